/* Compares pixels with the mean around them. */
#include "kernels/halves.h"

#include <stdbool.h>
#include <string.h>

#ifdef __SSE2__
#include <immintrin.h>
#endif

#define ALWAYS_INLINE inline __attribute__((always_inline))

/* Pixels are processed in blocks of RUN, TOGETHER at once. */
enum {
    RUN = 1024,
    TOGETHER = 64,
    WINDOW_MAX = 63,
    NARROW = 16,
    POWERS = 4,
    PARTS = 18,
    BLOCK = 32
};

void KERNEL(slide)(const uint8_t *restrict in, const uint8_t *restrict out, unsigned count,
                   column_sum *restrict sums)
{
    for (unsigned x = 0; x < count; x++)
        sums[x] = (uint16_t)(sums[x] + in[x] - out[x]);
}

/* Sums of 1, 2, 4 and 8 columns starting at each column, as far as 16 bits suffice, and the parts
 * of a window: each is a sum that starts AT an offset from its first column; the one after the last
 * starts at its end.
 *
 * For windows that are not NARROW, sums are reduced to 16 bits by dropping the SHIFT lowest ones.
 * Multiplied by FACTOR, with the 16 highest bits kept, they are bounds in 128ths of a pixel, less
 * than SLACK below the true ones: each part loses less than 1, which factors below 2^16 do not
 * increase, and so do the factor and the product. */
struct sums {
    uint16_t powers[POWERS][RUN + WINDOW_MAX + 1 + BLOCK];
    struct part {
        unsigned power, at;
    } part[PARTS + 1];
    struct coarse {
        unsigned shift;
        uint16_t slack;
        uint16_t factor[KERNEL_FACTORS];
    } coarse;
};

/* Adds COUNT numbers, and possibly more up to a multiple of BLOCK. */
static void add_up(const uint16_t *restrict sums, const uint16_t *restrict ahead, unsigned count,
                   uint16_t *restrict wider)
{
    for (unsigned x = 0; x < count; x += BLOCK, sums += BLOCK, ahead += BLOCK, wider += BLOCK)
        for (unsigned i = 0; i < BLOCK; i++)
            wider[i] = (uint16_t)(sums[i] + ahead[i]);
}

static void make_coarse(const struct mean_window *window, unsigned parts, struct coarse *coarse)
{
    const uint32_t area = window->side * window->side;
    *coarse = (struct coarse){.slack = (uint16_t)(parts + 2)};
    while (area * UINT8_MAX >> coarse->shift > UINT16_MAX)
        coarse->shift++;
    for (unsigned k = 0; k < window->count; k++)
        coarse->factor[k] = (uint16_t)((window->factor[k] << (coarse->shift + 13)) / area);
}

/* Sums COUNT COLUMNS for windows as wide as they are high. */
static void sum_up(const column_sum *columns, unsigned count, const struct mean_window *window,
                   struct sums *sums)
{
    const unsigned side = window->side;
    unsigned power = 0;
    memcpy(sums->powers[0], columns, count * sizeof *columns);
    for (unsigned wide = 2;
         power + 1 < POWERS && wide <= side && wide * side * UINT8_MAX <= UINT16_MAX; wide *= 2) {
        const uint16_t *before = sums->powers[power++];
        add_up(before, before + wide / 2, count -= wide / 2, sums->powers[power]);
    }
    struct part *part = sums->part;
    for (unsigned at = 0; at < side; at += 1U << power) {
        while (at + (1U << power) > side)
            power--;
        *part++ = (struct part){power, at};
    }
    part->at = side;
    if (side > NARROW)
        make_coarse(window, (unsigned)(part - sums->part), &sums->coarse);
}

/* Packs TOGETHER bytes to bits, set for those that are not 0. */
static uint64_t pack(const uint8_t *bytes)
{
#if defined(__AVX512BW__)
    const __m512i all = _mm512_loadu_si512(bytes);
    return _mm512_test_epi8_mask(all, all);
#elif defined(__AVX2__)
    const __m256i none = _mm256_setzero_si256();
    __m256i low = _mm256_loadu_si256((const __m256i *)(const void *)bytes);
    __m256i high = _mm256_loadu_si256((const __m256i *)(const void *)(bytes + 32));
    uint32_t empty = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(low, none));
    uint64_t more = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(high, none));
    return ~(more << 32 | empty);
