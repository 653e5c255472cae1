/* The reader's two halves, for a caller that knows where the grid should be: of a sound image, of a
 * size that svision_reader_resize() made room for, its gray copies and then its readings. */
#ifndef READER_READER_H
#define READER_READER_H

#include <sudokuvision/reader.h>

#include "image/pyramid.h"
#include "reader/board/regions.h"
#include "reader/kbest.h"
#include "reader/reading.h"

/* Makes the gray copies of IMAGE. */
void reader_look(struct svision_reader *reader, const struct svision_image *image);

/* Turns those copies into their negative: a page light on dark is read as one dark on light. */
void reader_negate(struct svision_reader *reader);

/* Whether the picture is so dark that its page may be light on dark. */
bool reader_is_dark(const struct svision_reader *reader);

/* Those copies, until the next picture. */
const struct pyramid *reader_pyramid(const struct svision_reader *reader);

/* Its room and solver for boards, which it uses only while it reads. */
struct kbest *reader_kbest(struct svision_reader *reader);

/* Where a grid of SIZE is thought to be in the picture: its crossings, row by row. */
struct reader_place {
    const struct board_size *size;
    const struct svision_point *crossings;
};

/* Reads what the reader has looked at. Where a grid lies at EXPECTED (NULL: nothing is expected),
 * that one is read and others are not looked for. */
enum svision_status reader_read(struct svision_reader *reader, const struct reader_place *expected);

/* Reads the first FOUND of the grids that READER holds. */
void reader_read_grids(struct svision_reader *reader, unsigned found);

/* Keeps the readings, so that others can be tried in their stead; and brings them back. Those that
 * were tried last count otherwise. */
void reader_keep(struct svision_reader *reader);
void reader_bring_back(struct svision_reader *reader);

/* Reads grids that share boxes, each with the board of all in mind. False: there are none. */
bool reader_read_joined(struct svision_reader *reader);

/* Whether READER is asked for grids of SIZE, in the table of kinds; and makes its solvers for those
 * of SIDE. False: there is no memory. */
bool reader_reads(const struct svision_reader *reader, const struct board_size *size);
bool reader_need(struct svision_reader *reader, unsigned side);

/* How many readings there are, which svision_reader_reading() gives; and why there is none. */
size_t reader_count(const struct svision_reader *reader);
const struct svision_diagnosis *reader_diagnosis(const struct svision_reader *reader);

/* The marks in the cells of the last grid that was read, in the order of reading, and what was made
 * of them. */
const struct cell_glyph *reader_glyphs(const struct svision_reader *reader,
                                       const struct posterior **posterior);

/* What the lines from which READING, one of those, was read say of its boxes. Takes as long as a
 * tenth of a frame. */
enum regions_verdict reader_judge_boxes(const struct svision_reader *reader,
                                        const struct svision_reading *reading);

/* The marks besides digits in and around the grid from which READING, one of those, was read. */
struct unread_marks reader_find_unread(const struct svision_reader *reader,
                                       const struct svision_reading *reading);

#endif
