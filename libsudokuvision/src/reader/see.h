/* What is seen in the cells of a grid: marks, and what each of them may be. */
#ifndef READER_SEE_H
#define READER_SEE_H

#include <sudokuvision/reader.h>

#include "detect/grid.h"
#include "digits/orientation.h"

/* The marks in the cells of GRID, which READER then has, and which way up they are. The lines of a
 * still in which some cells are light on dark are looked for anew. */
struct orientation see_marks(struct svision_reader *reader, struct grid *grid);

/* How likely each answer is in those cells, which lie UP. */
void see_answers(struct svision_reader *reader, const struct grid *grid,
                 const struct orientation *up);

#endif
