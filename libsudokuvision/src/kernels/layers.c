/* Layers of networks in fixed point. Sums are exact, so each set may add in its own order. */
#include "kernels/kernel.h"

#include <stddef.h>
#include <string.h>

#ifdef __SSE2__
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

/* Two inputs of each row, and the offset of their weights. */
struct pair {
    int32_t inputs[KERNEL_BATCH]; /* the bits of both, as in memory */
    uint32_t place;
};

struct pairs {
    struct pair list[KERNEL_ROWS / 2];
    size_t count;
};

/* A vector of pairs of inputs, and the sum of their products with weights and a vector of sums. */
#if defined(__AVX512VNNI__)
typedef __m512i vector;
typedef int32_t sums_vector __attribute__((vector_size(64)));
#define BROADCAST(pair)              _mm512_set1_epi32(pair)
#define ADD_PAIR(sum, pair, weights) (sums_vector) _mm512_dpwssd_epi32((vector)(sum), pair, weights)
#elif defined(__AVX2__)
typedef __m256i vector;
typedef int32_t sums_vector __attribute__((vector_size(32)));
#define BROADCAST(pair)              _mm256_set1_epi32(pair)
#define ADD_PAIR(sum, pair, weights) ((sum) + (sums_vector)_mm256_madd_epi16(pair, weights))
#elif defined(__SSE2__)
typedef __m128i vector;
typedef int32_t sums_vector __attribute__((vector_size(16)));
#define BROADCAST(pair)              _mm_set1_epi32(pair)
#define ADD_PAIR(sum, pair, weights) ((sum) + (sums_vector)_mm_madd_epi16(pair, weights))
#elif defined(__wasm_simd128__)
typedef v128_t vector;
typedef int32_t sums_vector __attribute__((vector_size(16)));
#define BROADCAST(pair)              wasm_i32x4_splat(pair)
#define ADD_PAIR(sum, pair, weights) ((sum) + (sums_vector)wasm_i32x4_dot_i16x8(pair, weights))
#endif

#ifdef ADD_PAIR

/* Sums of one row that stay in registers. */
enum { LANES = sizeof(vector) / sizeof(int32_t), VECTORS = 8, BLOCK = VECTORS * LANES };

/* Sums UNITS units of LAYER, from FIRST on, for each of ROWS. */
static inline __attribute__((always_inline)) void
sum_units(const struct pairs *pairs, unsigned rows, const struct kernel_layer *layer,
          unsigned first, unsigned units, int32_t *const *result)
{
    const unsigned vectors = units / LANES;
    const int16_t *own = layer->weights + (size_t)2 * first;
    sums_vector sums[KERNEL_BATCH][VECTORS];
    vector inputs[KERNEL_BATCH], weights;
    for (unsigned row = 0; row < rows; row++)
        for (unsigned i = 0; i < vectors; i++)
            memcpy(&sums[row][i], layer->bias + first + i * LANES, sizeof sums[row][i]);
    for (size_t k = 0; k < pairs->count; k++) {
        const int16_t *from = own + pairs->list[k].place;
        for (unsigned row = 0; row < rows; row++)
            inputs[row] = BROADCAST(pairs->list[k].inputs[row]);
        for (unsigned i = 0; i < vectors; i++) {
            memcpy(&weights, from + (size_t)2 * LANES * i, sizeof weights);
            for (unsigned row = 0; row < rows; row++)
                sums[row][i] = ADD_PAIR(sums[row][i], inputs[row], weights);
        }
    }
    for (unsigned row = 0; row < rows; row++)
        for (unsigned i = 0; i < vectors; i++)
            memcpy(result[row] + first + i * LANES, &sums[row][i], sizeof sums[row][i]);
}

#else

enum { BLOCK = 32 };

static inline void sum_units(const struct pairs *pairs, unsigned rows,
                             const struct kernel_layer *layer, unsigned first, unsigned units,
                             int32_t *const *result)
{
    for (unsigned row = 0; row < rows; row++) {
        int32_t sums[BLOCK];
        memcpy(sums, layer->bias + first, units * sizeof *sums);
        for (size_t k = 0; k < pairs->count; k++) {
            const int16_t *weights = layer->weights + pairs->list[k].place + (size_t)2 * first;
            int16_t inputs[2];
            memcpy(inputs, &pairs->list[k].inputs[row], sizeof inputs);
            for (unsigned i = 0; i < units; i++)
                sums[i] += inputs[0] * weights[2 * i] + inputs[1] * weights[2 * i + 1];
        }
        memcpy(result[row] + first, sums, units * sizeof *sums);
    }
}

#endif

