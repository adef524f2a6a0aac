type TakeDown = () => Promise<void>;

const standing: TakeDown[] = [];
let isEnding = false;

/** Somebody has asked the command to stop, and what it put up is being taken down: it ends when that is done. */
export function isInterrupted(): boolean {
  return isEnding;
}

/**
 * What a command puts up it also takes down when it is interrupted: the latest first, since that may stand on what was
 * there before. Returns what does the same in the usual course; however often it is called, it is done once.
 */
export function takenDownIfInterrupted(takeDown: TakeDown): TakeDown {
  if (standing.length === 0)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
  let done: Promise<void> | undefined;
  const takeDownOnce = (): Promise<void> => {
    done ??= takeDown().finally(() => {
      forget(takeDownOnce);
    });
    return done;
  };
  standing.push(takeDownOnce);
  return takeDownOnce;
}

function forget(takeDown: TakeDown): void {
  standing.splice(standing.indexOf(takeDown), 1);
  if (standing.length === 0)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal);
}

function onSignal(): void {
  if (isEnding) return;
  isEnding = true;
  void takeAllDown().finally(() => process.exit(130));
}

async function takeAllDown(): Promise<void> {
  for (const takeDown of standing.toReversed()) await takeDown().catch(() => undefined);
}
