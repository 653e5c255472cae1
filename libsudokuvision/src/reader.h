/* The reader's two halves, for a caller that knows where the grid should be.
 *
 * Takes a sound image, of a size that svision_reader_resize() made room for, gives its grey copies
 * and then its readings, fails as svision_reader_read() does. */
#ifndef READER_H
#define READER_H

#include <sudokuvision/reader.h>

#include "assign.h"
#include "pyramid.h"

/* Makes the grey copies of IMAGE. */
void reader_look(struct svision_reader *reader, const struct svision_image *image);

/* Those copies, until the next picture. */
const struct pyramid *reader_pyramid(const struct svision_reader *reader);

/* Its room and solver for boards, which it uses only while it reads. */
struct assign_space *reader_assign(struct svision_reader *reader);

/* Reads what the reader has looked at. Where a grid lies at EXPECTED (in the picture; NULL:
 * nothing is expected), that one is read and others are not looked for. */
enum svision_status reader_read(struct svision_reader *reader, const struct svision_quad *expected,
                                struct svision_reading *readings, size_t capacity, size_t *count,
                                enum svision_reason *reason);

#endif
