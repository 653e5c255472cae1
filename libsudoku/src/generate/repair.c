/* Changes of givens that leave a puzzle exactly one solution. */
#include <sudoku/repair.h>

#include <string.h>

#include "board/board.h"
#include "board/layout.h"
#include "common/argument.h"
#include "common/sized.h"
#include "generate/contradiction.h"
#include "generate/generator.h"

/* Maximum of sudoku_repair.solutions_without, as its header documents. */
enum { MAX_LOOSE = 64 };

struct repair_search {
    struct sudoku_generator *generator;
    struct limiter *limiter;
    const double *costs;
    uint8_t *board; /* the givens, with the changes being tried */
    struct sudoku_repair *repairs;
    size_t capacity, count;
};

static bool is_better(const struct sudoku_repair *a, const struct sudoku_repair *b)
{
    if (a->cost < b->cost || a->cost > b->cost)
        return a->cost < b->cost;
    if (a->redundant != b->redundant)
        return a->redundant < b->redundant;
    return a->solutions_without > b->solutions_without;
}

/* Inserts REPAIR among the best ones. */
static void keep(struct repair_search *search, const struct sudoku_repair *repair)
{
    size_t kept = search->count < search->capacity ? search->count : search->capacity;
    size_t place = kept;
    search->count++;
    while (place && is_better(repair, &search->repairs[place - 1]))
        place--;
    if (place >= search->capacity)
        return;
    size_t moved = (kept < search->capacity ? kept : search->capacity - 1) - place;
    memmove(&search->repairs[place + 1], &search->repairs[place], moved * sizeof *search->repairs);
    search->repairs[place] = *repair;
}

static double cost_of(const struct repair_search *search, const struct sudoku_change *change)
{
    unsigned side = search->generator->layout->side;
    return search->costs ? search->costs[change->cell * side + change->digit - 1U] : 1;
}

/* Stores the number of redundant givens of the board. */
static enum sudoku_status count_redundant(struct repair_search *search, unsigned *count)
{
    *count = 0;
    for (unsigned cell = 0; cell < search->generator->layout->cell_count; cell++) {
        struct builder_question question = {search->board, cell, search->board[cell]};
        unsigned found;
        if (!search->board[cell])
            continue;
        search->board[cell] = 0;
        enum sudoku_status status =
            oracle_ask(&search->generator->oracle, &question, search->limiter, &found);
        search->board[cell] = (uint8_t)question.digit;
        if (status != SUDOKU_OK)
            return status;
        *count += !found;
    }
    return SUDOKU_OK;
}

/* Solutions of the board without the givens to be changed, counted by their digits in these cells.
 */
struct repair_outcomes {
    const uint16_t *cells; /* to be changed */
    unsigned cell_count;   /* 1 or 2 */
    unsigned side;
    unsigned count;                                              /* number of solutions, up to
                                                                  * MAX_LOOSE */
    bool are_all;                                                /* there are no other solutions */
    uint8_t seen[(SUDOKU_MAX_SIDE + 1) * (SUDOKU_MAX_SIDE + 1)]; /* 2 means 2 or more */
};

/* The number of solutions seen with FIRST and SECOND in the cells; SECOND is 0 for one cell. */
static uint8_t *outcomes_with(struct repair_outcomes *outcomes, unsigned first, unsigned second)
{
    return &outcomes->seen[first * (outcomes->side + 1) + second];
}

static int take_outcome(void *user, const uint8_t *solution)
{
    struct repair_outcomes *outcomes = user;
    unsigned second = outcomes->cell_count > 1 ? solution[outcomes->cells[1]] : 0;
    uint8_t *seen = outcomes_with(outcomes, solution[outcomes->cells[0]], second);
    *seen = (uint8_t)(*seen < 2 ? *seen + 1 : 2);
    return ++outcomes->count == MAX_LOOSE;
}

/* Enumerates up to MAX_LOOSE solutions of the board, whose changed givens are empty. */
static enum sudoku_status find_outcomes(struct repair_search *search, const uint16_t *cells,
                                        unsigned cell_count, struct repair_outcomes *outcomes)
{
    unsigned side = search->generator->layout->side;
    outcomes->cells = cells;
    outcomes->cell_count = cell_count;
    outcomes->side = side;
    outcomes->count = 0;
    memset(outcomes->seen, 0, (size_t)(side + 1) * (side + 1));
    enum sudoku_status status = oracle_enumerate(&search->generator->oracle, search->board,
                                                 search->limiter, take_outcome, outcomes);
    outcomes->are_all = outcomes->count < MAX_LOOSE;
    if (search->limiter->status != SUDOKU_OK)
        return search->limiter->status;
    return status < SUDOKU_OK ? status : SUDOKU_OK;
}

