/* The game: its rules, moves, undo, check, hints, pages of text and words in all languages. It has
 * no screen, files, threads or clock of its own: services.h lists what its program supplies, and
 * views show it and pass commands to it.
 *
 *     const struct game_settings settings = {.language = LANGUAGE_ENGLISH};
 *     const struct game_services services = {.clock = {now, NULL, NULL}};
 *     struct game *game = game_create(&settings, &services);
 *     struct message message;
 *     if (game_begin_text(game, text, strlen(text), &message)) {
 *         game_select(game, 2, false);
 *         game_digit(game, 4);
 *         game_command(game, game_command_find("hint"));
 *         puts(game_message(game));
 *     }
 *     game_destroy(game);
 *
 * A game belongs to one thread at a time. Memory that runs out ends the program. */
#ifndef PLAY_CORE_GAME_H
#define PLAY_CORE_GAME_H

#include <sudoku/sudoku.h>

#include "cli/text/buffer.h"
#include "cli/text/message.h"
#include "play/core/model/groups.h"
#include "play/core/model/layer.h"
#include "play/core/services.h"
#include "play/core/words/phrases.h"

struct game;

/* Settings that outlive a game. */
struct game_settings {
    enum language language;
    bool has_language; /* the player chose it; otherwise it is that of the environment */
    unsigned theme;    /* index into the table of themes */
    enum layer mode;   /* that digits are entered in */
    unsigned level;    /* of new games (enum sudoku_level); 0: any */
    bool has_level;    /* the player chose it */
    bool hides_conflicts;
    bool keeps_candidates; /* entering a digit keeps the candidates noted in its peers */
    bool is_kept;          /* games are saved; not part of the text */
};

/* Appends SETTINGS as text: a line each that differs from the default. */
void game_settings_write(const struct game_settings *settings, struct buffer *out);

/* Reads LENGTH bytes of TEXT into *SETTINGS. Lines that this version does not know change nothing.
 */
void game_settings_read(const char *text, size_t length, struct game_settings *settings);

/* Creates a game without a puzzle. Settings and services are copied; what the services refer to
 * must outlive the game. */
struct game *game_create(const struct game_settings *settings,
                         const struct game_services *services);

/* Closes the save and frees the game. GAME may be NULL. */
void game_destroy(struct game *game);

/* ------------------------------------------------------------------------------- begin and save
 *
 * Functions with a MESSAGE return false with it set on failure, and keep the current game then. */

/* Begins a game of GIVENS, a digit per cell or 0, saved if the settings say so. */
bool game_begin(struct game *game, const struct shape *shape, const uint8_t *givens,
                struct message *message);

/* Begins a game of the first puzzle in LENGTH bytes of TEXT, in any form that the library reads or
 * as exported; digits that the text marks as placed and candidates are the first move. */
bool game_begin_text(struct game *game, const char *text, size_t length, struct message *message);

/* Begins a game of PUZZLE, which must not be a draft, in the same way. */
struct source_puzzle;
bool game_begin_puzzle(struct game *game, const struct source_puzzle *puzzle,
                       struct message *message);

/* Shows DRAFT for correction and takes ownership of it: all cells are open, and nothing is saved
 * until the command "begin". */
bool game_import(struct game *game, struct draft *draft, struct message *message);

/* Shows an empty board of SHAPE until a game begins. */
void game_show_empty(struct game *game, const struct shape *shape);

/* Shows the levels to choose from before the first game; without a choice, any level will do. */
void game_ask_level(struct game *game);

/* Begins a game of the supply's next puzzle, just before its technique if the supply has one. The
 * current board is shown until the puzzle is ready, an empty one if there is none. */
void game_begin_next(struct game *game);

/* Likewise, of LEVEL (0: any) or TECHNIQUE (its index; -1: any) from now on. */
void game_begin_new(struct game *game, unsigned level, int technique);

/* Begins the game of DATE, such as "2026-11-28": the same puzzle for everyone, easy on Mondays and
 * harder up to the weekend. This takes up to a second. */
bool game_begin_daily(struct game *game, const char *date, struct message *message);

/* Continues the game in LENGTH bytes of TEXT, written by game_store(), in a new save. If TEXT is
 * damaged, its intact part is continued and MESSAGE reports it; otherwise MESSAGE is empty. */
bool game_load(struct game *game, const char *text, size_t length, struct message *message);

/* Appends the game to OUT in the form of saves: the same bytes as those given to the saves. A draft
 * has none. */
void game_store(const struct game *game, struct buffer *out);

/* Appends the game as one JSON object; docs/play.md lists the keys. */
void game_store_json(const struct game *game, struct buffer *out);

/* Appends a symbol per cell, '.' for an empty one; with ONLY_GIVENS of the puzzle alone. */
void game_store_line(const struct game *game, bool only_givens, struct buffer *out);

/* Resumes the save NAME. On success MESSAGE may report a repair. */
bool game_resume(struct game *game, const char *name, struct message *message);

