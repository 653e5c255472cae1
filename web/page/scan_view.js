// The camera and pictures: what was read, and what helps with it.

import { checkOf, questionOf, stepText, verdictsOf } from './answer_text.js';
import { Camera, CameraError } from './camera.js';
import { badgesOf, Sheet } from './sheet.js';
import { cellAt, outline, overlayOf } from './overlays.js';
import { byId, notify, reasonOf } from './page.js';
import { PictureError, decodePicture } from './picture.js';
import { ReadingEditor } from './reading_editor.js';
import { reasonText } from './reasons.js';
import { showActions } from './scan_actions.js';
import { word } from './words.js';

/** @typedef {import('./engine.js').ReadResult} ReadResult */
/** @typedef {import('./engine.js').Track} Track */
/** @typedef {import('./overlays.js').Mode} Mode */

/** Minimum time that an advice is shown, in milliseconds, that of sudoku-cam. */
const MIN_ADVICE = 700;
/** Time that a grid is followed without being certain until frames are read as pictures, and between two of them. */
const MAX_DOUBT = 2000;

export class ScanView {
  /**
   * The readings of the picture.
   * @type {import('./engine.js').Reading[]}
   */
  #readings = [];
  /**
   * The chosen one.
   * @type {Sheet | null}
   */
  #sheet = null;
  /**
   * The sheets of the readings that were shown.
   * @type {WeakMap<import('./engine.js').Reading, Sheet>}
   */
  #sheets = new WeakMap();
  /** @type {Mode} */
  #mode = 'solution';
  #isLive = false;
  /** Number of the camera's puzzle that the sheet is of. */
  #puzzle = -1;
  #adviceSince = 0;
  /** Since when the grid that is followed has been doubtful, or was last read as a picture; 0 if it is not. */
  #doubtSince = 0;
  /** Number of the last request, so that answers to earlier ones are dropped. */
  #request = 0;
  /** Number of the last answer shown: an earlier one that comes late is dropped. */
  #shows = 0;

  /**
   * @param {import('./rpc.js').Remote} vision
   * @param {import('./engine.js').RemoteEngine} logic
   * @param {(sheet: Sheet) => void} onPlay
   */
  constructor(vision, logic, onPlay) {
    this.vision = vision;
    this.logic = logic;
    this.canvas = /** @type {HTMLCanvasElement} */ (byId('picture'));
    this.screen = /** @type {ImageBitmapRenderingContext} */ (this.canvas.getContext('bitmaprenderer'));
    this.camera = new Camera((frame) => this.#follow(frame), (error) => this.#cameraChanged(error));
    this.editor = new ReadingEditor(byId('reading-grid'), byId('reading-pad'), () => this.#show(this.#mode));
    this.#connect(onPlay);
  }

  /** @param {(sheet: Sheet) => void} onPlay */
  #connect(onPlay) {
    byId('scan-step').onclick = () => this.#nextStep();
    byId('scan-check').onclick = () => this.#show('check');
    byId('scan-solution').onclick = () => this.#show('solution');
    byId('scan-play').onclick = () => this.#sheet && onPlay(this.#sheet);
    byId('scan-camera').onclick = () => (this.#isLive ? this.stopCamera() : this.openCamera());
    byId('scan-freeze').onclick = () => this.#freeze();
    byId('stage').onclick = (event) => this.#tap(event);
  }

  /** Loads the reader, so that the first picture does not wait for it. A failure is reported with that picture. */
  prepare() {
    this.vision.call('ready').catch(() => {});
  }

  /** @param {string} text */
  #say(text) {
    const status = byId('scan-status');
    if (status.textContent !== text) status.textContent = text;
  }

  /** @param {ImageBitmap | null} bitmap */
  #draw(bitmap) {
    if (!bitmap) return;
    if (this.canvas.width !== bitmap.width || this.canvas.height !== bitmap.height) {
      this.canvas.width = bitmap.width;
      this.canvas.height = bitmap.height;
    }
    this.screen.transferFromImageBitmap(bitmap);
  }

  // ------------------------------------------------------------------------------------ pictures

