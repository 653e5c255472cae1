/* Pictures and readings in requests and replies. */
#ifndef WEB_PICTURE_H
#define WEB_PICTURE_H

#include <sudokuvision/sudokuvision.h>

#include "shim/message.h"

/* Takes a picture, whose pixels stay in the request, and stores in *SIZE the number of its bytes.
 */
enum sudoku_status take_picture(struct request *in, struct svision_canvas *picture, size_t *size);

/* Returns the equivalent status of the other library, for the failures that both have; SUDOKU_OK
 * for answers. */
enum sudoku_status picture_status(enum svision_status status);

/* Appends DIAGNOSIS of a board of CELLS cells; NULL is allowed. */
void put_diagnosis(struct reply *out, const struct svision_diagnosis *diagnosis, unsigned cells);

void put_reading(struct reply *out, const struct svision_reading *reading);

#endif
