/* What the network says of digits that are drawn as hands draw them. */
#include <math.h>

#include "digits/cells.h"
#include "digits/hand.h"
#include "pages/page_hand.h"
#include "support/check.h"

enum { PAPER = 210, INK = 70, BOARDS = 8 };

/* Fills PATCH with CELL of what HAND has written. */
static void draw_cell(const struct page_hand *hand, unsigned cell, uint8_t *patch)
{
    for (unsigned i = 0; i < CELL_PIXELS; i++) {
        float x = (float)(cell % 9) + ((float)(i % CELL_SIDE) + 0.5F) / CELL_SIDE;
        float y = (float)(cell / 9) + ((float)(i / CELL_SIDE) + 0.5F) / CELL_SIDE;
        patch[i] = (uint8_t)(PAPER - page_hand_ink(hand, x, y) * (PAPER - INK));
    }
}

static bool score(const uint8_t *patch, float *scores)
{
    float features[FEATURE_COUNT];
    struct blob blob;
    blob_find(patch, &blob);
    if (!blob.found)
        return false;
    features_measure(&blob, features);
    hand_score(&hand_model, features, scores);
    return true;
}

static unsigned likeliest_digit(const float *scores)
{
    float digits[10];
    unsigned best = 1;
    hand_digits(scores, digits);
    for (unsigned digit = 2; digit <= 9; digit++)
        best = digits[digit] > digits[best] ? digit : best;
    return best;
}

static float sum_of(const float *scores, unsigned first, unsigned count)
{
    float sum = 0;
    for (unsigned i = first; i < first + count; i++)
        sum += expf(scores[i]);
    return sum;
}

static void check_probabilities(const float *scores)
{
    float digits[10];
    hand_digits(scores, digits);
    CHECK(fabsf(sum_of(scores, 0, HAND_ANSWERS) - 1) < 1e-4F);
    CHECK(fabsf(sum_of(digits, 1, 9) - sum_of(scores, 1, 18)) < 1e-4F);
}

static void what_hands_write_is_read_and_known_for_a_hand(void)
{
    unsigned count = 0, wrong = 0, printed = 0;
    uint64_t random = 1;
    for (unsigned board = 0; board < BOARDS; board++) {
        uint8_t digits[SVISION_CELLS], blank[SVISION_CELLS] = {0}, patch[CELL_PIXELS];
        struct page_hand hand;
        for (unsigned i = 0; i < SVISION_CELLS; i++)
            digits[i] = (uint8_t)(1 + (i + i / 9) % 9);
        page_hand_write(1, digits, &random, blank, &hand);
        for (unsigned i = 0; i < SVISION_CELLS; i++, count++) {
            float scores[HAND_ANSWERS];
            draw_cell(&hand, i, patch);
            if (!score(patch, scores)) {
                wrong++;
                continue;
            }
            check_probabilities(scores);
            wrong += likeliest_digit(scores) != digits[i];
            printed += sum_of(scores, HAND_PRINTED + 1, 9) > 0.5F;
        }
    }
    printf("of %u digits %u wrong, %u taken for print\n", count, wrong, printed);
    CHECK(20 * wrong <= count);
    CHECK(10 * printed <= count);
}

int main(void)
{
    what_hands_write_is_read_and_known_for_a_hand();
    return check_result();
}
