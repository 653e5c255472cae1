#include "logic/patterns/sectors.h"

/* Lines of one direction as a set of bits: a row or column each. */
enum { MAX_LINES = 9, MIN_LINES = 2 };

struct sectors {
    struct search *search;
    unsigned lines; /* number of rows and of columns */
    /* Columns of each row in which a digit is a candidate, and columns in which cells are open. */
    uint16_t columns_of[MAX_LINES][MAX_LINES];
    uint16_t open_columns[MAX_LINES];
    unsigned rows, columns;     /* the set under examination */
    unsigned all[MAX_LINES];    /* by digit: the columns that have it in one of the rows */
    unsigned most_eliminations; /* of the best set so far */
};

/* --------------------------------------------------------------------------------------- board */

static void read_board(struct sectors *sectors)
{
    const struct position *position = sectors->search->position;
    for (unsigned row = 0; row < sectors->lines; row++) {
        sectors->open_columns[row] = 0;
        for (unsigned digit = 0; digit < sectors->lines; digit++)
            sectors->columns_of[row][digit] = 0;
        for (unsigned column = 0; column < sectors->lines; column++) {
            unsigned digits = position->candidates[row * sectors->lines + column];
            sectors->open_columns[row] |= (uint16_t)((digits != 0) << column);
            while (digits)
                sectors->columns_of[row][bit_pop(&digits)] |= (uint16_t)(1u << column);
        }
    }
}

static unsigned count_cells(const struct sectors *sectors)
{
    unsigned cells = 0;
    for (unsigned rows = sectors->rows; rows;)
        cells += bit_count(sectors->open_columns[bit_pop(&rows)] & sectors->columns);
    return cells;
}

/* The rows of the set that have DIGIT in its columns. */
static unsigned rows_with(const struct sectors *sectors, unsigned digit)
{
    unsigned found = 0;
    for (unsigned rows = sectors->rows; rows;) {
        unsigned row = bit_pop(&rows);
        found |= (unsigned)((sectors->columns_of[row][digit] & sectors->columns) != 0) << row;
    }
    return found;
}

/* True if the cells of the set are as many as the lines that cover them, for each digit those of
 * the cheaper direction. Covers in one direction only are naked sets of single lines: no such set.
 */
static bool is_locked(const struct sectors *sectors)
{
    unsigned cells = count_cells(sectors), covers = 0, by_row = 0, by_column = 0;
    for (unsigned digit = 0; digit < sectors->lines && covers <= cells; digit++) {
        unsigned columns = bit_count(sectors->all[digit] & sectors->columns);
        unsigned rows = columns ? bit_count(rows_with(sectors, digit)) : 0;
        covers += rows < columns ? rows : columns;
        by_row += rows && rows <= columns;
        by_column += columns < rows;
    }
    return covers == cells && by_row && by_column;
}

/* -------------------------------------------------------------------------------------- report */

static struct cellset cells_at(const struct sectors *sectors, unsigned rows, unsigned columns)
{
    struct cellset cells = cellset_none();
    while (rows) {
        unsigned row = bit_pop(&rows);
        for (unsigned left = columns; left;)
            cellset_add(&cells, row * sectors->lines + bit_pop(&left));
    }
    return cells;
}

/* Removes DIGIT from the covering lines outside the set; from both directions if both are as few.
 */
static void eliminate(struct sectors *sectors, unsigned digit, struct cellset set)
{
    struct search *search = sectors->search;
    unsigned every = (1u << sectors->lines) - 1;
    unsigned rows = rows_with(sectors, digit), columns = sectors->all[digit] & sectors->columns;
    struct cellset covers = cellset_none();
    if (bit_count(rows) <= bit_count(columns))
        covers = cells_at(sectors, rows, every);
    if (bit_count(columns) <= bit_count(rows))
        covers = cellset_or(covers, cells_at(sectors, every, columns));
    step_eliminate(&search->step, search->position, cellset_minus(covers, set), digit);
}

static void build(struct sectors *sectors)
{
    struct search *search = sectors->search;
    struct cellset set = cells_at(sectors, sectors->rows, sectors->columns);
    step_add_cells(search_start(search), cellset_and(set, search->position->open));
    for (unsigned digit = 0; digit < sectors->lines; digit++)
        eliminate(sectors, digit, set);
}

/* Examines the set of ROWS and COLUMNS; true if it is locked and has an effect. */
static bool examine(struct sectors *sectors)
{
    if (!is_locked(sectors))
        return false;
    build(sectors);
    return !step_is_empty(&sectors->search->step);
}

/* -------------------------------------------------------------------------------------- search */

/* Lists the columns of each digit in the rows of the set. */
static void choose_rows(struct sectors *sectors, unsigned rows)
{
    sectors->rows = rows;
    for (unsigned digit = 0; digit < sectors->lines; digit++)
        sectors->all[digit] = 0;
    while (rows) {
        unsigned row = bit_pop(&rows);
        for (unsigned digit = 0; digit < sectors->lines; digit++)
            sectors->all[digit] |= sectors->columns_of[row][digit];
    }
}

/* Notes the set if it does more than the best one; reports it if all are wanted. */
static bool take(struct sectors *sectors, unsigned best[2])
{
    unsigned count = sectors->search->step.eliminations.count;
    if (sectors->search->wants_all)
        return search_report(sectors->search);
    if (count > sectors->most_eliminations) {
        sectors->most_eliminations = count;
        best[0] = sectors->rows;
        best[1] = sectors->columns;
    }
    return false;
}

static bool try_all(struct sectors *sectors, unsigned best[2])
{
    unsigned every = 1u << sectors->lines;
    for (unsigned rows = 0; rows < every; rows++) {
        if (bit_count(rows) < MIN_LINES)
            continue;
        if (search_poll(sectors->search))
            return true;
        choose_rows(sectors, rows);
        for (sectors->columns = 0; sectors->columns < every; sectors->columns++)
            if (bit_count(sectors->columns) >= MIN_LINES && examine(sectors) && take(sectors, best))
                return true;
    }
    return false;
}

bool sectors_find(struct search *search)
{
    const struct sudoku_layout *layout = search->topology->layout;
    struct sectors sectors = {.search = search, .lines = layout->side};
    unsigned best[2] = {0, 0};
    if (layout->side > MAX_LINES || !layout->is_square)
        return false;
    read_board(&sectors);
    if (try_all(&sectors, best))
        return true;
    if (!sectors.most_eliminations)
        return false;
    choose_rows(&sectors, best[0]);
    sectors.columns = best[1];
    build(&sectors);
    return search_report(search);
}
