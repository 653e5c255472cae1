#include "reader/unread/glance.h"

#include <math.h>
#include <string.h>

#include "image/threshold.h"
#include "kernels/kernels.h"
#include "maths/pixel.h"
#include "reader/unread/cages.h"
#include "reader/unread/shading.h"

/* Minimum number of blank cells with ink and of borders with ink beside their middle; number of
 * borders per border with a line beside it. */
enum { MIN_STAINS = 3, MIN_MIDDLES = 8, BORDERS_PER_LINE = 10 };

static bool is_blank(const struct svision_reading *reading, unsigned cell)
{
    return !reading->cells[cell] && !reading->entries[cell];
}

static unsigned count_stains(const struct glance *glance, const struct svision_reading *reading)
{
    unsigned count = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        count += is_blank(reading, i) && glance->glyphs[i].scored;
    return count;
}

/* Returns the mean brightness of PATCH from START to END along border SIDE, DEEP pixels in. */
static float row_mean(const uint8_t *patch, unsigned side, unsigned start, unsigned end,
                      unsigned deep)
{
    unsigned sum = 0, off = side == 1 || side == 2 ? CELL_SIDE - 1 - deep : deep;
    for (unsigned along = start; along < end; along++)
        sum += side % 2 ? patch[along * CELL_SIDE + off] : patch[off * CELL_SIDE + along];
    return (float)sum / (float)(end - start);
}

/* True if a line runs along border SIDE of PATCH within the cell, with paper between them. */
static bool has_inner_line(const uint8_t *patch, unsigned side, float paper)
{
    enum { START = 6, END = 26, DEEP = 8 };
    float rows[DEEP], lightest;
    for (unsigned deep = 0; deep < DEEP; deep++)
        rows[deep] = row_mean(patch, side, START, END, deep);
    lightest = rows[0];
    for (unsigned deep = 1; deep + 2 < DEEP; deep++) {
        if (fminf(lightest, rows[deep + 2]) - rows[deep] > THRESHOLD_NOISE * paper)
            return true;
        lightest = fmaxf(lightest, rows[deep]);
    }
    return false;
}

/* True if there is ink beside the middle of border SIDE of PATCH and nowhere else along it. */
static bool has_middle(const uint8_t *patch, unsigned side, float paper)
{
    float middle = 0, ends = 0;
    for (unsigned deep = 3; deep < 6; deep++) {
        middle += row_mean(patch, side, 13, 19, deep) / 3;
        ends += (row_mean(patch, side, 5, 11, deep) + row_mean(patch, side, 21, 27, deep)) / 6;
    }
    return ends - middle > BLOB_MIN_DEPTH * paper;
}

/* True if there is ink beside many borders or beside their middles. */
static bool has_border_marks(const struct glance *glance, const struct svision_reading *reading)
{
    const unsigned side = reading->size->side;
    unsigned lines = 0, middles = 0, borders = 0;
    for (unsigned i = 0; i < side * side; i++) {
        const uint8_t *patch = glance->patches[board_turn_cell(side, i, reading->turn)];
        float paper = fmaxf(glance->glyphs[i].blob.paper, 1);
        for (unsigned k = 0; k < 4; k++) {
            unsigned seen = (k + 4 - reading->turn) % 4;
            bool inside = !cages_is_box_border(reading->size, i, k);
            borders += inside;
            lines += inside && has_inner_line(patch, seen, paper);
            middles += has_middle(patch, seen, paper);
        }
    }
    return middles >= MIN_MIDDLES || lines * BORDERS_PER_LINE >= borders;
}

/* True if the paper beside the cells' borders has two shades. */
static bool has_shades(const struct glance *glance, const struct svision_reading *reading)
{
    enum { DEEP = 6 };
    struct cell_ink *ink = glance->ink;
    const unsigned side = reading->size->side;
    for (unsigned i = 0; i < side * side; i++) {
        const uint8_t *patch = glance->patches[board_turn_cell(side, i, reading->turn)];
        ink[i].paper = 1;
        for (unsigned k = 0; k < 4; k++) {
            unsigned seen = (k + 4 - reading->turn) % 4;
            ink[i].rim[k] = fmaxf(
                fmaxf(row_mean(patch, seen, 5, 11, DEEP), row_mean(patch, seen, 21, 27, DEEP)), 1);
            ink[i].paper = fmaxf(ink[i].paper, ink[i].rim[k]);
        }
    }
    return shading_is_seen(ink, reading);
}

/* True if many cells along side K have ink outside the grid, with paper in between. */
static bool has_outside(const struct glance *glance, unsigned k)
{
    enum { STEP = 8, RAYS = 3, MAX_COUNT = BOARD_MAX_SIDE * STEP };
    const struct grid *grid = glance->grid;
    const unsigned level = cells_level(glance->pyramid, grid);
    const struct plane *plane = &glance->pyramid->level[level];
    uint8_t view[MAX_COUNT], darkest[MAX_COUNT], paper = 1;
    float s[MAX_COUNT];
    unsigned side = grid->side, count = side * STEP, full = 0;
    memset(darkest, UINT8_MAX, sizeof darkest);
    for (unsigned i = 0; i < count; i++)
        s[i] = (float)i + 0.5F;
    for (unsigned ray = 0; ray < RAYS; ray++) {
        double away = -0.4 - 0.1 * ray, far = side, off = k == 1 || k == 2 ? far - away : away;
        struct svision_point from = grid_point(grid, k % 2 ? off : 0, k % 2 ? 0 : off);
        struct svision_point to = grid_point(grid, k % 2 ? off : far, k % 2 ? far : off);
        from = pixel_enlarge(from, 1.0 / (1U << level));
        to = pixel_enlarge(to, 1.0 / (1U << level));
        const struct ray along = {(float)from.x,
                                  (float)(to.x - from.x) / (float)count,
                                  (float)from.y,
                                  (float)(to.y - from.y) / (float)count,
                                  1,
                                  0};
        kernels_best()->sample(plane, &along, s, count, view);
        for (unsigned i = 0; i < count; i++) {
            paper = view[i] > paper ? view[i] : paper;
            darkest[i] = view[i] < darkest[i] ? view[i] : darkest[i];
        }
    }
    for (unsigned i = 0; i < side; i++) {
        uint8_t least = UINT8_MAX;
        for (unsigned j = i * STEP + 1; j < (i + 1) * STEP - 1; j++)
            least = darkest[j] < least ? darkest[j] : least;
        full += least < 0.7F * (float)paper && darkest[i * STEP] > 0.8F * (float)paper;
    }
    return 2 * full >= side;
}

bool glance_sees_outside(const struct glance *glance)
{
    for (unsigned k = 0; k < 4; k++)
        if (has_outside(glance, k))
            return true;
    return false;
}

bool glance_sees_marks(const struct glance *glance, const struct svision_reading *reading)
{
    return count_stains(glance, reading) >= MIN_STAINS || has_shades(glance, reading) ||
           has_border_marks(glance, reading);
}