#elif defined(__SSE2__)
    uint64_t bits = 0;
    for (unsigned i = 0; i < TOGETHER; i += 16) {
        __m128i some = _mm_loadu_si128((const __m128i *)(const void *)(bytes + i));
        uint64_t empty = (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(some, _mm_setzero_si128()));
        bits |= (empty ^ 0xFFFF) << i;
    }
    return bits;
#elif defined(__wasm_simd128__)
    uint64_t bits = 0;
    for (unsigned i = 0; i < TOGETHER; i += 16) {
        v128_t set = wasm_i8x16_ne(wasm_v128_load(bytes + i), wasm_i8x16_splat(0));
        bits |= (uint64_t)wasm_i8x16_bitmask(set) << i;
    }
    return bits;
#else
    uint64_t bits = 0;
    for (unsigned i = 0; i < TOGETHER; i++)
        bits |= (uint64_t)(bytes[i] != 0) << i;
    return bits;
#endif
}

/* Sets bit i of DARK[k] if pixel i * area * 1024 < factor k * sum, for the TOGETHER pixels of ROW
 * whose windows begin at column FIRST. Both sides are below 2^31, so the difference has the right
 * sign. */
static ALWAYS_INLINE void compare_wide(const uint8_t *row, const struct mean_window *window,
                                       unsigned factors, const struct sums *sums, unsigned first,
                                       uint64_t *dark)
{
    uint8_t signs[TOGETHER];
    const uint32_t area = window->side * window->side * 1024;
    uint32_t totals[TOGETHER] = {0};
    for (const struct part *part = sums->part; part->at < window->side; part++) {
        const uint16_t *columns = sums->powers[part->power] + first + part->at;
        for (unsigned i = 0; i < TOGETHER; i++)
            totals[i] += columns[i];
    }
    for (unsigned k = 0; k < factors; k++) {
        const uint32_t factor = window->factor[k];
        for (unsigned i = 0; i < TOGETHER; i++)
            signs[i] = (uint8_t)((row[i] * area - factor * totals[i]) >> 31);
        dark[k] = pack(signs);
    }
}

/* The same for large windows: by bounds within a few 128ths of a pixel, and exactly if they leave a
 * pixel undecided. And in 16 bits if the sum and 64 times the factor fit: pixel * area is compared
 * with the product divided by 1024, rounded up. */
#ifdef KERNEL_HALVES
/* Sums the windows of PART pixels from column FIRST on, whose parts lose their SHIFT lowest
 * bits. */
static ALWAYS_INLINE void sum_part(const struct mean_window *window, const struct sums *sums,
                                   unsigned shift, unsigned first, halves *totals)
{
    memset(totals, 0, PART_VECTORS * sizeof *totals);
    for (const struct part *part = sums->part; part->at < window->side; part++)
        for (unsigned i = 0; i < PART_VECTORS; i++)
            totals[i] +=
                load_halves(sums->powers[part->power] + first + part->at + i * HALVES) >> shift;
}

/* Joins the bits of all parts for each factor. */
static ALWAYS_INLINE void join_parts(uint32_t (*bits)[KERNEL_FACTORS], unsigned factors,
                                     uint64_t *dark)
{
    for (unsigned k = 0; k < factors; k++) {
        dark[k] = 0;
        for (unsigned i = 0; i < TOGETHER / PART; i++)
            dark[k] |= (uint64_t)bits[i][k] << i * PART;
    }
}

/* Processes PART pixels. Returns the undecided ones. */
static ALWAYS_INLINE uint32_t bound_part(const uint8_t *row, const struct mean_window *window,
                                         unsigned factors, const struct sums *sums, unsigned first,
                                         uint32_t *dark)
{
    halves totals[PART_VECTORS], pixels[PART_VECTORS], bounds[PART_VECTORS], over[PART_VECTORS];
    halves slack[PART_VECTORS];
    uint32_t open = 0;
    sum_part(window, sums, sums->coarse.shift, first, totals);
    for (unsigned i = 0; i < PART_VECTORS; i++) {
        pixels[i] = load_bytes(row + i * HALVES) << 7;
        slack[i] = (halves){0} + sums->coarse.slack;
    }
    for (unsigned k = 0; k < factors; k++) {
        for (unsigned i = 0; i < PART_VECTORS; i++) {
            bounds[i] = multiply_high(totals[i], (halves){0} + sums->coarse.factor[k]);
            over[i] = pixels[i] - bounds[i];
        }
        dark[k] = find_lower(pixels, bounds);
        open |= find_lower(over, slack);
    }
    return open;
}

