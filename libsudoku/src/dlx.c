/* Engine `dlx`: a board as an exact cover problem, solved by dancing links.
 *
 * Each cell, and each digit in each unit, is a primary item; an option puts a digit into a cell.
 * The matrix of the layout is built once, and each puzzle links the options that it leaves. */
#include "dance.h"
#include "engine.h"
#include "mem.h"
#include "random.h"

struct dlx {
    struct sudoku_cover *cover;
    uint8_t *board;    /* cell_count */
    uint32_t *options; /* cell_count * side: those that the puzzle leaves */
};

static void dlx_destroy(void *state, const struct sudoku_allocator *allocator)
{
    struct dlx *dlx = state;
    if (!dlx)
        return;
    sudoku_cover_destroy(dlx->cover);
    mem_free(allocator, dlx->board);
    mem_free(allocator, dlx->options);
    mem_free(allocator, dlx);
}

static uint32_t option_of(const struct sudoku_layout *layout, unsigned cell, unsigned digit)
{
    return (uint32_t)cell * layout->side + digit - 1;
}

/* Adds the option of DIGIT in CELL, which has the next number; ITEMS is scratch. */
static enum sudoku_status add_option(struct sudoku_cover *cover, const struct sudoku_layout *layout,
                                     unsigned cell, unsigned digit, size_t *items)
{
    size_t count = 0;
    items[count++] = cell;
    for (uint32_t u = layout->cell_units_start[cell]; u < layout->cell_units_start[cell + 1]; u++)
        items[count++] =
            layout->cell_count + (size_t)layout->cell_units[u] * layout->side + digit - 1;
    return sudoku_cover_add(cover, items, count);
}

static enum sudoku_status build(struct dlx *dlx, const struct sudoku_layout *layout,
                                const struct sudoku_allocator *allocator)
{
    size_t items = layout->cell_count + (size_t)layout->unit_count * layout->side;
    size_t options = (size_t)layout->cell_count * layout->side;
    size_t memberships = (size_t)layout->unit_count * layout->side;
    enum sudoku_status status = sudoku_cover_create(items, 0, allocator, &dlx->cover);
    if (status != SUDOKU_OK)
        return status;
    size_t *scratch = mem_alloc(allocator, (size_t)layout->unit_count + 1, sizeof *scratch);
    if (!scratch || !cover_reserve(dlx->cover, options, options + memberships * layout->side))
        status = SUDOKU_ERR_MEMORY;
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        for (unsigned digit = 1; digit <= layout->side && status == SUDOKU_OK; digit++)
            status = add_option(dlx->cover, layout, cell, digit, scratch);
    mem_free(allocator, scratch);
    if (status == SUDOKU_OK && !cover_prepare(dlx->cover))
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
    dlx->board = mem_alloc(allocator, layout->cell_count, sizeof *dlx->board);
    dlx->options = mem_alloc(allocator, options, sizeof *dlx->options);
    enum sudoku_status status = SUDOKU_ERR_MEMORY;
    if (dlx->board && dlx->options)
        status = build(dlx, layout, allocator);
    if (status == SUDOKU_OK)
        *state = dlx;
    else
        dlx_destroy(dlx, allocator);
    return status;
}

static void shuffle(uint32_t *options, uint32_t count, uint64_t *random)
{
    for (uint32_t i = count; i > 1; i--) {
        uint32_t j = random_below(random, i), option = options[j];
        options[j] = options[i - 1];
        options[i - 1] = option;
    }
}

/* Links the options that the start candidates leave. */
static void link_candidates(struct dlx *dlx, const struct run *run)
{
    uint32_t count = 0;
    uint64_t random = run->seed;
    for (unsigned cell = 0; cell < run->layout->cell_count; cell++)
        for (sudoku_digitset set = run->start[cell]; set;)
            dlx->options[count++] = option_of(run->layout, cell, sudoku_digitset_take(&set));
    if (run->seed)
        shuffle(dlx->options, count, &random);
    cover_link(dlx->cover, dlx->options, count, run->seed ? &random : NULL);
}

/* Chooses the digits of cells with a single start candidate, givens among them, which the search
 * then neither counts nor undoes. False where two of them exclude each other. */
static bool commit_singles(struct dlx *dlx, const struct run *run)
{
    for (unsigned cell = 0; cell < run->layout->cell_count; cell++) {
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

static bool hand_over(void *user, const size_t *options, size_t count)
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
    link_candidates(state, run);
    if (!commit_singles(state, run))
        return SUDOKU_OK;
    return dance(context.dlx->cover, &run->meter, hand_over, &context);
}

const struct engine engine_dlx = {"dlx", dlx_create, dlx_destroy, dlx_search, false};
