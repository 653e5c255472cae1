/* Pictures of the stages of reading, and colors on paper of any brightness. */
#include "cam/window/stage.h"

#include "cam/window/legible.h"

#include "cam/cam_helpers.h"

enum { WIDTH = 100, HEIGHT = 90 };

static uint8_t gray[WIDTH * HEIGHT], frame[4 * WIDTH * HEIGHT];

static const struct svision_image traced = {gray, WIDTH, HEIGHT, WIDTH, SVISION_GRAY8};
static const struct svision_image shown = {frame, WIDTH, HEIGHT, 4 * WIDTH, SVISION_RGBA32};

static const uint8_t *pixel(const struct svision_image *picture, unsigned x, unsigned y)
{
    return picture->pixels + y * picture->stride + 4 * (size_t)x;
}

static void a_stage_without_source_is_not_shown(void)
{
    const struct cam_grid none = {.state = SVISION_TRACK_NONE};
    const struct cam_stage_input input = {NULL, &shown, &none};
    struct buffer work = {0};
    struct svision_image picture;
    for (unsigned stage = 0; stage <= CAM_STAGE_END; stage++)
        CHECK(!cam_stage_paint(stage, &input, &work, &picture));
    buffer_free(&work);
}

static void the_mask_is_black_on_dark_pixels(void)
{
    const struct cam_grid none = {.state = SVISION_TRACK_NONE};
    const struct cam_stage_input input = {&traced, &shown, &none};
    struct buffer work = {0};
    struct svision_image picture;
    memset(gray, 200, sizeof gray);
    memset(gray + 40 * WIDTH, 100, WIDTH);
    CHECK(cam_stage_paint(CAM_STAGE_MASK, &input, &work, &picture));
    CHECK_EQ(picture.width, WIDTH);
    CHECK_EQ(pixel(&picture, 50, 40)[0], 0);
    CHECK_EQ(pixel(&picture, 50, 60)[0], 255);
    CHECK(cam_stage_paint(CAM_STAGE_GRAY, &input, &work, &picture));
    CHECK_EQ(pixel(&picture, 50, 40)[1], 100);
    CHECK_EQ(pixel(&picture, 50, 60)[2], 200);
    buffer_free(&work);
}

/* Even if the grid is partly or wholly outside the frame. */
static void draws_lines_through_the_crossings(void)
{
    struct cam_grid grid = make_grid(SVISION_TRACK_OUTLINED, easy_puzzle, 0);
    const struct cam_stage_input input = {NULL, &shown, &grid};
    struct buffer work = {0};
    struct svision_image picture;
    memset(frame, 255, sizeof frame);
    for (unsigned i = 0; i < 100; i++)
        grid.crossings[i] = (struct svision_point){5 + 10.0 * (i % 10), 3 + 9.0 * (i / 10)};
    CHECK(cam_stage_paint(CAM_STAGE_LINES, &input, &work, &picture));
    CHECK_EQ(pixel(&picture, 5, 3)[0], 0);
    CHECK_EQ(pixel(&picture, 10, 12)[0], 0);
    CHECK_EQ(pixel(&picture, 25, 50)[0], 0);
    CHECK_EQ(pixel(&picture, 10, 8)[0], 255);
    for (unsigned i = 0; i < 100; i++)
        grid.crossings[i].x -= i < 50 ? 1e9 : 60;
    CHECK(cam_stage_paint(CAM_STAGE_LINES, &input, &work, &picture));
    buffer_free(&work);
}

static void shows_cells_side_by_side_with_their_digits(void)
{
    enum { CELL = 20 };
    static uint8_t strip[81 * CELL * CELL];
    const struct svision_image cells = {strip, CELL, 81 * CELL, CELL, SVISION_GRAY8};
    const struct cam_grid grid = make_grid(SVISION_TRACK_OUTLINED, easy_puzzle, 0);
    const struct cam_stage_input input = {&cells, &shown, &grid};
    struct buffer work = {0};
    struct svision_image picture;
    unsigned written[2] = {0};
    for (unsigned i = 0; i < 81; i++)
        memset(strip + (size_t)i * CELL * CELL, (int)(100 + i), (size_t)CELL * CELL);
    CHECK(cam_stage_paint(CAM_STAGE_CELLS, &input, &work, &picture));
    CHECK_EQ(picture.width, 9 * CELL);
    CHECK_EQ(picture.height, 9 * CELL);
    CHECK_EQ(pixel(&picture, 3 * CELL + 1, 2 * CELL + 1)[0], 100 + 21);
    CHECK(cam_stage_paint(CAM_STAGE_DIGITS, &input, &work, &picture));
    /* r1c1 is 5, r1c3 is empty. */
    for (unsigned y = 0; y < CELL; y++)
        for (unsigned x = 0; x < CELL; x++)
            for (unsigned i = 0; i < 2; i++)
                written[i] += pixel(&picture, x + 2 * i * CELL, y)[0] != 100 + 2 * i;
    CHECK(written[0] > 5);
    CHECK_EQ(written[1], 0);
    buffer_free(&work);
}

/* By luminance with a gamma of 2.2: 1 for white, 0 for black. */
static void colors_contrast_with_light_and_dark_paper(void)
{
    static const svision_color blue = 0x0050DC;
    const struct svision_canvas canvas = {frame, WIDTH, HEIGHT, 4 * WIDTH, SVISION_RGBA32};
    struct cam_grid grid = make_grid(SVISION_TRACK_COMMITTED, easy_puzzle, 1);
    for (unsigned i = 0; i < 100; i++)
        grid.crossings[i] = (struct svision_point){5 + 10.0 * (i % 10), 3 + 9.0 * (i / 10)};
    memset(frame, 235, sizeof frame);
    CHECK_EQ(cam_legible_color(&canvas, &grid, blue), blue);
    CHECK(cam_legible_color(&canvas, &grid, 0xFFFF80) != 0xFFFF80);
    memset(frame, 70, sizeof frame);
    svision_color light = cam_legible_color(&canvas, &grid, blue);
    CHECK(((light >> 8) & 255) > 0x70 && (light & 255) > 0xDC);
    CHECK_EQ(cam_legible_color(&canvas, &grid, 0xFFFF80), 0xFFFF80);
    /* Without visible paper the color stays as it is. */
    for (unsigned i = 0; i < 100; i++)
        grid.crossings[i].x += WIDTH;
    CHECK_EQ(cam_legible_color(&canvas, &grid, blue), blue);
}

int main(void)
{
    a_stage_without_source_is_not_shown();
    the_mask_is_black_on_dark_pixels();
    draws_lines_through_the_crossings();
    shows_cells_side_by_side_with_their_digits();
    colors_contrast_with_light_and_dark_paper();
    return check_result();
}
