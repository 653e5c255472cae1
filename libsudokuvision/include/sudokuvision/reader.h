/* Reads the Sudoku grids in a photograph.
 *
 *     struct svision_reader *reader;
 *     size_t count;
 *     if (svision_reader_create(NULL, &reader) == SVISION_OK &&
 *         svision_reader_read(reader, &image, &count, NULL) == SVISION_OK)
 *         show(svision_reading_givens(svision_reader_reading(reader, 0)));
 *     svision_reader_destroy(reader);
 *
 * A reading that is not certain is marked as such; if no grid is found, a diagnosis gives the
 * reason. Grids have 4, 6, 8, 9, 10, 12, 15, 16 or 25 rows and may be rotated by any angle. Their
 * digits are printed: 1 to 9, above 9 numbers or the letters A to G; Persian or Arabic digits in 9
 * x 9 grids. Grids that share boxes, such as the five of a samurai, are read as one puzzle
 * (svision_reading_place()). */
#ifndef SVISION_READER_H
#define SVISION_READER_H

#include <stddef.h>
#include <stdint.h>

#include <sudoku/memory.h>
#include <sudokuvision/diagnosis.h>
#include <sudokuvision/image.h>
#include <sudokuvision/reading.h>
#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The supported numbers of rows, with bit 1 << N set for N rows: 4, 6, 8, 9, 10, 12, 15, 16, 25. */
#define SVISION_SIDES 0x2019750U

/* Maximum number of grids read in one picture. */
#define SVISION_MAX_GRIDS 8

/* Stages of reading, in order. */
enum svision_stage {
    SVISION_STAGE_GRAY = 0,   /* brightness at several sizes */
    SVISION_STAGE_DETECT = 1, /* threshold, outlines, quadrilaterals, lines */
    SVISION_STAGE_CELLS = 2,  /* rectified cells */
    SVISION_STAGE_DIGITS = 3, /* marks, digit scores, orientation */
    SVISION_STAGE_READ = 4    /* the most likely reading that obeys the rules */
};

/* Called after each stage by the thread that reads, with the stage's wall-clock time in SECONDS and
 * its result, a GRAY8 picture that is valid during the call, or NULL. A stage may be reported
 * several times, once for each grid or attempt. */
typedef void svision_trace(void *user, enum svision_stage stage, double seconds,
                           const struct svision_image *picture);

/* Options of svision_reader_create(). Start from SVISION_READER_OPTIONS_INIT. */
struct svision_reader_options {
    /* sizeof(struct svision_reader_options); allows the struct to grow. */
    size_t size;
    /* NULL: no trace. */
    svision_trace *trace;
    void *trace_user;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
    /* Accepted numbers of rows, a subset of SVISION_SIDES; 0: all. Grids of nine rows are searched
     * for first, others only in pictures without one. */
    uint32_t sides;
    /* Required size of a box, in rows and columns; 0: deduced from the lines and the rules. */
    unsigned box_rows;
    unsigned box_columns;
    /* Maximum number of grids read in a picture, largest first: 1..SVISION_MAX_GRIDS; 0:
     * SVISION_MAX_GRIDS. */
    unsigned max_grids;
};

/* The struct's size, and defaults. */
#define SVISION_READER_OPTIONS_INIT                                                                \
    {                                                                                              \
        sizeof(struct svision_reader_options), NULL, NULL, NULL, 0, 0, 0, 0                        \
    }

struct svision_reader;

/* Creates a reader with OPTIONS (NULL: defaults) and stores it in *READER, which the caller owns
 * and frees with svision_reader_destroy(); stores NULL on failure. Returns SVISION_OK;
 * SVISION_ERR_ARGUMENT for a NULL READER, an option out of range, or sides and boxes that no
 * supported grid has; or SVISION_ERR_MEMORY. Thread-safe; a reader may be used by one thread at a
 * time. */
SVISION_API enum svision_status svision_reader_create(const struct svision_reader_options *options,
                                                      struct svision_reader **reader);

/* Frees READER. Does nothing for NULL. */
SVISION_API void svision_reader_destroy(struct svision_reader *reader);

/* Allocates memory for pictures of up to WIDTH x HEIGHT pixels (each 1..SVISION_MAX_SIDE) unless
 * READER has it already. svision_reader_read() does the same when it meets a larger picture, and
 * allocates more for the first grid that does not have nine rows; no other call allocates. Returns
 * SVISION_OK; SVISION_ERR_ARGUMENT for a NULL or a size out of range; or SVISION_ERR_MEMORY, with
 * READER unchanged. */
SVISION_API enum svision_status svision_reader_resize(struct svision_reader *reader, unsigned width,
                                                      unsigned height);

/* Reads IMAGE. Stores the number of grids found in *COUNT, and in *DIAGNOSIS (unless NULL) why
 * there are none; the diagnosis belongs to READER and is valid until the next call. Returns
 * SVISION_OK if there is at least one grid, SVISION_NO_GRID if there are none, SVISION_ERR_ARGUMENT
 * for a NULL or an invalid image, or SVISION_ERR_MEMORY. */
SVISION_API enum svision_status svision_reader_read(struct svision_reader *reader,
                                                    const struct svision_image *image,
                                                    size_t *count,
                                                    const struct svision_diagnosis **diagnosis);

/* Returns reading INDEX of the picture that READER read last, certain readings first and then by
 * size; or NULL for an index out of range or a NULL READER. The reading belongs to READER and is
 * valid until the next svision_reader_read(). */
SVISION_API const struct svision_reading *
svision_reader_reading(const struct svision_reader *reader, size_t index);

/* Combines COUNT (>= 1) READINGS of one puzzle into one, so that a cell that one picture shows
 * badly is read from another. READINGS are the caller's copies (svision_reading_copy()) of readings
 * by this or other readers. Stores the result in FUSED, made by svision_reading_create() and none
 * of READINGS: a copy of the most certain reading, with the givens, solution and certainty that
 * follow from all of them. A cell that a reading's diagnosis names, and a reading with a cut-off
 * grid, are used only if there is nothing better. For jigsaws, and for grids that share boxes but
 * are not certain, the result is the most certain reading itself. Stores in *WHICH (unless NULL)
 * the index of the most certain reading. Returns SVISION_OK; SVISION_DIFFERENT if the readings show
 * different puzzles, with FUSED unchanged and *WHICH the index of one that differs from the most
 * certain; SVISION_ERR_ARGUMENT for a NULL, COUNT 0, or a reading that is empty or of a side that
 * READER does not read; or SVISION_ERR_MEMORY, with FUSED unchanged. Allocates work memory, from
 * the allocator of READER. READER may be used by one thread at a time. */
SVISION_API enum svision_status svision_reader_fuse(struct svision_reader *reader,
                                                    const struct svision_reading *const *readings,
                                                    size_t count, struct svision_reading *fused,
                                                    size_t *which);

#ifdef __cplusplus
}
#endif
#endif
