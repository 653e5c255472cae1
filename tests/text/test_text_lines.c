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
        /* numbers of columns above a board that lacks a row, or a digit twice in a column */
        "1234567891.......................................................................\n",
        "012345678010000000000000000000000000000000000000000000000000000000000000000000000\n",
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

/* Lines of many kinds, each of which can change what the lines below it are. */
static const char *const kinds[] = {
    PUZZLE,
    ZEROS,
    (PUZZLE "\r"),
    /* full, and its puzzle beside it */
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    ("534678912672195348198342567859761423426853791713924856961537284287419635345286179," PUZZLE),
    (PUZZLE ","),
    /* below numbers of columns, and another row like those */
    "1234567891.......................................................................",
    "0123456780.......................................................................",
    "012345678010000000000000000000000000000000000000000000000000000000000000000000000",
    "12345678945.......................................................................",
    /* cells that make a board of side 13 or 10 with a puzzle */
    "742.89..536..4...78917...626739.8.2491..256.32.4.6...842.18.8.31567421.2.!!36.4.5237891x",
    "742.89..536..4...789",
    "742.89..536..4...78!",
    /* other texts */
    "5 3 . . 7 . . . .",
    "53..7....",
    "12..34....2143..",
    "12.4",
    "",
    "# A comment",
    "A title",
    "Solution",
    "[Puzzle]",
    "[State]",
    "number,puzzle",
    "puzzle",
    ("7," PUZZLE),
    "{\"puzzle\": \"",
    "\"}",
    "+-------+-------+-------+",
    ("> " PUZZLE),
    "111222333111222333111222333444555666444555666444555666777888999777888999777888999",
};
enum { KINDS = sizeof kinds / sizeof *kinds };

/* Reads TEXT by lines and without, and checks that the results are the same. */
static void expect_same(const char *text)
{
    struct sudoku_text_reader *one, *other;
    struct sudoku_text_puzzle a = SUDOKU_TEXT_PUZZLE_INIT, b = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error, other_error;
    enum sudoku_status status;
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, text, strlen(text), &one), SUDOKU_OK);
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, text, strlen(text), &other), SUDOKU_OK);
    struct by_lines by = {.reader = one, .lines = SUDOKU_TEXT_LINES_INIT, .limit = 2};
    bool is_same;
    do {
        status = next_by_lines(&by, &a, &error);
        is_same = sudoku_text_reader_next(other, &b, &other_error) == status;
        if (is_same && status == SUDOKU_OK)
            is_same = a.line == b.line && a.side == b.side && a.format == b.format &&
                      a.cell_count == b.cell_count && memcmp(a.givens, b.givens, a.cell_count) == 0;
        if (is_same && status == SUDOKU_ERR_TEXT)
            is_same = error.line == other_error.line && error.column == other_error.column &&
                      strcmp(error.message, other_error.message) == 0;
    } while (is_same && (status == SUDOKU_OK || status == SUDOKU_ERR_TEXT));
    if (!is_same)
        fprintf(stderr, "by lines or not makes a difference:\n%s", text);
    CHECK(is_same);
    sudoku_text_reader_destroy(one);
    sudoku_text_reader_destroy(other);
}

/* Three lines of all kinds and a puzzle. */
static void lines_are_what_the_reader_returns_for_them(void)
{
    char text[5 * 256];
    for (size_t i = 0; i < KINDS * KINDS * KINDS; i++) {
        snprintf(text, sizeof text, "%s\n%s\n%s\n%s\n", kinds[i / KINDS / KINDS],
                 kinds[i / KINDS % KINDS], kinds[i % KINDS], i % 2 ? PUZZLE : ZEROS);
        expect_same(text);
    }
}

/* Cells of a bad line may go on in the next line, and below another fault no more. */
static void a_broken_line_goes_on_in_the_next_line_only(void)
{
    static const char broken[] = "742.89..536..4...78917...626739.8.2491..256.32.4.6...842.18.8."
                                 "31567421.2.!!36.4.5237891x\n";
    static const struct {
        const char *between;
        size_t lines; /* up to the puzzle */
        enum sudoku_status status;
    } cases[] = {
        {"", 2, SUDOKU_ERR_TEXT},
        {"\n", 3, SUDOKU_OK},
        {"\n{\"puzzle\": \"12\"}\n", 4, SUDOKU_OK},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[512];
        struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
        struct sudoku_text_error error = {.line = 0};
        enum sudoku_status status;
        snprintf(text, sizeof text, "%s%s" PUZZLE "\n", broken, cases[i].between);
        struct source source = source_of(text);
        struct sudoku_text_reader *reader = reader_of(&source, SUDOKU_TEXT_AUTO, 0);
        do
            status = sudoku_text_reader_next(reader, &puzzle, &error);
        while (status == SUDOKU_ERR_TEXT && error.line < cases[i].lines);
        CHECK_EQ(status, cases[i].status);
        CHECK_EQ(status == SUDOKU_OK ? puzzle.line : error.line, cases[i].lines);
        sudoku_text_reader_destroy(reader);
    }
}

int main(void)
{
    returns_lines_up_to_the_limit();
    leaves_lines_that_are_not_plain();
    leaves_records_with_more_columns();
    returns_no_lines_of_another_form_or_side();
    reports_a_failure_after_the_lines();
    lines_below_a_title_have_no_name();
    lines_are_what_the_reader_returns_for_them();
    a_broken_line_goes_on_in_the_next_line_only();
    return check_result();
}
