import { type Brand } from '@red-disc/kernel';

export type TournamentId = Brand<string, 'TournamentId'>;
export type StageId = Brand<string, 'StageId'>;
/** A participant of the event: one player or a team. */
export type EntrantId = Brand<string, 'EntrantId'>;

export const tournamentId = (text: string): TournamentId => text as TournamentId;
export const stageId = (text: string): StageId => text as StageId;
export const entrantId = (text: string): EntrantId => text as EntrantId;

/** The hexadecimal digest of a text. It is handed in, so that this library needs no cryptography of its own. */
export type HashText = (text: string) => string;
