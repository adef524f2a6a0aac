import { eventStandings } from '../log/standings.js';
import { activeEntrants, runningStage } from '../log/state.js';
import { playerEntry } from '../model/entrant.js';
import { entrantId } from '../model/ids.js';
import { makeFraction, parseFraction, subtract, ZERO } from '../numbers/fraction.js';
import { type StageHand } from './stage-hand.js';
import { type Trouble } from './trouble.js';

/** Numbers that do not divide, and standings that cannot decide: both are settled before the first round. */
export function troubleBefore(hand: StageHand, trouble: ReadonlySet<Trouble>): void {
  if (trouble.has('tieAtTheCut')) {
    hand.attempt({ type: 'changeSetup', changes: { rules: { ...hand.state.setup.rules, chain: ['TP'] } } });
  }
  if (trouble.has('oddNumbers')) {
    const waiting = [...hand.state.entrants.values()].filter(({ status }) => status === 'registered');
    const gone = hand.pick(waiting);
    if (gone) hand.attempt({ type: 'withdraw', entrant: gone.id });
    hand.findings.push({ at: hand.now, code: 'ODD_NUMBERS', players: waiting.length - 1 });
  }
}

/** Between the first and the second round somebody leaves and somebody else comes. */
export function troubleBetween(hand: StageHand, trouble: ReadonlySet<Trouble>): void {
  const stage = runningStage(hand.state);
  if (trouble.has('drop') && stage) {
    const entrant = hand.pick(activeEntrants(hand.state, stage));
    if (entrant !== undefined && !hand.attempt({ type: 'drop', entrant })) {
      hand.findings.push({ at: hand.now, code: 'LEFT_EARLY', entrant });
    }
  }
  if (trouble.has('latePlayer')) {
    const id = entrantId('rehearsal-late');
    const attends = hand.state.setup.mode === 'online' ? 'online' : 'room';
    hand.attempt({ type: 'register', entrant: playerEntry(id, { name: 'Late', attends }) });
    hand.attempt({ type: 'checkIn', entrant: id, how: 'desk' });
    hand.findings.push({ at: hand.now, code: 'CAME_LATE', entrant: id });
  }
}

/** Makes the two at the edge of the cut level in points, once the last round before it is over. */
export function tieTheCut(hand: StageHand): void {
  const stage = runningStage(hand.state);
  const cut = stage?.setup.cut;
  if (!stage || cut?.by !== 'overall') return;
  const lines = eventStandings(hand.state, hand.hash);
  const [last, next] = [lines[cut.take + cut.luckyLosers - 1], lines[cut.take + cut.luckyLosers]];
  if (!last || !next) return;
  const gap = subtract(parseFraction(last.tp) ?? ZERO, parseFraction(next.tp) ?? ZERO);
  if (gap.num <= 0n) return;
  hand.record({
    type: 'pointsAdjusted',
    id: 'tie-at-the-cut',
    stage: stage.setup.id,
    entrant: next.id,
    kind: 'award',
    points: makeFraction(gap),
  });
}
