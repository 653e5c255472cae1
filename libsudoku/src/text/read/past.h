/* What came before the line at hand, which decides in doubt. */
#ifndef TEXT_READ_PAST_H
#define TEXT_READ_PAST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The columns of a collection of records, from 1; 0: none. */
struct text_records {
    char separator;
    uint64_t head_line;
    unsigned puzzle;
    unsigned name;
    unsigned number;
    unsigned comment;
};

struct text_past {
    bool has_pair;           /* a line since the last blank one had several boards */
    bool had_full;           /* the last puzzle had no blank */
    bool is_behind_fault;    /* no puzzle came since the last fault, which was no full board */
    uint64_t fault_line;     /* line of the last fault */
    uint64_t broken_line;    /* line of the last fault in a line of nothing but cells */
    size_t broken_cells;     /* their number */
    uint64_t rows_end;       /* line on which the last grid ended */
    uint64_t whole_rows_end; /* up to this line rows make whole boards */
    struct text_records records;
};

/* Adds a puzzle that was read. */
void text_past_add_puzzle(struct text_past *past, bool is_full);

/* Adds a fault on line NUMBER. */
void text_past_add_fault(struct text_past *past, uint64_t number);

/* Adds COUNT cells, and nothing else, on line NUMBER, which is a fault. */
void text_past_add_broken(struct text_past *past, uint64_t number, size_t count);

/* The number of cells in the line above line NUMBER if that had nothing else and was a fault, else
 * 0: the two may be one board that a line end broke. */
size_t text_past_broken_above(const struct text_past *past, uint64_t number);

/* True if lines have columns before or behind the puzzle. */
bool text_records_have_columns(const struct text_records *records);

#endif
