'use client';

import { frameOf, type Line } from './lines';
import { areaColumns } from './area';
import { useTableState } from './use-table';
import { lineName } from './words';

/** One dashed frame round a whole line, never three, with a tag that says what goes. */
export function LineFrame({ line }: { readonly line: Line }) {
  const { t } = useTableState().words;
  const { rows, columns } = frameOf(line);
  const { face } = line[0];
  return (
    <div
      aria-hidden="true"
      className="line-frame"
      data-edge={edgeOf(columns)}
      style={{ gridArea: `${rows[0]} / ${columns[0]} / ${rows[1] + 1} / ${columns[1] + 1}` }}
    >
      <span className="line-tag">
        {t('line.clears', { line: typeof face === 'number' ? lineName(face) : '' })}
      </span>
    </div>
  );
}

/** The tag of a line in an outer column would reach over the edge of a phone. */
function edgeOf([first, last]: readonly [number, number]): 'left' | 'right' | undefined {
  if (first !== last) return undefined;
  if (first === 1) return 'left';
  return first === areaColumns ? 'right' : undefined;
}
