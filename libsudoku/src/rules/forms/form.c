#include "rules/forms/form.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "board/layout_units.h"

enum sudoku_status form_fail(struct form_writer *writer, size_t at, const char *format, ...)
{
    struct sudoku_text_error *error = writer->error;
    va_list arguments;
    const size_t place = writer->start + (writer->is_packed ? 0 : at);
    error->line = 1;
    error->column = 1;
    for (size_t i = 0; i < place; i++) {
        bool is_end = writer->whole[i] == '\n';
        error->line += is_end;
        error->column = is_end ? 1 : error->column + 1;
    }
    va_start(arguments, format);
    vsnprintf(error->message, sizeof error->message, format, arguments);
    va_end(arguments);
    return SUDOKU_ERR_TEXT;
}

unsigned form_box_rows(unsigned side)
{
    return layout_default_box_rows(side);
}

bool form_are_neighbors(unsigned side, unsigned a, unsigned b)
{
    const unsigned min = a < b ? a : b, max = a < b ? b : a;
    return max - min == side || (max - min == 1 && max % side != 0);
}

void form_item(struct form_writer *writer, const char *name)
{
    text_out_char(&writer->dots, '.');
    text_out_string(&writer->dots, name);
}

void form_number(struct form_writer *writer, int number)
{
    text_out_string(&writer->dots, number < 0 ? "~-" : "~");
    text_out_number(&writer->dots, (uint64_t)(number < 0 ? -number : number), 0);
}

/* The digit of NUMBER, 1..16, in the names of cells. */
static char digit_of(unsigned number)
{
    return "0123456789abcdefg"[number];
}

void form_cell(struct form_writer *writer, unsigned row, unsigned column)
{
    const char name[] = {'~', 'R', digit_of(row + 1), 'C', digit_of(column + 1), '\0'};
    text_out_string(&writer->dots, name);
}

void form_cells(struct form_writer *writer, unsigned side, const unsigned *cells, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        form_cell(writer, cells[i] / side, cells[i] % side);
}

void form_restriction(struct form_writer *writer, unsigned row, unsigned column, unsigned values)
{
    form_item(writer, "");
    form_cell(writer, row, column);
    for (unsigned value = 1; value <= FORM_MAX_SIDE; value++) {
        if (!(values >> value & 1))
            continue;
        text_out_char(&writer->dots, '_');
        text_out_number(&writer->dots, value, 0);
    }
}

void form_given(struct form_writer *writer, unsigned row, unsigned column, unsigned value)
{
    form_restriction(writer, row, column, 1U << value);
}

void form_board(struct form_writer *writer, unsigned side, const unsigned char *regions)
{
    if (side != 9) {
        form_item(writer, "Shape~");
        text_out_number(&writer->dots, side, 0);
        text_out_char(&writer->dots, 'x');
        text_out_number(&writer->dots, side, 0);
    }
    if (!regions)
        return;
    form_item(writer, "NoBoxes");
    form_item(writer, "Jigsaw~");
    for (unsigned i = 0; i < side * side; i++)
        text_out_char(&writer->dots, (char)('A' + regions[i]));
}

void form_cage(struct form_writer *writer, unsigned side, const unsigned *cells, unsigned count,
               unsigned sum)
{
    if (!sum && count < 2)
        return;
    form_item(writer, sum ? "Cage" : "AllDifferent");
    if (sum)
        form_number(writer, (int)sum);
    form_cells(writer, side, cells, count);
}

void form_ignore(struct form_writer *writer, const char *name)
{
    struct text_out *ignored = &writer->ignored;
    const size_t length = strlen(name);
    if (ignored->length + length + 3 > ignored->size)
        return;
    ignored->data[ignored->length] = '\0';
    for (const char *at = ignored->data; (at = strstr(at, name)); at += length)
        if (at[length] == '\0' || at[length] == ',')
            return;
    text_out_string(ignored, ignored->length ? ", " : "");
    text_out_string(ignored, name);
}
