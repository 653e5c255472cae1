/* Cells of a color of their own on a screen: shaded ones are part of the page even if their lines
 * cannot be seen, whereas an object covers cells. */
#include <stdbool.h>
#include <string.h>

#include <sudoku/sudoku.h>
#include <sudokuvision/sudokuvision.h>

#include "support/check.h"

enum { CELL = 40, MARGIN = 60, SIDE = 9 * CELL + 2 * MARGIN, PAPER = 255, INK = 20 };

/* Grays of thin lines; the second differs from paper less than noise in photos does. */
enum { LINE = 190, PALE = 242 };

/* Half the width of thin lines and of those around boxes, in pixels. */
enum { THIN = 1, THICK = 2 };

/* With more givens than it needs, so that one may vanish without another solution. */
static const char puzzle[] =
    "534.7.9..6.2195...198...56.8.976.4234268537.17.39248.6961.37284..741963.3.5286.79";

static uint8_t picture[SIDE * SIDE];

static void fill(unsigned left, unsigned top, unsigned right, unsigned bottom, uint8_t gray)
{
    for (unsigned y = top; y < bottom; y++)
        memset(picture + (size_t)y * SIDE + left, gray, right - left);
}

/* Draws the thin lines, or those around boxes, in GRAY. */
static void draw_lines(bool boxes, uint8_t gray)
{
    const unsigned half = boxes ? THICK : THIN, end = SIDE - MARGIN;
    for (unsigned i = 0; i <= 9; i++) {
        const unsigned at = MARGIN + i * CELL;
        if ((i % 3 == 0) != boxes)
            continue;
        fill(at - half, MARGIN, at + half, end, gray);
        fill(MARGIN, at - half, end, at + half, gray);
    }
}

/* Shades the cells from FIRST to LAST, two corners of a rectangle, with the thin lines between
 * them. */
static void shade(unsigned first, unsigned last, uint8_t gray)
{
    fill(MARGIN + first % 9 * CELL + THIN, MARGIN + first / 9 * CELL + THIN,
         MARGIN + (last % 9 + 1) * CELL - THIN, MARGIN + (last / 9 + 1) * CELL - THIN, gray);
}

static void draw_digits(uint32_t ink)
{
    const struct svision_canvas canvas = {picture, SIDE, SIDE, SIDE, SVISION_GRAY8};
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        const char text[] = {puzzle[i], '\0'};
        const struct svision_point at = {MARGIN + (i % 9 + 0.5) * CELL,
                                         MARGIN + (i / 9 + 0.5) * CELL};
        if (puzzle[i] != '.')
            CHECK_EQ(svision_draw_text(&canvas, text, at, 0.6 * CELL, ink, 1), SVISION_OK);
    }
}

/* Cells from FIRST to LAST in one color. */
struct shading {
    unsigned first, last;
    uint8_t gray;
};

/* Draws the puzzle with thin lines of gray LINE and COUNT SHADINGS. */
static void draw(uint8_t line, const struct shading *shadings, unsigned count)
{
    memset(picture, PAPER, sizeof picture);
    draw_lines(false, line);
    for (unsigned i = 0; i < count; i++)
        shade(shadings[i].first, shadings[i].last, shadings[i].gray);
    draw_lines(true, INK);
    draw_digits(0x141414);
}

/* Draws the puzzle on tiles with gaps between them. */
static void draw_tiles(uint8_t tile, uint8_t gap, const struct shading *shadings, unsigned count)
{
    memset(picture, gap, sizeof picture);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        shade(i, i, tile);
    for (unsigned i = 0; i < count; i++)
        shade(shadings[i].first, shadings[i].last, shadings[i].gray);
    draw_digits(tile < PAPER / 2 ? 0xE6E6E6 : 0x141414);
}

/* Returns the reason why the reading of the picture is not sure, and whether CELL is named. */
static enum svision_reason ask(unsigned cell, bool *named)
{
    struct svision_reader *reader;
    size_t count = 0;
    enum svision_reason reason = SVISION_REASON_NO_OUTLINE;
    const struct svision_image image = {picture, SIDE, SIDE, SIDE, SVISION_GRAY8};
    *named = false;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    CHECK(svision_reader_read(reader, &image, &count, NULL) >= SVISION_OK);
    CHECK_EQ(count, 1);
    if (count == 1) {
        const struct svision_reading *reading = svision_reader_reading(reader, 0);
        const struct svision_diagnosis *diagnosis = svision_reading_diagnosis(reading);
        reason = svision_diagnosis_reason(diagnosis);
        *named = svision_diagnosis_cells(diagnosis)[cell];
    }
    svision_reader_destroy(reader);
    return reason;
}

/* The row, column and box of a selected cell, r5c4, in a color in which thin lines are lost. */
static void shaded_cells_are_not_covered(void)
{
    static const struct shading shadings[] = {
        {36, 44, LINE}, {3, 75, LINE}, {30, 50, LINE}, {39, 39, LINE - 40}};
    bool named;
    draw(LINE, shadings, 4);
    CHECK_EQ(ask(39, &named), SVISION_REASON_NONE);
}

