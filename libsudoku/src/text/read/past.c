#include "text/read/past.h"

void text_past_add_puzzle(struct text_past *past, bool is_full)
{
    past->had_full = is_full;
    past->is_behind_fault = false;
}

void text_past_add_fault(struct text_past *past, uint64_t number)
{
    past->is_behind_fault = !past->had_full;
    past->fault_line = number;
}

void text_past_add_broken(struct text_past *past, uint64_t number, size_t count)
{
    past->broken_line = number;
    past->broken_cells = count;
}

size_t text_past_broken_above(const struct text_past *past, uint64_t number)
{
    return number == past->broken_line + 1 ? past->broken_cells : 0;
}

bool text_records_have_columns(const struct text_records *records)
{
    return records->puzzle > 1 || records->comment || records->name || records->number;
}
