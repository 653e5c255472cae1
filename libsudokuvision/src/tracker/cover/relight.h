/* Estimates the change of light on a cell from its earlier appearance.
 *
 * The light at a place is the median ratio of brightness around it, now and before. A shadow scales
 * lines and paper alike, and the median preserves its straight edge (Tukey, Exploratory Data
 * Analysis, 1977); skin over a line is as bright as skin beside it. */
#ifndef TRACKER_COVER_RELIGHT_H
#define TRACKER_COVER_RELIGHT_H

#include <stdint.h>

/* Places from line to line, and those of a cell including both lines. */
enum {
    APPEARANCE_STEPS = 6,
    APPEARANCE_SIDE = APPEARANCE_STEPS + 1,
    APPEARANCE_PITCH = 8, /* from row to row */
};

/* Stores in LIT the places of a cell that looks like NOW in the light of WAS. Each has
 * APPEARANCE_SIDE places a side, with rows PITCH apart. */
void relight(const uint8_t *was, const uint8_t *now, uint8_t *lit);

#endif
