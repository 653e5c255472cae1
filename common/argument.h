/* Which argument was bad.
 *
 * "Bad argument" is one status for many reasons. The last one of a thread is kept as a constant
 * text; either library has its own. */
#ifndef COMMON_ARGUMENT_H
#define COMMON_ARGUMENT_H

#include <stdbool.h>

/* REASON, a constant text, says from now on what was bad. */
void argument_refuse(const char *reason);

/* Gives HOLDS; where it is false, OTHERWISE says what was bad. */
static inline bool argument_expect(bool holds, const char *otherwise)
{
    if (!holds)
        argument_refuse(otherwise);
    return holds;
}

/* What was bad the last time in this thread; never NULL. */
const char *argument_error(void);

#endif
