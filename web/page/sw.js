// The service worker: keeps one whole version of the page for use offline. A new version is fetched
// completely before it is offered, and replaces the old one only when the page asks for it, after the
// game has been saved; files of two versions never mix.

/** @type {{ version: string, files: Record<string, string> }} all files of the version, with their digests */
const { version, files } = self.pageFiles; // web/assemble.mjs writes them above this line
const name = `sudoku-${version}`;

/**
 * Fetches all files past the browser's own cache. Where one is missing or damaged, as while a server is being
 * updated, the installation fails, and the browser tries again later.
 */
async function install() {
  const cache = await caches.open(name);
  await cache.addAll(Object.entries(files).map(([file, integrity]) => new Request(file, { cache: 'reload', integrity })));
}

/** Removes the caches of earlier versions. */
async function activate() {
  for (const other of await caches.keys())
    if (other !== name && other.startsWith('sudoku-')) await caches.delete(other);
  await self.clients.claim();
}

/**
 * The page itself is kept as "./", whichever name it is asked for by.
 * @param {Request} request
 */
async function answer(request) {
  const cache = await caches.open(name);
  const address = request.url.replace(/\/index\.html(?=$|[?#])/, '/');
  const kept = await cache.match(address, { ignoreSearch: true });
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && new URL(event.request.url).origin === location.origin)
    event.respondWith(answer(event.request));
});
self.addEventListener('message', (event) => {
  if (event.data === 'replace') self.skipWaiting();
});
