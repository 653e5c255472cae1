/* What the programs are asked that learn networks from handwriting. */
#ifndef MODEL_ORDER_H
#define MODEL_ORDER_H

#include <stdbool.h>
#include <stddef.h>

struct order {
    unsigned fold;        /* that is kept for the check (samples/photo_fold.h) */
    const char *sheet;    /* where to show what is misread, or NULL */
    const char *paths[3]; /* what is learned from (lesson_open()) */
    const char *output;
    size_t count; /* of samples */
    unsigned epochs;
};

/* Reads ORDER, whose count and epochs are those of the library's table, from ARGV. False: it is
 * none; the usage is told. */
bool order_read(int argc, char **argv, struct order *order);

#endif
