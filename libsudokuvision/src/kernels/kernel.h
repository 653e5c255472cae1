/* Names of the loops in one set; KERNEL_SET is the set being compiled. */
#ifndef KERNELS_KERNEL_H
#define KERNELS_KERNEL_H

#include "kernels/kernels.h"

#define KERNEL_JOIN(set, name) kernels_##set##_##name
#define KERNEL_NAME(set, name) KERNEL_JOIN(set, name)
#define KERNEL(name)           KERNEL_NAME(KERNEL_SET, name)

/* Defined for sets with vectors of 128 bits, which sources write in the notation that gcc and clang
 * share. */
#if (defined(__SSE4_1__) && !defined(__AVX2__)) || defined(__wasm_simd128__) || defined(KERNEL_NEON)
#define KERNEL_QUARTERS
#endif

#ifdef KERNEL_SET
/* NOLINTNEXTLINE(bugprone-macro-parentheses): parts of a declaration */
#define KERNEL_DECLARE(type, name, parameters) type KERNEL(name) parameters;
KERNELS(KERNEL_DECLARE)
#endif

#endif
