/* What a sentence is about, and where it goes. */
#ifndef LOGIC_WORDS_SENTENCE_H
#define LOGIC_WORDS_SENTENCE_H

#include <stdbool.h>

#include <sudoku/logic.h>

#include "text/read/board/alphabet.h"

struct words {
    const struct sudoku_layout *layout;
    const struct sudoku_step *step;
    const struct text_alphabet *alphabet; /* NULL: digits are numbers */
    const sudoku_digitset *candidates;    /* of each cell; NULL: unknown */
    const uint8_t *cells;                 /* digits on the board; NULL: unknown */
    sudoku_translate_callback *translate; /* NULL: English */
    void *user;                           /* of TRANSLATE */
    bool is_folded;                       /* long chains are said by their ends */
    struct text_out out;
};

#endif
