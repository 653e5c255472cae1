#include "assign.h"

#include <math.h>
#include <string.h>

/* Answers that cost this much more than the best are not thought of. */
#define MAX_EXTRA 9.0F
/* A second board that costs this much more than the first is not worth finding. */
#define MAX_GAP 4.0F
/* Nodes for one board. */
#define BOARD_NODES 20000

static uint8_t likeliest(const float *cost, unsigned answers)
{
    unsigned best = 0;
    for (unsigned value = 1; value < answers; value++)
        best = cost[value] < cost[best] ? value : best;
    return (uint8_t)best;
}

/* Keeps the options sorted and drops the dearest when there is no room. */
static void add_option(struct assign_space *space, struct assign_option option)
{
    unsigned place = space->option_count;
    while (place > 0 && space->options[place - 1].cost > option.cost)
        place--;
    if (place == ASSIGN_OPTIONS)
        return;
    unsigned kept = space->option_count < ASSIGN_OPTIONS ? space->option_count : ASSIGN_OPTIONS - 1;
    memmove(space->options + place + 1, space->options + place,
            (kept - place) * sizeof space->options[0]);
    space->options[place] = option;
    space->option_count = kept + 1;
}

static void find_options(struct assign_space *space, const struct belief *belief, uint8_t *cells)
{
    space->option_count = 0;
    for (unsigned cell = 0; cell < belief->side * belief->side; cell++) {
        const float *cost = belief->cost[cell];
        cells[cell] = likeliest(cost, belief->answers);
        for (unsigned value = 0; value < belief->answers; value++) {
            float extra = cost[value] - cost[cells[cell]];
            if (value != cells[cell] && extra < MAX_EXTRA)
                add_option(space, (struct assign_option){extra, (uint8_t)cell, (uint8_t)value});
        }
    }
}

static void push(struct assign_space *space, const struct assign_board *board)
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

static struct assign_board pop(struct assign_space *space)
{
    struct assign_board top = space->heap[0], last = space->heap[--space->heap_size];
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

/* BOARD with one option more. */
static void push_longer(struct assign_space *space, const struct assign_board *board)
{
    unsigned next = board->count ? board->option[board->count - 1] + 1U : 0;
    if (board->count == ASSIGN_CHANGES || next >= space->option_count)
        return;
    struct assign_board longer = *board;
    longer.option[longer.count++] = (uint16_t)next;
    longer.cost += space->options[next].cost;
    push(space, &longer);
}

/* BOARD with the next option in place of its last. */
static void push_later(struct assign_space *space, const struct assign_board *board)
{
    if (board->count == 0)
        return;
    unsigned last = board->option[board->count - 1];
    if (last + 1 >= space->option_count)
        return;
    struct assign_board later = *board;
    later.option[later.count - 1] = (uint16_t)(last + 1);
    later.cost += space->options[last + 1].cost - space->options[last].cost;
    push(space, &later);
}

/* Fills CELLS with BOARD's. False: it changes one cell twice. */
static bool apply(const struct assign_space *space, const struct assign_board *board,
                  const uint8_t *best, uint8_t *cells, uint8_t *changed)
{
    memcpy(cells, best, CELL_MOST);
    memset(changed, 0, CELL_MOST);
    for (unsigned i = 0; i < board->count; i++) {
        const struct assign_option *option = &space->options[board->option[i]];
        if (changed[option->cell])
            return false;
        cells[option->cell] = option->value;
        changed[option->cell] = 1;
    }
    return true;
}

static void spend(struct assign_space *space, uint64_t nodes)
{
    space->nodes -= nodes < space->nodes ? nodes : space->nodes;
}

/* 0, 1, or 2 solutions for several; the one solution in SOLUTION. */
static unsigned count_solutions(struct assign_space *space, const struct kind *kind,
                                const uint8_t *cells, uint8_t *solution)
{
    const struct sudoku_limits limits = {.size = sizeof limits, .nodes = BOARD_NODES};
    struct sudoku_solver *solver = space->solver[kind - kinds];
    const struct sudoku_puzzle puzzle = {.givens = cells};
    unsigned given = 0;
    for (unsigned cell = 0; cell < kind->side * kind->side; cell++)
        given += cells[cell] != 0;
    if (given < kind->least_digits || space->nodes < BOARD_NODES)
        return 2;
    enum sudoku_status status = sudoku_solver_unique(solver, &puzzle, &limits, solution);
    if (kind->side != KINDS_CLASSIC)
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

static void store(const struct assign_board *board, const uint8_t *cells, const uint8_t *changed,
                  const uint8_t *solution, unsigned solutions, struct assignment *result)
{
    memcpy(result->cells, cells, CELL_MOST);
    memcpy(result->changed, changed, CELL_MOST);
    memset(result->solution, 0, CELL_MOST);
    if (solutions == 1)
        memcpy(result->solution, solution, CELL_MOST);
    result->solutions = solutions;
    result->changes = board->count;
    result->extra = board->cost;
}

void assign_cells(struct assign_space *space, const struct kind *kind, const struct belief *belief,
                  struct assignment *result)
{
    uint8_t best[CELL_MOST] = {0}, cells[CELL_MOST], changed[CELL_MOST], solution[CELL_MOST] = {0};
    bool found = false;
    memset(result, 0, sizeof *result);
    result->gap = MAX_GAP;
    space->nodes = ASSIGN_NODES;
    find_options(space, belief, best);
    space->heap_size = 0;
    push(space, &(struct assign_board){0});
    for (unsigned i = 0; i < ASSIGN_BOARDS && space->heap_size; i++) {
        struct assign_board board = pop(space);
        if (found && board.cost > result->extra + MAX_GAP)
            return;
        push_longer(space, &board);
        push_later(space, &board);
        if (!apply(space, &board, best, cells, changed))
            continue;
        unsigned solutions = count_solutions(space, kind, cells, solution);
        if (solutions == 1 && found) {
            result->gap = board.cost - result->extra;
            return;
        }
        if (i == 0 || solutions == 1)
            store(&board, cells, changed, solution, solutions, result);
        found = found || solutions == 1;
    }
}
