/* Exact cover as in the textbook, for comparison: Algorithm X with dancing links and the shortest
 * list first, by recursion, for items covered exactly once. Source: D. E. Knuth, "Dancing Links"
 * (arXiv:cs/0011047). */
#ifndef BENCH_TEXTBOOK_H
#define BENCH_TEXTBOOK_H

#include <stddef.h>
#include <stdint.h>

struct textbook;

/* Creates a problem with these numbers of primary and secondary items; NULL if memory is short. */
struct textbook *textbook_create(size_t primary, size_t secondary);

void textbook_destroy(struct textbook *book);

/* Adds an option. Returns a negative number if memory is short. */
int textbook_add(struct textbook *book, const size_t *items, size_t count);

/* Returns the number of covers. */
uint64_t textbook_count(struct textbook *book);

#endif
