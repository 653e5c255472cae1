/* Every function of libsudokuvision with NULL for each pointer, the others valid, and every
 * enumeration with invalid numbers: nothing crashes, and the documented value is returned.
 * test_nulls.sh checks that each function occurs here. */
#include <math.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "support/check.h"

enum { SIDE = 64 };

static uint8_t pixels[SIDE * SIDE];
static const struct svision_image image = {pixels, SIDE, SIDE, SIDE, SVISION_GRAY8};
static const struct svision_canvas canvas = {pixels, SIDE, SIDE, SIDE, SVISION_GRAY8};

/* The call records a reason: the previous one is replaced. */
#define REFUSED(call)                                                                              \
    do {                                                                                           \
        CHECK_EQ(svision_image_row_size((enum svision_format)99, 5), 0);                           \
        CHECK_EQ(call, SVISION_ERR_ARGUMENT);                                                      \
        CHECK(strcmp(svision_argument_error(), "format is none") != 0);                            \
    } while (0)

static void judged_entries(void)
{
    static const uint8_t entries[1] = {1}, expected[1] = {1};
    static const float evidence[SVISION_ENTRY_DIGITS];
    uint8_t verdicts[1];
    CHECK(!svision_entries_judge(NULL, evidence, expected, 1, verdicts));
    CHECK(!svision_entries_judge(entries, NULL, expected, 1, verdicts));
    CHECK(!svision_entries_judge(entries, evidence, NULL, 1, verdicts));
    CHECK(!svision_entries_judge(entries, evidence, expected, 1, NULL));
    CHECK(svision_entries_judge(entries, evidence, expected, 1, verdicts));
}

static void pictures_and_stages(void)
{
    static int32_t follow[SVISION_CONTOUR_WORK(SIDE, SIDE)];
    uint32_t work[2 * SIDE];
    uint8_t out[SIDE * SIDE];
    struct svision_contour contours[4];
    struct svision_point points[16] = {{0, 0}, {4, 0}, {4, 4}, {0, 4}}, hull[16];
    struct svision_contours found = {
        .contours = contours, .capacity = 4, .points = points, .point_capacity = 16};
    struct svision_homography map = {{1, 0, 0, 0, 1, 0, 0, 0, 1}};
    struct svision_digit digit;
    size_t corners;
    REFUSED(svision_image_check(NULL, &corners));
    CHECK_EQ(svision_image_check(&image, NULL), SVISION_OK);
    CHECK_EQ(svision_image_row_size((enum svision_format)99, 5), 0);
    CHECK(!svision_canvas_image(NULL).pixels);
    REFUSED(svision_gray(NULL, 1, work, out));
    REFUSED(svision_gray(&image, 2, NULL, out));
    REFUSED(svision_gray(&image, 1, work, NULL));
    REFUSED(svision_threshold(NULL, 9, 0.1F, work, out));
    REFUSED(svision_threshold(&image, 9, 0.1F, NULL, out));
    REFUSED(svision_threshold(&image, 9, 0.1F, work, NULL));
    REFUSED(svision_warp(NULL, &map, SIDE, SIDE, out));
    REFUSED(svision_warp(&image, NULL, SIDE, SIDE, out));
    REFUSED(svision_warp(&image, &map, SIDE, SIDE, NULL));
    REFUSED(svision_contour_find(NULL, SIDE, SIDE, follow, &found));
    REFUSED(svision_contour_find(pixels, SIDE, SIDE, NULL, &found));
    REFUSED(svision_contour_find(pixels, SIDE, SIDE, follow, NULL));
    REFUSED(svision_convex_hull(NULL, 4, hull, hull, &corners));
    REFUSED(svision_convex_hull(points, 4, NULL, hull, &corners));
    REFUSED(svision_convex_hull(points, 4, points, NULL, &corners));
    REFUSED(svision_convex_hull(points, 4, points, hull, NULL));
    REFUSED(svision_digit_classify(NULL, &digit));
    REFUSED(svision_digit_classify(&image, NULL));
}

