/* Learned clauses in one block of words.
 *
 * Two literals of each clause are watched; where the block is full the worse half is dropped, and
 * a clause that still finds no room is not kept.
 *
 * A clause is a header and its literals, of which the first two are watched (M. Moskewicz et al.,
 * "Chaff", DAC 2001). The clauses that watch a literal form a linked list through their headers
 * (A. Biere, "PicoSAT essentials", JSAT 4, 2008, section 4), so that no list ever has to grow. A
 * link is the clause's position << 1 | which of its two watches; 0 ends a list. */
#ifndef CDCL_CLAUSE_H
#define CDCL_CLAUSE_H

#include "cdcl/trail.h"

/* Words of a clause. Its glue is the number of levels among its literals when it was learned: the
 * fewer the better (G. Audemard, L. Simon, "Predicting learnt clauses quality", IJCAI 2009). */
enum { CLAUSE_SIZE, CLAUSE_GLUE, CLAUSE_NEXT, CLAUSE_LITERALS = CLAUSE_NEXT + 2 };

/* Forgets all clauses. */
void clauses_clear(struct trail *trail);

/* Adds COUNT >= 2 literals, all of them false: the first became so on the last level, the second
 * last of the others. Gives the clause's position, or 0 where there is no room. */
uint32_t clauses_add(struct trail *trail, const uint32_t *literals, uint32_t count, uint32_t glue);

/* LITERAL became false: assigns what the clauses that watch it imply, or notes a conflict. */
void clauses_visit(struct trail *trail, uint32_t literal);

#endif
