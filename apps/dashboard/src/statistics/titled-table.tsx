import { useId, type ReactNode } from 'react';
import { Table, TableBody, TableHead } from '@/ui/table';

export interface TitledTableProps {
  readonly title: string;
  /** The cells of its head. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

export function TitledTable({ title, head, children }: TitledTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <Table aria-labelledby={id}>
        <TableHead>
          <tr>{head}</tr>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </section>
  );
}
