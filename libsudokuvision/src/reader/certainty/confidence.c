#include "reader/certainty/confidence.h"

#include <math.h>
#include <string.h>

#include "image/sharpness.h"
#include "maths/stat.h"
#include "reader/certainty/blame.h"
#include "reader/certainty/blanks.h"
#include "reader/certainty/broken.h"
#include "reader/certainty/covered.h"
#include "reader/certainty/faint.h"
#include "reader/certainty/glare.h"
#include "reader/certainty/outliers.h"
#include "reader/certainty/split.h"
#include "reader/certainty/stain.h"
#include "reader/certainty/untouched.h"
#include "reader/certainty/veil.h"
#include "reader/hand/consensus.h"

/* Limits of a sure reading; costs and doubts are natural logarithms. */
#define MAX_EXTRA       3.0F   /* cost of overruled digits */
#define MAX_CHANGES     2      /* number of overruled digits */
#define MAX_ENTRY_DOUBT 0.2F   /* about the entry in a cell */
#define MAX_PRINT_DOUBT 2.0F   /* about all print that a solution rests on */
#define MISTAKEN_PRINT  0.03F  /* share of wrong digits among entries mistaken for print */
#define MIN_CELL        7.0F   /* side of a cell, in pixels */
#define MIN_LEAD        4.0F   /* of the best orientation */
#define MIN_CONSENSUS   0.999F /* probability of the solution by print and handwriting */

/* Maximum probability of an untouched page where handwriting is certain. */
#define MAX_UNTOUCHED 0.01F

/* Maximum doubt about a digit in changing light, a logarithm. */
#define MAX_SHADED_DOUBT 0.2F

/* Maximum odds of faint writing in a blank cell, a logarithm. */
#define MAX_FAINTNESS 2.5F

/* True if the mark in CELL, printed or handwritten, is clear. */
static bool is_clear(const struct evidence *evidence, const struct svision_reading *reading,
                     unsigned cell)
{
    unsigned digit = reading->cells[cell];
    if (!digit && blanks_has(reading, cell))
        return false;
    return (digit ? evidence->posterior->cost[cell][digit] : evidence->entry_doubt[cell]) <
           MAX_SHADED_DOUBT;
}

/* Names cells in glare. Where it hides print no cell is certainly blank, and in any glare the
 * remains of a digit look like handwriting, candidates or a stain. */
static void check_glare(const struct evidence *evidence, struct svision_reading *reading)
{
    enum glare glare[BOARD_MAX_CELLS];
    glare_find(evidence->pyramid, evidence->glyphs, reading, glare);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        bool empty = blanks_has(reading, i) && !evidence->glyphs[i].scored;
        bool printed = reading->cells[i] && is_clear(evidence, reading, i);
        if (glare[i] >= (empty ? GLARE_DROWNS : GLARE_WHITE) && !printed)
            blame_hidden(reading, SVISION_REASON_GLARE, i);
    }
}

float confidence_of_gap(float gap)
{
    return gap < KBEST_REACH ? 1 / (1 + expf(-gap)) : certainty_model.unrivalled;
}

/* Returns the probability that all cells read as blank are empty; FILLED holds that of each cell
 * being filled in. */
static float probability_of_blanks(const struct svision_reading *reading, const float *filled)
{
    float empty = 1;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        empty *= 1 - filled[i];
    return empty;
}

/* Names cells with apparent handwriting. */
static void blame_writing(struct svision_reading *reading)
{
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (reading->writing[i] > SVISION_MARK_GIVEN)
            blame(reading, SVISION_REASON_AMBIGUOUS, i);
}

/* Checks the probability that the print is read correctly; names the likeliest error: a digit, a
 * blank cell, or apparent handwriting. */
