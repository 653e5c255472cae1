#include "reader/kbest.h"

#include <math.h>
#include <string.h>

#include "maths/best.h"
#include "maths/stat.h"

/* Answers that cost this much more than the best are not considered. */
#define MAX_EXTRA 9.0F
/* A cell is open if another answer costs at most this much more than the best: odds of 9 to 1. */
#define MAX_OPEN 2.2F
/* Search nodes for one board. */
#define BOARD_NODES 20000

/* Keeps the options sorted by cost and drops the most expensive one if the list is full. */
static void add_option(struct kbest *space, struct kbest_option option)
{
    unsigned place = space->option_count;
    while (place > 0 && space->options[place - 1].cost > option.cost)
        place--;
    space->option_count = best_insert(space->options, space->option_count, KBEST_OPTIONS,
                                      sizeof option, place, &option);
}

static void find_options(struct kbest *space, const struct posterior *posterior, uint8_t *cells)
{
    space->option_count = 0;
    for (unsigned cell = 0; cell < space->cells; cell++) {
        const float *cost = posterior->cost[cell];
        cells[cell] = (uint8_t)stat_argmin(cost, posterior->answers);
        for (unsigned value = 0; value < posterior->answers; value++) {
            float extra = cost[value] - cost[cells[cell]];
            if (value != cells[cell] && extra < MAX_EXTRA)
                add_option(space, (struct kbest_option){extra, (uint16_t)cell, (uint8_t)value});
        }
    }
}

static void push(struct kbest *space, const struct kbest_board *board)
{
    enum { ROOM = sizeof space->heap / sizeof space->heap[0] };
    if (space->heap_size == ROOM)
        return;
    unsigned place = space->heap_size++;
    while (place > 0) {
        unsigned parent = (place - 1) / 2;
        if (space->heap[parent].cost <= board->cost)
            break;
        space->heap[place] = space->heap[parent];
        place = parent;
    }
    space->heap[place] = *board;
}

static struct kbest_board pop(struct kbest *space)
{
    struct kbest_board top = space->heap[0], last = space->heap[--space->heap_size];
    unsigned place = 0;
    for (;;) {
        unsigned child = 2 * place + 1;
        if (child >= space->heap_size)
            break;
        if (child + 1 < space->heap_size && space->heap[child + 1].cost < space->heap[child].cost)
            child++;
        if (space->heap[child].cost >= last.cost)
            break;
        space->heap[place] = space->heap[child];
        place = child;
    }
    space->heap[place] = last;
    return top;
}

/* BOARD with one more option. */
static void push_longer(struct kbest *space, const struct kbest_board *board)
{
    unsigned next = board->count ? board->option[board->count - 1] + 1U : 0;
    if (board->count == KBEST_CHANGES || next >= space->option_count)
        return;
    struct kbest_board longer = *board;
    longer.option[longer.count++] = (uint16_t)next;
    longer.cost += space->options[next].cost;
    push(space, &longer);
}

/* BOARD with the next option instead of its last. */
static void push_later(struct kbest *space, const struct kbest_board *board)
{
    if (board->count == 0)
        return;
    unsigned last = board->option[board->count - 1];
    if (last + 1 >= space->option_count)
        return;
    struct kbest_board later = *board;
    later.option[later.count - 1] = (uint16_t)(last + 1);
    later.cost += space->options[last + 1].cost - space->options[last].cost;
    push(space, &later);
}

/* Fills CELLS with the digits of BOARD. False: it changes a cell twice. */
static bool apply(const struct kbest *space, const struct kbest_board *board, const uint8_t *best,
                  uint8_t *cells, uint8_t *changed)
{
    memcpy(cells, best, space->cells);
    memset(changed, 0, space->cells);
    for (unsigned i = 0; i < board->count; i++) {
        const struct kbest_option *option = &space->options[board->option[i]];
        if (changed[option->cell])
            return false;
        cells[option->cell] = option->value;
        changed[option->cell] = 1;
    }
    return true;
}

static void spend(struct kbest *space, uint64_t nodes)
{
    space->nodes -= nodes < space->nodes ? nodes : space->nodes;
}

struct sudoku_solver *kbest_solver(const struct kbest *space, const struct board_size *size)
{
    if (size == &board_size_joined)
        return space->joined.solver;
    return size == &board_size_jigsaw ? space->jigsaw.solver : space->solver[size - board_sizes];
}

/* Like kbest_solutions(), with the nodes that SPACE has left. */
static unsigned count_solutions(struct kbest *space, const struct board_size *size,
                                const uint8_t *cells, uint8_t *solution)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.nodes = BOARD_NODES;
    struct sudoku_solver *solver = kbest_solver(space, size);
    const struct sudoku_puzzle puzzle = {.givens = cells};
    unsigned given = 0;
    for (unsigned cell = 0; cell < space->cells; cell++)
        given += cells[cell] != 0;
    if (given < size->min_digits || space->nodes < BOARD_NODES)
        return 2;
    enum sudoku_status status = sudoku_solver_unique(solver, &puzzle, &limits, solution);
    if (size != &board_sizes[0])
        spend(space, sudoku_solver_stats(solver)->nodes + 1);
    switch (status) {
    case SUDOKU_OK:
        return 1;
    case SUDOKU_CONFLICT:
    case SUDOKU_NO_SOLUTION:
        return 0;
    default:
        return 2;
    }
}

