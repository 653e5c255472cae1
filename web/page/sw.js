// The service worker: keeps one whole version of the page for use offline. A new version is fetched
// completely before it is offered, and replaces the old one only when the page asks for it, after the
// game has been saved; files of two versions never mix.

/* The version, and all files of it. The build replaces this list: see web/page/files.mjs. */
importScripts('files.js');

/** @type {{ version: string, files: string[] }} */
const { version, files } = self.pageFiles;
const name = `sudoku-${version}`;

/** Fetches all files past the browser's own cache, so that none is of an earlier version. */
async function install() {
  const cache = await caches.open(name);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
}

/** Removes the caches of earlier versions. */
async function activate() {
  for (const other of await caches.keys())
    if (other !== name && other.startsWith('sudoku-')) await caches.delete(other);
  await self.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(name);
  const kept = await cache.match(request, { ignoreSearch: true });
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
