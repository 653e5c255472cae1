#include "reader/certainty/confidence.h"

#include <math.h>

#include "reader/certainty/judges.h"
#include "reader/hand/consensus.h"

/* Minimum probability of a certain solution by print and handwriting. */
#define MIN_CONSENSUS 0.999F

/* True if print alone proves the solution. Each overruled digit may add its own cost. */
static bool is_proved_by_print(const struct assignment *assignment)
{
    return assignment->printed <= 1 && assignment->changes <= EVIDENCE_MAX_CHANGES &&
           assignment->extra <= EVIDENCE_MAX_EXTRA * fmaxf((float)assignment->changes, 1) &&
           evidence_gap_probability(assignment->solution_gap) >= CONFIDENCE_MIN;
}

bool confidence_of_solution(const struct evidence *evidence, const struct svision_reading *reading)
{
    return reading->joined == reading->has_place && !judges_few_digits(reading) &&
           !evidence->other_way && !reading->denied && judges_way_is_clear(evidence, reading) &&
           judges_cells_are_large(evidence) &&
           ((reading->solutions == 1 && is_proved_by_print(evidence->assignment)) ||
            (reading->has_hands && consensus_find(evidence->space, evidence->glyphs,
                                                  evidence->posterior, reading) >= MIN_CONSENSUS));
}

/* True if JUDGE looks at this picture, despite the reason found so far. */
static bool is_asked(const struct judge *judge, const struct evidence *evidence,
                     enum svision_reason reason)
{
    return judge->pictures != (evidence->is_still ? JUDGE_FILMS : JUDGE_STILLS) &&
           (!judge->despite || judge->despite >> reason & 1);
}

/* Adds VOTES, of judge NUMBER, to the reason of READING, the cells that it names, and their
 * doubts. */
static void count_votes(unsigned number, const struct votes *votes, struct svision_reading *reading)
{
    const struct judge *judge = &judges[number];
    struct svision_diagnosis *diagnosis = &reading->diagnosis;
    bool voted = votes->page;
    reading->page_votes |= (uint32_t)votes->page << number;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        voted = voted || votes->doubt[i];
        reading->votes[i] |= (uint32_t)(votes->doubt[i] != 0) << number;
        reading->doubt[i] =
            votes->doubt[i] > reading->doubt[i] ? votes->doubt[i] : reading->doubt[i];
    }
    if (!voted || judge->pictures == JUDGE_FILMS)
        return;
    if (judge->despite)
        diagnosis_clear(diagnosis, reading->size->side);
    if (diagnosis->reason != SVISION_REASON_NONE && diagnosis->reason != judge->reason)
        return;
    diagnosis->reason = judge->reason;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        diagnosis->cells[i] |= votes->doubt[i] != 0;
}

/* Sets the confidence in each cell; where typed digits may be print, nothing is known of them. */
static void set_confidence(const struct hearing *hearing, struct svision_reading *reading)
{
    const struct evidence *evidence = hearing->evidence;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        float doubt = evidence->posterior->cost[i][reading->cells[i]] +
                      (reading->cells[i] ? 0 : evidence->entry_doubt[i]);
        bool weighed = reading->writing[i] == SVISION_MARK_CANDIDATES && hearing->filled[i] > 0;
        reading->confidence[i] = (1 - hearing->filled[i]) * expf(weighed ? 0 : -doubt);
        if (evidence->typed[i] && evidence->typed_unclear[i])
            reading->none[i] = INFINITY;
    }
}

void confidence_judge(const struct evidence *evidence, struct svision_reading *reading)
{
    struct hearing hearing;
    hearing_open(evidence, reading, &hearing);
    for (unsigned i = 0; i < JUDGE_COUNT; i++) {
        struct votes votes = {false, {0}};
        if (!is_asked(&judges[i], evidence, reading->diagnosis.reason))
            continue;
        judges[i].vote(&hearing, &votes);
        count_votes(i, &votes, reading);
        hearing.contested = judges[i].contests ? reading->diagnosis.reason != SVISION_REASON_NONE
                                               : hearing.contested;
    }
    reading->gap = evidence->assignment->gap;
    reading->contested = hearing.contested;
    reading->part[SVISION_PART_BOARD] = hearing.board;
    reading->part[SVISION_PART_BLANKS] = hearing.empty;
    reading->part[SVISION_PART_WRITER] = 1 - hearing.untouched;
    reading->part[SVISION_PART_SPLIT] = hearing.split;
    set_confidence(&hearing, reading);
    const struct reading_outcome outcome = {.is_sure = !reading->diagnosis.reason,
                                            .probability = hearing_probability(&hearing)};
    reading_conclude(reading, &outcome);
}
