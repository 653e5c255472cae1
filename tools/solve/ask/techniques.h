/* The table of techniques. */
#ifndef SOLVE_ASK_TECHNIQUES_H
#define SOLVE_ASK_TECHNIQUES_H

#include <stdio.h>

/* Prints the library's techniques as a table. */
void techniques_print(FILE *out);

#endif
