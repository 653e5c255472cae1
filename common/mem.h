/* Memory through the caller's allocator.
 *
 * NULL where a size overflows or memory is short. */
#ifndef COMMON_MEM_H
#define COMMON_MEM_H

#include <stdbool.h>
#include <stddef.h>

#include <sudoku/memory.h>

/* A copy of ALLOCATOR, or malloc() and free() where it is NULL. */
struct sudoku_allocator mem_allocator(const struct sudoku_allocator *allocator);

/* COUNT zeroed elements of SIZE bytes; NULL where their product overflows or memory is short.
 * COUNT or SIZE may be 0: the result is then a pointer to free like any other. */
void *mem_alloc(const struct sudoku_allocator *allocator, size_t count, size_t size);

/* The same, not zeroed: for large blocks of which little is used, and only what was written. */
void *mem_alloc_unset(const struct sudoku_allocator *allocator, size_t count, size_t size);

/* Tells the system, where it listens (Linux), that the BYTES at POINTER will be read here and
 * there: large pages then save most of the time that looking up where they lie takes. Call it
 * before they are touched. */
void mem_advise_random(void *pointer, size_t bytes);

/* Takes POINTER back; NULL is left alone. */
void mem_free(const struct sudoku_allocator *allocator, void *pointer);

/* Makes *POINTER, an array of USED elements of SIZE bytes in room for *CAPACITY, hold at least
 * WANTED elements, at least doubling it; those beyond USED are not set. False where memory is
 * short: all is as it was. */
bool mem_grow(const struct sudoku_allocator *allocator, void **pointer, size_t used,
              size_t *capacity, size_t wanted, size_t size);

#endif
