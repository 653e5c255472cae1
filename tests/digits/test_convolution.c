/* The second network for digits computes its layers, and its result is combined with the first
 * one's. */
#include <math.h>
#include <string.h>

#include "common/random.h"
#include "digits/network/convolution.h"
#include "digits/network/hand.h"
#include "model/learner/fixed_layer.h"
#include "pages/ink/page_hand.h"
#include "support/check.h"

enum { FILTERS = CONVOLUTION_FILTERS, UNITS = CONVOLUTION_UNITS, COLUMNS = CONVOLUTION_COLUMNS };

/* A network in floats: a row of units per input, then biases. */
struct floats {
    float first[CONVOLUTION_FIRST + 1][FILTERS];
    float second[CONVOLUTION_SECOND + 1][FILTERS];
    float dense[CONVOLUTION_LEFT + 1][UNITS];
    float answer[UNITS + 1][COLUMNS];
};

static float draw(uint64_t *random, float spread)
{
    return spread * ((float)random_below(random, 2001) / 1000 - 1);
}

static void draw_floats(uint64_t *random, struct floats *floats)
{
    memset(floats, 0, sizeof *floats);
    for (unsigned i = 0; i < CONVOLUTION_WINDOW * FILTERS; i++)
        floats->first[i / FILTERS][i % FILTERS] = draw(random, 0.6F);
    for (unsigned i = 0; i < CONVOLUTION_SECOND * FILTERS; i++)
        floats->second[i / FILTERS][i % FILTERS] = draw(random, 0.1F);
    for (unsigned i = 0; i < CONVOLUTION_LEFT * UNITS; i++)
        floats->dense[i / UNITS][i % UNITS] = draw(random, 0.1F);
    for (unsigned i = 0; i < UNITS * CONVOLUTION_DIGITS; i++)
        floats->answer[i / CONVOLUTION_DIGITS][i % CONVOLUTION_DIGITS] = draw(random, 0.3F);
    for (unsigned i = 0; i < FILTERS; i++) {
        floats->first[CONVOLUTION_FIRST][i] = draw(random, 0.1F);
        floats->second[CONVOLUTION_SECOND][i] = draw(random, 0.1F);
    }
}

static void fill(const struct floats *floats, struct convolution_network *network)
{
    const struct fixed_layer layers[] = {
        FIXED_LAYER(network, first, true), FIXED_LAYER(network, second, false),
        FIXED_LAYER(network, dense, false), FIXED_LAYER(network, answer, false)};
    const float *numbers = floats->first[0];
    for (unsigned i = 0; i < 4; i++)
        numbers = fixed_layer_fill(&layers[i], numbers);
    CHECK(numbers == (const float *)(floats + 1));
}

/* The output of a filter at (X, Y) of MAP, of SIDE with CHANNELS. */
static float filter_at(const float *map, int side, unsigned channels, int x, int y,
                       const float *weights)
{
    float sum = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            for (unsigned channel = 0; channel < channels; channel++) {
                unsigned weight = (unsigned)((dy + 1) * 3 + dx + 1) * channels + channel;
                int px = x + dx, py = y + dy;
                if (px >= 0 && py >= 0 && px < side && py < side)
                    sum += map[(unsigned)(py * side + px) * channels + channel] *
                           weights[weight * FILTERS];
            }
    return sum;
}

/* The rectified maximum of four outputs of filter UNIT. */
static float pool(const float *map, unsigned side, unsigned channels, unsigned place, unsigned unit,
                  const float *weights, const float *bias)
{
    float best = 0;
    int x = 2 * (int)(place % (side / 2)), y = 2 * (int)(place / (side / 2));
    for (int i = 0; i < 4; i++)
        best = fmaxf(best, bias[unit] + filter_at(map, (int)side, channels, x + i % 2, y + i / 2,
                                                  weights + unit));
    return best;
}

/* The log probabilities of the digits by FLOATS. */
static void score_floats(const struct floats *floats, const float *crop, float digits[10])
{
    static float half[CONVOLUTION_HALF * CONVOLUTION_HALF * FILTERS], left[CONVOLUTION_LEFT];
    float units[UNITS], total = 0;
    for (unsigned i = 0; i < sizeof half / sizeof *half; i++)
        half[i] = pool(crop, BLOB_CROP, 1, i / FILTERS, i % FILTERS, floats->first[0],
                       floats->first[CONVOLUTION_FIRST]);
    for (unsigned i = 0; i < CONVOLUTION_LEFT; i++)
        left[i] = pool(half, CONVOLUTION_HALF, FILTERS, i / FILTERS, i % FILTERS, floats->second[0],
                       floats->second[CONVOLUTION_SECOND]);
    for (unsigned unit = 0; unit < UNITS; unit++) {
        units[unit] = 0;
        for (unsigned i = 0; i < CONVOLUTION_LEFT; i++)
            units[unit] += left[i] * floats->dense[i][unit];
        units[unit] = fmaxf(units[unit], 0);
    }
    for (unsigned digit = 1; digit <= 9; digit++) {
        digits[digit] = 0;
        for (unsigned unit = 0; unit < UNITS; unit++)
            digits[digit] += units[unit] * floats->answer[unit][digit - 1];
        total += expf(digits[digit]);
    }
    for (unsigned digit = 1; digit <= 9; digit++)
        digits[digit] -= logf(total);
}

