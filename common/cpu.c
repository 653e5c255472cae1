#include "common/cpu.h"

#include <stdatomic.h>

/* Marks a set of features as detected; 0 means not yet. */
enum { KNOWN = 1 << 30 };

#if defined(__x86_64__) || defined(__i386__)
/* The compiler's functions also check that the operating system saves the registers. */
static unsigned detect(void)
{
    unsigned features = 0;
    __builtin_cpu_init();
    if (__builtin_cpu_supports("ssse3") && __builtin_cpu_supports("sse4.1") &&
        __builtin_cpu_supports("popcnt"))
        features |= CPU_SSE41;
    if ((features & CPU_SSE41) && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi"))
        features |= CPU_AVX2;
    if ((features & CPU_AVX2) && __builtin_cpu_supports("avx512f") &&
        __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512bitalg") &&
        __builtin_cpu_supports("avx512vnni"))
        features |= CPU_AVX512;
    return features;
}
#elif defined(__aarch64__)
/* Every 64-bit Arm processor has it. */
static unsigned detect(void)
{
    return CPU_NEON;
}
#elif defined(__wasm_simd128__)
/* A module with vectors is rejected where there are none. */
static unsigned detect(void)
{
    return CPU_WASM_SIMD;
}
#else
static unsigned detect(void)
{
    return 0;
}
#endif

bool cpu_has(enum cpu_feature feature)
{
    static atomic_uint found;
    unsigned features = atomic_load_explicit(&found, memory_order_relaxed);
    if (!features) {
        features = detect() | KNOWN;
        atomic_store_explicit(&found, features, memory_order_relaxed);
    }
    return (features & feature) == (unsigned)feature;
}
