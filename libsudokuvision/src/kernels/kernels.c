#include "kernels/kernels.h"

#include <stddef.h>

#include "common/cpu.h"
#include "config.h"

extern const struct kernels kernels_plain;
#if HAVE_X86_KERNELS
extern const struct kernels kernels_sse, kernels_avx2, kernels_avx512;
#endif
#if HAVE_NEON_KERNELS
extern const struct kernels kernels_neon;
#endif

static const struct {
    const struct kernels *kernels;
    enum cpu_feature needs;
} sets[] = {
    {&kernels_plain, CPU_ANY},
#if HAVE_X86_KERNELS
    {&kernels_sse, CPU_SSE41}, {&kernels_avx2, CPU_AVX2}, {&kernels_avx512, CPU_AVX512},
#endif
#if HAVE_NEON_KERNELS
    {&kernels_neon, CPU_NEON},
#endif
};

enum { SETS = sizeof sets / sizeof sets[0] };

const struct kernels *kernels_best(void)
{
    unsigned best = SETS - 1;
    while (best > 0 && !cpu_has(sets[best].needs))
        best--;
    return sets[best].kernels;
}

const struct kernels *kernels_set(unsigned number)
{
    for (unsigned i = 0; i < SETS; i++)
        if (cpu_has(sets[i].needs) && number-- == 0)
            return sets[i].kernels;
    return NULL;
}
