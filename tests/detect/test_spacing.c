/* Lines at uneven distances are found between the sides of a grid; their distance does not jump, as
 * it would where a line of another table is skipped. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "common/mem.h"
#include "detect/spacing.h"
#include "support/check.h"

enum { CELL = 40, SIZE = SPACING_SIDE * CELL, MARGIN = 20, PIXELS = SIZE + 2 * MARGIN };

static uint8_t pixels[PIXELS * PIXELS];
static struct pyramid pyramid;
static struct spacing_work work;

/* Draws horizontal and vertical lines at the COUNT places AT, 0..1. */
static void draw(const double *at, unsigned count)
{
    const struct svision_image image = {pixels, PIXELS, PIXELS, PIXELS, SVISION_GRAY8};
    memset(pixels, 220, sizeof pixels);
    for (unsigned line = 0; line < count; line++) {
        unsigned place = MARGIN + (unsigned)lround(at[line] * SIZE);
        for (unsigned i = MARGIN; i < MARGIN + SIZE; i++)
            for (unsigned wide = 0; wide < 2; wide++)
                pixels[i * PIXELS + place + wide] = pixels[(place + wide) * PIXELS + i] = 40;
    }
    pyramid_fill(&pyramid, &image);
}

/* Stores the places of vertical lines found between straight sides, in cells. */
static void find(double *places)
{
    const double near = MARGIN, far = MARGIN + SIZE;
    struct fit_place place = {.quad = {{{near, near}, {far, near}, {far, far}, {near, far}}},
                              .side = SPACING_SIDE};
    spacing_find(&pyramid, &work, &place);
    for (unsigned i = 0; i <= SPACING_SIDE; i++)
        places[i] = i + (double)place.shift.node[LINES_DOWN][0][i];
}

static void expect_lines(const double *at)
{
    double places[SPACING_SIDE + 1];
    draw(at, SPACING_SIDE + 1);
    find(places);
    for (unsigned i = 0; i <= SPACING_SIDE; i++)
        CHECK(fabs(places[i] - SPACING_SIDE * at[i]) < 0.15);
}

static void lines_are_found_at_any_spacing(void)
{
    static const double leans[] = {0, 0.5, 1.05}; /* at the edges of a cylinder, radians */
    double at[SPACING_SIDE + 1];
    for (unsigned k = 0; k < sizeof leans / sizeof leans[0]; k++) {
        for (unsigned i = 0; i <= SPACING_SIDE; i++) {
            double along = 2.0 * i / SPACING_SIDE - 1;
            double out = leans[k] > 0 ? sin(leans[k] * along) / sin(leans[k]) : along;
            at[i] = (out + 1) / 2;
        }
        expect_lines(at);
    }
}

static void distances_do_not_jump_in_a_finer_table(void)
{
    enum { COLUMNS = 12 };
    double at[COLUMNS + 1], places[SPACING_SIDE + 1];
    for (unsigned i = 0; i <= COLUMNS; i++)
        at[i] = (double)i / COLUMNS;
    draw(at, COLUMNS + 1);
    find(places);
    for (unsigned i = 2; i <= SPACING_SIDE; i++) {
        double a = places[i] - places[i - 1], b = places[i - 1] - places[i - 2];
        CHECK(fmin(a, b) > 0.599 * fmax(a, b));
    }
}

int main(void)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    if (!pyramid_open(&pyramid, &allocator, PIXELS, PIXELS))
        abort();
    lines_are_found_at_any_spacing();
    distances_do_not_jump_in_a_finer_table();
    pyramid_close(&pyramid, &allocator);
    return check_result();
}
