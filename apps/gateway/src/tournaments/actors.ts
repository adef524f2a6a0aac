import type { Actor, Entrant } from '@red-disc/tournaments';

/** Who did something, as the log keeps it: ids, never names. */
export const staff = (userId: string): Actor => ({ id: userId, role: 'staff', entrant: null });

export const player = (userId: string, entrant: Entrant): Actor => ({
  id: userId,
  role: 'player',
  entrant: entrant.id,
});

export const liveTable = (gameTableId: string): Actor => ({ id: gameTableId, role: 'table', entrant: null });

/** The server itself, where a clock has run out. */
export const server: Actor = { id: 'server', role: 'system', entrant: null };
