#include "trust.h"

#include <math.h>
#include <string.h>

#include "stat.h"

/* Limits of a reading that is sure, in natural logarithms. */
#define MOST_EXTRA        3.0F
#define LEAST_GAP         2.5F
#define MOST_CHANGES      2
#define MOST_DOUBT        8.0F /* sum over all cells */
#define MOST_CELL_DOUBT   1.0F /* of a single cell */
#define LEAST_BLANK       6.0F /* for a dark mark that is taken for none */
#define LEAST_FAINT_BLANK 2.5F /* for a faint one */
#define MOST_STRANGENESS  1.5F
#define FAINT_RATIO       0.30F
#define DARK_RATIO        0.40F
#define LEAST_CELL        7.0F /* pixels */

/* In cells where the paper's brightness changes this much, a shadow ends. Over its edge, 3 % of the
 * dark marks that are not digits for the classifier are some. */
#define SHADED             1.4F
#define SHADED_RATIO       0.15F
#define LEAST_SHADED_BLANK 10.0F
#define MOST_SHADED_DOUBT  0.2F

/* Ink of an empty cell: nine in ten have less than MOST_STAIN even in noise of 12 grey values. */
#define LEAST_STAIN 0.02F
#define MOST_STAIN  0.10F
/* Stains on real paper stay under 0.1; pencil with a quarter of the printed ink is over 1. */
#define MOST_RESEMBLANCE 0.3F

static void blame(struct svision_reading *reading, enum svision_reason reason, unsigned cell)
{
    if (reading->reason == SVISION_REASON_NONE || reading->reason == reason) {
        reading->reason = reason;
        if (cell < CELL_COUNT)
            reading->suspect[cell] = 1;
    }
}

static bool is_shaded(const struct cell_mark *mark)
{
    return mark->blob.contrast > SHADED;
}

/* The place in the picture's order of CELL of the reading. */
static unsigned in_picture(unsigned cell, unsigned turn)
{
    for (; turn > 0; turn--) {
        unsigned row = cell / 9, column = cell % 9;
        cell = (8 - column) * 9 + row;
    }
    return cell;
}

/* How many of the four segments around CELL (in the picture's order) are drowned in light. */
static unsigned drowned_segments(const struct lines *lines, unsigned cell, float middle)
{
    unsigned row = cell / 9, column = cell % 9, count = 0;
    for (unsigned i = 0; i < 2; i++) {
        count += lines->clearness[LINES_ACROSS][row + i][column] < 0.3F * middle;
        count += lines->clearness[LINES_DOWN][column + i][row] < 0.3F * middle;
    }
    return count;
}

static void check_glare(const struct evidence *evidence, struct svision_reading *reading)
{
    float clearness[180], paper[CELL_COUNT];
    memcpy(clearness, evidence->grid->lines.clearness, sizeof clearness);
    float middle = stat_median(clearness, 180);
    for (unsigned i = 0; i < CELL_COUNT; i++)
        paper[i] = evidence->marks[i].blob.paper;
    float usual = stat_median(paper, CELL_COUNT);
    for (unsigned i = 0; i < CELL_COUNT; i++) {
        const struct blob *blob = &evidence->marks[i].blob;
        unsigned cell = in_picture(i, evidence->turn);
        bool bright = blob->paper >= 240 || blob->paper > 1.2F * usual;
        if (bright && drowned_segments(&evidence->grid->lines, cell, middle) >= 2)
            blame(reading, SVISION_REASON_GLARE, i);
    }
}

/* The ink of an empty cell, as a ratio: noise, grain, print that shines through. Where most of the
 * cells read as blank are not empty, their median says nothing, and the largest usual one holds. */
static float usual_stain(const struct evidence *evidence, const struct svision_reading *reading)
{
    float ratios[CELL_COUNT];
    size_t count = 0;
    for (unsigned i = 0; i < CELL_COUNT; i++)
        if (!reading->cells[i] && evidence->marks[i].ratio < FAINT_RATIO)
            ratios[count++] = evidence->marks[i].ratio;
    float stain = count ? stat_median(ratios, count) : LEAST_STAIN;
    return fminf(fmaxf(stain, LEAST_STAIN), MOST_STAIN);
}

/* Whether MARK, faint as it is, stands out among the empty cells and looks like a digit: written
 * with a pencil, for one. */
static bool resembles_digit(const struct cell_mark *mark, float stain)
{
    if (!mark->scored)
        return false;
    float digit = 1 - expf(mark->scores[0]);
    return 2.5F * logf(mark->ratio / (2 * stain)) + logf(fmaxf(digit, 1e-3F)) > MOST_RESEMBLANCE;
}

/* Whether MARK, in light that changes within its cell, is not for sure the edge of a shadow. */
static bool may_hide_in_shade(const struct cell_mark *mark, float odds)
{
    if (!is_shaded(mark))
        return false;
    return mark->ratio > DARK_RATIO ? !mark->scored || odds < LEAST_SHADED_BLANK
                                    : mark->ratio > SHADED_RATIO && odds < LEAST_BLANK;
}

/* A fold, or a stroke of the pen: no digit is four times as wide as high. */
static bool is_bar(const struct blob *blob)
{
    return blob->width >= 4 * blob->height;
}