static ALWAYS_INLINE void compare_large(const uint8_t *row, const struct mean_window *window,
                                        unsigned factors, const struct sums *sums, unsigned first,
                                        uint64_t *dark)
{
    uint32_t open = 0, bits[TOGETHER / PART][KERNEL_FACTORS];
    for (unsigned i = 0; i < TOGETHER / PART; i++)
        open |= bound_part(row + i * PART, window, factors, sums, first + i * PART, bits[i]);
    join_parts(bits, factors, dark);
    if (open)
        compare_wide(row, window, factors, sums, first, dark);
}

/* Processes PART pixels. */
static ALWAYS_INLINE void compare_part(const uint8_t *row, const struct mean_window *window,
                                       unsigned factors, const struct sums *sums, unsigned first,
                                       uint32_t *dark)
{
    halves totals[PART_VECTORS], pixels[PART_VECTORS], bounds[PART_VECTORS];
    sum_part(window, sums, 0, first, totals);
    for (unsigned i = 0; i < PART_VECTORS; i++)
        pixels[i] = load_bytes(row + i * HALVES) * (uint16_t)(window->side * window->side);
    for (unsigned k = 0; k < factors; k++) {
        const halves factor = (halves){0} + (uint16_t)(window->factor[k] * 64);
        for (unsigned i = 0; i < PART_VECTORS; i++)
            bounds[i] = round_up(multiply_high(totals[i], factor), totals[i] * factor);
        dark[k] = find_lower(pixels, bounds);
    }
}

static ALWAYS_INLINE void compare_narrow(const uint8_t *row, const struct mean_window *window,
                                         unsigned factors, const struct sums *sums, unsigned first,
                                         uint64_t *dark)
{
    uint32_t bits[TOGETHER / PART][KERNEL_FACTORS];
    for (unsigned i = 0; i < TOGETHER / PART; i++)
        compare_part(row + i * PART, window, factors, sums, first + i * PART, bits[i]);
    join_parts(bits, factors, dark);
}
#else
static ALWAYS_INLINE void compare_large(const uint8_t *row, const struct mean_window *window,
                                        unsigned factors, const struct sums *sums, unsigned first,
                                        uint64_t *dark)
{
    const unsigned shift = sums->coarse.shift;
    const uint16_t slack = sums->coarse.slack;
    uint16_t totals[TOGETHER] = {0}, open = 0;
    uint8_t darker[TOGETHER];
    for (const struct part *part = sums->part; part->at < window->side; part++) {
        const uint16_t *columns = sums->powers[part->power] + first + part->at;
        for (unsigned i = 0; i < TOGETHER; i++)
            totals[i] = (uint16_t)(totals[i] + (columns[i] >> shift));
    }
    for (unsigned k = 0; k < factors; k++) {
        const uint16_t factor = sums->coarse.factor[k];
        for (unsigned i = 0; i < TOGETHER; i++) {
            uint16_t bound = (uint16_t)((uint32_t)totals[i] * factor >> 16);
            uint16_t pixel = (uint16_t)(row[i] << 7);
            darker[i] = pixel < bound;
            open |= (uint16_t)(pixel - bound) < slack;
        }
        dark[k] = pack(darker);
    }
    if (open)
        compare_wide(row, window, factors, sums, first, dark);
}

static ALWAYS_INLINE void compare_narrow(const uint8_t *row, const struct mean_window *window,
                                         unsigned factors, const struct sums *sums, unsigned first,
                                         uint64_t *dark)
{
    uint8_t darker[TOGETHER];
    const uint16_t area = (uint16_t)(window->side * window->side);
    uint16_t totals[TOGETHER] = {0};
    for (const struct part *part = sums->part; part->at < window->side; part++) {
        const uint16_t *columns = sums->powers[part->power] + first + part->at;
        for (unsigned i = 0; i < TOGETHER; i++)
            totals[i] = (uint16_t)(totals[i] + columns[i]);
    }
    for (unsigned k = 0; k < factors; k++) {
        const uint16_t factor = (uint16_t)(window->factor[k] * 64);
        for (unsigned i = 0; i < TOGETHER; i++) {
            uint32_t product = (uint32_t)totals[i] * factor;
            uint16_t high = (uint16_t)(product >> 16), low = (uint16_t)product;
            uint16_t bound = (uint16_t)(high + (low != 0));
            darker[i] = (uint16_t)(row[i] * area) < bound;
        }
        dark[k] = pack(darker);
    }
}
#endif

