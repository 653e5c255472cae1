#include "tracker/evidence/writing.h"

#include <string.h>

#include "reader/hand/verdict.h"

/* Minimum weight of frames, initially 1 each, to decide on an entry. */
#define MIN_WEIGHT 2.5F

/* Factor of the evidence from frames, where small marks are not examined as closely as in still
 * pictures: of 1880 right entries on synthetic pages two look as wrong as 4.3, and one of 175 wrong
 * ones as right as 5.1. */
#define FRAME_SHARE 0.75F

static bool has_solution(const struct writing *writing, const struct svision_reading *reading)
{
    return memcmp(writing->solution, reading->solution, sizeof writing->solution) == 0;
}

static void fade(struct entry_votes *cell, float keep)
{
    cell->weight *= keep;
    for (unsigned digit = 0; digit < 10; digit++) {
        cell->entry[digit] *= keep;
        cell->looks[digit] *= keep;
        cell->evidence[digit] *= keep;
    }
}

void writing_add(struct writing *writing, const struct svision_reading *reading,
                 const uint8_t *skip, float keep)
{
    if (!reading->has_hands || reading->solutions != 1)
        return;
    if (!has_solution(writing, reading))
        *writing = (struct writing){0};
    memcpy(writing->solution, reading->solution, sizeof writing->solution);
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        struct entry_votes *cell = &writing->cells[i];
        if (skip[i])
            continue;
        fade(cell, keep);
        cell->weight++;
        cell->entry[reading->entries[i]]++;
        cell->looks[reading->seen[i]]++;
        for (unsigned digit = 1; digit < SVISION_ENTRY_DIGITS && reading->entries[i]; digit++)
            cell->evidence[digit] += reading->evidence[i][digit];
    }
}

/* The majority vote, or 0 if no digit has more than half of WEIGHT. */
static unsigned majority(const float *votes, float weight)
{
    for (unsigned digit = 1; digit < 10; digit++)
        if (votes[digit] > weight / 2)
            return digit;
    return 0;
}

static void give_cell(const struct entry_votes *cell, struct svision_reading *reading, unsigned i)
{
    float read = cell->weight - cell->entry[0];
    unsigned entry =
        cell->weight < MIN_WEIGHT || reading->cells[i] ? 0 : majority(cell->entry, cell->weight);
    reading->entries[i] = (uint8_t)entry;
    reading->seen[i] = (uint8_t)(entry ? majority(cell->looks, read) : 0);
    for (unsigned digit = 1; digit < SVISION_ENTRY_DIGITS && entry; digit++)
        reading->evidence[i][digit] = FRAME_SHARE * cell->evidence[digit] / read;
    reading->writing[i] = reading->cells[i] ? SVISION_MARK_GIVEN
                          : entry           ? SVISION_MARK_ENTRY
                                            : SVISION_MARK_NONE;
}

bool writing_copy(const struct writing *writing, struct svision_reading *reading)
{
    static const struct entry_votes nothing;
    bool known = reading->size->side == BOARD_SIZE_CLASSIC && has_solution(writing, reading);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        give_cell(known ? &writing->cells[i] : &nothing, reading, i);
    memcpy(reading->expected, reading->solution, sizeof reading->expected);
    return verdicts_weigh(reading);
}
