/* Every rejection of an argument by libsudokuvision has a reason. test_reasons.sh checks that each
 * reason in the sources occurs here. */
#include <math.h>

#include <sudokuvision/sudokuvision.h>

#include "support/check.h"

enum { SIDE = 32, LIMIT = SVISION_MAX_SIDE };

/* CALL is rejected for REASON. */
#define REFUSED(call, reason)                                                                      \
    do {                                                                                           \
        CHECK_EQ(call, SVISION_ERR_ARGUMENT);                                                      \
        CHECK_TEXT(svision_argument_error(), reason);                                              \
    } while (0)

/* Same for a call that then returns 0. */
#define GIVES_0(call, reason)                                                                      \
    do {                                                                                           \
        CHECK_EQ(call, 0);                                                                         \
        CHECK_TEXT(svision_argument_error(), reason);                                              \
    } while (0)

static uint8_t pixels[3 * SIDE * SIDE], out[SIDE * SIDE];
static const struct svision_image image = {pixels, SIDE, SIDE, SIDE, SVISION_GRAY8};
static const struct svision_image colored = {pixels, SIDE, SIDE, 3 * SIDE, SVISION_RGB24};
static const struct svision_canvas canvas = {pixels, SIDE, SIDE, SIDE, SVISION_GRAY8};
static const struct svision_homography identity = {{1, 0, 0, 0, 1, 0, 0, 0, 1}};
static const struct svision_point square[4] = {{0, 0}, {4, 0}, {4, 4}, {0, 4}};
static uint32_t work[2 * SIDE];

static void a_thread_starts_without_a_reason(void)
{
    CHECK_TEXT(svision_argument_error(), "no argument was refused");
}

static void rejected_arguments_of_images_are_named(void)
{
    struct svision_image bad = image;
    GIVES_0(svision_image_row_size(SVISION_GRAY8, LIMIT + 1), "width is not 1..32768");
    GIVES_0(svision_image_row_size((enum svision_format)99, 5), "format is none");
    REFUSED(svision_image_check(NULL, NULL), "image is NULL");
    bad.pixels = NULL;
    REFUSED(svision_image_check(&bad, NULL), "image->pixels is NULL");
    bad = image;
    bad.width = 0;
    REFUSED(svision_image_check(&bad, NULL), "width is not 1..32768");
    bad = image;
    bad.height = LIMIT + 1;
    REFUSED(svision_image_check(&bad, NULL), "height is not 1..32768");
    bad = image;
    bad.stride--;
    REFUSED(svision_image_check(&bad, NULL), "image->stride is less than a row");
    bad.stride = SIZE_MAX;
    REFUSED(svision_image_check(&bad, NULL), "image->stride is too large");
    bad = image;
    bad.format = (enum svision_format)99;
    REFUSED(svision_image_check(&bad, NULL), "format is none");
}

static void rejected_arguments_of_stages_are_named(void)
{
    REFUSED(svision_gray(NULL, 1, work, out), "image is NULL");
    REFUSED(svision_gray(&image, 1, work, NULL), "gray is NULL");
    REFUSED(svision_gray(&image, 2, NULL, out), "work is NULL");
    REFUSED(svision_gray(&image, 0, work, out), "factor is not 1..32");
    REFUSED(svision_gray(&image, 33, work, out), "factor is not 1..32");
    const struct svision_image low = {pixels, SIDE, 4, SIDE, SVISION_GRAY8};
    REFUSED(svision_gray(&low, 5, work, out), "factor is over the width or the height");
    REFUSED(svision_threshold(&colored, 9, 0.1F, work, out), "image->format is not SVISION_GRAY8");
    REFUSED(svision_threshold(&image, 9, 0.1F, NULL, out), "work is NULL");
    REFUSED(svision_threshold(&image, 9, 0.1F, work, NULL), "mask is NULL");
    REFUSED(svision_threshold(&image, 8, 0.1F, work, out), "window is not an odd number 3..63");
    REFUSED(svision_threshold(&image, 65, 0.1F, work, out), "window is not an odd number 3..63");
    REFUSED(svision_threshold(&image, 9, NAN, work, out), "offset is not 0..0.9");
    REFUSED(svision_warp(&colored, &identity, 9, 9, out), "image->format is not SVISION_GRAY8");
    REFUSED(svision_warp(&image, NULL, 9, 9, out), "map is NULL");
    REFUSED(svision_warp(&image, &identity, 9, 9, NULL), "view is NULL");
    REFUSED(svision_warp(&image, &identity, 9, 0, out), "height is not 1..32768");
}

