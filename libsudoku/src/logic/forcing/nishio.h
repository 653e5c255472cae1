/* Nishio in short: whether a digit can still stand in all units, with a candidate of it on or off.
 */
#ifndef LOGIC_FORCING_NISHIO_H
#define LOGIC_FORCING_NISHIO_H

#include "logic/position.h"

/* Whether chains of DIGIT alone from CELL may lead to a contradiction; if not, none does. */
bool nishio_may_clash(const struct position *position, unsigned cell, unsigned digit, bool is_on);

#endif
