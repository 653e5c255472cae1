/* Exact cover by dancing links, for any problem that can be put so.
 *
 * Takes items and options (sets of items), gives the selections of options that cover each primary
 * item exactly once and each secondary item at most once, fails when an option is malformed or
 * memory is short.
 * Source: D. E. Knuth, "Dancing Links" (arXiv:cs/0011047), and The Art of Computer Programming,
 * volume 4B, section 7.2.2.1, Algorithm X. */
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
 * during the call. A result other than 0 stops the search. It must not call the cover. */
typedef int sudoku_cover_callback(void *user, const size_t *options, size_t count);

/* Makes an empty problem with PRIMARY items (1 or more), numbered from 0, and SECONDARY items (0 or
 * more), numbered on from there, and stores it in *COVER, which the caller then owns. ALLOCATOR is
 * copied; NULL: malloc() and free(). On failure *COVER is NULL.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, no primary item, more than 2^31 - 2 items;
 * SUDOKU_ERR_MEMORY. Any thread may call it; a cover belongs to one thread at a time. */
SUDOKU_API enum sudoku_status sudoku_cover_create(size_t primary, size_t secondary,
                                                  const struct sudoku_allocator *allocator,
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

/* Finds the exact covers, each once, choosing the primary item with the fewest options first, the
 * lowest number among equals, its options in the order in which they were added. Hands them to
 * CALLBACK (NULL: only counts), within LIMITS (NULL: none). The problem may be searched again and
 * added to afterwards, however the search ended. Takes no memory after the first search since an
 * option was added.
 * SUDOKU_OK: all found; SUDOKU_NO_SOLUTION: there is none; SUDOKU_SOLUTION_LIMIT,
 * SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT: stopped by that limit; SUDOKU_CANCELLED: stopped by a
 * callback or by sudoku_cover_cancel(); SUDOKU_ERR_ARGUMENT: COVER is NULL, or LIMITS has no size
 * or a negative time; SUDOKU_ERR_MEMORY. */
SUDOKU_API enum sudoku_status sudoku_cover_search(struct sudoku_cover *cover,
                                                  const struct sudoku_limits *limits,
                                                  sudoku_cover_callback *callback, void *user);

/* What the last search did, its number of solutions included; a node is an option that was tried.
 * Belongs to COVER, which must not be NULL, and changes with the next search. */
SUDOKU_API const struct sudoku_stats *sudoku_cover_stats(const struct sudoku_cover *cover);

/* Makes the search that COVER is in, or else its next one, stop with SUDOKU_CANCELLED. Any
 * thread and any signal handler may call it while the cover exists, and so may a callback. */
SUDOKU_API void sudoku_cover_cancel(struct sudoku_cover *cover);

#ifdef __cplusplus
}
#endif
#endif