  /**
   * Reads FILE and shows what was found.
   * @param {Blob} file
   */
  async openPicture(file) {
    this.stopCamera();
    const request = ++this.#request;
    this.#clear();
    this.#say(word('looking'));
    try {
      const bitmap = await decodePicture(file);
      if (request !== this.#request) return;
      this.#draw(await createImageBitmap(bitmap));
      const result = await this.vision.call('open', [bitmap], [bitmap]);
      if (request === this.#request) await this.#take(result);
    } catch (error) {
      if (request !== this.#request) return;
      this.#say(error instanceof PictureError ? word(error.word) : word('engine_failed', { reason: reasonOf(error) }));
    }
  }

  #clear() {
    this.#readings = [];
    this.#choose(null);
  }

  /** @param {ReadResult} result of a still picture */
  async #take({ readings, diagnosis }) {
    this.#readings = readings;
    if (this.#isFigure) Sheet.join(readings.map((reading) => this.#sheetFor(reading)));
    if (readings.length > 1 && !this.#isFigure) {
      this.#say(word('tap_one'));
      this.#choose(null);
      await this.#paint();
    } else if (readings.length) {
      await this.#takeReading(readings[0]);
    } else {
      this.#say(reasonText(diagnosis, 'advice'));
      await this.#paint();
    }
    this.#showActions();
  }

  /** @param {import('./engine.js').Reading} reading */
  async #takeReading(reading) {
    this.#choose(this.#sheetFor(reading));
    await this.#show(this.#mode);
  }

  /** @param {import('./engine.js').Reading} reading */
  #sheetFor(reading) {
    const sheet = this.#sheets.get(reading) ?? new Sheet(reading);
    this.#sheets.set(reading, sheet);
    return sheet;
  }

