/* Boards that share cells at places that JSON or an option names: in one string, or one after
 * another. */
#include "joined.h"

#define PARTS                                                                                      \
    "\"parts\":[{\"at\":\"r1c1\",\"corners\":[[1,2],[3,4]]},{\"at\":\"r1c13\"},\"r7c7\","          \
    "{\"corners\":[],\"at\":\"r13c1\"},{\"at\":\"r13c13\"}]"

static void reads_the_places_of_boards_from_json(void)
{
    char *line = write_samurai(SUDOKU_TEXT_LINE), text[ROOM];
    line[strlen(line) - 1] = '\0';
    for (unsigned i = 0; i < 2; i++) {
        if (i)
            snprintf(text, sizeof text, "{\"puzzle\":\"%s\",\"box\":[3,3]," PARTS "}", line);
        else
            snprintf(text, sizeof text,
                     "{\"side\":9,\"box\":[3,3]," PARTS ",\"cells\":\"%s\",\"solution\":null}",
                     line);
        struct read read = read_first(text, NULL, 0);
        expect_samurai(&read);
        sudoku_text_reader_destroy(read.reader);
        read = read_first(text, samurai, BOARDS);
        expect_samurai(&read);
        sudoku_text_reader_destroy(read.reader);
        read = read_first(text, samurai, BOARDS - 1);
        CHECK_EQ(read.status, SUDOKU_ERR_TEXT);
        CHECK_TEXT(read.error.message, "expected the joined boards that are named, found others");
        sudoku_text_reader_destroy(read.reader);
    }
    snprintf(text, sizeof text, "{" PARTS ",\"cells\":\"%s\"}", line + 1);
    expect_fault(text, 1, 1, "expected the 369 cells of 5 boards, found 368");
    line[5] = 'A';
    snprintf(text, sizeof text, "{\"cells\":\"%s\"," PARTS "}", line);
    expect_fault(text, 1, 16, "expected a digit up to 9 or a blank, found 'A'");
    snprintf(text, sizeof text, "{\"parts\":[\"r1c1\",\"r1c1\"],\"cells\":\"%s\"}", line);
    expect_fault(text, 1, 19,
                 "expected the first cell of another board, such as r1c13, found 'r1c1'");
    snprintf(text, sizeof text, "{\"parts\":[\"r1c257\"],\"cells\":\"%s\"}", line);
    expect_fault(text, 1, 12,
                 "expected the first cell of another board, such as r1c13, found 'r1c257'");
    free(line);
}

/* The boards of the samurai as lines. */
static void write_boards(char text[BOARDS * (BOARD + 1) + 1])
{
    uint8_t cells[CELLS];
    fill(cells, CELLS);
    struct sudoku_layout *layout = joined(samurai, BOARDS);
    for (unsigned board = 0; board < BOARDS; board++) {
        for (unsigned i = 0; i < CELLS; i++) {
            unsigned row = sudoku_layout_cell_row(layout, i) - samurai[2 * board];
            unsigned column = sudoku_layout_cell_column(layout, i) - samurai[2 * board + 1];
            if (row < 9 && column < 9)
                text[board * (BOARD + 1) + 9 * row + column] =
                    cells[i] ? (char)('0' + cells[i]) : '.';
        }
        text[board * (BOARD + 1) + BOARD] = '\n';
    }
    text[BOARDS * (BOARD + 1)] = '\0';
    sudoku_layout_destroy(layout);
}

static void reads_named_boards_one_after_another(void)
{
    char text[BOARDS * (BOARD + 1) + 1], twice[2 * sizeof text + 10];
    write_boards(text);
    snprintf(twice, sizeof twice, "One\n%s\n%s", text, text);
    struct read read = read_first(twice, samurai, BOARDS);
    expect_samurai(&read);
    CHECK_EQ(read.puzzle.line, 2);
    CHECK_EQ(read.puzzle.name_length, 3);
    read_on(&read);
    expect_samurai(&read);
    read_on(&read);
    CHECK_EQ(read.status, SUDOKU_END);
    sudoku_text_reader_destroy(read.reader);
}

static void reads_all_cells_of_named_boards_on_a_line(void)
{
    char *text = write_samurai(SUDOKU_TEXT_LINE);
    struct read read = read_first(text, samurai, BOARDS);
    expect_samurai(&read);
    CHECK_EQ(read.puzzle.format, SUDOKU_TEXT_LINE);
    sudoku_text_reader_destroy(read.reader);
    free(text);
}

/* A fault of one board is reported once, and the next puzzle begins where it should. */
static void reports_boards_that_do_not_fit(void)
{
    enum { LENGTH = BOARDS * (BOARD + 1) };
    static const struct {
        unsigned at;
        char put;
        unsigned line, column;
        const char *message;
    } faults[] = {
        {2 * (BOARD + 1) + 5, '?', 3, 6, "expected a digit 1..9 or a blank, found '?'"},
        /* r7c8, which the first board has as well */
        {2 * (BOARD + 1) + 1, '6', 3, 1,
         "expected 3 at r7c8, as a board before has, found 6 in board 3"},
    };
    char text[LENGTH + 1], both[2 * LENGTH + 1];
    write_boards(text);
    CHECK(text[6 * 9 + 7] == '3');
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        snprintf(both, sizeof both, "%s%s", text, text);
        both[faults[i].at] = faults[i].put;
        struct read read = read_first(both, samurai, BOARDS);
        CHECK_EQ(read.status, SUDOKU_ERR_TEXT);
        CHECK_EQ(read.error.line, faults[i].line);
        CHECK_EQ(read.error.column, faults[i].column);
        CHECK_TEXT(read.error.message, faults[i].message);
        read_on(&read);
        expect_samurai(&read);
        sudoku_text_reader_destroy(read.reader);
    }
    text[3 * (BOARD + 1)] = '\0';
    struct read read = read_first(text, samurai, BOARDS);
    CHECK_EQ(read.status, SUDOKU_ERR_TEXT);
    CHECK_EQ(read.error.line, 4);
    CHECK_TEXT(read.error.message, "expected 5 boards for a puzzle, found 3");
    sudoku_text_reader_destroy(read.reader);
}

int main(void)
{
    reads_the_places_of_boards_from_json();
    reads_named_boards_one_after_another();
    reads_all_cells_of_named_boards_on_a_line();
    reports_boards_that_do_not_fit();
    return check_result();
}
