#include "vision/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Sorts NUMBERS and returns their median. */
static double median(double *numbers, unsigned count)
{
    qsort(numbers, count, sizeof *numbers, ascending);
    return numbers[count / 2];
}

static double median_of(const double *numbers, unsigned count)
{
    double sorted[TABLE_PICTURES];
    memcpy(sorted, numbers, count * sizeof *sorted);
    return median(sorted, count);
}

void table_start(struct table *table, const char *const *names, unsigned rows)
{
    table->names = names;
    table->rows = rows < TABLE_ROWS ? rows : TABLE_ROWS;
    table->rounds = table->pictures = 0;
}

void table_add(struct table *table, const double *seconds)
{
    if (table->rounds == TABLE_ROUNDS)
        return;
    for (unsigned i = 0; i < table->rows; i++)
        table->seconds[i][table->rounds] = seconds[i];
    table->rounds++;
}

void table_keep(struct table *table)
{
    if (table->rounds == 0 || table->pictures == TABLE_PICTURES)
        return;
    for (unsigned i = 0; i < table->rows; i++) {
        table->median[i][table->pictures] = median(table->seconds[i], table->rounds);
        table->least[i][table->pictures] = table->seconds[i][0];
    }
    table->pictures++;
    table->rounds = 0;
}

static double largest_of(const double *numbers, unsigned count)
{
    double most = 0;
    for (unsigned i = 0; i < count; i++)
        most = numbers[i] > most ? numbers[i] : most;
    return most;
}

void table_print(const struct table *table, unsigned first, unsigned end)
{
    for (unsigned i = first; i < end && table->pictures; i++)
        printf("  %-20s %9.3f %9.3f %9.3f\n", table->names[i],
               1e3 * median_of(table->least[i], table->pictures),
               1e3 * median_of(table->median[i], table->pictures),
               1e3 * largest_of(table->least[i], table->pictures));
}

void table_print_ratio(const struct table *table, const char *name, unsigned a, unsigned b)
{
    double ratios[TABLE_PICTURES], sum_a = 0, sum_b = 0;
    for (unsigned i = 0; i < table->pictures; i++) {
        ratios[i] = table->least[a][i] / table->least[b][i];
        sum_a += table->least[a][i];
        sum_b += table->least[b][i];
    }
    if (table->pictures == 0)
        return;
    double middle = median(ratios, table->pictures);
    printf("  %-20s %9.2f (%.2f .. %.2f), of the sums %.2f\n", name, middle, ratios[0],
           ratios[table->pictures - 1], sum_a / sum_b);
}
