/* Every struct of libsudokuvision that begins with its size is accepted in each size that it ever
 * had, and in larger ones; one byte less than the first is rejected. */
#include <sudokuvision/sudokuvision.h>

#include "support/sizes.h"

enum { SIDE = 40 };

/* Both libraries use the same numbers for these statuses. */
static enum sudoku_status as_status(enum svision_status status)
{
    return status == SVISION_OK             ? SUDOKU_OK
           : status == SVISION_ERR_ARGUMENT ? SUDOKU_ERR_ARGUMENT
                                            : SUDOKU_ERR_MEMORY;
}

static enum sudoku_status create_reader(void *theirs)
{
    struct svision_reader *reader;
    enum svision_status status = svision_reader_create(theirs, &reader);
    svision_reader_destroy(reader);
    return as_status(status);
}

static enum sudoku_status create_tracker(void *theirs)
{
    struct svision_tracker *tracker;
    enum svision_status status = svision_tracker_create(theirs, &tracker);
    svision_tracker_destroy(tracker);
    return as_status(status);
}

static enum sudoku_status draw(void *theirs)
{
    uint8_t pixels[SIDE * SIDE];
    const struct svision_canvas canvas = {pixels, SIDE, SIDE, SIDE, SVISION_GRAY8};
    unsigned height;
    enum svision_status status = svision_draw_board(theirs, &canvas);
    CHECK_EQ(svision_draw_height(theirs, SIDE, &height), status);
    CHECK_EQ(svision_draw_svg(theirs, SIDE, SIDE, NULL, 0) > 0, status == SVISION_OK);
    return as_status(status);
}

static void take_rect(void *user, struct svision_point corner, double width, double height,
                      svision_color color)
{
    (void)user, (void)corner, (void)width, (void)height, (void)color;
}

static void take_point(void *user, struct svision_point to)
{
    (void)user, (void)to;
}

static void take_curve(void *user, const struct svision_point points[3])
{
    (void)user, (void)points;
}

static void take_close(void *user)
{
    (void)user;
}

static void take_stroke(void *user, double width, svision_color color)
{
    (void)user, (void)width, (void)color;
}

static void take_fill(void *user, svision_color color)
{
    (void)user, (void)color;
}

static enum sudoku_status write_text(void *theirs)
{
    const struct svision_point middle = {SIDE / 2.0, SIDE / 2.0};
    return as_status(svision_draw_text_with(theirs, "8", middle, 10, 0));
}

static enum sudoku_status paint(void *theirs)
{
    uint8_t pixels[SIDE * SIDE] = {0};
    const struct svision_canvas canvas = {pixels, SIDE, SIDE, SIDE, SVISION_GRAY8};
    return as_status(svision_overlay_paint(theirs, &canvas));
}

int main(void)
{
    const struct svision_homography map = {{4, 0, 0, 0, 4, 0, 0, 0, 1}};
    struct svision_reader_options reader = SVISION_READER_OPTIONS_INIT;
    struct svision_tracker_options tracker = SVISION_TRACKER_OPTIONS_INIT;
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    struct svision_overlay overlay = SVISION_OVERLAY_INIT;
    struct svision_pen pen = SVISION_PEN_INIT;
    pen.rect = take_rect;
    pen.move = pen.line = take_point;
    pen.curve = take_curve;
    pen.close = take_close;
    pen.stroke = take_stroke;
    pen.fill = take_fill;
    drawing.layout = sudoku_layout_classic();
    overlay.side = 9;
    overlay.map = &map;
    overlay.opacity = overlay.outline = 1;
    const struct sized all[] = {
        SIZED(svision_reader_options, allocator, create_reader, reader),
        SIZED(svision_tracker_options, allocator, create_tracker, tracker),
        SIZED(svision_drawing, colors, draw, drawing),
        SIZED(svision_pen, fill, write_text, pen),
        SIZED(svision_overlay, outline_color, paint, overlay),
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        check_sizes(&all[i]);
    return check_result();
}
