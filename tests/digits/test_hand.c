/* The networks on digits drawn like handwriting, and on crossed-out ones. */
#include <math.h>
#include <string.h>

#include "digits/mark/cells.h"
#include "digits/network/hand.h"
#include "digits/network/struck.h"
#include "digits/orientation.h"
#include "model/samples/crossing.h"
#include "model/samples/strokes.h"
#include "pages/ink/page_hand.h"
#include "support/check.h"

enum { PAPER = 210, INK = 70, BOARDS = 8 };

/* Draws CELL as written by HAND into PATCH. */
static void draw_cell(const struct page_hand *hand, unsigned cell, uint8_t *patch)
{
    for (unsigned i = 0; i < CELL_PIXELS; i++) {
        float x = (float)(cell % 9) + ((float)(i % CELL_SIDE) + 0.5F) / CELL_SIDE;
        float y = (float)(cell / 9) + ((float)(i / CELL_SIDE) + 0.5F) / CELL_SIDE;
        patch[i] = (uint8_t)(PAPER - page_hand_ink(hand, x, y) * (PAPER - INK));
    }
}

/* Returns false if PATCH shows no mark. */
static bool measure(const uint8_t *patch, float *features)
{
    struct blob blob;
    blob_find(patch, &blob);
    if (blob.found)
        features_measure(&blob, features);
    return blob.found;
}

