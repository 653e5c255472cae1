/* Printed marks besides digits: cages, circles, dots, numbers outside, shaded cells and strokes are
 * named with their cells, whole grids with them are not called cut off, and plain pages have none.
 */
#define PAGE_ZOOM 2

#include <sudokuvision/sudokuvision.h>

#include "pages/page_marks.h"
#include "support/check.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* With several solutions. */
static const char open_puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6...........................";

static const char cages[] =
    "AABBCCCDDAEEBFFCGDHHEIIFJGGKHLLIMJNNKOOLPMJQNRRSSPTTQUVWWXXYTUUVWaaXYbbcVddeeefbcc";

static struct marked_board board;
static uint8_t photo[PAGE_WIDTH * PAGE_HEIGHT];

static bool is_joined(unsigned cell, int row, int column)
{
    int r = (int)cell / 9 + row, c = (int)cell % 9 + column;
    return r >= 0 && r < 9 && c >= 0 && c < 9 && cages[r * 9 + c] == cages[cell];
}

/* Dashes around each cage, and a sum in its first cell. */
static void draw_cages(void)
{
    const double inset = 0.08, far = 1 - inset;
    for (unsigned i = 0; i < 81; i++) {
        double x = i % 9, y = i / 9;
        double left = is_joined(i, 0, -1) ? 0 : inset, right = is_joined(i, 0, 1) ? 1 : far;
        double top = is_joined(i, -1, 0) ? 0 : inset, bottom = is_joined(i, 1, 0) ? 1 : far;
        if (top > 0)
            marked_board_stroke(&board, x + left, y + inset, x + right, y + inset, 0.02, 0.12, 40);
        if (bottom < 1)
            marked_board_stroke(&board, x + left, y + far, x + right, y + far, 0.02, 0.12, 40);
        if (left > 0)
            marked_board_stroke(&board, x + inset, y + top, x + inset, y + bottom, 0.02, 0.12, 40);
        if (right < 1)
            marked_board_stroke(&board, x + far, y + top, x + far, y + bottom, 0.02, 0.12, 40);
        if (strchr(cages, cages[i]) == cages + i)
            marked_board_write(&board, i % 2 ? "12" : "7", x + 0.22, y + 0.22, 0.17);
    }
}

/* Around some cells, digits or not. */
static void draw_circles(void)
{
    for (unsigned i = 0; i < 81; i += 7)
        marked_board_ring(&board, i % 9 + 0.5, i / 9 + 0.5, 0.36, 0.4, 60);
}

/* Black and white ones. */
static void draw_dots(void)
{
    for (unsigned i = 0; i < 72; i += 5)
        marked_board_ring(&board, i % 9 + 0.5, i / 9 + 1.0, i % 2 ? 0 : 0.09, 0.13, 30);
}

/* Above and to the right. */
static void draw_outside(void)
{
    static const char *const counts[] = {"3", "1", "4", "2", "2", "5", "3", "2", "4"};
    for (unsigned i = 0; i < 9; i++) {
        marked_board_write(&board, counts[i], i + 0.5, -0.5, 0.5);
        marked_board_write(&board, counts[8 - i], 9.5, i + 0.5, 0.5);
    }
}

/* The windows of a windoku. */
static void draw_shades(void)
{
    for (unsigned i = 0; i < 81; i++)
        if (i / 9 % 4 && i % 9 % 4)
            marked_board_shade(&board, i / 9, i % 9, 205);
}

/* With bulbs, through cells without digits. */
static void draw_thermometers(void)
{
    static const unsigned ends[][4] = {{0, 2, 3, 2}, {3, 5, 3, 8}, {5, 1, 5, 3}, {6, 4, 6, 6},
                                       {7, 0, 7, 2}, {1, 6, 1, 8}, {4, 6, 4, 8}};
    for (unsigned i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        double y = ends[i][0] + 0.5, x = ends[i][1] + 0.5;
        marked_board_ring(&board, x, y, 0, 0.33, 185);
        marked_board_stroke(&board, x, y, ends[i][3] + 0.5, ends[i][2] + 0.5, 0.3, 0, 185);
    }
}

