/* Positions on a line: HoDoKu's ":CODE:CANDIDATES:CELLS:DELETED:..." and "CELLS:DELETED". */
#include "support/text_helpers.h"

#define CELLS "53..7....6..195....98....6.8...6...34..8.3..1+7...2...6.6....28....419..5....8..70"
#define LINE  ":0100:5:" CELLS ":112 534 919::x"

static struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
static struct sudoku_text_error error;

/* Reads TEXT with a reader for SIDE, which stays open for the pointers of PUZZLE. */
static enum sudoku_status read_line(struct sudoku_text_reader **reader, const char *text,
                                    enum sudoku_text_format format, unsigned side)
{
    static struct source source;
    source = source_of(text);
    *reader = reader_of(&source, format, side);
    return sudoku_text_reader_next(*reader, &puzzle, &error);
}

static void distinguishes_given_and_placed_cells(void)
{
    struct sudoku_text_reader *reader;
    CHECK_EQ(read_line(&reader, LINE "\n", SUDOKU_TEXT_AUTO, 0), SUDOKU_OK);
    CHECK_EQ(puzzle.side, 9);
    CHECK_EQ(puzzle.format, SUDOKU_TEXT_LINE);
    const char *symbol = CELLS;
    for (unsigned cell = 0; cell < 81; cell++, symbol++) {
        bool is_placed = *symbol == '+';
        symbol += is_placed;
        CHECK_EQ(puzzle.is_placed[cell], is_placed);
        CHECK_EQ(puzzle.givens[cell], *symbol == '.' ? 0 : *symbol - '0');
    }
    CHECK_EQ(puzzle.comment_length, 4);
    CHECK(strncmp(puzzle.comment, "0100", 4) == 0);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, &error), SUDOKU_END);
    sudoku_text_reader_destroy(reader);
}

static void deletes_candidates_of_open_cells(void)
{
    struct sudoku_text_reader *reader;
    CHECK_EQ(read_line(&reader, LINE, SUDOKU_TEXT_LINE, 9), SUDOKU_OK);
    /* 112 is in a filled cell, r1c2; r1c9 is open. */
    for (unsigned cell = 0; cell < 81; cell++) {
        sudoku_digitset expected =
            puzzle.givens[cell] ? sudoku_digitset_of(puzzle.givens[cell]) : sudoku_digitset_all(9);
        if (cell == 8)
            expected = sudoku_digitset_remove(expected, 9);
        if (cell == 2 * 9 + 3)
            expected = sudoku_digitset_remove(expected, 5);
        CHECK_EQ(puzzle.candidates[cell], expected);
    }
    sudoku_text_reader_destroy(reader);
}

static const struct fault {
    const char *text;
    unsigned column;
    const char *message;
} faults[] = {
    {":0100", 6, "expected a colon after the technique, found the end of the line"},
    {":0100:5", 8, "expected a colon after the candidates, found the end of the line"},
    {":0100::12x", 10, "expected a digit 1..9 or a blank, found 'x'"},
    {":0100::1+.", 10, "expected a digit 1..9 or a blank, found '.'"},
    {":0100::12", 10, "expected a digit 1..9 or a blank, found the end of the line"},
    {":0100:5:" CELLS "1:", 91, "expected a colon after 81 cells, found '1'"},
    {":0100:5:" CELLS, 91, "expected a colon after 81 cells, found the end of the line"},
    {":0100:5:" CELLS ":102", 93, "expected digit, row and column of a candidate, found '0'"},
    {":0100:5:" CELLS ":11", 94,
     "expected digit, row and column of a candidate, found the end of the line"},
};

static void reports_faults_of_library_lines_with_their_column(void)
{
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        struct sudoku_text_reader *reader;
        CHECK_EQ(read_line(&reader, faults[i].text, SUDOKU_TEXT_AUTO, 0), SUDOKU_ERR_TEXT);
        CHECK_EQ(error.line, 1);
        CHECK_EQ(error.column, faults[i].column);
        CHECK_TEXT(error.message, faults[i].message);
        sudoku_text_reader_destroy(reader);
    }
}

/* True if TEXT is read as a position. */
static bool is_library(const char *text, enum sudoku_text_format format, unsigned side)
{
    struct sudoku_text_reader *reader;
    bool is_one = read_line(&reader, text, format, side) == SUDOKU_OK && puzzle.is_placed;
    sudoku_text_reader_destroy(reader);
    return is_one;
}

