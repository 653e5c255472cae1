/* Small marks are viewed through windows, in any orientation of the grid. */
#include "digits/mark/mark_window.h"

#include <math.h>

#include "board_size.h"
#include "image/pyramid.h"
#include "support/check.h"

enum { CELL = 40, SIDE = 9 * CELL, ROW = 2, COLUMN = 6, PAPER = 220, INK = 40 };

/* A page with a 7 of 12 pixels in cell ROW, COLUMN, upright; then turned counterclockwise. */
static uint8_t page[SIDE * SIDE], turned[SIDE * SIDE];

static void draw_page(void)
{
    const unsigned left = COLUMN * CELL + 12, top = ROW * CELL + 10;
    memset(page, PAPER, sizeof page);
    for (unsigned i = 0; i < 12; i++) {
        page[top * SIDE + left + i / 3 * 2] = page[(top + 1) * SIDE + left + i / 3 * 2] = INK;
        page[top * SIDE + left + i / 3 * 2 + 1] = page[(top + 1) * SIDE + left + i / 3 * 2 + 1] =
            INK;
        page[(top + i) * SIDE + left + 7 - i / 3] = page[(top + i) * SIDE + left + 6 - i / 3] = INK;
    }
}

static void turn_page(void)
{
    uint8_t before[SIDE * SIDE];
    memcpy(before, page, sizeof before);
    for (unsigned row = 0; row < SIDE; row++)
        for (unsigned column = 0; column < SIDE; column++)
            turned[row * SIDE + column] = before[column * SIDE + SIDE - 1 - row];
    memcpy(page, turned, sizeof page);
}

static void make_pyramid(struct pyramid *pyramid)
{
    *pyramid = (struct pyramid){.level_count = 1, .base_scale = 1};
    pyramid->level[0] = (struct plane){page, SIDE, SIDE, SIDE};
}

static void make_grid(struct grid *grid)
{
    static const struct svision_point lattice[4] = {{0, 0}, {9, 0}, {9, 9}, {0, 9}};
    struct svision_point corners[4];
    for (unsigned i = 0; i < 4; i++)
        corners[i] = (struct svision_point){lattice[i].x * CELL - 0.5, lattice[i].y * CELL - 0.5};
    memset(grid, 0, sizeof *grid);
    grid->side = 9;
    grid->cell = CELL;
    CHECK_EQ(svision_homography_fit(lattice, corners, NULL, 4, &grid->map), SVISION_OK);
}

/* The marks of the upright page, all of them in doubt. */
static void find_glyphs(struct cell_glyph *glyphs)
{
    static uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS];
    static struct grid grid;
    struct pyramid pyramid;
    make_pyramid(&pyramid);
    make_grid(&grid);
    cells_extract(&pyramid, &grid, patches);
    cell_glyphs_find((const uint8_t(*)[CELL_PIXELS])patches, 9, glyphs, NULL);
    for (unsigned i = 0; i < 81; i++)
        for (unsigned k = 0; k < HAND_ANSWERS; k++)
            glyphs[i].hand[k] = -logf(HAND_ANSWERS);
}

static void reads_a_small_mark_in_any_orientation_of_the_grid(void)
{
    static struct cell_glyph glyphs[BOARD_MAX_CELLS], found[BOARD_MAX_CELLS];
    static struct grid grid;
    struct pyramid pyramid;
    float first[HAND_ANSWERS];
    draw_page();
    find_glyphs(found);
    make_grid(&grid);
    make_pyramid(&pyramid);
    CHECK(found[ROW * 9 + COLUMN].scored);
    for (unsigned turn = 0; turn < 4; turn++) {
        const float *scores = glyphs[ROW * 9 + COLUMN].hand;
        memcpy(glyphs, found, sizeof glyphs);
        mark_window_rescore(&pyramid, &grid, turn, glyphs);
        if (turn == 0)
            memcpy(first, scores, sizeof first);
        CHECK(scores[HAND_WRITTEN + 7] > -0.5F || scores[HAND_PRINTED + 7] > -0.5F);
        for (unsigned k = 0; k < HAND_ANSWERS; k++)
            CHECK(fabsf(expf(scores[k]) - expf(first[k])) < 0.05F);
        turn_page();
    }
}

static void examines_only_small_marks_in_doubt(void)
{
    static struct cell_glyph glyphs[BOARD_MAX_CELLS];
    static struct grid grid;
    struct pyramid pyramid;
    draw_page();
    find_glyphs(glyphs);
    make_grid(&grid);
    make_pyramid(&pyramid);
    struct cell_glyph *mark = &glyphs[ROW * 9 + COLUMN], before;
    for (unsigned k = 0; k < HAND_ANSWERS; k++)
        mark->hand[k] = k == HAND_WRITTEN + 1 ? -0.001F : -12;
    before = *mark;
    mark_window_rescore(&pyramid, &grid, 0, glyphs);
    CHECK(memcmp(&before, mark, sizeof before) == 0);
    mark->hand[HAND_WRITTEN + 1] = -0.5F;
    mark->blob.height = 25;
    before = *mark;
    mark_window_rescore(&pyramid, &grid, 0, glyphs);
    CHECK(memcmp(&before, mark, sizeof before) == 0);
}

static void the_window_is_smaller_than_the_cell(void)
{
    const struct blob small = {.width = 6, .height = 10}, large = {.width = 20, .height = 12};
    CHECK(mark_window_side(&small) > 10 && mark_window_side(&small) < CELL_SIDE);
    CHECK(!(mark_window_side(&large) > 0));
}

/* A handwritten 4 with probability LIKELY, otherwise a 9. */
static bool is_looked_at_again(float likely)
{
    float scores[HAND_ANSWERS];
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        scores[i] = -20;
    scores[HAND_WRITTEN + 4] = logf(likely);
    scores[HAND_WRITTEN + 9] = logf(1 - likely);
    return mark_window_is_needed(scores);
}

static void examines_an_answer_below_995_in_1000_again(void)
{
    CHECK(is_looked_at_again(0.995F));
    CHECK(!is_looked_at_again(0.9995F));
}

int main(void)
{
    reads_a_small_mark_in_any_orientation_of_the_grid();
    examines_only_small_marks_in_doubt();
    the_window_is_smaller_than_the_cell();
    examines_an_answer_below_995_in_1000_again();
    return check_result();
}
