/** What talks to the server comes after the page: it opens fast on a phone in a hall. */
export async function loadApi() {
  const [{ ask }, { routes }] = await Promise.all([import('@/live/ask'), import('@red-disc/contracts')]);
  return { ask, routes };
}
