#include "upright.h"

#include <math.h>
#include <string.h>

#include "stat.h"

/* From this share of the ink of the darkest cells on, a mark may be a digit. */
#define DIGIT_RATIO 0.45F
/* Marks with less are not looked at by the classifier. */
#define FAINTEST_RATIO 0.15F

/* The mean of the ten largest inks. */
static float full_ink(const struct cell_mark *marks)
{
    float inks[CELL_COUNT], sum = 0;
    for (unsigned i = 0; i < CELL_COUNT; i++)
        inks[i] = marks[i].blob.ink;
    stat_select(inks, CELL_COUNT, CELL_COUNT - 10);
    float limit = stat_select(inks, CELL_COUNT, CELL_COUNT - 10), above = 0;
    for (unsigned i = 0; i < CELL_COUNT; i++) {
        if (marks[i].blob.ink > limit) {
            sum += marks[i].blob.ink;
            above++;
        }
    }
    return (sum + (10 - above) * limit) / 10;
}

void marks_find(const uint8_t patches[CELL_COUNT][CELL_PIXELS], struct cell_mark *marks)
{
    for (unsigned i = 0; i < CELL_COUNT; i++) {
        marks[i].scored = false;
        blob_find(patches[i], &marks[i].blob);
    }
    float full = fmaxf(full_ink(marks), 0.02F);
    for (unsigned i = 0; i < CELL_COUNT; i++) {
        marks[i].ratio = marks[i].blob.ink / full;
        if (marks[i].blob.found)
            shape_measure(&marks[i].blob, marks[i].features);
    }
}

static float best_digit(const float *scores)
{
    float best = scores[1];
    for (unsigned digit = 2; digit < DIGITS_CLASSES; digit++)
        best = fmaxf(best, scores[digit]);
    return best;
}

static bool may_be_digit(const struct cell_mark *mark)
{
    return mark->blob.found && mark->ratio > DIGIT_RATIO;
}

/* The sum of the likely marks' best scores as they lie; at most LIMIT marks are needed to tell. */
static float score_all(const struct cell_mark *marks)
{
    float sum = 0, scores[DIGITS_CLASSES];
    for (unsigned i = 0; i < CELL_COUNT; i++) {
        if (!may_be_digit(&marks[i]))
            continue;
        digits_classify(&digits_model, marks[i].features, scores);
        sum += best_digit(scores);
    }
    return sum;
}

static void turn_features(struct cell_mark *marks)
{
    float turned[SHAPE_COUNT];
    for (unsigned i = 0; i < CELL_COUNT; i++) {
        if (!marks[i].blob.found)
            continue;
        shape_turn(marks[i].features, turned);
        memcpy(marks[i].features, turned, sizeof turned);
    }
}

/* A quarter turn clockwise of the order of the cells and of the marks' places. */
static void turn_cells(struct cell_mark *marks, struct cell_mark *work)
{
    memcpy(work, marks, CELL_COUNT * sizeof *work);
    for (unsigned row = 0; row < 9; row++)
        for (unsigned column = 0; column < 9; column++)
            marks[column * 9 + 8 - row] = work[row * 9 + column];
    for (unsigned i = 0; i < CELL_COUNT; i++) {
        struct blob *blob = &marks[i].blob;
        int left = blob->left, width = blob->width;
        blob->left = CELL_SIDE - blob->top - blob->height;
        blob->top = left;
        blob->width = blob->height;
        blob->height = width;
    }
}

unsigned marks_turn_upright(struct cell_mark *marks, struct cell_mark *work, float *lead)
{
    float sums[4], second = -INFINITY;
    unsigned best = 0;
    for (unsigned turn = 0; turn < 4; turn++) {
        sums[turn] = score_all(marks);
        best = sums[turn] > sums[best] ? turn : best;
        turn_features(marks);
    }
    for (unsigned turn = 0; turn < 4; turn++)
        if (turn != best)
            second = fmaxf(second, sums[turn]);
    *lead = sums[best] - second;
    for (unsigned turn = 0; turn < best; turn++) {
        turn_features(marks);
        turn_cells(marks, work);
    }
    for (unsigned i = 0; i < CELL_COUNT; i++) {
        marks[i].scored = marks[i].blob.found && marks[i].ratio > FAINTEST_RATIO;
        if (marks[i].scored)
            digits_classify(&digits_model, marks[i].features, marks[i].scores);
    }
    return best;
}
