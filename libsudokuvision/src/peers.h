/* Which cells of a reading see each other.
 *
 * Takes a reading that knows its side and boxes and two cells, gives whether they are peers, never
 * fails. */
#ifndef PEERS_H
#define PEERS_H

#include <stdbool.h>

#include <sudokuvision/reader.h>

/* Whether cells A and B have a row, column or box in common. */
static inline bool peers(const struct svision_reading *reading, unsigned a, unsigned b)
{
    unsigned row_a = a / reading->side, column_a = a % reading->side;
    unsigned row_b = b / reading->side, column_b = b % reading->side;
    return row_a == row_b || column_a == column_b ||
           (row_a / reading->box_rows == row_b / reading->box_rows &&
            column_a / reading->box_columns == column_b / reading->box_columns);
}

#endif