/* Returns SUDOKU_OK if the board, with its changes, has exactly one solution; another status if
 * not, or at a limit. SEEN is the number of its solutions among OUTCOMES. */
static enum sudoku_status check_unique(struct repair_search *search,
                                       const struct repair_outcomes *outcomes, unsigned seen)
{
    if (seen > 1)
        return SUDOKU_SEVERAL_SOLUTIONS;
    if (outcomes->are_all)
        return seen ? SUDOKU_OK : SUDOKU_NO_SOLUTION;
    if (limiter_node(search->limiter))
        return search->limiter->status;
    if (!seen && board_has_duplicate(search->generator->layout, search->board))
        return SUDOKU_CONFLICT;
    return oracle_unique(&search->generator->oracle, search->board, search->limiter);
}

/* Tries the digits of REPAIR, and keeps it if they leave one solution. */
static enum sudoku_status try_change(struct repair_search *search, struct repair_outcomes *outcomes,
                                     struct sudoku_repair *repair)
{
    unsigned second = repair->change_count > 1 ? repair->changes[1].digit : 0;
    unsigned seen = *outcomes_with(outcomes, repair->changes[0].digit, second);
    if (limiter_poll(search->limiter))
        return search->limiter->status;
    for (unsigned i = 0; i < repair->change_count; i++)
        search->board[repair->changes[i].cell] = (uint8_t)repair->changes[i].digit;
    enum sudoku_status status = check_unique(search, outcomes, seen);
    if (status == SUDOKU_OK) {
        status = count_redundant(search, &repair->redundant);
        repair->cost = 0;
        for (unsigned i = 0; i < repair->change_count; i++)
            repair->cost += cost_of(search, &repair->changes[i]);
        if (status == SUDOKU_OK)
            keep(search, repair);
    }
    for (unsigned i = 0; i < repair->change_count; i++)
        search->board[repair->changes[i].cell] = 0;
    return search->limiter->status == SUDOKU_OK && status > SUDOKU_OK ? SUDOKU_OK : status;
}

/* Tries all digits but those in WAS, the givens of the changed cells. */
static enum sudoku_status try_digits(struct repair_search *search, struct repair_outcomes *outcomes,
                                     struct sudoku_repair *repair, const uint8_t *was)
{
    enum sudoku_status status = SUDOKU_OK;
    unsigned side = outcomes->side, seconds = repair->change_count > 1 ? side : 1;
    for (unsigned first = 1; first <= side; first++)
        for (unsigned second = 1; status == SUDOKU_OK && second <= seconds; second++) {
            repair->changes[0].digit = (uint16_t)first;
            repair->changes[1].digit = (uint16_t)second;
            if (first != was[0] && (repair->change_count == 1 || second != was[1]))
                status = try_change(search, outcomes, repair);
        }
    return status;
}

/* Tries all changes of the givens in CELLS, one or two, to other digits. */
static enum sudoku_status try_cells(struct repair_search *search, const uint16_t *cells,
                                    unsigned count)
{
    struct repair_outcomes outcomes;
    struct sudoku_repair repair = {.change_count = count};
    uint8_t was[SUDOKU_MAX_CHANGES] = {0};
    for (unsigned i = 0; i < count; i++) {
        repair.changes[i].cell = cells[i];
        was[i] = search->board[cells[i]];
        search->board[cells[i]] = 0;
    }
    enum sudoku_status status = limiter_node(search->limiter)
                                    ? search->limiter->status
                                    : find_outcomes(search, cells, count, &outcomes);
    if (status == SUDOKU_OK && outcomes.count) {
        repair.solutions_without = outcomes.count;
        status = try_digits(search, &outcomes, &repair, was);
    }
    for (unsigned i = 0; i < count; i++)
        search->board[cells[i]] = was[i];
    return status;
}

/* Stores the cells of all givens of the board in CELLS; returns their number. */
static unsigned list_givens(const struct repair_search *search, uint16_t *cells)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < search->generator->layout->cell_count; cell++)
        if (search->board[cell])
            cells[count++] = (uint16_t)cell;
    return count;
}