static void check_probability(const struct evidence *evidence, const float *filled, float untouched,
                              struct svision_reading *reading)
{
    float board = confidence_of_gap(evidence->assignment->gap);
    float empty = probability_of_blanks(reading, filled);
    float written = 1 - untouched, by_hand[BOARD_MAX_CELLS];
    float split = 1;
    if (evidence->is_still)
        split = split_probability(evidence->space, evidence->posterior, reading, by_hand);
    float least = fminf(fminf(board, empty), fminf(written, split));
    reading->gap = evidence->assignment->gap;
    reading->contested = reading->diagnosis.reason != SVISION_REASON_NONE;
    reading->probability =
        board * empty * written * split * (reading->contested ? certainty_model.contested : 1);
    if (reading->probability >= CONFIDENCE_MIN || evidence->assignment->solutions != 1)
        return;
    if (board <= least)
        blame_cells(reading, SVISION_REASON_AMBIGUOUS, evidence->assignment->rival);
    else if (empty <= least)
        blame_likeliest(reading, SVISION_REASON_FAINT, filled, blame_hidden);
    else if (written <= least)
        blame_writing(reading);
    else
        blame_likeliest(reading, SVISION_REASON_AMBIGUOUS, by_hand, blame);
    blame(reading, SVISION_REASON_AMBIGUOUS, BLAME_NONE);
}

/* Names cells read as blank despite their ink; the more entries a page has, the less ink it takes.
 */
static void check_blanks(const struct evidence *evidence, struct svision_reading *reading)
{
    float entry = blanks_entry_odds(reading);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        const struct cell_glyph *glyph = &evidence->glyphs[i];
        float odds = evidence->posterior->blank[i];
        if (!blanks_has(reading, i))
            continue;
        if (stain_may_be_digit(glyph, odds, evidence->posterior->nothing[i],
                               evidence->model == &numerals_model) ||
            entry + blanks_faint_odds(glyph) > MAX_FAINTNESS)
            blame_hidden(reading, SVISION_REASON_FAINT, i);
        if (stain_may_hide_in_shade(glyph, odds))
            blame_hidden(reading, SVISION_REASON_GLARE, i);
        if (glyph->part_dark || glyph->framed)
            blame_hidden(reading, SVISION_REASON_AMBIGUOUS, i);
    }
}

/* Names faint digits that an otherwise sure reading may have missed. */
static void check_faint(const struct evidence *evidence, struct svision_reading *reading)
{
    uint8_t faint[BOARD_MAX_CELLS];
    bool doubtful = evidence->is_still && reading->diagnosis.reason != SVISION_REASON_NONE;
    if (doubtful || reading->solutions != 1 || evidence->model == &numerals_model ||
        !faint_find(evidence->pyramid, evidence->grid, evidence->turn, evidence->glyphs,
                    evidence->model, reading, faint))
        return;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (faint[i])
            blame_by_picture(reading, SVISION_REASON_FAINT, i, evidence->is_still);
}

static bool has_dark_cells(const struct evidence *evidence, const struct svision_reading *reading)
{
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (evidence->glyphs[i].inverse)
            return true;
    return false;
}

/* Names covered cells. An otherwise sure reading may miss digits under an object, and they may be
 * why there are several solutions. Dark cells hide the lines beside them. */
static void check_covered(const struct evidence *evidence, struct svision_reading *reading)
{
    enum svision_reason reason = reading->diagnosis.reason;
    if (evidence->is_still && !has_dark_cells(evidence, reading) &&
        (reason == SVISION_REASON_NONE || reason == SVISION_REASON_SEVERAL_SOLUTIONS))
        covered_blame(evidence->pyramid, reading);
}

/* Names digits in changing light, which easily makes them look like others. */
static void check_shaded_digits(const struct evidence *evidence, struct svision_reading *reading)
{
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (reading->cells[i] && stain_is_shaded(&evidence->glyphs[i]) &&
            evidence->posterior->cost[i][reading->cells[i]] > MAX_SHADED_DOUBT)
            blame(reading, SVISION_REASON_GLARE, i);
}

