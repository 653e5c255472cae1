import type { RemoteEngine } from './engine.js';

/** Starts a worker that loads an engine, and passes calls to it one after another. A page has one for
 * pictures and one for puzzles, so that neither waits for the other. */
export function connectEngine(options?: {
  /** Absent: worker.js beside this file. */
  startWorker?: () => Worker;
}): RemoteEngine;
