/* Bent paper: crossings are found where they were drawn. */
#include <math.h>
#include <string.h>

#include "detect/bent_page.h"
#include "detect/mesh/mesh.h"
#include "support/check.h"

#define REACH 0.22F

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

/* Paper that rolls away at the right, so that the last lines are closer to each other. */
static struct svision_point rolled(double x, double y)
{
    double far = fmax(x - 4.5, 0);
    return (struct svision_point){-0.021 * far * far, 0.02 * sin(0.5 * y)};
}

/* A border that diverges downwards from the frame beside it and from the lattice of flat paper. */
static struct svision_point leaving(double x, double y)
{
    double far = fmax(y - 2, 0), near = fmax(x - 7.5, 0) / 1.5;
    return (struct svision_point){-(0.1 + 0.006 * far * far) * near, 0};
}

static const struct svision_homography to_picture = {
    {BENT_CELL, 0, BENT_MARGIN, 0, BENT_CELL, BENT_MARGIN, 0, 0, 1}};

/* Flat paper with digits close to the lines. */
static struct svision_point close_to_digits(double x, double y)
{
    return flat(x, y);
}

/* The maximum error of SHIFT, in cells. */
static double worst(bent_page_move *bent, const struct lines_shift *shift)
{
    double far = 0;
    for (unsigned row = 0; row <= BENT_SIDE; row++) {
        for (unsigned column = 0; column <= BENT_SIDE; column++) {
            struct svision_point move = bent(column, row);
            far = fmax(far, fabs((double)shift->node[LINES_DOWN][row][column] - move.x));
            far = fmax(far, fabs((double)shift->node[LINES_ACROSS][row][column] - move.y));
        }
    }
    return far;
}

/* A frame where the border would be on flat paper. */
static void draw_frame(uint8_t *pixels)
{
    for (unsigned row = 0; row < BENT_PIXELS; row++)
        for (unsigned column = BENT_MARGIN + BENT_SIDE * BENT_CELL - 1;
             column <= BENT_MARGIN + BENT_SIDE * BENT_CELL + 1; column++)
            pixels[row * BENT_PIXELS + column] = row % 8 < 5 ? 60 : 230;
}

/* Thin lines are pale, and wide strokes of digits are beside the ends of two of them. */
static void draw_digits(uint8_t *pixels)
{
    enum { PAPER = 230, BESIDE = 5, THICK = 3 };
    static const unsigned lines[] = {4, 8};
    for (unsigned i = 0; i < BENT_PIXELS * BENT_PIXELS; i++)
        pixels[i] = (uint8_t)(PAPER - (PAPER - pixels[i]) / 3);
    for (unsigned i = 0; i < 4; i++) {
        unsigned top = BENT_MARGIN + lines[i / 2] * BENT_CELL + BESIDE;
        unsigned left = BENT_MARGIN + (BENT_SIDE - 1 - i % 2) * BENT_CELL + BENT_CELL / 5;
        for (unsigned row = top; row < top + THICK; row++)
            memset(pixels + row * BENT_PIXELS + left, 0, BENT_CELL * 3 / 5);
    }
}

static void expect_mesh(bent_page_move *bent, double limit)
{
    static uint8_t pixels[BENT_PIXELS * BENT_PIXELS];
    static struct lines lines, flat_lines;
    static struct mesh_work work;
    const struct plane plane = {pixels, BENT_PIXELS, BENT_PIXELS, BENT_PIXELS};
    const struct lines_view view = {&plane, to_picture, true};
    struct lines_shift shift = {0};
    bent_page_draw(bent, pixels);
    if (bent == rolled || bent == leaving)
        draw_frame(pixels);
    if (bent == close_to_digits)
        draw_digits(pixels);
    lines_measure(&view, BENT_SIDE, NULL, REACH, &lines);
    flat_lines = lines;
    mesh_fit(&work, &view, &shift, &lines);
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
    expect_mesh(close_to_digits, 0.01);
}

int main(void)
{
    crossings_follow_the_paper();
    return check_result();
}
