// What surrounds a game: new ones, all games, statistics, sharing, text and files.

import { makeDialog } from './dialog.js';
import { notify, reasonOf } from './page.js';
import { saveFile, shareItems } from './share.js';
import { valueOf, withValue } from './settings.js';
import { commandWord, techniqueNames, word } from './words.js';

/** @typedef {import('./board_state.js').GameEntry} GameEntry */
/** @typedef {import('./board_state.js').NewGame} NewGame */
/** @typedef {import('./engine.js').Layout} Layout */
/** @typedef {import('./engine.js').Level} Level */
/** @typedef {import('./engine.js').RemoteEngine} RemoteEngine */
/** @typedef {import('./board_view.js').BoardView} BoardView */

/** @type {Level[]} */
const levels = ['easy', 'medium', 'hard', 'unfair', 'extreme'];

/**
 * The boards offered, by their names in all languages.
 * @type {Record<string, Layout>}
 */
const boards = {
  '9 × 9': {},
  '9 × 9 X': { variants: ['diagonal'] },
  Windoku: { variants: ['windoku'] },
  '6 × 6': { side: 6, boxRows: 2, boxColumns: 3 },
  '4 × 4': { side: 4 },
};

/** Commands of sudoku-play that are buttons here, or the browser's: the help does not list their keys. */
const keysElsewhere = ['copy', 'new', 'daily', 'levels', 'type-in', 'next-game', 'games', 'statistics', 'restart', 'theme', 'help', 'quit'];

/** Seconds that the generator may look for a puzzle of a level or technique. */
const PATIENCE = 60;

/**
 * SECONDS as minutes and seconds.
 * @param {number} seconds
 */
