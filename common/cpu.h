/* Features of the processor, detected once, by the first thread to ask. */
#ifndef COMMON_CPU_H
#define COMMON_CPU_H

#include <stdbool.h>

enum cpu_feature {
    CPU_ANY = 0,
    CPU_SSE41 = 1 << 0,  /* with SSSE3 and POPCNT */
    CPU_AVX2 = 1 << 1,   /* with BMI1 and all of CPU_SSE41 */
    CPU_AVX512 = 1 << 2, /* F, BW, VL, VBMI, BITALG, VNNI; and all of CPU_AVX2 */
    CPU_NEON = 1 << 3,
    CPU_WASM_SIMD = 1 << 4 /* 128-bit vectors */
};

bool cpu_has(enum cpu_feature feature);

#endif
