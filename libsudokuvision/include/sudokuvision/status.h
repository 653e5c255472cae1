/* What a function answers.
 *
 * Takes a status, gives its name, never fails. Zero is done, a positive status is a legitimate
 * answer, a negative one is a failure after which outputs are as they were before the call. */
#ifndef SVISION_STATUS_H
#define SVISION_STATUS_H

#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

enum svision_status {
    /* Done: what was asked for is in the outputs. */
    SVISION_OK = 0,

    /* The picture shows no grid. */
    SVISION_NO_GRID = 1,
    /* There is more than the caller's memory holds, which holds what came first. */
    SVISION_TRUNCATED = 2,

    /* An argument is out of its range. */
    SVISION_ERR_ARGUMENT = -1,
    /* The allocator gave no memory. */
    SVISION_ERR_MEMORY = -2
};

/* A short English name of STATUS, such as "no grid found": a constant text that nobody frees.
 * A number that is no status gives "unknown status". Any thread may call it. */
SVISION_API const char *svision_strstatus(enum svision_status status);

#ifdef __cplusplus
}
#endif
#endif
