#include "trust.h"

#include <math.h>
#include <string.h>

#include "peers.h"
#include "stat.h"

/* Limits of a reading that is sure, in natural logarithms. */
#define MOST_EXTRA         3.0F
#define LEAST_GAP          2.2F
#define LEAST_DOUBTFUL_GAP 2.8F
#define LEAST_GUESS        0.5F
#define MOST_CHANGES       2
#define MOST_DOUBT         8.0F /* sum over all cells */
#define MOST_CELL_DOUBT    1.0F /* of a single cell */
#define LEAST_BLANK        6.0F /* for a dark mark that is taken for none */
#define LEAST_FAINT_BLANK  2.5F /* for a faint one */
#define MOST_STRANGENESS   1.5F
#define FAINT_RATIO        0.30F
#define DARK_RATIO         0.40F
#define LEAST_CELL         7.0F /* pixels */
#define LEAST_LEAD         4.0F /* of the way up */

/* In cells where the paper's brightness changes this much, a shadow ends. Over its edge, 3 % of the
 * dark marks that are not digits for the classifier are some. */
#define SHADED             1.4F
#define SHADED_RATIO       0.15F
#define LEAST_SHADED_BLANK 10.0F
#define MOST_SHADED_DOUBT  0.2F

/* Ink of an empty cell: nine in ten have less than MOST_STAIN even in noise of 12 grey values. */
#define LEAST_STAIN 0.02F
#define MOST_STAIN  0.10F
/* Among 160 newspapers the worst stain but one has 0.3; pencil with a quarter of the printed ink
 * has over 1. */
#define MOST_RESEMBLANCE 0.6F

/* In place of a cell: the reason is none's fault. */
enum { NO_CELL = CELL_MOST };

static void blame(struct svision_reading *reading, enum svision_reason reason, unsigned cell)
{
    if (reading->reason == SVISION_REASON_NONE || reading->reason == reason) {
        reading->reason = reason;
        if (cell < NO_CELL)
            reading->suspect[cell] = 1;
    }
}

static bool is_shaded(const struct cell_mark *mark)
{
    return mark->blob.contrast > SHADED;
}

/* The place in the picture's order of CELL of the reading. */
static unsigned in_picture(unsigned side, unsigned cell, unsigned turn)
{
    for (; turn > 0; turn--) {
        unsigned row = cell / side, column = cell % side;
        cell = (side - 1 - column) * side + row;
    }
    return cell;
}

/* How many of the four segments around CELL (in the picture's order) are drowned in light. */
static unsigned drowned_segments(const struct lines *lines, unsigned cell, float middle)
{
    unsigned side = lines->side, row = cell / side, column = cell % side, count = 0;
    for (unsigned i = 0; i < 2; i++) {
        unsigned across = lines_at(side, LINES_ACROSS, row + i, column);
        unsigned down = lines_at(side, LINES_DOWN, column + i, row);
        count += lines->clearness[across] < 0.3F * middle;
        count += lines->clearness[down] < 0.3F * middle;
    }
    return count;
}

/* The clearness of an ordinary line of SIDE cells; CLEARNESS is reordered. In larger cells lines
 * are finer, so that those around the boxes are much clearer than the others, which are no more
 * than two of five. */
static float usual_clearness(float *clearness, unsigned side)
{
    unsigned count = lines_count(side);
    return side == KINDS_CLASSIC ? stat_median(clearness, count)
                                 : stat_select(clearness, count, count * 3 / 10);
}

static void check_glare(const struct evidence *evidence, struct svision_reading *reading)
{
    float clearness[LINES_SEGMENTS], paper[CELL_MOST];
    unsigned side = evidence->grid->side, segments = lines_count(side), cells = side * side;
    memcpy(clearness, evidence->grid->lines.clearness, segments * sizeof *clearness);
    float middle = usual_clearness(clearness, side);
    for (unsigned i = 0; i < cells; i++)
        paper[i] = evidence->marks[i].blob.paper;
    float usual = stat_median(paper, cells);
    for (unsigned i = 0; i < cells; i++) {
        const struct blob *blob = &evidence->marks[i].blob;
        unsigned cell = in_picture(side, i, evidence->turn);
        bool bright = blob->paper >= 240 || blob->paper > 1.2F * usual;
        if (bright && drowned_segments(&evidence->grid->lines, cell, middle) >= 2)
            blame(reading, SVISION_REASON_GLARE, i);
    }
}

/* The ink of an empty cell, as a ratio: noise, grain, print that shines through. Where most of the
 * cells read as blank are not empty, their median says nothing, and the largest usual one holds. */
