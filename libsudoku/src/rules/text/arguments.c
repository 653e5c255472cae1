/* The arguments of items. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "rules/text/blanks.h"
#include "rules/text/reader.h"

enum sudoku_status reader_fail(struct rule_reader *reader, const char *place, const char *format,
                               ...)
{
    struct sudoku_text_error *error = reader->error;
    va_list arguments;
    if (error) {
        va_start(arguments, format);
        vsnprintf(error->message, sizeof error->message, format, arguments);
        va_end(arguments);
        blanks_place(reader->raw, (size_t)(place - reader->text.text), &error->line,
                     &error->column);
    }
    return SUDOKU_ERR_TEXT;
}

bool reader_open_item(struct rule_reader *reader, size_t place, struct text_slice *name)
{
    const char *text = reader->text.text;
    if (place >= reader->text.length)
        return false;
    const char *dot = memchr(text + place + 1, '.', reader->text.length - place - 1);
    reader->item = place;
    reader->end = dot ? (size_t)(dot - text) : reader->text.length;
    const char *tilde = memchr(text + place, '~', reader->end - place);
    name->text = text + place + 1;
    name->length = (tilde ? (size_t)(tilde - text) : reader->end) - place - 1;
    reader->at = place + 1 + name->length;
    return true;
}

bool reader_next(struct rule_reader *reader, struct text_slice *argument)
{
    const char *text = reader->text.text;
    if (reader->at >= reader->end)
        return false;
    size_t begin = reader->at + 1;
    const char *tilde = memchr(text + begin, '~', reader->end - begin);
    reader->at = tilde ? (size_t)(tilde - text) : reader->end;
    *argument = (struct text_slice){text + begin, reader->at - begin};
    return true;
}

struct text_slice reader_part(struct text_slice *slice)
{
    struct text_slice part = *slice;
    const char *end = slice->length ? memchr(slice->text, '_', slice->length) : NULL;
    if (!end) {
        slice->text += slice->length;
        slice->length = 0;
        return part;
    }
    part.length = (size_t)(end - slice->text);
    slice->text += part.length + 1;
    slice->length -= part.length + 1;
    return part;
}

bool reader_is_at_digit(const struct rule_reader *reader)
{
    char c = reader->at + 1 < reader->end ? reader->text.text[reader->at + 1] : '\0';
    return c >= '0' && c <= '9';
}

/* Parses all of TEXT as a decimal number of at most 6 digits. */
static bool parse_number(struct text_slice text, int *number)
{
    enum { MAX_DIGITS = 6 };
    bool is_negative = text.length && *text.text == '-';
    *number = 0;
    size_t digits = text.length - is_negative;
    if (digits == 0 || digits > MAX_DIGITS)
        return false;
    for (size_t i = is_negative; i < text.length; i++) {
        if (text.text[i] < '0' || text.text[i] > '9')
            return false;
        *number = 10 * *number + text.text[i] - '0';
    }
    *number = is_negative ? -*number : *number;
    return true;
}

enum sudoku_status reader_number(struct rule_reader *reader, struct text_slice text, int min,
                                 int max, int *number)
{
    if (parse_number(text, number) && *number >= min && *number <= max)
        return SUDOKU_OK;
    return reader_fail(reader, text.text, "expected a number %d to %d, found '%.*s'", min, max,
                       text.length > 20 ? 20 : (int)text.length, text.text);
}

enum sudoku_status reader_next_number(struct rule_reader *reader, int min, int max, int *number)
{
    struct text_slice argument;
    if (!reader_next(reader, &argument))
        return reader_fail(reader, reader->text.text + reader->item, "expected a number");
    return reader_number(reader, argument, min, max, number);
}

static enum sudoku_status add_cell(struct rule_reader *reader, struct text_slice name)
{
    if (reader->cell_count == SUDOKU_RULES_MAX_CELLS)
        return reader_fail(reader, name.text, "too many cells");
    return reader_cell(reader, name, &reader->cells[reader->cell_count++]);
}

enum sudoku_status reader_cells(struct rule_reader *reader, unsigned min)
{
    struct text_slice argument;
    enum sudoku_status status = SUDOKU_OK;
    reader->cell_count = 0;
    while (!status && reader_next(reader, &argument))
        status = add_cell(reader, argument);
    if (!status && reader->cell_count < min)
        return reader_fail(reader, reader->text.text + reader->item, "expected %u cells or more",
                           min);
    return status;
}

enum sudoku_status reader_named_cells(struct rule_reader *reader, bool *goes_on)
{
    struct text_slice argument;
    reader->cell_count = 0;
    while ((*goes_on = reader_next(reader, &argument)) && argument.length &&
           *argument.text != '_') {
        enum sudoku_status status = add_cell(reader, argument);
        if (status)
            return status;
    }
    return SUDOKU_OK;
}

