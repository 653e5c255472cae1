/* Darkness of a cell relative to its paper. */
#include "kernels/kernel.h"

#include <string.h>

#ifdef __SSE2__
#include <immintrin.h>
#endif

enum {
    SIDE = KERNEL_PATCH,
    PIXELS = SIDE * SIDE,
    MARGIN = KERNEL_MARGIN,
    INNER = SIDE - 2 * MARGIN,
    HALF = 7,                /* of the closing's window */
    STRIDE = SIDE + 16,      /* of a padded row, */
    ROWS = SIDE + 2 * HALF,  /* and the number of padded rows */
    LANES = 32,              /* numbers counted together */
    SPAN = 2 * KERNEL_DEPTH, /* depths are between -1/2 and 1, differences at most 3/2 */
    PADDED = (INNER * INNER + LANES - 1) / LANES * LANES,
};

#ifdef __wasm_simd128__
/* Numbers of a vector. For WebAssembly, clang makes no vectors where numbers change their size. */
enum { FOUR = 4, EIGHT = 8 };

typedef uint8_t four_bytes __attribute__((vector_size(FOUR)));
typedef int16_t four_halves __attribute__((vector_size(FOUR * sizeof(int16_t))));
typedef int32_t four __attribute__((vector_size(FOUR * sizeof(int32_t))));
typedef float four_floats __attribute__((vector_size(FOUR * sizeof(float))));
typedef int16_t eight __attribute__((vector_size(EIGHT * sizeof(int16_t))));

static inline eight load_eight(const int16_t *numbers)
{
    eight loaded;
    memcpy(&loaded, numbers, sizeof loaded);
    return loaded;
}

static inline four load_halves(const int16_t *numbers)
{
    four_halves loaded;
    memcpy(&loaded, numbers, sizeof loaded);
    return __builtin_convertvector(loaded, four);
}

static inline four load_four(const int32_t *numbers)
{
    four loaded;
    memcpy(&loaded, numbers, sizeof loaded);
    return loaded;
}

/* As the low bits of 2^23 plus each byte, since clang 14 would convert one by one. */
static inline four_floats load_bytes(const uint8_t *bytes)
{
    four_bytes loaded;
    memcpy(&loaded, bytes, sizeof loaded);
    return (four_floats)(__builtin_convertvector(loaded, four) | 0x4B000000) - 0x1p23F;
}

static inline four_floats larger(four_floats a, four_floats b)
{
    const four is_first = a > b;
    return (four_floats)(((four)a & is_first) | ((four)b & ~is_first));
}

/* Stores the lower halves of WIDE. */
static inline void store_halves(four wide, int16_t *numbers)
{
    const four_halves narrow = __builtin_convertvector(wide, four_halves);
    memcpy(numbers, &narrow, sizeof narrow);
}

/* Stores the lowest bytes of WIDE. */
static inline void store_bytes(four wide, uint8_t *bytes)
{
    const four_bytes narrow = __builtin_convertvector(wide, four_bytes);
    memcpy(bytes, &narrow, sizeof narrow);
}
#endif

/* 2^16 / 9: dividing by 9 is exact below 2^12. */
enum { NINTH = 7282 };

static inline uint8_t brighter(uint8_t a, uint8_t b)
{
    return a > b ? a : b;
}

static inline uint8_t darker(uint8_t a, uint8_t b)
{
    return a < b ? a : b;
}

/* Means of nine pixels each, of which SUMS are three. */
static inline void average_sums(const int16_t *sums, uint8_t *means)
{
#ifdef __wasm_simd128__
    for (int x = 0; x < SIDE; x += FOUR) {
        four sum = load_halves(sums + x) + load_halves(sums + x + 1) + load_halves(sums + x + 2);
        store_bytes((sum + 4) * NINTH >> 16, means + x);
    }
#else
    for (int x = 0; x < SIDE; x++) {
        const uint16_t sum = (uint16_t)(sums[x] + sums[x + 1] + sums[x + 2] + 4);
        means[x] = (uint8_t)((uint32_t)sum * NINTH >> 16);
    }
#endif
}

