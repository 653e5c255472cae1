/* Puzzles in one call each, on an engine that the first call loads and the others share.
 *
 *     import { solve } from 'libsudoku';
 *     console.log((await solve('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')).solution);
 *
 * Puzzles are text in any usual form. What cannot be read is an EngineError whose message has line and column. For
 * more calls, cameras and workers use loadEngine() or connectEngine() of './remote.js'. */

import type { Generation, Level, Limits, Picture, Profile, ReadOptions, ReadResult, Status, Step } from './engine.js';

export * from './engine.js';

/** Solves a puzzle: "ok" if there is exactly one solution. The solution is a line of text. */
export function solve(puzzle: string, limits?: Limits): Promise<{ status: Status; solution: string | null }>;

/** The steps to the solution, as a person takes them, with sentences; "end" if they reach it. */
export function explain(
  puzzle: string,
  options?: Limits & { profile?: Profile }
): Promise<{ status: Status; steps: Step[] }>;

/** Makes a puzzle with one solution, from a seed of its own unless there is one in JOB. Lines of text. */
export function generate(
  job?: Partial<Generation>
): Promise<{
  status: Status;
  puzzle: string;
  solution: string;
  seed: bigint;
  rating: { level: Level; score: number } | null;
}>;

/** Reads the Sudokus in a picture, such as the ImageData of a canvas. */
export function read(picture: Picture, options?: ReadOptions): Promise<ReadResult>;
