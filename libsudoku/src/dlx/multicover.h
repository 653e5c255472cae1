/* The search for covers with colors and multiplicities by dancing links.
 *
 * Several options may share a secondary item to which all of them give the same color, and a
 * primary item is covered as often as its bounds say: the problems XCC and MCC of D. E. Knuth, The
 * Art of Computer Programming, volume 4B, section 7.2.2.1 (Algorithms C and M). Plain problems are
 * left to dance(), which need not ask for any of this. */
#ifndef DLX_MULTICOVER_H
#define DLX_MULTICOVER_H

#include "dlx/dance.h"

/* As dance(), for any problem; afterwards, too, every link is as it was. */
enum sudoku_status multicover(struct sudoku_cover *cover, struct limiter *limiter,
                              dance_found *found, void *user);

#endif
