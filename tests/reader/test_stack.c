/* The stack that calls of the library use. */
#include <stdlib.h>

#include "pages/page_inverse.h"
#include "pages/synthetic_page.h"
#include "support/check.h"
#include "support/stack_depth.h"

static const char classic[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* A picture that is read by itself, and as frames of a film. */
static void read_picture(void *user)
{
    static char text[1000];
    const struct svision_image *image = user;
    struct svision_reader *reader;
    struct svision_tracker *tracker;
    const struct svision_diagnosis *diagnosis;
    const struct svision_track *track;
    size_t count;
    if (svision_reader_create(NULL, &reader) || svision_tracker_create(NULL, &tracker))
        abort();
    svision_reader_read(reader, image, &count, &diagnosis);
    svision_diagnosis_explain(diagnosis, text, sizeof text);
    for (size_t i = 0; i < count; i++)
        svision_diagnosis_explain(svision_reading_diagnosis(svision_reader_reading(reader, i)),
                                  text, sizeof text);
    for (unsigned i = 0; i < 8; i++)
        CHECK_EQ(svision_tracker_update(tracker, image, i / 10.0, &track), SVISION_OK);
    svision_tracker_destroy(tracker);
    svision_reader_destroy(reader);
}

#define PRINT .width = 640, .height = 640, .grids = 1, .spare = 5
#define PHOTO PRINT, .tilt = 10, .turn = 5, .blur = 0.9F, .noise = 3

static const struct {
    const char *name;
    struct page_settings settings;
} pages[] = {
    {"print", {PHOTO}},
    {"handwriting", {PHOTO, .hand = 0.6F, .mistakes = 3}},
    {"spine", {PHOTO, .spine = 1.5F, .bend = 0.5F}},
    {"glare and litter", {PHOTO, .glare = 150, .litter = PAGE_LITTER_PEN, .things = 4}},
    {"cages", {PHOTO, .ground = PAGE_GROUND_CAGES}},
    {"an app with notes",
     {PRINT, .style = PAGE_STYLE_APP, .shot = true, .typed = 0.3F, .notes = 0.5F}},
    {"dark tiles", {PRINT, .style = PAGE_STYLE_TILES, .shot = true, .dark = true}},
    {"two grids", {.width = 960, .height = 720, .grids = 2, .blur = 0.9F, .tilt = 5, .hand = 0.3F}},
};

static void expect_pages(void)
{
    for (unsigned i = 0; i < sizeof pages / sizeof *pages; i++) {
        struct page page;
        if (!page_make(&pages[i].settings, 1, &page))
            abort();
        struct svision_image image = page_image(&page);
        stack_depth_expect(pages[i].name, read_picture, &image);
        page_free(&page);
    }
}

/* Large boards, light cells on dark, and a picture that shows nothing. */
static void expect_photos(void)
{
    static uint8_t photo[PAGE_WIDTH * PAGE_HEIGHT], cells[SVISION_MAX_CELLS];
    static const unsigned sides[] = {4, 6, 16, 25};
    struct svision_image image = {photo, PAGE_WIDTH, PAGE_HEIGHT, PAGE_WIDTH, SVISION_GRAY8};
    const struct page_view view = {.scale = 1, .blur = 0.6};
    bool dark[81] = {false};
    for (unsigned i = 0; i < 4; i++) {
        const unsigned side = sides[i];
        for (unsigned k = 0; k < side * side; k++)
            cells[k] = (uint8_t)(k % 2 ? 0 : (k + k / side) % side + 1);
        CHECK_EQ(page_draw_cells(cells, side, &view, photo), SVISION_OK);
        stack_depth_expect("another side", read_picture, &image);
    }
    for (unsigned i = 0; i < 81; i++)
        dark[i] = i % 5 == 0;
    CHECK_EQ(page_draw_inverse(classic, dark, 20, &view, photo), SVISION_OK);
    stack_depth_expect("digits light on dark", read_picture, &image);
    for (size_t i = 0; i < sizeof photo; i++)
        photo[i] = (uint8_t)(i / PAGE_WIDTH / 16 % 2 && i % 7 < 3 ? 30 : 220);
    stack_depth_expect("no grid", read_picture, &image);
}

/* Draws a board on a canvas, in SVG, and over a picture. */
static void draw_board(void *user)
{
    static uint8_t pixels[PAGE_BOARD * PAGE_BOARD], digits[81];
    static char text[1 << 17];
    const struct svision_canvas canvas = {pixels, PAGE_BOARD, PAGE_BOARD, PAGE_BOARD,
                                          SVISION_GRAY8};
    static const struct svision_point square[4] = {{0, 0}, {9, 0}, {9, 9}, {0, 9}},
                                      there[4] = {{20, 20}, {400, 40}, {420, 460}, {30, 430}};
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    struct svision_overlay overlay = SVISION_OVERLAY_INIT;
    struct svision_homography map;
    (void)user;
    page_cells(classic, digits);
    drawing.layout = sudoku_layout_classic();
    drawing.cells = digits;
    CHECK_EQ(svision_draw_board(&drawing, &canvas), SVISION_OK);
    CHECK(svision_draw_svg(&drawing, 500, 500, text, sizeof text) > 0);
    CHECK_EQ(svision_homography_fit(square, there, NULL, 4, &map), SVISION_OK);
    overlay.side = 9;
    overlay.map = &map;
    overlay.digits = digits;
    CHECK_EQ(svision_overlay_paint(&overlay, &canvas), SVISION_OK);
}

int main(void)
{
    expect_pages();
    expect_photos();
    stack_depth_expect("drawing", draw_board, NULL);
    return check_result();
}
