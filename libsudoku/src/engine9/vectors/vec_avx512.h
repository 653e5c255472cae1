/* The vector of engine9 with AVX-512: three boards in one 512-bit register.
 *
 * vec_each.h documents the operations. Requires F, BW, BITALG and VBMI. Lanes 9g..9g+8 are the
 * boxes of board g; 27..31 are idle. */
#ifndef ENGINE9_VECTORS_VEC_AVX512_H
#define ENGINE9_VECTORS_VEC_AVX512_H

#include <immintrin.h>
#include <stdbool.h>
#include <stdint.h>

enum { VEC_BOARDS = 3, VEC_LANES = 32, LANE_BITS = 16 };

/* The nine vectors of a board and the temporaries of a round fit into the registers. */
enum { VEC_FITS_REGISTERS = 1 };

typedef __m512i vec;
typedef __mmask32 vec_mask, vec_sign;

static inline unsigned vec_lane(unsigned board, unsigned band, unsigned stack)
{
    return 9 * board + 3 * band + stack;
}

static inline vec vec_load(const uint16_t *lanes)
{
    return _mm512_loadu_si512(lanes);
}

/* Board 0 from lanes 4b + s of a version with one board, whose lanes 4b + 3 are empty. */
static inline vec vec_widen(const uint16_t lanes[16])
{
    enum { NONE = 3 };
    static const uint16_t from[VEC_LANES] = {0,    1,    2,    4,    5,    6,    8,    9,
                                             10,   NONE, NONE, NONE, NONE, NONE, NONE, NONE,
                                             NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
                                             NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE};
    __m256i narrow = _mm256_loadu_si256((const __m256i *)(const void *)lanes);
    return _mm512_permutexvar_epi16(vec_load(from), _mm512_castsi256_si512(narrow));
}

static inline void vec_store(uint16_t *lanes, vec a)
{
    _mm512_storeu_si512(lanes, a);
}

static inline vec vec_all(uint16_t value)
{
    return _mm512_set1_epi16((short)value);
}

static inline vec vec_and(vec a, vec b)
{
    return _mm512_and_si512(a, b);
}

static inline vec vec_or(vec a, vec b)
{
    return _mm512_or_si512(a, b);
}

static inline vec vec_without(vec a, vec b)
{
    return _mm512_andnot_si512(b, a);
}

static inline vec vec_minus_1(vec a)
{
    return _mm512_add_epi16(a, _mm512_set1_epi16(-1));
}

static inline vec vec_add(vec a, vec b)
{
    return _mm512_add_epi16(a, b);
}

static inline vec vec_max(vec a, vec b)
{
    return _mm512_max_epu16(a, b);
}

/* Truth tables number the eight cases by the bits 4a + 2b + c. */
static inline vec vec_or3(vec a, vec b, vec c)
{
    return _mm512_ternarylogic_epi32(a, b, c, 0xfe);
}

static inline vec vec_xor3(vec a, vec b, vec c)
{
    return _mm512_ternarylogic_epi32(a, b, c, 0x96);
}

static inline vec vec_majority(vec a, vec b, vec c)
{
    return _mm512_ternarylogic_epi32(a, b, c, 0xe8);
}

static inline vec vec_times_16(vec a)
{
    return _mm512_slli_epi16(a, 4);
}

static inline vec vec_count(vec a)
{
    return _mm512_popcnt_epi16(a);
}

static inline vec_mask vec_is_pair(vec a)
{
    return _mm512_cmpeq_epi16_mask(vec_count(a), vec_all(2));
}

static inline vec vec_hits(vec pair, vec a, vec b, vec c)
{
    return vec_add(vec_add(vec_count(vec_and(pair, a)), vec_count(vec_and(pair, b))),
                   vec_count(vec_and(pair, c)));
}

static inline vec_mask vec_equal(vec a, vec b)
{
    return _mm512_cmpeq_epi16_mask(a, b);
}

static inline vec_mask vec_differ(vec a, vec b)
{
    return _mm512_cmpneq_epi16_mask(a, b);
}

static inline vec_mask vec_meet(vec a, vec b)
{
    return _mm512_test_epi16_mask(a, b);
}

static inline vec_mask vec_single_or_empty(vec a, vec a_minus_1)
{
    return _mm512_testn_epi16_mask(a, a_minus_1);
}

