/* Which version of engine9 runs. */
#include "nine.h"

#include "../cpu.h"
#include "config.h"

#define DIGITS 1, 2, 4, 8, 16, 32, 64, 128, 256
#define BLANK  NINE_ALL

/* 1..9 are digits and '1'..'9', which end in the bits of 17..25; 0, '0' (16), '.' (14) are not. */
const uint16_t nine_sets[32] = {
    BLANK, DIGITS, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK,
    BLANK, DIGITS, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK,
};

/* Best first. */
static const struct {
    enum cpu_feature needs;
    const struct nine_version *one, *many;
} versions[] = {
#if HAVE_X86_SIMD
    {CPU_AVX512, &nine_avx512_one, &nine_avx512_many},
    {CPU_AVX2, &nine_avx2_one, &nine_avx2_many},
    {CPU_SSE41, &nine_sse, &nine_sse},
#endif
#if HAVE_NEON
    {CPU_NEON, &nine_neon, &nine_neon},
#endif
    {CPU_ANY, &nine_portable, &nine_portable},
};

static const struct nine_version *choose(enum sudoku_simd simd, bool many)
{
    for (unsigned i = 0; i < sizeof versions / sizeof versions[0]; i++) {
        const struct nine_version *version = many ? versions[i].many : versions[i].one;
        if ((simd == SUDOKU_SIMD_AUTO || simd == version->simd) && cpu_has(versions[i].needs))
            return version;
    }
    return NULL;
}

const struct nine_version *nine_version_for_one(enum sudoku_simd simd)
{
    return choose(simd, false);
}

const struct nine_version *nine_version_for_many(enum sudoku_simd simd)
{
    return choose(simd, true);
}
