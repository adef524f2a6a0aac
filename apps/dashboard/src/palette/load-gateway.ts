/** The contracts come when they are first needed: every page carries the palette. */
export async function loadGateway() {
  const [{ routes }, { ask }] = await Promise.all([import('@red-disc/contracts'), import('@/live/ask')]);
  return { routes, ask };
}