static void rejected_arguments_of_digits_are_named(void)
{
    const struct svision_image small = {pixels, SIDE - 1, SIDE, SIDE, SVISION_GRAY8};
    struct svision_digit digit;
    REFUSED(svision_digit_classify(&image, NULL), "digit is NULL");
    REFUSED(svision_digit_classify(NULL, &digit), "image is NULL");
    REFUSED(svision_digit_classify(&colored, &digit), "cell->format is not SVISION_GRAY8");
    REFUSED(svision_digit_classify(&small, &digit),
            "cell has not SVISION_CELL_SIDE columns and rows");
}

static void rejected_arguments_of_contours_are_named(void)
{
    static int32_t follow[SVISION_CONTOUR_WORK(SIDE, SIDE)];
    struct svision_contours found = {.capacity = 1};
    REFUSED(svision_contour_find(NULL, SIDE, SIDE, follow, &found), "mask is NULL");
    REFUSED(svision_contour_find(pixels, SIDE, SIDE, NULL, &found), "work is NULL");
    REFUSED(svision_contour_find(pixels, SIDE, SIDE, follow, NULL), "found is NULL");
    REFUSED(svision_contour_find(pixels, SIDE, SIDE, follow, &found), "found->contours is NULL");
    found = (struct svision_contours){.point_capacity = 1};
    REFUSED(svision_contour_find(pixels, SIDE, SIDE, follow, &found), "found->points is NULL");
    found.point_capacity = 0;
    REFUSED(svision_contour_find(pixels, 0, SIDE, follow, &found), "width is not 1..32768");
}

static void rejected_arguments_of_hulls_are_named(void)
{
    const struct svision_point endless[1] = {{INFINITY, 0}};
    struct svision_point space[4], hull[4];
    size_t corners;
    REFUSED(svision_convex_hull(NULL, 4, space, hull, &corners), "points is NULL");
    REFUSED(svision_convex_hull(square, 0, space, hull, &corners), "count is 0");
    REFUSED(svision_convex_hull(square, 4, NULL, hull, &corners), "work is NULL");
    REFUSED(svision_convex_hull(square, 4, space, NULL, &corners), "hull is NULL");
    REFUSED(svision_convex_hull(square, 4, space, hull, NULL), "corners is NULL");
    REFUSED(svision_convex_hull(endless, 1, space, hull, &corners),
            "points has one that is not finite");
}

static void rejected_arguments_of_quads_are_named(void)
{
    static const struct svision_point spot[5];
    struct svision_point space[5];
    struct svision_quad quad;
    REFUSED(svision_quad_enclose(NULL, 4, space, &quad), "points is NULL");
    REFUSED(svision_quad_enclose(square, 4, NULL, &quad), "work is NULL");
    REFUSED(svision_quad_enclose(square, 4, space, NULL), "quad is NULL");
    REFUSED(svision_quad_enclose(square, 3, space, &quad), "count is below 4");
    for (size_t count = 4; count <= 5; count++)
        REFUSED(svision_quad_enclose(spot, count, space, &quad),
                "points has no four-sided figure around it");
}

static void rejected_arguments_of_maps_are_named(void)
{
    static const struct svision_point spot[4], line[4] = {{0, 0}, {1, 1}, {2, 2}, {3, 3}};
    static const struct svision_homography flat;
    const double weights[4] = {1, 1, -1, 1};
    struct svision_homography map;
    double space[8];
    REFUSED(svision_homography_invert(NULL, &map), "map is NULL");
    REFUSED(svision_homography_invert(&identity, NULL), "inverse is NULL");
    REFUSED(svision_homography_invert(&flat, &map), "map cannot be undone");
    REFUSED(svision_homography_fit(NULL, square, NULL, 4, &map), "from is NULL");
    REFUSED(svision_homography_fit(square, NULL, NULL, 4, &map), "to is NULL");
    REFUSED(svision_homography_fit(square, square, NULL, 4, NULL), "map is NULL");
    REFUSED(svision_homography_fit(square, square, NULL, 3, &map), "count is below 4");
    REFUSED(svision_homography_fit(square, square, weights, 4, &map),
            "weights has one that is not 0 or more");
    REFUSED(svision_homography_fit(square, spot, NULL, 4, &map), "from and to determine no map");
    REFUSED(svision_homography_fit(line, square, NULL, 4, &map), "from and to determine no map");
    REFUSED(svision_homography_fit_robust(square, square, NULL, 4, 2, 1, NULL, &map),
            "work is NULL");
    REFUSED(svision_homography_fit_robust(square, square, NULL, 4, 2, 1, space, NULL),
            "map is NULL");
    REFUSED(svision_homography_fit_robust(square, square, NULL, 4, 101, 1, space, &map),
            "rounds is not 1..100");
    REFUSED(svision_homography_fit_robust(square, square, NULL, 4, 2, 0, space, &map),
            "scale is not over 0");
    REFUSED(svision_homography_fit_robust(square, NULL, NULL, 4, 2, 1, space, &map), "to is NULL");
}

