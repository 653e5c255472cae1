/* Memory from the caller's allocator. */
#ifndef COMMON_MEM_H
#define COMMON_MEM_H

#include <stdbool.h>
#include <stddef.h>

#include <sudoku/memory.h>

/* Returns a copy of ALLOCATOR, or malloc() and free() if it is NULL. */
struct sudoku_allocator mem_allocator(const struct sudoku_allocator *allocator);

/* Returns COUNT zeroed elements of SIZE bytes, or NULL if the product overflows or memory is short.
 * A product of 0 still returns a pointer to be freed. */
void *mem_alloc(const struct sudoku_allocator *allocator, size_t count, size_t size);

/* Same as mem_alloc(), but not zeroed, for large blocks that stay mostly unused. */
void *mem_alloc_unset(const struct sudoku_allocator *allocator, size_t count, size_t size);

/* Advises the system (Linux) of random reads of the BYTES at POINTER: large pages then save most of
 * the time of address translation. To be called before the memory is touched. */
void mem_advise_random(void *pointer, size_t bytes);

/* Frees POINTER; NULL is ignored. */
void mem_free(const struct sudoku_allocator *allocator, void *pointer);

/* Grows *POINTER, an array of USED elements of SIZE bytes with room for *CAPACITY, to hold at least
 * WANTED, at least doubling it; elements past USED are not initialized. Returns false and changes
 * nothing if memory is short. */
bool mem_grow(const struct sudoku_allocator *allocator, void **pointer, size_t used,
              size_t *capacity, size_t wanted, size_t size);

#endif
