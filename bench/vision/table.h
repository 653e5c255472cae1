/* Times of many things, measured again and again on many pictures.
 *
 * What there is no room for is dropped. */
#ifndef BENCH_VISION_TABLE_H
#define BENCH_VISION_TABLE_H

#include <stdbool.h>

/* Room for all pictures of one table; the rounds of one picture; the rows of a table. */
enum { TABLE_PICTURES = 400, TABLE_ROUNDS = 1000, TABLE_ROWS = 24 };

struct table {
    unsigned rows;
    const char *const *names;
    unsigned rounds;
    double seconds[TABLE_ROWS][TABLE_ROUNDS]; /* of the picture at hand */
    unsigned pictures;
    double least[TABLE_ROWS][TABLE_PICTURES];
    double median[TABLE_ROWS][TABLE_PICTURES];
};

/* Empties TABLE; its ROWS are called NAMES. */
void table_start(struct table *table, const char *const *names, unsigned rows);

/* Adds a round over the picture at hand: SECONDS for each row. */
void table_add(struct table *table, const double *seconds);

/* Ends the picture at hand. */
void table_keep(struct table *table);

/* Prints rows FIRST..END-1: the medians of the least and of the median times of all pictures, and
 * the least time of the slowest picture, in milliseconds. */
void table_print(const struct table *table, unsigned first, unsigned end);

/* Prints the median, smallest and largest ratio of the least times of rows A and B, and the ratio
 * of their sums. */
void table_print_ratio(const struct table *table, const char *name, unsigned a, unsigned b);

#endif
