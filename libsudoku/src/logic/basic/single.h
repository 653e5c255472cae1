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

/* Reports the due single DIGIT in CELL if it is of the requested kind. Returns true if no more
 * steps are needed. */
typedef bool single_report(struct search *search, unsigned cell, unsigned digit);

/* Reports the singles of QUEUE in the order in which they became due; removes solved ones from its
 * front. */
bool single_report_due(struct search *search, struct due_queue *queue, single_report *report);

#endif
