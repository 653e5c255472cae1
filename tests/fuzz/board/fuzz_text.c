/* Arbitrary bytes in pieces of arbitrary sizes: the reader ends, stays in bounds, returns the
 * same as for one piece, and reads back its puzzles after they are written. */
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "fuzz.h"
#include "support/by_lines.h"

/* Listing the peers of larger boards is slow. */
enum { MAX_WRITTEN = 16 };

struct source {
    const char *text;
    size_t length;
    size_t position;
    unsigned random;
};

static ptrdiff_t read_source(void *user, char *buffer, size_t size)
{
    struct source *source = user;
    size_t count = source->length - source->position;
    source->random = source->random * 1664525u + 1013904223u;
    size_t chunk = 1 + (source->random >> 16) % 40;
    count = count < chunk ? count : chunk;
    count = count < size ? count : size;
    if (count)
        memcpy(buffer, source->text + source->position, count);
    source->position += count;
    return (ptrdiff_t)count;
}

/* Returns the bytes up to a line feed or the maximum length. */
static const char *take_line(struct bytes *bytes)
{
    static char line[40];
    size_t length = 0;
    uint8_t byte;
    while (length + 1 < sizeof line && (byte = next_byte(bytes)) != '\n')
        line[length++] = (char)byte;
    line[length] = '\0';
    return line;
}

/* Returns the options that CHOICE encodes: the defaults below 128. */
static struct sudoku_text_options take_options(struct bytes *bytes, unsigned choice)
{
    static const char *const symbols[] = {"1-G", "0-F", "A-P", "abcdefghi", "1-9", "QWERTZ"};
    static const uint16_t samurai[] = {0, 0, 0, 12, 6, 6, 12, 0, 12, 12};
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    if (choice < 128)
        return options;
    options.joined = choice % 2 == 0;
    if (options.joined && choice % 8 == 2) {
        options.places = samurai;
        options.place_count = 5;
        return options;
    }
    options.format = (enum sudoku_text_format)(choice % 9);
    options.side = choice / 9 % 4 == 0 ? 0 : 2 + choice % 63;
    if (choice >= 248)
        options.symbols = take_line(bytes);
    else if (choice >= 224)
        options.symbols = symbols[choice % 6];
    return options;
}

static size_t cell_count(const struct sudoku_text_puzzle *puzzle)
{
    return puzzle->cell_count;
}

static void expect_in_range(const struct sudoku_text_puzzle *puzzle)
{
    HOLDS(puzzle->format > SUDOKU_TEXT_AUTO && puzzle->format <= SUDOKU_TEXT_PENCILMARKS);
    HOLDS(puzzle->side >= 2 && puzzle->side <= SUDOKU_MAX_SIDE && puzzle->line > 0);
    HOLDS(puzzle->box_rows * puzzle->box_columns == puzzle->side ||
          (puzzle->box_rows == 0 && puzzle->box_columns == 0));
    HOLDS(puzzle->place_count || puzzle->cell_count == puzzle->side * puzzle->side);
    for (size_t i = 0; i < cell_count(puzzle); i++) {
        HOLDS(puzzle->givens[i] <= puzzle->side);
        if (puzzle->candidates)
            HOLDS(sudoku_digitset_is_subset(puzzle->candidates[i],
                                            sudoku_digitset_all(puzzle->side)));
    }
    size_t stuff = 0;
    for (size_t i = 0; i < puzzle->comment_length; i++)
        stuff += puzzle->comment[i] == '\n'; /* every byte can be read */
    for (size_t i = 0; i < puzzle->name_length; i++)
        stuff += puzzle->name[i] == '\n';
    for (size_t i = 0; puzzle->symbols && i < puzzle->side; i++)
        HOLDS(puzzle->symbols[i] > ' ');
    HOLDS(stuff < SUDOKU_MAX_CELLS && puzzle->name_length <= 256);
}

/* Writes PUZZLE in FORMAT and reads it again. */
static void expect_round_trip(const struct sudoku_layout *layout,
                              const struct sudoku_text_puzzle *puzzle,
                              enum sudoku_text_format format)
{
    static uint8_t cells[SUDOKU_MAX_CELLS];
    static sudoku_digitset sets[SUDOKU_MAX_CELLS];
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    board.format = format;
    if (puzzle->candidates)
        board.candidates = puzzle->candidates;
    else
        board.cells = puzzle->givens;
    if (format == SUDOKU_TEXT_SDK) {
        board.comment = puzzle->comment;
        board.comment_length = puzzle->comment_length;
    }
    size_t length = sudoku_text_write_board(layout, &board, NULL, 0);
    if (length == 0)
        return;
    char *text = malloc(length + 1);
    HOLDS(text && sudoku_text_write_board(layout, &board, text, length + 1) == length);
    HOLDS(strlen(text) == length);
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.side = puzzle->side;
    HOLDS(sudoku_text_parse(&options, text, length, cells, sets, cell_count(puzzle), NULL, NULL) ==
          SUDOKU_OK);
    bool shows_sets = format == SUDOKU_TEXT_CANDIDATES || format == SUDOKU_TEXT_PENCILMARKS;
    for (size_t i = 0; i < cell_count(puzzle); i++) {
        if (!puzzle->candidates && !shows_sets)
            HOLDS(cells[i] == puzzle->givens[i]);
        if (puzzle->candidates && shows_sets)
            HOLDS(sets[i] == puzzle->candidates[i]);
    }
    free(text);
}

