/* Techniques whose steps earlier ones of an order always find first. */
#ifndef CRITERIA_COVERED_H
#define CRITERIA_COVERED_H

#include "generate/criteria/order.h"

/* False, with the argument error noted, if CRITERIA require a technique that those before it in the
 * order leave no step. IS_CLASSIC: on the classic board. */
bool covered_is_possible(const struct criteria *criteria, bool is_classic);

#endif
