/* What is right: the solution of the givens, mistakes of the player, and the next step by logic.
 * One for each game; it belongs to one thread at a time. */
#ifndef PLAY_MODEL_JUDGE_H
#define PLAY_MODEL_JUDGE_H

#include "play/model/game.h"

struct judge {
    struct sudoku_layout *layout; /* its own: games may go before */
    struct sudoku_solver *solver;
    struct sudoku_logic *logic; /* NULL: the board is too large for steps */
    /* SUDOKU_OK: one solution; SUDOKU_SEVERAL_SOLUTIONS, SUDOKU_NO_SOLUTION, SUDOKU_CONFLICT; else
     * time or memory did not suffice to know. */
    enum sudoku_status status;
    uint8_t *solution; /* where there is just one */
    double seconds;    /* that a question may take */
};

/* How long whoever pressed a key waits for an answer about a hard giant, in seconds. */
static const double judge_patience = 1;

/* Whether STATUS, that of a judge, says that there is not just one solution; else, where it is not
 * SUDOKU_OK either, nobody knows. */
static inline bool judge_denies(enum sudoku_status status)
{
    return status == SUDOKU_SEVERAL_SOLUTIONS || status == SUDOKU_NO_SOLUTION ||
           status == SUDOKU_CONFLICT;
}

/* Looks at the givens of GAME for so many SECONDS at most, which each question may take, too. NULL:
 * memory is short. */
struct judge *judge_create(const struct game *game, double seconds);
void judge_destroy(struct judge *judge);

/* How hard the puzzle is: of enum sudoku_level, and by HoDoKu's score. False: it has not just one
 * solution, the board is too large, memory is short, or the call was cancelled; the numbers are as
 * they were. */
bool judge_rate(struct judge *judge, const struct game *game, unsigned *level, unsigned *score);

/* Stores in IS_WRONG, for each cell, whether the player's digit is not that of the solution, and
 * gives how many are; -1: nobody knows, for the puzzle has not just one solution. */
int judge_mistakes(const struct judge *judge, const struct game *game, bool *is_wrong);

/* How a hint came out. */
enum hint_result {
    HINT_STEP = 0,      /* there is a step */
    HINT_MISTAKE = 1,   /* something on the board is wrong: that comes first */
    HINT_SOLVED = 2,    /* nothing is left to do */
    HINT_NONE = 3,      /* no technique helps */
    HINT_TOO_LARGE = 4, /* the board has more cells than the techniques know */
    HINT_NO_TIME = 5,   /* none was found in time */
};

enum { MAX_HINT_UNITS = 4, MAX_HINT_CELLS = 3 };

/* A hint: what its three levels tell. */
struct hint {
    enum hint_result result;
    char texts[3][2000];       /* by enum sudoku_hint - 1; empty without a step */
    const char *technique;     /* a constant */
    uint8_t *digits;           /* what the step places, a number a cell */
    sudoku_digitset *excluded; /* and excludes, a set a cell */
    bool *premises;            /* cells that it rests on */
    bool *is_wrong;            /* with HINT_MISTAKE, where that is known */
    struct sudoku_link *links;
    size_t link_count;
    /* Where to look: units, or else cells. */
    uint16_t units[MAX_HINT_UNITS], cells[MAX_HINT_CELLS];
    size_t unit_count, cell_count;
};

/* Finds the next step from what stands on the board and, where they do not exclude the solution,
 * from the center marks. The caller frees *HINT. */
void judge_hint(struct judge *judge, const struct game *game, struct hint *hint);
void hint_free(struct hint *hint);

#endif
