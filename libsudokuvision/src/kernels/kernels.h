/* The inner loops of reading, compiled once for each instruction set.
 *
 * The sources in kernels/ are plain C that compilers vectorize (with intrinsics only where they
 * cannot). The set is selected at run time, and does not affect results. Arguments are not checked.
 */
#ifndef KERNELS_KERNELS_H
#define KERNELS_KERNELS_H

#include "image/plane.h"

/* The points ((x0 + x1 s) / (w0 + w1 s), (y0 + y1 s) / (w0 + w1 s)) in a picture. */
struct ray {
    float x0, x1, y0, y1, w0, w1;
};

/* Rays, and the parameters s of the sampled points: those of ray i at S + i * STRIDE. */
struct fan {
    const struct ray *rays;
    unsigned count;
    const float *s;
    unsigned stride; /* 0: the same for all */
};

/* Maximum number of samples in a profile across a line, and of lines crossed by a ray, rounded up
 * to vectors; and slack for vectors that write beyond the last point. */
enum { KERNEL_SAMPLES = 23, KERNEL_LINES = 32, KERNEL_SLACK = 16 };

/* Maximum number of rays in a fan. */
enum { KERNEL_RAYS = 16 };

/* Lines crossed by rays at 2 * reach + 1 points each: line i begins at FIRST + i + START[i] beside
 * a cell, and moves by SLOPE[i] to its end. */
struct crossing_lines {
    unsigned first, count;
    int reach;
    float pitch; /* distance of points */
    float start[KERNEL_LINES], slope[KERNEL_LINES];
    float max_move;
};

/* Interleaved profiles: sample i of all COUNT profiles is at PROFILE + i * COUNT. */
struct profiles {
    const float *profile;
    unsigned count;
    unsigned reach; /* 2 * reach + 1 samples each, at most KERNEL_SAMPLES */
};

/* A rectified cell has KERNEL_PATCH x KERNEL_PATCH pixels; quantiles exclude the margin. */
enum { KERNEL_PATCH = 32, KERNEL_MARGIN = 5 };

/* Scale of depths. */
enum { KERNEL_DEPTH = 4096 };

/* Maximum relative darkness of a mark. */
#define KERNEL_FULL 1.25F

/* The darkness of a cell relative to its paper. */
struct darkness {
    int16_t depth[KERNEL_PATCH * KERNEL_PATCH]; /* relative to the paper, whose usual depth is 0 */
    int16_t ink;                                /* of the darkest inner part */
    uint8_t darkest, brightest;                 /* of the paper in the inner part, */
    float paper;                                /* and its mean */
};

/* A mark at twice the resolution has one bit per pixel, KERNEL_FINE rows and columns, with the
 * first pixel lowest. */
enum { KERNEL_FINE = 2 * KERNEL_PATCH };

/* Distances from the paper, three per pixel, of the pixels along the middle of strokes: number, sum
 * and sum of squares. */
struct kernel_widths {
    uint32_t count, sum, square;
};

/* A mark's crop has KERNEL_CROP x KERNEL_CROP pixels. In each direction, a pixel interpolates two
 * of the patch: the index of the first and the weights of both, which are 0 outside. */
enum { KERNEL_CROP = 16 };

struct kernel_steps {
    int32_t before[KERNEL_CROP];
    float own[KERNEL_CROP], next[KERNEL_CROP];
};

/* A matrix of ROWS (at most KERNEL_ROWS) x COLUMNS (a multiple of 32). */
enum { KERNEL_ROWS = 512 };

struct kernel_matrix {
    const float *numbers;
    unsigned rows, columns;
};

/* Exponent below which e to its power counts as 0. */
#define KERNEL_MIN_EXPONENT (-24.0F)

/* A layer of a network in fixed point, from INPUTS (an even number, at most KERNEL_ROWS) to UNITS
 * (a multiple of 32). Weights are stored in pairs: those of inputs 2 i and 2 i + 1 to unit j at 2
 * (i * UNITS + j). Sums of inputs from -KERNEL_MAX_INPUT to KERNEL_MAX_INPUT must not overflow. */
enum { KERNEL_MAX_INPUT = INT16_MAX };

/* Rows of inputs processed with one pass over the weights. */
enum { KERNEL_BATCH = 4 };

struct kernel_layer {
    const int16_t *weights;
    const int32_t *bias;
    unsigned inputs, units;
};

