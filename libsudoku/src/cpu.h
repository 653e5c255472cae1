/* What the processor can do.
 *
 * Takes a feature, gives whether this CPU and its operating system support it, never fails. It is
 * looked up once, by whichever thread asks first. */
#ifndef CPU_H
#define CPU_H

#include <stdbool.h>

enum cpu_feature {
    CPU_ANY = 0,
    CPU_SSE41 = 1 << 0,  /* with SSSE3 */
    CPU_AVX2 = 1 << 1,   /* with BMI1 */
    CPU_AVX512 = 1 << 2, /* F, BW, VL, VBMI, BITALG; and AVX2, BMI1 */
    CPU_NEON = 1 << 3
};

bool cpu_has(enum cpu_feature feature);

#endif