/* 3 x 3 mean with repeated edges. All vertical sums are computed before any is read, to avoid
 * store-forwarding stalls. */
static void smooth(const uint8_t *patch, uint8_t *smoothed)
{
    int16_t sums[SIDE][SIDE + 2];
    for (int y = 0; y < SIDE; y++) {
        const uint8_t *row = patch + y * SIDE;
        const uint8_t *above = y > 0 ? row - SIDE : row, *below = y + 1 < SIDE ? row + SIDE : row;
        for (int x = 0; x < SIDE; x++)
            sums[y][x + 1] = (int16_t)(above[x] + row[x] + below[x]);
        sums[y][0] = sums[y][1];
        sums[y][SIDE + 1] = sums[y][SIDE];
    }
    for (int y = 0; y < SIDE; y++)
        average_sums(sums[y], smoothed + y * SIDE);
}

static void raise(const uint8_t *restrict in, unsigned count, unsigned ahead, uint8_t *restrict out)
{
    for (unsigned i = 0; i < count; i++)
        out[i] = brighter(in[i], in[i + ahead]);
}

/* Maximum of 15 x 15, with black around the patch. Each step doubles the window, and the last one
 * extends eight to fifteen. Rows are padded and contiguous, so each step is one loop over all of
 * them. */
static void dilate(const uint8_t *in, uint8_t flip, uint8_t *out)
{
    uint8_t a[ROWS * STRIDE] = {0}, b[ROWS * STRIDE];
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            a[(y + HALF) * STRIDE + x + HALF] = in[y * SIDE + x] ^ flip;
    raise(a, (ROWS - 1) * STRIDE, STRIDE, b);
    raise(b, (ROWS - 3) * STRIDE, 2 * STRIDE, a);
    raise(a, (ROWS - 7) * STRIDE, 4 * STRIDE, b);
    raise(b, (ROWS - 14) * STRIDE, 7 * STRIDE, a);
    raise(a, SIDE * STRIDE, 1, b);
    raise(b, SIDE * STRIDE - 2, 2, a);
    raise(a, SIDE * STRIDE - 6, 4, b);
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            out[y * SIDE + x] = brighter(b[y * STRIDE + x], b[y * STRIDE + x + 7]) ^ flip;
}

/* The number of COUNT numbers, a multiple of LANES, below LIMIT. */
static inline unsigned count_below(const int16_t *numbers, unsigned count, int16_t limit)
{
#if defined(__AVX512BW__)
    const __m512i limits = _mm512_set1_epi16(limit);
    unsigned below = 0;
    for (unsigned i = 0; i < count; i += LANES)
        below += (unsigned)__builtin_popcount(
            _mm512_cmplt_epi16_mask(_mm512_loadu_si512(numbers + i), limits));
    return below;
#elif defined(__wasm_simd128__)
    eight below = {0};
    for (unsigned i = 0; i < count; i += EIGHT)
        below -= load_eight(numbers + i) < limit;
    int sum = 0;
    for (unsigned i = 0; i < EIGHT; i++)
        sum += below[i];
    return (unsigned)sum;
#else
    int16_t below = 0;
    for (unsigned i = 0; i < count; i++)
        below = (int16_t)(below + (numbers[i] < limit));
    return (unsigned)below;
#endif
}

/* The largest value from -SPAN to SPAN - 1 with at most RANK of COUNT numbers, a multiple of LANES,
 * below it, found bit by bit. */
static inline int16_t select_padded(const int16_t *numbers, unsigned count, unsigned rank, int span)
{
    int found = -span;
    for (int step = span; step > 0; step /= 2) {
        int16_t limit = (int16_t)(found + step);
        found = count_below(numbers, count, limit) <= rank ? limit : found;
    }
    return (int16_t)found;
}

