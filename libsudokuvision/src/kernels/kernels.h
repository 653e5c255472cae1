/* The inner loops of reading, compiled once for each instruction set.
 *
 * The sources in kernels/ are plain C that compilers turn into vectors (intrinsics only where they
 * cannot); the set that the processor can run is chosen at run time. Results do not depend on it.
 * Arguments are not checked. */
#ifndef KERNELS_KERNELS_H
#define KERNELS_KERNELS_H

#include "image/plane.h"

/* The places ((x0 + x1 s) / (w0 + w1 s), (y0 + y1 s) / (w0 + w1 s)) in a picture. */
struct ray {
    float x0, x1, y0, y1, w0, w1;
};

/* Rays, and the places on each that are looked at: those of ray i at S + i * STRIDE. */
struct fan {
    const struct ray *rays;
    unsigned count;
    const float *s;
    unsigned stride; /* 0: the same on all */
};

/* Most samples of a profile across a line, and most lines that rays cross, rounded up to vectors;
 * what vectors may write beyond the last place. */
enum { KERNEL_SAMPLES = 23, KERNEL_LINES = 32, KERNEL_SLACK = 16 };

/* Lines that rays cross at 2 * reach + 1 places each: where they are beside the beginning of a
 * cell, from FIRST + i, and how far they move until its end. */
struct crossing_lines {
    unsigned first, count;
    int reach;
    float pitch; /* from place to place */
    float start[KERNEL_LINES], slope[KERNEL_LINES];
    float max_move;
};

/* Profiles side by side: sample i of all COUNT of them is at PROFILE + i * COUNT. */
struct profiles {
    const float *profile;
    unsigned count;
    unsigned reach; /* 2 * reach + 1 samples each, at most KERNEL_SAMPLES */
};

/* A straightened cell has KERNEL_PATCH x KERNEL_PATCH pixels; the inner ones count for quantiles.
 */
enum { KERNEL_PATCH = 32, KERNEL_MARGIN = 5 };

/* Depths are fractions of this. */
enum { KERNEL_DEPTH = 4096 };

/* More than a mark's own darkness counts as this. */
#define KERNEL_FULL 1.25F

/* How much darker than the paper a cell is. */
struct darkness {
    int16_t depth[KERNEL_PATCH * KERNEL_PATCH]; /* against the paper, whose usual depth is 0 */
    int16_t ink;                                /* of the darkest inner part */
    uint8_t darkest, brightest;                 /* of the paper in the inner part, */
    float paper;                                /* and its mean */
};

/* The picture of a mark that is twice as fine is a bit a pixel, KERNEL_FINE rows of as many, the
 * first pixel the lowest. */
enum { KERNEL_FINE = 2 * KERNEL_PATCH };

/* Distances from the paper, three a pixel, of the pixels in the middle of strokes: how many pixels,
 * and the sums of distances and their squares. */
struct kernel_widths {
    uint32_t count, sum, square;
};

/* A mark's crop has KERNEL_CROP x KERNEL_CROP pixels, each between two of the patch along either
 * side: the one before it, and the shares of both; shares of 0 where there are none. */
enum { KERNEL_CROP = 16 };

struct kernel_steps {
    int32_t before[KERNEL_CROP];
    float own[KERNEL_CROP], next[KERNEL_CROP];
};

/* A matrix of ROWS (at most KERNEL_ROWS) x COLUMNS (a multiple of 32) that is applied to rows of
 * numbers. */
enum { KERNEL_ROWS = 512 };

struct kernel_matrix {
    const float *numbers;
    unsigned rows, columns;
};

/* e to less than this does not count. */
#define KERNEL_LEAST_POWER (-24.0F)

/* A layer of a network in whole numbers: INPUTS (an even number, at most KERNEL_ROWS) to UNITS (a
 * multiple of 32). Weights of two inputs lie side by side: those of inputs 2 i and 2 i + 1 to unit
 * j at 2 (i * UNITS + j). No sum of any inputs from -KERNEL_MOST to KERNEL_MOST may overflow. */
enum { KERNEL_MOST = INT16_MAX };

/* Rows of inputs for which the weights of a layer are read once. */
enum { KERNEL_BATCH = 4 };

struct kernel_layer {
    const int16_t *weights;
    const int32_t *bias;
    unsigned inputs, units;
};

