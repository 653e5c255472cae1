/* The search for covers with colors and multiplicities by dancing links.
 *
 * Options may share a secondary item to which they give the same color, and a primary item is
 * covered as often as its bounds require: the problems XCC and MCC of D. E. Knuth, The Art of
 * Computer Programming, volume 4B, section 7.2.2.1 (Algorithms C and M). dance() is faster for
 * plain problems. */
#ifndef DLX_MULTICOVER_H
#define DLX_MULTICOVER_H

#include "dlx/dance.h"

/* Same as dance(), for any problem; it restores every link even after a stop. */
enum sudoku_status multicover(struct sudoku_cover *cover, struct limiter *limiter,
                              dance_found *found, void *user);

#endif