static void rejected_arguments_of_boards_are_named(void)
{
    static const uint8_t too_large[81] = {10};
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    unsigned height;
    char text[8];
    REFUSED(svision_draw_board(&drawing, NULL), "canvas is NULL");
    REFUSED(svision_draw_board(NULL, &canvas), "drawing is NULL");
    REFUSED(svision_draw_board(&drawing, &canvas), "drawing->layout is NULL");
    drawing.layout = sudoku_layout_classic();
    REFUSED(svision_draw_height(&drawing, 0, &height), "width is not 1..32768");
    REFUSED(svision_draw_height(&drawing, SIDE, NULL), "height is NULL");
    drawing.title = "title";
    REFUSED(svision_draw_height(&drawing, LIMIT, &height), "width leads to a height over 32768");
    GIVES_0(svision_draw_svg(&drawing, SIDE, SIDE, NULL, 8), "text is NULL");
    GIVES_0(svision_draw_svg(&drawing, SIDE, 0, text, 8), "height is not 1..32768");
    const struct sudoku_candidate beyond = {81, 1};
    const struct sudoku_step step = {.eliminations = &beyond, .elimination_count = 1};
    drawing.step = &step;
    REFUSED(svision_draw_board(&drawing, &canvas),
            "drawing->step is about a candidate that the board lacks");
    drawing.cells = too_large;
    REFUSED(svision_draw_board(&drawing, &canvas), "drawing->cells has a number over the side");
    drawing.symbols = "ABCDEFGH";
    REFUSED(svision_draw_board(&drawing, &canvas), "drawing->symbols are not one for each digit");
    drawing.size = offsetof(struct svision_drawing, symbols) - 1;
    REFUSED(svision_draw_board(&drawing, &canvas), "drawing->size is too small");
}

static void rejected_arguments_of_puzzles_with_rules_are_named(void)
{
    static const uint8_t too_large[81] = {10};
    static const struct sudoku_step step = {0};
    const struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    struct sudoku_rules *rules;
    CHECK_EQ(sudoku_rules_create(&options, &rules), SUDOKU_OK);
    drawing.rules = rules;
    drawing.givens = too_large;
    REFUSED(svision_draw_board(&drawing, &canvas), "drawing->givens has a number that is no value");
    drawing.cells = too_large;
    REFUSED(svision_draw_board(&drawing, &canvas), "drawing->cells has a number that is no value");
    drawing.step = &step;
    REFUSED(svision_draw_board(&drawing, &canvas), "drawing->step is not NULL");
    drawing.symbols = "ABCDEFGHI";
    REFUSED(svision_draw_board(&drawing, &canvas), "drawing->symbols is not NULL");
    sudoku_rules_destroy(rules);
}

static void drawings_of_rules_on_joined_boards_are_refused(void)
{
    static const uint16_t places[] = {0, 0, 6, 6};
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    struct sudoku_layout *layout;
    struct sudoku_rules *rules;
    CHECK_EQ(sudoku_layout_create_joined(places, 2, NULL, &layout), SUDOKU_OK);
    options.layout = layout;
    CHECK_EQ(sudoku_rules_create(&options, &rules), SUDOKU_OK);
    drawing.rules = rules;
    REFUSED(svision_draw_board(&drawing, &canvas),
            "drawing->rules has a board that is no rectangle");
    sudoku_rules_destroy(rules);
    sudoku_layout_destroy(layout);
}

