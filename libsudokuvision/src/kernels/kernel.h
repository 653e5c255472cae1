/* Names of the loops in one set; KERNEL_SET is the set being compiled. */
#ifndef KERNELS_KERNEL_H
#define KERNELS_KERNEL_H

#include "kernels/kernels.h"

#define KERNEL_JOIN(set, name) kernels_##set##_##name
#define KERNEL_NAME(set, name) KERNEL_JOIN(set, name)
#define KERNEL(name)           KERNEL_NAME(KERNEL_SET, name)

#ifdef KERNEL_SET
/* NOLINTNEXTLINE(bugprone-macro-parentheses): parts of a declaration */
#define KERNEL_DECLARE(type, name, parameters) type KERNEL(name) parameters;
KERNELS(KERNEL_DECLARE)
#endif

#endif
