/* Numbers as C has them. */
#ifndef MODEL_NUMBERS_H
#define MODEL_NUMBERS_H

#include <stdio.h>

/* Writes COUNT NUMBERS, with a comma behind each. */
static inline void numbers_write(FILE *file, const float *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        fprintf(file, "%s%#.5gF,", i % 8 ? "" : "\n", (double)numbers[i]);
}

#endif
