#include "detect/mesh/moments.h"

#include <string.h>

/* Powers 0..6 of PLACE in a lattice of SIDE cells. */
static void raise(unsigned side, double place, double *power)
{
    double base = place / (side / 2.0) - 1;
    power[0] = 1;
    for (unsigned i = 1; i < MOMENTS_POWERS; i++)
        power[i] = power[i - 1] * base;
}

void moments_place(unsigned side, struct moments_places *places)
{
    places->side = side;
    for (unsigned i = 0; i < side; i++)
        raise(side, i + 0.5, places->along[i]);
    for (unsigned i = 0; i <= side; i++)
        raise(side, i, places->across[i]);
}

/* Sums along a line first, then across, since the products separate. DEGREE is a constant at each
 * call. */
static inline __attribute__((always_inline)) void find(const struct moments_places *places,
                                                       const float *offset, const double *weights,
                                                       unsigned degree, struct moments *moments)
{
    const unsigned all = 2 * degree + 1, few = degree + 1;
    memset(moments, 0, sizeof *moments);
    for (unsigned line = 0, i = 0; line <= places->side; line++) {
        double weight_sums[MOMENTS_POWERS] = {0}, offset_sums[MOMENTS_POWERS] = {0};
        const double *across = places->across[line];
        for (unsigned place = 0; place < places->side; place++, i++) {
            const double *along = places->along[place];
            for (unsigned p = 0; p < all; p++)
                weight_sums[p] += weights[i] * along[p];
            for (unsigned p = 0; p < few; p++)
                offset_sums[p] += weights[i] * along[p] * (double)offset[i];
        }
        for (unsigned q = 0; q < all; q++)
            for (unsigned p = 0; p < all; p++)
                moments->weight[q][p] += across[q] * weight_sums[p];
        for (unsigned q = 0; q < few; q++)
            for (unsigned p = 0; p < few; p++)
                moments->offset[q][p] += across[q] * offset_sums[p];
    }
}

void moments_find(const struct moments_places *places, const float *offset, const double *weights,
                  unsigned degree, struct moments *moments)
{
    if (degree == 2)
        find(places, offset, weights, 2, moments);
    else
        find(places, offset, weights, 3, moments);
}
