import type { TournamentTopic } from '@red-disc/contracts';
import type { EventType, TournamentEvent } from '@red-disc/tournaments';

const people = ['entrants', 'standings'] as const;
const seats = ['rounds', 'entrants'] as const;
const sheets = ['results', 'standings'] as const;
const everything = [
  'details',
  'setup',
  'entrants',
  'rounds',
  'results',
  'clocks',
  'calls',
  'standings',
] as const satisfies readonly TournamentTopic[];

/** Which parts of an event a page has to read again after something happened. */
const topicsOf: Readonly<Record<EventType, readonly TournamentTopic[]>> = {
  tournamentCreated: everything,
  setupChanged: ['setup', 'rounds'],
  registrationOpened: ['setup'],
  registrationClosed: ['setup'],
  entrantRegistered: ['entrants'],
  entrantPromoted: ['entrants'],
  entrantChanged: ['entrants', 'rounds', 'standings'],
  entrantWithdrawn: ['entrants'],
  pairKeptApart: ['entrants'],
  pairReleased: ['entrants'],
  checkInOpened: ['setup'],
  entrantCheckedIn: ['entrants'],
  checkInClosed: ['setup', 'entrants'],
  entrantDropped: people,
  entrantReentered: people,
  entrantDisqualified: people,
  stageStarted: ['rounds', 'standings'],
  stageClosed: ['rounds', 'standings'],
  roundPlanned: ['rounds'],
  roundPublished: ['rounds'],
  roundWithdrawn: ['rounds'],
  seatsSwapped: ['rounds'],
  roundStarted: ['rounds', 'clocks'],
  roundClockChanged: ['clocks'],
  tableClockChanged: ['clocks'],
  tableMoved: ['rounds'],
  roundClosed: ['rounds', 'standings'],
  resultDrafted: ['results'],
  resultSubmitted: sheets,
  resultConfirmed: sheets,
  resultDisputed: sheets,
  resultCorrected: sheets,
  tableVoided: sheets,
  entrantAbsent: seats,
  lateArrivalSeated: seats,
  standbySeated: seats,
  caretakerSeated: seats,
  refereeCalled: ['calls', 'clocks'],
  callRuled: ['calls', 'clocks'],
  pointsAdjusted: ['calls', 'standings'],
  adjustmentCancelled: ['calls', 'standings'],
  prizesSet: ['setup', 'standings'],
  standingsApproved: ['setup', 'standings'],
  tournamentReopened: ['setup', 'standings'],
  tournamentLocked: ['setup', 'standings'],
  tournamentCancelled: everything,
  commandUndone: everything,
};

export function topicsTouched(events: readonly TournamentEvent[]): TournamentTopic[] {
  return [...new Set(events.flatMap(({ body }) => topicsOf[body.type]))];
}
