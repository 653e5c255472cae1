/* The strokes of the digits.
 *
 * Takes a digit and a place in its cell, gives how much of that place the digit covers, never
 * fails. */
#ifndef STROKES_H
#define STROKES_H

/* Coverage 0..1 of DIGIT (1..9) at (x, y) of a cell that runs from 0 to 1; PIXEL is the size of a
 * pixel in the same unit, over which the edge is spread. */
float strokes_cover(unsigned digit, float x, float y, float pixel);

#endif
