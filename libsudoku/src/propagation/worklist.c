#include "propagation/worklist.h"

#include <string.h>

#include "common/mem.h"

bool worklist_create(struct worklist *list, unsigned bound,
                     const struct sudoku_allocator *allocator)
{
    *list = (struct worklist){.bound = bound};
    list->items = mem_alloc(allocator, bound, sizeof *list->items);
    list->listed = mem_alloc(allocator, bound, sizeof *list->listed);
    return list->items && list->listed;
}

void worklist_destroy(struct worklist *list, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, list->items);
    mem_free(allocator, list->listed);
}

void worklist_clear(struct worklist *list)
{
    memset(list->listed, 0, list->bound * sizeof *list->listed);
    list->head = list->count = 0;
}
