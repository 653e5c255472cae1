/* What is behind an uncertain reading.
 *
 * Takes a reading with the reason that its digits give, gives the one to do something about where
 * that is another, never fails. */
#ifndef CAUSE_H
#define CAUSE_H

#include <sudokuvision/reader.h>

#include "pyramid.h"

/* Changes reason, suspect and edges of READING where its reason is about digits. TOUCHED are the
 * edges of the picture (enum svision_edge) to which the grid comes close. */
void cause_name(const struct pyramid *pyramid, unsigned touched, struct svision_reading *reading);

#endif
