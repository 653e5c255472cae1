/* The reason why an argument was rejected.
 *
 * SUDOKU_ERR_ARGUMENT has many reasons. Each thread keeps the last one as a constant string; each
 * library has its own. */
#ifndef COMMON_ARGUMENT_H
#define COMMON_ARGUMENT_H

#include <stdbool.h>

/* Records REASON, a constant string, as this thread's last reason. */
void argument_refuse(const char *reason);

/* Returns HOLDS; if false, records OTHERWISE as the reason. */
static inline bool argument_expect(bool holds, const char *otherwise)
{
    if (!holds)
        argument_refuse(otherwise);
    return holds;
}

/* Returns this thread's last reason; never NULL. */
const char *argument_error(void);

#endif
