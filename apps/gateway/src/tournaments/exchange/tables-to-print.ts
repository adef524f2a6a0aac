import { tableSizes, type TournamentState } from '@red-disc/tournaments';

/** The numbers of tables for which codes are printed: those there are, or as many as the entrants will need. */
export function tablesToPrint({ setup, stages, entrants }: TournamentState): number[] {
  const seated = stages.flatMap(({ rounds }) => rounds.flatMap(({ tables }) => tables.map(({ no }) => no)));
  const { prefer, maxByes } = setup.rules;
  const coming = [...entrants.values()].filter(
    ({ status }) => status === 'registered' || status === 'checkedIn',
  );
  const plan = tableSizes(Math.max(coming.length, setup.cap ?? 0), { prefer, maxByes });
  const most = Math.max(0, ...seated, plan.ok ? plan.value.sizes.length : 0, setup.rules.maxTables ?? 0);
  return Array.from({ length: most }, (_, i) => i + 1);
}
