/* Reading: boards drawn by the library, seen from an angle, in any light. */
#include <math.h>
#include <stdlib.h>

#include <sudokuvision/sudokuvision.h>

#include "common/random.h"
#include "pages/page.h"
#include "reader/reading.h"
#include "support/counting_allocator.h"

enum { WIDTH = PAGE_WIDTH, HEIGHT = PAGE_HEIGHT };

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5...."
    "8..79";
static const char solution[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/* A gray picture. */
struct photo {
    uint8_t pixels[WIDTH * HEIGHT];
    unsigned width, height;
};

/* The puzzle as VIEW sees it. */
static void take_photo(const char *text, const struct page_view *view, struct photo *photo)
{
    CHECK_EQ(page_draw(text, view, photo->pixels), SVISION_OK);
    photo->width = WIDTH;
    photo->height = HEIGHT;
}

static enum svision_status read_photo(const struct photo *photo, struct svision_reading *reading,
                                      enum svision_reason *reason)
{
    struct svision_reader *reader;
    size_t count = 0;
    const struct svision_image image = {photo->pixels, photo->width, photo->height, photo->width,
                                        SVISION_GRAY8};
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    const struct svision_diagnosis *diagnosis = NULL;
    enum svision_status status = svision_reader_read(reader, &image, &count, &diagnosis);
    CHECK_EQ(count, status == SVISION_OK);
    CHECK(!svision_reader_reading(reader, count));
    if (count)
        *reading = *svision_reader_reading(reader, 0);
    if (reason)
        *reason = svision_diagnosis_reason(diagnosis);
    svision_reader_destroy(reader);
    return status;
}

static const char *text_of(const uint8_t *cells)
{
    static char text[SVISION_CELLS + 1];
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        text[i] = cells[i] ? (char)('0' + cells[i]) : '.';
    return text;
}

/* Turned by DEGREES, and a little from the side. */
static struct page_view seen_at(double degrees)
{
    return (struct page_view){.degrees = degrees, .tilt = 0.08, .scale = 1};
}

static void expect_sure(const struct page_view *view)
{
    static struct photo photo;
    struct svision_reading reading;
    take_photo(puzzle, view, &photo);
    CHECK_EQ(read_photo(&photo, &reading, NULL), SVISION_OK);
    CHECK_TEXT(text_of(reading.cells), puzzle);
    CHECK_TEXT(text_of(reading.solution), solution);
    CHECK_EQ(reading.certainty, SVISION_SURE);
    CHECK_EQ(reading.solutions, 1);
    /* The border is half a cell inside the drawing. */
    struct svision_point corners[4];
    page_corners(view, corners);
    double x = 0.95 * corners[0].x + 0.05 * corners[2].x;
    double y = 0.95 * corners[0].y + 0.05 * corners[2].y;
    CHECK(hypot(reading.corners.corner[0].x - x, reading.corners.corner[0].y - y) < 8);
}

static void a_board_is_read_at_any_angle(void)
{
    for (int degrees = 0; degrees < 360; degrees += 18) {
        struct page_view view = seen_at(degrees);
        expect_sure(&view);
    }
}

static void a_board_is_read_small_tilted_blurred_noisy_and_in_shadow(void)
{
    static const struct page_view views[] = {
        {.degrees = 7, .scale = 0.45},
        {.degrees = -12, .tilt = 0.3, .scale = 1},
        {.scale = 1, .blur = 2},
        {.scale = 1, .noise = 10},
        {.scale = 1, .shadow = 0.5},
        {.degrees = 30, .tilt = 0.1, .scale = 0.8, .blur = 1, .noise = 4, .shadow = 0.3},
    };
    for (size_t i = 0; i < sizeof views / sizeof views[0]; i++)
        expect_sure(&views[i]);
}

static void a_board_with_several_solutions_is_not_sure(void)
{
    static struct photo photo;
    struct svision_reading reading;
    struct page_view view = seen_at(0);
    char text[sizeof puzzle];
    memcpy(text, puzzle, sizeof puzzle);
    memset(text + 54, '.', 27);
    take_photo(text, &view, &photo);
    CHECK_EQ(read_photo(&photo, &reading, NULL), SVISION_OK);
    CHECK_EQ(reading.certainty, SVISION_UNCERTAIN);
    CHECK_TEXT(text_of(reading.cells), text);
    CHECK_EQ(reading.solutions, 2);
    CHECK_EQ(reading.diagnosis.reason, SVISION_REASON_SEVERAL_SOLUTIONS);
}

static void a_clue_twice_in_a_row_is_not_sure(void)
{
    static struct photo photo;
    struct svision_reading reading;
    struct page_view view = seen_at(0);
    char text[sizeof puzzle];
    memcpy(text, puzzle, sizeof puzzle);
    text[8] = '5';
    take_photo(text, &view, &photo);
    CHECK_EQ(read_photo(&photo, &reading, NULL), SVISION_OK);
    CHECK_EQ(reading.certainty, SVISION_UNCERTAIN);
}

static void pictures_without_a_grid_have_a_reason(void)
{
    static struct photo photo;
    struct svision_reading reading;
    enum svision_reason reason = SVISION_REASON_NONE;
    memset(photo.pixels, 200, sizeof photo.pixels);
    photo.width = WIDTH;
    photo.height = HEIGHT;
    CHECK_EQ(read_photo(&photo, &reading, &reason), SVISION_NO_GRID);
    CHECK_EQ(reason, SVISION_REASON_NO_OUTLINE);
    for (unsigned y = 100; y < 300; y++)
        memset(photo.pixels + y * WIDTH + 200, 20, 200);
    CHECK_EQ(read_photo(&photo, &reading, &reason), SVISION_NO_GRID);
    CHECK_EQ(reason, SVISION_REASON_NO_LINES);
    photo.width = photo.height = 20;
    CHECK_EQ(read_photo(&photo, &reading, &reason), SVISION_NO_GRID);
    CHECK_EQ(reason, SVISION_REASON_TOO_SMALL);
}

static void extreme_pictures_do_no_harm(void)
{
    static const unsigned sizes[][2] = {{1, 1}, {1, 300}, {300, 1}, {2, 2}, {17, 5}, {640, 480}};
    static struct photo photo;
    struct svision_reading reading;
    uint64_t seed = 1;
    for (unsigned i = 0; i < WIDTH * HEIGHT; i++)
        photo.pixels[i] = (uint8_t)random_below(&seed, 256);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        photo.width = sizes[i][0];
        photo.height = sizes[i][1];
        CHECK_EQ(read_photo(&photo, &reading, NULL), SVISION_NO_GRID);
    }
}

