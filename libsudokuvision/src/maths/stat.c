#include "maths/stat.h"

#include <math.h>

/* NOLINTBEGIN(bugprone-macro-parentheses): TYPE is a type */
#define DEFINE_SELECT(name, type)                                                                  \
    type name(type *numbers, size_t count, size_t rank)                                            \
    {                                                                                              \
        size_t low = 0, high = count;                                                              \
        while (high - low > 1) {                                                                   \
            type pivot = numbers[low + (high - low) / 2];                                          \
            size_t less = low, next = low, more = high;                                            \
            while (next < more) {                                                                  \
                type value = numbers[next];                                                        \
                if (value < pivot) {                                                               \
                    numbers[next++] = numbers[less];                                               \
                    numbers[less++] = value;                                                       \
                } else if (value > pivot) {                                                        \
                    numbers[next] = numbers[--more];                                               \
                    numbers[more] = value;                                                         \
                } else {                                                                           \
                    next++;                                                                        \
                }                                                                                  \
            }                                                                                      \
            if (rank >= less && rank < more)                                                       \
                return pivot;                                                                      \
            if (rank < less)                                                                       \
                high = less;                                                                       \
            else                                                                                   \
                low = more;                                                                        \
        }                                                                                          \
        return numbers[low];                                                                       \
    }

/* NOLINTEND(bugprone-macro-parentheses) */

DEFINE_SELECT(stat_select, float)
DEFINE_SELECT(stat_select_double, double)

size_t stat_argmin(const float *numbers, size_t count)
{
    size_t best = 0;
    for (size_t i = 1; i < count; i++)
        best = numbers[i] < numbers[best] ? i : best;
    return best;
}

float stat_median(float *numbers, size_t count)
{
    return count ? stat_select(numbers, count, count / 2) : 0;
}

float stat_spread(float middle, float *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        numbers[i] = fabsf(numbers[i] - middle);
    return 1.48F * stat_median(numbers, count);
}
