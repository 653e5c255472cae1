/* The register of vec_words.h in portable C: a 64-bit word, six lanes of ten bits. */
#ifndef ENGINE9_VECTORS_REG_PORTABLE_H
#define ENGINE9_VECTORS_REG_PORTABLE_H

#include <stdint.h>

typedef uint64_t reg;

#define LANES(value) ((uint64_t)0x0004010040100401 * (value))

#include "engine9/vectors/reg_guarded.h"

/* Within each group of three lanes. */
static inline reg reg_stack_next(reg a)
{
    const uint64_t first = 0x3ff + ((uint64_t)0x3ff << 30);
    return (a >> 10 & (first | first << 10)) | (a << 20 & first << 20);
}

static inline reg reg_stack_after(reg a)
{
    const uint64_t first = 0x3ff + ((uint64_t)0x3ff << 30);
    return (a >> 20 & first) | (a << 10 & (first << 10 | first << 20));
}

#undef LANES

#endif
