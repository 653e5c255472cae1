/* The public classifier of one cell. */
#include <math.h>

#include <sudokuvision/sudokuvision.h>

#include "support/check.h"

enum { SIDE = SVISION_CELL_SIDE, STRIDE = SIDE + 5 };

static uint8_t pixels[STRIDE * SIDE];
static const struct svision_image cell = {pixels, SIDE, SIDE, STRIDE, SVISION_GRAY8};

static void draw(const char *text, double opacity)
{
    const struct svision_canvas canvas = {pixels, SIDE, SIDE, STRIDE, SVISION_GRAY8};
    const struct svision_point center = {(SIDE - 1) / 2.0, (SIDE - 1) / 2.0};
    memset(pixels, 200, sizeof pixels);
    CHECK_EQ(svision_draw_text(&canvas, text, center, 0.6 * SIDE, 0x202020, opacity), SVISION_OK);
}

static unsigned best_of(const struct svision_digit *digit)
{
    unsigned best = 0;
    for (unsigned i = 1; i < SVISION_DIGIT_CLASSES; i++)
        best = digit->cost[i] < digit->cost[best] ? i : best;
    return best;
}

static void each_digit_costs_least_and_probabilities_sum_to_one(void)
{
    for (unsigned value = 1; value <= 9; value++) {
        const char text[] = {(char)('0' + value), '\0'};
        struct svision_digit digit;
        float sum = 0;
        draw(text, 1);
        CHECK_EQ(svision_digit_classify(&cell, &digit), SVISION_OK);
        CHECK(digit.found);
        CHECK_EQ(best_of(&digit), value);
        for (unsigned i = 0; i < SVISION_DIGIT_CLASSES; i++) {
            CHECK(digit.cost[i] >= 0 && digit.cost[i] <= 21);
            sum += expf(-digit.cost[i]);
        }
        CHECK(fabsf(sum - 1) < 1e-3F);
        CHECK(digit.height >= 18 && digit.height <= 24);
        CHECK(digit.left + digit.width <= SIDE && digit.top + digit.height <= SIDE);
    }
}

static void an_empty_cell_is_blank_and_a_letter_is_no_digit(void)
{
    struct svision_digit digit;
    draw("", 1);
    CHECK_EQ(svision_digit_classify(&cell, &digit), SVISION_OK);
    CHECK(!digit.found);
    CHECK(digit.cost[0] == 0 && digit.cost[7] > 20);
    CHECK(digit.ink < 0.01F && digit.contrast < 1.01F);
    CHECK(fabsf(digit.paper - 200) < 1);
    draw("=", 1);
    CHECK_EQ(svision_digit_classify(&cell, &digit), SVISION_OK);
    CHECK_EQ(best_of(&digit), 0);
}

static void faint_ink_shows_in_ink_alone(void)
{
    struct svision_digit dark, faint;
    draw("4", 1);
    CHECK_EQ(svision_digit_classify(&cell, &dark), SVISION_OK);
    draw("4", 0.2);
    CHECK_EQ(svision_digit_classify(&cell, &faint), SVISION_OK);
    CHECK_EQ(best_of(&faint), 4);
    CHECK(faint.ink < 0.3F * dark.ink);
}

static void rejects_pictures_that_are_no_cells(void)
{
    struct svision_image wrong = cell;
    struct svision_digit digit = {.ink = 7};
    CHECK_EQ(svision_digit_classify(&cell, NULL), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_digit_classify(NULL, &digit), SVISION_ERR_ARGUMENT);
    wrong.width = SIDE - 1;
    CHECK_EQ(svision_digit_classify(&wrong, &digit), SVISION_ERR_ARGUMENT);
    wrong = cell;
    wrong.stride = SIDE - 1;
    CHECK_EQ(svision_digit_classify(&wrong, &digit), SVISION_ERR_ARGUMENT);
    wrong = cell;
    wrong.format = SVISION_NV12;
    CHECK_EQ(svision_digit_classify(&wrong, &digit), SVISION_ERR_ARGUMENT);
    CHECK(digit.ink == 7);
}

int main(void)
{
    each_digit_costs_least_and_probabilities_sum_to_one();
    an_empty_cell_is_blank_and_a_letter_is_no_digit();
    faint_ink_shows_in_ink_alone();
    rejects_pictures_that_are_no_cells();
    return check_result();
}
