/* The state of a game in progress: board, save, clock, selection and message. Views show it and
 * pass keys to it (command.h); it does not know them. */
#ifndef PLAY_CORE_CONTROL_STATE_H
#define PLAY_CORE_CONTROL_STATE_H

#include "play/core/game.h"
#include "play/core/model/judge.h"
#include "play/core/model/stopwatch.h"
#include "play/core/record/record.h"

struct text_page {
    enum page_kind kind;
    struct buffer lines; /* struct page_line */
    size_t row;          /* the chosen one */
};

struct game {
    struct game_settings settings;
    struct game_services services;
    struct game_clipboard clipboard;
    struct game_late late;
    struct record record;
    struct judge *judge; /* NULL: not needed yet */
    struct buffer text;  /* the game as a save */
    void *save;          /* of services.saves; NULL: the game is not kept */
    struct game_trouble trouble;
    struct message notice;     /* shown when the next game begins; empty: none */
    struct draft *draft;       /* puzzle of a picture under correction; NULL: none */
    double awaits;             /* clock time until which to wait for a new puzzle; 0: not waiting */
    struct game_camera camera; /* looks for a puzzle; without functions: none */
    struct stopwatch watch;
    bool *is_selected, *in_conflict, *is_wrong; /* one flag per cell */
    struct hint hint;
    struct text_page page;
    unsigned hint_level; /* of enum sudoku_hint; 0: no hint is shown */
    unsigned cursor;
    unsigned board_number; /* changes with each board shown */
    uint32_t sum;          /* checksum of the text */
    int practised;         /* index of the technique to find; -1: none */
    bool settings_changed; /* they are not kept yet */
    bool has_failed;       /* the late beginning failed */
    bool is_behind;        /* the player knows that moves are unsaved */
    bool awaits_level;     /* of the assessor */
    bool is_paused, is_over;
    bool is_waiting; /* the board is empty until a game begins */
    bool was_warned; /* that the draft does not have exactly one solution */
    char message[640];
};

/* Returns the judge of the game, created on first use. */
struct judge *game_judge(struct game *game);

/* Returns the name of TECHNIQUE (its index) in the language of the game. */
const char *game_technique_name(const struct game *game, size_t technique);

/* Writes EVENT to the save and updates the state derived from the board. */
void game_note(struct game *game, enum event event);

/* Sets the message to the state of the draft. */
void game_say_draft(struct game *game);

/* Returns the time of the program's clock, in seconds. */
double game_now(const struct game *game);

void game_pause(struct game *game, bool paused);

/* Sets the message to PHRASE. */
void game_say(struct game *game, enum phrase phrase);

/* Returns the selected cells, or the cursor's; the caller frees *ROOM. */
struct cells game_cells(const struct game *game, uint16_t **room);

#endif
