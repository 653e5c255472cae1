/* Learned clauses in one block of words.
 *
 * When the block is full, the worse half is dropped; a clause that still does not fit is not kept.
 *
 * A clause is a header and its literals, the first two watched (M. Moskewicz et al., "Chaff", DAC
 * 2001). The clauses that watch a literal form a linked list through their headers (A. Biere,
 * "PicoSAT essentials", JSAT 4, 2008, section 4), so lists never grow. A link is position << 1 |
 * watch (0 or 1); 0 ends a list. */
#ifndef CDCL_CLAUSE_H
#define CDCL_CLAUSE_H

#include "cdcl/trail.h"

/* Words of a clause. Its glue is the number of levels among its literals when it was learned; lower
 * is better (G. Audemard, L. Simon, "Predicting learnt clauses quality", IJCAI 2009). */
enum { CLAUSE_SIZE, CLAUSE_GLUE, CLAUSE_NEXT, CLAUSE_LITERALS = CLAUSE_NEXT + 2 };

/* Forgets all clauses. */
void clauses_clear(struct trail *trail);

/* Adds a clause of COUNT >= 2 literals, all false: the first of the last level, the second the
 * latest of the others. Returns its position, or 0 if there is no room. */
uint32_t clauses_add(struct trail *trail, const uint32_t *literals, uint32_t count, uint32_t glue);

/* LITERAL became false: assigns what the clauses that watch it imply, or records a conflict. */
void clauses_visit(struct trail *trail, uint32_t literal);

#endif
