/* Darkness of a cell relative to its paper. */
#include "kernels/kernel.h"

#include <string.h>

#ifdef __AVX2__
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

static inline uint8_t brighter(uint8_t a, uint8_t b)
{
    return a > b ? a : b;
}

/* 3 x 3 mean with repeated edges. All vertical sums are computed before any is read, to avoid
 * store-forwarding stalls. */
static void smooth(const uint8_t *patch, uint8_t *smoothed)
{
    uint16_t sums[SIDE][SIDE + 2];
    for (int y = 0; y < SIDE; y++) {
        const uint8_t *row = patch + y * SIDE;
        const uint8_t *above = y > 0 ? row - SIDE : row, *below = y + 1 < SIDE ? row + SIDE : row;
        for (int x = 0; x < SIDE; x++)
            sums[y][x + 1] = (uint16_t)(above[x] + row[x] + below[x]);
        sums[y][0] = sums[y][1];
        sums[y][SIDE + 1] = sums[y][SIDE];
    }
    for (int y = 0; y < SIDE; y++) {
        for (int x = 0; x < SIDE; x++) {
            /* A ninth, exact below 2^12. */
            uint16_t sum = (uint16_t)(sums[y][x] + sums[y][x + 1] + sums[y][x + 2] + 4);
            smoothed[y * SIDE + x] = (uint8_t)(((uint32_t)sum * 7282) >> 16);
        }
    }
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

static void look_at_paper(const uint8_t *paper, struct darkness *darkness)
{
    uint8_t darkest = 255, brightest = 0;
    unsigned sum = 0;
    for (int y = MARGIN; y < SIDE - MARGIN; y++) {
        for (int x = MARGIN; x < SIDE - MARGIN; x++) {
            uint8_t value = paper[y * SIDE + x];
            darkest = value < darkest ? value : darkest;
            brightest = value > brightest ? value : brightest;
            sum += value;
        }
    }
    darkness->darkest = darkest;
    darkness->brightest = brightest;
    darkness->paper = (float)sum / (INNER * INNER);
}

/* Limits brightness above the paper to half. */
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
        for (int x = 0; x < SIDE; x++)
            means[x] = (int16_t)(((sums[y][x] + sums[y][x + 1] + sums[y][x + 2]) * 7282) >> 16);
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
