import { entrantId, type EntrantId } from '../model/ids.js';
import { type EntrantEntry } from '../model/entrant.js';
import { parseCsv, unguard } from './csv.js';

/** What is wrong in a line. The line can be imported unless it is listed as an error. */
export type ImportProblem =
  | { readonly code: 'NAME_MISSING'; readonly line: number; readonly severity: 'error' }
  | {
      readonly code: 'NAME_TWICE';
      readonly line: number;
      readonly severity: 'warning';
      readonly firstLine: number;
    }
  | { readonly code: 'ALREADY_ENTERED'; readonly line: number; readonly severity: 'warning' }
  | { readonly code: 'ID_TWICE'; readonly line: number; readonly severity: 'error'; readonly id: string }
  | { readonly code: 'TOO_MANY_CELLS'; readonly line: number; readonly severity: 'warning' }
  | {
      readonly code: 'BAD_VALUE';
      readonly line: number;
      readonly severity: 'error';
      readonly column: string;
      readonly value: string;
    }
  | {
      readonly code: 'COLUMN_UNKNOWN';
      readonly line: 1;
      readonly severity: 'warning';
      readonly column: string;
    }
  | { readonly code: 'NAME_COLUMN_MISSING'; readonly line: 1; readonly severity: 'error' };

export interface ImportPreview {
  readonly entrants: readonly { readonly line: number; readonly entrant: EntrantEntry }[];
  readonly problems: readonly ImportProblem[];
}

/** Column titles as people write them, in the languages of the server. */
const COLUMNS: ReadonlyMap<string, keyof Row> = new Map([
  ['id', 'id'],
  ['name', 'name'],
  ['nom', 'name'],
  ['player', 'name'],
  ['spieler', 'name'],
  ['joueur', 'name'],
  ['club', 'club'],
  ['verein', 'club'],
  ['rating', 'rating'],
  ['wertung', 'rating'],
  ['elo', 'rating'],
  ['team', 'team'],
  ['équipe', 'team'],
  ['equipe', 'team'],
  ['table', 'pinnedTable'],
  ['tisch', 'pinnedTable'],
  ['attends', 'attends'],
  ['standby', 'standby'],
  ['ersatz', 'standby'],
  ['remplaçant', 'standby'],
  ['members', 'members'],
  ['mitglieder', 'members'],
  ['membres', 'members'],
]);

interface Row {
  id: string;
  name: string;
  club: string;
  rating: string;
  team: string;
  pinnedTable: string;
  attends: string;
  standby: string;
  members: string;
}

/** What people put into a column of yes and no. */
const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ...['', '0', 'no', 'false', 'non', 'nein'].map((no) => [no, false] as const),
  ...['1', 'x', 'yes', 'true', 'oui', 'ja'].map((yes) => [yes, true] as const),
]);

export interface ImportOptions {
  readonly existing: readonly { readonly id: EntrantId; readonly name: string }[];
  /** Makes an id for a line that brings none. */
  readonly makeId: (line: number, name: string) => string;
}

interface Checked {
  readonly entrant: EntrantEntry | undefined;
  readonly problems: ImportProblem[];
}

function wholeNumber(value: string): number | null | undefined {
  if (value === '') return null;
  return /^\d{1,5}$/.test(value) ? Number(value) : undefined;
}

function checkRow(row: Row, line: number, makeId: ImportOptions['makeId']): Checked {
  const bad = (column: keyof Row): ImportProblem => ({
    code: 'BAD_VALUE',
    line,
    severity: 'error',
    column,
    value: row[column],
  });
  if (row.name === '')
    return { entrant: undefined, problems: [{ code: 'NAME_MISSING', line, severity: 'error' }] };
  const rating = wholeNumber(row.rating);
  const pinnedTable = wholeNumber(row.pinnedTable);
  const attends =
    row.attends === '' || row.attends === 'room' ? 'room' : row.attends === 'online' ? 'online' : undefined;
  const standby = ANSWERS.get(row.standby.toLowerCase());
  if (rating === undefined || pinnedTable === undefined || attends === undefined || standby === undefined) {
    const problems = [
      ...(rating === undefined ? [bad('rating')] : []),
      ...(pinnedTable === undefined ? [bad('pinnedTable')] : []),
      ...(attends === undefined ? [bad('attends')] : []),
      ...(standby === undefined ? [bad('standby')] : []),
    ];
    return { entrant: undefined, problems };
  }
  const members = row.members.split(/\s*[|/]\s*/).filter((member) => member !== '');
  const entrant: EntrantEntry = {
    id: entrantId(row.id === '' ? makeId(line, row.name) : row.id),
    kind: members.length > 1 ? 'team' : 'player',
    name: row.name,
    members: members.length > 0 ? members : [row.name],
    club: row.club || null,
    team: row.team || null,
    rating,
    attends,
    pinnedTable,
    standby,
  };
  return { entrant, problems: [] };
}

/** Reads a list of entrants and says line by line what is wrong with it. Nothing is entered by this. */
export function previewEntrants(input: string, { existing, makeId }: ImportOptions): ImportPreview {
  const [header = [], ...rows] = parseCsv(input).rows;
  const titles = header.map((title) => title.trim().toLowerCase());
  const columns = titles.map((title) => COLUMNS.get(title));
  const problems: ImportProblem[] = titles.flatMap((column, i): ImportProblem[] =>
    columns[i] === undefined && column !== ''
      ? [{ code: 'COLUMN_UNKNOWN', line: 1, severity: 'warning', column }]
      : [],
  );
  if (!columns.includes('name')) {
    return {
      entrants: [],
      problems: [...problems, { code: 'NAME_COLUMN_MISSING', line: 1, severity: 'error' }],
    };
  }
  const entrants: { line: number; entrant: EntrantEntry }[] = [];
  const key = (name: string): string => name.trim().toLowerCase();
  const known = new Set(existing.map(({ name }) => key(name)));
  const ids = new Set<string>(existing.map(({ id }) => id));
  rows.forEach((cells, i) => {
    const line = i + 2;
    if (cells.every((cell) => cell.trim() === '')) return;
    const row: Row = {
      id: '',
      name: '',
      club: '',
      rating: '',
      team: '',
      pinnedTable: '',
      attends: '',
      standby: '',
      members: '',
    };
    columns.forEach((column, c) => {
      if (column) row[column] = unguard((cells[c] ?? '').trim());
    });
    if (cells.length > header.length) problems.push({ code: 'TOO_MANY_CELLS', line, severity: 'warning' });
    const checked = checkRow(row, line, makeId);
    problems.push(...checked.problems);
    if (!checked.entrant) return;
    const { entrant } = checked;
    const twin = entrants.find((other) => key(other.entrant.name) === key(entrant.name));
    if (twin) problems.push({ code: 'NAME_TWICE', line, severity: 'warning', firstLine: twin.line });
    if (known.has(key(entrant.name))) problems.push({ code: 'ALREADY_ENTERED', line, severity: 'warning' });
    if (ids.has(entrant.id)) {
      problems.push({ code: 'ID_TWICE', line, severity: 'error', id: entrant.id });
      return;
    }
    ids.add(entrant.id);
    entrants.push({ line, entrant });
  });
  return { entrants, problems };
}