/* From rings along thin shafts. */
static void draw_arrows(void)
{
    for (unsigned i = 0; i < 4; i++) {
        double y = 2 * i + 0.5;
        marked_board_ring(&board, 0.5, y, 0.36, 0.4, 90);
        marked_board_stroke(&board, 0.9, y, 3.5, y, 0.05, 0, 90);
        marked_board_stroke(&board, 3.5, y, 3.3, y - 0.2, 0.05, 0, 90);
        marked_board_stroke(&board, 3.5, y, 3.3, y + 0.2, 0.05, 0, 90);
    }
}

static const struct {
    const char *name;
    void (*draw)(void);
    unsigned kind, also; /* that has to be named, and that may be */
    bool flat;           /* it is found from above only */
} kinds[] = {
    {"cages", draw_cages, SVISION_UNREAD_CAGES, 0, false},
    {"circles", draw_circles, SVISION_UNREAD_CIRCLES, 0, false},
    {"dots", draw_dots, SVISION_UNREAD_DOTS, 0, false},
    {"outside", draw_outside, SVISION_UNREAD_OUTSIDE, 0, false},
    {"shades", draw_shades, SVISION_UNREAD_SHADED, 0, false},
    {"thermometers", draw_thermometers, SVISION_UNREAD_LINES, SVISION_UNREAD_CIRCLES, false},
    {"arrows", draw_arrows, SVISION_UNREAD_CIRCLES, SVISION_UNREAD_LINES, true},
};

enum { KINDS = sizeof kinds / sizeof kinds[0], MARGIN = 100 };

static const struct page_view views[] = {{.scale = 1}, {.degrees = 94, .tilt = 0.05, .scale = 1}};
enum { VIEWS = sizeof views / sizeof views[0] };

/* Reads IMAGE; NULL: there is no grid. */
static const struct svision_reading *read_image(struct svision_reader *reader,
                                                const struct svision_image *image)
{
    size_t count;
    CHECK(svision_reader_read(reader, image, &count, NULL) >= SVISION_OK);
    return svision_reader_reading(reader, 0);
}

static const struct svision_reading *read_view(struct svision_reader *reader,
                                               const struct page_view *view)
{
    const struct svision_image image = {photo, PAGE_WIDTH, PAGE_HEIGHT, PAGE_WIDTH, SVISION_GRAY8};
    CHECK_EQ(page_see(board.pixels, view, photo), SVISION_OK);
    return read_image(reader, &image);
}

/* Whether READING has the digits of TEXT. */
static bool has_digits(const struct svision_reading *reading, const char *text)
{
    uint8_t cells[81];
    page_cells(text, cells);
    return memcmp(svision_reading_givens(reading), cells, sizeof cells) == 0;
}

static void expect_kind(const struct svision_reading *reading, unsigned k)
{
    unsigned marks = svision_reading_unread_marks(reading), in_cells = 0;
    if (marks != kinds[k].kind && marks != (kinds[k].kind | kinds[k].also))
        fprintf(stderr, "%s: %u\n", kinds[k].name, marks);
    CHECK((marks & ~kinds[k].also) == (kinds[k].kind & ~kinds[k].also));
    for (unsigned i = 0; i < 81; i++)
        in_cells |= svision_reading_unread_marks_in(reading, i);
    CHECK_EQ(in_cells, marks & ~(unsigned)SVISION_UNREAD_OUTSIDE);
    bool outside = marks & SVISION_UNREAD_OUTSIDE;
    CHECK_EQ(svision_reading_unread_sides(reading),
             outside ? SVISION_EDGE_TOP | SVISION_EDGE_RIGHT : 0);
}

static void
marks_are_named_and_leave_a_puzzle_sure_that_has_one_solution(struct svision_reader *reader)
{
    for (unsigned k = 0; k < KINDS; k++) {
        for (unsigned v = 0; v < (kinds[k].flat ? 1 : VIEWS); v++) {
            marked_board_draw(&board, puzzle, MARGIN);
            kinds[k].draw();
            const struct svision_reading *reading = read_view(reader, &views[v]);
            CHECK(reading != NULL);
            if (!reading)
                continue;
            expect_kind(reading, k);
            CHECK(has_digits(reading, puzzle) ||
                  svision_reading_certainty(reading) == SVISION_UNCERTAIN);
        }
    }
}

