/* Bent paper: crossings are found where they were drawn. */
#include <math.h>
#include <stdbool.h>

#include "detect/mesh.h"
#include "support/check.h"

enum { SIDE = 9, CELL = 40, MARGIN = 60, PIXELS = SIDE * CELL + 2 * MARGIN };

#define REACH 0.22F
#define THIN  0.05 /* half a line, in cells */

/* How far the point (x, y) of the lattice lies from its place on flat paper, in cells. */
typedef struct svision_point bend(double x, double y);

static struct svision_point flat(double x, double y)
{
    (void)x, (void)y;
    return (struct svision_point){0, 0};
}

static struct svision_point curved(double x, double y)
{
    return (struct svision_point){0.14 * sin(0.35 * y) - 0.004 * x, 0.15 * sin(0.33 * x) - 0.05};
}

/* A dent in one corner, too small for a polynomial of the whole page. */
static struct svision_point dented(double x, double y)
{
    double far = (x - 7) * (x - 7) + (y - 6) * (y - 6), depth = 0.12 * exp(-far / 2);
    return (struct svision_point){depth, -depth};
}

/* Paper that rolls away at the right: the last lines are nearer to their neighbors. */
static struct svision_point rolled(double x, double y)
{
    double far = fmax(x - 4.5, 0);
    return (struct svision_point){-0.021 * far * far, 0.02 * sin(0.5 * y)};
}

/* A border line that leaves the frame beside it, and the lattice of flat paper, further down. */
static struct svision_point leaving(double x, double y)
{
    double far = fmax(y - 2, 0), near = fmax(x - 7.5, 0) / 1.5;
    return (struct svision_point){-(0.1 + 0.006 * far * far) * near, 0};
}

static bool is_line(double place)
{
    return fabs(place - round(place)) < THIN;
}

/* Four by four samples a pixel. */
static uint8_t brightness(bend *bent, unsigned column, unsigned row)
{
    unsigned dark = 0;
    for (unsigned i = 0; i < 16; i++) {
        double at_x = ((double)column - MARGIN + (i % 4 + 0.5) / 4 - 0.5) / CELL, x = at_x;
        double at_y = ((double)row - MARGIN + (i / 4 + 0.5) / 4 - 0.5) / CELL, y = at_y;
        for (unsigned k = 0; k < 8; k++) {
            struct svision_point move = bent(x, y);
            x = at_x - move.x;
            y = at_y - move.y;
        }
        bool inside = x > -THIN && x < SIDE + THIN && y > -THIN && y < SIDE + THIN;
        dark += inside && (is_line(x) || is_line(y));
    }
    return (uint8_t)(230 - 11 * dark);
}

static void draw(bend *bent, uint8_t *pixels)
{
    for (unsigned i = 0; i < PIXELS * PIXELS; i++)
        pixels[i] = brightness(bent, i % PIXELS, i / PIXELS);
}

static const struct svision_homography to_picture = {{CELL, 0, MARGIN, 0, CELL, MARGIN, 0, 0, 1}};

/* The largest fault of SHIFT, in cells. */
static double worst(bend *bent, const struct lines_shift *shift)
{
    double far = 0;
    for (unsigned row = 0; row <= SIDE; row++) {
        for (unsigned column = 0; column <= SIDE; column++) {
            struct svision_point move = bent(column, row);
            far = fmax(far, fabs((double)shift->node[LINES_DOWN][row][column] - move.x));
            far = fmax(far, fabs((double)shift->node[LINES_ACROSS][row][column] - move.y));
        }
    }
    return far;
}

/* A frame beside the grid, where its border would be on flat paper. */
static void draw_frame(uint8_t *pixels)
{
    for (unsigned row = 0; row < PIXELS; row++)
        for (unsigned column = MARGIN + SIDE * CELL - 1; column <= MARGIN + SIDE * CELL + 1;
             column++)
            pixels[row * PIXELS + column] = row % 8 < 5 ? 60 : 230;
}

static void expect_mesh(bend *bent, double limit)
{
    static uint8_t pixels[PIXELS * PIXELS];
    static struct lines lines, flat_lines;
    const struct plane plane = {pixels, PIXELS, PIXELS, PIXELS};
    const struct lines_view view = {&plane, to_picture};
    struct lines_shift shift = {0};
    draw(bent, pixels);
    if (bent == rolled || bent == leaving)
        draw_frame(pixels);
    lines_measure(&view, SIDE, NULL, REACH, &lines);
    flat_lines = lines;
    mesh_fit(&view, &shift, &lines);
    double far = worst(bent, &shift);
    if (!(far < limit))
        fprintf(stderr, "%g cells off\n", far);
    CHECK(far < limit);
    CHECK(lines_misfit(&lines) <= lines_misfit(&flat_lines));
    CHECK(lines_misfit(&lines) < 0.02F);
}

static void crossings_follow_the_paper(void)
{
    expect_mesh(flat, 0.001);
    expect_mesh(curved, 0.015);
    expect_mesh(dented, 0.047);
    expect_mesh(rolled, 0.03);
    expect_mesh(leaving, 0.03);
}

int main(void)
{
    crossings_follow_the_paper();
    return check_result();
}
