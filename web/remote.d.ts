import type { Part, RemoteEngine } from './engine.js';

/** Passes calls one after another to a worker with an engine, which the first call starts. A page has one for
 * pictures and one for puzzles, so that neither waits for the other. */
export function connectEngine(options?: {
  /** Of the engine; absent: both. */
  parts?: Part[];
  /** Absent: worker.js beside this file. */
  startWorker?: () => Worker;
}): RemoteEngine;
