/* Reading over time.
 *
 *     while (next_frame(&image, &seconds) &&
 *            svision_tracker_follow(tracker, &image, seconds, &track) == SVISION_OK)
 *         if (svision_track_is_fresh(track))
 *             show(svision_reading_solution(svision_track_reading(track)));
 *
 * The frames of a camera, one after the other, give the grid that is followed, its puzzle once that
 * is committed, and till then what is missing. What the frames say of a cell is added up, so that
 * many poor ones make a sure reading; a puzzle that is committed stays on its grid while that
 * moves, is covered for a while or is hard to see. Cells that are covered from the start are told.
 */
#ifndef SVISION_TRACK_H
#define SVISION_TRACK_H

#include <stdbool.h>

#include <sudokuvision/reader.h>

#ifdef __cplusplus
extern "C" {
#endif

enum svision_track_state {
    /* No grid is followed. */
    SVISION_TRACK_NONE = 0,
    /* A grid is followed, its puzzle is not committed. */
    SVISION_TRACK_OUTLINED = 1,
    /* The puzzle is committed. */
    SVISION_TRACK_COMMITTED = 2
};

/* What is known after a frame. Functions of a track take NULL for one of a frame without a grid. */
struct svision_track;

SVISION_API enum svision_track_state svision_track_state(const struct svision_track *track);

/* What is missing until the puzzle is committed; its reason is SVISION_REASON_NONE where it
 * is. NULL for NULL. */
/* clang-format off */
SVISION_API const struct svision_diagnosis *svision_track_diagnosis(const struct svision_track *track);
/* clang-format on */

/* The grid that is followed, ready for an overlay: where it is, smoothed, and the puzzle or the
 * most likely digits; sure where the puzzle is committed. Its entries are what most of the last
 * frames read, and their verdicts are undecided until then. NULL in SVISION_TRACK_NONE, and for
 * NULL. */
SVISION_API const struct svision_reading *svision_track_reading(const struct svision_track *track);

/* Counts the puzzles that were committed, from 1; 0: none yet. A puzzle that comes into sight again
 * before another one was committed keeps its number. */
SVISION_API unsigned svision_track_puzzle(const struct svision_track *track);

/* Whether the puzzle was counted in this very frame. */
SVISION_API bool svision_track_is_fresh(const struct svision_track *track);

/* Whether the grid was found in this very frame, and its place does not come from the motion of
 * what is around, or from the frame before. */
SVISION_API bool svision_track_is_seen(const struct svision_track *track);

/* Frames whose evidence was added up for this grid. */
SVISION_API unsigned svision_track_frames(const struct svision_track *track);

/* Seconds since the grid was seen. */
SVISION_API double svision_track_unseen(const struct svision_track *track);

/* How much of what is painted on the grid should be seen, 0..1: 1 where the picture shows the grid
 * in its place, falling to 0 within 0.15 seconds while it does not, and 0 at once over another
 * puzzle and where nobody knows any more where the grid is. 0 where no grid is followed. */
SVISION_API double svision_track_visibility(const struct svision_track *track);

/* The cells on which something lies in this frame, such as a hand or a pen: a byte for each of the
 * reading's, row by row, 1 or 0 (on boards of more than nine rows 0 until a puzzle is committed).
 * What is painted there would lie on the hand. NULL in SVISION_TRACK_NONE, and for NULL. */
SVISION_API const uint8_t *svision_track_covered(const struct svision_track *track);

/* The cells, in the same form, that the puzzle has blank though a digit may be printed there: they
 * were covered whenever the grid was seen, what stands there may be by hand as well, or it is
 * hardly seen, as in a highlight. With that digit or without, the solution is the same. NULL in
 * SVISION_TRACK_NONE, and for NULL. */
SVISION_API const uint8_t *svision_track_unread(const struct svision_track *track);

/* Makes a track without a grid, to copy others to, and stores it in *TRACK, which the caller then
 * owns; NULL on failure. ALLOCATOR is copied; NULL: malloc() and free(). SVISION_OK;
 * SVISION_ERR_ARGUMENT: TRACK is NULL; SVISION_ERR_MEMORY. */
SVISION_API enum svision_status svision_track_create(const struct sudoku_allocator *allocator,
                                                     struct svision_track **track);

/* Copies FROM to TRACK, which svision_track_create() made. It takes no memory. Nothing where one is
 * NULL. */
SVISION_API void svision_track_copy(struct svision_track *track, const struct svision_track *from);

/* Frees TRACK, which svision_track_create() made. NULL is left alone. */
SVISION_API void svision_track_destroy(struct svision_track *track);

/* How svision_tracker_create() builds a tracker. Begin with SVISION_TRACKER_OPTIONS_INIT, then set
 * what differs. */
struct svision_tracker_options {
    /* sizeof(struct svision_tracker_options): lets the struct grow. */
    size_t size;
    /* How long a grid that is not seen is kept, in seconds, up to 60; 0: 2. */
    double hold;
    /* By how much the best board with one solution has to lead before the next, in natural
     * logarithms of the odds, 1..100; 0: 8. */
    double margin;
    /* After which time, in seconds, evidence counts 1/e of what it did, up to 60; 0: 0.5. However
     * few frames a second there are, the last handful counts. */
    double memory;
    /* As in struct svision_reader_options. */
    svision_trace *trace;
    void *trace_user;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
    /* How many cells a row of the grid may have: some of SVISION_SIDES; 0: 9. Others than 9 are
     * looked for in frames without such a grid, which takes more time. */
    uint32_t sides;
    /* Rows and columns that a box must have; 0: what the lines and the rules say. */
    unsigned box_rows;
    unsigned box_columns;
};

/* Its size, and the defaults. */
#define SVISION_TRACKER_OPTIONS_INIT                                                               \
    {                                                                                              \
        sizeof(struct svision_tracker_options), 0, 0, 0, NULL, NULL, NULL, 0, 0, 0                 \
    }

struct svision_tracker;

/* Makes a tracker with OPTIONS (NULL: the defaults) and stores it in *TRACKER, which the caller
 * then owns. On failure *TRACKER is NULL. SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, a number out of
 * its range, or sides or boxes of which no grid is read; SVISION_ERR_MEMORY. Any
 * thread may call it; a tracker belongs to one thread at a time. */
/* clang-format off */
SVISION_API enum svision_status svision_tracker_create(const struct svision_tracker_options *options,
                                                       struct svision_tracker **tracker);
/* clang-format on */

/* Frees TRACKER. NULL is left alone. */
SVISION_API void svision_tracker_destroy(struct svision_tracker *tracker);

/* Forgets the grid and what was seen of it, as for a new recording. Nothing for NULL. */
SVISION_API void svision_tracker_reset(struct svision_tracker *tracker);

/* Looks at IMAGE, the next frame, taken at SECONDS on any clock that does not run backwards, and
 * stores in *TRACK what is known now: TRACKER's own, which the next call changes. Memory is taken
 * for the first frame and for a larger one only; a frame of another size than the one before starts
 * anew, but the last puzzle keeps its number. SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, an unsound
 * image, or SECONDS that are no number; SVISION_ERR_MEMORY. After a failure all is as it was. */
SVISION_API enum svision_status svision_tracker_follow(struct svision_tracker *tracker,
                                                       const struct svision_image *image,
                                                       double seconds,
                                                       const struct svision_track **track);

#ifdef __cplusplus
}
#endif
#endif
