#include "image/jpeg/jpeg_range.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#if defined(__GNUC__)
#define NOT_INLINE __attribute__((noinline))
#else
#define NOT_INLINE
#endif

/* Level shift of samples before the transform (T.81, A.3.1). */
enum { LEVEL = 1 << (BITS_IN_JSAMPLE - 1) };

/* Tolerance for integer arithmetic in encoders, in levels. */
static const double ROUNDING_ERROR = 1;

/* Maximum overshoot beyond white that mozjpeg adds to avoid ringing, in levels ("overshoot
 * deringing", 2014). */
static const double MAX_OVERSHOOT = 31;

static void fill_waves(struct jpeg_range *range)
{
    const double pi = 3.14159265358979323846;
    for (unsigned u = 0; u < DCTSIZE; u++) {
        for (unsigned x = 0; x < DCTSIZE; x++) {
            double wave = cos((2 * x + 1) * u * pi / (2 * DCTSIZE)) / 2;
            range->waves[u][x] = u == 0 ? wave / sqrt(2) : wave;
        }
    }
}

/* Inverse transform: sums WAVES weighted by FREQUENCIES. */
static void add_waves(double waves[DCTSIZE][DCTSIZE], const double *frequencies, double *sums)
{
    double rows[DCTSIZE2];
    for (unsigned v = 0; v < DCTSIZE; v++) {
        for (unsigned x = 0; x < DCTSIZE; x++) {
            double sum = 0;
            for (unsigned u = 0; u < DCTSIZE; u++)
                sum += frequencies[v * DCTSIZE + u] * waves[u][x];
            rows[v * DCTSIZE + x] = sum;
        }
    }
    for (unsigned y = 0; y < DCTSIZE; y++) {
        for (unsigned x = 0; x < DCTSIZE; x++) {
            double sum = 0;
            for (unsigned v = 0; v < DCTSIZE; v++)
                sum += rows[v * DCTSIZE + x] * waves[v][y];
            sums[y * DCTSIZE + x] = sum;
        }
    }
}

/* True if the encoder rounds coefficients to the nearest step, as those do that use the standard
 * table of T.81, K.5. Encoders with optimized tables may choose cheaper values (trellis
 * quantization). */
static bool is_rounded(const struct jpeg_decompress_struct *jpeg)
{
    static const uint8_t lengths[16] = {0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125};
    const jpeg_component_info *first = &jpeg->comp_info[0];
    /* A component without scans has no tables, and an undefined number of one. */
    if (jpeg->progressive_mode || jpeg->arith_code || !first->quant_table)
        return false;
    const JHUFF_TBL *codes = jpeg->ac_huff_tbl_ptrs[first->ac_tbl_no];
    return codes && memcmp(codes->bits + 1, lengths, sizeof lengths) == 0;
}

/* Stores steps in 16 bits, and the amplitude up to which no block can exceed the range by NEAREST:
 * 0, that of blocks without any wave, if the sums of such steps may exceed 32 bits. */
static void fill_amplitude(const JQUANT_TBL *steps, double nearest,
                           struct jpeg_range_bounds *bounds)
{
    bounds->safe_amplitude = (int64_t)(DCTSIZE * (LEVEL - 1 + nearest));
    for (unsigned k = 0; k < DCTSIZE2; k++) {
        bool fits = steps->quantval[k] <= INT32_MAX / (DCTSIZE2 * INT16_MAX);
        bounds->steps[k] = fits ? (int16_t)steps->quantval[k] : 1;
        bounds->safe_amplitude = fits ? bounds->safe_amplitude : 0;
    }
}

/* Computes how far samples can be out of range if all quantization errors add up: half a step per
 * coefficient when rounding, otherwise a whole one. Trellis quantization has no known bound; the
 * worst files of mozjpeg, black print on white, reach half of this. */
static void fill_bounds(struct jpeg_range *range, const JQUANT_TBL *steps, bool rounded,
                        struct jpeg_range_bounds *bounds)
{
    double sizes[DCTSIZE][DCTSIZE], errors[DCTSIZE2], nearest = HUGE_VAL;
    for (unsigned u = 0; u < DCTSIZE; u++)
        for (unsigned x = 0; x < DCTSIZE; x++)
            sizes[u][x] = fabs(range->waves[u][x]);
    for (unsigned k = 0; k < DCTSIZE2; k++)
        errors[k] = rounded ? steps->quantval[k] / 2.0 : steps->quantval[k];
    add_waves(sizes, errors, bounds->reach);
    for (unsigned i = 0; i < DCTSIZE2; i++) {
        bounds->reach[i] += rounded ? ROUNDING_ERROR : ROUNDING_ERROR + MAX_OVERSHOOT;
        nearest = fmin(nearest, bounds->reach[i]);
    }
    fill_amplitude(steps, nearest, bounds);
}

/* True if no phase of the waves of BLOCK can exceed the range, as for most blocks. A wave has at
 * most a quarter of its coefficient's amplitude, the mean an eighth. */
static bool has_low_amplitude(const struct jpeg_range_bounds *bounds, const JCOEF *block)
{
    int32_t sum = 0;
    for (unsigned k = 0; k < DCTSIZE2; k++) {
        const int16_t value = (int16_t)(block[k] > -INT16_MAX ? block[k] : -INT16_MAX);
        const int16_t negative = (int16_t)-value;
        const int16_t magnitude = value > negative ? value : negative;
        sum += magnitude * bounds->steps[k];
    }
    return INT64_C(2) * sum - abs(block[0]) * bounds->steps[0] <= bounds->safe_amplitude;
}

/* Kept out of check_and_decode(), whose registers it would take for a few blocks. */
NOT_INLINE static bool block_holds(struct jpeg_range *range, const struct jpeg_range_bounds *bounds,
                                   const JQUANT_TBL *steps, const JCOEF *block)
{
    double frequencies[DCTSIZE2], samples[DCTSIZE2];
    for (unsigned k = 0; k < DCTSIZE2; k++)
        frequencies[k] = (double)block[k] * steps->quantval[k];
    add_waves(range->waves, frequencies, samples);
    for (unsigned i = 0; i < DCTSIZE2; i++)
        if (samples[i] > LEVEL - 1 + bounds->reach[i] || samples[i] < -LEVEL - bounds->reach[i])
            return false;
    return true;
}

/* Replaces libjpeg's inverse transform, which each block goes through. */
static void check_and_decode(j_decompress_ptr jpeg, jpeg_component_info *component, JCOEFPTR block,
                             JSAMPARRAY samples, JDIMENSION column)
{
    struct jpeg_range *range = jpeg->client_data;
    int i = component->component_index;
    const struct jpeg_range_bounds *bounds = &range->bounds[i];
    if (!has_low_amplitude(bounds, block) && range->holds)
        range->holds = block_holds(range, bounds, component->quant_table, block);
    range->decode[i](jpeg, component, block, samples, column);
}

void jpeg_range_watch(struct jpeg_range *range, struct jpeg_decompress_struct *jpeg,
                      enum jpeg_range_of source)
{
    bool rounded = source == JPEG_RANGE_OF_FILE && is_rounded(jpeg);
    range->holds = true;
    fill_waves(range);
    for (int i = 0; i < jpeg->num_components; i++) {
        const JQUANT_TBL *steps = jpeg->comp_info[i].quant_table;
        /* A component without scans has no quantization table. */
        if (!steps)
            continue;
        fill_bounds(range, steps, rounded, &range->bounds[i]);
        range->decode[i] = jpeg->idct->inverse_DCT[i];
        jpeg->idct->inverse_DCT[i] = check_and_decode;
    }
    jpeg->client_data = range;
}