/* Resumes the unsolved save that was played last, or with LEAST_RECENT the one played longest ago,
 * never the current game. Returns false if there is none. If a save could not be read or opened,
 * the reason is shown with the resumed game. */
bool game_resume_any(struct game *game, bool least_recent);

/* Problems with files; each text describes the last one, or is empty. */
struct game_trouble {
    struct message lost;   /* why a game was not saved completely */
    struct message unkept; /* why settings were not written */
    char moved[4096];      /* new name of a game whose save another program changed */
};

/* Ends the current game and writes what is missing in its save. Returns false if that fails; the
 * trouble says why. GAME has no puzzle then. */
bool game_end(struct game *game);
const struct game_trouble *game_trouble(const struct game *game);

/* ---------------------------------------------------------------------------------- background */

/* Handles events that have arrived: the level of the puzzle, a new puzzle, a frame of the camera.
 * Returns false if there is nothing new to show. */
bool game_poll(struct game *game);

/* Returns the milliseconds a view may wait before it calls game_poll() and shows the clock; -1:
 * until a key is pressed. */
int game_wait_length(const struct game *game);

/* Makes the save permanent and keeps settings; to be called when idle. */
void game_sync(struct game *game);

/* Shows the pictures of CAMERA, which the game owns from now on, until a puzzle is read. */
void game_watch(struct game *game, const struct game_camera *camera);

/* Returns the camera; without functions if there is none. */
const struct game_camera *game_camera(const struct game *game);

/* Replaces the supply and the clipboard; NULL: none. */
void game_set_supply(struct game *game, const struct game_supply *supply);
void game_set_clipboard(struct game *game, const struct game_clipboard *clipboard);

/* What is begun after the first picture, which it would otherwise delay. begin() returns false if
 * the program has to end; the reason has been reported. */
struct game_late {
    bool (*begin)(void *user, struct game *game);
    void *user;
};

void game_set_late(struct game *game, const struct game_late *late);

/* Runs the late beginning. Returns false if there is none. */
bool game_begin_late(struct game *game);

/* Sets the level of the puzzle, found by the program itself. */
void game_set_level(struct game *game, unsigned level, unsigned score);

/* Computes the assessment of the puzzle of SHAPE and GIVENS within SECONDS, for a game_assessor;
 * this takes up to minutes. IS_CANCELLED, which may be NULL, is asked from time to time. */
struct assessment game_assess(const struct shape *shape, const uint8_t *givens, double seconds,
                              bool (*is_cancelled)(void *user), void *user);

/* ------------------------------------------------------------------------------------ commands */

/* Result of a command. */
enum game_result {
    GAME_DONE = 0,
    GAME_NOT_NOW = 1, /* unavailable in the current state */
    GAME_UNKNOWN = -1 /* no such command, digit or key */
};

/* Returns the number of the command NAME, such as "undo"; -1: none. */
int game_command_find(const char *name);

/* Returns the name of command NUMBER (from 0); NULL past the last. */
const char *game_command_name(int number);

/* Returns what command NUMBER does, in LANGUAGE. */
const char *game_command_text(int number, enum language language);

/* Returns the keys of command NUMBER in LANGUAGE, as the help shows them; "" if another command
 * shows them. */
const char *game_command_keys(int number, enum language language);

/* True if views show a button for command NUMBER. */
bool game_command_has_button(int number);

/* True if command NUMBER can be given now. */
bool game_command_is_possible(const struct game *game, int number);

enum game_result game_command(struct game *game, int number);

/* Enters DIGIT (1..side; a color 1..9) in the selected cells, in the current mode, or removes it if
 * all of them have it. */
enum game_result game_digit(struct game *game, unsigned digit);

/* Runs the command of KEY, a Unicode character or an enum key (control/command.h). */
enum game_result game_key(struct game *game, int key);

/* Begins a game of the puzzle in TEXT that the player pasted, or says why it cannot. */
void game_paste(struct game *game, const char *text);

/* Selects CELL alone, or with ADD in addition. */
void game_select(struct game *game, unsigned cell, bool add);

/* --------------------------------------------------------------------------------------- board */

/* Returns the layout of the board, valid until another game begins; NULL before the first. */
const struct sudoku_layout *game_layout(const struct game *game);

/* Returns the number that changes whenever another board is shown. */
unsigned game_board_number(const struct game *game);

const struct shape *game_shape(const struct game *game);
unsigned game_side(const struct game *game);
unsigned game_cell_count(const struct game *game);

enum cell_flag {
    CELL_GIVEN = 1 << 0,
    CELL_SELECTED = 1 << 1,
    CELL_CURSOR = 1 << 2,
    CELL_PEER = 1 << 3,      /* of the cursor */
    CELL_SAME = 1 << 4,      /* same digit as at the cursor */
    CELL_WRONG = 1 << 5,     /* in conflict, or wrong by a check */
    CELL_PREMISE = 1 << 6,   /* premise of a hint's step */
    CELL_SHADED = 1 << 7,    /* in a diagonal, window or similar unit */
    CELL_DOUBTFUL = 1 << 8,  /* uncertain digit of a picture */
    CELL_HAND = 1 << 9,      /* handwritten digit of a picture */
    CELL_LEFT_OUT = 1 << 10, /* excluded from the game */
    CELL_PLACE = 1 << 11     /* where a hint of level 1 or 2 says to look */
};

