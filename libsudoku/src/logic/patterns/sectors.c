#include "logic/patterns/sectors.h"

#include <string.h>

#include "logic/scratch.h"

/* Lines of one direction as a set of bits: a row or column each. */
enum { MAX_LINES = 9, MIN_LINES = 2, LINE_SETS = 1 << MAX_LINES };

/* Numbers of one or more rows by set of columns, a byte each, so that a vector holds many. */
struct row_counts {
    uint8_t open[LINE_SETS];              /* open cells */
    uint8_t having[MAX_LINES][LINE_SETS]; /* rows with each digit */
};

struct sector_counts {
    uint8_t shared[LINE_SETS][LINE_SETS]; /* columns of both sets */
    struct row_counts of_row[MAX_LINES];
    /* Those of the rows chosen from the highest down to each. */
    struct row_counts sums[MAX_LINES + 1];
    /* The lines that cover the set, for each digit those of the cheaper direction. */
    uint8_t covers[LINE_SETS];
};

struct sectors {
    struct search *search;
    struct sector_counts *counts;
    const struct row_counts *sum; /* of the rows of the set */
    unsigned lines;               /* number of rows and of columns */
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

static void add_counts(uint8_t *restrict sum, const uint8_t *restrict a, const uint8_t *restrict b)
{
    for (unsigned i = 0; i < LINE_SETS; i++)
        sum[i] = (uint8_t)(a[i] + b[i]);
}

/* Counts the common columns of all sets, each from the set without its lowest column. */
static void count_shared(struct sector_counts *counts)
{
    memset(counts->shared[0], 0, sizeof counts->shared[0]);
    for (unsigned column = 0; column < MAX_LINES; column++)
        for (unsigned columns = 0; columns < LINE_SETS; columns++)
            counts->shared[1u << column][columns] = columns >> column & 1;
    for (unsigned set = 1; set < LINE_SETS; set++)
        if (set & (set - 1))
            add_counts(counts->shared[set], counts->shared[set & (set - 1)],
                       counts->shared[set & (0u - set)]);
}

/* Counts for each row and all sets of columns. */
static void count_rows(const struct sectors *sectors)
{
    struct sector_counts *counts = sectors->counts;
    for (unsigned row = 0; row < sectors->lines; row++) {
        struct row_counts *own = &counts->of_row[row];
        memcpy(own->open, counts->shared[sectors->open_columns[row]], sizeof own->open);
        for (unsigned digit = 0; digit < sectors->lines; digit++)
            for (unsigned columns = 0; columns < LINE_SETS; columns++)
                own->having[digit][columns] = (sectors->columns_of[row][digit] & columns) != 0;
    }
}

static void add_row(const struct sectors *sectors, struct row_counts *sum,
                    const struct row_counts *before, const struct row_counts *row)
{
    add_counts(sum->open, before->open, row->open);
    for (unsigned digit = 0; digit < sectors->lines; digit++)
        add_counts(sum->having[digit], before->having[digit], row->having[digit]);
}

/* Adds the lines that cover DIGIT: its rows or its columns, whichever are fewer. */
static void cover_digit(const struct sectors *sectors, unsigned digit)
{
    const uint8_t *restrict rows = sectors->sum->having[digit];
    const uint8_t *restrict columns = sectors->counts->shared[sectors->all[digit]];
    uint8_t *restrict covers = sectors->counts->covers;
    for (unsigned i = 0; i < LINE_SETS; i++) {
        uint8_t fewer = rows[i] < columns[i] ? rows[i] : columns[i];
        covers[i] = (uint8_t)(covers[i] + fewer);
    }
}

/* Counts the covers of the rows of the set with each set of columns. */
static void count_covers(const struct sectors *sectors)
{
    memset(sectors->counts->covers, 0, sizeof sectors->counts->covers);
    for (unsigned digit = 0; digit < sectors->lines; digit++)
        if (sectors->all[digit])
            cover_digit(sectors, digit);
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

/* True if rows cover some digits and columns others. Covers in one direction only are naked sets
 * of single lines: no such set. */
static bool has_both_covers(const struct sectors *sectors)
{
    bool by_row = false, by_column = false;
    for (unsigned digit = 0; digit < sectors->lines; digit++) {
        unsigned columns = bit_count(sectors->all[digit] & sectors->columns);
        unsigned rows = columns ? bit_count(rows_with(sectors, digit)) : 0;
        by_row |= rows && rows <= columns;
        by_column |= columns < rows;
    }
    return by_row && by_column;
}

/* True if the cells of the set are as many as the lines that cover them. */
static bool is_locked(const struct sectors *sectors)
{
    const struct sector_counts *counts = sectors->counts;
    return counts->covers[sectors->columns] == sectors->sum->open[sectors->columns] &&
           bit_count(sectors->columns) >= MIN_LINES && has_both_covers(sectors);
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

/* Tries all sets of columns with ROWS, whose counts are SUM. */
static bool try_columns(struct sectors *sectors, unsigned rows, const struct row_counts *sum,
                        unsigned best[2])
{
    if (bit_count(rows) < MIN_LINES)
        return false;
    if (search_poll(sectors->search))
        return true;
    choose_rows(sectors, rows);
    sectors->sum = sum;
    count_covers(sectors);
    for (sectors->columns = 0; sectors->columns < 1u << sectors->lines; sectors->columns++)
        if (examine(sectors) && take(sectors, best))
            return true;
    return false;
}

/* Tries ROWS with all sets of rows below LEFT, in ascending order. */
static bool try_rows(struct sectors *sectors, unsigned rows, unsigned left,
                     const struct row_counts *sum, unsigned best[2])
{
    if (!left)
        return try_columns(sectors, rows, sum, best);
    unsigned row = left - 1;
    struct row_counts *more = &sectors->counts->sums[row];
    if (try_rows(sectors, rows, row, sum, best))
        return true;
    add_row(sectors, more, sum, &sectors->counts->of_row[row]);
    return try_rows(sectors, rows | 1u << row, row, more, best);
}

bool sectors_find(struct search *search)
{
    const struct sudoku_layout *layout = search->topology->layout;
    struct sectors sectors = {.search = search, .lines = layout->side};
    unsigned best[2] = {0, 0};
    if (layout->side > MAX_LINES || !layout->is_square)
        return false;
    sectors.counts = scratch_part(search, SCRATCH_SECTORS, sizeof *sectors.counts);
    if (!sectors.counts)
        return true;
    read_board(&sectors);
    count_shared(sectors.counts);
    count_rows(&sectors);
    if (try_rows(&sectors, 0, sectors.lines, &sectors.counts->sums[MAX_LINES], best))
        return true;
    if (!sectors.most_eliminations)
        return false;
    choose_rows(&sectors, best[0]);
    sectors.columns = best[1];
    build(&sectors);
    return search_report(search);
}
