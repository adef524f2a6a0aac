/** The contracts and their schemas come when somebody does what needs them: no page waits for them to be shown. */
export async function loadGateway() {
  const [{ routes }, { ask }] = await Promise.all([import('@red-disc/contracts'), import('./ask')]);
  return { routes, ask };
}
