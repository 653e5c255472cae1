/* Texts as people paste them, tests/text/forms/: the library reads the puzzles in forms/expected,
 * with their lines, and refuses the others at the same places, in one piece and byte by byte, with
 * lines of collections singly and together.
 *
 * usage: test_text_pasted FOLDER */
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/by_lines.h"
#include "support/check.h"

enum { MAX_FILE = 1 << 20, MAX_LINE = 1 << 14 };

struct text {
    char data[MAX_FILE];
    size_t length, at;
};

static bool load(const char *folder, const char *name, struct text *text)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "rb");
    if (!file)
        return false;
    text->length = fread(text->data, 1, sizeof text->data, file);
    text->at = 0;
    return fclose(file) == 0 && text->length < sizeof text->data;
}

static ptrdiff_t give_a_byte(void *user, char *buffer, size_t size)
{
    struct text *text = user;
    if (text->at == text->length || size == 0)
        return 0;
    *buffer = text->data[text->at++];
    return 1;
}

/* True if only the tool reads NAME, or refuses it by its first bytes. */
static bool is_no_text(const char *name, const char *lines)
{
    size_t length = strlen(name);
    return strncmp(lines, "sudoku-solve: ", 14) == 0 ||
           (length > 3 && strcmp(name + length - 3, ".gz") == 0);
}

/* True if PUZZLE has its blanks where the JSON string at EXPECTED has them, and is in its line. */
static bool is_as_expected(const struct sudoku_text_puzzle *puzzle, const char *expected)
{
    const char *board = expected + strlen("{\"puzzle\":\""), *line = strstr(board, "\"line\":");
    size_t cells = puzzle->cell_count;
    if (!line || strtoul(line + 7, NULL, 10) != puzzle->line)
        return false;
    if (strcspn(board, "\"") != cells)
        return strchr(board, ' ') && strcspn(board, " ") < strcspn(board, "\"");
    for (size_t i = 0; i < cells && !puzzle->candidates; i++)
        if ((board[i] == '.') != (puzzle->givens[i] == 0))
            return false;
    return true;
}

/* Copies the next line that is a puzzle, or that is none, to LINE, and moves *AT after it: the two
 * kinds were written to two streams. */
static bool next_line(const char **at, bool puzzle, char *line)
{
    for (const char *end; (end = strchr(*at, '\n'));) {
        const char *start = *at;
        *at = end + 1;
        if ((*start == '{') != puzzle)
            continue;
        snprintf(line, MAX_LINE, "%.*s", (int)(end - start), start);
        return true;
    }
    return false;
}

/* Compares all that READER reads, up to LIMIT lines of a collection at a time, with LINES of file
 * NAME. */
static void compare(struct sudoku_text_reader *reader, size_t limit, const char *name,
                    const char *lines)
{
    struct by_lines by = {.reader = reader, .lines = SUDOKU_TEXT_LINES_INIT, .limit = limit};
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error = {
        .line = 1, .column = 1, .message = "expected a puzzle, found none"};
    const char *puzzles = lines, *errors = lines;
    char expected[MAX_LINE] = "", said[MAX_LINE];
    enum sudoku_status status;
    for (bool is_empty = true;; is_empty = false) {
        status = next_by_lines(&by, &puzzle, &error);
        if (status == SUDOKU_END && !is_empty)
            break;
        snprintf(said, sizeof said, "%s:%llu:%llu: %s", name, (unsigned long long)error.line,
                 (unsigned long long)error.column, error.message);
        bool same = status == SUDOKU_OK
                        ? next_line(&puzzles, true, expected) && is_as_expected(&puzzle, expected)
                        : next_line(&errors, false, expected) && strcmp(said, expected) == 0;
        if (!same)
            fprintf(stderr, "%s: expected %s\n", name, expected);
        CHECK(same);
        if (status != SUDOKU_OK && status != SUDOKU_ERR_TEXT)
            break;
    }
    CHECK_EQ(status, SUDOKU_END);
    CHECK(!next_line(&puzzles, true, expected) && !next_line(&errors, false, expected));
    sudoku_text_reader_destroy(reader);
}

/* Tries a SECTION of forms/expected: "NAME: description", and the expected lines. */
static void try_section(const char *folder, char *section)
{
    static struct text text;
    static char lines[MAX_FILE];
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    struct sudoku_text_reader *reader;
    char *name = section, *end = strchr(section, ':'), *rest = strchr(section, '\n');
    CHECK(end && rest);
    if (!end || !rest)
        return;
    *end = '\0';
    snprintf(lines, sizeof lines, "%s", rest + 1);
    if (is_no_text(name, lines))
        return;
    bool there = load(folder, name, &text);
    CHECK(there);
    if (!there)
        return;
    options.joined = true;
    for (size_t limit = 0; limit < 3; limit++) {
        CHECK_EQ(sudoku_text_reader_create_memory(&options, text.data, text.length, &reader),
                 SUDOKU_OK);
        compare(reader, limit, name, lines);
    }
    CHECK_EQ(sudoku_text_reader_create(&options, give_a_byte, &text, &reader), SUDOKU_OK);
    compare(reader, SIZE_MAX, name, lines);
}

int main(int argc, char **argv)
{
    static struct text expected;
    unsigned sections = 0;
    if (argc != 2 || !load(argv[1], "expected", &expected)) {
        fputs("usage: test_text_pasted FOLDER\n", stderr);
        return 2;
    }
    expected.data[expected.length] = '\0';
    char *next = strncmp(expected.data, "## ", 3) == 0 ? expected.data + 3 : NULL;
    for (; next; sections++) {
        char *section = next, *end = strstr(section, "\n## ");
        next = end ? end + 4 : NULL;
        if (end)
            end[1] = '\0';
        try_section(argv[1], section);
    }
    CHECK(sections > 60);
    return check_result();
}