/* True if a page with the probability UNTOUCHED certainly has handwriting. */
static bool is_written(const struct svision_reading *reading, float untouched)
{
    unsigned cells = board_size_cells(reading->size);
    return memchr(reading->writing, SVISION_MARK_ENTRY, cells) && untouched < 1 - CONFIDENCE_MIN;
}

/* Names cells with uncertain entries, which may be remains of print unless the page certainly has
 * handwriting. */
static void check_entries(const struct evidence *evidence, float untouched,
                          struct svision_reading *reading)
{
    bool written = is_written(reading, untouched);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        if (evidence->entry_doubt[i] <= MAX_ENTRY_DOUBT)
            continue;
        if (written)
            blame(reading, SVISION_REASON_AMBIGUOUS, i);
        else
            blame_hidden(reading, SVISION_REASON_AMBIGUOUS, i);
    }
}

/* Names cells with apparent handwriting in video, which is solved all the same. Unless the page
 * certainly has handwriting, they may be print changed by a stain. Candidates, which are not read
 * in video, are no proof of handwriting. */
static void check_writer(const struct evidence *evidence, float untouched,
                         struct svision_reading *reading)
{
    unsigned cells = board_size_cells(reading->size);
    bool asked = untouched > MAX_UNTOUCHED || !memchr(reading->writing, SVISION_MARK_ENTRY, cells);
    for (unsigned i = 0; i < cells && asked && !evidence->is_still; i++)
        if (reading->writing[i] > SVISION_MARK_GIVEN)
            blame_by_picture(reading, SVISION_REASON_AMBIGUOUS, i, false);
}

/* Names digits whose ink is unclear: typed ones may be print, and the reverse. */
static void check_typed(const struct evidence *evidence, struct svision_reading *reading)
{
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        if (!evidence->typed_unclear[i])
            continue;
        blame(reading, SVISION_REASON_AMBIGUOUS, i);
        reading->none[i] = evidence->typed[i] ? INFINITY : reading->none[i];
    }
}

/* Names the cells with the highest digit if it may be a 0 instead. */
static void check_zero(struct svision_reading *reading)
{
    for (unsigned i = 0; i < board_size_cells(reading->size) && reading->zero_is_open; i++)
        if (reading->cells[i] == reading->size->side)
            blame(reading, SVISION_REASON_AMBIGUOUS, i);
}

/* Names cells whose digit occurs twice in a unit. */
static void blame_conflicts(struct svision_reading *reading)
{
    for (unsigned a = 0; a < board_size_cells(reading->size); a++) {
        for (unsigned b = 0; b < board_size_cells(reading->size); b++) {
            if (a != b && reading_peers(reading, a, b) && reading->cells[a] &&
                reading->cells[a] == reading->cells[b])
                blame(reading, SVISION_REASON_CONFLICT, a);
        }
    }
}

/* True if there are too few digits for a single solution. Grids that share boxes are exempt, since
 * the digits of all of them count. */
static bool has_few_digits(const struct svision_reading *reading)
{
    unsigned digits = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        digits += reading->cells[i] != 0;
    return !reading->has_place && digits < reading->size->min_digits;
}

static void check_rules(const struct evidence *evidence, struct svision_reading *reading)
{
    const struct assignment *assignment = evidence->assignment;
    if (has_few_digits(reading))
        blame(reading, SVISION_REASON_FEW_DIGITS, BLAME_NONE);
    if (assignment->solutions == 0) {
        blame_conflicts(reading);
        blame(reading, SVISION_REASON_NO_SOLUTION, BLAME_NONE);
    }
    if (assignment->solutions > 1)
        blame(reading, SVISION_REASON_SEVERAL_SOLUTIONS, BLAME_NONE);
    if (assignment->extra > MAX_EXTRA || assignment->changes > MAX_CHANGES)
        blame_cells(reading, SVISION_REASON_OVERRULED, assignment->changed);
    /* The puzzle may have several solutions as well. */
    if (assignment->printed > 1)
        blame_cells(reading, SVISION_REASON_AMBIGUOUS, assignment->changed);
}

