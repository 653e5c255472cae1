#include "reader/certainty/confidence.h"

#include <math.h>

#include "reader/certainty/judges.h"
#include "reader/hand/consensus.h"

/* Minimum probability of a certain solution by print and handwriting. */
#define MIN_CONSENSUS 0.999F

/* True if print alone proves the solution, and the rules overrule none of it. */
static bool is_proved_by_print(const struct assignment *assignment)
{
    return assignment->changes == 0 &&
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

/* True if JUDGE looks at this picture. */
static bool looks_at(const struct judge *judge, const struct evidence *evidence)
{
    return judge->pictures != (evidence->is_still ? JUDGE_FILMS : JUDGE_STILLS);
}

/* Records VOTES, of judge NUMBER, in READING. Returns false if there are none. */
static bool count_votes(unsigned number, const struct votes *votes, struct svision_reading *reading)
{
    bool voted = votes->page;
    reading->page_votes |= (uint32_t)votes->page << number;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        voted = voted || votes->doubt[i];
        reading->votes[i] |= (uint32_t)(votes->doubt[i] != 0) << number;
        reading->doubt[i] =
            votes->doubt[i] > reading->doubt[i] ? votes->doubt[i] : reading->doubt[i];
    }
    return voted;
}

/* Asks all judges. Returns those that speak against READING, as bits. */
static uint32_t ask_judges(const struct hearing *hearing, struct svision_reading *reading)
{
    uint32_t against = 0;
    for (unsigned i = 0; i < JUDGE_COUNT; i++) {
        struct votes votes = {false, {0}};
        if (!looks_at(&judges[i], hearing->evidence))
            continue;
        judges[i].vote(hearing, &votes);
        if (count_votes(i, &votes, reading) && judges[i].pictures != JUDGE_FILMS)
            against |= UINT32_C(1) << i;
    }
    return against;
}

/* Returns the probability that the reading of HEARING is correct, despite judge NUMBER alone. */
static float despite(const struct hearing *hearing, unsigned number)
{
    return judges[number].subject == JUDGE_WEAKEST ? hearing_least(hearing)
                                                   : certainty_model.despite[number];
}

/* Returns the place of JUDGE's subject in their order; a weakest part is one of marks. */
static unsigned rank_of(const struct judge *judge)
{
    return judge->subject < JUDGE_MARKS ? judge->subject : JUDGE_MARKS;
}

/* Returns whether judge A rather than B names the reason: by the order of subjects, otherwise the
 * one that lowers the probability more. */
static bool is_stronger(const struct hearing *hearing, unsigned a, unsigned b)
{
    unsigned first = rank_of(&judges[a]), second = rank_of(&judges[b]);
    return first != second ? first < second : despite(hearing, a) < despite(hearing, b);
}

/* Returns the judge AGAINST the reading of HEARING, bits, not 0, that names the reason. */
static unsigned find_strongest(const struct hearing *hearing, uint32_t against)
{
    unsigned strongest = JUDGE_COUNT;
    for (unsigned i = 0; i < JUDGE_COUNT; i++)
        if (against >> i & 1 && (strongest == JUDGE_COUNT || is_stronger(hearing, i, strongest)))
            strongest = i;
    return strongest;
}

/* Sets the reason of READING, and names the cells of all judges AGAINST it, bits, with the same
 * reason. */
static void name_reason(const struct hearing *hearing, uint32_t against,
                        struct svision_reading *reading)
{
    const struct judge *strongest = &judges[find_strongest(hearing, against)];
    struct svision_diagnosis *diagnosis = &reading->diagnosis;
    for (unsigned i = 0; i < JUDGE_COUNT; i++)
        if (judges[i].reason != strongest->reason)
            against &= ~(UINT32_C(1) << i);
    diagnosis->reason = strongest->reason;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        diagnosis->cells[i] = (reading->votes[i] & against) != 0;
}

/* Returns the probability that the reading of HEARING is correct, by the judges AGAINST it, bits.
 */
static float weigh_votes(const struct hearing *hearing, uint32_t against)
{
    float probability = hearing_probability(hearing);
    for (unsigned i = 0; i < JUDGE_COUNT; i++)
        if (against >> i & 1 && judges[i].subject != JUDGE_WEAKEST)
            probability *= certainty_model.despite[i];
    return probability;
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
    uint32_t against = ask_judges(&hearing, reading);
    reading->gap = evidence->assignment->gap;
    reading->part[SVISION_PART_BOARD] = hearing.board;
    reading->part[SVISION_PART_BLANKS] = hearing.empty;
    reading->part[SVISION_PART_WRITER] = 1 - hearing.untouched;
    reading->part[SVISION_PART_SPLIT] = hearing.split;
    set_confidence(&hearing, reading);
    if (against)
        name_reason(&hearing, against, reading);
    float probability = weigh_votes(&hearing, against);
    const struct reading_outcome outcome = {.is_sure = probability >= CONFIDENCE_MIN,
                                            .probability = probability};
    reading_conclude(reading, &outcome);
}