  /** True if the grids are parts of one puzzle, such as a samurai. */
  get #isFigure() {
    return this.#readings.length > 1 && this.#readings.every(({ place }) => place);
  }

  /** The sheets that an answer is about: those of all grids of a figure; otherwise the chosen one. */
  get #answered() {
    if (this.#isFigure && this.#mode !== 'step') return this.#readings.map((reading) => this.#sheetFor(reading));
    return this.#sheet ? [this.#sheet] : [];
  }

  /** @param {Sheet | null} sheet */
  #choose(sheet) {
    this.#sheet = sheet;
    this.editor.show(sheet);
    byId('reading').hidden = !sheet || this.#isLive;
    this.#showActions();
  }

  // -------------------------------------------------------------------------------------- camera

  async openCamera() {
    const request = ++this.#request;
    this.#clear();
    this.#isLive = true;
    this.#doubtSince = 0;
    notify('');
    this.#showActions();
    this.#say(word('hold_before'));
    try {
      await this.vision.call('reset');
      if (this.#isLive && request === this.#request) await this.camera.open();
    } catch (error) {
      this.stopCamera();
      this.#say(word('engine_failed', { reason: reasonOf(error) }));
    }
  }

  stopCamera() {
    this.#isLive = false;
    this.camera.close();
    this.#showActions();
  }

  /** @param {CameraError | null} error */
  #cameraChanged(error) {
    if (error) {
      this.#isLive = false;
      this.#say(word(error.word));
    }
    this.#showActions();
  }

  /** @param {ImageBitmap | VideoFrame} picture */
  async #follow(picture) {
    if (!this.#isLive) return;
    const request = this.#request;
    const isOver = () => !this.#isLive || request !== this.#request;
    try {
      const { track, frame } = await this.vision.call('follow', [picture, performance.now() / 1000], [/** @type {any} */ (picture)]);
      if (isOver()) {
        frame?.close();
        return;
      }
      this.#draw(frame);
      await this.#takeTrack(track);
      await this.#attempt(track);
    } catch (error) {
      if (isOver()) return;
      this.stopCamera();
      this.#say(word('engine_failed', { reason: reasonOf(error) }));
    }
  }

  /** @param {Track} track */
  async #takeTrack(track) {
    if (track.isNew && track.reading) {
      this.#puzzle = track.puzzle;
      this.#readings = [track.reading];
      await this.#takeReading(track.reading);
    } else if (track.state === 'committed' && track.reading && this.#sheet && track.puzzle === this.#puzzle) {
      const isJudgedAnew = this.#mode === 'check' && String(this.#sheet.reading.verdicts) !== String(track.reading.verdicts);
      this.#sheet.reading = track.reading;
      if (isJudgedAnew) await this.#show('check');
    } else if (track.state !== 'committed' && performance.now() - this.#adviceSince > MIN_ADVICE) {
      this.#adviceSince = performance.now();
      this.#say((track.state !== 'none' && reasonText(track.diagnosis, 'hint')) || word('hold_before'));
    }
  }

  /**
   * Stops at a frame that is certain as a picture, if TRACK has been doubtful for long.
   * @param {Track} track
   */
  async #attempt({ state }) {
    const now = performance.now();
    if (state !== 'outlined' || !this.#doubtSince) {
      this.#doubtSince = state === 'outlined' ? now : 0;
      return;
    }
    if (now - this.#doubtSince < MAX_DOUBT) return;
    const request = this.#request;
    const result = await this.vision.call('attempt');
    this.#doubtSince = performance.now();
    if (!result || !this.#isLive || request !== this.#request) return;
    this.stopCamera();
    await this.#take(result);
  }

  /** Stops at the frame shown. Unless the committed puzzle is seen in it, it is read as a picture. */
  async #freeze() {
    if (!this.#isLive) return;
    const request = this.#request;
    this.stopCamera();
    this.#say(word('looking'));
    const { track, result } = await this.vision.call('freeze');
    if (request !== this.#request) return;
    if (track) {
      this.#readings = [track.reading];
      this.#choose(this.#sheetOf(track));
      await this.#show(this.#mode);
    } else {
      this.#clear();
      await this.#take(result);
    }
  }

  /**
   * The sheet of the committed TRACK: the one shown, at its new place, unless the puzzle is another.
   * @param {Track} track
   */
  #sheetOf({ puzzle, reading }) {
    const shown = this.#sheet;
    if (!reading || !shown || puzzle !== this.#puzzle) return reading && new Sheet(reading);
    shown.reading = reading;
    return shown;
  }

  // ------------------------------------------------------------------------------------- answers

  /**
   * Shows the answer of MODE, or first the cells to confirm.
   * @param {Mode} mode
   */
  async #show(mode) {
    const sheet = this.#sheet;
    if (!sheet) return;
    const show = ++this.#shows;
    this.#mode = mode;
    await sheet.settle(this.logic);
    const answer = sheet.solution ? await this.#answer(sheet, mode) : '';
    const question = answer && !sheet.doubtful.size ? '' : questionOf(sheet);
    if (sheet !== this.#sheet || show !== this.#shows) return;
    this.editor.update();
    this.#showActions();
    await this.#paint();
    this.#say(`${answer} ${question}`.trim());
  }

  /**
   * What is said with the answer of MODE. A step follows only from entries without a mistake.
   * @param {Sheet} sheet
   * @param {Mode} mode
   */
  async #answer(sheet, mode) {
    const verdicts = await sheet.verdicts(this.logic);
    if (mode === 'check') return checkOf(await verdictsOf(this.#answered, this.logic));
    if (mode === 'solution') return word(sheet.reading.unreadMarks.length ? 'solved_digits' : 'solved_print');
    if (!verdicts.includes('mistake')) {
      if (!sheet.position) await sheet.nextStep(this.logic);
      return stepText(sheet);
    }
    this.#mode = 'check';
    return word('mistakes_first');
  }

  /** The first step, or while one is shown the one after it. */
  async #nextStep() {
    const sheet = this.#sheet;
    if (this.#mode === 'step' && sheet?.position) await sheet.nextStep(this.logic);
    await this.#show('step');
  }

  async #paint() {
    const sheet = this.#sheet;
    if (this.#isLive) {
      const content = sheet?.solution ? await this.#overlay(sheet) : null;
      if (sheet !== this.#sheet) return;
      await this.vision.call('setContent', [content]);
      return;
    }
    const request = this.#request;
    const overlays = sheet
      ? await Promise.all(this.#answered.map((shown) => this.#overlay(shown)))
      : this.#readings.map((reading) => outline(reading));
    if (request !== this.#request || sheet !== this.#sheet) return;
    const painted = await this.vision.call('paint', [overlays]);
    // Another picture has been opened since: this one is not shown over it.
    if (request === this.#request) this.#draw(painted);
    else painted?.close();
  }

  /** @param {Sheet} sheet */
  async #overlay(sheet) {
    const badges = this.#mode === 'check' && sheet.solution ? badgesOf(await sheet.verdicts(this.logic)) : null;
    return overlayOf(sheet, this.#mode, badges);
  }

  // ------------------------------------------------------------------------------------- actions

  #showActions() {
    const shown = { sheet: this.#sheet, readings: this.#readings, mode: this.#mode, isLive: this.#isLive, camera: this.camera.label };
    showActions(shown, (reading) => this.#takeReading(reading));
  }

  /** @param {MouseEvent} event */
  async #tap(event) {
    if (this.#isLive) {
      await this.#freeze();
      return;
    }
    const box = this.canvas.getBoundingClientRect();
    const x = ((event.clientX - box.left) * this.canvas.width) / box.width;
    const y = ((event.clientY - box.top) * this.canvas.height) / box.height;
    for (const reading of this.#readings) {
      const cell = cellAt(reading, x, y);
      if (cell < 0) continue;
      if (this.#sheet?.reading !== reading) await this.#takeReading(reading);
      else this.editor.select(cell);
      return;
    }
  }

  /** Writes all texts anew, in another language. */
  async retell() {
    this.#showActions();
    this.editor.update();
    await this.#sheet?.retell(this.logic);
    if (this.#sheet && !this.#isLive) await this.#show(this.#mode);
  }
}