export function timeText(seconds) {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const last = String(whole % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${last}` : `${minutes}:${last}`;
}

/**
 * @param {string} text
 * @param {() => void} run
 * @param {string} [name]
 */
function button(text, run, name = '') {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.className = name;
  made.onclick = run;
  return made;
}

/**
 * @param {string} text
 * @param {string} [name]
 */
function paragraph(text, name = '') {
  const made = document.createElement('p');
  made.textContent = text;
  made.className = name;
  return made;
}

/**
 * @param {string} label
 * @param {[string, string][]} options values and texts
 */
function selection(label, options) {
  const line = document.createElement('label');
  const select = document.createElement('select');
  line.className = 'line';
  for (const [value, text] of options) select.add(new Option(text, value));
  line.append(label, select);
  return { line, select };
}

/**
 * @param {HTMLTableElement} table
 * @param {string} left
 * @param {string} right
 */
function addRow(table, left, right) {
  const row = table.insertRow();
  row.insertCell().textContent = left;
  row.insertCell().textContent = right;
}

export class GameMenu {
  /** @type {RemoteEngine | null} */
  #generator = null;
  /** As chosen last. */
  #wanted = { level: 'easy', technique: '', board: '9 × 9' };

  /**
   * @param {BoardView} board
   * @param {import('./rpc.js').Remote} game
   * @param {RemoteEngine} logic
   * @param {{ connect: () => RemoteEngine, settings: () => string, changeSettings: (text: string) => void }} page
   *   connect() starts an engine for the generator
   */
  constructor(board, game, logic, page) {
    this.board = board;
    this.game = game;
    this.logic = logic;
    this.page = page;
  }

  // ---------------------------------------------------------------------------------- new games

  async newGame() {
    const techniques = await this.logic.techniques();
    const nameOf = await techniqueNames();
    const dialog = makeDialog('new-game');
    const level = selection(word('level'), levels.map((name) => [name, word(name)]));
    const technique = selection(word('technique'), [['', word('any_technique')], ...techniques.map(({ name }, k) => /** @type {[string, string]} */ ([String(k), nameOf(name)]))]);
    const board = selection(word('board_kind'), Object.keys(boards).map((name) => [name, name]));
    const kept = levels[Number(valueOf(this.page.settings(), 'level')) - 1];
    level.select.value = kept ?? this.#wanted.level;
    technique.select.value = this.#wanted.technique;
    board.select.value = this.#wanted.board;
    technique.select.onchange = () => (level.select.disabled = technique.select.value !== '');
    level.select.disabled = technique.select.value !== '';
    const begin = () => {
      this.#wanted = { level: level.select.value, technique: technique.select.value, board: board.select.value };
      this.page.changeSettings(withValue(this.page.settings(), 'level', String(level.select.selectedIndex + 1)));
      dialog.close(() => this.nextGame());
    };
    const daily = () => dialog.close(() => this.dailyGame());
    dialog.setTitle(word('new_game'));
    dialog.setContent(level.line, technique.line, board.line, button(word('begin'), begin, 'primary'), button(word('daily'), daily));
    dialog.open();
  }

  /** Another game like the last one. */
  nextGame() {
    const { level, technique, board } = this.#wanted;
    const layout = boards[board] ?? {};
    const job = technique ? { technique: Number(technique) } : { level: /** @type {Level} */ (level) };
    return this.#generate({ layout, seed: BigInt(crypto.getRandomValues(new Uint32Array(1))[0]) << 16n, ...job }, '');
  }

  /**
   * A game that needs TECHNIQUE.
   * @param {number} technique
   */
  practise(technique) {
    this.#wanted = { ...this.#wanted, technique: String(technique), board: '9 × 9' };
    return this.nextGame();
  }

  /** The game of today, that of sudoku-play; one that was begun goes on. */
  async dailyGame() {
    const today = new Date();
    const day = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}-${String(today.getDate()).padStart(2, '0')}`;
    const id = `daily-${day}`;
    const games = /** @type {GameEntry[]} */ (await this.game.call('list'));
    if (games.some((entry) => entry.id === id)) await this.board.call('resume', id);
    else await this.board.call('daily', day, id);
    this.board.focus();
  }

  /**
   * Generates a puzzle behind a dialog that can end it, and begins it.
   * @param {import('./engine.js').Generation} job
   * @param {string} id of the save; "": a new one
   */
  async #generate(job, id) {
    const dialog = makeDialog('making');
    dialog.setTitle(word('making'));
    dialog.setContent(button(word('cancel'), () => dialog.close()));
    dialog.onClose(() => this.#stopGenerator());
    dialog.open();
    try {
      this.#generator ??= this.page.connect();
      const { status, givens, rating } = await this.#generator.generate({ seconds: PATIENCE, ...job });
      if (status === 'ok') await this.board.call('begin', { layout: job.layout ?? {}, givens, rating }, id);
      else notify(word('none_made'));
    } catch (error) {
      if (this.#generator) notify(word('game_failed', { reason: reasonOf(error) }));
    }
    dialog.close();
    this.board.focus();
  }

  #stopGenerator() {
    const generator = this.#generator;
    this.#generator = null;
    generator?.close();
  }

  // ---------------------------------------------------------------------------- lists of games

  async games() {
    const dialog = makeDialog('games');
    const fill = async () => {
      const games = /** @type {GameEntry[]} */ (await this.game.call('list'));
      dialog.setContent(...(games.length ? games.map((entry) => this.#gameLine(entry, dialog, fill)) : [paragraph(word('no_games'))]));
    };
    dialog.setTitle(word('games'));
    await fill();
    dialog.open();
  }

  /**
   * @param {GameEntry} entry
   * @param {{ close: (then: () => void) => void }} dialog
   * @param {() => void} fill
   */
  #gameLine({ id, played, course }, dialog, fill) {
    const line = document.createElement('div');
    const when = new Date(played).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
    const level = course.level ? word(course.level) : '';
    const state = word(course.solved ? 'solved_game' : 'begun_game');
    const text = [when, level, timeText(course.seconds), state].filter(Boolean).join(', ');
    const open = () => dialog.close(() => this.board.call('resume', id));
    const remove = async () => {
      await this.game.call('remove', [id]);
      fill();
    };
    line.className = 'line';
    line.append(button(text, open, 'wide'), button(word('delete_game'), remove));
    return line;
  }

  async statistics() {
    const games = /** @type {GameEntry[]} */ (await this.game.call('list'));
    const dialog = makeDialog('statistics');
    const table = document.createElement('table');
    const head = table.createTHead().insertRow();
    for (const name of ['level', 'games_begun', 'games_solved', 'best_time', 'mean_time']) {
      const cell = document.createElement('th');
      cell.scope = 'col';
      cell.textContent = word(name);
      head.append(cell);
    }
    const body = table.createTBody();
    for (const level of [...levels, null]) this.#statisticsRow(body, level, games.filter((entry) => entry.course.level === level));
    dialog.setTitle(word('statistics'));
    dialog.setContent(games.length ? table : paragraph(word('no_games')));
    dialog.open();
  }

  /**
   * @param {HTMLTableSectionElement} body
   * @param {Level | null} level
   * @param {GameEntry[]} games of it
   */
  #statisticsRow(body, level, games) {
    if (!games.length) return;
    const times = games.filter((entry) => entry.course.solved).map((entry) => entry.course.seconds);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    const row = body.insertRow();
    const name = document.createElement('th');
    name.scope = 'row';
    name.textContent = word(level ?? 'no_level');
    row.append(name);
    for (const text of [games.length, times.length, times.length ? timeText(Math.min(...times)) : '', times.length ? timeText(mean) : ''])
      row.insertCell().textContent = String(text);
  }

  // ------------------------------------------------------------------------ text, files, links

  pasteText() {
    const dialog = makeDialog('paste');
    const label = document.createElement('label');
    const area = document.createElement('textarea');
    area.rows = 10;
    area.spellcheck = false;
    label.className = 'wide';
    label.append(word('paste_help'), area);
    const begin = () => dialog.close(() => this.openText(area.value));
    dialog.setTitle(word('paste_text'));
    dialog.setContent(label, button(word('begin'), begin, 'primary'));
    dialog.open();
    area.focus();
  }

  /**
   * Begins the game in TEXT: a save, or a puzzle in any form.
   * @param {string} text
   */
  async openText(text) {
    await this.board.call(text.startsWith('sudoku-play ') ? 'load' : 'paste', text);
  }

  async share() {
    const state = this.board.state;
    if (!state) return;
    const dialog = makeDialog('share');
    const items = await shareItems(state, this.game, this.logic);
    const done = paragraph('', 'status');
    done.setAttribute('role', 'status');
    const copy = (/** @type {string} */ text) => async () => {
      await navigator.clipboard.writeText(text).then(
        () => (done.textContent = word('copied')),
        () => (done.textContent = text),
      );
    };
    dialog.setTitle(word('share'));
    dialog.setContent(
      button(word('share_link'), copy(items.link)),
      button(word('share_text'), copy(items.text)),
      button(word('share_picture'), async () => saveFile('sudoku.png', await items.picture())),
      button(word('share_file'), () => saveFile('sudoku.game', new Blob([items.save], { type: 'text/plain' }))),
      done,
    );
    dialog.open();
  }

  /**
   * Shows the page of text of the game's STATE; its choices are the page's own.
   * @param {import('./board_state.js').BoardState} state
   */
  showPage({ page }) {
    if (!page || document.getElementById(`page-${page.kind}`)) return;
    const dialog = makeDialog(`page-${page.kind}`);
    /** @type {Record<string, () => void>} */
    const choices = { new: () => this.nextGame(), levels: () => this.newGame() };
    const table = document.createElement('table');
    /** @type {Node[]} */
    const buttons = [];
    // The page of the end begins with its title.
    const [title, all] = page.kind === 'end' ? [page.lines[0].left, page.lines.slice(1)] : [word(page.kind), page.lines];
    const others = page.kind === 'help' ? keysElsewhere.map(commandWord) : [];
    const lines = all.filter(({ right }) => !others.includes(right));
    for (const { left, right, name } of lines)
      if (choices[name]) buttons.push(button(left, () => dialog.close(choices[name]), buttons.length ? '' : 'primary'));
      else addRow(table, left, right);
    dialog.setTitle(title);
    dialog.setContent(table, ...buttons);
    dialog.onClose(() => this.board.run('clear'));
    dialog.open();
  }
}
