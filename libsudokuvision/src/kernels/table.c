/* The table of one set of loops. */
#include "kernel.h"

#define TABLE_JOIN(set) kernels_##set
#define TABLE_NAME(set) TABLE_JOIN(set)

extern const struct kernels TABLE_NAME(KERNEL_SET);

const struct kernels TABLE_NAME(KERNEL_SET) = {
    .luma = KERNEL(luma),
    .every_second = KERNEL(every_second),
    .halve = KERNEL(halve),
    .slide = KERNEL(slide),
    .mark_darker = KERNEL(mark_darker),
    .sample = KERNEL(sample),
    .add_bytes = KERNEL(add_bytes),
    .find_lines = KERNEL(find_lines),
    .darken = KERNEL(darken),
    .select = KERNEL(select),
    .gradients = KERNEL(gradients),
    .multiply = KERNEL(multiply),
    .distances = KERNEL(distances),
};
