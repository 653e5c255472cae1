/* The table of one set of loops. */
#include "kernels/kernel.h"

#define TABLE_JOIN(set) kernels_##set
#define TABLE_NAME(set) TABLE_JOIN(set)

#define TABLE_ENTRY(type, name, parameters) .name = KERNEL(name),

extern const struct kernels TABLE_NAME(KERNEL_SET);

const struct kernels TABLE_NAME(KERNEL_SET) = {KERNELS(TABLE_ENTRY)};
