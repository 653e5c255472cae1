#include "play/model/finding.h"

#include <stdlib.h>
#include <string.h>

#include "cli/run/clock.h"
#include "cli/text/checked.h"

/* A move and the board before it; each array has one value per cell. */
struct deed {
    unsigned cells;
    uint8_t *digits;
    sudoku_digitset *left;     /* candidates; the player's center candidates if any */
    uint8_t *placed;           /* 0: none */
    sudoku_digitset *excluded; /* empty in cells with a placement */
    bool is_allowed;           /* a step examined so far includes the move */
};

/* ---------------------------------------------------------------------------------- the move */

static void open_deed(struct deed *deed, const struct game *game)
{
    size_t cells = game->cell_count;
    *deed = (struct deed){.cells = game->cell_count,
                          .digits = buffer_resize(NULL, cells),
                          .left = buffer_resize(NULL, cells * sizeof *deed->left),
                          .placed = buffer_resize(NULL, cells),
                          .excluded = buffer_resize(NULL, cells * sizeof *deed->excluded)};
    game_digits(game, deed->digits);
    memset(deed->placed, 0, cells);
    memset(deed->excluded, 0, cells * sizeof *deed->excluded);
}

static void close_deed(struct deed *deed)
{
    free(deed->digits);
    free(deed->left);
    free(deed->placed);
    free(deed->excluded);
}

/* Computes the candidates before MOVE. Noted candidates that lack the digit of SOLUTION are not
 * premises. */
static void take_candidates(struct deed *deed, const struct game *game, struct move move,
                            const uint8_t *solution)
{
    uint64_t *marks = buffer_resize(NULL, deed->cells * sizeof *marks);
    memcpy(marks, game->layers[LAYER_CENTER], deed->cells * sizeof *marks);
    for (size_t i = 0; i < move.count; i++)
        if (move.changes[i].layer == LAYER_CENTER)
            marks[move.changes[i].cell] = move.changes[i].before;
    sudoku_board_candidates(game->layout, deed->digits, deed->left);
    for (unsigned cell = 0; cell < deed->cells; cell++)
        if (!deed->digits[cell] && sudoku_digitset_has(marks[cell], solution[cell]))
            deed->left[cell] &= marks[cell];
    free(marks);
}

/* Returns false if CHANGE erases a digit or adds a candidate. */
static bool take_change(struct deed *deed, const struct change *change)
{
    if (change->layer == LAYER_DIGIT) {
        deed->placed[change->cell] = (uint8_t)change->after;
        deed->digits[change->cell] = 0;
        return change->before == 0;
    }
    if (change->layer != LAYER_CENTER)
        return true;
    deed->excluded[change->cell] = change->before & ~change->after;
    return (change->after & ~change->before) == 0;
}

/* Returns false if the last move cannot be a step. */
static bool take_deed(struct deed *deed, const struct game *game, const uint8_t *solution)
{
    const struct history *history = &game->history;
    if (history->made == 0)
        return false;
    const struct move move = history_move(history, history->made - 1);
    bool places = false, excludes = false, is_step = true;
    for (size_t i = 0; i < move.count; i++)
        is_step = take_change(deed, &move.changes[i]) && is_step;
    take_candidates(deed, game, move, solution);
    for (unsigned cell = 0; cell < deed->cells; cell++)
        places = places || deed->placed[cell];
    for (unsigned cell = 0; cell < deed->cells; cell++) {
        deed->excluded[cell] &= places ? 0 : deed->left[cell];
        excludes = excludes || deed->excluded[cell];
    }
    return is_step && (places || excludes);
}

/* True if the move contradicts SOLUTION. */
static bool is_wrong(const struct deed *deed, const uint8_t *solution)
{
    for (unsigned cell = 0; cell < deed->cells; cell++)
        if ((deed->placed[cell] && deed->placed[cell] != solution[cell]) ||
            sudoku_digitset_has(deed->excluded[cell], solution[cell]))
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
static int compare(void *user, const struct sudoku_step *step)
{
    struct deed *deed = user;
    for (unsigned cell = 0; cell < deed->cells; cell++)
        if ((deed->placed[cell] && !places(step, cell, deed->placed[cell])) ||
            (deed->excluded[cell] & ~excludes(step, cell)))
            return 0;
    deed->is_allowed = true;
    return 1;
}

static bool allows(struct judge *judge, const struct game *game, struct deed *deed,
                   size_t technique)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    uint8_t *is_placed = buffer_resize(NULL, deed->cells);
    for (unsigned cell = 0; cell < deed->cells; cell++)
        is_placed[cell] = deed->digits[cell] && !game->givens[cell];
    position.cells = deed->digits;
    position.is_placed = is_placed;
    position.candidates = deed->left;
    position.is_unique = true;
    deed->is_allowed = false;
    if (sudoku_logic_set_position(judge->logic, &position) == SUDOKU_OK)
        checked(sudoku_logic_enumerate_steps(judge->logic, technique, compare, deed));
    free(is_placed);
    return deed->is_allowed;
}

/* Returns the technique of a correct move. */
static struct finding name(struct judge *judge, const struct game *game, struct deed *deed,
                           int wanted)
{
    enum { MAX_TECHNIQUES = 512 };
    size_t order[MAX_TECHNIQUES];
    size_t count = sudoku_profile_order(SUDOKU_PROFILE_HODOKU, order, MAX_TECHNIQUES);
    double end = clock_now() + judge->seconds;
    if (wanted >= 0 && allows(judge, game, deed, (size_t)wanted))
        return (struct finding){FINDING_STEP, (size_t)wanted};
    for (size_t i = 0; i < count && i < MAX_TECHNIQUES && clock_now() < end; i++)
        if (allows(judge, game, deed, order[i]))
            return (struct finding){FINDING_STEP, order[i]};
    return (struct finding){FINDING_NO_NAME, 0};
}

struct finding finding_of_last_move(struct judge *judge, const struct game *game, int wanted)
{
    struct finding finding = {FINDING_NOTHING, 0};
    struct deed deed;
    if (judge->status != SUDOKU_OK || !judge->logic)
        return finding;
    open_deed(&deed, game);
    if (take_deed(&deed, game, judge->solution))
        finding = is_wrong(&deed, judge->solution) ? (struct finding){FINDING_WRONG, 0}
                                                   : name(judge, game, &deed, wanted);
    close_deed(&deed);
    return finding;
}
