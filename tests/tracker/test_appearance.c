/* Detection of covers and writing by the earlier appearance of a cell, independent of light. */
#include <math.h>
#include <string.h>

#include "common/mem.h"
#include "common/random.h"
#include "films/video.h"
#include "support/check.h"
#include "tracker/cover/appearance.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char other_puzzle[] =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

enum { SIDE = VIDEO_PAGE, STEADY = 15 };

static uint8_t page[SIDE * SIDE], picture[SIDE * SIDE];

/* A page and its observation. */
struct desk {
    struct pyramid pyramid;
    struct appearance appearance;
    struct svision_point crossings[BOARD_MAX_CROSSINGS];
    unsigned side;
    uint8_t look[BOARD_MAX_CELLS];
};

static double cell_of(const struct desk *desk)
{
    return floor((double)SIDE / (desk->side + 1));
}

/* Distance from the picture's edge to the first line, in pixels. */
static double margin_of(const struct desk *desk)
{
    return (SIDE - desk->side * cell_of(desk)) / 2;
}

/* Sets LOOK by PICTURE. */
static void look_at(struct desk *desk, bool read)
{
    const struct svision_image image = {picture, SIDE, SIDE, SIDE, SVISION_GRAY8};
    const struct appearance_frame frame = {&desk->pyramid, desk->crossings, desk->side, read};
    pyramid_fill(&desk->pyramid, &image);
    memset(desk->look, APPEARANCE_FREE, sizeof desk->look);
    appearance_update(&desk->appearance, &frame, desk->look);
}

static unsigned count(const struct desk *desk, enum appearance_state look)
{
    unsigned number = 0;
    for (unsigned i = 0; i < desk->side * desk->side; i++)
        number += desk->look[i] == look;
    return number;
}

static void free_page(void)
{
    memcpy(picture, page, sizeof picture);
}

/* Starts with PAGE, a board of SIDE rows, with all cells known. */
static void set_up(struct desk *desk, unsigned side)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    memset(desk, 0, sizeof *desk);
    desk->side = side;
    for (unsigned i = 0; i < (side + 1) * (side + 1); i++) {
        desk->crossings[i].x = margin_of(desk) + i % (side + 1) * cell_of(desk) - 0.5;
        desk->crossings[i].y = margin_of(desk) + i / (side + 1) * cell_of(desk) - 0.5;
    }
    CHECK(pyramid_open(&desk->pyramid, &allocator, SIDE, SIDE));
    free_page();
    CHECK(!appearance_is_whole(&desk->appearance, side));
    look_at(desk, false);
    CHECK(!appearance_is_whole(&desk->appearance, side));
    look_at(desk, true);
    CHECK(appearance_is_whole(&desk->appearance, side));
    look_at(desk, true);
    CHECK_EQ(count(desk, APPEARANCE_FREE), side * side);
}

static void tear_down(struct desk *desk)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    pyramid_close(&desk->pyramid, &allocator);
}

/* Covers ROWS by COLUMNS cells from ROW and COLUMN on in one GRAY. */
static void cover(const struct desk *desk, double row, double column, double rows, double columns,
                  uint8_t gray)
{
    double cell = cell_of(desk), margin = margin_of(desk);
    for (unsigned y = 0; y < (unsigned)(rows * cell); y++)
        for (unsigned x = 0; x < (unsigned)(columns * cell); x++)
            picture[((unsigned)(margin + row * cell) + y) * SIDE +
                    (unsigned)(margin + column * cell) + x] = gray;
}

static void objects_hide_cells(unsigned side)
{
    static struct desk desk;
    set_up(&desk, side);
    cover(&desk, 1.8, 2.8, 2.4, 3.4, 130);
    for (unsigned read = 0; read < 2; read++) {
        look_at(&desk, read);
        for (unsigned i = 0; i < side * side; i++) {
            unsigned row = i / side, column = i % side;
            bool covered = row >= 2 && row < 4 && column >= 3 && column < 6;
            bool near = row >= 1 && row < 5 && column >= 2 && column < 7;
            CHECK(!covered || desk.look[i] == APPEARANCE_HIDDEN);
            CHECK(near || desk.look[i] == APPEARANCE_FREE);
        }
    }
    free_page();
    look_at(&desk, true);
    CHECK_EQ(count(&desk, APPEARANCE_FREE), side * side);
    tear_down(&desk);
}

/* However much is covered in a frame without a reading. */
static void all_may_be_covered(void)
{
    static struct desk desk;
    set_up(&desk, 9);
    cover(&desk, -0.3, -0.3, 9.6, 9.6, 130);
    look_at(&desk, false);
    CHECK_EQ(count(&desk, APPEARANCE_HIDDEN), 81);
    tear_down(&desk);
}

