#include "logic/scratch.h"

#include "common/mem.h"
#include "logic/als/als_reach.h"
#include "logic/chains/fruitful.h"
#include "logic/fish/kraken_work.h"
#include "logic/forcing/work.h"
#include "logic/last/brute_boards.h"
#include "logic/uniqueness/rectangle_list.h"

static const size_t sizes[SCRATCH_PARTS] = {
    [SCRATCH_ALS] = sizeof(struct als_list),
    [SCRATCH_ALS_GRAPH] = sizeof(struct als_graph),
    [SCRATCH_ALS_REACH] = sizeof(struct als_reach),
    [SCRATCH_NET] = sizeof(struct net),
    [SCRATCH_FRUITFUL] = sizeof(struct fruitful),
    [SCRATCH_FORCING] = sizeof(struct forcing),
    [SCRATCH_KRAKEN] = sizeof(struct kraken_work),
    [SCRATCH_RECTANGLES] = sizeof(struct rectangle_list),
    [SCRATCH_BRUTE_BOARDS] = sizeof(struct brute_boards),
};

void *scratch_take(struct search *search, enum scratch_part part)
{
    struct scratch *scratch = search->scratch;
    scratch->parts[part] = mem_alloc(&scratch->allocator, 1, sizes[part]);
    if (!scratch->parts[part])
        search->limiter->status = SUDOKU_ERR_MEMORY;
    return scratch->parts[part];
}

struct scratch *scratch_create(const struct sudoku_allocator *allocator)
{
    struct scratch *scratch = mem_alloc(allocator, 1, sizeof *scratch);
    if (scratch)
        scratch->allocator = *allocator;
    return scratch;
}

void scratch_free(struct scratch *scratch)
{
    if (!scratch)
        return;
    struct sudoku_allocator allocator = scratch->allocator;
    for (unsigned part = 0; part < SCRATCH_PARTS; part++)
        mem_free(&allocator, scratch->parts[part]);
    mem_free(&allocator, scratch);
}
