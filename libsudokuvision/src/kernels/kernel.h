/* What the loops of one set are called.
 *
 * Takes a name, gives the symbol of the set that is compiled: KERNEL_SET is its name. */
#ifndef KERNEL_H
#define KERNEL_H

#include "kernels.h"

#define KERNEL_JOIN(set, name) kernels_##set##_##name
#define KERNEL_NAME(set, name) KERNEL_JOIN(set, name)
#define KERNEL(name)           KERNEL_NAME(KERNEL_SET, name)

#ifdef KERNEL_SET
void KERNEL(luma)(const uint8_t *pixels, unsigned count, enum luma_order order, uint8_t *grey);
void KERNEL(every_second)(const uint8_t *restrict bytes, unsigned count, uint8_t *restrict out);
void KERNEL(halve)(const uint8_t *restrict upper, const uint8_t *restrict lower, unsigned count,
                   uint8_t *restrict half);
void KERNEL(slide)(const uint8_t *restrict in, const uint8_t *restrict out, unsigned count,
                   uint32_t *restrict sums);
void KERNEL(mark_darker)(const uint8_t *row, unsigned count, const struct window *window,
                         const uint32_t *columns, uint8_t *mask);
void KERNEL(sample)(const struct plane *plane, const struct ray *ray, const float *s,
                    unsigned count, uint8_t *view);
void KERNEL(add_bytes)(const uint8_t *bytes, unsigned count, uint16_t *sums);
void KERNEL(find_lines)(const struct profiles *profiles, float *offset, float *clearness,
                        float *background);
void KERNEL(darken)(const uint8_t *patch, struct darkness *darkness);
int16_t KERNEL(select)(const int16_t *numbers, unsigned count, unsigned rank);
void KERNEL(gradients)(const float *crop, float *histogram);
void KERNEL(multiply)(const float *row, const struct matrix *matrix, float *result);
void KERNEL(distances)(const float *point, const struct matrix *matrix, float *result);
#endif

#endif
