/* Exact cover by dancing links, for problems of any kind.
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
 * A problem has items, and options that are sets of items. A solution, or cover, is a selection of
 * options that covers each primary item exactly once and each secondary item at most once. Several
 * options may share a secondary item if they give it the same color, and bounds allow a primary
 * item to be covered several times (multiplicities). Source: D. E. Knuth, "Dancing Links"
 * (arXiv:cs/0011047), and The Art of Computer Programming, volume 4B, section 7.2.2.1, Algorithms
 * X, C and M. */
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

/* Receives a cover: COUNT option numbers, in order of choice; valid during the call. A nonzero
 * result stops the search. It must not search or extend the same problem, which would return
 * SUDOKU_ERR_ARGUMENT. */
typedef int sudoku_cover_callback(void *user, const size_t *options, size_t count);

/* How often a primary item is covered: MIN to MAX times, MAX >= 1 and MAX >= MIN. */
struct sudoku_cover_bounds {
    uint32_t min;
    uint32_t max;
};

/* Options of sudoku_cover_create(). Start from SUDOKU_COVER_OPTIONS_INIT, then change fields. */
struct sudoku_cover_options {
    /* sizeof(struct sudoku_cover_options); allows the struct to grow. */
    size_t size;
    /* Numbers of primary items (1 or more), numbered from 0, and of secondary items (0 or more),
     * whose numbers follow. */
    size_t primary;
    size_t secondary;
    /* The bounds of each primary item. Read during the call only. NULL: exactly once each. */
    const struct sudoku_cover_bounds *bounds;
    /* 0: covers come in the order that sudoku_cover_search() describes. Otherwise that order is
     * shuffled; the same seed, problem and library yield the same order. */
    uint64_t seed;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
};

/* The size and the defaults. */
#define SUDOKU_COVER_OPTIONS_INIT                                                                  \
    {                                                                                              \
        sizeof(struct sudoku_cover_options), 0, 0, NULL, 0, NULL                                   \
    }

/* Creates an empty problem with OPTIONS and stores it in *COVER, owned by the caller. On failure
 * *COVER is NULL.
 *
 * Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, no primary item, more than 2^31 - 2 items, or
 * invalid bounds; SUDOKU_ERR_MEMORY. Thread-safe; a cover belongs to one thread at a time. */
SUDOKU_API enum sudoku_status sudoku_cover_create(const struct sudoku_cover_options *options,
                                                  struct sudoku_cover **cover);

/* Frees COVER. NULL is left alone. */
SUDOKU_API void sudoku_cover_destroy(struct sudoku_cover *cover);

/* Adds an option with COUNT (1 or more) different ITEMS. Options are numbered from 0 in order of
 * addition. An option without a primary item is never chosen. Grows the problem's memory by 12
 * bytes per item.
 *
 * Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, no item, a repeated item or one out of range;
 * SUDOKU_ERR_MEMORY, also for more than 2^32 items over all options. On failure the problem is
 * unchanged. */
SUDOKU_API enum sudoku_status sudoku_cover_add(struct sudoku_cover *cover, const size_t *items,
                                               size_t count);

/* Same as sudoku_cover_add(), with COLORS, one per item: 0 for a primary item and for a secondary
 * one that no other chosen option may share; options that give a secondary item the same nonzero
 * color can be chosen together. Returns SUDOKU_ERR_ARGUMENT also for a primary item with a color.
 */
SUDOKU_API enum sudoku_status sudoku_cover_add_colored(struct sudoku_cover *cover,
                                                       const size_t *items, const uint32_t *colors,
                                                       size_t count);

/* Finds all covers, each once, and passes them to CALLBACK with USER (NULL: counts only), within
 * LIMITS (NULL: none). It branches on the primary item with the fewest ways to cover it, the lowest
 * number among equals, and tries its options in the order in which they were added. An option is
 * chosen at most once. The problem may be searched again and extended afterwards, however the
 * search ended. Allocates only in the first search after an option was added.
 *
 * Returns SUDOKU_OK if all were found; SUDOKU_NO_SOLUTION; SUDOKU_SOLUTION_LIMIT, SUDOKU_NODE_LIMIT
 * or SUDOKU_TIME_LIMIT if stopped by that limit; SUDOKU_CANCELLED if stopped by a callback or
 * sudoku_cover_cancel(); SUDOKU_ERR_ARGUMENT if COVER is NULL, LIMITS has no size or a negative
 * time, or CALLBACK searches or extends the same problem; SUDOKU_ERR_MEMORY. */
SUDOKU_API enum sudoku_status sudoku_cover_search(struct sudoku_cover *cover,
                                                  const struct sudoku_limits *limits,
                                                  sudoku_cover_callback *callback, void *user);

/* Returns the statistics of the last search, including its number of solutions; a node is an option
 * tried. COVER owns them, and the next search overwrites them. */
SUDOKU_API const struct sudoku_stats *sudoku_cover_stats(const struct sudoku_cover *cover);

/* Stops the running search of COVER, or else its next one, with SUDOKU_CANCELLED; a search that
 * already has its answer returns it. The request ends with that search; one rejected for its
 * arguments does not count. Any thread, signal handler or callback may call this while the cover
 * exists. */
SUDOKU_API void sudoku_cover_cancel(struct sudoku_cover *cover);

#ifdef __cplusplus
}
#endif
#endif
