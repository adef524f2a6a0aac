/** Does the work for all, only so many at a time; the results are in the order of the items. */
export async function inLots<Item, Done>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      done[index] = await work(items[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}
