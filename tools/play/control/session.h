/* A game in progress: the game, its save, the clock, the selection and the message. Views show it
 * and pass keys to it (command.h); it does not know them. */
#ifndef PLAY_CONTROL_SESSION_H
#define PLAY_CONTROL_SESSION_H

#include "play/control/assessor.h"
#include "play/model/judge.h"
#include "play/model/stopwatch.h"
#include "play/save/journal.h"
#include "play/source/camera.h"
#include "play/source/source.h"
#include "play/source/supply.h"
#include "play/words/phrases.h"

/* The clipboard of the view; functions may be NULL. */
struct clipboard {
    bool (*put)(void *user, const char *text);
    char *(*get)(void *user); /* the caller frees it; NULL: no text */
    void *user;
};

/* Settings that outlive a game. */
struct session_settings {
    enum language language;
    unsigned theme;
    bool hides_conflicts;
    bool keeps_candidates; /* entering a digit keeps the candidates noted in its peers */
    bool is_kept;          /* games are saved */
};

/* Pages that replace the board (page.h). */
enum page_kind { PAGE_NONE, PAGE_HELP, PAGE_STATISTICS, PAGE_GAMES, PAGE_LEVELS };

struct text_page {
    enum page_kind kind;
    struct buffer lines; /* struct page_line */
    size_t row;          /* the chosen one */
};

struct session;

/* Begins the game after the first picture, which would otherwise be delayed. Returns false if the
 * program has to end; the reason has been reported. */
struct late_begin {
    bool (*begin)(void *user, struct session *session); /* NULL: nothing to begin */
    void *user;
};

/* Problems with the saves of this session; each field describes the last one. */
struct save_trouble {
    int lost;             /* errno of a game that was not saved completely; 0: none */
    char moved[PATH_MAX]; /* new path of a game whose save another program changed; "": none */
};

struct session {
    struct session_settings settings;
    struct late_begin late;
    bool has_failed; /* the late beginning failed */
    struct clipboard clipboard;
    struct record record;
    struct judge *judge;     /* NULL: not needed yet */
    struct journal *journal; /* NULL: the game is not saved */
    bool is_behind;          /* the player knows that moves are unsaved */
    struct save_trouble trouble;
    struct message notice;     /* shown when the next game begins; empty: none */
    struct supply *supply;     /* of new puzzles; NULL: none */
    struct draft *draft;       /* puzzle of a picture under correction; NULL: none */
    struct assessor *assessor; /* computes the level; NULL: known, or not needed */
    double awaits;             /* clock time until which to wait for a new puzzle; 0: not waiting */
    struct puzzle_camera *camera; /* looks for a puzzle; NULL: none */
    struct stopwatch watch;
    enum layer mode;
    unsigned cursor;
    bool *is_selected, *in_conflict, *is_wrong; /* one flag per cell */
    struct hint hint;
    unsigned hint_level; /* of enum sudoku_hint; 0: no hint is shown */
    bool is_paused, is_over;
    struct text_page page;
    int practised;   /* index of the technique to find; -1: none */
    bool is_waiting; /* the board is empty until a game begins */
    bool was_warned; /* that the draft does not have exactly one solution */
    char message[480];
};

/* Opens a session without a game. SUPPLY is owned by the caller; NULL: no new games. */
void session_open(struct session *session, const struct session_settings *settings,
                  struct supply *supply);
/* Ends the game and frees all but SESSION itself, whose trouble stays readable. Returns false if a
 * game was not saved completely; errno says why. */
bool session_close(struct session *session);

/* Begins a game of GIVENS, saved if the settings say so. Returns false with MESSAGE set on failure.
 */
bool session_begin(struct session *session, const struct shape *shape, const uint8_t *givens,
                   struct message *message);

/* Enters cell_count digits, played elsewhere, as one move. */
void session_enter(struct session *session, const uint8_t *entries);

/* Begins a game of PUZZLE, which must not be a draft, like session_begin(). Its entries and
 * candidates are the first move. */
bool session_begin_puzzle(struct session *session, const struct source_puzzle *puzzle,
                          struct message *message);

/* Shows DRAFT for correction and takes ownership of it: all cells are open, and nothing is saved
 * until import_accept(). On failure returns false with MESSAGE set; the draft is destroyed. */
bool session_import(struct session *session, struct draft *draft, struct message *message);

/* Shows an empty draft, for typing in a puzzle. */
void session_type_in(struct session *session);

/* Resumes the save at PATH. On failure returns false with MESSAGE set and keeps the current game;
 * on success MESSAGE may report a repair. */
bool session_resume(struct session *session, const char *path, struct message *message);

/* Resumes the unsolved save that was played last, or with LEAST_RECENT the one played longest ago,
 * never the current game. Returns false if there is none. The notice is set to the reason why a
 * save was skipped, if one could not be read or opened, and shown with the resumed game. */
bool session_resume_any(struct session *session, bool least_recent);

/* Returns the judge of the game, created on first use. */
struct judge *session_judge(struct session *session);

/* Writes EVENT to the save and updates the state derived from the board. */
void session_note(struct session *session, enum event event);

/* Shows an empty board of SHAPE until a game begins. */
void session_show_empty(struct session *session, const struct shape *shape);

/* Moves the level from the assessor, which is then destroyed, to the save; *STATUS is the solution
 * count, as of a judge. Returns false if it is not known yet. */
bool session_take_level(struct session *session, enum sudoku_status *status);

/* Sets the message to the state of the draft. */
void session_say_draft(struct session *session);

/* Returns the time played in seconds. */
double session_time(const struct session *session);

void session_pause(struct session *session, bool paused);

/* Sets the message to PHRASE. */
void session_say(struct session *session, enum phrase phrase);

/* Returns the selected cells, or the cursor's; the caller frees *ROOM. */
struct cells session_cells(const struct session *session, uint16_t **room);

/* Selects CELL alone, or with ADD in addition. */
void session_select(struct session *session, unsigned cell, bool add);

#endif
