/* What is missing until a puzzle is settled.
 *
 * Takes the grid as this frame and as all frames show it, gives the first thing to do something
 * about and the cells concerned, never fails. */
#ifndef LACK_H
#define LACK_H

#include <sudokuvision/track.h>

#include "fuse.h"
#include "pyramid.h"

/* Marks in HIDDEN the cells of which FRAME, WIDTH x HEIGHT, says nothing: under glare or outside.
 */
void lack_hide(const struct svision_reading *frame, unsigned width, unsigned height,
               uint8_t *hidden);

/* What is missing where no grid was found for REASON. */
enum svision_lack lack_of_grid(enum svision_reason reason);

/* Sets lack, digit and the reading's suspects in TRACK, whose reading has its points. FRAME is what
 * this frame shows. */
void lack_find(const struct pyramid *pyramid, const struct svision_reading *frame,
               const struct fuse *fuse, const struct verdict *verdict, struct svision_track *track);

#endif
