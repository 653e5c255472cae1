/* Reading photographed grids.
 *
 *     struct svision_reader *reader;
 *     size_t count;
 *     if (svision_reader_create(NULL, &reader) == SVISION_OK &&
 *         svision_reader_read(reader, &image, &count, NULL) == SVISION_OK)
 *         show(svision_reading_cells(svision_reader_reading(reader, 0)));
 *     svision_reader_destroy(reader);
 *
 * A reading that is not certain says so, and where no grid is found, a diagnosis says why. Grids
 * have 4, 6, 8, 9, 10, 12, 15, 16 or 25 cells in a row with printed digits, past 9 numbers or the
 * letters A to G; those of 9 x 9 may be Persian or Arabic ones; any rotation, upside down too.
 * Grids that share boxes, the five of a samurai or two, are read as one puzzle
 * (svision_reading_place()).
 */
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

/* How many cells a row may have, a bit 1 << N for each such number N: 4, 6, 8, 9, 10, 12, 15, 16
 * and 25. */
#define SVISION_SIDES 0x2019750U

/* Most grids that one picture gives. */
#define SVISION_MAX_GRIDS 8

/* Stages, in the order in which a picture passes through them. */
enum svision_stage {
    SVISION_STAGE_GRAY = 0,   /* brightness in several sizes */
    SVISION_STAGE_DETECT = 1, /* threshold, outlines, quadrilaterals, lines */
    SVISION_STAGE_CELLS = 2,  /* straightened cells */
    SVISION_STAGE_DIGITS = 3, /* marks in the cells, scores of the digits, the way up */
    SVISION_STAGE_READ = 4    /* the most likely reading that keeps the rules */
};

/* Told after each stage, by the thread that reads: its wall-clock time in SECONDS and what it made,
 * a picture in GRAY8 that is valid during the call, or NULL. A stage may come several times, once
 * for each grid or attempt. */
typedef void svision_trace(void *user, enum svision_stage stage, double seconds,
                           const struct svision_image *picture);

/* How svision_reader_create() builds a reader.
 * Begin with SVISION_READER_OPTIONS_INIT, then set what differs. */
struct svision_reader_options {
    /* sizeof(struct svision_reader_options): lets the struct grow. */
    size_t size;
    /* NULL: not called. */
    svision_trace *trace;
    void *trace_user;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
    /* How many cells a row may have: some of SVISION_SIDES; 0: all of them. Grids of nine are
     * looked for first, others only in pictures without one. */
    uint32_t sides;
    /* Rows and columns that a box must have; 0: what the lines and the rules say. */
    unsigned box_rows;
    unsigned box_columns;
    /* How many grids of a picture are read at most, the largest ones: 1..SVISION_MAX_GRIDS; 0: as
     * many as that. */
    unsigned max_grids;
};

/* Its size, and the defaults. */
#define SVISION_READER_OPTIONS_INIT                                                                \
    {                                                                                              \
        sizeof(struct svision_reader_options), NULL, NULL, NULL, 0, 0, 0, 0                        \
    }

struct svision_reader;

/* Makes a reader with OPTIONS (NULL: the defaults) and stores it in *READER, which the caller then
 * owns. On failure *READER is NULL. SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, or sides and boxes of
 * which no grid is read; SVISION_ERR_MEMORY. Any thread may call it; a reader belongs to one thread
 * at a time. */
SVISION_API enum svision_status svision_reader_create(const struct svision_reader_options *options,
                                                      struct svision_reader **reader);

/* Frees READER. NULL is left alone. */
SVISION_API void svision_reader_destroy(struct svision_reader *reader);

/* Takes memory for pictures up to WIDTH x HEIGHT pixels (each 1..SVISION_MAX_SIDE), if READER has
 * less; svision_reader_read() does so itself when it meets a larger picture, and takes more for the
 * first grid of another side than nine; no call takes memory otherwise. SVISION_OK;
 * SVISION_ERR_ARGUMENT; SVISION_ERR_MEMORY: READER is as it was. */
SVISION_API enum svision_status svision_reader_resize(struct svision_reader *reader, unsigned width,
                                                      unsigned height);

/* Reads IMAGE. Stores the number of its grids in *COUNT, and in *DIAGNOSIS (unless NULL) why there
 * is none, READER's own and valid until the next call.
 * SVISION_OK: at least one. SVISION_NO_GRID: none. SVISION_ERR_ARGUMENT: a NULL, or an unsound
 * image. SVISION_ERR_MEMORY. */
SVISION_API enum svision_status svision_reader_read(struct svision_reader *reader,
                                                    const struct svision_image *image,
                                                    size_t *count,
                                                    const struct svision_diagnosis **diagnosis);

/* Reading INDEX of the picture that READER read last, sure ones first and then the largest;
 * READER's own and valid until the next svision_reader_read(). NULL where there are not so many,
 * and for NULL. */
SVISION_API const struct svision_reading *
svision_reader_reading(const struct svision_reader *reader, size_t index);

/* Reads one puzzle from COUNT (1 or more) READINGS of it, of pictures that READER or others took,
 * copies of which the caller has (svision_reading_copy()): what one leaves open, another may show.
 * Stores the result in FUSED, which svision_reading_create() made and which is none of them: it
 * is a copy of the surest one, with the print, the solution and the certainty that all together
 * have. A cell that a reading's diagnosis names, and a reading whose grid is cut off, count only
 * where nothing better is there. Grids with regions in place of boxes are not added up: the surest
 * reading stands for all; nor are those that share boxes with others, of which none is sure.
 * Stores in *WHICH (unless NULL) the index of the surest reading.
 * SVISION_OK. SVISION_DIFFERENT: they show different puzzles; FUSED is as it was, and *WHICH the
 * index of one that differs from the surest. SVISION_ERR_ARGUMENT: a NULL, COUNT is 0, or a reading
 * without cells, or of a side that READER does not read. SVISION_ERR_MEMORY: FUSED is as it was;
 * no memory is taken where READER has read a grid of that side, or they are of nine. */
SVISION_API enum svision_status svision_reader_fuse(struct svision_reader *reader,
                                                    const struct svision_reading *const *readings,
                                                    size_t count, struct svision_reading *fused,
                                                    size_t *which);

#ifdef __cplusplus
}
#endif
#endif
