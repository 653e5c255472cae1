#include "reader/board/jigsaw.h"

static void *take(void *user, size_t size)
{
    struct jigsaw *jigsaw = user;
    size_t aligned = (size + sizeof(max_align_t) - 1) / sizeof(max_align_t) * sizeof(max_align_t);
    if (size > JIGSAW_MEMORY || aligned > JIGSAW_MEMORY - jigsaw->used)
        return NULL;
    void *memory = jigsaw->memory.bytes + jigsaw->used;
    jigsaw->used += aligned;
    return memory;
}

/* Does nothing: the memory is reused for the next regions. */
static void free_nothing(void *user, void *pointer)
{
    (void)user, (void)pointer;
}

bool jigsaw_open(struct jigsaw *jigsaw, unsigned side, const uint8_t *region)
{
    const struct sudoku_allocator allocator = {take, free_nothing, jigsaw};
    struct sudoku_layout_options layout = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_solver_options solver = SUDOKU_SOLVER_OPTIONS_INIT;
    layout.side = side;
    layout.regions = region;
    layout.allocator = solver.allocator = &allocator;
    solver.engine = SUDOKU_ENGINE_DLX;
    jigsaw->used = 0;
    jigsaw->layout = NULL;
    jigsaw->solver = NULL;
    return sudoku_layout_create(&layout, &jigsaw->layout) == SUDOKU_OK &&
           sudoku_solver_create(jigsaw->layout, &solver, &jigsaw->solver) == SUDOKU_OK;
}
