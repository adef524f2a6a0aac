// Preloaded into a gateway whose clock is to be wrong, from the start or from when it is told: what a bad time server
// does to a machine.
let shift = Number(process.env.CLOCK_SHIFT_MS);
process.on('message', (message: { readonly type?: unknown; readonly ms?: unknown }) => {
  if (message.type === 'shift-clock') shift = Number(message.ms);
});
const trueNow = Date.now.bind(Date);
const TrueDate = Date;

Date.now = () => trueNow() + shift;
globalThis.Date = new Proxy(TrueDate, {
  construct: (target, args: unknown[]) =>
    args.length === 0 ? new target(trueNow() + shift) : (Reflect.construct(target, args) as Date),
  apply: () => new TrueDate(trueNow() + shift).toString(),
});
