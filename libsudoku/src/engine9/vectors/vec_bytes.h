/* Conversion of a 256-bit board to and from memory with AVX-512, which gathers arbitrary bytes.
 *
 * Included by vec_avx2.h in place of vec_cells.h. Requires BW, BITALG and VBMI. */
#ifndef ENGINE9_VECTORS_VEC_BYTES_H
#define ENGINE9_VECTORS_VEC_BYTES_H

#include <stdint.h>

/* Loads the board of X from the 81 cells at CELLS, each translated by the table SETS with its low
 * five bits. Vector 3r + c gathers the bytes 27b + 3s + 9r + c. */
static inline void vec_read_cells(vec x[9], unsigned board, const uint8_t *cells,
                                  const uint16_t sets[32])
{
#define BAND(cell) (cell), 0, (cell) + 3, 0, (cell) + 6, 0, 0, 0
    static const uint8_t first[64] = {BAND(0), BAND(27), BAND(54)};
#undef BAND
    (void)board;
    const __mmask64 up_to_60 = ((__mmask64)1 << 61) - 1;
    const __mmask32 boxes = 0x777;
    __m512i index = _mm512_loadu_si512(first), table = _mm512_loadu_si512(sets);
    for (int k = 0; k < 9; k++) {
        __m512i from = _mm512_maskz_loadu_epi8(up_to_60, cells + k / 3 * 9 + k % 3);
        __m512i cell = _mm512_permutexvar_epi8(index, from);
        x[k].board = _mm512_castsi512_si256(_mm512_maskz_permutexvar_epi16(boxes, cell, table));
    }
}

/* Returns the digits of vectors K and K + 1, each in its byte of a lane. */
static inline __m256i two_digits(const vec x[9], unsigned k)
{
    __m256i digit[2];
    for (unsigned i = 0; i < 2; i++)
        digit[i] = reg_count(reg_or(reg_minus_1(x[k + i].board), x[k + i].board));
    return reg_or(digit[0], _mm256_slli_epi16(digit[1], 8));
}

static inline __m512i four_digits(const vec x[9], unsigned k)
{
    return _mm512_inserti64x4(_mm512_castsi256_si512(two_digits(x, k)), two_digits(x, k + 2), 1);
}

/* Writes the solved cells of the board as 81 digits: eight vectors fill their places from two
 * registers, the ninth fills the rest. */
static inline void vec_write_digits(const vec x[9], unsigned board, uint8_t *digits)
{
#define CELL(k, lane) (uint8_t)((k) / 2 * 32 + (k) % 2 + 2 * (lane))
#define BOX(k, lane)  CELL(k, lane), CELL((k) + 1, lane), CELL((k) + 2, lane)
#define ROW(k, lane)  BOX(k, lane), BOX(k, (lane) + 1), BOX(k, (lane) + 2)
#define BAND(lane)    ROW(0, lane), ROW(3, lane), ROW(6, lane)
    static const uint8_t places[128] = {BAND(0), BAND(4), BAND(8)};
#undef BAND
#undef ROW
#undef BOX
#undef CELL
    (void)board;
    const __mmask64 ninth = (__mmask64)0x49 << 20 | (__mmask64)0x49 << 47, ninth_above = 0x49 << 10;
    __m512i low = _mm512_loadu_si512(places), high = _mm512_loadu_si512(places + 64);
    __m512i first = four_digits(x, 0), second = four_digits(x, 4);
    __m256i digit = reg_count(reg_or(reg_minus_1(x[8].board), x[8].board));
    __m512i last = _mm512_castsi256_si512(digit);
    __m512i below = _mm512_permutex2var_epi8(first, low, second);
    __m512i above = _mm512_permutex2var_epi8(first, high, second);
    below = _mm512_mask_permutexvar_epi8(below, ninth, low, last);
    above = _mm512_mask_permutexvar_epi8(above, ninth_above, high, last);
    _mm512_storeu_si512(digits, below);
    _mm512_mask_storeu_epi8(digits + 64, 0x1ffff, above);
}

#endif
