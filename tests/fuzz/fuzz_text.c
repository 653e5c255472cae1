/* Whatever bytes come, in pieces of whatever size: the reader ends, stays in bounds, says the same
 * as for one piece, and reads back what is written of what it read. */
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "fuzz.h"

struct source {
    const char *text;
    size_t length;
    size_t position;
    unsigned random; /* 0: all at once */
};

static ptrdiff_t read_source(void *user, char *buffer, size_t size)
{
    struct source *source = user;
    size_t count = source->length - source->position;
    if (source->random) {
        source->random = source->random * 1664525u + 1013904223u;
        size_t chunk = 1 + (source->random >> 16) % 40;
        count = count < chunk ? count : chunk;
    }
    count = count < size ? count : size;
    if (count)
        memcpy(buffer, source->text + source->position, count);
    source->position += count;
    return (ptrdiff_t)count;
}

static struct sudoku_text_reader *reader_of(struct source *source, unsigned choice)
{
    struct sudoku_text_options options = {.size = sizeof options};
    struct sudoku_text_reader *reader;
    options.format = (enum sudoku_text_format)(choice % 9);
    options.side = choice / 9 % 4 == 0 ? 0 : 2 + choice % 63;
    if (choice < 128)
        options = (struct sudoku_text_options){.size = sizeof options};
    HOLDS(sudoku_text_reader_create(&options, read_source, source, &reader) == SUDOKU_OK);
    return reader;
}

static size_t cell_count(const struct sudoku_text_puzzle *puzzle)
{
    return (size_t)puzzle->side * puzzle->side;
}

static void expect_in_range(const struct sudoku_text_puzzle *puzzle)
{
    HOLDS(puzzle->format > SUDOKU_TEXT_AUTO && puzzle->format <= SUDOKU_TEXT_PENCILMARKS);
    HOLDS(puzzle->side >= 2 && puzzle->side <= SUDOKU_MAX_SIDE && puzzle->line > 0);
    HOLDS(puzzle->box_rows * puzzle->box_columns == puzzle->side ||
          (puzzle->box_rows == 0 && puzzle->box_columns == 0));
    for (size_t i = 0; i < cell_count(puzzle); i++) {
        HOLDS(puzzle->cells[i] <= puzzle->side);
        if (puzzle->candidates)
            HOLDS(sudoku_digitset_within(puzzle->candidates[i], sudoku_digitset_all(puzzle->side)));
    }
    size_t stuff = 0;
    for (size_t i = 0; i < puzzle->comment_length; i++)
        stuff += puzzle->comment[i] == '\n'; /* every byte can be read */
    HOLDS(stuff < SUDOKU_MAX_CELLS);
}

/* Writes PUZZLE in FORMAT and reads it again. */
static void expect_round_trip(const struct sudoku_layout *layout,
                              const struct sudoku_text_puzzle *puzzle,
                              enum sudoku_text_format format)
{
    static uint8_t cells[SUDOKU_MAX_CELLS];
    static sudoku_digitset sets[SUDOKU_MAX_CELLS];
    struct sudoku_text_board board = {.size = sizeof board, .format = format};
    if (puzzle->candidates)
        board.candidates = puzzle->candidates;
    else
        board.cells = puzzle->cells;
    if (format == SUDOKU_TEXT_SDK) {
        board.comment = puzzle->comment;
        board.comment_length = puzzle->comment_length;
    }
    size_t length = sudoku_text_format_board(layout, &board, NULL, 0);
    if (length == 0)
        return;
    char *text = malloc(length + 1);
    HOLDS(text && sudoku_text_format_board(layout, &board, text, length + 1) == length);
    HOLDS(strlen(text) == length);
    HOLDS(sudoku_text_parse(text, length, puzzle->side, cells, sets, NULL) == SUDOKU_OK);
    bool shows_sets = format == SUDOKU_TEXT_CANDIDATES || format == SUDOKU_TEXT_PENCILMARKS;
    for (size_t i = 0; i < cell_count(puzzle); i++) {
        if (!puzzle->candidates && !shows_sets)
            HOLDS(cells[i] == puzzle->cells[i]);
        if (puzzle->candidates && shows_sets)
            HOLDS(sets[i] == puzzle->candidates[i]);
    }
    free(text);
}

static void expect_round_trips(const struct sudoku_text_puzzle *puzzle)
{
    struct sudoku_layout_options options = {.size = sizeof options, .side = puzzle->side};
    struct sudoku_layout *layout;
    /* Peers of the largest boards take long to list. */
    if (puzzle->side > 25)
        return;
    options.box_rows = puzzle->box_rows;
    options.box_columns = puzzle->box_columns;
    HOLDS(sudoku_layout_create(&options, &layout) == SUDOKU_OK);
    for (int format = SUDOKU_TEXT_LINE; format <= SUDOKU_TEXT_PENCILMARKS; format++)
        expect_round_trip(layout, puzzle, (enum sudoku_text_format)format);
    sudoku_layout_destroy(layout);
}

/* Reads all of TEXT twice, in pieces and at once, and compares. */
static void read_all(const char *text, size_t length, unsigned choice)
{
    struct source whole = {text, length, 0, 0}, parts = {text, length, 0, choice + 1};
    struct sudoku_text_reader *a = reader_of(&whole, choice), *b = reader_of(&parts, choice);
    struct sudoku_text_puzzle one, other;
    struct sudoku_text_error error, other_error;
    enum sudoku_status status;
    size_t answers = 0;
    do {
        status = sudoku_text_reader_next(a, &one, &error);
        HOLDS(sudoku_text_reader_next(b, &other, &other_error) == status);
        HOLDS(answers++ <= length);
        if (status == SUDOKU_ERR_TEXT) {
            HOLDS(error.line == other_error.line && error.column == other_error.column);
            HOLDS(error.line > 0 && error.column > 0);
            HOLDS(strcmp(error.message, other_error.message) == 0);
        } else if (status == SUDOKU_OK) {
            HOLDS(one.side == other.side && one.format == other.format && one.line == other.line);
            HOLDS(memcmp(one.cells, other.cells, cell_count(&one)) == 0);
            expect_in_range(&one);
            if (answers < 4)
                expect_round_trips(&one);
        }
    } while (status == SUDOKU_OK || status == SUDOKU_ERR_TEXT);
    HOLDS(status == SUDOKU_END);
    sudoku_text_reader_destroy(a);
    sudoku_text_reader_destroy(b);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static uint8_t cells[SUDOKU_MAX_CELLS];
    static sudoku_digitset sets[SUDOKU_MAX_CELLS];
    struct sudoku_text_error error;
    unsigned side = 0;
    if (size == 0)
        return 0;
    /* The first byte chooses format, side and pieces; printable ones choose the defaults. */
    const char *text = (const char *)data + 1;
    size_t length = size - 1;
    read_all(text, length, data[0]);
    (void)sudoku_text_parse(text, length, 2 + data[0] % 63, cells, data[0] & 1 ? sets : NULL,
                            &error);
    if (sudoku_text_parse_regions(text, length, cells, sizeof cells, &side, &error) == SUDOKU_OK)
        for (size_t i = 0; i < (size_t)side * side; i++)
            HOLDS(cells[i] < side);
    return 0;
}
