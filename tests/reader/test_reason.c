/* Why a picture was not read, or not for certain: one made-up picture for each reason. */
#include <stdbool.h>

#include <sudokuvision/sudokuvision.h>

#include "pages/page.h"
#include "reader/certainty/diagnosis.h"
#include "support/check.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static uint8_t photo[PAGE_WIDTH * PAGE_HEIGHT];

/* What the reader says of a picture. */
struct answer {
    bool found;
    enum svision_reason reason;
    unsigned edges;
    uint8_t suspect[SVISION_CELLS];
    uint8_t cells[SVISION_CELLS];
    char text[120];
};

static struct answer ask(unsigned width, unsigned height)
{
    struct svision_reader *reader;
    const struct svision_diagnosis *diagnosis;
    struct answer answer = {0};
    size_t count = 0;
    const struct svision_image image = {photo, width, height, PAGE_WIDTH, SVISION_GRAY8};
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    CHECK(svision_reader_read(reader, &image, &count, &diagnosis) >= SVISION_OK);
    answer.found = count > 0;
    if (answer.found) {
        CHECK_EQ(svision_diagnosis_reason(diagnosis), SVISION_REASON_NONE);
        CHECK_EQ(svision_diagnosis_edges(diagnosis), 0);
        diagnosis = svision_reading_diagnosis(svision_reader_reading(reader, 0));
        memcpy(answer.suspect, svision_diagnosis_cells(diagnosis), sizeof answer.suspect);
        memcpy(answer.cells, svision_reading_givens(svision_reader_reading(reader, 0)),
               sizeof answer.cells);
    }
    CHECK((svision_diagnosis_cells(diagnosis) != NULL) == answer.found);
    answer.reason = svision_diagnosis_reason(diagnosis);
    answer.edges = svision_diagnosis_edges(diagnosis);
    size_t length = svision_diagnosis_explain(diagnosis, answer.text, sizeof answer.text);
    CHECK_EQ(length, strlen(answer.text));
    svision_reader_destroy(reader);
    return answer;
}

static struct answer look(const char *text, struct page_view view)
{
    view.scale = view.scale > 0 ? view.scale : 1;
    CHECK_EQ(page_draw(text, &view, photo), SVISION_OK);
    return ask(PAGE_WIDTH, PAGE_HEIGHT);
}

/* Light paper with a dark square at (LEFT, TOP). */
static void draw_square(unsigned left, unsigned top, unsigned side)
{
    memset(photo, 200, sizeof photo);
    for (unsigned y = top; y < top + side; y++)
        memset(photo + (size_t)y * PAGE_WIDTH + left, 30, side);
}

static void an_empty_picture_has_no_outline(void)
{
    memset(photo, 200, sizeof photo);
    struct answer answer = ask(PAGE_WIDTH, PAGE_HEIGHT);
    CHECK(!answer.found);
    CHECK_EQ(answer.reason, SVISION_REASON_NO_OUTLINE);
    CHECK_TEXT(answer.text, "nothing that could be a grid");
}

static void a_thin_cross_has_no_four_sides(void)
{
    memset(photo, 200, sizeof photo);
    for (unsigned i = 0; i < 400; i++) {
        photo[(40 + i) * PAGE_WIDTH + 120 + i] = 30;
        photo[(40 + i) * PAGE_WIDTH + 121 + i] = 30;
    }
    struct answer answer = ask(PAGE_WIDTH, PAGE_HEIGHT);
    CHECK(!answer.found);
    CHECK_EQ(answer.reason, SVISION_REASON_NO_QUADRILATERAL);
    CHECK_TEXT(answer.text, "nothing with four sides");
}

static void a_dark_square_has_no_lines(void)
{
    draw_square(200, 100, 200);
    struct answer answer = ask(PAGE_WIDTH, PAGE_HEIGHT);
    CHECK(!answer.found);
    CHECK_EQ(answer.reason, SVISION_REASON_NO_LINES);
    CHECK_TEXT(answer.text, "four sides, but not the lines of a grid");
}

/* The puzzle as it is drawn, SIDE pixels wide, on light paper. */
static void draw_small(unsigned side)
{
    uint8_t cells[SVISION_CELLS];
    const struct svision_canvas canvas = {photo + 100 * PAGE_WIDTH + 100, side, side, PAGE_WIDTH,
                                          SVISION_GRAY8};
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = sudoku_layout_classic();
    drawing.cells = cells;
    page_cells(puzzle, cells);
    memset(photo, 255, sizeof photo);
    CHECK_EQ(svision_draw_board(&drawing, &canvas), SVISION_OK);
}

