/* Selection of the mark in a cell. */
#include <string.h>

#include "digits/mark/blob.h"
#include "digits/mark/cells.h"
#include "digits/mark/piece.h"
#include "support/check.h"

enum { PAPER = 220, INK = 40 };

static uint8_t patch[CELL_PIXELS];

static void clear(void)
{
    memset(patch, PAPER, sizeof patch);
}

/* Draws the frame of a rectangle, two pixels wide. */
static void draw_frame(int left, int top, int width, int height)
{
    for (int y = top; y < top + height && y < CELL_SIDE; y++)
        for (int x = left; x < left + width && x < CELL_SIDE; x++)
            if (x < left + 2 || x >= left + width - 2 || y < top + 2 || y >= top + height - 2)
                patch[y * CELL_SIDE + x] = INK;
}

static struct blob find(void)
{
    struct blob blob;
    blob_find(patch, &blob);
    return blob;
}

static void a_mark_in_the_middle_is_found(void)
{
    clear();
    draw_frame(11, 8, 10, 16);
    struct blob blob = find();
    CHECK(blob.found && !blob.aside && !blob.over);
    CHECK(blob.left == 11 && blob.top == 8 && blob.width == 10 && blob.height == 16);
}

static void a_mark_in_a_corner_is_aside(void)
{
    clear();
    draw_frame(3, 3, 7, 9);
    struct blob blob = find();
    CHECK(blob.found && blob.aside && !blob.over);
}

static void a_digit_may_cross_the_edge(void)
{
    clear();
    draw_frame(12, 19, 9, 16);
    struct blob blob = find();
    CHECK(blob.found && blob.aside && blob.over);
    CHECK(blob.left == 12 && blob.top == 19 && blob.width == 9);
    clear();
    draw_frame(0, 4, 8, 15); /* a small one */
    blob = find();
    CHECK(blob.found && blob.aside && blob.over);
}

static void ignores_marks_that_only_touch_the_edge(void)
{
    clear();
    draw_frame(12, 26, 9, 16); /* a neighbor's */
    CHECK(!find().found);
    clear();
    draw_frame(0, 27, CELL_SIDE, 3); /* a line */
    CHECK(!find().found);
}

/* Candidates; a speck, or anything above a digit, is not a second mark. */
static void detects_a_second_mark_beside_the_first(void)
{
    clear();
    draw_frame(11, 3, 9, 13);
    CHECK(!find().beside);
    draw_frame(1, 3, 8, 13);
    CHECK(find().beside);
    clear();
    draw_frame(11, 3, 9, 13);
    draw_frame(6, 4, 2, 14);  /* a 1 */
    draw_frame(2, 17, 11, 2); /* with a long foot */
    CHECK(find().beside);
    clear();
    draw_frame(11, 10, 9, 14);
    draw_frame(12, 4, 7, 2);
    CHECK(!find().beside);
}

/* A 7 with its bar as close to the edge as a line, from column LEFT to RIGHT. */
static struct blob find_seven(int left, int right)
{
    clear();
    draw_frame(left, 4, right - left, 2);
    draw_frame(right - 3, 4, 2, 22);
    return find();
}

static void keeps_a_bar_that_ends_in_the_cell(void)
{
    struct blob blob = find_seven(7, 25);
    CHECK(blob.found && blob.left == 7 && blob.top == 4 && blob.width == 18 && blob.height == 22);
    blob = find_seven(0, CELL_SIDE);
    CHECK(!blob.found || blob.top > 5);
}

static void ignores_lines_that_cross(void)
{
    for (int corner = 0; corner < 4; corner++) {
        clear();
        draw_frame(corner % 2 ? 26 : 4, 0, 2, CELL_SIDE);
        draw_frame(0, corner / 2 ? 26 : 4, CELL_SIDE, 2);
        draw_frame(12, 9, 8, 13);
        struct blob blob = find();
        CHECK(blob.found && blob.left == 12 && blob.top == 9);
        CHECK(blob.width == 8 && blob.height == 13 && !blob.beside);
    }
}

/* Draws a 2 like a Z of COLUMNS columns from LEFT on, whose base is as close to the edge as a
 * line. */
static void draw_zigzag(int left, int columns)
{
    clear();
    draw_frame(left, 8, columns, 2);
    draw_frame(left, 25, columns, 2);
    for (int y = 10; y < 25; y++)
        draw_frame(left + (24 - y) * (columns - 2) / 14, y, 2, 1);
}

