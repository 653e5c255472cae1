/* Texts longer than the window of a reader: they read as in memory, in pieces of any size. */
#include <inttypes.h>
#include <stdint.h>

#include "support/text_helpers.h"

enum { LENGTH = 700000, LONG_COMMENT = 65000 };

static char text[LENGTH + 70000];
static size_t length;

static void add(const char *piece)
{
    size_t size = strlen(piece);
    memcpy(text + length, piece, size);
    length += size;
}

static void add_comment(size_t size, const char *line_end)
{
    text[length++] = '#';
    memset(text + length, 'c', size);
    length += size;
    add(line_end);
}

/* The next number of *STATE (Knuth's MMIX generator), below BOUND. */
static unsigned below(uint64_t *state, unsigned bound)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((*state >> 33) % bound);
}

/* Makes lines, grids, boards with frames, faults and comments of any length from SEED. */
static void make_text(uint64_t seed)
{
    static const char *const pieces[] = {
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
        "1234341221434321\r\n\r\n",
        "12..\n34..\n..21\n..43\n\n",
        "12..\r\n34..\r\n..21\r\n..43\r\n\r\n",
        "+--+--+\n|12|..|\n|34|..|\n+--+--+\n|..|21|\n|..|43|\n+--+--+\n\n",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7?\n",
        "1234\r\r\n",
    };
    length = 0;
    while (length < LENGTH) {
        unsigned choice = below(&seed, 9);
        if (choice < 7)
            add(pieces[choice]);
        else
            add_comment(below(&seed, choice == 7 ? 100 : LONG_COMMENT),
                        choice == 7 ? "\n" : "\r\n");
    }
}

static bool same_boards(const struct sudoku_text_puzzle *one,
                        const struct sudoku_text_puzzle *other)
{
    return one->format == other->format && one->side == other->side && one->line == other->line &&
           memcmp(one->givens, other->givens, (size_t)one->side * one->side) == 0;
}

/* Compares a reader of pieces of CHUNK bytes with one that has the text in memory. */
static void compare(size_t chunk)
{
    struct source source = {.text = text, .length = length, .chunk = chunk};
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    struct sudoku_text_reader *pieces = reader_of(&source, SUDOKU_TEXT_AUTO, 0), *whole = NULL;
    CHECK_EQ(sudoku_text_reader_create_memory(&options, text, length, &whole), SUDOKU_OK);
    struct sudoku_text_puzzle one = SUDOKU_TEXT_PUZZLE_INIT, other = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error here, there;
    enum sudoku_status status;
    unsigned boards = 0, faults = 0;
    do {
        status = sudoku_text_reader_next(pieces, &one, &here);
        CHECK_EQ(status, sudoku_text_reader_next(whole, &other, &there));
        if (status == SUDOKU_OK)
            CHECK(same_boards(&one, &other));
        if (status == SUDOKU_ERR_TEXT)
            CHECK(here.line == there.line && here.column == there.column &&
                  strcmp(here.message, there.message) == 0);
        boards += status == SUDOKU_OK;
        faults += status == SUDOKU_ERR_TEXT;
    } while (status == SUDOKU_OK || status == SUDOKU_ERR_TEXT);
    CHECK_EQ(status, SUDOKU_END);
    CHECK(boards > 20 && faults > 5);
    sudoku_text_reader_destroy(pieces);
    sudoku_text_reader_destroy(whole);
}

/* Makes nine rows of nine cells, FIRST and then blanks, with spaces after each, so that the window
 * never holds three. */
static void make_wide_grid(const char *first)
{
    enum { SPACES = 65000 };
    length = 0;
    for (unsigned row = 0; row < 9; row++) {
        add(row == 0 ? first : row == 8 ? "......789" : ".........");
        memset(text + length, ' ', SPACES);
        length += SPACES;
        add("\n");
    }
}

/* Reads that text into PUZZLE; CHUNK 0: from memory. */
static enum sudoku_status read_wide(size_t chunk, unsigned side, struct sudoku_text_puzzle *puzzle,
                                    uint8_t first[9], struct sudoku_text_error *error)
{
    struct source source = {.text = text, .length = length, .chunk = chunk};
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    struct sudoku_text_reader *reader = NULL;
    options.side = side;
    if (chunk)
        reader = reader_of(&source, SUDOKU_TEXT_AUTO, side);
    else
        CHECK_EQ(sudoku_text_reader_create_memory(&options, text, length, &reader), SUDOKU_OK);
    enum sudoku_status status = sudoku_text_reader_next(reader, puzzle, error);
    if (status == SUDOKU_OK)
        memcpy(first, puzzle->givens, 9);
    sudoku_text_reader_destroy(reader);
    return status;
}

/* Rows or puzzles that the window does not show to be either are refused, not guessed; a digit or a
 * named side decides. */
static void refuses_rows_beyond_the_window(void)
{
    static const size_t chunks[] = {0, 4096, 131072};
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    uint8_t first[9];
    for (size_t i = 0; i < sizeof chunks / sizeof chunks[0]; i++) {
        make_wide_grid("123......");
        CHECK_EQ(read_wide(chunks[i], 0, &puzzle, first, &error), SUDOKU_ERR_TEXT);
        CHECK(error.line == 1 && strstr(error.message, "too long to tell"));
        CHECK_EQ(read_wide(chunks[i], 9, &puzzle, first, &error), SUDOKU_OK);
        CHECK(puzzle.side == 9 && first[2] == 3);
        make_wide_grid("987......");
        CHECK_EQ(read_wide(chunks[i], 0, &puzzle, first, &error), SUDOKU_OK);
        CHECK(puzzle.side == 9 && first[0] == 9);
    }
}

int main(void)
{
    refuses_rows_beyond_the_window();
    static const size_t chunks[] = {0, 100, 4096, 65535, 65536, 65537, 99999, 131071};
    for (uint64_t seed = 1; seed <= 6; seed++) {
        make_text(seed);
        for (size_t i = 0; i < sizeof chunks / sizeof chunks[0]; i++)
            compare(chunks[i]);
    }
    return check_result();
}
