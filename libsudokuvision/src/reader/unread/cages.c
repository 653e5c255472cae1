#include "reader/unread/cages.h"

#include <math.h>
#include <string.h>

#include "board_size.h"
#include "image/threshold.h"
#include "reader/unread/mark_set.h"

/* Evidence that proves cages alone. Outline pieces that continue at both ends, as a share of the
 * borders inside boxes: 73 pages with cages have at least .16, 560 photos without at most .1.
 * Marks in one corner, as a share of the cells: photos have up to .11 when printed, .2 with
 * handwriting. Both kinds add up. */
#define MIN_CLOSED  0.14F
#define MIN_CORNERS 0.13F
#define MIN_WRITTEN 0.29F
/* Maximum number of cells marked in another corner, per cell marked in the usual one. */
#define MAX_ELSEWHERE 0.125F

static const int row_step[CELL_SIDES] = {0, 1, 0, -1}, column_step[CELL_SIDES] = {1, 0, -1, 0};

struct walls {
    unsigned side;
    bool wall[BOARD_MAX_CELLS][CELL_SIDES];
};

static bool has_wall(const struct walls *walls, int row, int column, unsigned side)
{
    const int count = (int)walls->side;
    return row >= 0 && row < count && column >= 0 && column < count &&
           walls->wall[row * count + column][side];
}

/* True if the wall on SIDE of the cell at ROW and COLUMN continues clockwise, or counterclockwise
 * if BACK: into the cell's next wall, straight ahead, or around the corner of another cell. */
static bool goes_on(const struct walls *walls, int row, int column, unsigned side, bool back)
{
    unsigned turn = back ? 3 : 1, out = (side + 3) % CELL_SIDES;
    int sign = back ? -1 : 1;
    int next_row = row + sign * row_step[side], next_column = column + sign * column_step[side];
    return has_wall(walls, row, column, (side + turn) % CELL_SIDES) ||
           has_wall(walls, next_row, next_column, side) ||
           has_wall(walls, next_row + row_step[out], next_column + column_step[out],
                    (side + 4 - turn) % CELL_SIDES);
}

bool cages_is_box_border(const struct board_size *size, unsigned cell, unsigned side)
{
    unsigned row = cell / size->side, column = cell % size->side;
    switch (side) {
    case CELL_TOP:
        return row == 0 || (size->box_rows && row % size->box_rows == 0);
    case CELL_BOTTOM:
        return row + 1 == size->side || (size->box_rows && (row + 1) % size->box_rows == 0);
    case CELL_LEFT:
        return column == 0 || (size->box_columns && column % size->box_columns == 0);
    default:
        return column + 1 == size->side ||
               (size->box_columns && (column + 1) % size->box_columns == 0);
    }
}

/* Sets CAGED for the cells with pieces of outlines; returns the share of the borders inside boxes
 * that are such pieces. */
static float find_outlines(const struct cell_ink *ink, const struct board_size *size,
                           uint8_t *caged)
{
    struct walls walls = {.side = size->side};
    const unsigned side = size->side;
    unsigned closed = 0, borders = 0;
    for (unsigned i = 0; i < side * side; i++)
        for (unsigned k = 0; k < CELL_SIDES; k++)
            walls.wall[i][k] = !ink[i].ring && ink[i].inset[k] > CELL_INK_LINE;
    for (unsigned i = 0; i < side * side; i++) {
        for (unsigned k = 0; k < CELL_SIDES; k++) {
            int row = (int)(i / side), column = (int)(i % side);
            bool inside = !cages_is_box_border(size, i, k);
            borders += inside;
            if (!walls.wall[i][k] || !goes_on(&walls, row, column, k, false) ||
                !goes_on(&walls, row, column, k, true))
                continue;
            caged[i] = 1;
            closed += inside;
        }
    }
    return (float)closed / fmaxf((float)borders, 1);
}

/* Returns the only marked corner of INK; 4 if none or several are marked. */
static unsigned only_corner(const struct cell_ink *ink)
{
    unsigned found = 4;
    for (unsigned i = 0; i < 4; i++) {
        if (ink->corner[i] < THRESHOLD_NOISE)
            continue;
        if (found < 4 || ink->corner[i] < CELL_INK_LINE)
            return 4;
        found = i;
    }
    return found;
}

/* Returns the corner that is marked in most cells and stores their SHARE of the cells; 0 if too
 * many are marked in another corner. */
static unsigned find_corner(const struct cell_ink *ink, unsigned cells, float *share)
{
    unsigned count[5] = {0}, best = 0, others = 0;
    for (unsigned i = 0; i < cells; i++)
        count[only_corner(&ink[i])]++;
    for (unsigned i = 1; i < 4; i++)
        best = count[i] > count[best] ? i : best;
    for (unsigned i = 0; i < 4; i++)
        others += i == best ? 0 : count[i];
    bool clear = (float)others <= MAX_ELSEWHERE * (float)count[best];
    *share = clear ? (float)count[best] / (float)cells : 0;
    return best;
}

bool cages_are_tiles(const struct cell_ink *ink, unsigned side)
{
    unsigned walls = 0;
    for (unsigned i = 0; i < side * side; i++)
        for (unsigned k = 0; k < CELL_SIDES; k++)
            walls += ink[i].inset[k] > CELL_INK_LINE;
    return (float)walls > UNREAD_MOST * (float)(side * side * CELL_SIDES);
}

bool cages_find(const struct cell_ink *ink, const struct svision_reading *reading, uint8_t *caged)
{
    const unsigned cells = board_size_cells(reading->size);
    float corners, closed;
    memset(caged, 0, cells);
    closed = find_outlines(ink, reading->size, caged);
    unsigned corner = find_corner(ink, cells, &corners);
    bool written = memchr(reading->writing, SVISION_MARK_ENTRY, cells) != NULL;
    if (closed / MIN_CLOSED + corners / (written ? MIN_WRITTEN : MIN_CORNERS) < 1)
        return false;
    for (unsigned i = 0; i < cells && corners > 0; i++)
        caged[i] |= only_corner(&ink[i]) == corner;
    return true;
}
