/* Pasted texts with a line lost, doubled or parted from the next one: each board that is still read
 * is a board of the whole text, but for a cell.
 *
 * usage: test_text_damaged_forms FOLDER */
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

enum { MAX_FILE = 1 << 16, MAX_BOARDS = 64 };

struct board {
    unsigned cells;
    uint8_t givens[SUDOKU_MAX_CELLS];
};

static struct board boards[MAX_BOARDS]; /* of the whole text */
static unsigned board_count;

static struct sudoku_text_reader *open_text(const char *text, size_t length)
{
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    struct sudoku_text_reader *reader = NULL;
    options.joined = true;
    CHECK_EQ(sudoku_text_reader_create_memory(&options, text, length, &reader), SUDOKU_OK);
    return reader;
}

static void read_whole(const char *text, size_t length)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_reader *reader = open_text(text, length);
    enum sudoku_status status;
    board_count = 0;
    while ((status = sudoku_text_reader_next(reader, &puzzle, NULL)) != SUDOKU_END) {
        if (status != SUDOKU_OK || puzzle.candidates || board_count == MAX_BOARDS)
            continue;
        boards[board_count].cells = puzzle.cell_count;
        memcpy(boards[board_count++].givens, puzzle.givens, puzzle.cell_count);
    }
    sudoku_text_reader_destroy(reader);
}

/* True if PUZZLE is the board at INDEX of the whole text, but for a cell. */
static bool is_like(const struct sudoku_text_puzzle *puzzle, unsigned index)
{
    unsigned different = 0;
    if (puzzle->cell_count != boards[index].cells)
        return false;
    for (unsigned i = 0; i < puzzle->cell_count; i++)
        different += puzzle->givens[i] != boards[index].givens[i];
    return different <= 1;
}

/* True if PUZZLE is a board of the whole text. A full one may be a solution that lost its title. */
static bool is_known(const struct sudoku_text_puzzle *puzzle)
{
    if (puzzle->candidates || !memchr(puzzle->givens, 0, puzzle->cell_count))
        return true;
    for (unsigned i = 0; i < board_count; i++)
        if (is_like(puzzle, i))
            return true;
    return false;
}

static void check_damaged(const char *name, const char *text, size_t length, const char *damage,
                          size_t place)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_reader *reader = open_text(text, length);
    enum sudoku_status status;
    bool are_known = true;
    while ((status = sudoku_text_reader_next(reader, &puzzle, NULL)) != SUDOKU_END)
        are_known &= status != SUDOKU_OK || is_known(&puzzle);
    sudoku_text_reader_destroy(reader);
    CHECK(are_known);
    if (!are_known)
        fprintf(stderr, "%s with a line %s at byte %zu\n", name, damage, place);
}

/* Copies TEXT to DAMAGED with COPIES of the bytes from START to END, after a line feed if
 * IS_PARTED. Returns the length. */
static size_t damage_line(char *damaged, const char *text, size_t length, size_t start, size_t end,
                          unsigned copies, bool is_parted)
{
    size_t at = start, line = end - start;
    memcpy(damaged, text, start);
    if (is_parted)
        damaged[at++] = '\n';
    for (unsigned i = 0; i < copies; i++, at += line)
        memcpy(damaged + at, text + start, line);
    memcpy(damaged + at, text + end, length - end);
    return at + length - end;
}

static void damage_lines(const char *name, const char *text, size_t length)
{
    static char damaged[2 * MAX_FILE + 1];
    for (size_t start = 0, end; start < length; start = end) {
        const char *feed = memchr(text + start, '\n', length - start);
        end = feed ? (size_t)(feed - text) + 1 : length;
        size_t lost = damage_line(damaged, text, length, start, end, 0, false);
        check_damaged(name, damaged, lost, "lost", start);
        size_t doubled = damage_line(damaged, text, length, start, end, 2, false);
        check_damaged(name, damaged, doubled, "doubled", start);
        size_t parted = damage_line(damaged, text, length, start, end, 1, true);
        check_damaged(name, damaged, parted, "parted", start);
    }
}

static size_t load(const char *folder, const char *name, char *text)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "rb");
    CHECK(file);
    size_t length = file ? fread(text, 1, MAX_FILE, file) : 0;
    if (file)
        fclose(file);
    return length;
}

int main(int count, char **arguments)
{
    static char list[MAX_FILE + 1], text[MAX_FILE];
    unsigned damaged = 0;
    if (count != 2)
        return EXIT_FAILURE;
    list[load(arguments[1], "list", list)] = '\0';
    for (char *line = strtok(list, "\n"); line; line = strtok(NULL, "\n")) {
        line[strcspn(line, "\t")] = '\0';
        size_t length = load(arguments[1], line, text);
        read_whole(text, length);
        if (!board_count)
            continue;
        damage_lines(line, text, length);
        damaged++;
    }
    CHECK(damaged > 100);
    return check_result();
}
