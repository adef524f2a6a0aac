'use client';

import { frameOf, type Line } from './lines';
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
      style={{ gridArea: `${rows[0]} / ${columns[0]} / ${rows[1] + 1} / ${columns[1] + 1}` }}
    >
      <span className="line-tag">
        {t('line.clears', { line: typeof face === 'number' ? lineName(face) : '' })}
      </span>
    </div>
  );
}
