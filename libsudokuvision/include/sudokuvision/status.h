/* Status codes.
 *
 *     enum svision_status status = svision_image_check(&image, NULL);
 *     if (status != SVISION_OK)
 *         printf("%s: %s\n", svision_strstatus(status), svision_argument_error());
 *
 * Zero means success, a positive status is a legitimate answer and a negative one a failure. A
 * failed call leaves its outputs as they were, except that a create function sets its output to
 * NULL. */
#ifndef SVISION_STATUS_H
#define SVISION_STATUS_H

#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

enum svision_status {
    /* Success; the outputs are set. */
    SVISION_OK = 0,

    /* No grid was found in the picture. */
    SVISION_NO_GRID = 1,
    /* The caller's buffer is too small and holds the first results only. */
    SVISION_TRUNCATED = 2,
    /* The readings show different puzzles. */
    SVISION_DIFFERENT = 3,

    /* An argument is out of range. */
    SVISION_ERR_ARGUMENT = -1,
    /* The allocator returned NULL. */
    SVISION_ERR_MEMORY = -2
};

/* Returns a short English name of STATUS, such as "no grid found", or "unknown status" for an
 * unknown number. The string is static. Thread-safe. */
SVISION_API const char *svision_strstatus(enum svision_status status);

/* Returns why the calling thread's most recently rejected call was rejected, such as
 * "options->max_grids is over 8", or "no argument was refused" if none was; never NULL. Arguments
 * are named as in the headers, and the fields of a picture or canvas like those of
 * svision_image_check()'s IMAGE. A call rejects an argument with SVISION_ERR_ARGUMENT or, if it
 * returns no status, as its comment says. The string is static. Thread-safe. */
SVISION_API const char *svision_argument_error(void);

#ifdef __cplusplus
}
#endif
#endif