static void a_small_picture_and_a_small_grid_are_too_small(void)
{
    draw_square(10, 10, 30);
    struct answer answer = ask(50, 50);
    CHECK(!answer.found);
    CHECK_EQ(answer.reason, SVISION_REASON_TOO_SMALL);
    CHECK_TEXT(answer.text, "too small");
    draw_small(70);
    answer = ask(PAGE_WIDTH, PAGE_HEIGHT);
    CHECK(!answer.found);
    CHECK_EQ(answer.reason, SVISION_REASON_TOO_SMALL);
}

static void small_cells_have_a_low_resolution(void)
{
    draw_small(60);
    /* Without paper around it, the grid is large enough to be looked for. */
    for (unsigned y = 0; y < 70; y++)
        memmove(photo + y * PAGE_WIDTH, photo + (y + 95) * PAGE_WIDTH + 95, 70);
    struct answer answer = ask(70, 70);
    CHECK(answer.found);
    CHECK_EQ(answer.reason, SVISION_REASON_LOW_RESOLUTION);
    CHECK_TEXT(answer.text, "cells of too few pixels");
}

static void a_grid_beyond_an_edge_is_cut_off_there(void)
{
    static const struct {
        double right, down;
        unsigned edges;
        const char *text;
    } places[] = {
        {-250, 0, SVISION_EDGE_LEFT, "cut off at the left edge"},
        {-200, 0, SVISION_EDGE_LEFT, "cut off at the left edge"},
        {250, 0, SVISION_EDGE_RIGHT, "cut off at the right edge"},
        {0, -150, SVISION_EDGE_TOP, "cut off at the top edge"},
        {0, 180, SVISION_EDGE_BOTTOM, "cut off at the bottom edge"},
        {-250, -120, SVISION_EDGE_LEFT | SVISION_EDGE_TOP, "cut off at the left and top edges"},
    };
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        struct answer answer =
            look(puzzle, (struct page_view){.right = places[i].right, .down = places[i].down});
        CHECK_EQ(answer.reason, SVISION_REASON_CUT_OFF);
        CHECK_EQ(answer.edges, places[i].edges);
        CHECK_TEXT(answer.text, places[i].text);
    }
    struct answer turned =
        look(puzzle, (struct page_view){.degrees = 10, .scale = 0.9, .down = 150, .noise = 3});
    CHECK_EQ(turned.reason, SVISION_REASON_CUT_OFF);
    CHECK_EQ(turned.edges, SVISION_EDGE_BOTTOM);
}

static void a_puzzle_that_comes_close_to_an_edge_is_not_cut_off(void)
{
    char text[sizeof puzzle];
    memcpy(text, puzzle, sizeof puzzle);
    memset(text + 63, '.', 18);
    for (int close = -167; close <= -161; close += 2) {
        struct answer answer = look(text, (struct page_view){.right = close});
        CHECK_EQ(answer.reason, SVISION_REASON_SEVERAL_SOLUTIONS);
        CHECK_EQ(answer.edges, 0);
    }
}

static void a_grid_out_of_focus_is_blurred_with_noise_too(void)
{
    for (double blur = 5; blur <= 13; blur += 2) {
        for (double noise = 0; noise <= 4; noise += 4) {
            struct answer answer = look(puzzle, (struct page_view){.blur = blur, .noise = noise});
            CHECK_EQ(answer.reason, SVISION_REASON_BLURRED);
            CHECK_TEXT(answer.text, "too blurred");
        }
    }
}

static void a_burnt_out_spot_is_named_by_its_cell(void)
{
    struct answer answer =
        look(puzzle, (struct page_view){.glare = 30, .glare_x = 390, .glare_y = 170});
    CHECK(answer.found);
    CHECK_EQ(answer.reason, SVISION_REASON_GLARE);
    CHECK_TEXT(answer.text, "glare at r3c7");
}

/* A slip of paper of BRIGHTNESS over r5c7 and its lines; TEXT has no digit there. */
static struct answer look_at_slip(const char *text, uint8_t brightness)
{
    look(text, (struct page_view){.noise = 2});
    for (unsigned y = 216; y < 264; y++)
        memset(photo + (size_t)y * PAGE_WIDTH + 378, brightness, 30);
    return ask(PAGE_WIDTH, PAGE_HEIGHT);
}

