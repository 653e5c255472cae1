// Starts the page: settings, views by the address's fragment, what is opened, dropped or pasted.

import { Remote } from './rpc.js';
import { ScanView } from './scan_view.js';
import { byId } from './page.js';
import { connectEngine } from './remote.js';
import { openStore } from './store.js';
import { pastedItem } from './picture.js';
import { showSettings, startSettings } from './settings.js';

const views = ['home', 'scan'];

/** @returns {string} the view that the address names */
function viewName() {
  const name = location.hash.slice(1).split('=')[0];
  return views.includes(name) ? name : 'home';
}

class Page {
  constructor() {
    this.logic = connectEngine();
    this.scan = new ScanView(new Remote('vision.worker.js', 'vision'), this.logic);
  }

  /** Shows the view of the address. */
  showView() {
    const name = viewName();
    for (const view of views) byId(view).hidden = view !== name;
    for (const link of document.querySelectorAll('#nav a'))
      if (link.getAttribute('href') === `#${name}`) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    if (name !== 'scan') this.scan.stopCamera();
  }

  /**
   * Opens whatever the user hands over.
   * @param {File | string | null} item
   */
  async open(item) {
    if (!item || typeof item === 'string') return;
    location.hash = '#scan';
    await this.scan.openPicture(item);
  }

  acceptFiles() {
    const input = /** @type {HTMLInputElement} */ (byId('file'));
    input.onchange = () => {
      this.open(input.files?.[0] ?? null);
      input.value = '';
    };
    for (const id of ['home-picture', 'scan-picture']) byId(id).onclick = () => input.click();
    document.addEventListener('dragover', (event) => event.preventDefault());
    document.addEventListener('drop', (event) => {
      event.preventDefault();
      this.open(pastedItem(event.dataTransfer));
    });
    document.addEventListener('paste', (event) => this.open(pastedItem(event.clipboardData)));
  }
}

async function start() {
  const store = await openStore();
  await startSettings(store);
  const page = new Page();
  page.acceptFiles();
  byId('open-settings').onclick = () => showSettings(store, () => page.scan.retell());
  addEventListener('hashchange', () => page.showView());
  page.showView();
  document.documentElement.dataset.ready = 'true';
}

start();
