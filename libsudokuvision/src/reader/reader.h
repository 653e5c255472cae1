/* The two halves of the reader, for a caller that knows where the grid should be: gray copies of an
 * image, then its readings. The image is valid and not larger than svision_reader_resize() made
 * room for. */
#ifndef READER_READER_H
#define READER_READER_H

#include <sudokuvision/reader.h>

#include "detect/grid.h"
#include "detect/search.h"
#include "image/pyramid.h"
#include "reader/board/regions.h"
#include "reader/kbest.h"
#include "reader/reading.h"

/* Makes the gray copies of IMAGE. */
void reader_load(struct svision_reader *reader, const struct svision_image *image);

/* Turns those copies into negatives, so that a light-on-dark page is read like a dark-on-light
 * one. */
void reader_negate(struct svision_reader *reader);

/* Whether the picture is so dark that its page may be light on dark. */
bool reader_is_dark(const struct svision_reader *reader);

/* Those copies, valid until the next picture. */
const struct pyramid *reader_pyramid(const struct svision_reader *reader);

/* The allocator that READER was created with. */
const struct sudoku_allocator *reader_allocator(const struct svision_reader *reader);

/* The memory and solvers for boards; the reader needs them only while it reads. */
struct kbest *reader_kbest(struct svision_reader *reader);

/* The expected place of a grid of SIZE in the picture: its crossings, row by row. */
struct reader_place {
    const struct board_size *size;
    const struct svision_point *crossings;
};

/* Reads the image loaded last. If a grid is found at EXPECTED (NULL: none expected), only that one
 * is read. Otherwise grids are looked for by the next turn of SEARCH, whose frames share an
 * explanation, or by all methods (NULL). */
enum svision_status reader_read(struct svision_reader *reader, const struct reader_place *expected,
                                struct search *search);

/* Reads GRID. Returns false if it is no puzzle; never for a classic grid. */
bool reader_read_grid(struct svision_reader *reader, struct grid *grid,
                      struct svision_reading *reading);

/* Reads the first FOUND grids of READER. */
void reader_read_grids(struct svision_reader *reader, unsigned found);

/* Keeps the current readings while others are tried, and restores them; the readings tried last are
 * dropped then. */
void reader_keep(struct svision_reader *reader);
void reader_bring_back(struct svision_reader *reader);

/* Reads grids that share boxes, each with the board of all of them. False: there are none. */
bool reader_read_joined(struct svision_reader *reader);

/* Whether READER was created for grids of SIZE; and creation of the solvers for grids of SIDE
 * (false: out of memory). */
bool reader_reads(const struct svision_reader *reader, const struct board_size *size);
bool reader_need(struct svision_reader *reader, unsigned side);

/* The number of readings available from svision_reader_reading(), and the reason if there are
 * none. */
size_t reader_count(const struct svision_reader *reader);
const struct svision_diagnosis *reader_diagnosis(const struct svision_reader *reader);

/* The marks in the cells of the last grid read, in reading order, and their costs. */
const struct cell_glyph *reader_glyphs(const struct svision_reader *reader,
                                       const struct posterior **posterior);

/* Judges the boxes of READING, one of those above, by the lines of its grid. Takes up to a tenth of
 * the time of a frame. */
enum regions_verdict reader_judge_boxes(const struct svision_reader *reader,
                                        const struct svision_reading *reading);

/* Finds the marks besides digits in and around the grid of READING, one of those above. */
struct unread_marks reader_find_unread(struct svision_reader *reader,
                                       const struct svision_reading *reading);

#endif
