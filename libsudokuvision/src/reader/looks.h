/* Ways to look at a still picture in which no grid was found as it was taken. */
#ifndef READER_LOOKS_H
#define READER_LOOKS_H

#include "reader/reader_state.h"

/* True if the first reading of READER is sure. */
bool looks_is_sure(const struct svision_reader *reader);

/* Restores the picture as it was taken, or its NEGATIVE, after something was removed from it. */
void looks_show(struct svision_reader *reader, bool negative);

/* Turns the picture into its negative and reads the grids that METHODS find there. */
void looks_read_negative(struct svision_reader *reader, uint32_t methods);

/* Reads cells that are tiles between dark gaps, or else between light ones. */
void looks_read_tiles(struct svision_reader *reader);

/* Reads the picture in all ways; returns false if there is no reading. */
bool looks_read(struct svision_reader *reader);

#endif