static bool score(const uint8_t *patch, float *scores)
{
    float features[FEATURE_COUNT];
    if (!measure(patch, features))
        return false;
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

/* Writes a whole page and stores its digits in DIGITS. */
static void write_page(uint64_t *random, uint8_t *digits, struct page_hand *hand)
{
    uint8_t blank[SVISION_CELLS] = {0};
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        digits[i] = (uint8_t)(1 + (i + i / 9) % 9);
    page_hand_write(1, digits, random, blank, hand);
}

static void reads_handwriting_and_recognizes_it_as_such(void)
{
    unsigned count = 0, wrong = 0, printed = 0;
    uint64_t random = 1;
    for (unsigned board = 0; board < BOARDS; board++) {
        uint8_t digits[SVISION_CELLS], patch[CELL_PIXELS];
        struct page_hand hand;
        write_page(&random, digits, &hand);
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

/* Strikes out the mark in PATCH. Returns false if there is none. */
static bool strike(uint64_t *random, uint8_t *patch)
{
    struct strokes strokes;
    struct blob blob;
    blob_find(patch, &blob);
    float height = (float)blob.height, width = fmaxf((float)blob.width, height / 2);
    strokes_cross(random, &strokes);
    for (unsigned i = 0; i < strokes.count; i++) {
        strokes.x[i] = (float)blob.left + (float)blob.width / 2 + width * strokes.x[i];
        strokes.y[i] = (float)blob.top + height / 2 + height * strokes.y[i];
    }
    for (unsigned i = 0; i < CELL_PIXELS; i++) {
        float x = (float)(i % CELL_SIDE) + 0.5F, y = (float)(i / CELL_SIDE) + 0.5F;
        float cover = fminf(fmaxf(1.5F - strokes_distance(&strokes, x, y), 0), 1);
        patch[i] = (uint8_t)((float)patch[i] + cover * fminf(INK - (float)patch[i], 0));
    }
    return blob.found;
}

/* The visible share, 0..1, of the ink of the less visible of two overlapping digits. */
static float seen_of(const uint8_t *patch, const uint8_t *other)
{
    float own = 0, over = 0, both = 0;
    for (unsigned i = 0; i < CELL_PIXELS; i++) {
        own += (float)(PAPER - patch[i]);
        over += (float)(PAPER - other[i]);
        both += (float)(PAPER - (patch[i] < other[i] ? patch[i] : other[i]));
    }
    return fminf((both - over) / fmaxf(own, 1), (both - own) / fmaxf(over, 1));
}

/* Writes CELL of HAND over the mark in PATCH in the same ink. Returns false if one hides the
 * other. */
static bool overwrite(const struct page_hand *hand, unsigned cell, uint8_t *patch)
{
    uint8_t other[CELL_PIXELS];
    draw_cell(hand, cell, other);
    if (seen_of(patch, other) < CROSSING_SEEN)
        return false;
    for (unsigned i = 0; i < CELL_PIXELS; i++)
        patch[i] = other[i] < patch[i] ? other[i] : patch[i];
    return true;
}

/* What happens to drawn digits. */
enum fate { STANDS, STRUCK, OVERWRITTEN };

/* Returns the number of digits with FATE on BOARDS pages that are classified as crossed out, and
 * their total in COUNT. */
static unsigned count_crossed(enum fate fate, unsigned *count)
{
    unsigned crossed = 0;
    uint64_t random = 1;
    *count = 0;
    for (unsigned board = 0; board < BOARDS; board++) {
        uint8_t digits[SVISION_CELLS], patch[CELL_PIXELS];
        struct page_hand hand;
        write_page(&random, digits, &hand);
        for (unsigned i = 0; i < SVISION_CELLS; i++) {
            float features[FEATURE_COUNT], scores[HAND_ANSWERS], odds[STRUCK_WAYS];
            draw_cell(&hand, i, patch);
            if ((fate == STRUCK && !strike(&random, patch)) ||
                (fate == OVERWRITTEN && !overwrite(&hand, (i + 1) % SVISION_CELLS, patch)))
                continue;
            ++*count;
            if (!measure(patch, features))
                continue;
            hand_score(&hand_model, features, scores);
            struck_score(&struck_model, features, scores, odds);
            crossed += struck_total_odds(odds) > 0;
        }
    }
    return crossed;
}

static void distinguishes_crossed_out_digits_from_valid_ones(void)
{
    unsigned counts[3];
    unsigned standing = count_crossed(STANDS, &counts[STANDS]);
    unsigned struck = count_crossed(STRUCK, &counts[STRUCK]);
    unsigned over = count_crossed(OVERWRITTEN, &counts[OVERWRITTEN]);
    printf("of %u digits that are struck out %u are seen to be, of %u that are overwritten %u, of "
           "%u that stand %u\n",
           counts[STRUCK], struck, counts[OVERWRITTEN], over, counts[STANDS], standing);
    CHECK(10 * struck >= 9 * counts[STRUCK]);
    CHECK(counts[OVERWRITTEN] > 100);
    CHECK(10 * over >= 7 * counts[OVERWRITTEN]);
    CHECK(50 * standing <= counts[STANDS]);
}

/* Measures FEATURES of COUNT marks of a page. */
static void measure_marks(unsigned count, float features[][FEATURE_COUNT])
{
    uint8_t digits[SVISION_CELLS], patch[CELL_PIXELS];
    struct page_hand hand;
    uint64_t random = 5;
    unsigned found = 0;
    write_page(&random, digits, &hand);
    for (unsigned i = 0; i < SVISION_CELLS && found < count; i++) {
        draw_cell(&hand, i, patch);
        found += measure(patch, features[found]);
    }
    CHECK_EQ(found, count);
}

static void batches_score_marks_as_individually(void)
{
    float features[HAND_BATCH][FEATURE_COUNT], scores[HAND_BATCH][HAND_ANSWERS] = {{0}};
    float odds[HAND_BATCH][STRUCK_WAYS], alone[HAND_ANSWERS], struck[STRUCK_WAYS];
    struct hand_mark marks[HAND_BATCH];
    measure_marks(HAND_BATCH, features);
    for (unsigned count = 1; count <= HAND_BATCH; count++) {
        for (unsigned i = 0; i < count; i++)
            marks[i] = (struct hand_mark){features[i], scores[i]};
        hand_score_batch(&hand_model, marks, count);
        struck_score_batch(&struck_model, marks, count, odds);
        for (unsigned i = 0; i < count; i++) {
            hand_score(&hand_model, features[i], alone);
            struck_score(&struck_model, features[i], alone, struck);
            CHECK(memcmp(scores[i], alone, sizeof alone) == 0);
            CHECK(memcmp(odds[i], struck, sizeof struck) == 0);
        }
    }
}

/* Prints DIGIT in FACE into PATCH. */
static void print_digit(const struct page_face *face, unsigned digit, uint8_t *patch)
{
    enum { HEIGHT = 20, EDGE = (CELL_SIDE - HEIGHT) / 2 };
    memset(patch, PAPER, CELL_PIXELS);
    for (unsigned i = 0; i < HEIGHT * HEIGHT; i++) {
        unsigned x = i % HEIGHT, y = i / HEIGHT, cover = 0;
        for (unsigned k = 0; k < 16; k++)
            cover += face->cover[digit][(4 * y + k / 4) * PAGE_GLYPH_SIDE / (4 * HEIGHT)]
                                [(4 * x + k % 4) * PAGE_GLYPH_SIDE / (4 * HEIGHT)];
        patch[(y + EDGE) * CELL_SIDE + x + EDGE] =
            (uint8_t)(PAPER - cover * (PAPER - INK) / (16 * 255));
    }
}

/* Fills PATCHES with the writing of HAND, and every other one with DIGITS in print, turned to the
 * left by TURNS quarters. */
static void draw_page(const struct page_hand *hand, const uint8_t *digits, unsigned turns,
                      uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS])
{
    struct page_face face;
    page_face_draw(PAGE_LATIN, 0, 0.5F, &face);
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        draw_cell(hand, i, patches[i]);
        if (i % 2)
            print_digit(&face, digits[i], patches[i]);
    }
    for (; turns > 0; turns--) {
        static uint8_t before[SVISION_CELLS][CELL_PIXELS];
        memcpy(before, patches, sizeof before);
        for (unsigned i = 0; i < SVISION_CELLS; i++)
            for (unsigned k = 0; k < CELL_PIXELS; k++)
                patches[i][k] = before[i % 9 * 9 + 8 - i / 9]
                                      [k % CELL_SIDE * CELL_SIDE + CELL_SIDE - 1 - k / CELL_SIDE];
    }
}

/* Other orientations are not tried if that of handwriting is clear. */
static void recognizes_upright_handwriting(void)
{
    static uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS];
    static struct cell_glyph glyphs[BOARD_MAX_CELLS], work[BOARD_MAX_CELLS];
    unsigned plain = 0;
    uint64_t random = 1;
    for (unsigned board = 0; board < BOARDS; board++) {
        uint8_t digits[SVISION_CELLS];
        struct page_hand hand;
        write_page(&random, digits, &hand);
        for (unsigned turns = 0; turns < 4; turns++) {
            draw_page(&hand, digits, turns, patches);
            cell_glyphs_find((const uint8_t(*)[CELL_PIXELS])patches, 9, glyphs, NULL);
            const struct orientation up = orientation_turn_upright(glyphs, 9, work);
            CHECK(up.turn == turns);
            CHECK(turns == 0 || !isinf(up.lead));
            plain += isinf(up.lead) != 0;
        }
    }
    printf("of %d pages that stand upright %u are seen to at once\n", BOARDS, plain);
    CHECK(plain > 0);
}

int main(void)
{
    batches_score_marks_as_individually();
    reads_handwriting_and_recognizes_it_as_such();
    recognizes_upright_handwriting();
    distinguishes_crossed_out_digits_from_valid_ones();
    return check_result();
}