static enum sudoku_status try_singles(struct repair_search *search)
{
    enum sudoku_status status = SUDOKU_OK;
    uint16_t *cells = search->generator->pairs;
    unsigned count = list_givens(search, cells);
    for (unsigned i = 0; status == SUDOKU_OK && i < count; i++)
        status = try_cells(search, &cells[i], 1);
    return status;
}

/* Stores givens such that every repair changes at least one: those of a contradiction if the board
 * has no solution, else all. */
static enum sudoku_status list_suspects(struct repair_search *search, uint16_t *cells,
                                        unsigned *count)
{
    enum sudoku_status status =
        contradiction_solvable(search->generator, search->board, search->limiter);
    *count = 0;
    if (status == SUDOKU_NO_SOLUTION)
        return contradiction_find(search->generator, search->board, search->limiter, cells, count);
    if (status == SUDOKU_OK)
        *count = list_givens(search, cells);
    return status;
}

/* Tries the given in FIRST[NUMBER] with each suspect of the board without it, except pairs tried
 * with an earlier one of FIRST. */
static enum sudoku_status try_pairs_with(struct repair_search *search, const uint16_t *first,
                                         unsigned number)
{
    uint16_t *second = search->generator->pairs + search->generator->layout->cell_count;
    unsigned count;
    uint8_t was = search->board[first[number]];
    search->board[first[number]] = 0;
    enum sudoku_status status = list_suspects(search, second, &count);
    search->board[first[number]] = was;
    for (unsigned i = 0; status == SUDOKU_OK && i < count; i++) {
        bool is_repeated = false;
        for (unsigned k = 0; k < number; k++)
            is_repeated = is_repeated || first[k] == second[i];
        if (!is_repeated)
            status = try_cells(search, (const uint16_t[2]){first[number], second[i]}, 2);
    }
    return status;
}

static enum sudoku_status try_pairs(struct repair_search *search)
{
    uint16_t *first = search->generator->pairs;
    unsigned count;
    enum sudoku_status status = list_suspects(search, first, &count);
    for (unsigned i = 0; status == SUDOKU_OK && i < count; i++)
        status = try_pairs_with(search, first, i);
    return status;
}

/* True if all costs are numbers of 0 or more. */
static bool costs_are_sound(const struct sudoku_generator *generator,
                            const struct sudoku_repair_options *options)
{
    size_t count = (size_t)generator->layout->cell_count * generator->layout->side;
    for (size_t i = 0; options->costs && i < count; i++)
        if (!(options->costs[i] >= 0))
            return argument_expect(false, "options->costs has a negative number, or none");
    return true;
}

static bool repair_is_sound(const struct sudoku_repair_options *options,
                            const struct sudoku_repair *repairs, size_t capacity,
                            const size_t *count)
{
    return argument_expect(options->max_changes >= 1 && options->max_changes <= SUDOKU_MAX_CHANGES,
                           "options->max_changes is neither 1 nor 2") &&
           argument_expect(repairs || !capacity, "repairs is NULL") &&
           argument_expect(count, "count is NULL");
}

enum sudoku_status sudoku_generator_repair(struct sudoku_generator *generator,
                                           const uint8_t *givens,
                                           const struct sudoku_repair_options *options,
                                           const struct sudoku_limits *limits,
                                           struct sudoku_repair *repairs, size_t capacity,
                                           size_t *count)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_repair_options, costs);
    struct sudoku_repair_options own = {.size = sizeof own, .max_changes = SUDOKU_MAX_CHANGES};
    struct limiter limiter;
    if (!generator_givens_fit(generator, givens) ||
        !argument_expect(!options || sized_copy(&own, sizeof own, options, first_form),
                         "options->size is too small") ||
        !repair_is_sound(&own, repairs, capacity, count) || !costs_are_sound(generator, &own) ||
        !generator_begin(generator, limits, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    struct repair_search search = {generator, &limiter, own.costs, generator->board,
                                   repairs,   capacity, 0};
    enum sudoku_status status = oracle_unique(&generator->oracle, givens, &limiter);
    if (status == SUDOKU_OK)
        return generator_end(generator, SUDOKU_END);
    memcpy(search.board, givens, generator->layout->cell_count);
    if (limiter.status == SUDOKU_OK && status > SUDOKU_OK)
        status = try_singles(&search);
    if (status == SUDOKU_OK && !search.count && own.max_changes == 2)
        status = try_pairs(&search);
    if (status >= SUDOKU_OK)
        *count = search.count;
    return generator_end(generator,
                         status == SUDOKU_OK && !search.count ? SUDOKU_NOT_FOUND : status);
}
