/* Counts of readings over the views of a kind of page. */
#ifndef TESTS_SUPPORT_VIEW_TALLY_H
#define TESTS_SUPPORT_VIEW_TALLY_H

#include <stdbool.h>

#include <sudokuvision/reading.h>

/* Zeroed: none was read. */
struct view_tally {
    unsigned none; /* without a grid found */
    unsigned right, sure, wrong_but_sure;
};

/* Counts READING, which is RIGHT or wrong. */
static inline void view_tally_add(struct view_tally *tally, const struct svision_reading *reading,
                                  bool right)
{
    bool sure = svision_reading_certainty(reading) == SVISION_SURE;
    tally->right += right;
    tally->sure += right && sure;
    tally->wrong_but_sure += !right && sure;
}

#endif