unsigned kbest_solutions(struct kbest *space, const struct board_size *size, const uint8_t *cells,
                         uint8_t *solution)
{
    space->nodes = KBEST_NODES;
    space->cells = board_size_cells(size);
    return count_solutions(space, size, cells, solution);
}

void kbest_thin(struct kbest *space, const struct board_size *size, float *clarity, uint8_t *cells)
{
    uint8_t solution[BOARD_MAX_CELLS];
    unsigned count = board_size_cells(size);
    space->nodes = KBEST_NODES;
    for (;;) {
        size_t worst = stat_argmin(clarity, count);
        uint8_t digit = cells[worst];
        if (clarity[worst] == INFINITY)
            return;
        clarity[worst] = INFINITY;
        cells[worst] = 0;
        if (digit && count_solutions(space, size, cells, solution) != 1)
            cells[worst] = digit;
    }
}

static void store(const struct kbest_board *board, const uint8_t *cells, const uint8_t *changed,
                  const uint8_t *solution, unsigned solutions, struct assignment *result)
{
    memcpy(result->cells, cells, BOARD_MAX_CELLS);
    memcpy(result->changed, changed, BOARD_MAX_CELLS);
    memset(result->solution, 0, BOARD_MAX_CELLS);
    if (solutions == 1)
        memcpy(result->solution, solution, BOARD_MAX_CELLS);
    result->solutions = solutions;
    result->changes = board->count;
    result->extra = board->cost;
}

/* Drops the options of cells that the picture shows clearly. */
static void keep_open_options(struct kbest *space)
{
    while (space->option_count && space->options[space->option_count - 1].cost > MAX_OPEN)
        space->option_count--;
}

/* Stores the next board with one solution; it costs COST. */
static void store_rival(const uint8_t *cells, const uint8_t *solution, float cost,
                        struct assignment *result)
{
    bool is_first = result->gap == KBEST_REACH;
    if (memcmp(solution, result->solution, BOARD_MAX_CELLS) != 0)
        result->solution_gap = cost - result->extra;
    if (!is_first)
        return;
    result->gap = cost - result->extra;
    for (unsigned cell = 0; cell < BOARD_MAX_CELLS; cell++)
        result->rival[cell] = cells[cell] != result->cells[cell];
}

/* Whether CELLS differ from those of RESULT only in who wrote some digits: every mark is certainly
 * there and agrees with the same solution. */
static bool is_other_split(const struct posterior *posterior, unsigned count, const uint8_t *cells,
                           const uint8_t *solution, const struct assignment *result)
{
    if (memcmp(solution, result->solution, count) != 0)
        return false;
    for (unsigned i = 0; i < count; i++)
        if (cells[i] != result->cells[i] &&
            ((cells[i] && result->cells[i]) ||
             !sudoku_digitset_has(posterior->filled[i], solution[i])))
            return false;
    return true;
}

void kbest_find(struct kbest *space, const struct board_size *size,
                const struct posterior *posterior, struct assignment *result)
{
    uint8_t best[BOARD_MAX_CELLS] = {0}, cells[BOARD_MAX_CELLS] = {0},
            changed[BOARD_MAX_CELLS] = {0}, solution[BOARD_MAX_CELLS] = {0};
    const struct kbest_board likeliest = {0};
    unsigned splits = 0;
    float reached = 0;
    memset(result, 0, sizeof *result);
    result->gap = result->solution_gap = KBEST_REACH;
    space->nodes = KBEST_NODES;
    space->cells = size == &board_size_joined ? space->joined.cells : board_size_cells(size);
    find_options(space, posterior, best);
    result->printed = count_solutions(space, size, best, solution);
    store(&likeliest, best, changed, solution, result->printed, result);
    bool found = result->printed == 1;
    if (result->printed > 1)
        keep_open_options(space);
    space->heap_size = 0;
    push_longer(space, &likeliest);
    for (unsigned i = 1; i < KBEST_BOARDS && space->heap_size && space->nodes >= BOARD_NODES; i++) {
        struct kbest_board board = pop(space);
        reached = board.cost;
        if (found && board.cost > result->extra + KBEST_REACH)
            return;
        push_longer(space, &board);
        push_later(space, &board);
        if (!apply(space, &board, best, cells, changed) ||
            count_solutions(space, size, cells, solution) != 1)
            continue;
        if (found && splits < KBEST_SPLITS &&
            is_other_split(posterior, space->cells, cells, solution, result)) {
            splits++;
            continue;
        }
        if (found) {
            store_rival(cells, solution, board.cost, result);
            if (result->solution_gap < KBEST_REACH)
                return;
            continue;
        }
        store(&board, cells, changed, solution, 1, result);
        found = true;
    }
    /* Boards from here on were not examined: answers that are in none of the boards examined cost
     * at least this much. */
    if (found && space->heap_size) {
        result->gap = fminf(result->gap, reached - result->extra);
        result->solution_gap = fminf(result->solution_gap, reached - result->extra);
    }
}
