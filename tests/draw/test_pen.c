/* Boards drawn with the caller's pen, which receives the elements of an SVG of the same size. */
#include <sudokuvision/draw.h>

#include "support/check.h"
#include "support/samples.h"

enum { SIDE = 600 };

/* The calls of a pen, and whether their order is valid. */
struct notes {
    unsigned rects, strokes, curves, disorder;
    bool is_open; /* a path has been started */
    struct svision_point min, max;
};

static void note_point(struct notes *notes, struct svision_point at)
{
    notes->min.x = at.x < notes->min.x ? at.x : notes->min.x;
    notes->min.y = at.y < notes->min.y ? at.y : notes->min.y;
    notes->max.x = at.x > notes->max.x ? at.x : notes->max.x;
    notes->max.y = at.y > notes->max.y ? at.y : notes->max.y;
}

static void note_rect(void *user, struct svision_point corner, double width, double height,
                      svision_color color)
{
    struct notes *notes = user;
    (void)color;
    notes->rects++;
    notes->disorder += width <= 0 || height <= 0;
    note_point(notes, corner);
    note_point(notes, (struct svision_point){corner.x + width, corner.y + height});
}

static void note_move(void *user, struct svision_point to)
{
    struct notes *notes = user;
    notes->is_open = true;
    note_point(notes, to);
}

static void note_line(void *user, struct svision_point to)
{
    struct notes *notes = user;
    notes->disorder += !notes->is_open;
    note_point(notes, to);
}

static void note_curve(void *user, const struct svision_point points[3])
{
    struct notes *notes = user;
    notes->disorder += !notes->is_open;
    notes->curves++;
    note_point(notes, points[2]);
}

static void note_close(void *user)
{
    struct notes *notes = user;
    notes->disorder += !notes->is_open;
}

static void note_stroke(void *user, double width, svision_color color)
{
    struct notes *notes = user;
    (void)color;
    notes->disorder += !notes->is_open || width <= 0;
    notes->strokes++;
    notes->is_open = false;
}

static void note_fill(void *user, svision_color color)
{
    note_stroke(user, 1, color);
}

static struct svision_pen pen_of(struct notes *notes)
{
    *notes = (struct notes){.min = {1e9, 1e9}, .max = {-1e9, -1e9}};
    return (struct svision_pen){sizeof(struct svision_pen),
                                notes,
                                note_rect,
                                note_move,
                                note_line,
                                note_curve,
                                note_close,
                                note_stroke,
                                note_fill};
}

static unsigned occurrences(const char *text, const char *part)
{
    unsigned count = 0;
    for (; (text = strstr(text, part)); text += strlen(part))
        count++;
    return count;
}

/* Strokes, dashes and areas. */
static const struct sudoku_candidate elimination = {40, 5};
static const struct sudoku_link link = {{1, 1, {10}}, {1, 1, {60}}, false};
static const struct sudoku_step step = {
    .eliminations = &elimination, .elimination_count = 1, .links = &link, .link_count = 1};

static void a_pen_receives_all_elements_of_the_svg(void)
{
    static char svg[1 << 17];
    struct notes notes;
    const struct svision_pen pen = pen_of(&notes);
    struct sudoku_layout *layout =
        sample_square(9, SUDOKU_VARIANT_DIAGONAL | SUDOKU_VARIANT_WINDOKU, NULL);
    uint8_t cells[81];
    for (unsigned i = 0; i < 81; i++)
        cells[i] = (uint8_t)(i % 10);
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = layout;
    drawing.cells = cells;
    drawing.title = "no 7";
    drawing.step = &step;
    CHECK(svision_draw_svg(&drawing, SIDE, SIDE, svg, sizeof svg) < sizeof svg);
    CHECK_EQ(svision_draw_board_with(&drawing, SIDE, SIDE, &pen), SVISION_OK);
    CHECK_EQ(notes.rects + 1, occurrences(svg, "<rect")); /* without the paper */
    CHECK_EQ(notes.strokes, occurrences(svg, "<use") + occurrences(svg, "<path d="));
    CHECK(notes.curves > 81);
    CHECK_EQ(notes.disorder, 0);
    CHECK(notes.min.x > 0 && notes.min.y > 0 && notes.max.x < SIDE && notes.max.y < SIDE);
    sudoku_layout_destroy(layout);
}

/* Where a title was to be written. */
struct noted_title {
    unsigned count;
    struct svision_point center;
    double height, width;
};

static void note_title(void *user, const char *title, struct svision_point center, double height,
                       double width, svision_color color)
{
    struct noted_title *noted = user;
    (void)color;
    CHECK_TEXT(title, "Gr\xC3\xB6\xC3\x9F"
                      "e");
    *noted = (struct noted_title){noted->count + 1, center, height, width};
}

static void the_caller_may_write_the_title(void)
{
    struct notes own, notes;
    struct noted_title noted = {0};
    const struct svision_pen own_pen = pen_of(&own), pen = pen_of(&notes);
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = sudoku_layout_classic();
    drawing.title = "Gr\xC3\xB6\xC3\x9F"
                    "e";
    CHECK_EQ(svision_draw_board_with(&drawing, SIDE, SIDE, &own_pen), SVISION_OK);
    drawing.write_title = note_title;
    drawing.title_user = &noted;
    CHECK_EQ(svision_draw_board_with(&drawing, SIDE, SIDE, &pen), SVISION_OK);
    CHECK_EQ(noted.count, 1);
    CHECK_EQ(notes.rects, own.rects);
    CHECK(notes.strokes < own.strokes);
    CHECK(noted.center.x == SIDE / 2.0 && noted.width > SIDE / 2.0 && noted.width < SIDE);
    CHECK(noted.center.y - noted.height / 2 > 0 && noted.center.y + noted.height / 2 < SIDE / 8.0);
}

static void text_is_centered_with_a_pen(void)
{
    struct notes notes;
    const struct svision_pen pen = pen_of(&notes);
    CHECK_EQ(svision_draw_text_with(&pen, "HH", (struct svision_point){300, 200}, 40, 0),
             SVISION_OK);
    double width = svision_draw_text_width("HH", 40), stem = 2 * 300 - notes.min.x - notes.max.x;
    CHECK(stem > -0.1 && stem < 0.1);
    CHECK(notes.max.x - notes.min.x < width && notes.max.x - notes.min.x > width - 10);
    CHECK(notes.min.y > 180 && notes.max.y < 220 && notes.max.y - notes.min.y > 30);
    CHECK_EQ(notes.disorder, 0);
}

int main(void)
{
    a_pen_receives_all_elements_of_the_svg();
    the_caller_may_write_the_title();
    text_is_centered_with_a_pen();
    return check_result();
}
