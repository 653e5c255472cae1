/* Ways to read a still picture for which a film has no time: where there is no grid at first sight,
 * or a dark one that is not sure. */
#ifndef READER_SECOND_LOOK_H
#define READER_SECOND_LOOK_H

#include "reader/reader.h"

/* Looks at the picture of READER again, which was read with STATUS; gives the status now. */
enum svision_status second_look(struct svision_reader *reader, enum svision_status status);

#endif