enum luma_order { LUMA_RGB, LUMA_BGR, LUMA_RGBA };

/* The sum of a column of pixels, at most 63. Its memory may be known as that of numbers of another
 * type, which callers of svision_threshold() give. */
typedef uint16_t __attribute__((__may_alias__)) column_sum;

/* A pixel is dark below FACTOR / 1024 times the mean of SIDE x SIDE pixels: by one factor, or by
 * each of COUNT. */
enum { KERNEL_FACTORS = 3 };

struct mean_window {
    unsigned side, count;
    uint32_t factor[KERNEL_FACTORS];
};

/* Where the bits of a row change, which begins and ends with 0: in each word, how many changes come
 * before that word, and the place of each, with KERNEL_EDGES room for what vectors may write beyond
 * the last. */
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

/* Every loop: what it gives, its name, what it takes. */
/* clang-format off */
#define KERNELS(LOOP) \
    /* The brightness of COUNT pixels. */ \
    LOOP(void, luma, (const uint8_t *pixels, unsigned count, enum luma_order order, \
                      uint8_t *gray)) \
    /* Bytes 0, 2, 4 ... */ \
    LOOP(void, every_second, (const uint8_t *bytes, unsigned count, uint8_t *out)) \
    /* COUNT means of two by two pixels. */ \
    LOOP(void, halve, (const uint8_t *upper, const uint8_t *lower, unsigned count, \
                       uint8_t *half)) \
    /* Adds WEIGHT times each of COUNT bytes to SUMS. */ \
    LOOP(void, add_weighted, (const uint8_t *bytes, unsigned count, float weight, float *sums)) \
    /* COUNT means of RATIO (1 or more) numbers each, the last one of WIDTH at most, times SCALE. */ \
    LOOP(void, shrink, (const float *numbers, unsigned width, float ratio, float scale, \
                        unsigned count, uint8_t *small)) \
    /* Adds IN to COUNT sums and takes OUT off. */ \
    LOOP(void, slide, (const uint8_t *in, const uint8_t *out, unsigned count, column_sum *sums)) \
    /* Sets bit i of the numbers at DARK[k], from the lowest of each on, where pixel i of COUNT is \
     * dark by factor k; count / 64 + 1 numbers, the rest of the last one 0. COLUMNS are sums down \
     * the window, from its left end at the first pixel on, COUNT + side of them. */ \
    LOOP(void, find_darker, (const uint8_t *row, unsigned count, const struct mean_window *window, \
                             const column_sum *columns, uint64_t *const *dark)) \
    /* The same where pixels are below LIMIT / 1024 times BACKGROUND. */ \
    LOOP(void, compare, (const uint8_t *row, const uint8_t *background, unsigned count, \
                         uint32_t limit, uint64_t *dark)) \
    /* Finds the EDGES of BITS, and how many there are: runs begin and end at them in turns. */ \
    LOOP(unsigned, find_edges, (const uint64_t *bits, unsigned words, \
                                struct kernel_edges *edges)) \
    /* Finds the runs of the row ABOVE, by number, that each of so many RUNS with edges at PLACES is \
     * TOUCHING, be it at a corner. */ \
    LOOP(void, find_touching, (const struct kernel_edges *above, const uint16_t *places, \
                               unsigned runs, struct kernel_range *touching)) \
    /* Stores COUNT bits as bytes, 0 or 1. */ \
    LOOP(void, unpack, (const uint64_t *bits, unsigned count, uint8_t *bytes)) \
    /* Raises COUNT bytes of TOPS to those of BYTES that are larger. */ \
    LOOP(void, raise, (const uint8_t *bytes, unsigned count, uint8_t *tops)) \
    /* Raises each of COUNT bytes to the one that lies AHEAD of it, where that is larger. */ \
    LOOP(void, raise_ahead, (uint8_t *bytes, unsigned count, unsigned ahead)) \
    /* Stores COUNT bytes, of which those bits are turned that FLIP has, in FLIPPED. */ \
    LOOP(void, flip, (const uint8_t *bytes, unsigned count, uint8_t flip, uint8_t *flipped)) \
    /* Stores the places at which the ray at ALONG of the cell crosses LINES, all lines at one place \
     * before those at the next, in S, in which there is KERNEL_SLACK room. */ \
    LOOP(void, cross, (const struct crossing_lines *lines, float along, float *s)) \
    /* Stores what PLANE shows at COUNT places S of RAY, bilinear, in VIEW. */ \
    LOOP(void, sample, (const struct plane *plane, const struct ray *ray, const float *s, \
                        unsigned count, uint8_t *view)) \
    /* The same at COUNT places of each ray of FAN, added up over the rays (at most 257) in SUMS. */ \
    LOOP(void, sum_samples, (const struct plane *plane, const struct fan *fan, unsigned count, \
                             uint16_t *sums)) \
    /* Finds the line in each profile: its OFFSET from the middle in samples, how clear it is \
     * against what is BACKGROUND, relative. */ \
    LOOP(void, find_lines, (const struct profiles *profiles, float *offset, float *clearness, \
                            float *background)) \
    /* Measures PATCH (KERNEL_PATCH squared). */ \
    LOOP(void, darken, (const uint8_t *patch, struct darkness *darkness)) \
    /* Sets the bits of ROWS (KERNEL_PATCH of them) where DEPTH is more than LIMIT. */ \
    LOOP(void, find_deeper, (const int16_t *depth, int16_t limit, uint32_t *rows)) \
    /* Stores in VALUES (KERNEL_PATCH squared) SCALE times those of DEPTH that bits of NEAR, a number \
     * for each row, are set for, between 0 and KERNEL_FULL; 0 for others. */ \
    LOOP(void, isolate, (const int16_t *depth, const uint32_t *near, float scale, \
                         float *values)) \
    /* Measures the strokes of INK, KERNEL_FINE rows with paper all around. */ \
    LOOP(void, measure_widths, (const uint64_t *ink, struct kernel_widths *widths)) \
    /* The number of RANK (from 0) in the ascending order of COUNT numbers, at most 1024. */ \
    LOOP(int16_t, select, (const int16_t *numbers, unsigned count, unsigned rank)) \
    /* Stores in CROP (KERNEL_CROP squared) what VALUES (KERNEL_PATCH squared) are at the steps ACROSS \
     * and DOWN. */ \
    LOOP(void, crop, (const float *values, const struct kernel_steps *across, \
                      const struct kernel_steps *down, float *crop)) \
    /* HISTOGRAM (4 x 4 blocks of 8 directions) of the gradients of CROP (16 x 16). */ \
    LOOP(void, gradients, (const float *crop, float *histogram)) \
    /* COUNT numbers times SCALE, rounded, between -KERNEL_MOST and KERNEL_MOST. */ \
    LOOP(void, quantize, (const float *numbers, unsigned count, float scale, int16_t *whole)) \
    /* SUMS = the bias of LAYER + INPUTS times its weights, for each of so many ROWS of these, one \
     * after the other. */ \
    LOOP(void, sum_inputs, (const int16_t *inputs, unsigned rows, const struct kernel_layer *layer, \
                            int32_t *sums)) \
    /* COUNT sums (a multiple of 32) without their last BITS (1 or more), rounded, between 0 and \
     * KERNEL_MOST. */ \
    LOOP(void, rectify, (const int32_t *sums, unsigned count, unsigned bits, int16_t *values)) \
    /* RESULT = ROW times MATRIX. */ \
    LOOP(void, multiply, (const float *row, const struct kernel_matrix *matrix, float *result)) \
    /* Takes the squared distance of POINT to each column of MATRIX off RESULT. */ \
    LOOP(void, distances, (const float *point, const struct kernel_matrix *matrix, float *result)) \
    /* POWERS = e to each of COUNT NUMBERS less TOP, which none is above; 0 where that is \
     * KERNEL_LEAST_POWER or less. */ \
    LOOP(void, exponentials, (const float *numbers, unsigned count, float top, float *powers))
/* clang-format on */

/* NOLINTNEXTLINE(bugprone-macro-parentheses): parts of a declaration */
#define KERNEL_SLOT(type, name, parameters) type(*name) parameters;

/* One set of loops. */
struct kernels {
    KERNELS(KERNEL_SLOT)
};

/* The fastest set that this processor can run. */
const struct kernels *kernels_best(void);

/* Set NUMBER, from 0 on, the plain one first; NULL: there are no more that this processor can
 * run. */
const struct kernels *kernels_set(unsigned number);

#endif
