/* An AVX2 register: 256 bits, four groups of four lanes. */
#ifndef ENGINE9_VECTORS_REG_AVX2_H
#define ENGINE9_VECTORS_REG_AVX2_H

#include <immintrin.h>

typedef __m256i reg;

#define REG(name)      _mm256_##name
#define REG_BITS(name) _mm256_##name##_si256
#define REG_BYTES(...) _mm256_broadcastsi128_si256(_mm_setr_epi8(__VA_ARGS__))

#include "engine9/vectors/reg_x86.h"

#endif
