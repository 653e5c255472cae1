/* Exact cover as in the textbook, to measure against: Algorithm X with dancing links and the
 * shortest list first, by recursion, for items that are covered exactly once. Method: D. E. Knuth,
 * "Dancing Links" (arXiv:cs/0011047). */
#ifndef BENCH_TEXTBOOK_H
#define BENCH_TEXTBOOK_H

#include <stddef.h>
#include <stdint.h>

struct textbook;

/* For so many primary and secondary items; NULL where memory is short. */
struct textbook *textbook_create(size_t primary, size_t secondary);

void textbook_destroy(struct textbook *book);

/* Adds an option. Negative where memory is short. */
int textbook_add(struct textbook *book, const size_t *items, size_t count);

/* Counts the covers. */
uint64_t textbook_count(struct textbook *book);

#endif
