import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Desk, MAIN, movement, names, setup } from '../../test/desk.js';
import { sha256, workedExamples } from '../../test/worked-examples.js';
import { fraction, parseFraction } from '../numbers/fraction.js';
import { FIXED_CHAIN } from '../standings/criteria.js';
import { standingsOf } from '../standings/standings.js';
import { stageStandings } from '../log/standings.js';
import { makeArchive, readArchive } from './archive.js';
import { calendarEntries } from './calendar.js';
import { csvFormOf, makeCell, makeCsv, number, parseCsv, text, unguard } from './csv.js';
import { previewEntrants } from './entrants-csv.js';
import { foldLine, makeCalendar, textLine, unfoldLine } from './icalendar.js';
import { parseResultsCsv } from './results-csv.js';
import { exportCsv } from './tables-csv.js';

const played = (): Desk =>
  new Desk(setup([movement(2)]), names(9))
    .run({ type: 'startStage', stage: MAIN })
    .run({ type: 'planRounds', stage: MAIN })
    .begin(1)
    .finish(1)
    .begin(2)
    .finish(2)
    .record({ type: 'stageClosed', stage: MAIN })
    .record({ type: 'standingsApproved' });

describe('CSV', () => {
  it('[T23] guards text against formulas, and leaves numbers alone', () => {
    const { input, expected } = workedExamples.T23;
    expect(input.text_cells.map((cell) => makeCell(text(cell)))).toEqual(expected.text_cells);
    expect(input.numeric_cells.map((cell) => makeCell(number(cell)))).toEqual(expected.numeric_cells);
  });

  it('[7.3/11] reads back what it writes', () => {
    const rows = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 3, maxLength: 3 }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';'), fc.boolean(), (cells, separator, byteOrderMark) => {
        fc.pre(cells.every((row) => row.every((cell) => !cell.includes('\r') && !cell.startsWith("'"))));
        const csv = makeCsv(
          ['a', 'b', 'c'],
          cells.map((row) => row.map(text)),
          { separator, byteOrderMark },
        );
        const parsed = parseCsv(csv);
        expect(parsed.separator).toBe(separator);
        expect(parsed.rows.slice(1).map((row) => row.map(unguard))).toEqual(cells);
      }),
    );
  });

  it('is what a spreadsheet of the reader opens as a table: semicolons and decimal commas in German and French', () => {
    const rows = [[text('Zoë; 1,5'), number(-7.5), text('-7.5'), number('25/2')]];
    const german = '\uFEFFname;"a;b";c,d;e\r\n"Zoë; 1,5";-7,5;\'-7.5;12,5\r\n';
    const header = ['name', 'a;b', 'c,d', 'e'];
    expect(makeCsv(header, rows, csvFormOf('de'))).toBe(german);
    expect(makeCsv(header, rows, csvFormOf('fr'))).toBe(german);
    const english = 'name,a;b,"c,d",e\r\n"Zoë; 1,5",-7.5,\'-7.5,12.5\r\n';
    expect(makeCsv(header, rows, csvFormOf('en'))).toBe(`\uFEFF${english}`);
    expect(makeCsv(header, rows)).toBe(english);
  });

  it('writes fractions as decimals, rounded only where they have no end', () => {
    const written = ['25/2', '-11/4', '25/3', '-1/3', '2/3', '8', '-7.5', ''].map((value) =>
      makeCell(number(value)),
    );
    expect(written).toEqual(['12.5', '-2.75', '8.333333333', '-0.333333333', '0.666666667', '8', '-7.5', '']);
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(1, 2, 4, 5, 8, 10), (num, den) => {
        expect(parseFraction(makeCell(number(`${num}/${den}`)))).toEqual(fraction(num, den));
      }),
    );
    // A text is what somebody wrote, and stays.
    expect(makeCell(text('1/2'))).toBe('1/2');
  });

  it('has no fraction in any number of an event', () => {
    const uneven = new Desk(setup([movement(1)], { scoring: { type: 'matchpoints' } }), names(9));
    uneven
      .run({ type: 'startStage', stage: MAIN })
      .run({ type: 'planRounds', stage: MAIN })
      .begin(1)
      .finish(1);
    const { 'results.csv': results, 'standings.csv': standings } = exportCsv(uneven.state, sha256);
    expect(results + standings).toMatch(/\d\.\d/);
    expect(results + standings).not.toContain('/');
  });

  it('keeps a number in one cell whatever its form', () => {
    expect(makeCsv(['a'], [[number(7.5)]], { decimal: ',' })).toBe('a\r\n"7,5"\r\n');
  });

  it.each(['en', 'fr', 'de'])('[7.3/11] of results gives the same standings again, in %s', (language) => {
    const desk = played();
    const games = parseResultsCsv(exportCsv(desk.state, sha256, csvFormOf(language))['results.csv']);
    if (!games.ok) throw new Error(games.error.code);
    const again = standingsOf({
      participants: names(9).map((id) => ({ id: id as never })),
      games: games.value.get(MAIN)!,
      scoring: { type: 'classic' },
      nominalRounds: 3,
      chain: FIXED_CHAIN,
      lot: { seed: 'lots', hash: sha256 },
    });
    const own = stageStandings(desk.state, MAIN, sha256);
    expect(own).toMatchObject(again);
    expect(parseResultsCsv('a,b\r\n1,2')).toEqual({ ok: false, error: { code: 'COLUMN_MISSING', line: 1 } });
  });

  it('lists players, seats and standings', () => {
    const set = exportCsv(played().state, sha256, { separator: ';' });
    expect(set['players.csv'].split('\r\n')[1]).toBe('p01;Player p01;;;1;checkedIn');
    expect(set['seating.csv'].split('\r\n')).toHaveLength(1 + 18 + 1);
    expect(set['standings.csv'].split('\r\n')[0]).toBe('rank;playerId;name;games;tp;MARGIN;WINS;DIRECT;BEST');
  });
});

