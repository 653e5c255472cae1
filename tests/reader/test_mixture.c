/* Print and handwriting are distinguished by properties that the marks of a photo share. */
#include <math.h>
#include <string.h>

#include "reader/hand/mixture.h"
#include "support/check.h"

enum { CELLS = 81, PRINTED = 24 };

static struct cell_glyph glyphs[CELLS];
static struct mixture mixture;
static const float *const odds = mixture.odds;

/* A mark in CELL with INK that the network judges handwritten with log odds HAND. */
static void mark(unsigned cell, float ink, int height, float hand)
{
    struct cell_glyph *glyph = &glyphs[cell];
    unsigned digit = 1 + cell % 9;
    glyph->scored = true;
    glyph->ratio = ink;
    glyph->blob.found = true;
    glyph->blob.left = 10;
    glyph->blob.top = 7;
    glyph->blob.width = 11;
    glyph->blob.height = height;
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        glyph->hand[i] = logf(1e-5F);
    glyph->hand[HAND_PRINTED + digit] = logf(1 - hand);
    glyph->hand[HAND_WRITTEN + digit] = logf(hand);
}

/* A page with dark print in every third cell, and pale pencil in as many others. */
static void write_page(void)
{
    memset(glyphs, 0, sizeof glyphs);
    for (unsigned i = 0; i < PRINTED; i++) {
        mark(3 * i, 0.95F, 16, 0.01F);
        mark(3 * i + 1, 0.24F + 0.01F * (float)(i % 8), 17 + (int)(i % 3), 0.99F);
    }
}

static void dark_print_and_pale_pencil_are_distinguished(void)
{
    write_page();
    mixture_fit(glyphs, CELLS, &mixture);
    for (unsigned i = 0; i < PRINTED; i++) {
        CHECK(odds[3 * i] < -4);
        CHECK(odds[3 * i + 1] > 4);
    }
    CHECK(odds[2] <= -MIXTURE_MAX);
}

static void very_pale_pencil_is_not_print(void)
{
    write_page();
    mark(1, 0.18F, 17, 0.99F);
    mixture_fit(glyphs, CELLS, &mixture);
    CHECK(odds[1] > 4);
}

static void pale_marks_do_not_affect_the_others(void)
{
    struct mixture before;
    write_page();
    mixture_fit(glyphs, CELLS, &before);
    for (unsigned i = 2; i < CELLS; i += 3)
        mark(i, 0.1F, 9, 0.5F);
    mixture_fit(glyphs, CELLS, &mixture);
    for (unsigned i = 0; i < CELLS; i++)
        if (i % 3 != 2)
            CHECK(fabsf(odds[i] - before.odds[i]) < 1e-6F);
}

static void pale_marks_alone_are_undecided(void)
{
    memset(glyphs, 0, sizeof glyphs);
    mark(40, 0.1F, 12, 0.5F);
    mixture_fit(glyphs, CELLS, &mixture);
    CHECK(odds[40] <= -MIXTURE_MAX);
}

/* A page with print only, each digit at its place, except one DOWN pixels lower that the network
 * judges printed. */
static float odds_of_one_that_lies_lower(int down)
{
    memset(glyphs, 0, sizeof glyphs);
    for (unsigned i = 0; i < PRINTED; i++)
        mark(3 * i, 0.95F, 16, 0.001F);
    mark(1, 0.95F, 16, 0.001F);
    glyphs[1].blob.top += down;
    mixture_fit(glyphs, CELLS, &mixture);
    return mixture.whole[1];
}

/* The spread of the print is that of its page, not of others. */
static void a_slightly_displaced_mark_may_be_handwritten(void)
{
    float even = odds_of_one_that_lies_lower(0);
    CHECK(even < -13);
    CHECK(odds_of_one_that_lies_lower(1) > even + 2);
    CHECK(odds_of_one_that_lies_lower(2) > even + 4);
    CHECK(odds[1] < -6); /* no reason to doubt the page for it */
}

/* A crumb changes the shape of print; only marks that the network judges handwritten have the shape
 * of handwriting. */
static void print_under_crumbs_is_not_shaped_like_handwriting(void)
{
    write_page();
    for (unsigned i = 0; i < PRINTED; i++)
        glyphs[3 * i].features[1 + 3 * i % 9] = 1;
    mark(27, 0.95F, 16, 0.3F);
    glyphs[27].features[30] = 1;
    mixture_fit(glyphs, CELLS, &mixture);
    CHECK(mixture.shape[27] > 0 && mixture.shape[27] < 4);
}

int main(void)
{
    dark_print_and_pale_pencil_are_distinguished();
    very_pale_pencil_is_not_print();
    pale_marks_do_not_affect_the_others();
    pale_marks_alone_are_undecided();
    a_slightly_displaced_mark_may_be_handwritten();
    print_under_crumbs_is_not_shaped_like_handwriting();
    return check_result();
}
