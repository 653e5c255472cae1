#include "upright.h"

#include <math.h>
#include <string.h>

#include "kinds.h"
#include "stat.h"

/* From this share of the ink of the darkest cells on, a mark may be a digit. */
#define DIGIT_RATIO 0.45F
/* Marks with less are not looked at by the classifier. */
#define FAINTEST_RATIO 0.12F
/* Of the classifier's best answer, where it is more likely right than wrong. */
#define LIKELY_DIGIT (-0.7F)

/* The largest inks so far: their mean never falls. */
struct inks {
    float largest[10]; /* in descending order */
    unsigned count;    /* that are kept: up to 10, and no more than there are digits */
};

static void add_ink(struct inks *inks, float ink)
{
    for (unsigned i = 0; i < inks->count; i++) {
        float greater = ink > inks->largest[i] ? ink : inks->largest[i];
        ink = ink > inks->largest[i] ? inks->largest[i] : ink;
        inks->largest[i] = greater;
    }
}

static float mean_ink(const struct inks *inks)
{
    float sum = 0;
    for (unsigned i = 0; i < inks->count; i++)
        sum += inks->largest[i];
    return sum / (float)inks->count;
}

void marks_find(const uint8_t patches[CELL_MOST][CELL_PIXELS], unsigned side,
                struct cell_mark *marks)
{
    unsigned count = side * side, least = kinds_of_side(side)->least_digits;
    struct inks inks = {{0}, least < 10 ? least : 10};
    for (unsigned i = 0; i < count; i++) {
        struct blob *blob = &marks[i].blob;
        struct darkness darkness;
        blob_look(patches[i], &darkness, blob);
        add_ink(&inks, blob->ink);
        if (blob->ink > FAINTEST_RATIO * mean_ink(&inks))
            blob_extract(&darkness, blob);
    }
    float full = fmaxf(mean_ink(&inks), 0.02F);
    for (unsigned i = 0; i < count; i++) {
        marks[i].ratio = marks[i].blob.ink / full;
        marks[i].scored = marks[i].blob.found && marks[i].ratio > FAINTEST_RATIO;
        if (marks[i].scored)
            shape_measure(&marks[i].blob, marks[i].features);
    }
}

/* The table for grids of SIDE. */
static const struct digits_model *model_of(unsigned side)
{
    return side > KINDS_CLASSIC ? &letters_model : &digits_model;
}

static float best_digit(const float *scores, unsigned side)
{
    float best = scores[1];
    for (unsigned digit = 2; digit <= side; digit++)
        best = fmaxf(best, scores[digit]);
    return best;
}

static bool may_be_digit(const struct cell_mark *mark)
{
    return mark->blob.found && mark->ratio > DIGIT_RATIO;
}

/* How well the likely marks look like digits as they lie. */
struct fit {
    float sum;   /* of the marks' best scores */
    float worst; /* of them */
    unsigned count;
};

static struct fit fit_digits(const struct cell_mark *marks, unsigned side)
{
    struct fit fit = {0, 0, 0};
    for (unsigned i = 0; i < side * side; i++) {
        float scores[DIGITS_MOST];
        if (!may_be_digit(&marks[i]))
            continue;
        digits_classify(model_of(side), marks[i].features, scores);
        float best = best_digit(scores, side);
        fit.sum += best;
        fit.worst = fminf(fit.worst, best);
        fit.count++;
    }
    return fit;
}

/* Whether the other ways up need not be tried: digits that lie on their side are taken for junk,
 * and of those that stand on their head a classic puzzle has at least two of 3, 4 and 7, which are
 * as well. */
static bool is_upright(const struct fit *fit, unsigned side)
{
    return side == KINDS_CLASSIC && fit->count >= 17 && fit->sum > -0.2F * (float)fit->count &&
           fit->worst > -1.5F;
}

static void turn_features(struct cell_mark *marks, unsigned count)
{
    float turned[SHAPE_COUNT];
    for (unsigned i = 0; i < count; i++) {
        if (!marks[i].scored)
            continue;
        shape_turn(marks[i].features, turned);
        memcpy(marks[i].features, turned, sizeof turned);
    }
}

/* A quarter turn clockwise of the order of the cells and of the marks' places. */
static void turn_cells(struct cell_mark *marks, unsigned side, struct cell_mark *work)
{
    unsigned count = side * side;
    memcpy(work, marks, count * sizeof *work);
    for (unsigned row = 0; row < side; row++)
        for (unsigned column = 0; column < side; column++)
            marks[column * side + side - 1 - row] = work[row * side + column];
    for (unsigned i = 0; i < count; i++) {
        struct blob *blob = &marks[i].blob;
        int left = blob->left, width = blob->width;
        blob->left = CELL_SIDE - blob->top - blob->height;
        blob->top = left;
        blob->width = blob->height;
        blob->height = width;
    }
}

unsigned marks_turn_upright(struct cell_mark *marks, unsigned side, struct cell_mark *work,
                            float *lead)
{
    unsigned count = side * side;
    struct fit fit = fit_digits(marks, side);
    float most = fit.sum, second = -INFINITY;
    unsigned best = 0;
    for (unsigned turn = 1; turn < 4 && !is_upright(&fit, side); turn++) {
        turn_features(marks, count);
        float sum = fit_digits(marks, side).sum;
        if (sum > most) {
            second = most;
            most = sum;
            best = turn;
        } else if (sum > second) {
            second = sum;
        }
        if (turn == 3)
            turn_features(marks, count);
    }
    for (unsigned turn = 0; turn < best; turn++) {
        turn_features(marks, count);
        turn_cells(marks, side, work);
    }
    for (unsigned i = 0; i < count; i++)
        if (marks[i].scored)
            digits_classify(model_of(side), marks[i].features, marks[i].scores);
    *lead = most - second;
    return best;
}

bool marks_are_digits(const struct cell_mark *marks, unsigned side)
{
    unsigned dark = 0, digits = 0;
    for (unsigned i = 0; i < side * side; i++) {
        if (!may_be_digit(&marks[i]))
            continue;
        dark++;
        digits += best_digit(marks[i].scores, side) > LIKELY_DIGIT;
    }
    return digits >= kinds_of_side(side)->least_digits && 4 * digits >= 3 * dark;
}
