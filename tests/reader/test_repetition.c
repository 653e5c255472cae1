/* Print is distinguished from handwriting by repeated shapes. */
#include "reader/hand/repetition.h"

#include <math.h>
#include <string.h>

#include "support/check.h"

enum { CELLS = 81, USED = 27 };

static struct cell_glyph glyphs[BOARD_MAX_CELLS];
static float odds[BOARD_MAX_CELLS], shape[BOARD_MAX_CELLS];
static float signs[BOARD_MAX_CELLS][WRITING_SIGNS];

/* Sets SHAPE to the log odds of handwriting by comparing shapes alone. */
static void compare_shapes(void)
{
    static const enum writing_sign compared[] = {WRITING_DISTANCE, WRITING_COMPARED};
    repetition_describe(glyphs, CELLS, odds, signs);
    for (unsigned i = 0; i < CELLS; i++) {
        shape[i] = 0;
        for (unsigned k = 0; k < sizeof compared / sizeof compared[0]; k++)
            shape[i] += marks_model.distance[compared[k]] * signs[i][compared[k]];
    }
}

/* A mark in CELL that looks like DIGIT, of a shape that is STRAY away from that of its face. */
static void mark(unsigned cell, unsigned digit, float stray)
{
    struct cell_glyph *glyph = &glyphs[cell];
    glyph->scored = true;
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        glyph->hand[i] = logf(1e-5F);
    glyph->hand[HAND_PRINTED + digit] = logf(0.6F);
    glyph->hand[HAND_WRITTEN + digit] = logf(0.4F);
    memset(glyph->features, 0, sizeof glyph->features);
    glyph->features[digit] = 1;
    glyph->features[20 + cell] = stray;
}

/* Three of each digit, all taken for print. */
static void print_page(void)
{
    memset(glyphs, 0, sizeof glyphs);
    for (unsigned i = 0; i < CELLS; i++)
        odds[i] = -2;
    for (unsigned i = 0; i < USED; i++)
        mark(i, 1 + i % 9, 0.1F);
}

static void repeated_shapes_are_print(void)
{
    print_page();
    compare_shapes();
    for (unsigned i = 0; i < USED; i++)
        CHECK(shape[i] < 0);
    CHECK(shape[USED] == 0);
}

static void a_shape_unlike_its_printed_digit_is_handwritten(void)
{
    print_page();
    mark(40, 5, 0.6F);
    compare_shapes();
    CHECK(shape[40] > 2);
    CHECK(shape[4] < 0 && shape[13] < 0);
    print_page();
    mark(40, 5, 0.15F);
    compare_shapes();
    CHECK(shape[40] < 0);
}

/* They resemble each other more than print, and neither is known to be handwritten. */
static void two_different_handwritten_shapes_are_both_found(void)
{
    print_page();
    mark(40, 5, 0.4F);
    mark(41, 5, 0.4F);
    glyphs[40].features[0] = glyphs[41].features[0] = 0.8F;
    compare_shapes();
    CHECK(shape[40] > 2 && shape[41] > 2);
    CHECK(shape[4] < 0 && shape[13] < 0);
}

/* As on a screen, where one cell is shaded. */
static void small_differences_from_uniform_print_are_print(void)
{
    print_page();
    for (unsigned i = 0; i < USED; i++)
        mark(i, 1 + i % 9, 0.001F);
    mark(13, 5, 0.05F);
    compare_shapes();
    CHECK(shape[13] < 0);
}

/* Two of a digit that differ, and no third. */
static void two_different_shapes_leave_both_open(void)
{
    print_page();
    glyphs[22].scored = false;
    mark(13, 5, 0.6F);
    compare_shapes();
    CHECK(shape[4] <= 0 && shape[13] <= 0);
}

static void few_digits_prove_nothing(void)
{
    print_page();
    for (unsigned i = 6; i < USED; i++)
        glyphs[i].scored = false;
    mark(6, 1, 0.6F);
    compare_shapes();
    for (unsigned i = 0; i < CELLS; i++)
        CHECK(shape[i] == 0);
}

int main(void)
{
    repeated_shapes_are_print();
    a_shape_unlike_its_printed_digit_is_handwritten();
    two_different_handwritten_shapes_are_both_found();
    small_differences_from_uniform_print_are_print();
    two_different_shapes_leave_both_open();
    few_digits_prove_nothing();
    return check_result();
}
