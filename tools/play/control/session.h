/* A game as it is being played: the game, its save, the clock, what is selected and what is said.
 * Views show it and hand it keys (command.h); it knows nothing of them. */
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

/* The clipboard of whatever shows the game; functions may be NULL. */
struct clipboard {
    bool (*put)(void *user, const char *text);
    char *(*get)(void *user); /* the caller frees it; NULL: there is no text */
    void *user;
};

/* How a session is played, whatever the game. */
struct session_settings {
    enum language language;
    unsigned theme;
    bool hides_conflicts;
    bool keeps_marks; /* a digit leaves the marks of its peers alone */
    bool is_kept;     /* games are saved */
};

/* What is shown in place of the board (page.h). */
enum page_kind { PAGE_NONE, PAGE_HELP, PAGE_STATISTICS, PAGE_GAMES, PAGE_LEVELS };

struct text_page {
    enum page_kind kind;
    struct buffer lines; /* struct page_line */
    size_t row;          /* the one that is chosen */
};

struct session;

/* Begins the game after the first picture, so that nobody waits for that. False: the program is to
 * end, and has said why. */
struct late_begin {
    bool (*begin)(void *user, struct session *session); /* NULL: there is nothing to begin */
    void *user;
};

/* What went wrong with the saves of all games so far; each field is that of the last one. */
struct save_trouble {
    int lost;             /* errno of a game that was not saved to its end; 0: all were */
    char moved[PATH_MAX]; /* where a game is whose save another program changed; "": none was */
};

struct session {
    struct session_settings settings;
    struct late_begin late;
    bool has_failed; /* what begins late has */
    struct clipboard clipboard;
    struct record record;
    struct judge *judge;     /* NULL: not asked yet */
    struct journal *journal; /* NULL: the game is not saved */
    bool is_behind;          /* it was told that not all is saved */
    struct save_trouble trouble;
    struct message notice; /* shown when the next game begins; empty: none */
    struct supply *supply; /* of new puzzles; NULL: none */
    struct draft *draft;   /* the game is a picture's puzzle that is looked over; NULL: it is not */
    struct assessor *assessor; /* finds the level; NULL: it is known, or nobody does */
    double awaits;             /* a new puzzle is waited for until then, on the clock; 0: none is */
    struct puzzle_camera *camera; /* it looks for a puzzle; NULL: none does */
    struct stopwatch watch;
    enum layer mode;
    unsigned cursor;
    bool *is_selected, *in_conflict, *is_wrong; /* a value a cell */
    struct hint hint;
    unsigned hint_level; /* of enum sudoku_hint; 0: no hint is shown */
    bool is_paused, is_over;
    struct text_page page;
    int practised;   /* index of the technique that is to be found; -1: none is */
    bool is_waiting; /* there is an empty board, until there is a game */
    bool was_warned; /* that the puzzle of the draft has not just one solution */
    char message[480];
};

/* Opens a session without a game. SUPPLY belongs to the caller; NULL: there are no new games. */
void session_open(struct session *session, const struct session_settings *settings,
                  struct supply *supply);
/* Ends the game and frees everything but SESSION, whose trouble remains to be reported. False:
 * errno says why a game was not saved to its end. */
bool session_close(struct session *session);

/* Begins a game of GIVENS, which is saved where SETTINGS say so. False: MESSAGE says why. */
bool session_begin(struct session *session, const struct shape *shape, const uint8_t *givens,
                   struct message *message);

/* Enters digits, a number a cell, as one move: what was played elsewhere. */
void session_enter(struct session *session, const uint8_t *entries);

/* Begins a game of PUZZLE, which is no picture, as session_begin() does. Its digits that were not
 * given and its candidates, as marks, are the first move. */
bool session_begin_puzzle(struct session *session, const struct source_puzzle *puzzle,
                          struct message *message);

/* Shows DRAFT, which then belongs to the session, to be corrected: each cell is open, and nothing
 * is saved until session_accept(). False: MESSAGE says why, and the draft is gone. */
bool session_import(struct session *session, struct draft *draft, struct message *message);

/* Shows an empty draft, to type a puzzle in. */
void session_type_in(struct session *session);

/* Goes on with the save at PATH. False: MESSAGE says why, and there is the game that was before;
 * else it may say what was mended. */
bool session_resume(struct session *session, const char *path, struct message *message);

/* Goes on with the last played save that is not solved; HAS_BEEN leaves out the one now played, and
 * takes the one that was played longest ago. False: there is none; the notice says why, unless all
 * are solved. A game that goes on has the notice shown: the first save that was passed over because
 * it could not be read or opened. */
bool session_resume_any(struct session *session, bool has_been);

/* What is shown of a game: its judge, made where it is not there yet. */
struct judge *session_judge(struct session *session);

/* Writes what happened to the save, and looks at the board anew. */
void session_note(struct session *session, enum event event);

/* Shows an empty board of SHAPE, until there is a game. */
void session_show_empty(struct session *session, const struct shape *shape);

/* Takes the level from the assessor, which is then gone, into the save; *STATUS says how many
 * solutions there are, as that of a judge. False: it is not known yet. */
bool session_take_level(struct session *session, enum sudoku_status *status);

/* Says how the draft stands. */
void session_say_draft(struct session *session);

/* Seconds of play. */
double session_time(const struct session *session);

void session_pause(struct session *session, bool paused);

/* Says PHRASE, and after it what FORMAT makes, or nothing. */
void session_say(struct session *session, enum phrase phrase);

/* The cells that are selected, or the one of the cursor; *ROOM is to be freed. */
struct cells session_cells(const struct session *session, uint16_t **room);

/* Makes CELL the only one selected, or with ADD one more. */
void session_select(struct session *session, unsigned cell, bool add);

#endif
