/* Boards beside each other on a line, one of them damaged: the puzzle is read, or nothing. */
#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"
#include "text/damaged.h"

/* The puzzle with three digits of its solution. */
#define PROGRESS "534.7....6..195....98...56.8...6...34..8.3..17...2...6.6....28....419..5....8.179"

#define GROUPS                                                                                     \
    "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79"

static const char *const lines[] = {
    PUZZLE "," SOLUTION "\n",
    SOLUTION "," PUZZLE "\n",
    "7 " SOLUTION " " PUZZLE "\n",
    "1," PUZZLE "," SOLUTION "\n",
    "solution,puzzle\n" SOLUTION "," PUZZLE "\n",
    "id,puzzle,solution\n1," PUZZLE "," SOLUTION "\n",
    "solution;difficulty;name;puzzle\n" SOLUTION ";\"hard\";\"One\";\"" PUZZLE "\"\n",
    "12: " PUZZLE "\n",
    PUZZLE "," PROGRESS "\n",
    PROGRESS "\t" PUZZLE "\n",
    "12," PUZZLE "," PROGRESS "," SOLUTION "\n",
    "puzzle;progress\n" PUZZLE ";" PROGRESS "\n",
    "3 " GROUPS "\n",
};

/* The puzzle is the board whose digits the other one has. */
static void reads_the_board_whose_digits_the_other_has(void)
{
    static struct text text;
    char started[] = PUZZLE "," PUZZLE "\n";
    const size_t other = sizeof PUZZLE;
    for (unsigned k = 0; k < 2; k++) {
        memcpy(started + (k ? other : 0), PUZZLE, other - 1);
        started[(k ? 0 : other) + 2] = SOLUTION[2];
        text.length = 0;
        add(&text, started);
        CHECK(check_text(&text, "more digits", k));
    }
    started[other] = '9';
    text.length = 0;
    add(&text, started);
    CHECK(!check_text(&text, "other digits", 0));
}

/* Replaces the blanks of boards in TEXT by BLANK. */
static void use_blank(struct text *text, char blank)
{
    for (size_t i = 0; i < text->length; i++)
        text->data[i] = text->data[i] == '.' ? blank : text->data[i];
}

/* Blanks that words have as well, and characters that are no blanks: a solution is not taken for a
 * puzzle. */
static void solution_beside_unknown_blanks_is_no_puzzle(void)
{
    static const char *const pairs[] = {PUZZLE "," SOLUTION, SOLUTION "," PUZZLE,
                                        "1," SOLUTION "," PUZZLE, PROGRESS " " PUZZLE,
                                        "7;" PUZZLE ";" PROGRESS};
    static const char blanks[] = "-xX?#o~ ";
    static struct text text;
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        for (const char *blank = blanks; *blank; blank++) {
            text.length = 0;
            add(&text, pairs[i]);
            use_blank(&text, *blank);
            CHECK(check_text(&text, "nothing", 0) || !strchr("-xX", *blank));
            damage(&text);
        }
}

enum { LARGE = 256 };

/* The solution of a board of side 16, with a cell of MANY open; 0: without. */
static void write_large(unsigned many, char board[LARGE + 1])
{
    for (unsigned i = 0; i < LARGE; i++) {
        unsigned row = i / 16, value = (row % 4 * 4 + row / 4 + i) % 16 + 1;
        board[i] = (char)(value < 10 ? '0' + value : 'A' + value - 10);
        if (many && (i * 7 + row) % many == 0)
            board[i] = '.';
    }
    board[LARGE] = '\0';
}

/* Reads LINE. Returns true if it is BOARD, false if it is refused. */
static bool is_read(const char *line, const char *board)
{
    struct sudoku_text_puzzle found = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_reader *reader = NULL;
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, line, strlen(line), &reader), SUDOKU_OK);
    enum sudoku_status status = sudoku_text_reader_next(reader, &found, NULL);
    unsigned others = 0;
    for (unsigned i = 0; i < LARGE && status == SUDOKU_OK && found.side == 16; i++) {
        char symbol = board[i];
        unsigned value = symbol == '.'   ? 0
                         : symbol <= '9' ? (unsigned)(symbol - '0')
                                         : (unsigned)(symbol - 'A' + 10);
        others += found.givens[i] != value;
    }
    CHECK(status == SUDOKU_ERR_TEXT || (found.side == 16 && others == 0));
    sudoku_text_reader_destroy(reader);
    return status == SUDOKU_OK;
}

/* A solution beside its puzzle with unknown blanks is no puzzle, on any side. */
static void solution_of_another_side_is_no_puzzle(void)
{
    char solution[LARGE + 1], large[LARGE + 1], line[3 * LARGE];
    write_large(0, solution);
    write_large(2, large);
    for (const char *blank = "?x~"; *blank; blank++) {
        for (unsigned i = 0; i < LARGE; i++)
            large[i] = strchr(".?x", large[i]) ? *blank : large[i];
        snprintf(line, sizeof line, "%s,%s\n", solution, large);
        CHECK(!is_read(line, large));
    }
    CHECK(!is_read("1234341221434321,1??434???14??3?1\n", large));
    CHECK(!is_read("123456456123231564564231312645645312 1?3??645??23??15?4564?3??1??4?64?3??\n",
                   large));
}

static void distinguishes_large_puzzles_from_solutions(void)
{
    char solution[LARGE + 1], large[LARGE + 1], progress[LARGE + 1], line[3 * LARGE];
    write_large(0, solution);
    write_large(2, large);
    write_large(4, progress);
    snprintf(line, sizeof line, "%s,%s\n", large, solution);
    CHECK(is_read(line, large));
    snprintf(line, sizeof line, "%s,%s\n", large, progress);
    CHECK(is_read(line, large));
    const char *const pairs[][2] = {
        {solution, large},     {solution, large + 1}, {progress, large},    {progress, large + 1},
        {large + 1, progress}, {large + 1, solution}, {"12", solution + 1},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        snprintf(line, sizeof line, "%s;%s\n", pairs[i][0], pairs[i][1]);
        is_read(line, large);
    }
}

int main(void)
{
    static struct text text;
    unsigned read = 0;
    reads_the_board_whose_digits_the_other_has();
    solution_beside_unknown_blanks_is_no_puzzle();
    distinguishes_large_puzzles_from_solutions();
    solution_of_another_side_is_no_puzzle();
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        text.length = 0;
        add(&text, lines[i]);
        CHECK(check_text(&text, "nothing", 0) || i + 1 == sizeof lines / sizeof *lines);
        read += damage(&text);
    }
    return damaged_result(read);
}