/* What a hint shows in a cell. */
struct cell_hint {
    unsigned placed;          /* the digit that the step places; 0: none */
    sudoku_digitset excluded; /* the candidates that it eliminates */
    sudoku_digitset pattern;  /* the candidates that it rests on, and its fins */
    sudoku_digitset fins;
    unsigned set; /* the number of its almost locked set, from 1; 0: none */
};

/* What a cell shows; all 0 while the board is hidden. */
struct game_cell {
    unsigned digit; /* 0: empty */
    unsigned color; /* 0: none */
    unsigned flags; /* of enum cell_flag */
    sudoku_digitset corner, center;
    struct cell_hint hint;
};

/* Stores what CELL shows. */
void game_cell_at(const struct game *game, unsigned cell, struct game_cell *state);

bool game_cell_is_like(const struct game_cell *a, const struct game_cell *b);

unsigned game_cursor(const struct game *game);
enum layer game_mode(const struct game *game);

/* Returns the number of cells without a digit, and of those that still need DIGIT. */
unsigned game_empty_cells(const struct game *game);
unsigned game_remaining(const struct game *game, unsigned digit);

/* Returns the draft under correction; NULL: none. */
const struct draft *game_draft(const struct game *game);

/* --------------------------------------------------------------------------------------- state */

/* Returns the last message, in the language of the settings; "": none. */
const char *game_message(const struct game *game);

/* Writes the status line: level, time, mode, empty cells. Returns its length like snprintf(). */
size_t game_status(const struct game *game, char *text, size_t size);

/* Returns the name of LEVEL (enum sudoku_level), "" for 0. */
const char *game_level_name(enum language language, unsigned level);

/* What is shown. Each is a flag, so that a command can name several. */
enum game_phase {
    GAME_NONE = 0,         /* nothing yet */
    GAME_IN_PLAY = 1 << 0, /* a game */
    GAME_IN_PAUSE = 1 << 1,
    GAME_IN_DRAFT = 1 << 2, /* the puzzle of a picture under correction */
    GAME_IN_WAIT = 1 << 3,  /* a board that becomes a game when a puzzle is ready, or a camera */
    GAME_IN_PAGE = 1 << 4   /* a page of text over one of them */
};

enum game_phase game_phase(const struct game *game);

bool game_is_paused(const struct game *game);
bool game_is_solved(const struct game *game);

/* True once the player has asked to quit, or the late beginning failed. */
bool game_is_over(const struct game *game);
bool game_has_failed(const struct game *game);
void game_quit(struct game *game);

/* Returns the time played, in seconds. */
double game_time(const struct game *game);

/* How the game went so far. */
struct game_course {
    unsigned level, score; /* enum sudoku_level and HoDoKu's score; 0: not known */
    double seconds;
    unsigned hints, checks;
    unsigned mistakes; /* number of wrong digits entered; 0 until it is solved */
    bool is_solved;    /* it was solved at some time */
};

struct game_course game_course(const struct game *game);

/* Reads the course of the game in LENGTH bytes of TEXT, a save. Returns false if it is none. */
bool game_course_read(const char *text, size_t length, struct game_course *course);

const struct game_settings *game_settings(const struct game *game);

/* Changes the settings and keeps them. */
void game_set_settings(struct game *game, const struct game_settings *settings);

/* --------------------------------------------------------------------------------------- hints */

/* A hint as far as it is revealed. */
struct game_hint {
    unsigned level; /* of enum sudoku_hint; 0: no hint is shown */
    /* The library's name; NULL below level 2 or if the step is a digit of the solution. */
    const char *technique;
    const struct sudoku_link *links; /* of the step, at level 3 */
    size_t link_count;
    const struct hint_group *groups; /* likewise */
    size_t group_count;
};

struct game_hint game_hint(const struct game *game);

/* --------------------------------------------------------------------------------------- pages */

/* Pages of text that replace the board. */
enum page_kind { PAGE_NONE, PAGE_HELP, PAGE_STATISTICS, PAGE_GAMES, PAGE_LEVELS, PAGE_END };

/* A line of two columns; NAME is that of a save, a technique or a command. */
struct page_line {
    char left[64], right[160], name[4096];
    bool is_choice;
};

enum page_kind game_page(const struct game *game);
size_t game_page_count(const struct game *game);
const struct page_line *game_page_line(const struct game *game, size_t index);

/* Returns the chosen line, and whether the page has lines to choose from. */
size_t game_page_row(const struct game *game);
bool game_page_has_choice(const struct game *game);

/* Moves the choice up or down. */
void game_page_move(struct game *game, bool down);

/* Chooses line ROW, or opens it if it is chosen already. */
void game_page_choose(struct game *game, size_t row);

#endif
