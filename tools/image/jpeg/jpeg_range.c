#include "image/jpeg/jpeg_range.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Level shift of samples before the transform (T.81, A.3.1). */
enum { LEVEL = 1 << (BITS_IN_JSAMPLE - 1) };

/* Tolerance for integer arithmetic in encoders, in levels. */
static const double ROUNDING_ERROR = 1;

/* Maximum overshoot beyond white that mozjpeg adds to avoid ringing, in levels ("overshoot
 * deringing", 2014). */
static const double MAX_OVERSHOOT = 31;

/* Basis functions of the transform, and bounds on samples. */
struct range {
    double waves[DCTSIZE][DCTSIZE]; /* per frequency and position (T.81, A.3.3) */
    double sizes[DCTSIZE][DCTSIZE]; /* absolute values */
    double reach[DCTSIZE2];         /* maximum distance of each sample from the valid range */
    uint64_t safe_amplitude;        /* 8 times the amplitude up to which no sample can exceed it */
};

static void fill_waves(struct range *range)
{
    const double pi = 3.14159265358979323846;
    for (unsigned u = 0; u < DCTSIZE; u++) {
        for (unsigned x = 0; x < DCTSIZE; x++) {
            double wave = cos((2 * x + 1) * u * pi / (2 * DCTSIZE)) / 2;
            range->waves[u][x] = u == 0 ? wave / sqrt(2) : wave;
            range->sizes[u][x] = fabs(range->waves[u][x]);
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
    const JHUFF_TBL *codes = jpeg->ac_huff_tbl_ptrs[jpeg->comp_info[0].ac_tbl_no];
    return !jpeg->progressive_mode && !jpeg->arith_code && codes &&
           memcmp(codes->bits + 1, lengths, sizeof lengths) == 0;
}

/* Computes how far samples can be out of range if all quantization errors add up: half a step per
 * coefficient when rounding, otherwise a whole one. Trellis quantization has no known bound; the
 * worst files of mozjpeg, black print on white, reach half of this. */
static void fill_reach(struct range *range, const JQUANT_TBL *steps, bool rounded)
{
    double errors[DCTSIZE2], nearest = HUGE_VAL;
    for (unsigned k = 0; k < DCTSIZE2; k++)
        errors[k] = rounded ? steps->quantval[k] / 2.0 : steps->quantval[k];
    add_waves(range->sizes, errors, range->reach);
    for (unsigned i = 0; i < DCTSIZE2; i++) {
        range->reach[i] += rounded ? ROUNDING_ERROR : ROUNDING_ERROR + MAX_OVERSHOOT;
        nearest = fmin(nearest, range->reach[i]);
    }
    range->safe_amplitude = (uint64_t)(DCTSIZE * (LEVEL - 1 + nearest));
}

/* True if no phase of the waves of BLOCK can exceed the range, as for most blocks. A wave has at
 * most a quarter of its coefficient's amplitude, the mean an eighth. */
static bool has_low_amplitude(const struct range *range, const JQUANT_TBL *steps,
                              const JCOEF *block)
{
    uint64_t sum = 0;
    for (unsigned k = 0; k < DCTSIZE2; k++)
        sum += (uint64_t)(unsigned)abs(block[k]) * steps->quantval[k];
    return 2 * sum - (uint64_t)(unsigned)abs(block[0]) * steps->quantval[0] <=
           range->safe_amplitude;
}

static bool block_holds(struct range *range, const JQUANT_TBL *steps, const JCOEF *block)
{
    double frequencies[DCTSIZE2], samples[DCTSIZE2];
    if (has_low_amplitude(range, steps, block))
        return true;
    for (unsigned k = 0; k < DCTSIZE2; k++)
        frequencies[k] = (double)block[k] * steps->quantval[k];
    add_waves(range->waves, frequencies, samples);
    for (unsigned i = 0; i < DCTSIZE2; i++)
        if (samples[i] > LEVEL - 1 + range->reach[i] || samples[i] < -LEVEL - range->reach[i])
            return false;
    return true;
}

static bool component_holds(struct jpeg_decompress_struct *jpeg, jvirt_barray_ptr blocks,
                            const jpeg_component_info *component, bool rounded, struct range *range)
{
    const JQUANT_TBL *steps = component->quant_table;
    fill_reach(range, steps, rounded);
    for (unsigned y = 0; y < component->height_in_blocks; y++) {
        JBLOCKARRAY row = jpeg->mem->access_virt_barray((j_common_ptr)jpeg, blocks, y, 1, FALSE);
        for (unsigned x = 0; x < component->width_in_blocks; x++)
            if (!block_holds(range, steps, row[0][x]))
                return false;
    }
    return true;
}

bool jpeg_range_holds(struct jpeg_decompress_struct *jpeg, enum jpeg_range_of source)
{
    bool rounded = source == JPEG_RANGE_OF_FILE && is_rounded(jpeg);
    jvirt_barray_ptr *blocks = jpeg_read_coefficients(jpeg);
    struct range range;
    fill_waves(&range);
    for (int i = 0; i < jpeg->num_components; i++) {
        const jpeg_component_info *component = &jpeg->comp_info[i];
        /* A component without scans has no quantization table. */
        if (component->quant_table && !component_holds(jpeg, blocks[i], component, rounded, &range))
            return false;
    }
    return true;
}
