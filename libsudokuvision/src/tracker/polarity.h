/* Whether the page is dark on light, or light on dark like a screen at night, which is read
 * inverted.
 *
 * While no grid is tracked, both polarities alternate, so a frame without a grid takes no longer. A
 * grid keeps its polarity; while its readings are doubtful, the other one is tried now and then,
 * because the cells of a dark page and the gaps between them may look like a grid of blanks. */
#ifndef TRACKER_POLARITY_H
#define TRACKER_POLARITY_H

#include "reader/reader.h"

struct polarity {
    bool negative;     /* the current frame is inverted */
    bool dark;         /* and dark before the inversion */
    bool last;         /* the last grid was light on dark */
    unsigned waiting;  /* consecutive frames without a grid, or with a doubtful one */
    float probability; /* of the grid's last reading */
};

/* Inverts READER's frame according to the polarity of the grid. KNOWN: there is one. */
void polarity_apply(struct polarity *polarity, struct svision_reader *reader, bool known);

/* Records READING, the grid's last one. */
void polarity_record(struct polarity *polarity, const struct svision_reading *reading);

/* Reads the frame with the other polarity now and then. Returns true if the result is more probable
 * than the grid; otherwise restores READER's frame, without a reading. */
bool polarity_read_other(struct polarity *polarity, struct svision_reader *reader);

/* True if tracking may begin with READING. In a bright picture, light lines are rare and usually
 * something else. */
bool polarity_admits(const struct polarity *polarity, const struct svision_reading *reading);

#endif
