/* Translated sentences of hints, which JavaScript supplies. */
#ifndef WEB_SENTENCES_H
#define WEB_SENTENCES_H

#include "shim/message.h"

/* Takes the number of sentences and each with its translation, which replace those of before.
 * Returns false, without a change, if they are malformed or memory is short. */
bool sentences_take(struct request *in);

/* A sudoku_translate_callback. */
const char *sentences_translate(void *user, const char *text);

#endif
