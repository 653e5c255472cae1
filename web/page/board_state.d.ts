/* The game as the page sees it. */

import type { Layout, Level } from './engine.js';
import type { Course, GameState } from './game.js';

export interface BoardState extends GameState {
  /** Of the save. */
  id: string;
  layout: Layout;
  /** Why the game is not stored: "no_store", or what the browser says; "": it is. */
  trouble: string;
}

/** A saved game in lists. */
export interface GameEntry {
  id: string;
  /** Milliseconds since 1970. */
  played: number;
  course: Course;
}

/** A puzzle to begin with. */
export interface NewGame {
  layout: Layout;
  givens: Uint8Array;
  entries?: Uint8Array;
  candidates?: BigUint64Array;
  rating?: { level: Level; score: number } | null;
}

/** Where the cells of a board are. */
export interface BoardPlaces {
  side: number;
  rows: number[];
  columns: number[];
  /** The box or region of each cell. */
  boxes: number[];
}