/* r1c8 and r1c9, which are blank. */
static void an_object_of_its_own_color_covers_blank_cells(void)
{
    static const struct shading object = {7, 8, 150};
    bool named;
    draw(PALE, NULL, 0);
    CHECK_EQ(ask(7, &named), SVISION_REASON_NONE);
    draw(PALE, &object, 1);
    CHECK_EQ(ask(7, &named), SVISION_REASON_COVERED);
    CHECK(named);
}

/* The same beside a shaded cell: the color of the object differs from that of marked cells by more
 * than their paper varies, by less than noise in photos does. */
static void an_object_of_nearly_the_color_of_marked_cells_covers_blank_cells(void)
{
    static const struct shading shadings[] = {{6, 6, 240}, {7, 7, 240}, {8, 8, 240}, {7, 8, 226}};
    bool named;
    draw(215, shadings, 3);
    CHECK_EQ(ask(7, &named), SVISION_REASON_NONE);
    draw(215, shadings, 4);
    CHECK_EQ(ask(7, &named), SVISION_REASON_COVERED);
    CHECK(named);
}

/* The same cells under something of the color of paper, seen by the line that is missing. */
static void paper_over_a_line_covers_blank_cells(void)
{
    static const struct shading paper = {7, 8, PAPER};
    static const uint8_t lines[] = {LINE, PALE};
    for (unsigned i = 0; i < 2; i++) {
        bool named;
        draw(lines[i], &paper, 1);
        CHECK_EQ(ask(7, &named), SVISION_REASON_COVERED);
        CHECK(named);
    }
}

/* The same among tiles: dark ones are read in the negative, in which the gap that is missing
 * between them is lighter than they are if it is darker on the screen. */
static void a_tile_over_a_gap_covers_blank_cells(void)
{
    static const struct {
        uint8_t tile, gap;
    } looks[] = {{40, 24}, {60, 0}, {40, 56}, {235, 215}};
    for (unsigned i = 0; i < sizeof looks / sizeof *looks; i++) {
        const struct shading cover = {7, 8, looks[i].tile};
        const struct shading selected = {8, 8, looks[i].tile < PAPER / 2 ? 100 : 150};
        bool named;
        draw_tiles(looks[i].tile, looks[i].gap, NULL, 0);
        CHECK_EQ(ask(7, &named), SVISION_REASON_NONE);
        draw_tiles(looks[i].tile, looks[i].gap, &selected, 1);
        CHECK_EQ(ask(8, &named), SVISION_REASON_NONE);
        draw_tiles(looks[i].tile, looks[i].gap, &cover, 1);
        CHECK_EQ(ask(7, &named), SVISION_REASON_COVERED);
        CHECK(named);
    }
}

/* A line around boxes that is dark where the gaps between tiles are light, or the reverse. Under
 * the tile are r3c6 and r4c6. */
static void a_tile_over_a_line_among_gaps_covers_blank_cells(void)
{
    static const struct {
        uint8_t tile, gap, line;
    } looks[] = {{45, 42, 145}, {60, 57, 160}, {230, 214, 255}, {235, 255, 135}};
    for (unsigned i = 0; i < sizeof looks / sizeof *looks; i++) {
        bool named;
        draw_tiles(looks[i].tile, looks[i].gap, NULL, 0);
        draw_lines(true, looks[i].line);
        CHECK_EQ(ask(23, &named), SVISION_REASON_NONE);
        shade(23, 32, looks[i].tile);
        CHECK(ask(23, &named) != SVISION_REASON_NONE);
        CHECK(named);
    }
}

/* A cell without a mark is often the selected one. */
static void a_single_blank_cell_of_another_color_is_not_covered(void)
{
    static const struct shading selected = {8, 8, 150};
    bool named;
    draw(PALE, &selected, 1);
    CHECK_EQ(ask(8, &named), SVISION_REASON_NONE);
}

/* The same color as that of a shaded cell with a digit next to them. */
static void blank_cells_of_the_color_of_marked_ones_are_not_covered(void)
{
    static const struct shading shaded = {6, 8, LINE};
    bool named;
    draw(LINE, &shaded, 1);
    CHECK_EQ(ask(7, &named), SVISION_REASON_NONE);
}

/* Two cells that were shaded one by one. */
static void blank_cells_with_a_line_between_them_are_not_covered(void)
{
    static const struct shading shadings[] = {{7, 7, 225}, {8, 8, 225}};
    bool named;
    draw(LINE, shadings, 2);
    CHECK_EQ(ask(7, &named), SVISION_REASON_NONE);
}

int main(void)
{
    shaded_cells_are_not_covered();
    an_object_of_its_own_color_covers_blank_cells();
    an_object_of_nearly_the_color_of_marked_cells_covers_blank_cells();
    paper_over_a_line_covers_blank_cells();
    a_tile_over_a_gap_covers_blank_cells();
    a_tile_over_a_line_among_gaps_covers_blank_cells();
    a_single_blank_cell_of_another_color_is_not_covered();
    blank_cells_of_the_color_of_marked_ones_are_not_covered();
    blank_cells_with_a_line_between_them_are_not_covered();
    return check_result();
}
