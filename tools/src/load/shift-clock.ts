// Preloaded into a gateway whose clock is to be wrong by CLOCK_SHIFT_MS: what a bad time server does to a machine.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const trueNow = Date.now.bind(Date);
const TrueDate = Date;

Date.now = () => trueNow() + shift;
globalThis.Date = new Proxy(TrueDate, {
  construct: (target, args: unknown[]) =>
    args.length === 0 ? new target(trueNow() + shift) : (Reflect.construct(target, args) as Date),
  apply: () => new TrueDate(trueNow() + shift).toString(),
});
