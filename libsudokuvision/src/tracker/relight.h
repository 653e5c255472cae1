/* The light in which a cell lies, told from what is printed there by what it looked like before.
 *
 * The light of a place is how many times brighter most places around it are than they were. A
 * shadow leaves to lines what it leaves to the paper beside them, and so does the median of those
 * ratios, which keeps a straight edge where it is (Tukey, Exploratory Data Analysis, 1977); skin
 * over a line is as bright as skin beside it. */
#ifndef TRACKER_RELIGHT_H
#define TRACKER_RELIGHT_H

#include <stdint.h>

/* Gives in LIT the places of a cell that looks like NOW as they would be in the light in which it
 * looked like WAS. Each has APPEARANCE_SIDE places a side, rows PITCH apart. */
void relight(const uint8_t *was, const uint8_t *now, uint8_t *lit);

#endif