static void rejected_arguments_of_pens_are_named(void)
{
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    struct svision_pen pen = SVISION_PEN_INIT;
    REFUSED(svision_draw_board_with(&drawing, SIDE, SIDE, NULL), "pen is NULL");
    REFUSED(svision_draw_board_with(&drawing, SIDE, SIDE, &pen), "pen lacks a function");
    pen.size--;
    REFUSED(svision_draw_board_with(&drawing, SIDE, SIDE, &pen), "pen->size is too small");
}

/* A board of one unit, with a cell in row 64. */
static void long_boards_are_not_drawn(void)
{
    static const uint16_t units[2] = {0, 1}, positions[4] = {0, 0, SVISION_DRAW_MAX_SIDE, 0};
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    struct sudoku_layout *layout;
    custom.side = custom.cell_count = 2;
    custom.unit_count = 1;
    custom.units = units;
    custom.positions = positions;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_OK);
    drawing.layout = layout;
    REFUSED(svision_draw_board(&drawing, &canvas),
            "drawing->layout has more than 64 rows or columns");
    sudoku_layout_destroy(layout);
}

static void rejected_arguments_of_texts_are_named(void)
{
    const struct svision_point middle = {9, 9}, far = {0, 2.0 * LIMIT + 1};
    struct svision_canvas narrow = canvas;
    narrow.stride--;
    REFUSED(svision_draw_text(&narrow, "1", middle, 9, 0, 1), "image->stride is less than a row");
    REFUSED(svision_draw_text(&canvas, NULL, middle, 9, 0, 1), "text is NULL");
    REFUSED(svision_draw_text(&canvas, "1", far, 9, 0, 1), "center is too far away");
    REFUSED(svision_draw_text(&canvas, "1", middle, 0, 0, 1),
            "height is not over 0 and up to 32768");
    REFUSED(svision_draw_text(&canvas, "1", middle, 9, 0, NAN), "opacity is not 0..1");
}

static void rejected_arguments_of_overlays_are_named(void)
{
    static const uint8_t too_large[81] = {10};
    static const uint8_t unknown[81] = {SVISION_BADGE_QUERY + 1};
    static const struct svision_homography flat;
    static const struct sudoku_candidate beyond = {81, 1};
    const struct sudoku_step step = {.placements = &beyond, .placement_count = 1};
    struct svision_overlay overlay = SVISION_OVERLAY_INIT;
    REFUSED(svision_overlay_paint(NULL, &canvas), "overlay is NULL");
    REFUSED(svision_overlay_paint(&overlay, &canvas), "overlay->side is not 2..64");
    overlay.side = 9;
    overlay.symbols = "ABCDEFGH";
    REFUSED(svision_overlay_paint(&overlay, &canvas),
            "overlay->symbols are not one for each digit");
    overlay.symbols = NULL;
    REFUSED(svision_overlay_paint(&overlay, &canvas),
            "overlay->map and overlay->crossings are NULL");
    overlay.map = &flat;
    REFUSED(svision_overlay_paint(&overlay, &canvas), "map cannot be undone");
    overlay.map = &identity;
    REFUSED(svision_overlay_paint(&overlay, NULL), "canvas is NULL");
    overlay.step = &step;
    REFUSED(svision_overlay_paint(&overlay, &canvas), "overlay->layout is not one of this side");
    overlay.layout = sudoku_layout_classic();
    REFUSED(svision_overlay_paint(&overlay, &canvas),
            "overlay->step is about a candidate that the board lacks");
    overlay.badges = unknown;
    REFUSED(svision_overlay_paint(&overlay, &canvas), "overlay->badges has no such badge");
    overlay.digits = too_large;
    REFUSED(svision_overlay_paint(&overlay, &canvas), "overlay->digits has a number over the side");
    overlay.outline = 2;
    REFUSED(svision_overlay_paint(&overlay, &canvas), "overlay->outline is not 0..1");
    overlay.opacity = NAN;
    REFUSED(svision_overlay_paint(&overlay, &canvas), "overlay->opacity is not 0..1");
    overlay.size = 8;
    REFUSED(svision_overlay_paint(&overlay, &canvas), "overlay->size is too small");
}