/* Only 0 - 1 has the highest bit. */
static inline vec vec_no_borrows(void)
{
    return vec_all(0);
}

static inline vec vec_join_borrows(vec borrows, vec less)
{
    return vec_or(borrows, less);
}

static inline vec_sign vec_borrowed(vec borrows)
{
    return _mm512_movepi16_mask(borrows);
}

static inline vec_sign vec_sign_of(vec a)
{
    return vec_meet(a, a);
}

static inline vec_sign vec_unlike(vec a, vec b)
{
    return vec_differ(a, b);
}

static inline vec_sign vec_sign_or(vec_sign a, vec_sign b)
{
    return a | b;
}

static inline vec vec_where(vec_mask mask, vec a, vec b)
{
    return _mm512_mask_mov_epi16(b, mask, a);
}

static inline vec vec_without_unless(vec_mask mask, vec a, vec b)
{
    return _mm512_mask_mov_epi16(vec_without(a, b), mask, a);
}

static inline vec vec_if_empty(vec part, vec a)
{
    return _mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(part, part), a);
}

static inline vec vec_or_without(vec a, vec b, vec c)
{
    return _mm512_ternarylogic_epi32(a, b, c, 0xf4);
}

static inline vec vec_keep(vec_mask mask, vec a)
{
    return _mm512_maskz_mov_epi16(mask, a);
}

/* A permutation of the lanes of each board, by nine box numbers; the idle lanes are unchanged. */
#define BOARD_LANES(g, a, b, c, d, e, f, h, i, j)                                                  \
    9 * (g) + (a), 9 * (g) + (b), 9 * (g) + (c), 9 * (g) + (d), 9 * (g) + (e), 9 * (g) + (f),      \
        9 * (g) + (h), 9 * (g) + (i), 9 * (g) + (j)
#define PERMUTE(x, ...)                                                                            \
    do {                                                                                           \
        static const uint16_t from[VEC_LANES] = {BOARD_LANES(0, __VA_ARGS__),                      \
                                                 BOARD_LANES(1, __VA_ARGS__),                      \
                                                 BOARD_LANES(2, __VA_ARGS__),                      \
                                                 27,                                               \
                                                 28,                                               \
                                                 29,                                               \
                                                 30,                                               \
                                                 31};                                              \
        return _mm512_permutexvar_epi16(_mm512_loadu_si512(from), x);                              \
    } while (0)

static inline vec vec_stack_next(vec a)
{
    PERMUTE(a, 1, 2, 0, 4, 5, 3, 7, 8, 6);
}

static inline vec vec_stack_after(vec a)
{
    PERMUTE(a, 2, 0, 1, 5, 3, 4, 8, 6, 7);
}

static inline vec vec_band_next(vec a)
{
    PERMUTE(a, 3, 4, 5, 6, 7, 8, 0, 1, 2);
}

static inline vec vec_band_after(vec a)
{
    PERMUTE(a, 6, 7, 8, 0, 1, 2, 3, 4, 5);
}

#undef PERMUTE
#undef BOARD_LANES

/* Returns the boards (bit g) with a lane in MASK. */
static inline unsigned vec_boards(vec_sign sign)
{
    return ((sign & 0x1ff) ? 1u : 0) | ((sign & 0x3fe00) ? 2u : 0) | ((sign & 0x7fc0000) ? 4u : 0);
}

/* Returns all lanes of BOARDS. */
static inline vec_mask vec_of_boards(unsigned boards)
{
    static const vec_mask lanes[8] = {0,         0x1ff,     0x3fe00,   0x3ffff,
                                      0x7fc0000, 0x7fc01ff, 0x7fffe00, 0x7ffffff};
    return lanes[boards];
}

static inline vec_mask vec_of_lane(unsigned lane)
{
    return (vec_mask)1 << lane;
}

/* Three cells of one board in the lanes of three boards: those of a row in each box. */
#define VEC_HOLDS_ROWS
static inline vec vec_row(const vec cells[3], unsigned board)
{
    static const uint16_t boxes[VEC_LANES] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4,
                                              5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8};
    vec index = vec_add(vec_load(boxes), vec_all((uint16_t)(9 * board)));
    return vec_or3(_mm512_maskz_permutexvar_epi16(vec_of_boards(1), index, cells[0]),
                   _mm512_maskz_permutexvar_epi16(vec_of_boards(2), index, cells[1]),
                   _mm512_maskz_permutexvar_epi16(vec_of_boards(4), index, cells[2]));
}

