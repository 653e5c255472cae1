/* How likely marks are print, by how those of a page are alike. */
#include <math.h>
#include <string.h>

#include "digits/network/models.h"
#include "reader/hand/small_print.h"
#include "reader/posterior.h"
#include "support/check.h"

enum { SIDE = 9, CELLS = SIDE * SIDE, PRINTED = 28, ODD = 40, HEIGHT = 16 };

static struct cell_glyph glyphs[CELLS];
static struct posterior posterior;

/* A mark in the middle of CELL that looks like a 5 and nothing else. */
static void show(unsigned cell, int height)
{
    struct cell_glyph *glyph = &glyphs[cell];
    glyph->scored = true;
    glyph->ratio = (float)(height * height) / (HEIGHT * HEIGHT);
    glyph->blob.found = true;
    glyph->blob.height = height;
    glyph->blob.width = height * 2 / 3;
    glyph->blob.left = (CELL_SIDE - glyph->blob.width) / 2;
    glyph->blob.top = (CELL_SIDE - height) / 2;
    for (unsigned i = 0; i < BOARD_MAX_ANSWERS; i++)
        glyph->scores[i] = -7;
    glyph->scores[5] = -0.01F;
}

/* The likeliest answer for a mark of HEIGHT beside printed digits. */
static unsigned read_beside_print(int height)
{
    unsigned best = 0;
    memset(glyphs, 0, sizeof glyphs);
    for (unsigned i = 0; i < PRINTED; i++)
        show(i, HEIGHT);
    show(ODD, height);
    posterior_weigh(glyphs, SIDE, &digits_model, NULL, &posterior);
    for (unsigned k = 1; k <= SIDE; k++)
        best = posterior.cost[ODD][k] < posterior.cost[ODD][best] ? k : best;
    return best;
}

static void a_mark_as_high_as_the_others_is_print(void)
{
    CHECK_EQ(read_beside_print(HEIGHT), 5);
    CHECK_EQ(read_beside_print(HEIGHT * 4 / 5), 5);
}

static void a_mark_of_half_the_height_is_a_note(void)
{
    CHECK_EQ(read_beside_print(HEIGHT / 2), 0);
}

/* The digits certainly in a cell if the table of print is in doubt, handwriting would be a 5, and
 * the log odds of anything else are OTHER. */
static sudoku_digitset find_filled(float other)
{
    struct mixture hands = {.odds = {0}};
    for (unsigned i = 0; i < CELLS; i++)
        hands.note[i] = -MIXTURE_MAX;
    memset(glyphs, 0, sizeof glyphs);
    for (unsigned i = 0; i < PRINTED; i++)
        show(i, HEIGHT);
    show(ODD, HEIGHT);
    glyphs[ODD].scores[0] = -0.7F;
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        glyphs[ODD].hand[i] = -12;
    glyphs[ODD].hand[HAND_WRITTEN + 5] = -0.01F;
    glyphs[ODD].hand[HAND_CANDIDATES] = other;
    posterior_weigh(glyphs, SIDE, &digits_model, &hands, &posterior);
    return posterior.filled[ODD];
}

static void a_clear_digit_is_certain_whoever_wrote_it(void)
{
    CHECK_EQ(find_filled(-6), sudoku_digitset_of(5));
    CHECK_EQ(find_filled(-2), SUDOKU_DIGITSET_EMPTY);
}

/* By how much a 5 is likelier than a 3 where the table of print says so by TABLE, and the network
 * by NETWORK. */
static float lead_of_5(float table, float network)
{
    struct mixture hands = {.odds = {0}};
    memset(glyphs, 0, sizeof glyphs);
    for (unsigned i = 0; i < CELLS; i++)
        hands.odds[i] = hands.note[i] = -10;
    for (unsigned i = 0; i < PRINTED; i++)
        show(i, HEIGHT);
    for (unsigned k = 1; k <= SIDE; k++) {
        glyphs[0].scores[k] = k == 3 ? -1 - table : k == 5 ? -1 : -20;
        glyphs[0].hand[HAND_PRINTED + k] = k == 3 ? -1 - network : k == 5 ? -1 : -20;
    }
    posterior_weigh(glyphs, SIDE, &digits_model, &hands, &posterior);
    return posterior.cost[0][3] - posterior.cost[0][5];
}

static bool is_near(float value, float expected)
{
    return fabsf(value - expected) < 0.01F;
}

/* They look at the same, so that they are not as much as two that know nothing of each other. */
static void correlated_opinions_count_less_than_their_sum(void)
{
    float table = lead_of_5(3, 0), network = lead_of_5(0, 3), both = lead_of_5(3, 3);
    CHECK(table > 0);
    CHECK(network > 0);
    CHECK(both < 6);
    CHECK(is_near(both, table + network));
    CHECK(is_near(lead_of_5(3, -3), table - network));
}

int main(void)
{
    a_mark_as_high_as_the_others_is_print();
    a_mark_of_half_the_height_is_a_note();
    a_clear_digit_is_certain_whoever_wrote_it();
    correlated_opinions_count_less_than_their_sum();
    return check_result();
}