static void set_confidence(const struct evidence *evidence, const float *filled,
                           struct svision_reading *reading)
{
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        reading->confidence[i] =
            (1 - filled[i]) * expf(-evidence->posterior->cost[i][reading->cells[i]] -
                                   (reading->cells[i] ? 0 : evidence->entry_doubt[i]));
}

/* Returns the likeliest digit of CELL regardless of the rules; 0 for blank. */
static unsigned likeliest(const struct svision_reading *reading, unsigned cell)
{
    return (unsigned)stat_argmin(reading->cost[cell], reading->size->side + 1);
}

/* Names both digits if one was overruled because it conflicts with the other. */
static void name_conflict(struct svision_reading *reading)
{
    unsigned cells = board_size_cells(reading->size);
    uint8_t overruled[BOARD_MAX_CELLS];
    memcpy(overruled, reading->diagnosis.cells, sizeof overruled);
    for (unsigned a = 0; a < cells; a++) {
        unsigned digit = overruled[a] ? likeliest(reading, a) : 0;
        for (unsigned b = 0; digit && b < cells; b++) {
            if (b == a || !reading_peers(reading, a, b) || likeliest(reading, b) != digit)
                continue;
            reading->diagnosis.cells[b] = 1;
            reading->diagnosis.reason = SVISION_REASON_CONFLICT;
        }
    }
}

/* True if the digits form a puzzle: one with several solutions, or with one that clearly leads. */
static bool is_puzzle(const struct evidence *evidence, const struct svision_reading *reading)
{
    return reading->diagnosis.reason == SVISION_REASON_SEVERAL_SOLUTIONS ||
           (reading->solutions == 1 &&
            confidence_of_gap(evidence->assignment->gap) >= CONFIDENCE_MIN);
}

/* True if the digits of READING do not form a puzzle with one solution. */
static bool is_open(const struct svision_reading *reading)
{
    enum svision_reason reason = reading->diagnosis.reason;
    return reason == SVISION_REASON_FEW_DIGITS || reason == SVISION_REASON_SEVERAL_SOLUTIONS ||
           reason == SVISION_REASON_NO_SOLUTION ||
           (reason == SVISION_REASON_COVERED && reading->solutions > 1);
}

/* Names marks other than digits if the digits alone are not a puzzle; false if they are or if there
 * are no marks. */
static bool name_unread(struct svision_reading *reading)
{
    struct svision_diagnosis *diagnosis = &reading->diagnosis;
    if (!is_open(reading) || !reading->unread.kinds)
        return false;
    diagnosis->reason = SVISION_REASON_UNREAD_MARKS;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        diagnosis->cells[i] = reading->unread.cells[i] != 0;
    return true;
}

void confidence_find_cause(const struct evidence *evidence, struct svision_reading *reading)
{
    struct svision_diagnosis *diagnosis = &reading->diagnosis;
    if (diagnosis->reason < SVISION_REASON_FAINT || reading->joined)
        return;
    if (name_unread(reading))
        return;
    if (evidence->touched && !evidence->has_boxes && !is_puzzle(evidence, reading)) {
        /* Part of a grid may have been mistaken for the whole: its boxes are shifted, and its
         * digits are not a puzzle, not even one with several solutions. */
        diagnosis->edges = evidence->touched;
        diagnosis->reason = SVISION_REASON_CUT_OFF;
    } else if (sharpness_is_grid_blurred(evidence->pyramid, reading->crossings,
                                         reading->size->side)) {
        diagnosis->reason = SVISION_REASON_BLURRED;
    } else if (diagnosis->reason == SVISION_REASON_OVERRULED) {
        name_conflict(reading);
    }
}

/* Returns the sum of the probabilities that printed digits are wrong. If a digit may be
 * handwritten, it is weighted by how often writers make mistakes. */
