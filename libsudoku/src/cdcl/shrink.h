/* Minimization of learned clauses.
 *
 * Given the rest of the clause, the literals of one level often follow from a single one of that
 * level, which replaces them (M. Fleury, A. Biere, "Efficient all-UIP learned clause minimization",
 * SAT 2021). Otherwise literals that others imply are dropped (N. Sorensson, A. Biere, "Minimizing
 * learned clauses", SAT 2009, section 2: local minimization). */
#ifndef CDCL_SHRINK_H
#define CDCL_SHRINK_H

#include "cdcl/trail.h"

/* Shrinks the clause of SIZE literals in analysis.literals, all of them marked, keeping the first.
 * Returns its new size. */
uint32_t shrink_clause(struct trail *trail, uint32_t size);

#endif
