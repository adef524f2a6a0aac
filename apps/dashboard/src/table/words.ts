import type { AllegraEvent } from '@red-disc/allegra';
import { assertNever } from '@red-disc/kernel';
import type { Seat } from '@red-disc/game';
import { printValue } from '@/cards/values';
import type { Messages } from '@/i18n/catalogues';
import type { Translate } from '@/i18n/translate';
import { areaRows } from './area';
import type { EventEntry, LogEntry } from './log';
import type { SeatModel, TableModel } from './model';
import type { Prompt, PromptRole } from './prompt';
import { touchedPlaces } from './touched';

/** Puts names and cards into the reader's language. */
export interface Words {
  readonly t: Translate<'table'>;
  readonly list: (names: readonly string[]) => string;
  readonly model: TableModel;
}

export function nameOf({ t, model }: Words, seat: Seat | undefined): string {
  const found = model.seats.find((candidate) => candidate.seat === seat);
  if (!found) return '';
  return found.isYou ? t('you') : found.name;
}

export function namesOf(words: Words, seats: readonly Seat[]): string {
  return words.list(seats.map((seat) => nameOf(words, seat)));
}

/** "a 2", "an 8": the card with its article. */
export function aCard({ t }: Words, card: number): string {
  return t('aCard', { value: printValue(card) });
}

/** "2 2 2": a line as it is read aloud. */
export function lineName(card: number): string {
  return Array.from({ length: 3 }, () => printValue(card)).join(' ');
}

type Prompts = Messages['table']['prompt'];
type PromptKey = { [Kind in keyof Prompts]: `${Kind}.${keyof Prompts[Kind] & string}` }[keyof Prompts];

/** Which roles have words of their own; a partner is otherwise told what everybody is told. */
const spokenRoles: Readonly<Record<Prompt['kind'], readonly PromptRole[]>> = {
  deal: ['wait'],
  setup: ['act', 'wait'],
  open: ['act', 'wait'],
  reshuffle: ['wait'],
  knock: ['act', 'partner', 'wait'],
  answer: ['act', 'partner', 'wait'],
  place: ['act', 'wait'],
  reveal: ['act', 'wait'],
  clear: ['act', 'wait'],
  tradePlace: ['act', 'partner', 'wait'],
  tradeClear: ['act', 'partner', 'wait'],
  pick: ['act', 'partner', 'wait'],
  pickPlace: ['act', 'partner', 'wait'],
  over: ['wait'],
  gameOver: ['wait'],
};

export function promptKey({ kind, role }: Pick<Prompt, 'kind' | 'role'>): PromptKey {
  const spoken = spokenRoles[kind].includes(role) ? role : 'wait';
  return `${kind}.${spoken}` as PromptKey;
}

type AlternativeKey = 'open.act' | 'place.act' | 'clear.act' | 'tradeClear.act';

/** How many the sentence is about: cards to turn up, those who knocked, those who won. */
function countOf({ kind, revealsLeft, knocked, winners }: Prompt): number {
  if (kind === 'setup') return revealsLeft;
  return kind === 'answer' ? knocked.length : winners.length;
}

/** Title and text of the status bar. */
export function promptWords(words: Words, prompt: Prompt, variant: 'plain' | 'alternative') {
  const { t } = words;
  const key = promptKey(prompt);
  const values = {
    active: nameOf(words, prompt.active),
    knocker: nameOf(words, prompt.knocker),
    knockers: namesOf(words, prompt.knocked),
    waiting: namesOf(words, prompt.waitingFor),
    winners: namesOf(words, prompt.winners),
    count: countOf(prompt),
    card: prompt.card === undefined ? '' : printValue(prompt.card),
    aCard: prompt.card === undefined ? '' : aCard(words, prompt.card),
  };
  return {
    title: t(`prompt.${key}.title`, values),
    text:
      variant === 'alternative'
        ? t(`prompt.${key as AlternativeKey}.alternative`, values)
        : t(`prompt.${key}.text`, values),
  };
}

/** How a place is read aloud: "row 2, column 1, shared with Bea, 2". */
export function placeLabel({ t, model }: Words, place: SeatModel['area'][number]): string {
  const face = typeof place.face === 'number' ? printValue(place.face) : t(`place.${place.face}`);
  const other = model.seats.find(({ seat }) => seat === place.sharedWith);
  return t('place.label', {
    row: place.row,
    column: place.column,
    shared: other === undefined ? 'none' : other.isYou ? 'you' : 'other',
    name: other?.name ?? '',
    face,
  });
}