static void memory_is_allocated_once_for_a_size(void)
{
    static struct photo photo;
    struct counting_allocator counting = {0};
    const struct sudoku_allocator allocator = {counting_allocate, counting_release, &counting};
    struct svision_reader_options options = SVISION_READER_OPTIONS_INIT;
    options.allocator = &allocator;
    struct svision_reader *reader;
    struct page_view view = seen_at(10);
    size_t count;
    take_photo(puzzle, &view, &photo);
    const struct svision_image image = {photo.pixels, WIDTH, HEIGHT, WIDTH, SVISION_GRAY8};
    CHECK_EQ(svision_reader_create(&options, &reader), SVISION_OK);
    CHECK_EQ(svision_reader_resize(reader, WIDTH, HEIGHT), SVISION_OK);
    size_t taken = counting.calls;
    for (unsigned i = 0; i < 2; i++)
        CHECK_EQ(svision_reader_read(reader, &image, &count, NULL), SVISION_OK);
    CHECK_EQ(counting.calls, taken);
    svision_reader_destroy(reader);
    CHECK_EQ(counting.live, 0);
}

static void lack_of_memory_leaks_nothing(void)
{
    enum svision_status status = SVISION_ERR_MEMORY;
    for (size_t refused = 1; refused < 1000 && status == SVISION_ERR_MEMORY; refused++) {
        struct counting_allocator counting = {.refused = refused};
        const struct sudoku_allocator allocator = {counting_allocate, counting_release, &counting};
        struct svision_reader_options options = SVISION_READER_OPTIONS_INIT;
        options.allocator = &allocator;
        struct svision_reader *reader;
        status = svision_reader_create(&options, &reader);
        if (status == SVISION_OK)
            status = svision_reader_resize(reader, 100, 80);
        svision_reader_destroy(reader);
        CHECK_EQ(counting.live, 0);
    }
    CHECK_EQ(status, SVISION_OK);
}

static void the_answer_is_painted_where_cells_were_blank(void)
{
    static struct photo photo;
    struct svision_reading reading;
    struct page_view view = seen_at(5);
    take_photo(puzzle, &view, &photo);
    CHECK_EQ(read_photo(&photo, &reading, NULL), SVISION_OK);
    const struct svision_canvas canvas = {photo.pixels, WIDTH, HEIGHT, WIDTH, SVISION_GRAY8};
    struct svision_overlay overlay = SVISION_OVERLAY_INIT;
    overlay.side = 9;
    overlay.crossings = reading.crossings;
    overlay.digits = reading.solution;
    overlay.givens = reading.cells;
    overlay.opacity = 1;
    CHECK_EQ(svision_overlay_paint(&overlay, &canvas), SVISION_OK);
    CHECK_EQ(read_photo(&photo, &reading, NULL), SVISION_OK);
    CHECK_TEXT(text_of(reading.cells), solution);
}

static void arguments_are_checked(void)
{
    struct svision_reader *reader;
    size_t count;
    CHECK_EQ(svision_reader_create(NULL, NULL), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    CHECK_EQ(svision_reader_resize(reader, 0, 5), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_reader_resize(reader, 5, SVISION_MAX_SIDE + 1), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_reader_read(reader, NULL, &count, NULL), SVISION_ERR_ARGUMENT);
    svision_reader_destroy(reader);
    svision_reader_destroy(NULL);
}

static void every_status_has_a_name(void)
{
    CHECK_TEXT(svision_strstatus(SVISION_NO_GRID), "no grid found");
    CHECK_TEXT(svision_strstatus(SVISION_TRUNCATED), "more than there is room for");
    CHECK_TEXT(svision_strstatus(SVISION_DIFFERENT), "different puzzles");
    CHECK_TEXT(svision_strstatus((enum svision_status)99), "unknown status");
    CHECK_EQ(svision_api_version(), SVISION_API_VERSION);
}

int main(void)
{
    a_board_is_read_at_any_angle();
    a_board_is_read_small_tilted_blurred_noisy_and_in_shadow();
    a_board_with_several_solutions_is_not_sure();
    a_clue_twice_in_a_row_is_not_sure();
    pictures_without_a_grid_have_a_reason();
    extreme_pictures_do_no_harm();
    memory_is_allocated_once_for_a_size();
    lack_of_memory_leaks_nothing();
    the_answer_is_painted_where_cells_were_blank();
    arguments_are_checked();
    every_status_has_a_name();
    return check_result();
}
