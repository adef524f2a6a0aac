/** Whether somebody wrote this result: another one at the table confirms it. Results name people as seats do. */
export function hasHandedIn(
  { enteredBy }: { readonly enteredBy: string | null },
  name: string | undefined,
): boolean {
  return name !== undefined && enteredBy === name;
}
