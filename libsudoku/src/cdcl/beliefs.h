/* Probable digits of open cells, by belief propagation.
 *
 * Of a cell's candidates exactly one is true, and of a digit's places in a box, or of its segments
 * in another unit; a *segment* is the part of a unit in one box. Each of these groups sends each
 * of its members a *message*, the odds of that member: 1 over the sum of the odds that the others
 * have without the messages of this group (sum-product algorithm: F. Kschischang, B. Frey,
 * H.-A. Loeliger, "Factor graphs and the sum-product algorithm", IEEE Transactions on Information
 * Theory 47, 2001; on Sudoku, T. Moon, J. Gunther, "Multiple constraint satisfaction by belief
 * propagation: an example using Sudoku", IEEE Mountain Workshop on Adaptive and Learning Systems,
 * 2006). Segments in place of cells avoid the loops through two cells that share a box and a row.
 *
 * Groups overlap, so the odds need not become those of the solutions. On large boards most of them
 * approach 0 or infinity within some fifty passes, near an assignment with few clashes, which
 * depends on the first odds. */
#ifndef CDCL_BELIEFS_H
#define CDCL_BELIEFS_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/memory.h>
#include <sudoku/status.h>

#include "board/layout.h"
#include "cdcl/candidates.h"

struct beliefs;

/* Creates beliefs in *OUT, or sets it to NULL if a cell of LAYOUT is not in exactly one box or
 * region, or a unit is not full. */
enum sudoku_status beliefs_create(const struct sudoku_layout *layout,
                                  const struct sudoku_allocator *allocator, struct beliefs **out);
void beliefs_destroy(struct beliefs *beliefs, const struct sudoku_allocator *allocator);

/* Starts from random odds of CANDIDATES. */
void beliefs_begin(struct beliefs *beliefs, const struct candidates *candidates, uint64_t *random);

/* Returns the number of turns of a pass, which sends all messages once. */
uint32_t beliefs_turns(const struct beliefs *beliefs);

/* Sends the messages of TURN, 0..turns-1, the cells' or a unit's, to CANDIDATES, which are those of
 * beliefs_begin(); returns their number. */
uint32_t beliefs_send(struct beliefs *beliefs, const struct candidates *candidates, uint32_t turn);

/* Returns the most probable candidate of CELL, which has one at least. */
uint32_t beliefs_best(const struct beliefs *beliefs, const struct candidates *candidates,
                      unsigned cell);

#endif
