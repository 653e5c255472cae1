// A server on the loopback for tests: static files, with the headers that a site should send.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { policyOf } from '../../../web/policy.mjs';
import { versionOf } from './site.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** The body of REQUEST, as JSON. */
async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

/**
 * Serves FOLDER. `result` resolves with what a page posts to /result.
 * @param {string} folder
 * @param {{ mayBeFramed?: boolean, folderFor?: (path: string) => string }} [options] mayBeFramed: whether other pages of
 * the folder may show the page in a frame; folderFor: the folder that a request for PATH is answered from, instead of
 * FOLDER
 */
export async function serveFolder(folder, { mayBeFramed = false, folderFor = () => folder } = {}) {
  const policy = policyOf(folder);
  const headers = { 'Content-Security-Policy': mayBeFramed ? policy.replace("frame-ancestors 'none'", "frame-src 'self'") : policy };
  let post = () => {};
  const result = new Promise((resolve) => (post = resolve));
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname)).replace(/\/$/, '/index.html');
    if (request.method === 'POST' && path === '/result') {
      post(await bodyOf(request));
      response.writeHead(204).end();
      return;
    }
    try {
      const data = await readFile(join(folderFor(path), path));
      response.writeHead(200, {
        'Content-Type': types[extname(path)] ?? 'application/octet-stream',
        ...headers,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-cache',
      });
      response.end(data);
    } catch {
      response.writeHead(404, headers).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}/`,
    /** The address of the page's modules, for import() in the page. */
    get files() {
      return `/${versionOf(folder)}/`;
    },
    result,
    /** Until start(), the server is out of reach. */
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
    start: () => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
