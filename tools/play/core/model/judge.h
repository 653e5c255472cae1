/* The solution of a game, its mistakes, and the next logical step. One for each game, used by one
 * thread at a time. */
#ifndef PLAY_CORE_MODEL_JUDGE_H
#define PLAY_CORE_MODEL_JUDGE_H

#include "play/core/model/board.h"
#include "play/core/model/groups.h"
#include "play/core/services.h"

struct judge {
    struct sudoku_layout *layout; /* owned, since games may be destroyed first */
    struct sudoku_solver *solver;
    struct sudoku_logic *logic; /* NULL: the board is too large for steps */
    /* SUDOKU_OK: one solution; SUDOKU_SEVERAL_SOLUTIONS, SUDOKU_NO_SOLUTION, SUDOKU_CONFLICT; any
     * other: unknown, for lack of time or memory. */
    enum sudoku_status status;
    uint8_t *solution;                 /* if unique */
    double seconds;                    /* time limit per query */
    struct game_translator translator; /* of hints; initially none */
};

/* Time limit in seconds for an answer to a key, on large hard boards. */
static const double judge_patience = 1;

/* True if STATUS of a judge says that the solution is not unique. If it is false and STATUS is not
 * SUDOKU_OK, that is unknown. */
static inline bool judge_denies(enum sudoku_status status)
{
    return status == SUDOKU_SEVERAL_SOLUTIONS || status == SUDOKU_NO_SOLUTION ||
           status == SUDOKU_CONFLICT;
}

/* Creates the judge of the givens of BOARD with a limit of SECONDS for this call and each query.
 * Returns NULL if out of memory. */
struct judge *judge_create(const struct board *board, double seconds);
void judge_destroy(struct judge *judge);

/* Looks for steps in the order of PROFILE from now on; initially it is that of a person. On failure
 * there are no steps. */
void judge_set_profile(struct judge *judge, enum sudoku_profile profile);

/* Stores in IS_WRONG, for each cell, whether the entry differs from the solution. Returns the
 * number of mistakes, or -1 if the solution is not unique. */
int judge_mistakes(const struct judge *judge, const struct board *board, bool *is_wrong);

/* Result of a hint. */
enum hint_result {
    HINT_STEP = 0,      /* there is a step */
    HINT_MISTAKE = 1,   /* the board has a mistake, which comes first */
    HINT_SOLVED = 2,    /* the board is solved */
    HINT_NONE = 3,      /* no technique helps */
    HINT_TOO_LARGE = 4, /* the board is too large for techniques */
    HINT_NO_TIME = 5,   /* none was found in time */
};

enum { MAX_HINT_UNITS = 4, MAX_HINT_CELLS = 3 };

/* A hint at all three levels. */
struct hint {
    enum hint_result result;
    /* The second and the third level, and the name of the technique, a constant; empty and NULL if
     * the step is a digit of the solution. */
    char technique_text[400], step_text[2000];
    const char *technique;
    enum hint_result reason;   /* why there is no technique: HINT_NO_TIME, _NONE or _TOO_LARGE */
    uint8_t *digits;           /* placements of the step, a digit per cell or 0 */
    sudoku_digitset *excluded; /* its eliminations, a set per cell */
    bool *premises;            /* cells of its premises */
    bool *is_wrong;            /* with HINT_MISTAKE, if known */
    /* Candidates that the step rests on, and its fins, a set per cell. */
    sudoku_digitset *pattern, *fins;
    struct sudoku_link *links;
    size_t link_count;
    struct hint_groups groups;
    uint16_t place; /* the unit to look at first */
    /* All places: units, or else cells. */
    uint16_t units[MAX_HINT_UNITS], cells[MAX_HINT_CELLS];
    size_t unit_count, cell_count;
};

/* Finds the next step from the digits and, unless they may exclude the solution, from the center
 * candidates. Without one, the step is the digit of a unique solution in a cell with the fewest
 * candidates. If no solution is found in time, entries may be wrong, and the result is
 * HINT_NO_TIME. The caller frees *HINT. */
void judge_hint(struct judge *judge, const struct board *board, struct hint *hint);
void hint_free(struct hint *hint);

#endif
