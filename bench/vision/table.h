/* Times of several rows, over rounds and pictures; excess entries are dropped. */
#ifndef BENCH_VISION_TABLE_H
#define BENCH_VISION_TABLE_H

#include <stdbool.h>

/* Maximum number of pictures per table, of rounds per picture, and of rows. */
enum { TABLE_PICTURES = 400, TABLE_ROUNDS = 1000, TABLE_ROWS = 24 };

struct table {
    unsigned rows;
    const char *const *names;
    unsigned rounds;
    double seconds[TABLE_ROWS][TABLE_ROUNDS]; /* of the current picture */
    unsigned pictures;
    double least[TABLE_ROWS][TABLE_PICTURES];
    double median[TABLE_ROWS][TABLE_PICTURES];
};

/* Empties TABLE; its ROWS are called NAMES. */
void table_start(struct table *table, const char *const *names, unsigned rows);

/* Adds a round over the current picture: SECONDS for each row. */
void table_add(struct table *table, const double *seconds);

/* Ends the current picture. */
void table_keep(struct table *table);

/* Prints rows FIRST..END-1: the medians over pictures of the minimum and the median time, and the
 * minimum time of the slowest picture, in milliseconds. */
void table_print(const struct table *table, unsigned first, unsigned end);

/* Prints the median, smallest and largest ratio of the minimum times of rows A and B, and the ratio
 * of their sums. */
void table_print_ratio(const struct table *table, const char *name, unsigned a, unsigned b);

#endif