static void transpose(void)
{
    uint8_t upright[CELL_PIXELS];
    memcpy(upright, patch, sizeof upright);
    for (unsigned i = 0; i < CELL_PIXELS; i++)
        patch[i] = upright[i % CELL_SIDE * CELL_SIDE + i / CELL_SIDE];
}

static void keeps_the_wide_base_of_a_digit(void)
{
    static const int lefts[] = {4, 7, 10};
    for (unsigned i = 0; i < 3; i++) {
        draw_zigzag(lefts[i], 18);
        struct blob blob = find();
        CHECK(blob.found && blob.left == lefts[i] && blob.width == 18);
        CHECK(blob.top == 8 && blob.height == 19);
        transpose();
        blob = find();
        CHECK(blob.found && blob.left == 8 && blob.width == 19);
        CHECK(blob.top == lefts[i] && blob.height == 18);
    }
}

/* The base reaches the next line, 4 pixels above that below the cell. */
static void keeps_a_base_that_reaches_the_next_line(void)
{
    draw_zigzag(10, 22);
    draw_frame(0, 30, CELL_SIDE, 2);
    struct blob blob = find();
    CHECK(blob.found && blob.left == 10 && blob.top == 8 && blob.height == 19);
    transpose();
    blob = find();
    CHECK(blob.found && blob.top == 10 && blob.left == 8 && blob.width == 19);
    clear();
    draw_frame(0, 27, CELL_SIDE, 5); /* a thick line with a light row in it */
    draw_frame(12, 9, 8, 13);
    blob = find();
    CHECK(blob.found && blob.top == 9 && blob.height == 13);
}

/* A second line within the cell, with paper between the two. */
static void ignores_double_lines(void)
{
    for (int gap = 1; gap <= 4; gap++) {
        clear();
        draw_frame(0, 30, CELL_SIDE, 2);
        draw_frame(0, 28 - gap, CELL_SIDE, 2);
        CHECK(!find().found);
        transpose();
        CHECK(!find().found);
        clear();
        draw_frame(0, 0, 2, CELL_SIDE);
        draw_frame(2 + gap, 0, 2, CELL_SIDE);
        CHECK(!find().found);
    }
}

/* A 7 with faded thin strokes: its bar, and the rest of its stem GAP rows below it. */
static struct blob find_broken_seven(int gap)
{
    clear();
    draw_frame(10, 7, 12, 3);
    draw_frame(14, 10 + gap, 3, 14 - gap);
    return find();
}

/* Without a strip, darkness beside the edge is kept even if it is a line. */
static void without_a_strip_only_the_edge_is_cleared(void)
{
    static struct darkness dark = {.ink = KERNEL_DEPTH};
    uint32_t mask[CELL_SIDE];
    for (unsigned i = 0; i < CELL_PIXELS; i++)
        dark.depth[i] = KERNEL_DEPTH;
    pieces_threshold(&dark, 0.5F, 0, mask);
    for (unsigned y = 0; y < CELL_SIDE; y++)
        CHECK_EQ(mask[y], y == 0 || y == CELL_SIDE - 1 ? 0 : UINT32_MAX >> 2 << 1);
}

static void joins_pieces_that_are_close(void)
{
    CHECK_EQ(find_broken_seven(2).height, 17);
    CHECK(find_broken_seven(6).height < 17);
}

static void removes_a_ring_around_a_digit(void)
{
    clear();
    for (int y = 0; y < CELL_SIDE; y++)
        for (int x = 0; x < CELL_SIDE; x++) {
            int square = (2 * x - 31) * (2 * x - 31) + (2 * y - 31) * (2 * y - 31);
            if (square >= 21 * 21 && square <= 26 * 26)
                patch[y * CELL_SIDE + x] = INK;
        }
    CHECK(find().width == 26); /* there is nothing in it */
    draw_frame(12, 9, 8, 14);
    struct blob blob = find();
    CHECK(blob.found && !blob.aside && !blob.beside);
    CHECK(blob.left == 12 && blob.top == 9 && blob.width == 8 && blob.height == 14);
}

int main(void)
{
    a_mark_in_the_middle_is_found();
    a_mark_in_a_corner_is_aside();
    a_digit_may_cross_the_edge();
    ignores_marks_that_only_touch_the_edge();
    detects_a_second_mark_beside_the_first();
    keeps_a_bar_that_ends_in_the_cell();
    ignores_lines_that_cross();
    keeps_the_wide_base_of_a_digit();
    keeps_a_base_that_reaches_the_next_line();
    ignores_double_lines();
    without_a_strip_only_the_edge_is_cleared();
    joins_pieces_that_are_close();
    removes_a_ring_around_a_digit();
    return check_result();
}
