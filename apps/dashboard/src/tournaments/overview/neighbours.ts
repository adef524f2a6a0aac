/** Who sits left and right of a seat; a column is borrowed from the left and lent to the right. */
export function neighboursOf<Seat>(
  seats: readonly Seat[],
  index: number,
): { readonly left: Seat | undefined; readonly right: Seat | undefined } {
  const { length } = seats;
  return length < 2 || index < 0
    ? { left: undefined, right: undefined }
    : { left: seats[(index + length - 1) % length], right: seats[(index + 1) % length] };
}
