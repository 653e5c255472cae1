/* Singles: Full House, Naked Single, Hidden Single. */
#ifndef LOGIC_BASIC_SINGLE_H
#define LOGIC_BASIC_SINGLE_H

#include "logic/search.h"

/* The last open cell of a unit. */
bool single_find_full_house(struct search *search);

/* A cell with one candidate. */
bool single_find_naked(struct search *search);

/* A digit with one place left in a unit. */
bool single_find_hidden(struct search *search);

/* Reports what DIGIT in CELL, a single that is due, is an example of. False: of nothing that is
 * asked for, or the search goes on. */
typedef bool single_report(struct search *search, unsigned cell, unsigned digit);

/* Goes through QUEUE in the order in which the singles came due; solved ones leave its front. */
bool single_report_due(struct search *search, struct due_queue *queue, single_report *report);

#endif
