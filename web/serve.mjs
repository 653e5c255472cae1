// Serves a folder on the loopback and prints its address.
//
// usage: node web/serve.mjs FOLDER [PORT]    PORT: 8080, or 0 for any that is free

import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { policyOf } from './policy.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/**
 * The file of FOLDER that a request for URL means, or null.
 * @param {string} folder
 * @param {string} url
 */
function fileFor(folder, url) {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    const found = statSync(file);
    return found.isFile() ? { file, size: found.size } : null;
  } catch {
    return null; // no such file, or not a path
  }
}

/**
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
function serveFrom(folder) {
  const policy = policyOf(folder);
  return (request, response) => {
    const found = fileFor(folder, request.url || '/');
    if (!found) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n');
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(found.file)] || 'application/octet-stream',
      'content-length': found.size,
      // Files of a version never change; its folder is named after it.
      'cache-control': /^\/[0-9a-f]{12}\//.test(request.url || '') ? 'max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      ...(policy && { 'content-security-policy': policy }),
    });
    createReadStream(found.file).pipe(response);
  };
}

const [folder, port = '8080'] = process.argv.slice(2);
if (!folder || !statSync(folder, { throwIfNoEntry: false })) {
  console.error('usage: node web/serve.mjs FOLDER [PORT]');
  process.exit(2);
}
const server = createServer(serveFrom(folder));
server.on('error', (error) => {
  console.error(`web/serve.mjs: ${error.message}`);
  process.exit(1);
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://localhost:${typeof address === 'object' && address ? address.port : port}/`);
});