describe('a list of entrants', () => {
  const options = { existing: [], makeId: (line: number) => `line${line}` };

  it('is read in any of the languages, with teams and pinned tables', () => {
    const { entrants, problems } = previewEntrants(
      '\uFEFFName;Verein;Wertung;Tisch;Mitglieder\r\nEva;Nord;1600;3;\r\nDuo;;;;Ann | Bo\r\n',
      options,
    );
    expect(problems).toEqual([]);
    expect(
      entrants.map(({ entrant }) => [
        entrant.id,
        entrant.name,
        entrant.kind,
        entrant.club,
        entrant.rating,
        entrant.pinnedTable,
      ]),
    ).toEqual([
      ['line2', 'Eva', 'player', 'Nord', 1600, 3],
      ['line3', 'Duo', 'team', null, null, null],
    ]);
  });

  it('says who is on standby with a yes in any of the languages', () => {
    const { entrants, problems } = previewEntrants(
      'name,Ersatz\nEva,ja\nBo,X\nCy,\nDi,nein\nEd,perhaps\n',
      options,
    );
    expect(entrants.map(({ entrant }) => [entrant.name, entrant.standby])).toEqual([
      ['Eva', true],
      ['Bo', true],
      ['Cy', false],
      ['Di', false],
    ]);
    expect(problems).toMatchObject([{ line: 6, code: 'BAD_VALUE', column: 'standby', value: 'perhaps' }]);
  });

  it('is told line by line what is wrong', () => {
    const input =
      'id,name,rating,attends,shoe\n1,Eva,1600,room,39\n2,,1500,,\n3,Bo,strong,,\n3,Cy,,moon,\n4,eva,,,\n4,Di,,,,x\n5,Old,,,';
    const { entrants, problems } = previewEntrants(input, {
      ...options,
      existing: [{ id: 'x' as never, name: 'old' }],
    });
    expect(entrants.map(({ line }) => line)).toEqual([2, 6, 8]);
    expect(problems.map(({ line, code, severity }) => [line, code, severity])).toEqual([
      [1, 'COLUMN_UNKNOWN', 'warning'],
      [3, 'NAME_MISSING', 'error'],
      [4, 'BAD_VALUE', 'error'],
      [5, 'BAD_VALUE', 'error'],
      [6, 'NAME_TWICE', 'warning'],
      [7, 'TOO_MANY_CELLS', 'warning'],
      [7, 'ID_TWICE', 'error'],
      [8, 'ALREADY_ENTERED', 'warning'],
    ]);
    expect(previewEntrants('club,rating\nx,1', options).problems.at(-1)).toMatchObject({
      code: 'NAME_COLUMN_MISSING',
    });
    expect(previewEntrants('', options).entrants).toEqual([]);
  });
});