static void light_and_noise_cover_nothing(void)
{
    static struct desk desk;
    uint64_t random = 1;
    set_up(&desk, 9);
    for (unsigned i = 0; i < SIDE * SIDE; i++) {
        double light = 0.3 + 0.5 * (i % SIDE) / SIDE + 20.0 / (20 + i / SIDE);
        double noise = (double)random_below(&random, 21) - 10;
        picture[i] = (uint8_t)fmin(fmax(page[i] * fmin(light, 1) + noise, 0), 255);
    }
    look_at(&desk, true);
    CHECK_EQ(count(&desk, APPEARANCE_FREE), 81);
    tear_down(&desk);
}

/* Hard and soft, through cells and along lines. */
static void a_moving_shadow_covers_hardly_anything(void)
{
    static struct desk desk;
    unsigned free = 0;
    set_up(&desk, 9);
    for (unsigned k = 0; k < 24; k++) {
        double angle = k * 0.7, soft = 2 + 8 * (k % 3), depth = k % 2 ? 0.5 : 0.35;
        for (unsigned i = 0; i < SIDE * SIDE; i++) {
            double x = i % SIDE - SIDE / 2.0, y = i / SIDE - SIDE / 2.0;
            double beyond = (x * cos(angle) + y * sin(angle) - 9.0 * k) / soft + 0.5;
            double light = 1 - depth * fmin(fmax(beyond, 0), 1);
            picture[i] = (uint8_t)((40 + 0.8 * page[i]) * light);
        }
        look_at(&desk, k % 2);
        CHECK(count(&desk, APPEARANCE_FREE) >= 78);
        free += count(&desk, APPEARANCE_FREE);
    }
    CHECK(free * 100 >= 98 * 24 * 81);
    tear_down(&desk);
}

static void learns_persistent_writing(void)
{
    static struct desk desk;
    set_up(&desk, 9);
    cover(&desk, 4.25, 6.35, 0.5, 0.3, 40);
    for (unsigned i = 0; i < STEADY; i++) {
        look_at(&desk, true);
        CHECK_EQ(desk.look[4 * 9 + 6], APPEARANCE_ALTERED);
        CHECK_EQ(count(&desk, APPEARANCE_FREE), 80);
    }
    look_at(&desk, true);
    CHECK_EQ(count(&desk, APPEARANCE_FREE), 81);
    free_page();
    look_at(&desk, true);
    CHECK_EQ(desk.look[4 * 9 + 6], APPEARANCE_ALTERED);
    tear_down(&desk);
}

static void a_wrong_position_has_fewer_unchanged_cells(void)
{
    static struct desk desk;
    struct svision_point moved[BOARD_MAX_CROSSINGS];
    set_up(&desk, 9);
    struct appearance_frame frame = {&desk.pyramid, desk.crossings, 9, true};
    CHECK_EQ(appearance_count(&desk.appearance, &frame), 81);
    /* The last row's lines are mistaken for others. */
    memcpy(moved, desk.crossings, sizeof moved);
    for (unsigned i = 90; i < 100; i++)
        moved[i].y += 0.5 * cell_of(&desk);
    frame.crossings = moved;
    CHECK(appearance_count(&desk.appearance, &frame) <= 72);
    for (unsigned i = 0; i < 100; i++)
        moved[i].y = desk.crossings[i].y + cell_of(&desk);
    CHECK(appearance_count(&desk.appearance, &frame) < 60);
    tear_down(&desk);
}

/* Otherwise its digits would not count, and it would not be noticed. */
static void another_page_is_hardly_hidden(void)
{
    static struct desk desk;
    static uint8_t other[SIDE * SIDE];
    video_draw_page(other_puzzle, other);
    set_up(&desk, 9);
    memcpy(picture, other, sizeof picture);
    look_at(&desk, true);
    CHECK(count(&desk, APPEARANCE_HIDDEN) < 5);
    tear_down(&desk);
}

int main(void)
{
    char empty[257] = "";
    memset(empty, '.', 256);
    memcpy(empty + 30, "1234567", 7);
    memcpy(empty + 150, "GFEDCBA", 7);
    video_draw_text(empty, 4, 4, page);
    objects_hide_cells(16);
    video_draw_page(puzzle, page);
    objects_hide_cells(9);
    all_may_be_covered();
    light_and_noise_cover_nothing();
    a_moving_shadow_covers_hardly_anything();
    learns_persistent_writing();
    another_page_is_hardly_hidden();
    a_wrong_position_has_fewer_unchanged_cells();
    return check_result();
}
