/* A reader: what it works in, and the state of each form. */
#ifndef TEXT_READ_READER_H
#define TEXT_READ_READER_H

#include <stdatomic.h>

#include "text/read/form.h"

enum { TEXT_FORMS = 11 };

struct sudoku_text_reader {
    struct text_work work;
    atomic_bool is_busy; /* a call is running */
    size_t open;         /* the form whose text goes on; TEXT_FORMS: none */
    size_t around;       /* the form that encloses the next puzzle, the same */
    void *states[TEXT_FORMS];
};

#endif
