// The service worker as the page sees it: started once, and replaced when the game is saved.

import { byId } from './page.js';
import { word } from './words.js';

/**
 * Offers the version that waits in REGISTRATION; SAVED resolves when the game is saved.
 * @param {ServiceWorkerRegistration} registration
 * @param {() => Promise<unknown>} saved
 */
function offer(registration, saved) {
  if (!registration.waiting || !navigator.serviceWorker.controller) return;
  const notice = byId('version');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = word('use_it');
  button.onclick = async () => {
    await saved();
    registration.waiting?.postMessage('replace');
  };
  notice.replaceChildren(`${word('new_version')} `, button);
  notice.hidden = false;
}

/**
 * Keeps the page for use offline. SAVED resolves when the game is saved.
 * @param {() => Promise<unknown>} saved
 */
export async function keepOffline(saved) {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  // A page that began with one version does not go on with files of another.
  serviceWorker.addEventListener('controllerchange', () => wasControlled && location.reload());
  try {
    const registration = await serviceWorker.register('sw.js', { updateViaCache: 'none' });
    offer(registration, saved);
    registration.addEventListener('updatefound', () => {
      const arriving = registration.installing;
      arriving?.addEventListener('statechange', () => arriving.state === 'installed' && offer(registration, saved));
    });
  } catch {
    // A private window or a plain address: the page works, but only online.
  }
}
