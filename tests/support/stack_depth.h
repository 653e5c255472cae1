/* How much stack a call uses. */
#ifndef TESTS_SUPPORT_STACK_DEPTH_H
#define TESTS_SUPPORT_STACK_DEPTH_H

#include <stddef.h>

/* Maximum for a call of either library: a thread of musl has 128 kB, one of WebAssembly 64. */
enum { STACK_DEPTH_MAX = 48 * 1024 };

typedef void stack_depth_call(void *user);

/* Returns the number of bytes of stack that CALL uses on a thread of its own, without those of the
 * thread itself. */
size_t stack_depth(stack_depth_call *call, void *user);

/* Prints NAME and the stack that CALL uses, and expects it to be at most STACK_DEPTH_MAX. */
void stack_depth_expect(const char *name, stack_depth_call *call, void *user);

#endif
