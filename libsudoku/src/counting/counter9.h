/* counting/counter.h for the classic board, by the rounds of engine9 (engine9/count_tmpl.h). */
#ifndef COUNTING_COUNTER9_H
#define COUNTING_COUNTER9_H

#include "engine/engine.h"

struct counter9;

/* Creates a counter with a cache of up to MAX_BYTES and the instructions SIMD, which must be
 * available. */
enum sudoku_status counter9_create(enum sudoku_simd simd, size_t max_bytes,
                                   const struct sudoku_allocator *allocator, struct counter9 **out);

/* Same as engine_counter. */
extern const struct engine engine_counter9;

#endif