enum luma_order { LUMA_RGB, LUMA_BGR, LUMA_RGBA };

/* The sum of a column of at most 63 pixels. It may alias memory of another type, which callers of
 * svision_threshold() provide. */
typedef uint16_t __attribute__((__may_alias__)) column_sum;

/* Pixels below FACTOR / 1024 times the mean of SIDE x SIDE pixels are dark, for each of COUNT
 * factors. */
enum { KERNEL_FACTORS = 3 };

struct mean_window {
    unsigned side, count;
    uint32_t factor[KERNEL_FACTORS];
};

/* The changes of the bits in a row, with 0 before and after it: a mask of changes for each word,
 * the number of changes before each word, and the position of each change, with slack of
 * KERNEL_EDGES. */
enum { KERNEL_EDGES = 4 };

struct kernel_edges {
    uint64_t *changes;
    uint16_t *before;
    uint16_t *places;
};

/* FIRST..END-1 of a row. */
struct kernel_range {
    uint16_t first, end;
};

/* All loops: return type, name, parameters. */
/* clang-format off */
#define KERNELS(LOOP) \
    /* Computes the brightness of COUNT pixels. */ \
    LOOP(void, luma, (const uint8_t *pixels, unsigned count, enum luma_order order, \
                      uint8_t *gray)) \
    /* Copies bytes 0, 2, 4 ... */ \
    LOOP(void, every_second, (const uint8_t *bytes, unsigned count, uint8_t *out)) \
    /* Computes COUNT means of two by two pixels. */ \
    LOOP(void, halve, (const uint8_t *upper, const uint8_t *lower, unsigned count, \
                       uint8_t *half)) \
    /* Adds WEIGHT times each of COUNT bytes to SUMS. */ \
    LOOP(void, add_weighted, (const uint8_t *bytes, unsigned count, float weight, float *sums)) \
    /* Computes COUNT means of RATIO (>= 1) numbers each, out of WIDTH, times SCALE. */ \
    LOOP(void, shrink, (const float *numbers, unsigned width, float ratio, float scale, \
                        unsigned count, uint8_t *small)) \
    /* Adds IN to COUNT sums and subtracts OUT. */ \
    LOOP(void, slide, (const uint8_t *in, const uint8_t *out, unsigned count, column_sum *sums)) \
    /* Sets bit i of DARK[k], starting with the lowest, if pixel i of COUNT is dark for factor k; \
     * writes count / 64 + 1 words, padded with 0. COLUMNS are COUNT + side sums of the window's \
     * columns, from its left end at the first pixel on. */ \
    LOOP(void, find_darker, (const uint8_t *row, unsigned count, const struct mean_window *window, \
                             const column_sum *columns, uint64_t *const *dark)) \
    /* The same for pixels below LIMIT / 1024 times BACKGROUND. */ \
    LOOP(void, compare, (const uint8_t *row, const uint8_t *background, unsigned count, \
                         uint32_t limit, uint64_t *dark)) \
    /* Finds the EDGES of BITS and returns their number; runs begin and end at them \
     * alternately. */ \
    LOOP(unsigned, find_edges, (const uint64_t *bits, unsigned words, \
                                struct kernel_edges *edges)) \
    /* Finds the runs of the row ABOVE that touch each of RUNS, with edges at PLACES, also at \
     * corners. */ \
    LOOP(void, find_touching, (const struct kernel_edges *above, const uint16_t *places, \
                               unsigned runs, struct kernel_range *touching)) \
    /* Stores COUNT bits as bytes, 0 or 1. */ \
    LOOP(void, unpack, (const uint64_t *bits, unsigned count, uint8_t *bytes)) \
    /* Stores the maximum of each of COUNT BYTES and TOPS in TOPS. */ \
    LOOP(void, raise, (const uint8_t *bytes, unsigned count, uint8_t *tops)) \
    /* Stores the maximum of each of COUNT bytes and the one AHEAD of it. */ \
    LOOP(void, raise_ahead, (uint8_t *bytes, unsigned count, unsigned ahead)) \
    /* Stores COUNT bytes, exclusive or FLIP, in FLIPPED. */ \
    LOOP(void, flip, (const uint8_t *bytes, unsigned count, uint8_t flip, uint8_t *flipped)) \
    /* Stores the parameters at which the ray at ALONG of a cell crosses LINES in S, which has \
     * KERNEL_SLACK; all lines at one point precede those at the next. */ \
    LOOP(void, cross, (const struct crossing_lines *lines, float along, float *s)) \
    /* Samples PLANE at COUNT points S of RAY by bilinear interpolation into VIEW. */ \
    LOOP(void, sample, (const struct plane *plane, const struct ray *ray, const float *s, \
                        unsigned count, uint8_t *view)) \
    /* The same at COUNT points of each ray of FAN, summed over the rays into SUMS. */ \
    LOOP(void, sum_samples, (const struct plane *plane, const struct fan *fan, unsigned count, \
                             uint16_t *sums)) \
    /* Finds the line in each profile: its OFFSET from the middle in samples, its relative \
     * clearness, and its BACKGROUND. */ \
    LOOP(void, find_lines, (const struct profiles *profiles, float *offset, float *clearness, \
                            float *background)) \
    /* Measures PATCH (KERNEL_PATCH squared). */ \
    LOOP(void, darken, (const uint8_t *patch, struct darkness *darkness)) \
    /* Sets the bits of ROWS (KERNEL_PATCH of them) where DEPTH is above LIMIT. */ \
    LOOP(void, find_deeper, (const int16_t *depth, int16_t limit, uint32_t *rows)) \
    /* Stores DEPTH times SCALE, clamped to 0..KERNEL_FULL, in VALUES (KERNEL_PATCH squared) where \
     * the bits of NEAR, a number per row, are set; 0 elsewhere. */ \
    LOOP(void, isolate, (const int16_t *depth, const uint32_t *near, float scale, \
                         float *values)) \
    /* Measures the strokes of INK, KERNEL_FINE rows surrounded by paper. */ \
    LOOP(void, measure_widths, (const uint64_t *ink, struct kernel_widths *widths)) \
    /* Returns the number at RANK (from 0) of COUNT numbers (at most 1024) in ascending order. */ \
    LOOP(int16_t, select, (const int16_t *numbers, unsigned count, unsigned rank)) \
    /* Interpolates VALUES (KERNEL_PATCH squared) at the steps ACROSS and DOWN into CROP \
     * (KERNEL_CROP squared). */ \
    LOOP(void, crop, (const float *values, const struct kernel_steps *across, \
                      const struct kernel_steps *down, float *crop)) \
    /* Computes the HISTOGRAM (4 x 4 blocks of 8 directions) of the gradients of CROP (16 x \
     * 16). */ \
    LOOP(void, gradients, (const float *crop, float *histogram)) \
    /* Rounds COUNT numbers times SCALE, clamped to -KERNEL_MAX_INPUT..KERNEL_MAX_INPUT. */ \
    LOOP(void, quantize, (const float *numbers, unsigned count, float scale, int16_t *whole)) \
    /* Computes SUMS = bias + INPUTS times weights of LAYER for each of ROWS consecutive rows of \
     * inputs. */ \
    LOOP(void, sum_inputs, (const int16_t *inputs, unsigned rows, const struct kernel_layer *layer, \
                            int32_t *sums)) \
    /* Shifts COUNT sums (a multiple of 32) right by BITS (>= 1), rounded and clamped to \
     * 0..KERNEL_MAX_INPUT. */ \
    LOOP(void, rectify, (const int32_t *sums, unsigned count, unsigned bits, int16_t *values)) \
    /* Computes RESULT = ROW times MATRIX. */ \
    LOOP(void, multiply, (const float *row, const struct kernel_matrix *matrix, float *result)) \
    /* Subtracts the squared distance of POINT from each column of MATRIX from RESULT. */ \
    LOOP(void, distances, (const float *point, const struct kernel_matrix *matrix, float *result)) \
    /* Computes e to the power of each of COUNT NUMBERS minus TOP, their maximum; 0 for exponents \
     * up to KERNEL_MIN_EXPONENT. */ \
    LOOP(void, exponentials, (const float *numbers, unsigned count, float top, float *powers))
/* clang-format on */

/* NOLINTNEXTLINE(bugprone-macro-parentheses): parts of a declaration */
#define KERNEL_SLOT(type, name, parameters) type(*name) parameters;

/* One set of loops. */
struct kernels {
    KERNELS(KERNEL_SLOT)
};

/* Returns the fastest set that this processor supports. */
const struct kernels *kernels_best(void);

/* Returns supported set NUMBER, counted from 0, the plain one first; NULL if there are fewer. */
const struct kernels *kernels_set(unsigned number);

#endif
