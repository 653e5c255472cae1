#include "reader/certainty/hearing.h"

#include <math.h>
#include <string.h>

#include "reader/certainty/board/split.h"
#include "reader/certainty/cells/blanks.h"
#include "reader/certainty/cells/untouched.h"
#include "reader/certainty/cells/veil.h"

/* Adds to FILLED the probability that candidates are a printed digit, as under tape. Where there
 * are entries, doubts about candidates are whether they are entries. */
static void weigh_candidates(const struct evidence *evidence, const struct svision_reading *reading,
                             float *filled)
{
    unsigned cells = board_size_cells(reading->size);
    if (memchr(reading->writing, SVISION_MARK_ENTRY, cells))
        return;
    for (unsigned i = 0; i < cells; i++)
        if (reading->writing[i] == SVISION_MARK_CANDIDATES)
            filled[i] = 1 - expf(-evidence->entry_doubt[i]);
}

/* Returns the probability that no print was missed; FILLED holds the probability of each cell that
 * it was. */
static float probability_of_blanks(const struct svision_reading *reading, const float *filled)
{
    float empty = 1;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        empty *= 1 - filled[i];
    return empty;
}

void hearing_open(const struct evidence *evidence, const struct svision_reading *reading,
                  struct hearing *hearing)
{
    uint8_t veiled[BOARD_MAX_CELLS];
    memset(hearing, 0, sizeof *hearing);
    hearing->evidence = evidence;
    hearing->reading = reading;
    veil_find(evidence->grid, evidence->turn, reading, veiled);
    blanks_weigh(evidence->glyphs, evidence->posterior, reading, hearing->filled);
    weigh_candidates(evidence, reading, hearing->filled);
    hearing->untouched =
        untouched_probability(evidence->posterior, reading, veiled, evidence->typed);
    hearing->board = evidence_gap_probability(evidence->assignment->gap);
    hearing->empty = probability_of_blanks(reading, hearing->filled);
    hearing->split = evidence->is_still ? split_probability(evidence->space, evidence->posterior,
                                                            reading, hearing->by_hand)
                                        : 1;
}

float hearing_probability(const struct hearing *hearing)
{
    return hearing->board * hearing->empty * (1 - hearing->untouched) * hearing->split;
}

float hearing_least(const struct hearing *hearing)
{
    return fminf(fminf(hearing->board, hearing->empty),
                 fminf(1 - hearing->untouched, hearing->split));
}

enum hearing_part hearing_weakest(const struct hearing *hearing)
{
    float written = 1 - hearing->untouched, least = hearing_least(hearing);
    if (hearing_probability(hearing) >= CONFIDENCE_MIN ||
        hearing->evidence->assignment->solutions != 1)
        return HEARING_NONE;
    return hearing->board <= least   ? HEARING_BOARD
           : hearing->empty <= least ? HEARING_EMPTY
           : written <= least        ? HEARING_WRITTEN
                                     : HEARING_SPLIT;
}