static void
marks_are_the_reason_where_digits_alone_have_several_solutions(struct svision_reader *reader)
{
    for (unsigned k = 0; k < KINDS; k++) {
        marked_board_draw(&board, open_puzzle, MARGIN);
        kinds[k].draw();
        const struct svision_reading *reading = read_view(reader, &views[0]);
        CHECK(reading != NULL);
        if (!reading)
            continue;
        CHECK_EQ(svision_reading_certainty(reading), SVISION_UNCERTAIN);
        CHECK_EQ(svision_diagnosis_reason(svision_reading_diagnosis(reading)),
                 SVISION_REASON_UNREAD_MARKS);
        expect_kind(reading, k);
    }
}

static void plain_pages_have_no_marks(struct svision_reader *reader)
{
    static const struct page_view plain[] = {
        {.scale = 1},
        {.degrees = 33, .tilt = 0.2, .scale = 0.9, .noise = 5},
        {.scale = 0.5, .blur = 1},
        {.scale = 1, .shadow = 0.5, .noise = 8},
    };
    for (unsigned v = 0; v < sizeof plain / sizeof plain[0]; v++) {
        for (unsigned k = 0; k < 2; k++) {
            marked_board_draw(&board, k ? open_puzzle : puzzle, MARGIN);
            const struct svision_reading *reading = read_view(reader, &plain[v]);
            CHECK(reading != NULL);
            CHECK_EQ(svision_reading_unread_marks(reading), 0);
            CHECK_EQ(svision_reading_unread_sides(reading), 0);
        }
    }
}

/* Where a player is: a row, a column and a box; and given cells. */
static void shades_that_mean_nothing_are_no_marks(struct svision_reader *reader)
{
    for (unsigned k = 0; k < 3; k++) {
        marked_board_draw(&board, puzzle, MARGIN);
        for (unsigned i = 0; i < 81; i++) {
            unsigned row = i / 9, column = i % 9;
            bool box = row / 3 == 1 && column / 3 == 1;
            if (k == 0   ? row == 4 || column == 4 || box
                : k == 1 ? puzzle[i] != '.'
                         : (row / 3 + column / 3) % 2 == 1)
                marked_board_shade(&board, row, column, 205);
        }
        const struct svision_reading *reading = read_view(reader, &views[0]);
        CHECK(reading != NULL);
        CHECK_EQ(svision_reading_unread_marks(reading), 0);
    }
}

/* The picture ends with the frame, or so many pixels outside. */
static void a_killer_without_digits_that_fills_the_picture_is_whole(struct svision_reader *reader)
{
    static const char empty[] =
        ".................................................................................";
    for (int outside = 0; outside <= 6; outside += 3) {
        marked_board_draw(&board, empty, MARGIN);
        draw_cages();
        unsigned first = (unsigned)board.left - (unsigned)outside;
        unsigned side = (unsigned)(9 * board.cell) + 2 * (unsigned)outside;
        const struct svision_image image = {board.pixels + (size_t)first * PAGE_BOARD + first, side,
                                            side, PAGE_BOARD, SVISION_GRAY8};
        const struct svision_reading *reading = read_image(reader, &image);
        CHECK(reading != NULL);
        if (!reading)
            continue;
        const struct svision_diagnosis *diagnosis = svision_reading_diagnosis(reading);
        CHECK(has_digits(reading, empty));
        CHECK_EQ(svision_reading_unread_marks(reading), SVISION_UNREAD_CAGES);
        for (unsigned i = 0; i < SVISION_CELLS; i++) /* sums are no candidates */
            CHECK_EQ(svision_reading_candidates(reading, i), 0);
        CHECK_EQ(svision_diagnosis_reason(diagnosis), SVISION_REASON_UNREAD_MARKS);
        CHECK_EQ(svision_diagnosis_edges(diagnosis), 0);
    }
}

static void every_mark_has_a_name(void)
{
    static const char *const names[] = {"cages", "circles", "dots", "outside", "shaded", "lines"};
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++)
        CHECK_TEXT(svision_unread_mark_name((enum svision_unread_mark)(1U << i)), names[i]);
    CHECK_TEXT(svision_unread_mark_name((enum svision_unread_mark)64), "unknown");
}

int main(void)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    marks_are_named_and_leave_a_puzzle_sure_that_has_one_solution(reader);
    marks_are_the_reason_where_digits_alone_have_several_solutions(reader);
    plain_pages_have_no_marks(reader);
    shades_that_mean_nothing_are_no_marks(reader);
    a_killer_without_digits_that_fills_the_picture_is_whole(reader);
    every_mark_has_a_name();
    svision_reader_destroy(reader);
    return check_result();
}