int16_t KERNEL(select)(const int16_t *numbers, unsigned count, unsigned rank)
{
    int16_t padded[PIXELS];
    unsigned all = (count + LANES - 1) / LANES * LANES;
    memcpy(padded, numbers, count * sizeof *numbers);
    for (unsigned i = count; i < all; i++)
        padded[i] = INT16_MAX; /* the maximum */
    return select_padded(padded, all, rank, INT16_MAX + 1);
}

/* Whole columns first, which are vectors. */
static void look_at_paper(const uint8_t *paper, struct darkness *darkness)
{
    uint8_t lowest[SIDE], highest[SIDE];
    uint16_t sums[SIDE] = {0};
    memcpy(lowest, paper + MARGIN * SIDE, sizeof lowest);
    memcpy(highest, lowest, sizeof highest);
    for (int y = MARGIN; y < SIDE - MARGIN; y++) {
        const uint8_t *row = paper + y * SIDE;
        for (int x = 0; x < SIDE; x++) {
            lowest[x] = darker(lowest[x], row[x]);
            highest[x] = brighter(highest[x], row[x]);
            sums[x] = (uint16_t)(sums[x] + row[x]);
        }
    }
    unsigned sum = 0;
    darkness->darkest = UINT8_MAX;
    darkness->brightest = 0;
    for (int x = MARGIN; x < SIDE - MARGIN; x++) {
        darkness->darkest = darker(darkness->darkest, lowest[x]);
        darkness->brightest = brighter(darkness->brightest, highest[x]);
        sum += sums[x];
    }
    darkness->paper = (float)sum / (INNER * INNER);
}

/* Limits brightness above the paper to half. */
#ifdef __wasm_simd128__
static void measure_depth(const uint8_t *patch, const uint8_t *paper, int16_t *depth)
{
    const four_floats darkest = (four_floats){0} + 8;
    const four_floats min = (four_floats){0} - KERNEL_DEPTH * 0.5F;
    for (int i = 0; i < PIXELS; i += FOUR) {
        four_floats background = larger(load_bytes(paper + i), darkest);
        four_floats value = (background - load_bytes(patch + i)) * KERNEL_DEPTH / background;
        store_halves(__builtin_convertvector(larger(value, min), four), depth + i);
    }
}
#else
static void measure_depth(const uint8_t *patch, const uint8_t *paper, int16_t *depth)
{
    const float max = KERNEL_DEPTH * 0.5F;
    for (int i = 0; i < PIXELS; i++) {
        float background = paper[i] > 8 ? paper[i] : 8;
        float value = (background - (float)patch[i]) * KERNEL_DEPTH / background;
        value = value > -max ? value : -max;
        depth[i] = (int16_t)value;
    }
}
#endif

/* The quantile SHARE of INNER * INNER numbers in a buffer of PADDED. */
static int16_t select_inner(int16_t *inner, float share)
{
    for (unsigned i = INNER * INNER; i < PADDED; i++)
        inner[i] = INT16_MAX;
    return select_padded(inner, PADDED, (unsigned)((float)(INNER * INNER - 1) * share), SPAN);
}

static int16_t usual_depth(const int16_t *depth)
{
    int16_t inner[PADDED];
    for (int y = 0; y < INNER; y++)
        memcpy(inner + y * INNER, depth + (y + MARGIN) * SIDE + MARGIN, INNER * sizeof *inner);
    return select_inner(inner, 0.35F);
}

/* Means of nine depths each, of which SUMS are three. */
static inline void average_depths(const int32_t *sums, int16_t *means)
{
#ifdef __wasm_simd128__
    for (int x = 0; x < SIDE; x += FOUR) {
        four sum = load_four(sums + x) + load_four(sums + x + 1) + load_four(sums + x + 2);
        store_halves(sum * NINTH >> 16, means + x);
    }
#else
    for (int x = 0; x < SIDE; x++)
        means[x] = (int16_t)(((sums[x] + sums[x + 1] + sums[x + 2]) * NINTH) >> 16);
#endif
}

/* The depth reached by 3 % of the inner part, averaged over 3 x 3. Whole rows are averaged, which
 * vectorizes better than parts of them. */
