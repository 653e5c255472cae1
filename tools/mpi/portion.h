/* Text of one classic puzzle a line -> puzzles, before they are solved. How long all their answers
 * are is known by then, so that nobody waits for an answer to know where the next one goes. */
#ifndef MPI_PORTION_H
#define MPI_PORTION_H

#include <stddef.h>
#include <stdint.h>

#include "cli/text/buffer.h"

enum { PORTION_CELLS = 81 };

struct portion {
    struct buffer cells;   /* 81 characters a puzzle */
    struct buffer numbers; /* uint64_t: the lines of the puzzles, the first of the text being 0 */
    uint64_t lines;
    uint64_t malformed; /* puzzles that get no answer */
};

/* Takes the puzzles of TEXT, LENGTH bytes of whole lines, the last of which may lack its line feed,
 * in place of what PORTION has. */
void portion_take(struct portion *portion, const char *text, size_t length);

/* Bytes of all its answers. */
uint64_t portion_answer_size(const struct portion *portion);

void portion_free(struct portion *portion);

#endif
