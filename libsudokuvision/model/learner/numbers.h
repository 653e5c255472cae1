/* Writes numbers as C source. */
#ifndef MODEL_LEARNER_NUMBERS_H
#define MODEL_LEARNER_NUMBERS_H

#include <stdio.h>

/* Writes COUNT NUMBERS, each followed by a comma. */
static inline void numbers_write(FILE *file, const float *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        fprintf(file, "%s%#.5gF,", i % 8 ? "" : "\n", (double)numbers[i]);
}

/* Writes field NAME of a struct, COUNT NUMBERS. */
static inline void numbers_write_row(FILE *file, const char *name, const float *numbers,
                                     size_t count)
{
    fprintf(file, "    .%s = {", name);
    numbers_write(file, numbers, count);
    fputs("},\n", file);
}

/* Writes field NAME of a struct, ROWS of COUNT numbers. */
static inline void numbers_write_rows(FILE *file, const char *name, const float *numbers,
                                      size_t rows, size_t count)
{
    fprintf(file, "    .%s = {", name);
    for (size_t i = 0; i < rows; i++) {
        fputs(i ? "}, {" : "{", file);
        numbers_write(file, numbers + i * count, count);
    }
    fputs("}},\n", file);
}

#endif
