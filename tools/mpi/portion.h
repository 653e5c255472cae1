/* Parses text with one classic puzzle per line. The total length of the answers is known before
 * solving, so that no process waits for another's answers to know where its own go. */
#ifndef MPI_PORTION_H
#define MPI_PORTION_H

#include <stddef.h>
#include <stdint.h>

#include "cli/text/buffer.h"

enum { PORTION_CELLS = 81 };

struct portion {
    struct buffer cells;   /* 81 characters per puzzle */
    struct buffer numbers; /* uint64_t: line number of each puzzle, from 0 */
    uint64_t lines;
    uint64_t malformed; /* puzzles without an answer */
};

/* Replaces the content of PORTION by the puzzles of TEXT: LENGTH bytes of whole lines, the last of
 * which may lack its line feed. */
void portion_parse(struct portion *portion, const char *text, size_t length);

/* Returns the total length of the answers in bytes. */
uint64_t portion_answer_size(const struct portion *portion);

void portion_free(struct portion *portion);

#endif