static float doubt_of_print(const struct evidence *evidence, const struct svision_reading *reading)
{
    float sum = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        const float *cost = evidence->posterior->cost[i];
        float others = 0, own = expf(-cost[reading->cells[i]]);
        for (unsigned k = 1; k < evidence->posterior->answers && reading->cells[i]; k++)
            others += k == reading->cells[i] ? 0 : expf(-cost[k]);
        if (reading->cells[i])
            sum += (others + MISTAKEN_PRINT * expf(-cost[0])) / (own + others);
    }
    return sum;
}

/* True if the orientation is certain. Upside-down digits cannot pass for a puzzle where handwriting
 * is read. */
static bool is_way_clear(const struct evidence *evidence, const struct svision_reading *reading)
{
    return reading->has_hands || evidence->lead >= MIN_LEAD;
}

/* True if print alone proves the solution. Each overruled digit may add its own cost. */
static bool is_proved_by_print(const struct evidence *evidence,
                               const struct svision_reading *reading)
{
    const struct assignment *assignment = evidence->assignment;
    return assignment->printed <= 1 && assignment->changes <= MAX_CHANGES &&
           assignment->extra <= MAX_EXTRA * fmaxf((float)assignment->changes, 1) &&
           (confidence_of_gap(assignment->gap) >= CONFIDENCE_MIN || assignment->rival_agrees) &&
           doubt_of_print(evidence, reading) < MAX_PRINT_DOUBT;
}

bool confidence_of_solution(const struct evidence *evidence, const struct svision_reading *reading)
{
    return reading->joined == reading->has_place && !has_few_digits(reading) &&
           !evidence->other_way && !reading->denied && is_way_clear(evidence, reading) &&
           evidence->grid->cell >= MIN_CELL &&
           ((reading->solutions == 1 && is_proved_by_print(evidence, reading)) ||
            (reading->has_hands && consensus_find(evidence->space, evidence->glyphs,
                                                  evidence->posterior, reading) >= MIN_CONSENSUS));
}

void confidence_judge(const struct evidence *evidence, struct svision_reading *reading)
{
    float filled[BOARD_MAX_CELLS];
    uint8_t outliers[BOARD_MAX_CELLS], broken[BOARD_MAX_CELLS], veiled[BOARD_MAX_CELLS];
    veil_find(evidence->grid, evidence->turn, reading, veiled);
    float untouched = untouched_probability(evidence->posterior, reading, veiled, evidence->typed);
    if (reading->joined && !reading->has_place)
        blame(reading, SVISION_REASON_JOINED, BLAME_NONE);
    if (evidence->grid->cell < MIN_CELL)
        blame(reading, SVISION_REASON_LOW_RESOLUTION, BLAME_NONE);
    if (reading->diagnosis.edges)
        blame(reading, SVISION_REASON_CUT_OFF, BLAME_NONE);
    if (!is_way_clear(evidence, reading) || evidence->other_way || reading->denied)
        blame(reading, SVISION_REASON_AMBIGUOUS, BLAME_NONE);
    check_rules(evidence, reading);
    check_glare(evidence, reading);
    check_typed(evidence, reading);
    blanks_weigh(evidence->glyphs, evidence->posterior, reading, filled);
    check_probability(evidence, filled, untouched, reading);
    check_blanks(evidence, reading);
    check_shaded_digits(evidence, reading);
    if (outliers_find(evidence->space, evidence->posterior, reading, outliers))
        blame_cells(reading, SVISION_REASON_AMBIGUOUS, outliers);
    broken_find(evidence->glyphs, evidence->posterior, reading, broken);
    blame_cells(reading, SVISION_REASON_AMBIGUOUS, broken);
    check_entries(evidence, untouched, reading);
    check_writer(evidence, untouched, reading);
    check_zero(reading);
    check_covered(evidence, reading);
    check_faint(evidence, reading);
    set_confidence(evidence, filled, reading);
    reading->certainty = reading->diagnosis.reason ? SVISION_UNCERTAIN : SVISION_SURE;
}
