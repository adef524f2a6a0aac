import { describe, expect, it } from '@jest/globals';
import { failure, success } from '@red-disc/kernel';
import { applyStep } from '@red-disc/game';
import { finishRound, newMatch, shuffleInOrder } from '../../test/new-match.js';
import { allegraGame } from '../game.js';
import { type OpenProof } from './proof.js';
import { verifyRecord } from './verify-record.js';

interface LooseRecord {
  rounds: { dealer: number; deck: number[]; reshuffles: number[][]; moves: string[]; fair?: object }[];
  stopped?: string;
}

const players = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];
const proof = { dealId: 'T/1', commitment: 'c', serverSeed: 's', clientSeeds: {} };

function played(seats: number, rules = {}, rounds = 1): LooseRecord {
  const match = newMatch(seats, { rounds, ...rules });
  for (let i = 0; i < rounds; i += 1) {
    shuffleInOrder(match);
    finishRound(match);
  }
  const header = { players: players.slice(0, seats), proofs: Array.from({ length: rounds }, () => proof) };
  return JSON.parse(JSON.stringify(match.record(header))) as LooseRecord;
}

/** A proof that finds any order fair that is ascending. */
const ascending: OpenProof = () => success((_, cards) => cards);

describe('the order in which faults are found', () => {
  it('is that of the rounds, and in a round: over, dealer, cards, fairness, moves, end', () => {
    const record = played(2, {}, 2);
    const second = record.rounds[1]!;
    expect(verifyRecord(record, ascending)).toMatchObject({ ok: true, over: true });
    second.moves.pop();
    expect(verifyRecord(record, ascending)).toMatchObject({ round: 2, move: second.moves.length + 1 });
    second.moves[3] = 'x';
    expect(verifyRecord(record, ascending)).toMatchObject({
      round: 2,
      move: 4,
      reason: 'NO_SUCH_SEAT (seats: 2)',
    });
    second.deck.reverse();
    expect(verifyRecord(record, ascending)).toMatchObject({ round: 2, move: 0, reason: 'UNFAIR_ORDER' });
    second.deck.pop();
    expect(verifyRecord(record, ascending)).toMatchObject({ round: 2, move: 0, reason: 'WRONG_CARDS' });
    second.dealer = 2;
    expect(verifyRecord(record, ascending)).toMatchObject({ round: 2, move: 0, reason: 'WRONG_DEALER' });
    record.rounds[0]!.moves.unshift('1 D');
    expect(verifyRecord(record, ascending)).toMatchObject({ round: 1, move: 1 });
  });

  it('reports a proof that cannot be opened before the first move, and ignores proofs without a way to open them', () => {
    const refuse: OpenProof = () => failure({ code: 'COMMITMENT_DIFFERS' });
    expect(verifyRecord(played(2), refuse)).toEqual({
      ok: false,
      round: 1,
      move: 0,
      reason: 'COMMITMENT_DIFFERS',
    });
    expect(verifyRecord(played(2)).ok).toBe(true);
  });

  it('[deck/empty] reports an unfair reshuffle at its draw, under its label', () => {
    const record = played(6, { deck: 'reduced', knock: false });
    const { moves, reshuffles } = record.rounds[0]!;
    expect(reshuffles).toHaveLength(2);
    const labels: string[] = [];
    const listen: OpenProof = () =>
      success((label, cards) => {
        labels.push(label);
        return cards;
      });
    expect(verifyRecord(record, listen).ok).toBe(true);
    expect(labels).toEqual(['deal', 'reshuffle/1', 'reshuffle/2']);
    reshuffles[0]!.reverse();
    const verdict = verifyRecord(record, ascending);
    expect(verdict).toMatchObject({ ok: false, round: 1, reason: 'UNFAIR_ORDER' });
    if (!verdict.ok) {
      expect(moves[verdict.move - 1]).toMatch(/^\d D$/);
      expect(moves.slice(0, verdict.move).filter((move) => move.endsWith('D'))).toHaveLength(94 - 73 + 1);
    }
  });
});

describe('opening a record', () => {
  it('says where it is wrong', () => {
    const record = played(3);
    record.rounds[0]!.moves[2] = '1 D';
    expect(allegraGame.openRecord(record)).toEqual({
      ok: false,
      error: { code: 'NOT_AWAITED', round: 1, move: 3 },
    });
    expect(allegraGame.openRecord('x')).toEqual({
      ok: false,
      error: { code: 'NOT_A_RECORD', round: 0, move: 0 },
    });
  });

  it('gives the header back, and the steps up to a stop', () => {
    const record = { ...played(3, { rounds: 2 }), stopped: 'storm' };
    const opened = allegraGame.openRecord(record);
    if (!opened.ok) throw new Error(opened.error.code);
    expect(opened.value.header).toEqual({ players: ['Ana', 'Ben', 'Cleo'], proofs: [proof] });
    expect(opened.value.steps.at(-1)).toEqual({ type: 'stop', reason: 'storm' });
    const match = newMatch(3, opened.value.rules, opened.value.dealer);
    for (const step of opened.value.steps) expect(applyStep(match, step).ok).toBe(true);
    expect(match.record(opened.value.header)).toEqual(record);
  });

  it('leaves out a stop that came after the end', () => {
    const opened = allegraGame.openRecord({ ...played(3), stopped: 'storm' });
    expect(opened.ok && opened.value.steps.some(({ type }) => type === 'stop')).toBe(false);
  });

  it('knows a dealer even where nothing was dealt', () => {
    const opened = allegraGame.openRecord({ ...played(3), rounds: [] });
    expect(opened).toMatchObject({ ok: true, value: { dealer: 3, steps: [] } });
  });
});
