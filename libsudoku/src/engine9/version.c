/* The table of engine9's versions. */
#include "engine9/version.h"

#include "common/cpu.h"
#include "config.h"

#define DIGITS 1, 2, 4, 8, 16, 32, 64, 128, 256
#define BLANK  ENGINE9_ALL

/* 1..9 are digits, and so are '1'..'9', which end in the bits of 17..25; 0, '0' (16) and '.' (14)
 * are blank. */
const uint16_t engine9_sets[32] = {
    BLANK, DIGITS, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK,
    BLANK, DIGITS, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK,
};

const uint16_t engine9_digits[32] = {0, DIGITS};

/* Best first. */
static const struct {
    enum cpu_feature needs;
    const struct engine9_version *uses[ENGINE9_USES];
} versions[] = {
#if HAVE_X86_SIMD
    {CPU_AVX512, {&engine9_avx512_one, &engine9_avx512_narrow, &engine9_avx512_many}},
    {CPU_AVX2, {&engine9_avx2, &engine9_avx2, &engine9_avx2}},
    {CPU_SSE41, {&engine9_sse, &engine9_sse, &engine9_sse}},
#endif
#if HAVE_NEON
    {CPU_NEON, {&engine9_neon, &engine9_neon, &engine9_neon}},
#endif
#if HAVE_WASM_SIMD
    /* A module with vectors always has them, and is the smaller without portable code. */
    {CPU_WASM_SIMD, {&engine9_wasm, &engine9_wasm, &engine9_wasm}},
#else
    {CPU_ANY, {&engine9_portable, &engine9_portable, &engine9_portable}},
#endif
};

const struct engine9_version *engine9_version_for(enum engine9_use use, enum sudoku_simd simd)
{
    for (unsigned i = 0; i < sizeof versions / sizeof versions[0]; i++) {
        const struct engine9_version *version = versions[i].uses[use];
        if ((simd == SUDOKU_SIMD_AUTO || simd == version->simd) && cpu_has(versions[i].needs))
            return version;
    }
    return NULL;
}

/* Puzzles with one solution that need a search mostly have 17 to 27 givens, and hardly any has 30
 * or more, while boards with several solutions can have any number. Fewer than 17 givens never
 * determine one solution (G. McGuire, B. Tugemann, G. Civario, "There is no 16-clue Sudoku",
 * Experimental Mathematics 23, 2014). */
bool engine9_has_plenty(unsigned givens, bool is_narrowed)
{
    enum { MANY = 30, FEWEST = 17 };
    return givens >= MANY || (givens < FEWEST && !is_narrowed);
}

bool engine9_is_plentiful(const uint8_t *board, bool is_narrowed)
{
    uint8_t givens = 0;
    for (unsigned cell = 0; cell < 81; cell++)
        givens = (uint8_t)(givens + (board[cell] != 0));
    return engine9_has_plenty(givens, is_narrowed);
}