enum sudoku_status reader_parts(struct rule_reader *reader, uint16_t *lengths, unsigned *count)
{
    struct text_slice argument;
    enum sudoku_status status = SUDOKU_OK;
    reader->cell_count = 0;
    *count = 1;
    lengths[0] = 0;
    while (!status && reader_next(reader, &argument)) {
        if (argument.length != 1 || *argument.text != '-') {
            status = add_cell(reader, argument);
            lengths[*count - 1]++;
        } else if (*count == SUDOKU_RULES_MAX_CELLS || !lengths[*count - 1]) {
            return reader_fail(reader, argument.text, "expected a cell");
        } else {
            lengths[(*count)++] = 0;
        }
    }
    if (!status && !lengths[*count - 1])
        return reader_fail(reader, reader->text.text + reader->item, "expected cells");
    return status;
}

enum sudoku_status reader_add_cells(struct rule_reader *reader, const struct sudoku_rule_kind *kind,
                                    const uint16_t *cells, unsigned count, const void *spec,
                                    size_t spec_size)
{
    const void *kept = spec ? sudoku_rules_keep(reader->rules, spec, spec_size) : NULL;
    if (spec && !kept)
        return SUDOKU_ERR_MEMORY;
    enum sudoku_status status = sudoku_rules_add(reader->rules, kind, cells, count, kept);
    if (status == SUDOKU_ERR_ARGUMENT)
        return reader_fail(reader, reader->text.text + reader->item, "the %s does not fit the grid",
                           kind->name);
    return status;
}

enum sudoku_status reader_add(struct rule_reader *reader, const struct sudoku_rule_kind *kind,
                              const void *spec, size_t spec_size)
{
    return reader_add_cells(reader, kind, reader->cells, reader->cell_count, spec, spec_size);
}

enum sudoku_status read_nothing(struct rule_reader *reader, const struct named_kind *named)
{
    if (reader->depth)
        return reader_fail(reader, reader->text.text + reader->item,
                           "%s cannot be within another rule", named->name);
    return SUDOKU_OK;
}

enum sudoku_status read_cells(struct rule_reader *reader, const struct named_kind *named)
{
    static const int none[2] = {0};
    enum sudoku_status status = reader_cells(reader, named->min_cells);
    return status ? status : reader_add(reader, named->kind, none, sizeof none);
}

enum sudoku_status read_number_cells(struct rule_reader *reader, const struct named_kind *named)
{
    struct number_spec spec = {0};
    struct text_slice argument;
    enum sudoku_status status = SUDOKU_OK;
    if (!reader_next(reader, &argument))
        return reader_fail(reader, reader->text.text + reader->item, "expected a number");
    if (argument.length || named->min_number)
        status =
            reader_number(reader, argument, named->min_number, named->max_number, &spec.number);
    if (status || (status = reader_cells(reader, named->min_cells)))
        return status;
    return reader_add(reader, named->kind, &spec, sizeof spec);
}

static void reverse_cells(struct rule_reader *reader)
{
    for (unsigned i = 0, k = reader->cell_count - 1; i < k; i++, k--) {
        uint16_t cell = reader->cells[i];
        reader->cells[i] = reader->cells[k];
        reader->cells[k] = cell;
    }
}

enum sudoku_status read_two_clues(struct rule_reader *reader, const struct named_kind *named)
{
    struct text_slice line, clue;
    bool has_any = false;
    if (!reader_next(reader, &line))
        return reader_fail(reader, reader->text.text + reader->item, "expected a line such as R1");
    enum sudoku_status status = reader_line(reader, line);
    for (unsigned end = 0; end < 2 && !status && reader_next(reader, &clue); end++) {
        struct number_spec spec;
        if (end)
            reverse_cells(reader);
        if (!clue.length)
            continue;
        has_any = true;
        status = reader_number(reader, clue, named->min_number, named->max_number, &spec.number);
        if (!status)
            status = reader_add(reader, named->kind, &spec, sizeof spec);
    }
    if (!status && !has_any)
        return reader_fail(reader, reader->text.text + reader->item, "expected a clue");
    return status;
}

/* Marks the neighbors A and B. */
static void mark(struct rule_reader *reader, uint16_t a, uint16_t b, unsigned kind)
{
    uint16_t low = a < b ? a : b, high = a < b ? b : a;
    bool is_below = high != low + 1 || reader->shape.columns == 1;
    reader->marks[low] |= (uint8_t)(kind << is_below);
    if (reader->is_conditional)
        reader->has_conditional_mark[kind == MARK_XV] = true;
}

enum sudoku_status read_neighbors(struct rule_reader *reader, const struct named_kind *named)
{
    const int spec[4] = {named->min_number};
    unsigned kind = named->min_number ? MARK_XV : MARK_KROPKI, pairs = 0;
    bool is_mark = strcmp(named->name, "GreaterThan") != 0;
    enum sudoku_status status = reader_cells(reader, named->min_cells);
    for (unsigned i = 0; i < reader->cell_count && !status; i++)
        for (unsigned k = i + 1; k < reader->cell_count && !status; k++) {
            const uint16_t pair[2] = {reader->cells[i], reader->cells[k]};
            if (!reader_are_neighbors(reader, pair[0], pair[1]))
                continue;
            pairs++;
            if (is_mark)
                mark(reader, pair[0], pair[1], kind);
            status = reader_add_cells(reader, named->kind, pair, 2, spec, sizeof spec);
        }
    if (!status && !pairs)
        return reader_fail(reader, reader->text.text + reader->item, "no two cells are neighbors");
    return status;
}
