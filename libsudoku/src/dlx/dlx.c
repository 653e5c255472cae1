/* Engine `dlx`: a board as an exact cover problem, solved by dancing links.
 *
 * Each cell, and each digit of each full unit, is a primary item; each digit of a shorter unit is a
 * secondary item; an option places a digit in a cell. The first search writes the matrix of the
 * layout, which can be interrupted; each puzzle links the options that it allows. */
#include "common/mem.h"
#include "dlx/dance.h"
#include "engine/engine.h"

struct dlx {
    struct sudoku_cover *cover;
    size_t *unit_items; /* unit_count: the item of each unit's first digit */
    size_t *scratch;    /* unit_count + 1: the items of an option */
    uint8_t *board;     /* cell_count */
    uint32_t *options;  /* cell_count * side: those that the puzzle allows */
    unsigned written;   /* cells whose options are in the matrix */
};

static void dlx_destroy(void *state, const struct sudoku_allocator *allocator)
{
    struct dlx *dlx = state;
    if (!dlx)
        return;
    sudoku_cover_destroy(dlx->cover);
    mem_free(allocator, dlx->unit_items);
    mem_free(allocator, dlx->scratch);
    mem_free(allocator, dlx->board);
    mem_free(allocator, dlx->options);
    mem_free(allocator, dlx);
}

static uint32_t option_of(const struct sudoku_layout *layout, unsigned cell, unsigned digit)
{
    return (uint32_t)cell * layout->side + digit - 1;
}

/* Writes the options of CELL, the next in order, whose numbers are those of option_of(). */
static void write_options(struct dlx *dlx, const struct sudoku_layout *layout, unsigned cell)
{
    for (unsigned digit = 1; digit <= layout->side; digit++) {
        size_t count = 0;
        dlx->scratch[count++] = cell;
        for (uint32_t u = layout->cell_units_start[cell]; u < layout->cell_units_start[cell + 1];
             u++)
            dlx->scratch[count++] = dlx->unit_items[layout->cell_units[u]] + digit - 1;
        cover_write(dlx->cover, dlx->scratch, count);
    }
}

/* Numbers the items of units, primary ones first. Returns the number of primary items, including
 * cells. */
static size_t number_items(struct dlx *dlx, const struct sudoku_layout *layout)
{
    size_t next = layout->cell_count, primary = next;
    for (int full = 1; full >= 0; full--) {
        for (unsigned unit = 0; unit < layout->unit_count; unit++) {
            if (layout_unit_is_full(layout, unit) != full)
                continue;
            dlx->unit_items[unit] = next;
            next += layout->side;
        }
        primary = full ? next : primary;
    }
    return primary;
}

/* Allocates the matrix. */
static enum sudoku_status create_cover(struct dlx *dlx, const struct sudoku_layout *layout,
                                       const struct sudoku_allocator *allocator)
{
    size_t options = (size_t)layout->cell_count * layout->side;
    size_t memberships = layout->unit_start[layout->unit_count];
    size_t primary = number_items(dlx, layout);
    size_t all = layout->cell_count + (size_t)layout->unit_count * layout->side;
    struct sudoku_cover_options cover_options = SUDOKU_COVER_OPTIONS_INIT;
    cover_options.primary = primary;
    cover_options.secondary = all - primary;
    cover_options.allocator = allocator;
    enum sudoku_status status = sudoku_cover_create(&cover_options, &dlx->cover);
    if (status == SUDOKU_OK &&
        (!cover_reserve(dlx->cover, options, options + memberships * layout->side) ||
         !cover_prepare(dlx->cover, options)))
        status = SUDOKU_ERR_MEMORY;
    return status;
}

static enum sudoku_status dlx_create(const struct sudoku_layout *layout,
                                     const struct sudoku_allocator *allocator, void **state)
{
    struct dlx *dlx = mem_alloc(allocator, 1, sizeof *dlx);
    if (!dlx)
        return SUDOKU_ERR_MEMORY;
    size_t options = (size_t)layout->cell_count * layout->side;
    dlx->unit_items = mem_alloc(allocator, layout->unit_count, sizeof *dlx->unit_items);
    dlx->scratch = mem_alloc(allocator, (size_t)layout->unit_count + 1, sizeof *dlx->scratch);
    dlx->board = mem_alloc(allocator, layout->cell_count, sizeof *dlx->board);
    dlx->options = mem_alloc(allocator, options, sizeof *dlx->options);
    enum sudoku_status status = SUDOKU_ERR_MEMORY;
    if (dlx->unit_items && dlx->scratch && dlx->board && dlx->options)
        status = create_cover(dlx, layout, allocator);
    if (status == SUDOKU_OK)
        *state = dlx;
    else
        dlx_destroy(dlx, allocator);
    return status;
}

enum { CELLS_A_POLL = 64 };

/* Completes the matrix. True if stopped; the next search continues with the next cell. */
static bool write_matrix(struct dlx *dlx, struct run *run)
{
    while (dlx->written < run->layout->cell_count) {
        write_options(dlx, run->layout, dlx->written++);
        if (dlx->written % CELLS_A_POLL == 0 && limiter_poll(&run->limiter))
            return true;
    }
    return false;
}

/* Links the options of the start candidates; true if stopped. */
static bool link_candidates(struct dlx *dlx, struct run *run)
{
    uint32_t count = 0;
    for (unsigned cell = 0; cell < run->layout->cell_count; cell++)
        for (sudoku_digitset set = run->start[cell]; set;)
            dlx->options[count++] = option_of(run->layout, cell, sudoku_digitset_pop(&set));
    return cover_link(dlx->cover, dlx->options, count, run->seed, &run->limiter);
}

/* Chooses the digits of cells with a single start candidate, givens among them, which the search
 * then neither counts nor undoes. False if two of them exclude each other, or if stopped. */
static bool commit_singles(struct dlx *dlx, struct run *run)
{
    for (unsigned cell = 0; cell < run->layout->cell_count; cell++) {
        if (cell % CELLS_A_POLL == CELLS_A_POLL - 1 && limiter_poll(&run->limiter))
            return false;
        if (!sudoku_digitset_is_single(run->start[cell]))
            continue;
        unsigned digit = sudoku_digitset_first(run->start[cell]);
        dlx->board[cell] = (uint8_t)digit;
        if (!dance_commit(dlx->cover, option_of(run->layout, cell, digit)))
            return false;
    }
    return true;
}

struct dlx_run {
    struct dlx *dlx;
    struct run *run;
};

static bool report_cover(void *user, const size_t *options, size_t count)
{
    struct dlx_run *context = user;
    unsigned side = context->run->layout->side;
    for (size_t i = 0; i < count; i++)
        context->dlx->board[options[i] / side] = (uint8_t)(options[i] % side + 1);
    return run_solution(context->run, context->dlx->board);
}

static enum sudoku_status dlx_search(void *state, struct run *run)
{
    struct dlx_run context = {state, run};
    if (write_matrix(state, run) || link_candidates(state, run))
        return run->limiter.status;
    if (!commit_singles(state, run))
        return run->limiter.status;
    return dance(context.dlx->cover, &run->limiter, report_cover, &context);
}

const struct engine engine_dlx = {"dlx", dlx_create, dlx_destroy, dlx_search, false};
