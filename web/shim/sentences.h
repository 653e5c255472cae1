/* Translated sentences of steps, which JavaScript supplies. */
#ifndef WEB_SENTENCES_H
#define WEB_SENTENCES_H

#include <sudoku/status.h>

#include "shim/message.h"

/* Takes the number of sentences and each with its translation, which replace those of before.
 * Returns SUDOKU_OK, or SUDOKU_ERR_ARGUMENT, without a change, if they are malformed or memory is
 * short. */
enum sudoku_status sentences_take(struct request *in);

/* A sudoku_translate_callback. */
const char *sentences_translate(void *user, const char *text);

#endif