static void reads_no_other_lines_as_positions(void)
{
    CHECK(is_library(LINE, SUDOKU_TEXT_AUTO, 9));
    CHECK(!is_library(LINE, SUDOKU_TEXT_AUTO, 16));
    CHECK(!is_library(LINE, SUDOKU_TEXT_GRID, 9));
    CHECK(!is_library(":01a0:5:" CELLS ":", SUDOKU_TEXT_AUTO, 9));
    CHECK(!is_library(":010:5:" CELLS ":", SUDOKU_TEXT_AUTO, 9));
    CHECK(is_library(":0100-2:5:" CELLS ":", SUDOKU_TEXT_AUTO, 9));
}

#define PLAIN "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..70"

/* True if TEXT is a position in which r3c4 has lost 5, r1c9 has lost 9, and no other candidate is
 * lost. */
static bool has_lost_candidates(const char *text, bool has_placed)
{
    struct sudoku_text_reader *reader;
    bool is_position =
        read_line(&reader, text, SUDOKU_TEXT_AUTO, 0) == SUDOKU_OK && puzzle.candidates;
    for (unsigned cell = 0; cell < 81 && is_position; cell++) {
        sudoku_digitset expected =
            puzzle.givens[cell] ? sudoku_digitset_of(puzzle.givens[cell]) : sudoku_digitset_all(9);
        unsigned gone = cell == 2 * 9 + 3 ? 5 : cell == 8 ? 9 : 0;
        expected = gone ? sudoku_digitset_remove(expected, gone) : expected;
        is_position = puzzle.candidates[cell] == expected;
    }
    CHECK(!is_position || puzzle.is_placed[45] == has_placed);
    sudoku_text_reader_destroy(reader);
    return is_position;
}

static void reads_deleted_candidates_after_cells(void)
{
    CHECK(has_lost_candidates(PLAIN ":534 919\n", false));
    CHECK(has_lost_candidates(PLAIN ":534 919", false));
    CHECK(has_lost_candidates(PLAIN ":  534  919 ::\r\n", false));
    CHECK(has_lost_candidates(CELLS ":534 919\n", true));
    CHECK(has_lost_candidates("No. 12: " PLAIN ":534 919\n", false));
    CHECK(has_lost_candidates("> " PLAIN ":534 919\n", false));
}

static void reads_cells_with_plus_alone(void)
{
    struct sudoku_text_reader *reader;
    CHECK_EQ(read_line(&reader, CELLS " hard\n", SUDOKU_TEXT_AUTO, 0), SUDOKU_OK);
    CHECK(puzzle.is_placed && puzzle.is_placed[45] && !puzzle.is_placed[0]);
    CHECK_EQ(puzzle.comment_length, 4);
    sudoku_text_reader_destroy(reader);
}

static const struct fault position_faults[] = {
    {PLAIN ":511", 83, "expected a candidate of an empty cell, found the digit 5 of r1c1"},
    {CELLS ":511", 84, "expected a candidate of an empty cell, found the digit 5 of r1c1"},
    {CELLS ":5x1", 85, "expected digit, row and column of a candidate, found 'x'"},
    {"1+" CELLS ":534", 1, "expected 81 cells in this line, found 82"},
};

static void reports_faults_of_positions_with_their_column(void)
{
    for (size_t i = 0; i < sizeof position_faults / sizeof *position_faults; i++) {
        struct sudoku_text_reader *reader;
        CHECK_EQ(read_line(&reader, position_faults[i].text, SUDOKU_TEXT_AUTO, 0), SUDOKU_ERR_TEXT);
        CHECK_EQ(error.column, position_faults[i].column);
        CHECK_TEXT(error.message, position_faults[i].message);
        sudoku_text_reader_destroy(reader);
    }
}

static void reads_other_text_after_a_colon_as_a_comment(void)
{
    static const char *const comments[] = {"17", "5341", "534 91", "hard", "534,919"};
    for (size_t i = 0; i < sizeof comments / sizeof *comments; i++) {
        char text[128];
        struct sudoku_text_reader *reader;
        snprintf(text, sizeof text, "%s:%s\n", PLAIN, comments[i]);
        CHECK_EQ(read_line(&reader, text, SUDOKU_TEXT_AUTO, 0), SUDOKU_OK);
        CHECK(!puzzle.candidates);
        CHECK_EQ(puzzle.comment_length, strlen(comments[i]));
        sudoku_text_reader_destroy(reader);
    }
}

int main(void)
{
    reads_deleted_candidates_after_cells();
    reads_cells_with_plus_alone();
    reports_faults_of_positions_with_their_column();
    reads_other_text_after_a_colon_as_a_comment();
    distinguishes_given_and_placed_cells();
    deletes_candidates_of_open_cells();
    reports_faults_of_library_lines_with_their_column();
    reads_no_other_lines_as_positions();
    return check_result();
}
