/* The library's techniques as options take and show them. */
#ifndef SOLVE_ASK_TECHNIQUES_H
#define SOLVE_ASK_TECHNIQUES_H

#include <stdbool.h>
#include <stdio.h>

/* Reads NAMES, techniques with commas between, into *CHOSEN, one bool a technique, to be freed.
 * False: there is no such technique. */
bool techniques_choose(const char *names, bool **chosen);

/* Prints the table of techniques. */
void techniques_print(FILE *out);

#endif
