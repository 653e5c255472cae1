/* Candidates in print differ from digits in height. */
#include "reader/hand/odds.h"
#include "reader/hand/small_print.h"

#include <string.h>

#include "support/check.h"

enum { CELLS = 81, PRINTED = 30, ODD = 40, HEIGHT = 16, FIRST_NOTE = 50, NOTES = 8 };

static struct cell_glyph glyphs[CELLS];
static float shape[CELLS], small[CELLS], odds[CELLS];

/* A mark in CELL that is DIGIT in print, and HEIGHT high. */
static void show(unsigned cell, unsigned digit, int height)
{
    struct cell_glyph *glyph = &glyphs[cell];
    glyph->scored = true;
    glyph->blob.found = true;
    glyph->blob.height = height;
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        glyph->hand[i] = -12;
    glyph->hand[HAND_PRINTED + digit] = -0.001F;
    shape[cell] = -10;
}

/* A page of digits from 2 to 9. */
static void clear(void)
{
    memset(glyphs, 0, sizeof glyphs);
    memset(shape, 0, sizeof shape);
    for (unsigned i = 0; i < PRINTED; i++)
        show(i, 2 + i % 8, HEIGHT);
}

static float odds_of_odd(void)
{
    small_print_weigh(glyphs, CELLS, shape, small, odds);
    return odds[ODD];
}

static void half_the_height_of_digits_is_a_candidate(void)
{
    clear();
    show(ODD, 5, HEIGHT / 2);
    CHECK(odds_of_odd() > 1);
    CHECK(odds[0] < -4);
    CHECK(odds[CELLS - 1] <= -MIXTURE_MAX);
}

/* Where the shape does not exclude handwriting, size alone still does exclude a printed digit. */
static void a_small_mark_is_no_print_in_any_shape(void)
{
    clear();
    show(ODD, 5, HEIGHT / 2);
    shape[ODD] = 0;
    CHECK(odds_of_odd() < -1);
    CHECK(small[ODD] > 1);
    CHECK(small[0] < -4);
    CHECK(small[CELLS - 1] <= -MIXTURE_MAX);
}

static void nearly_the_height_of_digits_is_a_digit(void)
{
    clear();
    show(ODD, 5, HEIGHT - 2);
    CHECK(odds_of_odd() < -4);
}

static void a_page_with_candidates_is_likelier_to_have_one_alone(void)
{
    clear();
    show(ODD, 5, HEIGHT / 2);
    float before = odds_of_odd();
    for (unsigned i = FIRST_NOTE; i < FIRST_NOTE + NOTES; i++) {
        show(i, 3, HEIGHT / 2);
        glyphs[i].blob.aside = true;
        glyphs[i].hand[HAND_CANDIDATES] = 0;
    }
    CHECK(odds_of_odd() > before + 1);
}

static void a_face_may_have_a_digit_that_is_lower(void)
{
    clear();
    for (unsigned i = ODD; i < ODD + 4; i++)
        show(i, 1, HEIGHT * 2 / 3);
    CHECK(odds_of_odd() < -4);
}

static void handwriting_is_no_printed_candidate(void)
{
    clear();
    show(ODD, 5, HEIGHT / 2);
    shape[ODD] = 2;
    CHECK(odds_of_odd() < 0);
}

/* Whether COUNT marks with the ODDS, among many without any, show a screen. */
static bool shows_screen(unsigned count, float likely, bool given)
{
    uint8_t givens[CELLS] = {0};
    for (unsigned i = 0; i < CELLS; i++) {
        odds[i] = i < count ? likely : -MIXTURE_MAX;
        givens[i] = i < count && given;
    }
    return small_print_is_on_screen(odds, givens, CELLS);
}

static void several_likely_candidates_show_a_screen_as_two_clear_ones_do(void)
{
    CHECK(shows_screen(2, 3, false));
    CHECK(shows_screen(3, 0.5F, false));
    CHECK(!shows_screen(1, MIXTURE_MAX, false));
    CHECK(!shows_screen(2, 0.5F, false));
    CHECK(!shows_screen(2, 3, true));
    CHECK(!shows_screen(CELLS, -0.5F, false));
}

int main(void)
{
    several_likely_candidates_show_a_screen_as_two_clear_ones_do();
    half_the_height_of_digits_is_a_candidate();
    a_small_mark_is_no_print_in_any_shape();
    nearly_the_height_of_digits_is_a_digit();
    a_page_with_candidates_is_likelier_to_have_one_alone();
    a_face_may_have_a_digit_that_is_lower();
    handwriting_is_no_printed_candidate();
    return check_result();
}
