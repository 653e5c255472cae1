/* Library calls that a program cannot do without. */
#ifndef CLI_TEXT_CHECKED_H
#define CLI_TEXT_CHECKED_H

#include <sudoku/sudoku.h>

#include "cli/text/buffer.h"

/* Returns STATUS, but ends the program if memory is short. */
static inline enum sudoku_status checked(enum sudoku_status status)
{
    if (status == SUDOKU_ERR_MEMORY)
        buffer_end();
    return status;
}

#endif
