import { type AllegraView, type RoundView } from './view.js';

/** As much of a view as differs from viewer to viewer; it comes first in every view. */
type ViewOpening = Pick<AllegraView, 'viewer' | 'moves'> & {
  readonly round: Pick<RoundView, 'held'> | null;
};

/** The start of a view's JSON, up to where all viewers see the same. */
export function openingText({ viewer, moves, round }: ViewOpening): string {
  const viewerText = viewer === 'spectator' ? '"spectator"' : `${viewer}`;
  const movesText = moves.length === 0 ? '[]' : `["${moves.join('","')}"]`;
  return `{"viewer":${viewerText},"moves":${movesText},"round":${roundOpening(round)}`;
}

function roundOpening(round: ViewOpening['round']): string {
  if (round === null) return 'null';
  return round.held === null ? '{"held":null' : `{"held":${JSON.stringify(round.held)}`;
}

/** The rest of the JSON, which is the same for all. */
export function sharedText(view: AllegraView): string {
  return JSON.stringify(view).slice(openingText(view).length);
}
