export interface FigureTilesProps {
  readonly tiles: readonly { readonly label: string; readonly value: string; readonly note?: string }[];
}

/** A few large figures with what they count. */
export function FigureTiles({ tiles }: FigureTilesProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {tiles.map(({ label, value, note }) => (
        <div key={label} className="flex flex-col-reverse justify-end rounded-3 bg-surface p-4 shadow-1">
          <dt className="text-ink-2">{label}</dt>
          <dd className="num text-3xl">
            {value}
            {note !== undefined && <span className="ml-2 font-text text-base font-[450]">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
