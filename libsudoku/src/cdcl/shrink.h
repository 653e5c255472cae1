/* Shorter learned clauses.
 *
 * The literals of one level often follow from a single one of that level, the rest of the clause
 * being given: it takes their place (M. Fleury, A. Biere, "Efficient all-UIP learned clause
 * minimization", SAT 2021). Where that fails, literals that others imply are left out (N.
 * Sorensson, A. Biere, "Minimizing learned clauses", SAT 2009, section 2: local minimization). */
#ifndef CDCL_SHRINK_H
#define CDCL_SHRINK_H

#include "cdcl/trail.h"

/* Shortens the clause of SIZE literals in analysis.literals, whose variables are marked and the
 * first of which stays, and gives its new size. */
uint32_t shrink_clause(struct trail *trail, uint32_t size);

#endif
