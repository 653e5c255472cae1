#include "reader/certainty/cause.h"

#include <string.h>

#include "image/sharpness.h"
#include "maths/stat.h"
#include "reader/certainty/judges.h"

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

/* Returns the judges with REASON, as bits. */
static uint32_t judges_of(enum svision_reason reason)
{
    uint32_t bits = 0;
    for (unsigned i = 0; i < JUDGE_COUNT; i++)
        bits |= (uint32_t)(judges[i].reason == reason) << i;
    return bits;
}

/* True if a judge with REASON has voted against READING as a whole. */
static bool is_voted(const struct svision_reading *reading, enum svision_reason reason)
{
    return reading->page_votes & judges_of(reason);
}

/* Names the cells that objects may cover if there are several solutions: a digit may be in them. */
static void name_covered(struct svision_reading *reading)
{
    const uint32_t judge = judges_of(SVISION_REASON_COVERED);
    uint8_t covered[BOARD_MAX_CELLS] = {0};
    unsigned cells = board_size_cells(reading->size);
    for (unsigned i = 0; i < cells; i++)
        covered[i] = (reading->votes[i] & judge) != 0;
    if (reading->diagnosis.reason != SVISION_REASON_SEVERAL_SOLUTIONS || !memchr(covered, 1, cells))
        return;
    reading->diagnosis.reason = SVISION_REASON_COVERED;
    memcpy(reading->diagnosis.cells, covered, cells);
}

/* True if the digits form a puzzle: one with several solutions, or with one that clearly leads. */
static bool is_puzzle(const struct evidence *evidence, const struct svision_reading *reading)
{
    return reading->diagnosis.reason == SVISION_REASON_SEVERAL_SOLUTIONS ||
           (reading->solutions == 1 &&
            evidence_gap_probability(evidence->assignment->gap) >= CONFIDENCE_MIN);
}

/* True if a digit that conflicts with others may be such a mark, as a circle that is read as a 9.
 */
static bool is_mark_in_conflict(const struct svision_reading *reading)
{
    bool conflicting = reading->diagnosis.reason == SVISION_REASON_CONFLICT, found = false;
    for (unsigned i = 0; i < board_size_cells(reading->size) && conflicting; i++)
        found = found || (reading->diagnosis.cells[i] && reading->unread.cells[i]);
    return found;
}

/* True if the digits of READING do not form a puzzle with one solution. */
static bool is_open(const struct svision_reading *reading)
{
    return is_mark_in_conflict(reading) || is_voted(reading, SVISION_REASON_FEW_DIGITS) ||
           is_voted(reading, SVISION_REASON_SEVERAL_SOLUTIONS) ||
           is_voted(reading, SVISION_REASON_NO_SOLUTION);
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

void cause_find(const struct evidence *evidence, struct svision_reading *reading)
{
    struct svision_diagnosis *diagnosis = &reading->diagnosis;
    if (diagnosis->reason < SVISION_REASON_GLARE || reading->joined)
        return;
    name_covered(reading);
    if (name_unread(reading) || diagnosis->reason == SVISION_REASON_GLARE)
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
