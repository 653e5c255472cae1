#include "reader/unread/unread_marks.h"

#include <string.h>

#include "reader/reading.h"
#include "reader/unread/cages.h"
#include "reader/unread/cell_ink.h"
#include "reader/unread/line_marks.h"
#include "reader/unread/outside.h"
#include "reader/unread/shading.h"

/* Minimum number of circles; 560 photos without them have none. */
enum { MIN_CIRCLES = 3 };

/* A kind of marks and the function that finds the cells with it. */
struct unread_kind {
    enum svision_unread_mark bit;
    bool (*find)(const struct cell_ink *ink, const struct svision_reading *reading,
                 uint8_t *marked);
};

/* Sets MARKED for the cells with a circle around their digit or middle. */
static bool find_circles(const struct cell_ink *ink, const struct svision_reading *reading,
                         uint8_t *marked)
{
    unsigned count = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        count += marked[i] = ink[i].ring;
    return count >= MIN_CIRCLES && !cages_are_tiles(ink, reading->size->side);
}

/* As cages_find(), except that frames around all cells are not cages. */
static bool find_cages(const struct cell_ink *ink, const struct svision_reading *reading,
                       uint8_t *marked)
{
    return !cages_are_tiles(ink, reading->size->side) && cages_find(ink, reading, marked);
}

static const struct unread_kind kinds[] = {
    {SVISION_UNREAD_CAGES, find_cages},
    {SVISION_UNREAD_CIRCLES, find_circles},
    {SVISION_UNREAD_DOTS, line_marks_find_dots},
    {SVISION_UNREAD_SHADED, shading_find},
    {SVISION_UNREAD_LINES, line_marks_find_strokes},
};

const char *svision_unread_mark_name(enum svision_unread_mark mark)
{
    switch (mark) {
    case SVISION_UNREAD_CAGES:
        return "cages";
    case SVISION_UNREAD_CIRCLES:
        return "circles";
    case SVISION_UNREAD_DOTS:
        return "dots";
    case SVISION_UNREAD_OUTSIDE:
        return "outside";
    case SVISION_UNREAD_SHADED:
        return "shaded";
    case SVISION_UNREAD_LINES:
        return "lines";
    }
    return "unknown";
}

/* Converts bits of enum cell_side to bits of enum svision_edge. */
static uint8_t edges_of(unsigned sides)
{
    static const uint8_t edges[CELL_SIDES] = {SVISION_EDGE_TOP, SVISION_EDGE_RIGHT,
                                              SVISION_EDGE_BOTTOM, SVISION_EDGE_LEFT};
    uint8_t found = 0;
    for (unsigned i = 0; i < CELL_SIDES; i++)
        found |= sides >> i & 1 ? edges[i] : 0;
    return found;
}

struct unread_marks unread_marks_find(const struct pyramid *pyramid, const struct grid *grid,
                                      const struct svision_reading *reading, struct cell_ink *ink)
{
    struct unread_marks unread = {.kinds = 0};
    uint8_t marked[BOARD_MAX_CELLS];
    const unsigned side = grid->side;
    for (unsigned i = 0; i < side * side; i++) {
        struct cell_view view;
        cell_view_take(pyramid, grid, reading->turn, i / side, i % side, &view);
        cell_ink_measure(&view, &ink[i]);
    }
    for (unsigned k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
        if (!kinds[k].find(ink, reading, marked))
            continue;
        unread.kinds |= (uint8_t)kinds[k].bit;
        for (unsigned i = 0; i < side * side; i++)
            unread.cells[i] |= marked[i] ? (uint8_t)kinds[k].bit : 0;
    }
    return unread;
}

void unread_marks_find_outside(const struct pyramid *pyramid, const struct grid *grid,
                               unsigned turn, struct unread_marks *unread)
{
    unread->sides = edges_of(outside_find(pyramid, grid, turn));
    unread->kinds |= unread->sides ? SVISION_UNREAD_OUTSIDE : 0;
}