static void covered_cells_are_named(void)
{
    static const uint8_t brightness[] = {150, 180, 210, 240};
    char text[sizeof puzzle];
    memcpy(text, puzzle, sizeof puzzle);
    memset(text + 63, '.', 18); /* several solutions, for example because of the slip */
    for (unsigned i = 0; i < sizeof brightness; i++) {
        for (unsigned k = 0; k < 2; k++) {
            struct answer answer = look_at_slip(k ? text : puzzle, brightness[i]);
            CHECK(answer.found);
            CHECK_EQ(answer.reason, SVISION_REASON_COVERED);
            CHECK_EQ(answer.suspect[42], 1);
            CHECK_EQ(answer.suspect[0] + answer.suspect[80] + answer.suspect[40], 0);
        }
    }
}

/* A highlight of RADIUS pixels in the middle of the page, on a redundant digit, so that the
 * solution stays the same. */
static struct answer look_at_highlight(double radius)
{
    char text[SVISION_CELLS + 1];
    snprintf(text, sizeof text, "%s", puzzle);
    text[40] = '5';
    look(text, (struct page_view){.noise = 2});
    for (unsigned i = 0; i < PAGE_WIDTH * PAGE_HEIGHT; i++) {
        double x = i % PAGE_WIDTH - PAGE_WIDTH / 2.0, y = i / PAGE_WIDTH - PAGE_HEIGHT / 2.0;
        double light = photo[i] * 0.8 + 900 * exp(-(x * x + y * y) / (radius * radius));
        photo[i] = light < 255 ? (uint8_t)light : 255;
    }
    return ask(PAGE_WIDTH, PAGE_HEIGHT);
}

static void a_digit_under_a_highlight_is_read_or_doubted(void)
{
    unsigned named = 0;
    for (double radius = 6; radius < 20; radius += 2) {
        struct answer answer = look_at_highlight(radius);
        CHECK(answer.found);
        named += answer.reason == SVISION_REASON_GLARE && answer.suspect[40] == 1;
        if (answer.reason == SVISION_REASON_NONE)
            CHECK_EQ(answer.cells[40], 5);
    }
    CHECK(named > 0);
}

/* The puzzle TEXT, and in CELL the DIGIT of its solution, with the SHARE of the others' ink. */
static struct answer look_at_pale(const char *text, unsigned cell, char digit, double share)
{
    static uint8_t without[sizeof photo];
    char full[SVISION_CELLS + 1];
    snprintf(full, sizeof full, "%s", text);
    full[cell] = digit;
    struct answer answer = look(text, (struct page_view){.noise = 2});
    CHECK_EQ(answer.reason, SVISION_REASON_NONE);
    memcpy(without, photo, sizeof photo);
    look(full, (struct page_view){.noise = 2});
    for (size_t i = 0; i < sizeof photo; i++)
        photo[i] = (uint8_t)(without[i] + (photo[i] - without[i]) * share + 0.5);
    return ask(PAGE_WIDTH, PAGE_HEIGHT);
}

/* One that the solution does without, so that the rules find no fault. */
static void one_pale_digit_is_read_or_doubted(void)
{
    static const struct {
        const char *text;
        unsigned cell;
        char digit;
    } boards[] = {
        {"12.43.....43.3.1", 5, '4'},
        {"12.4564..12.2.1.64.64.313.2645.45.12", 7, '5'},
        {puzzle, 40, '5'},
    };
    for (unsigned i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        for (double share = 0.06; share < 0.4; share += 0.02) {
            struct answer answer =
                look_at_pale(boards[i].text, boards[i].cell, boards[i].digit, share);
            CHECK(answer.found);
            if (answer.reason == SVISION_REASON_NONE)
                CHECK_EQ(answer.cells[boards[i].cell], boards[i].digit - '0');
            else
                CHECK_EQ(answer.suspect[boards[i].cell], 1);
        }
    }
}

static void contradictory_digits_are_named(void)
{
    char text[sizeof puzzle];
    memcpy(text, puzzle, sizeof puzzle);
    text[8] = '5';
    struct answer answer = look(text, (struct page_view){0});
    CHECK(answer.found);
    CHECK_EQ(answer.reason, SVISION_REASON_CONFLICT);
    CHECK_TEXT(answer.text, "digits conflict at r1c1 r1c9 r8c9");
}