/* Units summed at once in the remainder. */
enum { MIN_UNITS = 32, HALF = BLOCK > MIN_UNITS ? BLOCK / 2 : MIN_UNITS };

/* Skips pairs of zeros, which many of a layer's inputs are. */
static inline __attribute__((always_inline)) void find_pairs(const int16_t *const *inputs,
                                                             unsigned rows,
                                                             const struct kernel_layer *layer,
                                                             struct pairs *pairs)
{
    size_t count = 0;
    uint32_t place = 0;
    for (size_t i = 0; i < layer->inputs; i += 2, place += 2 * layer->units) {
        struct pair *pair = &pairs->list[count];
        int32_t any = 0;
        for (unsigned row = 0; row < rows; row++) {
            memcpy(&pair->inputs[row], inputs[row] + i, sizeof any);
            any |= pair->inputs[row];
        }
        pair->place = place;
        count += any != 0;
    }
    pairs->count = count;
}

/* Sums one row, with as many units at once as possible. */
static void sum_row(const int16_t *inputs, const struct kernel_layer *layer, int32_t *sums)
{
    struct pairs pairs;
    unsigned first = 0;
    find_pairs(&inputs, 1, layer, &pairs);
    for (; first + BLOCK <= layer->units; first += BLOCK)
        sum_units(&pairs, 1, layer, first, BLOCK, &sums);
    for (; first + HALF <= layer->units; first += HALF)
        sum_units(&pairs, 1, layer, first, HALF, &sums);
    for (; first < layer->units; first += MIN_UNITS)
        sum_units(&pairs, 1, layer, first, MIN_UNITS, &sums);
}

#ifdef __AVX2__

/* Sums per row of a batch that stay in the 32 or 16 registers. */
enum {
    BATCH_BLOCK = (sizeof(vector) == 64 ? 4 : 2) * LANES,
    BATCH_MIN = BATCH_BLOCK < MIN_UNITS ? BATCH_BLOCK : MIN_UNITS,
};

/* Sums ROWS (at most KERNEL_BATCH) with one pass over the weights; missing rows repeat the
 * first. */
static void sum_batch(const int16_t *inputs, unsigned rows, const struct kernel_layer *layer,
                      int32_t *sums)
{
    struct pairs pairs;
    const int16_t *from[KERNEL_BATCH];
    int32_t *to[KERNEL_BATCH];
    unsigned first = 0;
    for (unsigned row = 0; row < KERNEL_BATCH; row++) {
        from[row] = inputs + (size_t)(row < rows ? row : 0) * layer->inputs;
        to[row] = sums + (size_t)(row < rows ? row : 0) * layer->units;
    }
    find_pairs(from, KERNEL_BATCH, layer, &pairs);
    for (; first + BATCH_BLOCK <= layer->units; first += BATCH_BLOCK)
        sum_units(&pairs, KERNEL_BATCH, layer, first, BATCH_BLOCK, to);
    for (; first < layer->units; first += BATCH_MIN)
        sum_units(&pairs, KERNEL_BATCH, layer, first, BATCH_MIN, to);
}

#endif

/* With short vectors, products take longer than loading weights, so rows are summed one by one,
 * each without its own zeros. */
void KERNEL(sum_inputs)(const int16_t *inputs, unsigned rows, const struct kernel_layer *layer,
                        int32_t *sums)
{
    unsigned batch = 1;
    for (; rows > 0; rows -= batch) {
#ifdef __AVX2__
        batch = rows < KERNEL_BATCH ? rows : KERNEL_BATCH;
        if (batch > 1)
            sum_batch(inputs, batch, layer, sums);
        else
#endif
            sum_row(inputs, layer, sums);
        inputs += (size_t)batch * layer->inputs;
        sums += (size_t)batch * layer->units;
    }
}

void KERNEL(quantize)(const float *numbers, unsigned count, float scale, int16_t *whole)
{
    for (unsigned i = 0; i < count; i++) {
        float value = numbers[i] * scale;
        value = value < KERNEL_MAX_INPUT ? value : KERNEL_MAX_INPUT;
        value = value > -KERNEL_MAX_INPUT ? value : -KERNEL_MAX_INPUT;
        whole[i] = (int16_t)(int32_t)(value + (value < 0 ? -0.5F : 0.5F));
    }
}

void KERNEL(rectify)(const int32_t *sums, unsigned count, unsigned bits, int16_t *values)
{
    const uint32_t half = UINT32_C(1) << (bits - 1);
    for (unsigned i = 0; i < count; i++) {
        int32_t value = sums[i] > 0 ? (int32_t)(((uint32_t)sums[i] + half) >> bits) : 0;
        values[i] = (int16_t)(value < KERNEL_MAX_INPUT ? value : KERNEL_MAX_INPUT);
    }
}
