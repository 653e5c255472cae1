/* Lines of a collection, many at a time. */
#include "support/by_lines.h"
#include "support/text_helpers.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define ZEROS  "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

static struct sudoku_text_lines take(struct sudoku_text_reader *reader, size_t limit)
{
    struct sudoku_text_lines lines = SUDOKU_TEXT_LINES_INIT;
    CHECK_EQ(sudoku_text_reader_next_lines(reader, limit, &lines), SUDOKU_OK);
    return lines;
}

/* The number of plain lines at the start of TEXT. */
static size_t count_at_start(const char *text)
{
    struct source source = source_of(text);
    struct sudoku_text_reader *reader = reader_of(&source, SUDOKU_TEXT_AUTO, 0);
    size_t count = take(reader, 100).count;
    sudoku_text_reader_destroy(reader);
    return count;
}

static void returns_lines_up_to_the_limit(void)
{
    static const char text[] = PUZZLE "\n" ZEROS "\n" PUZZLE "\n";
    struct source source = source_of(text);
    struct sudoku_text_reader *reader = reader_of(&source, SUDOKU_TEXT_AUTO, 0);
    struct sudoku_text_lines lines = take(reader, 2);
    CHECK_EQ(lines.count, 2);
    CHECK_EQ(lines.stride, 82);
    CHECK_EQ(lines.line, 1);
    CHECK(memcmp(lines.puzzles, text, 2 * lines.stride) == 0);
    lines = take(reader, 2);
    CHECK_EQ(lines.count, 1);
    CHECK_EQ(lines.line, 3);
    CHECK_EQ(take(reader, 2).count, 0);
    sudoku_text_reader_destroy(reader);
    CHECK_EQ(count_at_start(PUZZLE "\r\n" PUZZLE "\r\n" PUZZLE "\n"), 2);
}

/* Lines that may be something else are left to sudoku_text_reader_next(). */
static void leaves_lines_that_are_not_plain(void)
{
    static const char *const others[] = {
        "# " PUZZLE "\n",
        "\n" PUZZLE "\n",
        PUZZLE " with a comment\n",
        PUZZLE ",\n",
        PUZZLE PUZZLE "\n",
        "12..34....2143..\n",
        "?3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
        /* zeros beside dots, as many as of each digit */
        "530.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
        "034678912072195348098342567059761423026853791013924856061537284087419635045286179\n",
        /* a map of regions */
        "111222333111222333111222333444555666444555666444555666777888999777888999777888999\n",
    };
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        CHECK_EQ(count_at_start(others[i]), 0);
    CHECK_EQ(count_at_start(PUZZLE), 0);
    CHECK_EQ(count_at_start(PUZZLE "\n" PUZZLE), 1);
    CHECK_EQ(count_at_start(""), 0);
}

/* Below such a head there are names, numbers and comments in columns. */
static void leaves_records_with_more_columns(void)
{
    static const char text[] = "number,puzzle\n7," PUZZLE "\n" PUZZLE "\n";
    struct source source = source_of(text);
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_reader *reader = reader_of(&source, SUDOKU_TEXT_AUTO, 0);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_OK);
    CHECK_EQ(take(reader, 9).count, 0);
    sudoku_text_reader_destroy(reader);
}

static void returns_no_lines_of_another_form_or_side(void)
{
    static const struct {
        enum sudoku_text_format format;
        unsigned side;
        size_t count;
    } cases[] = {{SUDOKU_TEXT_LINE, 0, 1},
                 {SUDOKU_TEXT_AUTO, 9, 1},
                 {SUDOKU_TEXT_GRID, 0, 0},
                 {SUDOKU_TEXT_AUTO, 4, 0},
                 {SUDOKU_TEXT_PENCILMARKS, 0, 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct source source = source_of(PUZZLE "\n");
        struct sudoku_text_reader *reader = reader_of(&source, cases[i].format, cases[i].side);
        CHECK_EQ(take(reader, 9).count, cases[i].count);
        sudoku_text_reader_destroy(reader);
    }
}

/* The next puzzle reports that the read function failed. */
static void reports_a_failure_after_the_lines(void)
{
    struct source source = source_of(PUZZLE "\n" PUZZLE "\n");
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    source.chunk = source.fail_at = 100;
    struct sudoku_text_reader *reader = reader_of(&source, SUDOKU_TEXT_AUTO, 0);
    CHECK_EQ(take(reader, 9).count, 1);
    CHECK_EQ(take(reader, 9).count, 0);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_ERR_READ);
    sudoku_text_reader_destroy(reader);
}

/* A title belongs to the puzzle below it only. */
static void lines_below_a_title_have_no_name(void)
{
    static const char text[] = "A title\n" PUZZLE "\n" PUZZLE "\nAnother\n" PUZZLE "\n";
    static const char *const names[] = {"A title", "", "Another"};
    struct source source = source_of(text);
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct by_lines by = {.reader = reader_of(&source, SUDOKU_TEXT_AUTO, 0),
                          .lines = SUDOKU_TEXT_LINES_INIT,
                          .limit = 5};
    for (size_t i = 0; i < 3; i++) {
        CHECK_EQ(next_by_lines(&by, &puzzle, NULL), SUDOKU_OK);
        CHECK_EQ(puzzle.name_length, strlen(names[i]));
        CHECK(memcmp(puzzle.name, names[i], strlen(names[i])) == 0);
    }
    CHECK_EQ(next_by_lines(&by, &puzzle, NULL), SUDOKU_END);
    sudoku_text_reader_destroy(by.reader);
}

int main(void)
{
    returns_lines_up_to_the_limit();
    leaves_lines_that_are_not_plain();
    leaves_records_with_more_columns();
    returns_no_lines_of_another_form_or_side();
    reports_a_failure_after_the_lines();
    lines_below_a_title_have_no_name();
    return check_result();
}
