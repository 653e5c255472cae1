/* What a function answers.
 *
 *     enum svision_status status = svision_image_check(&image, NULL);
 *     if (status != SVISION_OK)
 *         printf("%s: %s\n", svision_strstatus(status), svision_argument_error());
 *
 * Zero is done, a positive status is a legitimate answer, a negative one is a failure. After a
 * failure outputs are as they were before the call, but that an object which was not created is
 * NULL. */
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
    /* The readings show different puzzles. */
    SVISION_DIFFERENT = 3,

    /* An argument is out of its range. */
    SVISION_ERR_ARGUMENT = -1,
    /* The allocator gave no memory. */
    SVISION_ERR_MEMORY = -2
};

/* A short English name of STATUS, such as "no grid found": a constant text that nobody frees.
 * A number that is no status gives "unknown status". Any thread may call it. */
SVISION_API const char *svision_strstatus(enum svision_status status);

/* Why this thread's last refused call was refused, such as "options->max_grids is over 8":
 * arguments are called as in the headers, and the fields of a picture or a canvas as those of
 * svision_image_check()'s IMAGE. A call refuses an argument with SVISION_ERR_ARGUMENT or, where it
 * gives no status, with what its description says. A constant text that nobody frees, never NULL:
 * "no argument was refused" before the first. Any thread may call it. */
SVISION_API const char *svision_argument_error(void);

#ifdef __cplusplus
}
#endif
#endif