static void numbers_of_solutions_have_distinct_reasons(void)
{
    char text[sizeof puzzle];
    memcpy(text, puzzle, sizeof puzzle);
    memset(text + 54, '.', 27);
    struct answer answer = look(text, (struct page_view){0});
    CHECK_EQ(answer.reason, SVISION_REASON_SEVERAL_SOLUTIONS);
    CHECK_TEXT(answer.text, "several solutions");
    memset(text + 20, '.', 61);
    answer = look(text, (struct page_view){0});
    CHECK_EQ(answer.reason, SVISION_REASON_FEW_DIGITS);
    CHECK_TEXT(answer.text, "too few digits");
    memcpy(text, puzzle, sizeof puzzle);
    text[3] = '2';
    text[10] = '4';
    answer = look(text, (struct page_view){0});
    CHECK_EQ(answer.reason, SVISION_REASON_NO_SOLUTION);
    CHECK_TEXT(answer.text, "no solution");
}

static void strong_noise_leaves_cells_in_doubt(void)
{
    struct answer answer = look(puzzle, (struct page_view){.noise = 80});
    unsigned suspects = 0;
    CHECK(answer.found);
    /* Whether a digit is likelier misread or overlooked there is the tables' to say. */
    bool faint = answer.reason == SVISION_REASON_FAINT;
    CHECK(faint || answer.reason == SVISION_REASON_AMBIGUOUS);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        suspects += answer.suspect[i];
    CHECK(suspects > 0);
    const char *text = faint ? "faint marks at r" : "unclear digits at r";
    CHECK(strncmp(answer.text, text, strlen(text)) == 0);
}

static void a_sure_reading_has_no_reason(void)
{
    struct answer answer = look(puzzle, (struct page_view){.blur = 1, .noise = 3});
    CHECK(answer.found);
    CHECK_EQ(answer.reason, SVISION_REASON_NONE);
    CHECK_TEXT(answer.text, "");
    CHECK_EQ(answer.edges, 0);
}

static void every_reason_has_a_name_a_text_and_advice(void)
{
    char text[120];
    for (int i = 0; i <= SVISION_REASON_UNREAD_MARKS; i++) {
        enum svision_reason reason = (enum svision_reason)i;
        const struct svision_diagnosis diagnosis = {.reason = reason};
        size_t length = svision_diagnosis_explain(&diagnosis, text, sizeof text);
        CHECK((length > 0) == (reason != SVISION_REASON_NONE));
        length = svision_diagnosis_hint(&diagnosis, text, sizeof text);
        CHECK((length > 0) == (reason != SVISION_REASON_NONE));
        CHECK(strcmp(svision_reason_name(reason), "unknown") != 0);
        CHECK(strlen(svision_reason_advice(reason)) > 10);
    }
    CHECK_TEXT(svision_reason_name((enum svision_reason)99), "unknown");
}

static void a_text_is_truncated_to_its_buffer(void)
{
    static const char whole[] =
        "unclear digits at r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 and more";
    struct svision_diagnosis diagnosis = {.reason = SVISION_REASON_AMBIGUOUS, .side = 9};
    char text[120];
    memset(diagnosis.cells, 1, sizeof diagnosis.cells);
    for (size_t capacity = 0; capacity < sizeof text; capacity++) {
        memset(text, '#', sizeof text);
        CHECK_EQ(svision_diagnosis_explain(&diagnosis, capacity ? text : NULL, capacity),
                 sizeof whole - 1);
        size_t kept = capacity == 0 ? 0 : capacity < sizeof whole ? capacity - 1 : sizeof whole - 1;
        CHECK(memcmp(text, whole, kept) == 0);
        CHECK(text[kept] == (capacity ? '\0' : '#'));
    }
    diagnosis = (struct svision_diagnosis){.reason = SVISION_REASON_CUT_OFF, .edges = 15};
    CHECK_EQ(svision_diagnosis_explain(&diagnosis, text, sizeof text), 48);
    CHECK_TEXT(text, "cut off at the left, top, right and bottom edges");
}

int main(void)
{
    an_empty_picture_has_no_outline();
    a_thin_cross_has_no_four_sides();
    a_dark_square_has_no_lines();
    a_small_picture_and_a_small_grid_are_too_small();
    small_cells_have_a_low_resolution();
    a_grid_beyond_an_edge_is_cut_off_there();
    a_puzzle_that_comes_close_to_an_edge_is_not_cut_off();
    a_grid_out_of_focus_is_blurred_with_noise_too();
    a_burnt_out_spot_is_named_by_its_cell();
    covered_cells_are_named();
    a_digit_under_a_highlight_is_read_or_doubted();
    one_pale_digit_is_read_or_doubted();
    contradictory_digits_are_named();
    numbers_of_solutions_have_distinct_reasons();
    strong_noise_leaves_cells_in_doubt();
    a_sure_reading_has_no_reason();
    every_reason_has_a_name_a_text_and_advice();
    a_text_is_truncated_to_its_buffer();
    return check_result();
}
