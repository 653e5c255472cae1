#include "play/core/model/groups.h"

#include <stdlib.h>
#include <string.h>

#include "cli/text/buffer.h"

/* Returns the number of cells of all groups of STEP. */
static size_t count_cells(const struct sudoku_layout *layout, const struct sudoku_step *step)
{
    size_t count = 0;
    for (size_t i = 0; i < step->base_count; i++)
        count += sudoku_layout_unit_length(layout, step->bases[i]);
    for (size_t i = 0; i < step->cover_count; i++)
        count += sudoku_layout_unit_length(layout, step->covers[i]);
    for (size_t i = 0; i < step->set_count; i++)
        count += step->set_sizes[i];
    return count;
}

/* Appends the COUNT CELLS behind those of the last group. */
static void add(struct hint_groups *groups, enum hint_group_kind kind, const uint16_t *cells,
                size_t count)
{
    const struct hint_group *last = groups->count ? &groups->items[groups->count - 1] : NULL;
    size_t start = last ? (size_t)(last->cells - groups->cells) + last->cell_count : 0;
    memcpy(groups->cells + start, cells, count * sizeof *cells);
    groups->items[groups->count++] = (struct hint_group){kind, groups->cells + start, count};
}

static void add_units(struct hint_groups *groups, enum hint_group_kind kind,
                      const struct sudoku_layout *layout, const uint16_t *units, size_t count)
{
    for (size_t i = 0; i < count; i++)
        add(groups, kind, sudoku_layout_unit_cells(layout, units[i]),
            sudoku_layout_unit_length(layout, units[i]));
}

struct hint_groups hint_groups_of(const struct sudoku_layout *layout,
                                  const struct sudoku_step *step)
{
    struct hint_groups groups = {0};
    size_t count = step->base_count + step->cover_count + step->set_count;
    if (count == 0)
        return groups;
    groups.items = buffer_resize(NULL, count * sizeof *groups.items);
    groups.cells = buffer_resize(NULL, count_cells(layout, step) * sizeof *groups.cells);
    add_units(&groups, HINT_GROUP_BASE, layout, step->bases, step->base_count);
    add_units(&groups, HINT_GROUP_COVER, layout, step->covers, step->cover_count);
    const uint16_t *cells = step->set_cells;
    for (size_t i = 0; i < step->set_count; cells += step->set_sizes[i++])
        add(&groups, HINT_GROUP_SET, cells, step->set_sizes[i]);
    return groups;
}

void hint_groups_free(struct hint_groups *groups)
{
    free(groups->items);
    free(groups->cells);
    *groups = (struct hint_groups){0};
}

unsigned hint_groups_set_of(const struct hint_groups *groups, unsigned cell)
{
    unsigned number = 0;
    for (size_t i = 0; i < groups->count; i++) {
        const struct hint_group *group = &groups->items[i];
        if (group->kind != HINT_GROUP_SET)
            continue;
        number++;
        for (size_t k = 0; k < group->cell_count; k++)
            if (group->cells[k] == cell)
                return number;
    }
    return 0;
}
