/*
 * Keeps the rules readable and practice playable without a network. It never stores an answer of the API, and pages
 * of the site only as a stranger would get them: the one exception, a club's rules that its reader has opened, goes
 * when they sign out. A change in what is stored here needs another version.
 */
const version = 'v1';
const stores = {
  /** Next's own files: their names change with their contents. */
  files: `${version}-files`,
  /** Pages as everybody gets them. */
  pages: `${version}-pages`,
  /** Rules of clubs, for whoever is signed in on this device. */
  clubs: `${version}-clubs`,
};
const languages = ['en', 'fr', 'de'];
const mostFiles = 300;

const publicPage = /^\/(en|fr|de)\/(rules|offline|play|tutorial)$/;
const clubRules = /^\/(en|fr|de)\/clubs\/[^/]+\/rules\/versions\/[^/]+$/;
const file = /^\/(_next\/static|icons)\//;
const fileInPage = /\/_next\/static\/[^"'\\ )]+/g;

self.addEventListener('install', (event) => {
  const pages = languages.flatMap((language) => [`/${language}/offline`, `/${language}/rules`]);
  // What cannot be fetched now is kept when it is visited.
  event.waitUntil(Promise.allSettled(pages.map(keep)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherVersions().then(() => self.clients.claim()));
});

/** A page asks to be kept: also one that was reached without loading a document. */
self.addEventListener('message', (event) => {
  if (event.data?.type === 'keep') event.waitUntil(keep(String(event.data.path)).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === '/api/account/sign-out')
    event.waitUntil(caches.delete(stores.clubs));
  if (request.method !== 'GET') return;
  if (file.test(pathname)) event.respondWith(answerFile(request));
  else if (request.mode === 'navigate') {
    event.respondWith(answerPage(request, pathname));
    event.waitUntil(keepNew(pathname).catch(() => undefined));
  }
});

async function dropOtherVersions() {
  const known = new Set(Object.values(stores));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !known.has(name)).map((name) => caches.delete(name)));
}

/** A page that everybody gets is kept at its first visit; the rules ask for themselves whenever they are read. */
async function keepNew(path) {
  if (publicPage.test(path) && !(await find(stores.pages, path))) await keep(path);
}

/** Stores a page and the files it is made of. */
async function keep(path) {
  const isClubs = clubRules.test(path);
  if (!isClubs && !publicPage.test(path)) return;
  const response = await fetch(path, { credentials: isClubs ? 'same-origin' : 'omit', cache: 'no-store' });
  if (!response.ok || response.redirected) return;
  const files = new Set((await response.clone().text()).match(fileInPage) ?? []);
  await Promise.allSettled([...files].map((address) => answerFile(new Request(address))));
  const cache = await caches.open(isClubs ? stores.clubs : stores.pages);
  await cache.put(path, response);
}

async function answerFile(request) {
  const cache = await caches.open(stores.files);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const stored = await cache.keys();
    // The oldest are those of releases that are gone.
    await Promise.all(
      stored.slice(0, Math.max(0, stored.length - mostFiles)).map((old) => cache.delete(old)),
    );
  }
  return response;
}

async function answerPage(request, pathname) {
  try {
    return await fetch(request);
  } catch {
    const language = languages.find((known) => pathname.startsWith(`/${known}/`)) ?? languages[0];
    return (
      (await find(stores.pages, pathname)) ??
      (await find(stores.clubs, pathname)) ??
      (await find(stores.pages, `/${language}/offline`)) ??
      Response.error()
    );
  }
}

async function find(name, path) {
  const cache = await caches.open(name);
  return cache.match(path, { ignoreSearch: true, ignoreVary: true });
}
