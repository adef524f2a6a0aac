import { z } from 'zod';

/** Search, filters and order of a list under a name that somebody gave them. */
export interface SavedView {
  readonly name: string;
  readonly address: ListState;
}

/** What the address holds of a list, but for the page. */
export type ListState = Readonly<Record<string, string>>;

const viewsSchema = z.array(z.object({ name: z.string().min(1), address: z.record(z.string(), z.string()) }));

/** What the browser kept; anything else that stands there is nothing. */
export function parseViews(text: string | null): readonly SavedView[] {
  try {
    return viewsSchema.safeParse(JSON.parse(text ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** A view under a name that is taken replaces the one that has it. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...withoutView(views, view.name), view];
}

export function withoutView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((view) => view.name !== name);
}

/** Whether both show the same: what is empty is as good as absent. */
export function isSameState(one: ListState, other: ListState): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (key) => (one[key] ?? '') === (other[key] ?? ''),
  );
}