/** One sentence for the log and for screen readers. */
export function eventWords(words: Words, event: AllegraEvent): string {
  const { t, model } = words;
  const isYou = (seat: Seat) =>
    model.seats.some((known) => known.seat === seat && known.isYou) ? 'yes' : 'no';
  const of = (seat: Seat) => ({ you: isYou(seat), name: nameOf(words, seat) });
  switch (event.type) {
    case 'dealt':
      return t('log.dealt', { round: event.round, aCard: aCard(words, event.discard) });
    case 'turnOpened':
      return t('log.turnOpened', { ...of(event.seat), last: event.last ? 'yes' : 'no' });
    case 'reshuffled':
      return t('log.reshuffled', { deck: event.deck });
    case 'revealed':
    case 'drew':
      return t(`log.${event.type}`, { ...of(event.seat), aCard: aCard(words, event.card) });
    case 'took':
    case 'threw':
      return t(`log.${event.type}`, { ...of(event.seat), card: printValue(event.card) });
    case 'knocked':
    case 'passed':
    case 'kept':
    case 'clearedNoMore':
      return t(`log.${event.type}`, of(event.seat));
    case 'gave':
      return t('log.gave', { ...of(event.seat), to: nameOf(words, event.to), toYou: isYou(event.to) });
    case 'exchanged':
      return t('log.exchanged', {
        ...of(event.seat),
        card: printValue(event.card),
        out: typeof event.out === 'number' ? 'up' : 'down',
        aOut: typeof event.out === 'number' ? aCard(words, event.out) : '',
      });
    case 'picked':
      return t('log.picked', {
        ...of(event.seat),
        aCard: aCard(words, event.card),
        from: nameOf(words, event.from),
        fromYou: isYou(event.from),
      });
    case 'laidBack':
      return t('log.laidBack', { ...of(event.seat), aCard: aCard(words, event.card) });
    case 'cleared':
      return t('log.cleared', { ...of(event.seat), line: lineName(event.card) });
    case 'discarded':
      return t('log.discarded', { aCard: aCard(words, event.card) });
    case 'roundEnding':
      return t('log.roundEnding', of(event.trigger));
    case 'timeCalled':
      return t('log.timeCalled');
    case 'roundOver':
      return t('log.roundOver', { round: event.round });
    case 'gameOver':
      return t('log.gameOver', { winners: namesOf(words, event.winners), count: event.winners.length });
    case 'stopped':
      return t('log.stopped', { reason: event.reason });
    default:
      return assertNever(event);
  }
}

interface Told {
  readonly t: Words['t'];
  readonly whom: string;
  readonly text: string;
}

/** Every move draws the whole log again, and what stands in it does not change: each sentence is made once. */
const told = new WeakMap<LogEntry, Told>();

/** A sentence of the log; where it is about the viewer's own fifteen, with the place. */
export function entryWords(words: Words, entry: LogEntry): string {
  if (!('event' in entry)) return entry.remark;
  const { t, model } = words;
  const whom = `${model.own.seat} ${model.seats.map(({ name, isYou }) => (isYou ? `*${name}` : name)).join('\n')}`;
  const known = told.get(entry);
  if (known?.t === t && known.whom === whom) return known.text;
  const text = tell(words, entry);
  told.set(entry, { t, whom, text });
  return text;
}

function tell(words: Words, entry: EventEntry): string {
  const { t, list, model } = words;
  const what = eventWords(words, entry.event);
  const touched = touchedPlaces(entry.event, model);
  const [first] = touched;
  if (!first) return what;
  const places =
    touched.length === areaRows
      ? t('log.column', { column: first.column })
      : list(touched.map(({ row, column }) => t('log.place', { row, column })));
  return t('log.yours', { what, places });
}

/** The seat that an entry is about, for its marker in the log. */
export function seatOfEntry(entry: LogEntry): Seat | undefined {
  if (!('event' in entry)) return entry.seat;
  const { event } = entry;
  if ('seat' in event) return event.seat;
  return event.type === 'roundEnding' ? event.trigger : undefined;
}
