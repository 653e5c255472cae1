/* The paper of cells and what is beside their lines, on pages and between lighter gaps of tiles. */
#include "detect/lines/line_places.h"

#include <math.h>
#include <string.h>

#include "support/check.h"

enum { SIDE = 9, CELL = 40, MARGIN = 30, WIDTH = SIDE * CELL + 2 * MARGIN };
enum { INK = 20, PAPER = 140, BAND = 12, NARROW = 5 };
enum { MARKED = 40, PLAIN = 44 }; /* cells */

static uint8_t picture[WIDTH * WIDTH];
static struct line_pieces pieces[2];
static float paper[BOARD_MAX_CELLS];

static void fill(unsigned left, unsigned top, unsigned width, unsigned height, uint8_t gray)
{
    for (unsigned y = top; y < top + height; y++)
        memset(&picture[y * WIDTH + left], gray, width);
}

/* Draws a grid with lines of gray LINE and ink along the left and the upper line of cell MARKED, in
 * it and in the cell before each line. */
static void draw(uint8_t line)
{
    const unsigned left = MARGIN + MARKED % SIDE * CELL, top = MARGIN + MARKED / SIDE * CELL;
    memset(picture, PAPER, sizeof picture);
    fill(left - BAND, top, 2 * BAND, CELL, INK);
    fill(left, top - BAND, CELL, 2 * BAND, INK);
    for (unsigned i = 0; i <= SIDE; i++) {
        fill(MARGIN + i * CELL - 1, MARGIN, 2, SIDE * CELL, line);
        fill(MARGIN, MARGIN + i * CELL - 1, SIDE * CELL, 2, line);
    }
}

static void measure(void)
{
    static struct svision_point crossings[BOARD_MAX_CROSSINGS];
    struct pyramid pyramid = {.level_count = 1, .base_scale = 1};
    struct line_scene scene;
    pyramid.level[0] = (struct plane){picture, WIDTH, WIDTH, WIDTH};
    for (unsigned i = 0; i < (SIDE + 1) * (SIDE + 1); i++)
        crossings[i] = (struct svision_point){MARGIN - 0.5 + CELL * (i % (SIDE + 1)),
                                              MARGIN - 0.5 + CELL * (i / (SIDE + 1))};
    line_places_measure(&pyramid, crossings, SIDE, &scene, pieces, paper);
}

static bool is_near(float value, float expected)
{
    return fabsf(value - expected) <= 1;
}

/* Returns the depth beside the upper line of CELL, in the middle of the cell. */
static float depth_above(unsigned cell)
{
    const unsigned row = cell / SIDE, column = cell % SIDE;
    const struct line_place *place = &pieces[0].place[row * SIDE + column][LINE_PLACES / 2];
    return line_depth(&pieces[0], place, paper[cell - SIDE], paper[cell]);
}

/* The paper of cell MARKED is that of others although half of the places beside its lines are ink,
 * and only there something beside a line is darker. */
static void expect_paper_and_ink(bool negative)
{
    const float expected = negative ? UINT8_MAX - PAPER : PAPER;
    CHECK_EQ(pieces[0].is_negative, negative);
    CHECK_EQ(pieces[1].is_negative, negative);
    CHECK(is_near(paper[PLAIN], expected));
    CHECK(is_near(paper[MARKED], expected));
    CHECK(is_near(depth_above(MARKED), PAPER - INK));
    CHECK(is_near(depth_above(PLAIN), 0));
}

static void ink_beside_dark_lines_is_no_paper(void)
{
    draw(60);
    measure();
    expect_paper_and_ink(false);
}

static void ink_beside_light_gaps_is_no_paper(void)
{
    draw(230);
    measure();
    expect_paper_and_ink(true);
}

/* A cell that is lighter than others is no ink, in either polarity. */
static void lighter_cells_are_not_dark(void)
{
    static const uint8_t lines[] = {60, 255};
    for (unsigned i = 0; i < sizeof lines; i++) {
        draw(lines[i]);
        fill(MARGIN + PLAIN % SIDE * CELL + 1, MARGIN + PLAIN / SIDE * CELL + 1, CELL - 2, CELL - 2,
             PAPER + 40);
        fill(MARGIN + PLAIN % SIDE * CELL + 1, MARGIN + (PLAIN / SIDE - 1) * CELL + 1, CELL - 2,
             CELL - 2, PAPER + 40);
        measure();
        const float beside = i ? UINT8_MAX - PAPER : PAPER;
        const struct line_place *place =
            &pieces[0].place[PLAIN / SIDE * SIDE + PLAIN % SIDE][LINE_PLACES / 2];
        CHECK(is_near(line_depth(&pieces[0], place, beside, beside), -40));
    }
}

/* Ink on one side of a line belongs to a digit, and ink that only touches it to the line. */
static void ink_counts_on_both_sides_and_away_from_the_line(void)
{
    static const uint8_t lines[] = {60, 230};
    const unsigned left = MARGIN + PLAIN % SIDE * CELL, top = MARGIN + PLAIN / SIDE * CELL;
    for (unsigned i = 0; i < sizeof lines; i++) {
        draw(lines[i]);
        fill(left + 1, top + 1, CELL - 2, BAND, INK);
        measure();
        CHECK(is_near(depth_above(PLAIN), 0));
        draw(lines[i]);
        fill(left + 1, top - NARROW, CELL - 2, NARROW - 1, INK);
        fill(left + 1, top + 1, CELL - 2, NARROW - 1, INK);
        measure();
        CHECK(is_near(depth_above(PLAIN), 0));
    }
}

int main(void)
{
    ink_beside_dark_lines_is_no_paper();
    ink_beside_light_gaps_is_no_paper();
    lighter_cells_are_not_dark();
    ink_counts_on_both_sides_and_away_from_the_line();
    return check_result();
}
