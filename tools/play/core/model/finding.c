#include "play/core/model/finding.h"

#include <stdlib.h>
#include <string.h>

#include "cli/text/checked.h"

/* A move and the board before it; each array has one value per cell. */
struct analysis {
    unsigned cells;
    uint8_t *digits;
    sudoku_digitset *left;     /* candidates; the player's center candidates if any */
    uint8_t *placed;           /* 0: none */
    sudoku_digitset *excluded; /* empty in cells with a placement */
    bool is_allowed;           /* an examined step includes the move */
};

/* ---------------------------------------------------------------------------------- the move */

static void open_analysis(struct analysis *analysis, const struct board *board)
{
    size_t cells = board->cell_count;
    *analysis =
        (struct analysis){.cells = board->cell_count,
                          .digits = buffer_resize(NULL, cells),
                          .left = buffer_resize(NULL, cells * sizeof *analysis->left),
                          .placed = buffer_resize(NULL, cells),
                          .excluded = buffer_resize(NULL, cells * sizeof *analysis->excluded)};
    board_digits(board, analysis->digits);
    memset(analysis->placed, 0, cells);
    memset(analysis->excluded, 0, cells * sizeof *analysis->excluded);
}

static void close_analysis(struct analysis *analysis)
{
    free(analysis->digits);
    free(analysis->left);
    free(analysis->placed);
    free(analysis->excluded);
}

/* Computes the candidates before MOVE. Noted candidates that lack the digit of SOLUTION are not
 * premises. */
static void compute_candidates(struct analysis *analysis, const struct board *board,
                               struct move move, const uint8_t *solution)
{
    uint64_t *marks = buffer_resize(NULL, analysis->cells * sizeof *marks);
    memcpy(marks, board->layers[LAYER_CENTER], analysis->cells * sizeof *marks);
    for (size_t i = 0; i < move.count; i++)
        if (move.changes[i].layer == LAYER_CENTER)
            marks[move.changes[i].cell] = move.changes[i].before;
    sudoku_board_candidates(board->layout, analysis->digits, analysis->left);
    for (unsigned cell = 0; cell < analysis->cells; cell++)
        if (!analysis->digits[cell] && sudoku_digitset_has(marks[cell], solution[cell]))
            analysis->left[cell] &= marks[cell];
    free(marks);
}

/* Returns false if CHANGE erases a digit or adds a candidate. */
static bool apply_change(struct analysis *analysis, const struct change *change)
{
    if (change->layer == LAYER_DIGIT) {
        analysis->placed[change->cell] = (uint8_t)change->after;
        analysis->digits[change->cell] = 0;
        return change->before == 0;
    }
    if (change->layer != LAYER_CENTER)
        return true;
    analysis->excluded[change->cell] = change->before & ~change->after;
    return (change->after & ~change->before) == 0;
}

/* Returns false if the last move cannot be a step. */
static bool analyze_move(struct analysis *analysis, const struct board *board,
                         const uint8_t *solution)
{
    const struct history *history = &board->history;
    if (history->made == 0)
        return false;
    const struct move move = history_move(history, history->made - 1);
    bool places = false, excludes = false, is_step = true;
    for (size_t i = 0; i < move.count; i++)
        is_step = apply_change(analysis, &move.changes[i]) && is_step;
    compute_candidates(analysis, board, move, solution);
    for (unsigned cell = 0; cell < analysis->cells; cell++)
        places = places || analysis->placed[cell];
    for (unsigned cell = 0; cell < analysis->cells; cell++) {
        analysis->excluded[cell] &= places ? 0 : analysis->left[cell];
        excludes = excludes || analysis->excluded[cell];
    }
    return is_step && (places || excludes);
}

/* True if the move contradicts SOLUTION. */
static bool is_wrong(const struct analysis *analysis, const uint8_t *solution)
{
    for (unsigned cell = 0; cell < analysis->cells; cell++)
        if ((analysis->placed[cell] && analysis->placed[cell] != solution[cell]) ||
            sudoku_digitset_has(analysis->excluded[cell], solution[cell]))
            return true;
    return false;
}

/* ---------------------------------------------------------------------------------- techniques */

static bool places(const struct sudoku_step *step, unsigned cell, unsigned digit)
{
    for (size_t i = 0; i < step->placement_count; i++)
        if (step->placements[i].cell == cell && step->placements[i].digit == digit)
            return true;
    return false;
}

static sudoku_digitset excludes(const struct sudoku_step *step, unsigned cell)
{
    sudoku_digitset digits = 0;
    for (size_t i = 0; i < step->elimination_count; i++)
        if (step->eliminations[i].cell == cell)
            digits |= sudoku_digitset_of(step->eliminations[i].digit);
    return digits;
}

/* Stops at a step that includes the whole move. */
static int match_step(void *user, const struct sudoku_step *step)
{
    struct analysis *analysis = user;
    for (unsigned cell = 0; cell < analysis->cells; cell++)
        if ((analysis->placed[cell] && !places(step, cell, analysis->placed[cell])) ||
            (analysis->excluded[cell] & ~excludes(step, cell)))
            return 0;
    analysis->is_allowed = true;
    return 1;
}

static bool allows(struct judge *judge, const struct board *board, struct analysis *analysis,
                   size_t technique)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    uint8_t *is_placed = buffer_resize(NULL, analysis->cells);
    for (unsigned cell = 0; cell < analysis->cells; cell++)
        is_placed[cell] = analysis->digits[cell] && !board->givens[cell];
    position.cells = analysis->digits;
    position.is_placed = is_placed;
    position.candidates = analysis->left;
    position.is_unique = true;
    analysis->is_allowed = false;
    if (sudoku_logic_set_position(judge->logic, &position) == SUDOKU_OK)
        checked(sudoku_logic_enumerate_steps(judge->logic, technique, match_step, analysis));
    free(is_placed);
    return analysis->is_allowed;
}

/* Returns the technique of a correct move. */
static struct finding name_technique(struct judge *judge, const struct board *board,
                                     struct analysis *analysis, int wanted,
                                     const struct game_clock *clock)
{
    enum { MAX_TECHNIQUES = 512 };
    size_t order[MAX_TECHNIQUES];
    size_t count = sudoku_profile_order(SUDOKU_PROFILE_HODOKU, order, MAX_TECHNIQUES);
    double end = clock ? clock->now(clock->user) + judge->seconds : 0;
    if (wanted >= 0 && allows(judge, board, analysis, (size_t)wanted))
        return (struct finding){FINDING_STEP, (size_t)wanted};
    for (size_t i = 0; i < count && i < MAX_TECHNIQUES; i++) {
        if (clock && clock->now(clock->user) >= end)
            break;
        if (allows(judge, board, analysis, order[i]))
            return (struct finding){FINDING_STEP, order[i]};
    }
    return (struct finding){FINDING_NO_NAME, 0};
}

struct finding finding_of_last_move(struct judge *judge, const struct board *board, int wanted,
                                    const struct game_clock *clock)
{
    struct finding finding = {FINDING_NOTHING, 0};
    struct analysis analysis;
    if (judge->status != SUDOKU_OK || !judge->logic)
        return finding;
    open_analysis(&analysis, board);
    if (analyze_move(&analysis, board, judge->solution))
        finding = is_wrong(&analysis, judge->solution)
                      ? (struct finding){FINDING_WRONG, 0}
                      : name_technique(judge, board, &analysis, wanted, clock);
    close_analysis(&analysis);
    return finding;
}