static inline bool is_narrow(const struct mean_window *window)
{
    bool narrow = window->side <= NARROW;
    for (unsigned k = 0; k < window->count; k++)
        narrow = narrow && window->factor[k] < 1024;
    return narrow;
}

/* Compares the TOGETHER pixels of ROW, masked by VALID, into word AT of DARK. */
static ALWAYS_INLINE void mark(const uint8_t *row, const struct mean_window *window,
                               unsigned factors, const struct sums *sums, unsigned first,
                               uint64_t valid, uint64_t *const *dark, size_t at)
{
    uint64_t bits[KERNEL_FACTORS];
    if (is_narrow(window))
        compare_narrow(row, window, factors, sums, first, bits);
    else if (window->side > NARROW)
        compare_large(row, window, factors, sums, first, bits);
    else
        compare_wide(row, window, factors, sums, first, bits);
    for (unsigned k = 0; k < factors; k++)
        dark[k][at] = bits[k] & valid;
}

static ALWAYS_INLINE void mark_row(const uint8_t *row, unsigned count,
                                   const struct mean_window *window, unsigned factors,
                                   const column_sum *columns, uint64_t *const *dark)
{
    struct sums sums;
    for (unsigned k = 0; k < factors; k++)
        dark[k][count / TOGETHER] = 0;
    for (unsigned first = 0; first < count; first += RUN) {
        unsigned width = count - first < RUN ? count - first : RUN, x = 0;
        sum_up(columns + first, width + window->side, window, &sums);
        for (; x + TOGETHER <= width; x += TOGETHER)
            mark(row + first + x, window, factors, &sums, x, UINT64_MAX, dark,
                 (first + x) / TOGETHER);
        if (x < width) {
            uint8_t last[TOGETHER] = {0};
            memcpy(last, row + first + x, width - x);
            mark(last, window, factors, &sums, x, (UINT64_C(1) << (width - x)) - 1, dark,
                 (first + x) / TOGETHER);
        }
    }
}

/* A single factor, the usual case, has a loop of its own. */
void KERNEL(find_darker)(const uint8_t *row, unsigned count, const struct mean_window *window,
                         const column_sum *columns, uint64_t *const *dark)
{
    if (window->count == 1)
        mark_row(row, count, window, 1, columns, dark);
    else
        mark_row(row, count, window, window->count, columns, dark);
}

static uint64_t compare_some(const uint8_t *row, const uint8_t *background, unsigned count,
                             uint32_t limit)
{
    uint8_t dark[TOGETHER] = {0};
    for (unsigned x = 0; x < count; x++)
        dark[x] = (uint8_t)((row[x] * UINT32_C(1024) - background[x] * limit) >> 31);
    return pack(dark);
}

#ifdef KERNEL_HALVES
/* The same for TOGETHER pixels and a limit below 1024, as compare_narrow(). */
static ALWAYS_INLINE uint64_t compare_many(const uint8_t *row, const uint8_t *background,
                                           uint32_t limit)
{
    const halves factor = (halves){0} + (uint16_t)(limit * 64);
    uint64_t dark = 0;
    for (unsigned x = 0; x < TOGETHER; x += PART) {
        halves pixels[PART_VECTORS], bounds[PART_VECTORS];
        for (unsigned i = 0; i < PART_VECTORS; i++) {
            const halves paper = load_bytes(background + x + i * HALVES);
            pixels[i] = load_bytes(row + x + i * HALVES);
            bounds[i] = round_up(multiply_high(paper, factor), paper * factor);
        }
        dark |= (uint64_t)find_lower(pixels, bounds) << x;
    }
    return dark;
}
#else
static inline uint64_t compare_many(const uint8_t *row, const uint8_t *background, uint32_t limit)
{
    return compare_some(row, background, TOGETHER, limit);
}
#endif

void KERNEL(compare)(const uint8_t *row, const uint8_t *background, unsigned count, uint32_t limit,
                     uint64_t *dark)
{
    const bool narrow = limit < 1024;
    for (; count >= TOGETHER; count -= TOGETHER, row += TOGETHER, background += TOGETHER)
        *dark++ = narrow ? compare_many(row, background, limit)
                         : compare_some(row, background, TOGETHER, limit);
    *dark = compare_some(row, background, count, limit);
}

void KERNEL(unpack)(const uint64_t *bits, unsigned count, uint8_t *bytes)
{
    for (unsigned x = 0; x < count; x++)
        bytes[x] = bits[x / TOGETHER] >> x % TOGETHER & 1;
}
