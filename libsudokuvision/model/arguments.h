/* Arguments of the programs that train networks on handwriting. */
#ifndef MODEL_ARGUMENTS_H
#define MODEL_ARGUMENTS_H

#include <stdbool.h>
#include <stddef.h>

struct arguments {
    unsigned fold;        /* held out (samples/photo_fold.h) */
    const char *sheet;    /* where to show misread cells, or NULL */
    const char *paths[3]; /* training data (training_set_open()) */
    const char *output;
    size_t count; /* of samples */
    unsigned epochs;
};

/* Reads ARGV into ORDER, whose count and epochs are initially those of the library's table. Returns
 * false after printing the usage if an argument is invalid. */
bool arguments_read(int argc, char **argv, struct arguments *arguments);

#endif
