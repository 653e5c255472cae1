/* From a grid to the probabilities of its cells. */
#ifndef READER_CLASSIFY_H
#define READER_CLASSIFY_H

#include <sudokuvision/reader.h>

#include "detect/grid.h"
#include "digits/orientation.h"

/* Extracts the cells of GRID and finds their marks and orientation. In a still picture with some
 * cells light on dark, the lines are located again. */
struct orientation classify_marks(struct svision_reader *reader, struct grid *grid);

/* Computes the costs of all answers in those cells; UP is their orientation. */
void classify_answers(struct svision_reader *reader, const struct grid *grid,
                      const struct orientation *up);

#endif
