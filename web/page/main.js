// Starts the page: settings, views by the address's fragment, what is opened, dropped or pasted.

import { BoardView } from './board_view.js';
import { GameMenu } from './game_menu.js';
import { Remote } from './rpc.js';
import { ScanView } from './scan_view.js';
import { byId, notify, reasonOf } from './page.js';
import { connectEngine } from './remote.js';
import { isText, pastedItem } from './picture.js';
import { keepOffline } from './offline.js';
import { openStore } from './store.js';
import { sharedText } from './share.js';
import { showKeys } from './pad.js';
import { applySettings, defaultSettings, showSettings } from './settings.js';
import { showTechnique } from './technique_view.js';
import { setCommandWords, word } from './words.js';

const views = ['home', 'scan', 'board', 'technique'];

/** @returns {string} the view that the address names */
function viewName() {
  const name = location.hash.slice(1).split('=')[0];
  return views.includes(name) ? name : 'home';
}

class Page {
  /** @type {Promise<void> | null} */
  #starting = null;

  /** @param {string} settings of the game */
  constructor(settings) {
    this.settings = settings;
    const connect = () => connectEngine({ parts: ['puzzles'] });
    this.logic = connect();
    this.game = new Remote(new URL('./game.worker.js', import.meta.url), 'game');
    const vision = new Remote(new URL('./vision.worker.js', import.meta.url), 'vision');
    this.scan = new ScanView(vision, this.logic, (sheet) => this.play(sheet));
    this.board = new BoardView(this.game, this.logic, (state) => this.menu.showPage(state));
    this.menu = new GameMenu(this.board, this.game, this.logic, {
      connect,
      settings: () => this.currentSettings(),
      changeSettings: (changed) => this.game.call('setSettings', [changed]),
    });
  }

  /** @returns {Record<string, () => unknown>} */
  menuItems() {
    const { menu, board } = this;
    return {
      new_game: () => menu.newGame(),
      games: () => menu.games(),
      statistics: () => menu.statistics(),
      share: () => menu.share(),
      paste_text: () => menu.pasteText(),
      open_file: () => byId('file').click(),
      techniques: () => (location.hash = '#technique'),
      restart: () => board.run('restart'),
      help: () => board.run('help'),
    };
  }

  /** The settings of the game, which also changes them itself. */
  currentSettings() {
    return this.board.state?.settings ?? this.settings;
  }

  showMenu() {
    const items = this.menuItems();
    showKeys(byId('board-menu'), Object.keys(items).map((name) => ({ name, text: word(name), run: () => items[name]() })));
  }

  /** Shows the view of the address. */
  async showView() {
    const name = viewName();
    for (const view of views) byId(view).hidden = view !== name;
    for (const link of document.querySelectorAll('#nav a'))
      if (link.getAttribute('href') === `#${name}`) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    if (name !== 'scan') this.scan.stopCamera();
    if (name === 'board') await this.showBoard();
    if (name === 'technique') await this.showTechnique();
  }

  /** Starts the game in the language of the page, once. */
  startGame() {
    this.#starting ??= this.#setGame();
    return this.#starting;
  }

  async #setGame() {
    await this.game.call('setSettings', [this.settings]);
    /** @type {import('./game.js').Command[]} */
    const commands = await this.game.call('commands');
    setCommandWords(Object.fromEntries(commands.map(({ name, text }) => [name, text])));
  }

  /** Resumes the last game; without one, asks for a new one. */
  async showBoard() {
    await this.startGame();
    if (!this.board.state) {
      if (!(await this.board.call('resumeLast'))) await this.menu.newGame();
    }
    this.board.focus();
    // Browsers may remove data of pages that did not ask; some ask the user, who now knows what for.
    navigator.storage?.persist?.().catch(() => {});
  }

  showTechnique() {
    const name = decodeURIComponent(location.hash.split('=')[1] ?? '');
    return showTechnique(name, this.logic, async (technique) => {
      location.hash = '#board';
      await this.menu.practise(technique);
    });
  }

  /**
   * Takes what was read to the board.
   * @param {import('./sheet.js').Sheet} sheet
   */
  async play(sheet) {
    const { layout, givens, entries, candidates } = await sheet.puzzle(this.logic);
    await this.startGame();
    await this.board.call('begin', { layout, givens, entries, candidates }, '');
    location.hash = '#board';
  }

  /**
   * Opens whatever the user hands over.
   * @param {File | string | null} item
   */
  async open(item) {
    if (!item) return;
    if (typeof item === 'string' || (await isText(item))) {
      await this.startGame();
      await this.menu.openText(typeof item === 'string' ? item : await item.text());
      location.hash = '#board';
    } else {
      location.hash = '#scan';
      await this.scan.openPicture(item);
    }
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
    document.addEventListener('paste', (event) => {
      if (!(event.target instanceof HTMLTextAreaElement)) this.open(pastedItem(event.clipboardData));
    });
  }

  /** Begins the game of a shared link, which is then removed from the address. */
  async openShared() {
    const text = sharedText(location.hash);
    if (!text) return;
    history.replaceState(null, '', '#board');
    await this.startGame();
    await this.menu.openText(text);
  }

  /**
   * Writes all texts in the language of SETTINGS.
   * @param {string} settings of the game
   */
  async retell(settings) {
    this.settings = settings;
    this.showMenu();
    this.#starting = null;
    await this.startGame();
    if (this.board.state) await this.board.call('state');
    await this.scan.retell();
    if (viewName() === 'technique') await this.showTechnique();
  }
}

/** The settings stored, or what the browser prefers. */
async function storedSettings() {
  try {
    const store = await openStore();
    return (await store.get('settings', 'game')) ?? defaultSettings();
  } catch {
    return defaultSettings();
  }
}

async function start() {
  addEventListener('unhandledrejection', ({ reason }) => notify(word('page_failed', { reason: reasonOf(reason) })));
  const settings = await storedSettings();
  applySettings(settings);
  const page = new Page(settings);
  page.acceptFiles();
  page.showMenu();
  byId('loading').remove();
  byId('open-settings').onclick = () => showSettings(page.currentSettings(), (changed) => page.retell(changed));
  addEventListener('hashchange', async () => {
    await page.openShared();
    await page.showView();
  });
  await page.openShared().finally(() => page.showView());
  document.documentElement.dataset.ready = 'true';
  page.scan.prepare();
  keepOffline(() => page.game.call('stored'));
}

start();
