import { describe, expect, it } from '@jest/globals';
import { KnownCommands } from './known-commands.js';

describe('the commands of a log', () => {
  const ids = (from: number, to: number): string[] =>
    Array.from({ length: to - from }, (_, i) => `command-${from + i}`);

  it('are all known, however many there are and however often one comes', () => {
    const commands = new KnownCommands();
    for (const id of [...ids(0, 3000), ...ids(0, 3000)]) commands.add(id);
    expect(ids(0, 3000).filter((id) => !commands.mayHave(id))).toEqual([]);
  });

  it('are hardly ever taken for others', () => {
    const commands = new KnownCommands();
    expect(commands.mayHave('command-1')).toBe(false);
    for (const id of ids(0, 3000)) commands.add(id);
    expect(ids(3000, 100_000).filter((id) => commands.mayHave(id)).length).toBeLessThan(10);
  });
});