static void rejected_arguments_of_readers_are_named(void)
{
    struct svision_reader_options options = SVISION_READER_OPTIONS_INIT;
    struct svision_reader *reader;
    size_t count;
    REFUSED(svision_reading_create(NULL, NULL), "reading is NULL");
    REFUSED(svision_reader_create(NULL, NULL), "reader is NULL");
    options.box_rows = 7;
    REFUSED(svision_reader_create(&options, &reader), "options ask for no grid that is read");
    options.sides = 1;
    REFUSED(svision_reader_create(&options, &reader), "options->sides has one that is not read");
    options.max_grids = SVISION_MAX_GRIDS + 1;
    REFUSED(svision_reader_create(&options, &reader), "options->max_grids is over 8");
    options.size = 8;
    REFUSED(svision_reader_create(&options, &reader), "options->size is too small");
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    REFUSED(svision_reader_resize(NULL, 5, 5), "reader is NULL");
    REFUSED(svision_reader_resize(reader, 5, 0), "height is not 1..32768");
    REFUSED(svision_reader_read(NULL, &image, &count, NULL), "reader is NULL");
    REFUSED(svision_reader_read(reader, &image, NULL, NULL), "count is NULL");
    REFUSED(svision_reader_read(reader, NULL, &count, NULL), "image is NULL");
    struct svision_reading *fused;
    const struct svision_reading *readings[1] = {NULL};
    CHECK_EQ(svision_reading_create(NULL, &fused), SVISION_OK);
    REFUSED(svision_reader_fuse(NULL, readings, 1, fused, NULL), "reader is NULL");
    REFUSED(svision_reader_fuse(reader, NULL, 1, fused, NULL), "readings is NULL");
    REFUSED(svision_reader_fuse(reader, readings, 1, NULL, NULL), "fused is NULL");
    REFUSED(svision_reader_fuse(reader, readings, 0, fused, NULL), "count is 0");
    REFUSED(svision_reader_fuse(reader, readings, 1, fused, NULL),
            "a reading has no cells, or a side that the reader does not read");
    readings[0] = fused;
    REFUSED(svision_reader_fuse(reader, readings, 1, fused, NULL),
            "a reading has no cells, or a side that the reader does not read");
    svision_reading_destroy(fused);
    svision_reader_destroy(reader);
}

static void rejected_arguments_of_trackers_are_named(void)
{
    struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
    const struct svision_track *track;
    struct svision_tracker *tracker;
    REFUSED(svision_track_create(NULL, NULL), "track is NULL");
    REFUSED(svision_tracker_create(NULL, NULL), "tracker is NULL");
    options.sides = 1;
    REFUSED(svision_tracker_create(&options, &tracker), "options->sides has one that is not read");
    options.margin = 0.5;
    REFUSED(svision_tracker_create(&options, &tracker), "options->margin is neither 0 nor 1..100");
    options.time_constant = 61;
    REFUSED(svision_tracker_create(&options, &tracker), "options->time_constant is not 0..60");
    options.hold = -1;
    REFUSED(svision_tracker_create(&options, &tracker), "options->hold is not 0..60");
    options.size = 8;
    REFUSED(svision_tracker_create(&options, &tracker), "options->size is too small");
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    REFUSED(svision_tracker_update(NULL, &image, 0, &track), "tracker is NULL");
    REFUSED(svision_tracker_update(tracker, &image, 0, NULL), "track is NULL");
    REFUSED(svision_tracker_update(tracker, &image, NAN, &track), "seconds is not finite");
    REFUSED(svision_tracker_update(tracker, NULL, 0, &track), "image is NULL");
    svision_tracker_destroy(tracker);
}

int main(void)
{
    a_thread_starts_without_a_reason();
    rejected_arguments_of_images_are_named();
    rejected_arguments_of_stages_are_named();
    rejected_arguments_of_digits_are_named();
    rejected_arguments_of_contours_are_named();
    rejected_arguments_of_hulls_are_named();
    rejected_arguments_of_quads_are_named();
    rejected_arguments_of_maps_are_named();
    rejected_arguments_of_boards_are_named();
    rejected_arguments_of_puzzles_with_rules_are_named();
    drawings_of_rules_on_joined_boards_are_refused();
    rejected_arguments_of_pens_are_named();
    long_boards_are_not_drawn();
    rejected_arguments_of_texts_are_named();
    rejected_arguments_of_overlays_are_named();
    rejected_arguments_of_readers_are_named();
    rejected_arguments_of_trackers_are_named();
    return check_result();
}
