/* Grids on paper that bends by more than a cell, found by their outline and at expected
 * positions. */
#include <stdlib.h>

#include "common/mem.h"
#include "detect/bent_page.h"
#include "detect/detect.h"
#include "support/check.h"

#define LIMIT 0.06 /* maximum error of a crossing, in cells */

static uint8_t pixels[BENT_PIXELS * BENT_PIXELS];
static struct pyramid pyramid;
static struct detect_space space;
static const struct grid_fitter fitter = {&pyramid, &space.work};

/* Paper that sags by more than a cell, and by a third of one. */
static struct svision_point sagging(double x, double y)
{
    (void)y;
    return (struct svision_point){0, 1.2 * (4 * x * (9 - x) / 81 - 0.5)};
}

static struct svision_point rising(double x, double y)
{
    (void)y;
    return (struct svision_point){0, -sagging(x, y).y};
}

static struct svision_point leaning(double x, double y)
{
    return (struct svision_point){0.9 * (4 * y * (9 - y) / 81 - 0.5), 0.1 * sin(0.35 * x)};
}

/* The position of the crossing of ROW and COLUMN in the picture. */
static struct svision_point place(bent_page_move *bent, unsigned row, unsigned column)
{
    struct svision_point move = bent(column, row);
    return (struct svision_point){BENT_MARGIN + BENT_CELL * (column + move.x),
                                  BENT_MARGIN + BENT_CELL * (row + move.y)};
}

static void show(bent_page_move *bent)
{
    const struct svision_image image = {pixels, BENT_PIXELS, BENT_PIXELS, BENT_PIXELS,
                                        SVISION_GRAY8};
    bent_page_draw(bent, pixels);
    pyramid_fill(&pyramid, &image);
    CHECK_EQ(pyramid.base_scale, 1);
}

/* The maximum error of a crossing of GRID, in cells. */
static double worst(bent_page_move *bent, const struct grid *grid)
{
    double far = 0;
    for (unsigned i = 0; i < 100; i++) {
        struct svision_point is = grid_point(grid, i % 10, i / 10),
                             at = place(bent, i / 10, i % 10);
        far = fmax(far, hypot(is.x - at.x, is.y - at.y) / BENT_CELL);
    }
    return far;
}

static void the_outline_shows_how_lines_bend(bent_page_move *bent)
{
    struct grid grids[DETECT_GRIDS];
    unsigned count;
    show(bent);
    CHECK_EQ(detect_grids(&space, &pyramid, DETECT_ALL, grids, &count), DETECT_FOUND);
    CHECK_EQ(count, 1);
    CHECK(count == 1 && worst(bent, &grids[0]) < LIMIT);
}

static void lines_are_found_that_bend_as_expected(bent_page_move *bent)
{
    struct svision_point crossings[100];
    struct fit_place expected;
    struct grid grid;
    show(bent);
    for (unsigned i = 0; i < 100; i++)
        crossings[i] = place(bent, i / 10, i % 10);
    fit_place_of_crossings(&pyramid, crossings, board_size_of_side(9), &expected);
    CHECK(fit_bent(&fitter, &expected, false, &grid));
    CHECK(worst(bent, &grid) < LIMIT);
    CHECK(detect_fit_at(&space, &pyramid, space.sides, &expected, &grid));
    CHECK(worst(bent, &grid) < LIMIT);
}

/* The straight lines between the same corners are not those in the picture. */
static void rejects_lines_that_bend_differently(void)
{
    struct fit_place expected;
    struct svision_point crossings[100];
    struct grid grid;
    show(sagging);
    for (unsigned i = 0; i < 100; i++)
        crossings[i] = place(rising, i / 10, i % 10);
    fit_place_of_crossings(&pyramid, crossings, board_size_of_side(9), &expected);
    CHECK(!fit_bent(&fitter, &expected, false, &grid));
}

int main(void)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    static bent_page_move *const bends[] = {sagging, rising, leaning};
    if (!pyramid_open(&pyramid, &allocator, BENT_PIXELS, BENT_PIXELS) ||
        !detect_open(&space, &allocator, UINT32_C(1) << 9, BENT_PIXELS, BENT_PIXELS))
        abort();
    for (unsigned i = 0; i < 3; i++) {
        the_outline_shows_how_lines_bend(bends[i]);
        lines_are_found_that_bend_as_expected(bends[i]);
    }
    rejects_lines_that_bend_differently();
    detect_close(&space, &allocator);
    pyramid_close(&pyramid, &allocator);
    return check_result();
}
