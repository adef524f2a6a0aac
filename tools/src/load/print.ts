/** A table for people: the first row is its head. */
export function printTable(rows: readonly (readonly (string | number)[])[]): void {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => {
          const text = String(cell);
          return column === 0 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!);
        })
        .join('  '),
    );
}

/** For programs: the last line of the output is one JSON object. */
export function printResult(result: object, json: boolean): void {
  if (json) console.log(JSON.stringify(result));
}