/* A with cell COLUMN of ROW, a result of vec_row(), in the boxes of BOARD. */
static inline vec vec_put_cell(vec a, unsigned board, vec row, unsigned column)
{
    static const uint16_t lanes[VEC_LANES] = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10,
                                              11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
                                              22, 23, 24, 25, 26, 27, 28, 29, 30, 31};
    vec index = vec_add(vec_load(lanes), vec_all((uint16_t)(9 * (column - board))));
    return _mm512_mask_permutexvar_epi16(a, vec_of_boards(1U << board), index, row);
}

/* For each cell of a row, the cell of the next column, and of the one after it. */
static inline vec vec_board_next(vec a)
{
    static const uint16_t lanes[VEC_LANES] = {9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
                                              20, 21, 22, 23, 24, 25, 26, 0,  1,  2,  3,
                                              4,  5,  6,  7,  8,  27, 28, 29, 30, 31};
    return _mm512_permutexvar_epi16(vec_load(lanes), a);
}

static inline vec vec_board_after(vec a)
{
    static const uint16_t lanes[VEC_LANES] = {18, 19, 20, 21, 22, 23, 24, 25, 26, 0,  1,
                                              2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12,
                                              13, 14, 15, 16, 17, 27, 28, 29, 30, 31};
    return _mm512_permutexvar_epi16(vec_load(lanes), a);
}

/* Returns the keys of row I for the cells' WORTH, with their boxes (choose_tmpl.h). */
static inline vec vec_row_keys(vec worth, unsigned i)
{
#define BOXES(k) (k), (k) + 1, (k) + 2, (k) + 3, (k) + 4, (k) + 5, (k) + 6, (k) + 7, (k) + 8
#define ROW(i)                                                                                     \
    {                                                                                              \
        BOXES(256 + 48 * (i)), BOXES(272 + 48 * (i)), BOXES(288 + 48 * (i))                        \
    }
    static const uint16_t keys[3][VEC_LANES] = {ROW(0), ROW(1), ROW(2)};
#undef ROW
#undef BOXES
    return vec_add(_mm512_slli_epi16(worth, 8), vec_load(keys[i]));
}

