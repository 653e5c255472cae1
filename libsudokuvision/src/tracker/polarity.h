/* Whether the page is dark on light, or light on dark as a screen at night, which is read as its
 * negative.
 *
 * Where no grid is known both ways take turns, so that a frame without a grid costs no more than
 * before. A grid stays as it was found; while its readings are doubtful the other way is tried now
 * and then, since the cells of a dark page, and what is between them, may pass for a grid of
 * blanks. */
#ifndef TRACKER_POLARITY_H
#define TRACKER_POLARITY_H

#include "reader/reader.h"

struct polarity {
    bool negative;     /* the frame at hand is looked at as its negative */
    bool dark;         /* and is a dark one, whichever way it is looked at */
    bool last;         /* the last grid was light on dark */
    unsigned waiting;  /* frames in a row in which there was no grid, or a doubtful one */
    float probability; /* that the last reading of the grid was right */
};

/* Makes READER look at its frame the way in which the grid was found; KNOWN: there is one. */
void polarity_look(struct polarity *polarity, struct svision_reader *reader, bool known);

/* Notes READING, the grid's last one. */
void polarity_note(struct polarity *polarity, const struct svision_reading *reading);

/* Now and then reads the frame the other way. Returns whether what is there is likelier right than
 * the grid; else READER looks as it did, and nothing was read. */
bool polarity_read_other(struct polarity *polarity, struct svision_reader *reader);

/* Whether a grid may begin with READING: in a bright picture light lines are rare, and what is like
 * them is mostly none. */
bool polarity_admits(const struct polarity *polarity, const struct svision_reading *reading);

#endif
