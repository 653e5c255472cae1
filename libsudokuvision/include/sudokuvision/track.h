/* Tracks one puzzle over the frames of a camera.
 *
 *     while (next_frame(&image, &seconds) &&
 *            svision_tracker_update(tracker, &image, seconds, &track) == SVISION_OK)
 *         if (svision_track_is_new(track))
 *             show(svision_reading_solution(svision_track_reading(track)));
 *
 * Each frame updates a track: the position of the grid, its puzzle once that is committed, and
 * until then what is missing. The evidence for each cell is accumulated, so that many poor frames
 * yield a certain reading. A committed puzzle stays on its grid while the grid moves, is covered
 * for a while, or is hard to see. Cells that have been covered from the start are reported. */
#ifndef SVISION_TRACK_H
#define SVISION_TRACK_H

#include <stdbool.h>

#include <sudokuvision/reader.h>

#ifdef __cplusplus
extern "C" {
#endif

enum svision_track_state {
    /* No grid is tracked. */
    SVISION_TRACK_NONE = 0,
    /* A grid is tracked, but its puzzle is not committed yet. */
    SVISION_TRACK_OUTLINED = 1,
    /* The puzzle is committed. */
    SVISION_TRACK_COMMITTED = 2
};

/* The state after a frame. All functions accept a NULL track and treat it as one without a grid.
 * Several threads may use a track while none changes it. */
struct svision_track;

/* Returns the state of TRACK; SVISION_TRACK_NONE for NULL. */
SVISION_API enum svision_track_state svision_track_state(const struct svision_track *track);

/* Returns what is missing before the puzzle can be committed, with SVISION_REASON_NONE if it is
 * committed; NULL for NULL. The diagnosis belongs to TRACK. */
/* clang-format off */
SVISION_API const struct svision_diagnosis *svision_track_diagnosis(const struct svision_track *track);
/* clang-format on */

/* Returns the tracked grid, ready for an overlay: its smoothed position, and the puzzle or the most
 * likely digits; certain if the puzzle is committed. Its entries are those read in the majority of
 * recent frames, and their verdicts are undecided without one. Returns NULL in SVISION_TRACK_NONE,
 * and for NULL. The reading belongs to TRACK. */
SVISION_API const struct svision_reading *svision_track_reading(const struct svision_track *track);

/* Returns the number of the committed puzzle, counted from 1; 0 if none has been committed yet. A
 * puzzle that reappears before another one is committed keeps its number. */
SVISION_API unsigned svision_track_puzzle_number(const struct svision_track *track);

/* Returns whether the puzzle received its number in this frame. */
SVISION_API bool svision_track_is_new(const struct svision_track *track);

/* Returns whether the grid was detected in this frame, as opposed to being placed by motion or by
 * the previous frame. */
SVISION_API bool svision_track_is_seen(const struct svision_track *track);

/* Returns the number of frames whose evidence was accumulated for this grid. */
SVISION_API unsigned svision_track_frames(const struct svision_track *track);

/* Returns the time since the grid was last detected, in seconds. */
SVISION_API double svision_track_time_unseen(const struct svision_track *track);

/* Returns the recommended opacity of an overlay, 0..1: 1 while the picture shows the grid at its
 * position; it falls to 0 within 0.15 seconds when it does not, and at once over another puzzle or
 * when the position is lost. 0 if no grid is tracked. */
SVISION_API double svision_track_visibility(const struct svision_track *track);

/* Returns a byte for each cell of the reading, row by row, 1 if something such as a hand or a pen
 * covers the cell in this frame, so that an overlay there would be painted on the hand; otherwise
 * 0. On boards of more than nine rows all are 0 until a puzzle is committed. NULL in
 * SVISION_TRACK_NONE, and for NULL. The array belongs to TRACK. */
SVISION_API const uint8_t *svision_track_covered(const struct svision_track *track);

/* Returns, in the same form, the cells that are blank in the puzzle although a digit may be printed
 * there: they have always been covered, their digit may be handwritten, or they are barely visible,
 * as in a highlight. The solution is the same with or without the digit. NULL in
 * SVISION_TRACK_NONE, and for NULL. The array belongs to TRACK. */
SVISION_API const uint8_t *svision_track_unread(const struct svision_track *track);

/* Creates an empty track to copy others to and stores it in *TRACK, which the caller owns and frees
 * with svision_track_destroy(); stores NULL on failure. ALLOCATOR is copied; NULL: malloc() and
 * free(). Returns SVISION_OK, SVISION_ERR_ARGUMENT for a NULL TRACK, or SVISION_ERR_MEMORY.
 * Thread-safe. */
SVISION_API enum svision_status svision_track_create(const struct sudoku_allocator *allocator,
                                                     struct svision_track **track);

/* Copies FROM to TRACK, which was made by svision_track_create(). Allocates nothing. Does nothing
 * if either is NULL. */
SVISION_API void svision_track_copy(struct svision_track *track, const struct svision_track *from);

/* Frees TRACK, which was made by svision_track_create(). Does nothing for NULL. */
SVISION_API void svision_track_destroy(struct svision_track *track);

/* Options of svision_tracker_create(). Start from SVISION_TRACKER_OPTIONS_INIT. */
struct svision_tracker_options {
    /* sizeof(struct svision_tracker_options); allows the struct to grow. */
    size_t size;
    /* Time for which a grid is kept after it was last detected, in seconds, up to 60; 0: 2. */
    double hold;
    /* Required lead of the most likely board with one solution over the next, as the natural
     * logarithm of the odds, 1..100; 0: 8. */
    double margin;
    /* Time after which the weight of evidence falls to 1/e, in seconds, up to 60; 0: 0.5. At low
     * frame rates, the last few frames always count. */
    double time_constant;
    /* As in struct svision_reader_options. */
    svision_trace *trace;
    void *trace_user;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
    /* Accepted numbers of rows, a subset of SVISION_SIDES; 0: 9 only. Grids of other sides are
     * searched for in frames without a grid of nine rows, which takes longer. */
    uint32_t sides;
    /* Required size of a box, in rows and columns; 0: deduced from the lines and the rules. */
    unsigned box_rows;
    unsigned box_columns;
};

/* The struct's size, and defaults. */
#define SVISION_TRACKER_OPTIONS_INIT                                                               \
    {                                                                                              \
        sizeof(struct svision_tracker_options), 0, 0, 0, NULL, NULL, NULL, 0, 0, 0                 \
    }

struct svision_tracker;

/* Creates a tracker with OPTIONS (NULL: defaults) and stores it in *TRACKER, which the caller owns
 * and frees with svision_tracker_destroy(); stores NULL on failure. Returns SVISION_OK;
 * SVISION_ERR_ARGUMENT for a NULL TRACKER, an option out of range, or sides and boxes that no
 * supported grid has; or SVISION_ERR_MEMORY. Thread-safe; a tracker may be used by one thread at a
 * time. */
/* clang-format off */
SVISION_API enum svision_status svision_tracker_create(const struct svision_tracker_options *options,
                                                       struct svision_tracker **tracker);
/* clang-format on */

/* Frees TRACKER. Does nothing for NULL. */
SVISION_API void svision_tracker_destroy(struct svision_tracker *tracker);

/* Forgets the grid and its evidence, as for a new recording. Does nothing for NULL. */
SVISION_API void svision_tracker_reset(struct svision_tracker *tracker);

/* Processes IMAGE, the next frame, taken at SECONDS on any clock that does not run backwards, and
 * stores the new state in *TRACK, which belongs to TRACKER and is changed by the next call. Memory
 * is allocated only for the first frame and for a larger one. A frame of another size restarts
 * tracking, but the last puzzle keeps its number. Returns SVISION_OK; SVISION_ERR_ARGUMENT for a
 * NULL, an invalid image, or SECONDS that are not finite; or SVISION_ERR_MEMORY. A failed call
 * changes nothing. */
SVISION_API enum svision_status svision_tracker_update(struct svision_tracker *tracker,
                                                       const struct svision_image *image,
                                                       double seconds,
                                                       const struct svision_track **track);

#ifdef __cplusplus
}
#endif
#endif
