/* A reader: its work, and the state of each form. */
#ifndef TEXT_READ_READER_H
#define TEXT_READ_READER_H

#include <stdatomic.h>

#include "text/read/form.h"

enum { TEXT_FORMS = 13 };

struct sudoku_text_reader {
    struct text_work work;
    atomic_bool is_busy; /* a call is running */
    size_t open;         /* form whose text is open; TEXT_FORMS: none */
    size_t around;       /* form around the next puzzle; TEXT_FORMS: none */
    void *states[TEXT_FORMS];
};

#endif