/* Cells read as blank that may hold a digit. */
static void check_blanks(const struct evidence *evidence, struct svision_reading *reading)
{
    float stain = usual_stain(evidence, reading);
    for (unsigned i = 0; i < CELL_COUNT; i++) {
        const struct cell_mark *mark = &evidence->marks[i];
        float odds = evidence->belief->blank[i];
        if (reading->cells[i])
            continue;
        bool shapeless = !mark->scored && mark->ratio > FAINT_RATIO && !is_shaded(mark);
        bool dark = mark->scored && mark->ratio > DARK_RATIO && odds < LEAST_BLANK &&
                    !is_bar(&mark->blob);
        bool digit_like = mark->scored && odds < LEAST_FAINT_BLANK;
        if (shapeless || dark || digit_like || resembles_digit(mark, stain))
            blame(reading, SVISION_REASON_FAINT, i);
        if (may_hide_in_shade(mark, odds))
            blame(reading, SVISION_REASON_GLARE, i);
    }
}

/* Digits across which light changes look like others soon. */
static void check_shaded_digits(const struct evidence *evidence, struct svision_reading *reading)
{
    for (unsigned i = 0; i < CELL_COUNT; i++)
        if (reading->cells[i] && is_shaded(&evidence->marks[i]) &&
            evidence->belief->cost[i][reading->cells[i]] > MOST_SHADED_DOUBT)
            blame(reading, SVISION_REASON_GLARE, i);
}

static float doubt_of(const struct evidence *evidence, unsigned cell)
{
    const float *cost = evidence->belief->cost[cell];
    float least = cost[0];
    for (unsigned value = 1; value < DIGITS_CLASSES; value++)
        least = fminf(least, cost[value]);
    return least;
}

/* Digits that stand out by size or place: written by hand, or none at all. */
static void check_outliers(const struct evidence *evidence, struct svision_reading *reading)
{
    for (unsigned i = 0; i < CELL_COUNT; i++)
        if (reading->cells[i] && evidence->belief->strangeness[i] > MOST_STRANGENESS)
            blame(reading, SVISION_REASON_AMBIGUOUS, i);
}

static void check_doubts(const struct evidence *evidence, struct svision_reading *reading)
{
    float sum = 0;
    for (unsigned i = 0; i < CELL_COUNT; i++)
        sum += doubt_of(evidence, i);
    for (unsigned i = 0; i < CELL_COUNT && sum > MOST_DOUBT; i++)
        if (doubt_of(evidence, i) > MOST_CELL_DOUBT)
            blame(reading, SVISION_REASON_AMBIGUOUS, i);
    if (sum > MOST_DOUBT)
        blame(reading, SVISION_REASON_AMBIGUOUS, CELL_COUNT);
}

/* Cells whose digit stands twice in a row, column or box. */
static void blame_conflicts(struct svision_reading *reading)
{
    for (unsigned a = 0; a < CELL_COUNT; a++) {
        for (unsigned b = 0; b < CELL_COUNT; b++) {
            bool peers =
                a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
            if (a != b && peers && reading->cells[a] && reading->cells[a] == reading->cells[b])
                blame(reading, SVISION_REASON_CONFLICT, a);
        }
    }
}

static void check_rules(const struct evidence *evidence, struct svision_reading *reading)
{
    const struct assignment *assignment = evidence->assignment;
    unsigned digits = 0;
    for (unsigned i = 0; i < CELL_COUNT; i++)
        digits += reading->cells[i] != 0;
    if (digits < 17)
        blame(reading, SVISION_REASON_FEW_DIGITS, CELL_COUNT);
    if (assignment->solutions == 0) {
        blame_conflicts(reading);
        blame(reading, SVISION_REASON_NO_SOLUTION, CELL_COUNT);
    }
    if (assignment->solutions > 1)
        blame(reading, SVISION_REASON_SEVERAL_SOLUTIONS, CELL_COUNT);
    bool overruled = assignment->extra > MOST_EXTRA || assignment->changes > MOST_CHANGES;
    for (unsigned i = 0; i < CELL_COUNT && overruled; i++)
        if (assignment->changed[i])
            blame(reading, SVISION_REASON_OVERRULED, i);
    if (assignment->solutions == 1 && assignment->gap < LEAST_GAP)
        blame(reading, SVISION_REASON_AMBIGUOUS, CELL_COUNT);
}

static void set_confidence(const struct evidence *evidence, struct svision_reading *reading)
{
    for (unsigned i = 0; i < CELL_COUNT; i++)
        reading->confidence[i] = expf(-evidence->belief->cost[i][reading->cells[i]]);
}

void trust_judge(const struct evidence *evidence, struct svision_reading *reading)
{
    memset(reading->suspect, 0, sizeof reading->suspect);
    reading->reason = SVISION_REASON_NONE;
    if (evidence->grid->cell < LEAST_CELL)
        blame(reading, SVISION_REASON_LOW_RESOLUTION, CELL_COUNT);
    if (evidence->cut_off)
        blame(reading, SVISION_REASON_CUT_OFF, CELL_COUNT);
    check_rules(evidence, reading);
    check_glare(evidence, reading);
    check_blanks(evidence, reading);
    check_shaded_digits(evidence, reading);
    check_outliers(evidence, reading);
    check_doubts(evidence, reading);
    set_confidence(evidence, reading);
    reading->certainty = reading->reason == SVISION_REASON_NONE ? SVISION_SURE : SVISION_UNCERTAIN;
}