describe('iCalendar', () => {
  it('[T22] escapes text and folds at 75 octets', () => {
    const { input, expected } = workedExamples.T22;
    expect([textLine('SUMMARY', input.summary), textLine('DESCRIPTION', input.description)]).toEqual(
      expected,
    );
  });

  it('[7.3/11] unfolds to what was folded, in lines of at most 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (line) => {
        fc.pre(!line.includes('\r\n '));
        const folded = foldLine(line);
        expect(unfoldLine(folded)).toBe(line);
        for (const physical of folded.split('\r\n '))
          expect(Buffer.byteLength(physical)).toBeLessThanOrEqual(75);
      }),
    );
  });

  it('has an entry for every round, with ids that stay', () => {
    const entries = calendarEntries({
      state: played().state,
      host: 'club.example',
      startsAt: Date.UTC(2026, 3, 17, 18, 30),
      slotMinutes: 50,
      stampedAt: Date.UTC(2026, 0, 1),
      sequence: 2,
      location: 'Clubhouse; upstairs',
      title: (_, round) => `Round ${round}`,
    });
    const calendar = makeCalendar('Club', entries);
    expect(
      calendar.split('\r\n').filter((line) => line.startsWith('UID') || line.startsWith('DTSTART')),
    ).toEqual([
      'UID:t1-main-1@club.example',
      'DTSTART:20260417T183000Z',
      'UID:t1-main-2@club.example',
      'DTSTART:20260417T192000Z',
    ]);
    expect(calendar).toContain('LOCATION:Clubhouse\\; upstairs\r\n');
    expect(calendar).toContain('SEQUENCE:2\r\nSTATUS:CONFIRMED\r\n');
  });
});

describe('an archive', () => {
  it('[7.3/11] imports back to the same event', () => {
    const { log } = played();
    const archive = makeArchive(log, sha256);
    expect(archive.format).toBe('game-tournament/1');
    const back = readArchive(JSON.stringify(archive), sha256);
    if (!back.ok) throw new Error(back.error.code);
    expect(back.value).toEqual(log);
    expect(makeArchive(back.value, sha256)).toEqual(archive);
  });

  it('is refused if it is broken, touched or impossible', () => {
    const archive = makeArchive(played().log, sha256);
    const read = (value: unknown): unknown => {
      const result = readArchive(typeof value === 'string' ? value : JSON.stringify(value), sha256);
      return result.ok ? undefined : result.error;
    };
    expect(read('{')).toEqual({ code: 'ARCHIVE_MALFORMED' });
    expect(read(null)).toEqual({ code: 'ARCHIVE_MALFORMED' });
    expect(read({ ...archive, format: 'other/1' })).toEqual({
      code: 'ARCHIVE_FORMAT_UNKNOWN',
      format: 'other/1',
    });
    expect(read({ ...archive, events: [{}] })).toEqual({ code: 'ARCHIVE_MALFORMED' });
    expect(read({ ...archive, events: archive.events.slice(1) })).toEqual({ code: 'CHAIN_BROKEN', seq: 1 });
  });
});