/* Writes joined boards in their arrangement and reads them again. */
static void expect_joined(const struct sudoku_text_puzzle *puzzle)
{
    struct sudoku_layout *layout;
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    struct sudoku_text_puzzle again = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_reader *reader;
    HOLDS(sudoku_layout_create_joined(puzzle->places, puzzle->place_count, NULL, &layout) ==
          SUDOKU_OK);
    HOLDS(sudoku_layout_cell_count(layout) == puzzle->cell_count);
    board.format = SUDOKU_TEXT_GRID;
    board.cells = puzzle->givens;
    size_t length = sudoku_text_write_board(layout, &board, NULL, 0);
    char *text = malloc(length + 1);
    HOLDS(text && sudoku_text_write_board(layout, &board, text, length + 1) == length);
    options.joined = true;
    options.places = puzzle->places;
    options.place_count = puzzle->place_count;
    HOLDS(sudoku_text_reader_create_memory(&options, text, length, &reader) == SUDOKU_OK);
    /* Boards that are not in a row need not begin with a line of nine cells. */
    if (sudoku_text_reader_next(reader, &again, NULL) == SUDOKU_OK && again.place_count)
        HOLDS(memcmp(again.givens, puzzle->givens, puzzle->cell_count) == 0);
    sudoku_text_reader_destroy(reader);
    sudoku_layout_destroy(layout);
    free(text);
}

/* Returns the layout for boards like PUZZLE, created on first use. */
static const struct sudoku_layout *layout_of(const struct sudoku_text_puzzle *puzzle)
{
    static struct sudoku_layout *made[MAX_WRITTEN + 1][MAX_WRITTEN + 1];
    struct sudoku_layout **layout = &made[puzzle->side][puzzle->box_rows];
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = puzzle->side;
    options.box_rows = puzzle->box_rows;
    options.box_columns = puzzle->box_columns;
    HOLDS(*layout || sudoku_layout_create(&options, layout) == SUDOKU_OK);
    return *layout;
}

/* Reads all of TEXT twice, in pieces and by lines from memory, and compares the results; writes
 * the first puzzle in FORMAT. */
static void read_all(const struct sudoku_text_options *options, const char *text, size_t length,
                     enum sudoku_text_format format)
{
    struct source parts = {text, length, 0, (unsigned)length};
    struct sudoku_text_reader *a, *b;
    enum sudoku_status status = sudoku_text_reader_create_memory(options, text, length, &a);
    HOLDS(sudoku_text_reader_create(options, read_source, &parts, &b) == status);
    HOLDS(status == SUDOKU_OK || (status == SUDOKU_ERR_ARGUMENT && options->symbols && !a && !b));
    if (status != SUDOKU_OK)
        return;
    struct sudoku_text_puzzle one = SUDOKU_TEXT_PUZZLE_INIT, other = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error, other_error;
    struct by_lines by = {.reader = a, .lines = SUDOKU_TEXT_LINES_INIT, .limit = length % 4};
    size_t answers = 0;
    do {
        status = next_by_lines(&by, &one, &error);
        HOLDS(sudoku_text_reader_next(b, &other, &other_error) == status);
        HOLDS(answers++ <= length);
        if (status == SUDOKU_ERR_TEXT) {
            HOLDS(error.line == other_error.line && error.column == other_error.column);
            HOLDS(error.line > 0 && error.column > 0);
            HOLDS(strcmp(error.message, other_error.message) == 0);
        } else if (status == SUDOKU_OK) {
            HOLDS(one.number == other.number && one.name_length == other.name_length);
            HOLDS(one.side == other.side && one.format == other.format && one.line == other.line);
            HOLDS(memcmp(one.givens, other.givens, cell_count(&one)) == 0);
            expect_in_range(&one);
            if (answers == 1 && one.place_count)
                expect_joined(&one);
            else if (answers == 1 && one.side <= MAX_WRITTEN)
                expect_round_trip(layout_of(&one), &one, format);
        }
    } while (status == SUDOKU_OK || status == SUDOKU_ERR_TEXT);
    HOLDS(status == SUDOKU_END);
    sudoku_text_reader_destroy(a);
    sudoku_text_reader_destroy(b);
}

static void parse(const struct sudoku_text_options *options, const char *text, size_t length,
                  bool with_sets)
{
    static uint8_t cells[SUDOKU_MAX_CELLS];
    static sudoku_digitset sets[SUDOKU_MAX_CELLS];
    struct sudoku_text_error error;
    unsigned side = 0;
    if (sudoku_text_parse(options, text, length, cells, with_sets ? sets : NULL, SUDOKU_MAX_CELLS,
                          &side, &error) == SUDOKU_OK)
        for (size_t i = 0; i < (size_t)side * side; i++)
            HOLDS(cells[i] <= side);
}

static void parse_regions(const char *text, size_t length)
{
    uint8_t regions[SUDOKU_MAX_CELLS];
    struct sudoku_text_error error;
    unsigned side = 0;
    if (sudoku_text_parse_regions(text, length, regions, sizeof regions, &side, &error) ==
        SUDOKU_OK)
        for (size_t i = 0; i < (size_t)side * side; i++)
            HOLDS(regions[i] < side);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    unsigned choice = next_byte(&bytes), action = next_byte(&bytes);
    const struct sudoku_text_options options = take_options(&bytes, choice);
    const char *text = (const char *)bytes.data;
    enum sudoku_text_format format =
        (enum sudoku_text_format)(SUDOKU_TEXT_LINE + action / 4 % SUDOKU_TEXT_PENCILMARKS);
    switch (action % 4) {
    case 0:
        parse(&options, text, bytes.size, action & 4);
        break;
    case 1:
        parse_regions(text, bytes.size);
        break;
    default:
        read_all(&options, text, bytes.size, format);
    }
    return 0;
}
