/* Reading over time.
 *
 * Takes the frames of a camera one after the other, gives the classic grid that is followed, its
 * puzzle once that is settled, and till then what is missing; fails as the reader does. What the
 * frames say of a cell is added up, so that many poor ones make a sure reading; a puzzle that is
 * settled stays on its grid while that moves, is covered for a while or is hard to see. */
#ifndef SVISION_TRACK_H
#define SVISION_TRACK_H

#include <sudokuvision/reader.h>

#ifdef __cplusplus
extern "C" {
#endif

enum svision_track_state {
    /* No grid is followed. */
    SVISION_TRACK_NONE = 0,
    /* A grid is followed, its digits are not settled. */
    SVISION_TRACK_OUTLINED = 1,
    /* The puzzle is settled. */
    SVISION_TRACK_COMMITTED = 2
};

/* What is missing until a puzzle is settled. */
enum svision_lack {
    SVISION_LACK_NOTHING = 0,
    /* No grid in sight. */
    SVISION_LACK_GRID = 1,
    /* The cells are too few pixels wide. */
    SVISION_LACK_SIZE = 2,
    /* The grid reaches the edge of the picture. */
    SVISION_LACK_VIEW = 3,
    /* Out of focus, or moving too fast. */
    SVISION_LACK_FOCUS = 4,
    /* Glare or a hard shadow lies on the cells marked. */
    SVISION_LACK_LIGHT = 5,
    /* The two cells marked have a row, column or box in common and both read `digit`. */
    SVISION_LACK_DIFFERENCE = 6,
    /* The digits read leave several solutions. */
    SVISION_LACK_ONE_SOLUTION = 7,
    /* The digits read leave no solution. */
    SVISION_LACK_SOLUTION = 8,
    /* Fewer than 17 digits. */
    SVISION_LACK_DIGITS = 9,
    /* More frames: the cells marked are not settled. */
    SVISION_LACK_FRAMES = 10
};

/* What is known after a frame. */
struct svision_track {
    enum svision_track_state state;
    /* SVISION_LACK_NOTHING where the puzzle is settled. */
    enum svision_lack lack;
    /* Of SVISION_LACK_DIFFERENCE: 1..9; else 0. */
    unsigned digit;
    /* Counts the puzzles that were settled, from 1; 0: none yet. A puzzle that comes into sight
     * again before another one was settled keeps its number. */
    unsigned puzzle;
    /* 1 in the frame in which `puzzle` was counted. */
    uint8_t fresh;
    /* 1 where the grid was found in this very frame; 0 where its place comes from the motion of
     * what is around, or from the frame before. */
    uint8_t seen;
    /* Frames whose evidence was added up for this grid. */
    unsigned frames;
    /* Seconds since the grid was seen. */
    double unseen;
    /* In states other than SVISION_TRACK_NONE: where the grid is (corners and crossings, steadied),
     * the puzzle or the most likely digits, the solution of what is settled. `suspect` marks the
     * cells that `lack` speaks of; certainty is SVISION_SURE where the puzzle is settled; `cost` is
     * that of all frames together. Ready for an overlay. */
    struct svision_reading reading;
};

/* How svision_tracker_create() builds a tracker. Set it to zero, then set what differs. */
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
};

struct svision_tracker;

/* Makes a tracker with OPTIONS (NULL: the defaults) and stores it in *TRACKER, which the caller
 * then owns. On failure *TRACKER is NULL. SVISION_OK; SVISION_ERR_ARGUMENT; SVISION_ERR_MEMORY. Any
 * thread may call it; a tracker belongs to one thread at a time. */
/* clang-format off */
SVISION_API enum svision_status svision_tracker_create(const struct svision_tracker_options *options,
                                                       struct svision_tracker **tracker);
/* clang-format on */

/* Frees TRACKER. NULL is left alone. */
SVISION_API void svision_tracker_destroy(struct svision_tracker *tracker);

/* Forgets the grid and what was seen of it, as for a new recording. */
SVISION_API void svision_tracker_reset(struct svision_tracker *tracker);

/* Looks at IMAGE, the next frame, taken at SECONDS on any clock that does not run backwards, and
 * stores in *TRACK what is known now. Memory is taken for the first frame and for a larger one
 * only; a frame of another size than the one before starts anew, as svision_tracker_reset() does.
 * SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, an unsound image, or SECONDS that are no number;
 * SVISION_ERR_MEMORY. After a failure all is as it was. */
SVISION_API enum svision_status svision_tracker_follow(struct svision_tracker *tracker,
                                                       const struct svision_image *image,
                                                       double seconds, struct svision_track *track);

/* The name of LACK for programs, such as "focus": a constant text; "unknown" for a number that is
 * none. Any thread may call it. */
SVISION_API const char *svision_lack_name(enum svision_lack lack);

/* Writes what is missing in TRACK for people, such as "r2c5 and r2c8 both read 7", to TEXT, at most
 * CAPACITY bytes with the 0 at the end; 80 are enough. TEXT is empty where nothing is missing.
 * Gives the length that it has or would have without the limit. Any thread may call it. */
SVISION_API size_t svision_track_advice(const struct svision_track *track, char *text,
                                        size_t capacity);

#ifdef __cplusplus
}
#endif
#endif