/* One instruction finds the minimum of eight lanes. */
static inline unsigned vec_largest_of_all(vec keys)
{
    __m256i half =
        _mm256_max_epu16(_mm512_castsi512_si256(keys), _mm512_extracti64x4_epi64(keys, 1));
    __m128i most = _mm_max_epu16(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
    __m128i least = _mm_minpos_epu16(_mm_xor_si128(most, _mm_set1_epi16(-1)));
    return 0xffff & ~(unsigned)_mm_cvtsi128_si32(least);
}

/* Vector 3r + c gathers the bytes 27b + 3s + 9r + c, the same for every board. Odd bytes, and the
 * upper bits of a cell, do not affect the lookup. */
static inline void vec_read_cells(vec x[9], unsigned board, const uint8_t *cells,
                                  const uint16_t sets[32])
{
#define BOARD_CELLS 0, 0, 3, 0, 6, 0, 27, 0, 30, 0, 33, 0, 54, 0, 57, 0, 60, 0
    static const uint8_t first[64] = {BOARD_CELLS, BOARD_CELLS, BOARD_CELLS};
#undef BOARD_CELLS
    (void)board;
    const __mmask64 up_to_60 = ((__mmask64)1 << 61) - 1;
    vec index = _mm512_loadu_si512(first), table = _mm512_loadu_si512(sets);
    for (int k = 0; k < 9; k++) {
        vec from = _mm512_maskz_loadu_epi8(up_to_60, cells + k / 3 * 9 + k % 3);
        x[k] = _mm512_permutexvar_epi16(_mm512_permutexvar_epi8(index, from), table);
    }
}

static inline vec vec_load_rest(const uint8_t *cells)
{
    return _mm512_maskz_loadu_epi8(0x1ffff, cells + 64);
}

/* The three rows of each box, as vec_row() returns them, of the 81 bytes CELLS. As in
 * vec_read_cells(), other bits than the five lower ones of a cell do not affect the lookup. */
static inline void vec_read_rows(vec rows[3], const uint8_t *cells, const uint16_t sets[32])
{
#define BOXES(c)                                                                                   \
    (c), 0, (c) + 3, 0, (c) + 6, 0, (c) + 27, 0, (c) + 30, 0, (c) + 33, 0, (c) + 54, 0, (c) + 57,  \
        0, (c) + 60, 0
    static const uint8_t first[64] = {BOXES(0), BOXES(1), BOXES(2)};
#undef BOXES
    vec index = _mm512_loadu_si512(first), table = _mm512_loadu_si512(sets);
    vec low = _mm512_loadu_si512(cells), high = vec_load_rest(cells);
    for (int i = 0; i < 3; i++) {
        vec from = _mm512_add_epi8(index, _mm512_set1_epi8((char)(9 * i)));
        rows[i] = _mm512_permutexvar_epi16(_mm512_permutex2var_epi8(low, from, high), table);
    }
}

/* Bits 3s + 9r + c for vectors 3r + c = K and K + 1: their cells in a band. */
static inline __mmask64 cells_of_two(unsigned k)
{
    const __mmask64 row = 0x49;
    return row << (k / 3 * 9 + k % 3) | (k < 8 ? row << ((k + 1) / 3 * 9 + (k + 1) % 3) : 0);
}

/* Two vectors' digits at a time, side by side, fill their places of the 81 bytes. */
static inline void vec_write_digits(const vec x[9], unsigned board, uint8_t *digits)
{
    /* For each row of a band, the source of its digits: by box, and from the first or second vector
     * of two. */
#define ROW(box, a, b, c)                                                                          \
    2 * (box) + (a), 2 * (box) + (b), 2 * (box) + (c), 2 * (box) + 2 + (a), 2 * (box) + 2 + (b),   \
        2 * (box) + 2 + (c), 2 * (box) + 4 + (a), 2 * (box) + 4 + (b), 2 * (box) + 4 + (c)
#define BAND(box) ROW(box, 0, 1, 0), ROW(box, 1, 0, 1), ROW(box, 0, 1, 0)
    static const uint8_t lanes[128] = {BAND(0), BAND(3), BAND(6)};
#undef BAND
#undef ROW
    vec offset = _mm512_set1_epi8((char)(18 * board));
    vec low_index = _mm512_add_epi8(_mm512_loadu_si512(lanes), offset);
    vec high_index = _mm512_add_epi8(_mm512_loadu_si512(lanes + 64), offset);
    vec low = _mm512_setzero_si512(), high = low;
    for (unsigned k = 0; k < 9; k += 2) {
        vec pair = vec_count(vec_or(vec_minus_1(x[k]), x[k]));
        if (k + 1 < 9) {
            vec second = vec_count(vec_or(vec_minus_1(x[k + 1]), x[k + 1]));
            pair = vec_or(pair, _mm512_slli_epi16(second, 8));
        }
        __mmask64 cells = cells_of_two(k);
        low = _mm512_mask_permutexvar_epi8(low, cells | cells << 27 | cells << 54, low_index, pair);
        high = _mm512_mask_permutexvar_epi8(high, cells >> 10, high_index, pair);
    }
    _mm512_storeu_si512(digits, low);
    _mm512_storeu_si512(digits + 64, high);
}

/* Returns the cells with a digit in GIVENS, as engine9_sets[] reads it, that differs from SOLUTION,
 * and the cells of SOLUTION over 15. */
static inline __mmask64 vec_wrong_cells(vec givens, vec solution)
{
    vec digit = _mm512_and_si512(givens, _mm512_set1_epi8(15));
    vec below = _mm512_add_epi8(digit, _mm512_set1_epi8(-1));
    __mmask64 is_digit = _mm512_cmplt_epu8_mask(below, _mm512_set1_epi8(9));
    return _mm512_mask_cmpneq_epu8_mask(is_digit, digit, solution) |
           _mm512_test_epi8_mask(solution, _mm512_set1_epi8((char)0xf0));
}

/* True if the 81 cells of SOLUTION are below 16 and keep the digits of GIVENS. */
static inline bool vec_keeps_givens(const uint8_t *givens, const uint8_t *solution)
{
    return !(vec_wrong_cells(_mm512_loadu_si512(givens), _mm512_loadu_si512(solution)) |
             vec_wrong_cells(vec_load_rest(givens), vec_load_rest(solution)));
}

#endif
