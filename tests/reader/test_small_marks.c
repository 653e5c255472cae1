/* The small marks of a cell: pieces of ink, upright in any orientation of the picture, and cut
 * where those of adjacent places touch. */
#include "reader/hand/small_marks.h"

#include <string.h>

#include "support/check.h"

enum { INK = 400 };

static struct darkness dark[SVISION_CELLS];
static struct grid grid = {.side = 9};
static struct cell_glyph glyphs[SVISION_CELLS];

/* Fills a rectangle of the cell with ink, WIDTH x HEIGHT from (LEFT, TOP), after TURN quarter turns
 * counterclockwise of what is upright. */
static void fill(unsigned turn, unsigned left, unsigned top, unsigned width, unsigned height)
{
    for (unsigned i = 0; i < width * height; i++) {
        unsigned x = left + i % width, y = top + i / width;
        for (unsigned k = 0; k < turn; k++) {
            unsigned across = x;
            x = y;
            y = CELL_SIDE - 1 - across;
        }
        dark[board_turn_cell(9, 40, turn)].depth[y * CELL_SIDE + x] = INK;
    }
}

/* Finds the marks of the middle cell, TURN quarter turns from the reading, deeper than FLOOR. */
static struct small_marks find(unsigned turn, float floor)
{
    const struct small_marks_page page = {NULL, &grid, turn, dark, glyphs};
    struct small_marks marks;
    dark[board_turn_cell(9, 40, turn)].ink = INK;
    small_marks_find(&page, 40, floor, false, &marks);
    return marks;
}

static void clear(void)
{
    memset(dark, 0, sizeof dark);
}

static void each_mark_is_at_its_place_in_any_orientation(void)
{
    for (unsigned turn = 0; turn < 4; turn++) {
        clear();
        fill(turn, 4, 3, 4, 7);
        fill(turn, 24, 13, 4, 6);
        const struct small_marks marks = find(turn, 0);
        CHECK_EQ(marks.count, 2);
        CHECK_EQ(marks.mark[0].joined, 7);
        CHECK_EQ(marks.mark[0].place, 1);
        CHECK_EQ(small_mark_height(&marks.mark[0]), 7);
        CHECK_EQ(marks.mark[0].left, 4);
        CHECK_EQ(marks.mark[1].place, 6);
        CHECK_EQ(marks.mark[1].area, 24);
        CHECK_EQ(marks.mark[1].depth, INK);
    }
}

static void marks_of_adjacent_places_that_touch_are_cut_apart(void)
{
    clear();
    fill(0, 4, 3, 14, 7);
    fill(0, 23, 3, 6, 25);
    const struct small_marks marks = find(0, 0);
    CHECK_EQ(marks.count, 5);
    for (unsigned k = 0; k < marks.count; k++) {
        CHECK_EQ(marks.mark[k].place, k < 2 ? k + 1 : 3 * (k - 1));
        CHECK_EQ(marks.mark[k].joined, k < 2 ? 7 : 25);
    }
}

/* One that covers the center of a single place is a mark, however high. */
static void an_entry_in_the_middle_stays_whole(void)
{
    clear();
    fill(0, 11, 7, 9, 18);
    const struct small_marks marks = find(0, 0);
    CHECK_EQ(marks.count, 1);
    CHECK_EQ(marks.mark[0].place, 5);
    CHECK_EQ(small_mark_height(&marks.mark[0]), 18);
}

static void specks_and_noise_are_no_marks(void)
{
    clear();
    CHECK_EQ(find(0, 0).count, 0);
    fill(0, 10, 10, 3, 1);
    CHECK_EQ(find(0, 0).count, 0);
    fill(0, 20, 10, 3, 5);
    CHECK_EQ(find(0, 0).count, 1);
    CHECK_EQ(find(0, 2 * INK).count, 0);
}

static void more_marks_than_places_are_a_crowd(void)
{
    clear();
    for (unsigned i = 0; i < 9; i++)
        fill(0, 3 + i % 5 * 5, 4 + i / 5 * 12, 3, 3);
    CHECK(!find(0, 0).is_incomplete);
    fill(0, 23, 16, 3, 3);
    CHECK_EQ(find(0, 0).count, SMALL_MARK_PLACES);
    CHECK(find(0, 0).is_incomplete);
}

int main(void)
{
    each_mark_is_at_its_place_in_any_orientation();
    marks_of_adjacent_places_that_touch_are_cut_apart();
    an_entry_in_the_middle_stays_whole();
    specks_and_noise_are_no_marks();
    more_marks_than_places_are_a_crowd();
    return check_result();
}
