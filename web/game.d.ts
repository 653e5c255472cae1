/* The game: rules, moves, undo, check, hints, drafts of pictures and pages of text, as in sudoku-play.
 *
 *     const game = await loadGame({ now: () => performance.now() / 1000 });
 *     let state = game.begin("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
 *     state = game.select(2);
 *     state = game.digit(4);
 *     state = game.command("hint");
 *     console.log(state.message, state.cells[2].digit);
 *
 * Each call returns the state that is to be shown. Calls are synchronous and short; a hint or a check on
 * a large board may take a second. A call that fails throws an EngineError and changes nothing. */
import type { Cells, Layout, Level, Link } from "./engine.js";

/** What a cell shows; nothing while the board is hidden. */
export interface GameCell {
    /** 0: empty. */
    digit: number;
    /** 1..9, or 0. */
    color: number;
    /** Candidates that the player noted. */
    corner: bigint;
    center: bigint;
    given: boolean;
    selected: boolean;
    cursor: boolean;
    /** Shares a unit with the cursor; holds the digit of the cursor. */
    peer: boolean;
    same: boolean;
    /** In conflict, or wrong by a check. */
    wrong: boolean;
    /** In a diagonal, a window or a similar unit. */
    shaded: boolean;
    /** Of a draft: the digit is uncertain; handwritten; left out of the game. */
    doubtful: boolean;
    handwritten: boolean;
    leftOut: boolean;
    /** Of a hint: in the place to look at (levels 1 and 2); at level 3 a premise, the digit to place or 0, the
     * candidates that go, those that the step rests on, and its fins. */
    place: boolean;
    premise: boolean;
    placed: number;
    excluded: bigint;
    pattern: bigint;
    fins: bigint;
}

/** Cells that a step distinguishes: a base or cover unit of a fish, or an almost locked set. */
export interface HintGroup { kind: "base" | "cover" | "set"; cells: number[]; }

/** A line of a page; `name` is that of a technique or of a command. */
export interface PageLine { left: string; right: string; name: string; isChoice: boolean; }

export interface GameState {
    /** "not-now": the command is unavailable at present; "unknown": no such command, digit or key. */
    result: "done" | "not-now" | "unknown";
    /** What is shown: nothing yet, a game, a hidden board, a draft of a picture, an empty board until a puzzle
     * is there, a page of text over one of them. */
    phase: "none" | "play" | "pause" | "draft" | "wait" | "page";
    /** Changes whenever another board is shown; layout() describes it. */
    board: number;
    side: number;
    cells: GameCell[];
    cursor: number;
    mode: "digit" | "corner" | "center" | "color";
    /** In the language of the settings; "": none. */
    message: string;
    /** Level, time, mode and open cells in one line. */
    status: string;
    /** Time played. */
    seconds: number;
    level: Level | null;
    score: number;
    hints: number;
    checks: number;
    /** Wrong digits entered; 0 until the game is solved. */
    mistakes: number;
    /** Every cell is right. */
    solved: boolean;
    /** The number of cells that still need each digit; the digit 1 at index 0. */
    remaining: number[];
    /** Names of the commands that can be given now. */
    possible: string[];
    /** Level 0 if no hint is shown; the technique is "" below level 2 or if the step is a
     *  digit of the solution. */
    hint: { level: 0 | 1 | 2 | 3; technique: string; links: Link[]; groups: HintGroup[] };
    page: { kind: "help" | "statistics" | "games" | "levels" | "end"; lines: PageLine[]; row: number; hasChoice: boolean } | null;
    /** All settings, as text for loadGame(). */
    settings: string;
    /** The save of the game: what came since the last call, to be appended to what is kept; with `begins` it is
     * the whole text of another game. A draft has none. */
    save: { text: string; begins: boolean };
}

export interface Command {
    name: string;
    /** What it does, and its keys, in the language of the settings. */
    text: string;
    keys: string;
    /** Views show a button for it. */
    hasButton: boolean;
}

/** How the game in a save went. */
export interface Course {
    level: Level | null;
    score: number;
    seconds: number;
    hints: number;
    checks: number;
    mistakes: number;
    solved: boolean;
}

export interface Game {
    state(): GameState;
    layout(): Layout;
    /** In the order of the help. */
    commands(): Command[];

    /** A game of the first puzzle in a text of any usual form. */
    begin(text: string): GameState;
    beginCells(layout: Layout, givens: Cells): GameState;
    /** The reading of a picture, to be corrected until the command "begin". */
    draft(draft: GameDraft): GameState;
    /** Continues the game in a save; the message reports damage. */
    load(save: string): GameState;
    /** The whole save of the game. */
    store(): string;
    /** A symbol a cell, "." for an empty one; of the puzzle alone with `onlyGivens`. */
    line(onlyGivens?: boolean): string;
    /** How the game in a save went; null if it is none. */
    course(save: string): Course | null;

    command(name: string): GameState;
    digit(digit: number): GameState;
    /** A Unicode character, or a key of KeyboardEvent.key. */
    key(key: string, modifiers?: { shift?: boolean; ctrl?: boolean }): GameState;
    select(cell: number, add?: boolean): GameState;
    /** Chooses a line of the page, or opens it if it is chosen already. */
    chooseLine(row: number): GameState;
    /** All settings, as of a state. */
    setSettings(settings: string): GameState;
    /** The level of the puzzle, found elsewhere by rate() of the engine. */
    setLevel(level: Level, score: number): GameState;
    /** The same puzzle everywhere for a date, such as "2026-11-28". */
    daily(date: string): GameState;
}

/** A reading of a picture as a draft. */
export interface GameDraft {
    layout: Layout;
    /** Printed or handwritten digits. */
    digits: Cells;
    /** Nonzero for handwritten digits, and for uncertain cells. */
    handwritten: Uint8Array;
    doubtful: Uint8Array;
}

export interface GameOptions {
    /** Seconds of a monotonic clock. */
    now: () => number;
    /** Of an earlier state. Absent: a first visit. */
    settings?: string;
    /** As of EngineOptions. */
    module?: BufferSource | WebAssembly.Module | URL | string;
}

export function loadGame(options: GameOptions): Promise<Game>;
