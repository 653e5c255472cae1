#include "generate/criteria/trial_room.h"

#include "common/mem.h"

bool trials_make_room(struct trials *trials, const struct sudoku_allocator *allocator,
                      unsigned cells)
{
    if (!trials->puzzles)
        trials->puzzles = mem_alloc(allocator, cells, TRIALS_ROOM);
    if (!trials->solutions)
        trials->solutions = mem_alloc(allocator, cells, TRIALS_ROOM);
    return trials->puzzles && trials->solutions;
}

void trials_close(struct trials *trials, const struct sudoku_allocator *allocator)
{
    assessor_close(&trials->assessor);
    mem_free(allocator, trials->puzzles);
    mem_free(allocator, trials->solutions);
}
