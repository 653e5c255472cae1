/* Exact cover by dancing links, for any problem that can be put so.
 *
 *     struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
 *     struct sudoku_cover *cover;
 *     const size_t first[2] = {0, 2}, second[1] = {1};
 *     options.primary = 3;
 *     if (sudoku_cover_create(&options, &cover) == SUDOKU_OK) {
 *         sudoku_cover_add(cover, first, 2);
 *         sudoku_cover_add(cover, second, 1);
 *         if (sudoku_cover_search(cover, NULL, NULL, NULL) == SUDOKU_OK)
 *             printf("%u covers\n", (unsigned)sudoku_cover_stats(cover)->solutions);
 *     }
 *     sudoku_cover_destroy(cover);
 *
 * Items and options (sets of items) make a problem; its solutions are the selections of options
 * that cover each primary item exactly once and each secondary item at most once. Beyond that,
 * options may share a secondary item to which they give the same color, and a primary item may be
 * covered several times (multiplicities). Source: D. E. Knuth, "Dancing Links" (arXiv:cs/0011047),
 * and The Art of Computer Programming, volume 4B, section 7.2.2.1, Algorithms X, C and M. */
#ifndef SUDOKU_COVER_H
#define SUDOKU_COVER_H

#include <stddef.h>
#include <stdint.h>

#include <sudoku/memory.h>
#include <sudoku/solver.h>
#include <sudoku/status.h>
#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

struct sudoku_cover;

/* Receives a solution: COUNT numbers of options, in the order in which they were chosen; valid
 * during the call. A result other than 0 stops the search. What it asks of the cover is
 * SUDOKU_ERR_ARGUMENT. */
typedef int sudoku_cover_callback(void *user, const size_t *options, size_t count);

/* How often a primary item is covered: MIN to MAX times, MAX at least 1 and at least MIN. */
struct sudoku_cover_bounds {
    uint32_t min;
    uint32_t max;
};

/* How sudoku_cover_create() builds a problem. Begin with its _INIT, then set what differs. */
struct sudoku_cover_options {
    /* sizeof(struct sudoku_cover_options): lets the struct grow. */
    size_t size;
    /* Primary items (1 or more), numbered from 0, and secondary items (0 or more), numbered on from
     * there. */
    size_t primary;
    size_t secondary;
    /* For each primary item how often it is covered. Read during the call only. NULL: once each. */
    const struct sudoku_cover_bounds *bounds;
    /* 0: solutions in the order that sudoku_cover_search() describes. Else that order is shuffled,
     * in the same way for the same seed, problem and library. */
    uint64_t seed;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
};

/* Its size, and the defaults. */
#define SUDOKU_COVER_OPTIONS_INIT                                                                  \
    {                                                                                              \
        sizeof(struct sudoku_cover_options), 0, 0, NULL, 0, NULL                                   \
    }

/* Makes an empty problem with OPTIONS and stores it in *COVER, which the caller then owns. On
 * failure *COVER is NULL.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, no primary item, more than 2^31 - 2 items, unsound
 * bounds; SUDOKU_ERR_MEMORY. Any thread may call it; a cover belongs to one thread at a time. */
SUDOKU_API enum sudoku_status sudoku_cover_create(const struct sudoku_cover_options *options,
                                                  struct sudoku_cover **cover);

/* Frees COVER. NULL is left alone. */
SUDOKU_API void sudoku_cover_destroy(struct sudoku_cover *cover);

/* Adds an option with COUNT (1 or more) different ITEMS; options are numbered from 0 in the order
 * in which they are added. An option without a primary item serves nothing and is never chosen.
 * Grows the problem's memory, 12 bytes for each item of each option.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, no item, an item twice or out of range;
 * SUDOKU_ERR_MEMORY, also for more than 2^32 items of options altogether. On failure the problem
 * is as it was. */
SUDOKU_API enum sudoku_status sudoku_cover_add(struct sudoku_cover *cover, const size_t *items,
                                               size_t count);

/* The same with COLORS, one for each of ITEMS: 0 for a primary item, and for a secondary one that
 * this option keeps to itself; else options that give it the same color can be chosen together.
 * Statuses as above, and SUDOKU_ERR_ARGUMENT for a primary item with a color. */
SUDOKU_API enum sudoku_status sudoku_cover_add_colored(struct sudoku_cover *cover,
                                                       const size_t *items, const uint32_t *colors,
                                                       size_t count);

/* Finds the covers, each once, choosing the primary item with the fewest ways to cover it first,
 * the lowest number among equals, its options in the order in which they were added. An option is
 * chosen once at most. Hands them to CALLBACK (NULL: only counts), within LIMITS (NULL: none). The
 * problem may be searched again and added to afterwards, however the search ended. Takes no memory
 * after the first search since an option was added. SUDOKU_OK: all found; SUDOKU_NO_SOLUTION: there
 * is none; SUDOKU_SOLUTION_LIMIT, SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT: stopped by that limit;
 * SUDOKU_CANCELLED: stopped by a callback or by sudoku_cover_cancel(); SUDOKU_ERR_ARGUMENT: COVER
 * is NULL, or LIMITS has no size or a negative time, or CALLBACK searches or adds to the problem
 * that it is called for; SUDOKU_ERR_MEMORY. */
SUDOKU_API enum sudoku_status sudoku_cover_search(struct sudoku_cover *cover,
                                                  const struct sudoku_limits *limits,
                                                  sudoku_cover_callback *callback, void *user);

/* What the last search did, its number of solutions included; a node is an option that was tried.
 * Belongs to COVER and changes with the next search. */
SUDOKU_API const struct sudoku_stats *sudoku_cover_stats(const struct sudoku_cover *cover);

/* Makes the search that COVER is in, or else its next one, stop with SUDOKU_CANCELLED, whatever it
 * is asked; one that has its answer before it looks keeps it. The request ends with that search
 * and stops no other; a search that is refused for its arguments does not count. Any thread and any
 * signal handler may call it while the cover exists, and so may a callback. */
SUDOKU_API void sudoku_cover_cancel(struct sudoku_cover *cover);

#ifdef __cplusplus
}
#endif
#endif
