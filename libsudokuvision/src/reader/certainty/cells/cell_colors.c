#include "reader/certainty/cells/cell_colors.h"

#include <math.h>

#include "reader/certainty/cells/blanks.h"

/* True if CELL has one color from line to line, apart from its mark, which reaches less than half
 * of the places beside its lines. */
static bool is_even(const struct line_scene *scene, const struct line_pieces pieces[2],
                    const struct svision_reading *reading, const struct cell_colors *colors,
                    unsigned cell)
{
    const float paper = colors->paper[cell];
    const struct line_cell_range range = line_scene_cell_range(scene, cell);
    const bool blank = blanks_has(reading, cell);
    const struct line_place *around[4];
    unsigned others = 0;
    line_pieces_around(pieces, scene->side, cell, around);
    for (unsigned k = 0; k < 4 * LINE_PLACES; k++) {
        const struct line_place *place = &around[k / LINE_PLACES][k % LINE_PLACES];
        const float own = place->paper[k < 2 * LINE_PLACES];
        others += !(fabsf(own - paper) < colors->difference);
    }
    if (!blank)
        return others < 2 * LINE_PLACES;
    return others == 0 && (float)(range.brightest - range.darkest) < LINE_MIN_DIFFERENCE;
}

/* Cells connected by paper of one color. */
struct area {
    unsigned count, cell[LINE_MAX_SIDE * LINE_MAX_SIDE];
    unsigned places, lines; /* places between these cells, and those where the line is visible */
    bool is_blank;          /* without marks */
};

/* Counts the places of the line between CELL and the one after it in DIRECTION (0: below it). */
static void count_lines(const struct line_pieces pieces[2], unsigned side, unsigned cell,
                        unsigned direction, struct area *area)
{
    const struct line_place *around[4];
    line_pieces_around(pieces, side, cell, around);
    for (unsigned k = 0; k < LINE_PLACES; k++) {
        const struct line_place *place = &around[2 + direction][k];
        float contrast = line_contrast(&pieces[direction], line_place_brighter(place), place->line);
        area->lines += contrast >= LINE_MIN_CONTRAST * pieces[direction].usual;
        area->places++;
    }
}

/* Returns the neighbor of CELL in direction I of four, or CELL itself at the border. */
static unsigned neighbor(unsigned side, unsigned cell, unsigned i)
{
    unsigned row = cell / side, column = cell % side;
    switch (i) {
    case 0:
        return row + 1 < side ? cell + side : cell;
    case 1:
        return column + 1 < side ? cell + 1 : cell;
    case 2:
        return row > 0 ? cell - side : cell;
    default:
        return column > 0 ? cell - 1 : cell;
    }
}

/* Collects the AREA around its first cell and marks its cells as SEEN. */
static void spread(const struct line_pieces pieces[2], const struct svision_reading *reading,
                   const struct cell_colors *colors, bool *seen, struct area *area)
{
    unsigned side = reading->size->side;
    for (unsigned k = 0; k < area->count; k++) {
        unsigned cell = area->cell[k];
        area->is_blank = area->is_blank && blanks_has(reading, cell);
        for (unsigned i = 0; i < 4; i++) {
            unsigned next = neighbor(side, cell, i);
            if (next == cell ||
                !(fabsf(colors->paper[next] - colors->paper[cell]) < colors->difference))
                continue;
            if (i < 2)
                count_lines(pieces, side, cell, i, area);
            if (!seen[next])
                area->cell[area->count++] = next;
            seen[next] = true;
        }
    }
}

/* True if AREA has the color of an object: neither marks nor lines. A blank cell that is selected
 * has a color of its own, too, but no line within its area. */
static bool is_object(const struct area *area)
{
    return area->is_blank && 2 * area->lines < area->places;
}

void cell_colors_find(const struct line_scene *scene, const struct line_pieces pieces[2],
                      const struct svision_reading *reading, struct cell_colors *colors)
{
    bool seen[LINE_MAX_SIDE * LINE_MAX_SIDE] = {false};
    for (unsigned first = 0; first < board_size_cells(reading->size); first++) {
        struct area area = {.count = 1, .cell = {first}, .is_blank = true};
        if (seen[first])
            continue;
        seen[first] = true;
        spread(pieces, reading, colors, seen, &area);
        for (unsigned k = 0; k < area.count; k++) {
            const unsigned cell = area.cell[k];
            const bool even = is_even(scene, pieces, reading, colors, cell);
            colors->is_usual[cell] = even && !area.is_blank;
            colors->is_object[cell] = even && is_object(&area);
        }
    }
}
