/* Layers of networks in whole numbers. Nothing is rounded in a sum, so that every set may add as
 * suits it. */
#include "kernels/kernel.h"

#include <stddef.h>
#include <string.h>

#ifdef __SSE2__
#include <immintrin.h>
#endif

/* Two inputs, and where their weights to all units begin. */
struct pair {
    int32_t inputs; /* the bits of both, as they lie in memory */
    uint32_t place;
};

struct pairs {
    struct pair list[KERNEL_ROWS / 2];
    size_t count;
};

/* A vector of two inputs, and what their products with weights add to a vector of sums. */
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
#endif

#ifdef __SSE2__

/* Sums that stay in registers. */
enum { VECTORS = 8, LANES = sizeof(vector) / sizeof(int32_t), BLOCK = VECTORS * LANES };

/* Sums UNITS units of LAYER, from FIRST on. */
static inline __attribute__((always_inline)) void sum_units(const struct pairs *pairs,
                                                            const struct kernel_layer *layer,
                                                            unsigned first, unsigned units,
                                                            int32_t *result)
{
    const unsigned vectors = units / LANES;
    const int16_t *own = layer->weights + (size_t)2 * first;
    sums_vector sums[VECTORS];
    vector weights;
    for (unsigned i = 0; i < vectors; i++)
        memcpy(&sums[i], layer->bias + first + i * LANES, sizeof *sums);
    for (size_t k = 0; k < pairs->count; k++) {
        const int16_t *from = own + pairs->list[k].place;
        const vector inputs = BROADCAST(pairs->list[k].inputs);
        for (unsigned i = 0; i < vectors; i++) {
            memcpy(&weights, from + (size_t)2 * LANES * i, sizeof weights);
            sums[i] = ADD_PAIR(sums[i], inputs, weights);
        }
    }
    for (unsigned i = 0; i < vectors; i++)
        memcpy(result + first + i * LANES, &sums[i], sizeof *sums);
}

#else

enum { BLOCK = 32 };

static inline void sum_units(const struct pairs *pairs, const struct kernel_layer *layer,
                             unsigned first, unsigned units, int32_t *result)
{
    int32_t sums[BLOCK];
    memcpy(sums, layer->bias + first, units * sizeof *sums);
    for (size_t k = 0; k < pairs->count; k++) {
        const int16_t *weights = layer->weights + pairs->list[k].place + (size_t)2 * first;
        int16_t inputs[2];
        memcpy(inputs, &pairs->list[k].inputs, sizeof inputs);
        for (unsigned i = 0; i < units; i++)
            sums[i] += inputs[0] * weights[2 * i] + inputs[1] * weights[2 * i + 1];
    }
    memcpy(result + first, sums, units * sizeof *sums);
}

#endif

/* Units that are summed at once of what is left. */
enum { LEAST = 32, HALF = BLOCK > LEAST ? BLOCK / 2 : LEAST };

/* Zeros add nothing: of a layer's inputs most are. */
static void find_pairs(const int16_t *inputs, const struct kernel_layer *layer, struct pairs *pairs)
{
    size_t count = 0;
    uint32_t place = 0;
    for (size_t i = 0; i < layer->inputs; i += 2, place += 2 * layer->units) {
        int32_t both;
        memcpy(&both, inputs + i, sizeof both);
        pairs->list[count] = (struct pair){both, place};
        count += both != 0;
    }
    pairs->count = count;
}

void KERNEL(sum_inputs)(const int16_t *inputs, const struct kernel_layer *layer, int32_t *sums)
{
    struct pairs pairs;
    unsigned first = 0;
    find_pairs(inputs, layer, &pairs);
    for (; first + BLOCK <= layer->units; first += BLOCK)
        sum_units(&pairs, layer, first, BLOCK, sums);
    for (; first + HALF <= layer->units; first += HALF)
        sum_units(&pairs, layer, first, HALF, sums);
    for (; first < layer->units; first += LEAST)
        sum_units(&pairs, layer, first, LEAST, sums);
}

void KERNEL(quantize)(const float *numbers, unsigned count, float scale, int16_t *whole)
{
    for (unsigned i = 0; i < count; i++) {
        float value = numbers[i] * scale;
        value = value < KERNEL_MOST ? value : KERNEL_MOST;
        value = value > -KERNEL_MOST ? value : -KERNEL_MOST;
        whole[i] = (int16_t)(int32_t)(value + (value < 0 ? -0.5F : 0.5F));
    }
}

void KERNEL(rectify)(const int32_t *sums, unsigned count, unsigned bits, int16_t *values)
{
    const uint32_t half = UINT32_C(1) << (bits - 1);
    for (unsigned i = 0; i < count; i++) {
        int32_t value = sums[i] > 0 ? (int32_t)(((uint32_t)sums[i] + half) >> bits) : 0;
        values[i] = (int16_t)(value < KERNEL_MOST ? value : KERNEL_MOST);
    }
}
