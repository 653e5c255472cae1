/* Parser of the output of export_json(), and of export_text() for boards that are not square. */
#include <string.h>

#include "play/core/model/scan.h"
#include "play/core/puzzle/puzzle.h"

/* Removes a string up to its quote from *TEXT; exported strings contain no quotes. */
static bool read_string(const char **text, const char *key, struct buffer *value)
{
    value->length = 0;
    if (!scan_text(text, key))
        return false;
    const char *end = strchr(*text, '"');
    if (!end)
        return false;
    buffer_add(value, *text, (size_t)(end - *text));
    buffer_add(value, "", 1);
    *text = end + 1;
    return true;
}

static bool take_cells(const char *symbols, unsigned side, size_t count, uint8_t *cells)
{
    if (strlen(symbols) != count)
        return false;
    for (size_t i = 0; i < count; i++) {
        int digit = shape_digit(symbols[i]);
        if (digit < 0 || digit > (int)side)
            return false;
        cells[i] = (uint8_t)digit;
    }
    return true;
}

static bool read_exported(const char *text, struct source_puzzle *puzzle)
{
    struct buffer value = {0};
    size_t cells = 0;
    bool done =
        read_string(&text, "{\"shape\":\"", &value) && shape_read(value.data, &puzzle->shape);
    if (done) {
        struct sudoku_layout *layout = shape_layout(&puzzle->shape);
        cells = sudoku_layout_cell_count(layout);
        sudoku_layout_destroy(layout);
    }
    done = done && read_string(&text, ",\"puzzle\":\"", &value) &&
           take_cells(value.data, puzzle->shape.side, cells, puzzle->givens) &&
           read_string(&text, ",\"board\":\"", &value) &&
           take_cells(value.data, puzzle->shape.side, cells, puzzle->entries);
    for (size_t i = 0; i < cells; i++)
        puzzle->entries[i] = puzzle->givens[i] ? 0 : puzzle->entries[i];
    buffer_free(&value);
    return done;
}

bool source_read_exported(const char *text, size_t length, struct source_puzzle *puzzle)
{
    struct buffer whole = {0};
    if (length)
        buffer_add(&whole, text, length);
    buffer_add(&whole, "", 1);
    bool done = read_exported(whole.data, puzzle);
    buffer_free(&whole);
    if (!done) {
        source_puzzle_free(puzzle);
        *puzzle = (struct source_puzzle){0};
    }
    return done;
}