static float usual_stain(const struct evidence *evidence, const struct svision_reading *reading)
{
    float ratios[CELL_MOST];
    size_t count = 0;
    for (unsigned i = 0; i < reading->side * reading->side; i++)
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
    for (unsigned i = 0; i < reading->side * reading->side; i++) {
        const struct cell_mark *mark = &evidence->marks[i];
        float odds = evidence->belief->blank[i];
        if (reading->cells[i])
            continue;
        bool shapeless = !mark->scored && mark->ratio > FAINT_RATIO && !is_shaded(mark);
        bool dark =
            mark->scored && mark->ratio > DARK_RATIO && odds < LEAST_BLANK && !is_bar(&mark->blob);
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
    for (unsigned i = 0; i < reading->side * reading->side; i++)
        if (reading->cells[i] && is_shaded(&evidence->marks[i]) &&
            evidence->belief->cost[i][reading->cells[i]] > MOST_SHADED_DOUBT)
            blame(reading, SVISION_REASON_GLARE, i);
}

static float doubt_of(const struct evidence *evidence, unsigned cell)
{
    const float *cost = evidence->belief->cost[cell];
    float least = cost[0];
    for (unsigned value = 1; value < evidence->belief->answers; value++)
        least = fminf(least, cost[value]);
    return least;
}

/* Digits that stand out by size or place: written by hand, or none at all. */
static void check_outliers(const struct evidence *evidence, struct svision_reading *reading)
{
    for (unsigned i = 0; i < reading->side * reading->side; i++)
        if (reading->cells[i] && evidence->belief->strangeness[i] > MOST_STRANGENESS)
            blame(reading, SVISION_REASON_AMBIGUOUS, i);
}

static void check_doubts(const struct evidence *evidence, struct svision_reading *reading)
{
    float sum = 0;
    for (unsigned i = 0; i < reading->side * reading->side; i++)
        sum += doubt_of(evidence, i);
    float most = MOST_DOUBT * fmaxf(1, (float)(reading->side * reading->side) / 81);
    for (unsigned i = 0; i < reading->side * reading->side && sum > most; i++)
        if (doubt_of(evidence, i) > MOST_CELL_DOUBT)
            blame(reading, SVISION_REASON_AMBIGUOUS, i);
    if (sum > most)
        blame(reading, SVISION_REASON_AMBIGUOUS, NO_CELL);
}

/* Cells whose digit stands twice in a row, column or box. */
static void blame_conflicts(struct svision_reading *reading)
{
    for (unsigned a = 0; a < reading->side * reading->side; a++) {
        for (unsigned b = 0; b < reading->side * reading->side; b++) {
            if (a != b && peers(reading, a, b) && reading->cells[a] &&
                reading->cells[a] == reading->cells[b])
                blame(reading, SVISION_REASON_CONFLICT, a);
        }
    }
}

/* Whether some cell alone is a guess: such digits are wrong in pairs that leave one solution. */
static bool is_doubtful(const struct evidence *evidence, const struct svision_reading *reading)
{
    for (unsigned i = 0; i < reading->side * reading->side; i++)
        if (doubt_of(evidence, i) > LEAST_GUESS)
            return true;
    return false;
}

static void check_rules(const struct evidence *evidence, struct svision_reading *reading)
{
    const struct assignment *assignment = evidence->assignment;
    unsigned digits = 0;
    for (unsigned i = 0; i < reading->side * reading->side; i++)
        digits += reading->cells[i] != 0;
    if (digits < evidence->kind->least_digits)
        blame(reading, SVISION_REASON_FEW_DIGITS, NO_CELL);
    if (assignment->solutions == 0) {
        blame_conflicts(reading);
        blame(reading, SVISION_REASON_NO_SOLUTION, NO_CELL);
    }
    if (assignment->solutions > 1)
        blame(reading, SVISION_REASON_SEVERAL_SOLUTIONS, NO_CELL);
    bool overruled = assignment->extra > MOST_EXTRA || assignment->changes > MOST_CHANGES;
    for (unsigned i = 0; i < reading->side * reading->side && overruled; i++)
        if (assignment->changed[i])
            blame(reading, SVISION_REASON_OVERRULED, i);
    float least_gap = is_doubtful(evidence, reading) ? LEAST_DOUBTFUL_GAP : LEAST_GAP;
    if (assignment->solutions == 1 && assignment->gap < least_gap)
        blame(reading, SVISION_REASON_AMBIGUOUS, NO_CELL);
}

static void set_confidence(const struct evidence *evidence, struct svision_reading *reading)
{
    for (unsigned i = 0; i < reading->side * reading->side; i++)
        reading->confidence[i] = expf(-evidence->belief->cost[i][reading->cells[i]]);
}

void trust_judge(const struct evidence *evidence, struct svision_reading *reading)
{
    memset(reading->suspect, 0, sizeof reading->suspect);
    reading->reason = SVISION_REASON_NONE;
    if (evidence->grid->cell < LEAST_CELL)
        blame(reading, SVISION_REASON_LOW_RESOLUTION, NO_CELL);
    if (evidence->cut_off)
        blame(reading, SVISION_REASON_CUT_OFF, NO_CELL);
    bool classic = evidence->kind->side == KINDS_CLASSIC;
    if ((!classic && evidence->lead < LEAST_LEAD) || evidence->other_way)
        blame(reading, SVISION_REASON_AMBIGUOUS, NO_CELL);
    check_rules(evidence, reading);
    check_glare(evidence, reading);
    check_blanks(evidence, reading);
    check_shaded_digits(evidence, reading);
    check_outliers(evidence, reading);
    check_doubts(evidence, reading);
    set_confidence(evidence, reading);
    reading->certainty = reading->reason == SVISION_REASON_NONE ? SVISION_SURE : SVISION_UNCERTAIN;
}
