/* Engine `simple`: depth-first search over the empty cells in scan order.
 *
 * It uses nothing but the digits of each unit, which makes it an independent reference for the
 * other engines. */
#include <string.h>

#include "common/mem.h"
#include "common/random.h"
#include "engine/engine.h"

struct simple {
    uint8_t *board;            /* cell_count */
    uint16_t *open;            /* the cells to fill, in order */
    sudoku_digitset *untried;  /* for each open cell on the path */
    sudoku_digitset *unit_has; /* unit_count */
};

static void simple_destroy(void *state, const struct sudoku_allocator *allocator)
{
    struct simple *simple = state;
    if (!simple)
        return;
    mem_free(allocator, simple->board);
    mem_free(allocator, simple->open);
    mem_free(allocator, simple->untried);
    mem_free(allocator, simple->unit_has);
    mem_free(allocator, simple);
}

static enum sudoku_status simple_create(const struct sudoku_layout *layout,
                                        const struct sudoku_allocator *allocator, void **state)
{
    struct simple *simple = mem_alloc(allocator, 1, sizeof *simple);
    if (!simple)
        return SUDOKU_ERR_MEMORY;
    simple->board = mem_alloc(allocator, layout->cell_count, sizeof *simple->board);
    simple->open = mem_alloc(allocator, layout->cell_count, sizeof *simple->open);
    simple->untried = mem_alloc(allocator, layout->cell_count, sizeof *simple->untried);
    simple->unit_has = mem_alloc(allocator, layout->unit_count, sizeof *simple->unit_has);
    if (!simple->board || !simple->open || !simple->untried || !simple->unit_has) {
        simple_destroy(simple, allocator);
        return SUDOKU_ERR_MEMORY;
    }
    *state = simple;
    return SUDOKU_OK;
}

/* Places DIGIT in CELL and its units, or removes it. */
static void toggle(struct simple *simple, const struct sudoku_layout *layout, unsigned cell,
                   unsigned digit)
{
    simple->board[cell] ^= (uint8_t)digit;
    for (uint32_t u = layout->cell_units_start[cell]; u < layout->cell_units_start[cell + 1]; u++)
        simple->unit_has[layout->cell_units[u]] ^= sudoku_digitset_of(digit);
}

/* Returns the start candidates of CELL that none of its units holds. */
static sudoku_digitset available(const struct simple *simple, const struct run *run, unsigned cell)
{
    const struct sudoku_layout *layout = run->layout;
    sudoku_digitset set = run->start[cell];
    for (uint32_t u = layout->cell_units_start[cell]; u < layout->cell_units_start[cell + 1]; u++)
        set &= ~simple->unit_has[layout->cell_units[u]];
    return set;
}

/* Removes and returns the smallest digit of *SET, or a random one unless RANDOM is NULL. */
static unsigned take_digit(sudoku_digitset *set, uint64_t *random)
{
    if (!random)
        return sudoku_digitset_pop(set);
    sudoku_digitset rest = *set;
    for (uint32_t skip = random_below(random, sudoku_digitset_count(*set)); skip; skip--)
        sudoku_digitset_pop(&rest);
    unsigned digit = sudoku_digitset_first(rest);
    *set = sudoku_digitset_remove(*set, digit);
    return digit;
}

/* Fills the cells with a single start candidate, givens among them, and lists the others as open;
 * false if two of them exclude each other. */
static bool place_singles(struct simple *simple, const struct run *run, unsigned *open_count)
{
    const struct sudoku_layout *layout = run->layout;
    memset(simple->board, 0, layout->cell_count);
    memset(simple->unit_has, 0, layout->unit_count * sizeof *simple->unit_has);
    *open_count = 0;
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        if (!sudoku_digitset_is_single(run->start[cell]))
            simple->open[(*open_count)++] = (uint16_t)cell;
        else if (available(simple, run, cell))
            toggle(simple, layout, cell, sudoku_digitset_first(run->start[cell]));
        else
            return false;
    }
    return true;
}

static void enter_cell(struct simple *simple, struct run *run, unsigned depth)
{
    sudoku_digitset set = available(simple, run, simple->open[depth]);
    simple->untried[depth] = set;
    run->limiter.stats.guesses += sudoku_digitset_count(set) > 1;
    limiter_depth(&run->limiter, depth + 1);
}

static void leave_cell(struct simple *simple, const struct run *run, unsigned depth)
{
    unsigned cell = simple->open[depth];
    toggle(simple, run->layout, cell, simple->board[cell]);
}

static enum sudoku_status simple_search(void *state, struct run *run)
{
    struct simple *simple = state;
    uint64_t random = run->seed;
    unsigned open_count, depth = 0;
    if (!place_singles(simple, run, &open_count))
        return SUDOKU_OK;
    if (open_count == 0)
        return run_solution(run, simple->board) ? run->limiter.status : SUDOKU_OK;
    enter_cell(simple, run, depth);
    for (;;) {
        if (!simple->untried[depth]) {
            if (depth == 0)
                return SUDOKU_OK;
            run->limiter.stats.backtracks++;
            leave_cell(simple, run, --depth);
            continue;
        }
        if (limiter_node(&run->limiter))
            return run->limiter.status;
        toggle(simple, run->layout, simple->open[depth],
               take_digit(&simple->untried[depth], run->seed ? &random : NULL));
        if (depth + 1 < open_count) {
            enter_cell(simple, run, ++depth);
            continue;
        }
        if (run_solution(run, simple->board))
            return run->limiter.status;
        leave_cell(simple, run, depth);
    }
}

const struct engine engine_simple = {"simple", simple_create, simple_destroy, simple_search, false};