static int16_t find_ink(const int16_t *depth)
{
    int16_t inner[PADDED];
    int32_t sums[INNER][SIDE + 2] = {{0}};
    for (int y = 0; y < INNER; y++) {
        const int16_t *row = depth + (y + MARGIN) * SIDE;
        for (int x = 0; x < SIDE; x++)
            sums[y][x + 1] = row[x - SIDE] + row[x] + row[x + SIDE];
    }
    for (int y = 0; y < INNER; y++) {
        int16_t means[SIDE];
        average_depths(sums[y], means);
        memcpy(inner + y * INNER, means + MARGIN, INNER * sizeof *inner);
    }
    return select_inner(inner, 0.97F);
}

void KERNEL(darken)(const uint8_t *patch, struct darkness *darkness)
{
    uint8_t smoothed[PIXELS], bright[PIXELS], paper[PIXELS];
    smooth(patch, smoothed);
    dilate(smoothed, 0x00, bright);
    dilate(bright, 0xFF, paper);
    look_at_paper(paper, darkness);
    measure_depth(patch, paper, darkness->depth);
    int16_t base = usual_depth(darkness->depth);
    for (int i = 0; i < PIXELS; i++)
        darkness->depth[i] = (int16_t)(darkness->depth[i] - base);
    darkness->ink = find_ink(darkness->depth);
}

/* Bits of the SIDE numbers of a row above LIMIT. */
static inline uint32_t find_deeper_row(const int16_t *depth, int16_t limit)
{
#if defined(__AVX512BW__)
    return _mm512_cmpgt_epi16_mask(_mm512_loadu_si512(depth), _mm512_set1_epi16(limit));
#elif defined(__AVX2__)
    const __m256i limits = _mm256_set1_epi16(limit);
    __m256i left = _mm256_loadu_si256((const __m256i *)(const void *)depth);
    __m256i right = _mm256_loadu_si256((const __m256i *)(const void *)(depth + SIDE / 2));
    left = _mm256_cmpgt_epi16(left, limits);
    right = _mm256_cmpgt_epi16(right, limits);
    /* Packing works on halves, so the quarters are reordered 0, 2, 1, 3. */
    left = _mm256_permute4x64_epi64(_mm256_packs_epi16(left, right), 0xD8);
    return (uint32_t)_mm256_movemask_epi8(left);
#elif defined(__SSE2__)
    const __m128i limits = _mm_set1_epi16(limit);
    uint32_t bits = 0;
    for (unsigned x = 0; x < SIDE; x += 16) {
        __m128i left = _mm_loadu_si128((const __m128i *)(const void *)(depth + x));
        __m128i right = _mm_loadu_si128((const __m128i *)(const void *)(depth + x + 8));
        left = _mm_packs_epi16(_mm_cmpgt_epi16(left, limits), _mm_cmpgt_epi16(right, limits));
        bits |= (uint32_t)_mm_movemask_epi8(left) << x;
    }
    return bits;
#else
    uint32_t bits = 0;
    for (unsigned x = 0; x < SIDE; x++)
        bits |= (uint32_t)(depth[x] > limit) << x;
    return bits;
#endif
}

void KERNEL(find_deeper)(const int16_t *depth, int16_t limit, uint32_t *rows)
{
    for (unsigned y = 0; y < SIDE; y++)
        rows[y] = find_deeper_row(depth + (size_t)y * SIDE, limit);
}

void KERNEL(isolate)(const int16_t *restrict depth, const uint32_t *restrict near, float scale,
                     float *restrict values)
{
    for (unsigned y = 0; y < SIDE; y++, depth += SIDE, values += SIDE) {
        if (!near[y]) {
            memset(values, 0, SIDE * sizeof *values);
            continue;
        }
        for (unsigned x = 0; x < SIDE; x++) {
            float value = (float)depth[x] * scale;
            value = near[y] >> x & 1 && value > 0 ? value : 0;
            values[x] = value < KERNEL_FULL ? value : KERNEL_FULL;
        }
    }
}