static void fixed_point_convolution_agrees_with_floats(void)
{
    static struct floats floats;
    static struct convolution_network network;
    uint64_t random = 5;
    float worst = 0, spread = 0;
    for (unsigned round = 0; round < 5; round++) {
        float crop[BLOB_CROP * BLOB_CROP], expected[10], digits[10];
        draw_floats(&random, &floats);
        fill(&floats, &network);
        for (unsigned i = 0; i < BLOB_CROP * BLOB_CROP; i++)
            crop[i] = random_below(&random, 3) ? 0 : 1 + draw(&random, 0.25F);
        score_floats(&floats, crop, expected);
        convolution_score(&network, crop, digits);
        for (unsigned digit = 1; digit <= 9; digit++) {
            worst = fmaxf(worst, fabsf(digits[digit] - expected[digit]));
            spread = fmaxf(spread, fabsf(expected[digit] - expected[1]));
        }
    }
    printf("farthest from floats: %.4f, of answers up to %.1f apart\n", (double)worst,
           (double)spread);
    CHECK(spread > 1);
    CHECK(worst < 0.02F);
}

static float sum_of(const float *scores, unsigned first, unsigned count)
{
    float sum = 0;
    for (unsigned i = first; i < first + count; i++)
        sum += expf(scores[i]);
    return sum;
}

/* Random log probabilities from the first network. */
static void draw_scores(uint64_t *random, float *scores)
{
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        scores[i] = draw(random, 5);
    float total = sum_of(scores, 0, HAND_ANSWERS);
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        scores[i] -= logf(total);
}

static void check_joined(const float *before, const float *after, const float *second)
{
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        if (i == HAND_NONE || i > HAND_DIGITS)
            CHECK(after[i] == before[i]);
    CHECK(fabsf(sum_of(after, 1, HAND_DIGITS) - sum_of(before, 1, HAND_DIGITS)) < 1e-4F);
    for (unsigned digit = 1; digit <= 9; digit++) {
        unsigned print = HAND_PRINTED + digit, hand = HAND_WRITTEN + digit;
        float odds = after[print] - after[hand] - (before[print] - before[hand]);
        CHECK(fabsf(odds) < 1e-4F);
        /* Relative to digit 1, the odds are the geometric mean of both. */
        float own = logf(expf(before[print]) + expf(before[hand])) -
                    logf(expf(before[1]) + expf(before[HAND_WRITTEN + 1]));
        float joined = logf(expf(after[print]) + expf(after[hand])) -
                       logf(expf(after[1]) + expf(after[HAND_WRITTEN + 1]));
        CHECK(fabsf(joined - 0.5F * (own + second[digit] - second[1])) < 1e-3F);
    }
}

static void combining_keeps_the_probability_of_a_digit_and_its_writer(void)
{
    uint64_t random = 9;
    for (unsigned round = 0; round < 20; round++) {
        float crop[BLOB_CROP * BLOB_CROP], scores[HAND_ANSWERS], joined[HAND_ANSWERS], second[10];
        for (unsigned i = 0; i < BLOB_CROP * BLOB_CROP; i++)
            crop[i] = random_below(&random, 3) ? 0 : 1;
        draw_scores(&random, scores);
        memcpy(joined, scores, sizeof joined);
        convolution_score(&convolution_model, crop, second);
        convolution_combine(second, joined);
        check_joined(scores, joined, second);
    }
}

enum { BOARDS = 8, PAPER = 210, INK = 70 };

/* The digit that the library's network sees in CELL written by HAND; 0: no mark. */
static unsigned read_cell(const struct page_hand *hand, unsigned cell)
{
    uint8_t patch[KERNEL_PATCH * KERNEL_PATCH];
    float digits[10];
    unsigned best = 1;
    struct blob blob;
    for (unsigned i = 0; i < KERNEL_PATCH * KERNEL_PATCH; i++) {
        float x = (float)(cell % 9) + ((float)(i % KERNEL_PATCH) + 0.5F) / KERNEL_PATCH;
        float y = (float)(cell / 9) + ((float)(i / KERNEL_PATCH) + 0.5F) / KERNEL_PATCH;
        patch[i] = (uint8_t)(PAPER - page_hand_ink(hand, x, y) * (PAPER - INK));
    }
    blob_find(patch, &blob);
    if (!blob.found)
        return 0;
    convolution_score(&convolution_model, blob.crop[0], digits);
    for (unsigned digit = 2; digit <= 9; digit++)
        best = digits[digit] > digits[best] ? digit : best;
    return best;
}

static void reads_handwritten_digits(void)
{
    static struct page_hand hand;
    unsigned digits = 0, right = 0;
    uint64_t random = 1;
    for (unsigned board = 0; board < BOARDS; board++) {
        uint8_t solution[81], entries[81] = {0};
        for (unsigned i = 0; i < 81; i++)
            solution[i] = (uint8_t)(1 + (i + board) % 9);
        page_hand_write(1, solution, &random, entries, &hand);
        for (unsigned i = 0; i < 81; i++) {
            unsigned digit = read_cell(&hand, i);
            digits += digit != 0;
            right += digit == entries[i];
        }
    }
    printf("of %u digits by hand %u are read\n", digits, right);
    CHECK(digits > 600);
    CHECK(100 * right >= 97 * digits);
}

int main(void)
{
    fixed_point_convolution_agrees_with_floats();
    combining_keeps_the_probability_of_a_digit_and_its_writer();
    reads_handwritten_digits();
    return check_result();
}