static void geometry(void)
{
    const struct svision_point from[4] = {{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    struct svision_point points[4];
    struct svision_homography map = {{1, 0, 0, 0, 1, 0, 0, 0, 1}}, other = map;
    struct svision_quad quad;
    double work[8];
    REFUSED(svision_quad_enclose(NULL, 4, points, &quad));
    REFUSED(svision_quad_enclose(from, 4, NULL, &quad));
    REFUSED(svision_quad_enclose(from, 4, points, NULL));
    CHECK(isnan(svision_quad_area(NULL)));
    REFUSED(svision_homography_fit(NULL, from, NULL, 4, &map));
    REFUSED(svision_homography_fit(from, NULL, NULL, 4, &map));
    REFUSED(svision_homography_fit(from, from, NULL, 4, NULL));
    CHECK_EQ(svision_homography_fit(from, from, NULL, 4, &map), SVISION_OK);
    REFUSED(svision_homography_fit_robust(NULL, from, NULL, 4, 2, 1, work, &map));
    REFUSED(svision_homography_fit_robust(from, NULL, NULL, 4, 2, 1, work, &map));
    REFUSED(svision_homography_fit_robust(from, from, NULL, 4, 2, 1, NULL, &map));
    REFUSED(svision_homography_fit_robust(from, from, NULL, 4, 2, 1, work, NULL));
    CHECK(isnan(svision_homography_apply(NULL, from[0]).x));
    REFUSED(svision_homography_invert(NULL, &map));
    REFUSED(svision_homography_invert(&map, NULL));
    other.m[2] = 7;
    svision_homography_compose(NULL, &map, &other);
    svision_homography_compose(&map, NULL, &other);
    svision_homography_compose(&map, &map, NULL);
    CHECK(other.m[2] == 7);
}

static void drawing(void)
{
    struct svision_drawing board = SVISION_DRAWING_INIT;
    struct svision_overlay overlay = SVISION_OVERLAY_INIT;
    const struct svision_pen pen = SVISION_PEN_INIT;
    const struct svision_point middle = {SIDE / 2.0, SIDE / 2.0};
    unsigned height;
    char text[8];
    REFUSED(svision_draw_board(&board, &canvas)); /* without a layout */
    board.layout = sudoku_layout_classic();
    CHECK_EQ(svision_draw_board(&board, &canvas), SVISION_OK);
    REFUSED(svision_draw_board(NULL, &canvas));
    REFUSED(svision_draw_board(&board, NULL));
    REFUSED(svision_draw_height(NULL, SIDE, &height));
    REFUSED(svision_draw_height(&board, SIDE, NULL));
    CHECK_EQ(svision_draw_svg(NULL, SIDE, SIDE, text, sizeof text), 0);
    CHECK_EQ(svision_draw_svg(&board, SIDE, SIDE, NULL, sizeof text), 0);
    CHECK(svision_draw_text_width(NULL, 10) == 0);
    REFUSED(svision_draw_text(NULL, "1", middle, 10, 0, 1));
    REFUSED(svision_draw_text(&canvas, NULL, middle, 10, 0, 1));
    REFUSED(svision_draw_board_with(&board, SIDE, SIDE, NULL));
    REFUSED(svision_draw_board_with(&board, SIDE, SIDE, &pen)); /* without functions */
    REFUSED(svision_draw_board_with(NULL, SIDE, SIDE, &pen));
    REFUSED(svision_draw_text_with(NULL, "1", middle, 10, 0));
    REFUSED(svision_draw_text_with(&pen, NULL, middle, 10, 0));
    overlay.side = 9;
    REFUSED(svision_overlay_paint(&overlay, &canvas)); /* without a place */
    REFUSED(svision_overlay_paint(NULL, &canvas));
    REFUSED(svision_overlay_paint(&overlay, NULL));
}

static void readings(void)
{
    struct svision_reading *reading;
    const struct svision_reading *none = NULL;
    REFUSED(svision_reading_create(NULL, NULL));
    CHECK_EQ(svision_reading_create(NULL, &reading), SVISION_OK);
    CHECK_EQ(svision_reading_unread_marks(NULL), 0);
    CHECK_EQ(svision_reading_unread_marks_in(NULL, 0), 0);
    CHECK_EQ(svision_reading_unread_sides(NULL), 0);
    CHECK_TEXT(svision_unread_mark_name((enum svision_unread_mark)3), "unknown");
    svision_reading_copy(NULL, reading);
    svision_reading_copy(reading, NULL);
    svision_reading_copy(reading, reading);
    svision_reading_destroy(NULL);
    CHECK_EQ(svision_reading_side(reading), 0);
    CHECK(!svision_reading_costs(reading, 0));
    for (int i = 0; i < 2; i++, none = reading) {
        CHECK_EQ(svision_reading_certainty(none), SVISION_UNCERTAIN);
        CHECK_EQ(svision_reading_side(none), 0);
        CHECK_EQ(svision_reading_box_rows(none), 0);
        CHECK_EQ(svision_reading_box_columns(none), 0);
        CHECK_EQ(svision_reading_solution_count(none), 0);
        CHECK(svision_reading_probability(none) == 0);
        CHECK_EQ(!svision_reading_diagnosis(none), !none);
        CHECK(!svision_reading_regions(none));
        CHECK(!svision_reading_place(none));
        CHECK(!svision_reading_symbols(none));
        CHECK(!svision_reading_has_numbers(none));
        CHECK_EQ(!svision_reading_entries(none), !none);
        CHECK_EQ(!svision_reading_raw_entries(none), !none);
        CHECK_EQ(svision_reading_verdict(none, 0), SVISION_VERDICT_NONE);
        CHECK(!svision_reading_entry_evidence(none));
        CHECK_EQ(svision_reading_candidates(none, 0), 0);
        CHECK_EQ(svision_reading_solution_certainty(none), SVISION_UNCERTAIN);
        CHECK_EQ(svision_reading_mark(none, SVISION_MAX_CELLS), SVISION_MARK_NONE);
        CHECK_EQ(!svision_reading_givens(none), !none);
        CHECK_EQ(!svision_reading_solution(none), !none);
        CHECK_EQ(!svision_reading_confidence(none), !none);
        CHECK(svision_reading_part_probability(none, SVISION_PART_SPLIT + 1) == 0);
        CHECK_EQ(svision_reading_votes(none, SVISION_MAX_CELLS), 0);
        CHECK_EQ(!svision_reading_corners(none), !none);
        CHECK_EQ(!svision_reading_crossings(none), !none);
    }
    svision_reading_destroy(reading);
}

static void diagnoses(void)
{
    char text[8] = "?";
    CHECK_EQ(svision_diagnosis_reason(NULL), SVISION_REASON_NONE);
    CHECK_EQ(svision_diagnosis_edges(NULL), 0);
    CHECK_EQ(svision_diagnosis_digit(NULL), 0);
    CHECK(!svision_diagnosis_cells(NULL));
    CHECK_EQ(svision_diagnosis_explain(NULL, text, sizeof text), 0);
    CHECK_TEXT(text, "");
    CHECK_EQ(svision_diagnosis_hint(NULL, NULL, 0), 0);
    CHECK(!svision_judge_name(100000));
    CHECK(!svision_part_name(SVISION_PART_SPLIT + 1));
    for (int i = -3; i < 300; i++) {
        CHECK(svision_reason_name((enum svision_reason)i)[0]);
        CHECK(svision_reason_advice((enum svision_reason)i)[0]);
        CHECK(svision_strstatus((enum svision_status)i)[0]);
    }
}

static void functions_without_pointers_answer(void)
{
    CHECK(svision_version() && svision_api_version() && svision_argument_error());
}

static void reader(void)
{
    struct svision_reader_options options = SVISION_READER_OPTIONS_INIT;
    struct svision_reader *reader;
    const struct svision_diagnosis *diagnosis;
    size_t count = 7;
    REFUSED(svision_reader_create(NULL, NULL));
    options.max_grids = SVISION_MAX_GRIDS + 1;
    REFUSED(svision_reader_create(&options, &reader));
    CHECK(!reader);
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    CHECK(!svision_reader_reading(reader, 0));
    REFUSED(svision_reader_resize(NULL, 5, 5));
    REFUSED(svision_reader_read(NULL, &image, &count, &diagnosis));
    REFUSED(svision_reader_read(reader, NULL, &count, &diagnosis));
    REFUSED(svision_reader_read(reader, &image, NULL, &diagnosis));
    CHECK_EQ(count, 7);
    REFUSED(svision_reader_fuse(NULL, NULL, 0, NULL, NULL));
    CHECK_EQ(svision_reader_read(reader, &image, &count, NULL), SVISION_NO_GRID);
    CHECK(!svision_reader_reading(reader, 0));
    CHECK(!svision_reader_reading(NULL, 0));
    svision_reader_destroy(reader);
    svision_reader_destroy(NULL);
}

static void tracker(void)
{
    struct svision_tracker *tracker;
    const struct svision_track *track = NULL;
    struct svision_track *copy;
    REFUSED(svision_tracker_create(NULL, NULL));
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    REFUSED(svision_tracker_update(NULL, &image, 0, &track));
    REFUSED(svision_tracker_update(tracker, NULL, 0, &track));
    REFUSED(svision_tracker_update(tracker, &image, 0, NULL));
    svision_tracker_reset(NULL);
    REFUSED(svision_track_create(NULL, NULL));
    CHECK_EQ(svision_track_create(NULL, &copy), SVISION_OK);
    CHECK_EQ(svision_tracker_update(tracker, &image, 0, &track), SVISION_OK);
    svision_track_copy(NULL, track);
    svision_track_copy(copy, NULL);
    for (int i = 0; i < 2; i++, track = NULL) {
        CHECK_EQ(svision_track_state(track), SVISION_TRACK_NONE);
        CHECK_EQ(!svision_track_diagnosis(track), !track);
        CHECK(!svision_track_reading(track));
        CHECK_EQ(svision_track_puzzle_number(track), 0);
        CHECK(!svision_track_is_new(track) && !svision_track_is_seen(track));
        CHECK_EQ(svision_track_frames(track), 0);
        CHECK(!svision_track_covered(track) && !svision_track_unread(track));
        CHECK(svision_track_time_unseen(track) == 0 && svision_track_visibility(track) == 0);
    }
    svision_track_destroy(copy);
    svision_track_destroy(NULL);
    svision_tracker_destroy(tracker);
    svision_tracker_destroy(NULL);
}

int main(void)
{
    pictures_and_stages();
    judged_entries();
    geometry();
    drawing();
    memset(pixels, 200, sizeof pixels); /* a picture without a grid */
    readings();
    diagnoses();
    functions_without_pointers_answer();
    reader();
    tracker();
    return check_result();
}
