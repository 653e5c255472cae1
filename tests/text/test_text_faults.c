#include "text/examples.h"

#define HEX30  "12345........................."
#define HEX75  HEX30 HEX30 "..............."
#define HEX225 HEX75 HEX75 HEX75

static const struct example faults[] = {
    {LINE81 "\n" LINE81 "5\n" LINE81 "\n",
     "1: line 9 0x0 " CELLS81 "\nerror 2:82 expected 81 cells in this line, found 82\n"
     "3: line 9 0x0 " CELLS81 "\n"},
    {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7\n" LINE81,
     "error 1:81 expected 81 cells in this line, found 80\n2: line 9 0x0 " CELLS81 "\n"},
    {LINE81 "\n53..7....6..195....98....6.8...6...34\n" LINE81 "\n",
     "1: line 9 0x0 " CELLS81 "\nerror 2:38 expected 81 cells in this line, found 37\n"
     "3: line 9 0x0 " CELLS81 "\n"},
    {"53..7....6..195....98....6.8?..6...34..8.3..17...2...6.6....28....419..5....8..79\n" LINE81,
     "error 1:29 expected a digit 1..9 or a blank, found '?'\n2: line 9 0x0 " CELLS81 "\n"},
    {"53..7....6..195....98....6.8A..6...34..8.3..17...2...6.6....28....419..5....8..79\n",
     "error 1:29 expected a digit 1..9 or a blank, found 'A'\n"},
    {"53..7....6..195....98....6.8ä..6...34..8.3..17...2...6.6....28....419..5....8..79\n",
     "error 1:29 expected a digit 1..9 or a blank, found 'ä'\n"},
    {"53..7....6..195....98....6.8\001..6...34..8.3..17...2...6.6....28....419..5....8..79\n",
     "error 1:29 expected a digit 1..9 or a blank, found the byte 0x01\n"},
    {"1234341221434321\n1234341221434327\n1234341221434321\n",
     "1: line 4 0x0 1234341221434321\nerror 2:16 expected a digit 1..4 or a blank, found '7'\n"
     "3: line 4 0x0 1234341221434321\n"},
    /* A bad grid is one error, and the next one is read. */
    {"53..7...\n" ROWS8 "\n" GRID9,
     "error 1:9 expected 9 cells in this row, found 8\n11: grid 9 0x0 " CELLS81 "\n"},
    {ROW1
     "6..195....\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"
     "\n" GRID9,
     "error 2:10 expected 9 cells in this row, found 10\n11: grid 9 0x0 " CELLS81 "\n"},
    {ROW1 "6..1q5...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"
          "# next\n" GRID9,
     "error 2:5 expected a digit 1..9 or a blank, found 'q'\n11: grid 9 0x0 " CELLS81 "\n"},
    {ROWS8 "\n" GRID9, "error 9:1 expected 9 rows, found 8\n10: grid 9 0x0 " CELLS81 "\n"},
    {"53..7....\n6..195...\n.98....6.\n\n" GRID9,
     "error 4:1 expected 9 rows, found 3\n5: grid 9 0x0 " CELLS81 "\n"},
    {LINE81 "\n" ROWS8 LINE81 "\n",
     "1: line 9 0x0 " CELLS81 "\nerror 10:10 expected 9 cells in this row, found 81\n"
     "10: line 9 0x0 " CELLS81 "\n"},
    {LINE81 "\n" ROW1 LINE81 "\n",
     "1: line 9 0x0 " CELLS81 "\nerror 2:10 expected 81 cells in this line, found 9\n"
     "3: line 9 0x0 " CELLS81 "\n"},
    /* The place of a fault in a grid of elements is the end of the page. */
    {"<p><i>1</i><i>A</i><i></i><i>4</i>\n<i>3</i><i>4</i><i></i><i></i>\n"
     "<i></i><i></i><i>4</i><i>3</i>\n<i>4</i><i></i><i></i><i>1</i></p>",
     "error 4:35 expected a digit up to 4 or a blank, found 'A'\n"},
    /* The rest of a line that was cut off is no board of side 3. */
    {LINE81 "\n....2..31\n",
     "1: line 9 0x0 " CELLS81 "\nerror 2:10 expected 81 cells in this line, found 9\n"},
    /* A number before a line is none of its cells. */
    {"2, 3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
     "error 1:1 expected 81 cells in this line, found 80 behind a number\n"},
    {ROWS8, "error 9:1 expected 9 rows, found 8\n"},
    {ROWS8 LINE81 "\n" LINE81 "\n",
     "error 9:10 expected 9 cells in this row, found 81\n9: line 9 0x0 " CELLS81
     "\n10: line 9 0x0 " CELLS81 "\n"},
    {"960x987: 24 42\n" GRID9,
     "error 1:8 expected a digit 1..9 or a blank, found ':'\n2: grid 9 0x0 " CELLS81 "\n"},
    {"+--+--+\n|1.|34|\n|34|.|\n+--+--+\n|.1|4.|\n|4.|21|\n+--+--+\n\n" GRID9,
     "error 3:7 expected 4 cells in this row, found 3\n9: grid 9 0x0 " CELLS81 "\n"},
    {"1 0 3 4\n3 4 0 2\n0 1 5 0\n4 0 2 1\n",
     "error 3:5 expected a digit 1..4 or a blank, found '5'\n"},
    {"12 2 3 4\n3 4 1 2\n2 1 44 3\n4 3 1234 1\n",
     "error 3:5 expected candidates 1..4, found '44'\n"},
    {"12 2 3 4\n3 4 1 2\n2 1 0 3\n4 3 1234 1\n", "error 3:5 expected candidates 1..4, found '0'\n"},
    {".--.--.\n|12 *|3 4|\n| 3 4| 1 2|\n:--+--:\n|2 1|4 3|\n|4 3|12 1|\n'--'--'\n",
     "error 2:5 expected candidates 1..4, found '*'\n"},
    {"12 2 3 4\n3 4 1 2\n2 1 4 *5\n4 3 1234 1\n",
     "error 3:7 expected candidates 1..4, found '*5'\n"},
    /* Single candidates are doubted as digits are. */
    {"1 2 3 4\n1 234 3 4\n34 1 2 12\n2 3 4 1\n",
     "error 1:1 expected 4 rows, found 3 below numbers of columns, or a digit twice in a column\n"},
    {"1 1 2 2\n1 1 2 23\n3 3 4 4\n3 3 4 4\n", "error 1:1 expected a puzzle, found a map of "
                                              "regions, which belong to a layout: a puzzle above "
                                              "it, if any, was read without them\n"},
    {"2\n1\n1\t-1\t3\t4\t\n3\t4\t-1\n", "error 4:7 expected 4 cells in this row, found 3\n"},
    {".\n", "error 1:2 expected 2 cells in this row, found 1\n"},
    {"2\n1\n", "error 3:1 expected 4 rows, found 0\n"},
    /* Two numbers that ran together are no candidates where -1 is a blank. */
    {"12 -1 3 4\n3 4 1 -1\n-1 1 4 3\n4 3 -1 1\n",
     "error 1:1 expected a digit 1..4 or a blank, found '12'\n"},
    {"|-1 1 |3 4|\n|3 4|1 234|\n|-1 1|4 3|\n|4 3|-1 1|\n",
     "error 2:8 expected a digit 1..4 or a blank, found '234'\n"},
    /* A line end broke a board of side 16; the rest of it looks like one of side 15. */
    {HEX30 "\n" HEX225 "\n",
     "error 1:26 expected 25 cells in this line, found 30\nerror 2:1 expected a whole board in "
     "this "
     "line, found what may be a part of a larger one that a line end broke\n"},
    {HEX225 "\n" HEX30 "1\n",
     "error 1:1 expected a whole board in this line, found what may be a part of a larger one that "
     "a "
     "line end broke\nerror 3:1 expected 31 rows, found 1\n"},
    /* -1 is a number, so these are no four symbols. */
    {"-1 -1\n", "error 2:1 expected 2 rows, found 1\n"},
};

static void reports_each_fault_once_with_its_place(void)
{
    check_examples(faults, sizeof faults / sizeof *faults);
}

static void control_characters_are_no_symbols(void)
{
    char text[] = LINE81 "\n";
    text[10] = '\0';
    CHECK_TEXT(transcript(text, 82, 0, SUDOKU_TEXT_AUTO, 0),
               "error 1:11 expected a digit 1..9 or a blank, found the byte 0x00\n");
    text[10] = '\x7F';
    CHECK_TEXT(transcript(text, 82, 0, SUDOKU_TEXT_AUTO, 0),
               "error 1:11 expected a digit 1..9 or a blank, found the byte 0x7F\n");
    text[10] = '~';
    CHECK_TEXT(transcript(text, 82, 0, SUDOKU_TEXT_AUTO, 0),
               "error 1:11 expected a digit 1..9 or a blank, found '~'\n");
}

/* A line longer than any board is cut, reported and passed over, in the same memory. */
static void reports_an_endless_line_once(void)
{
    static char text[400000];
    memset(text, 'x', sizeof text);
    text[0] = '1';
    strcpy(text + 300000, "\n" LINE81 "\n");
    static const char *const expected =
        "error 1:65537 expected a line of at most 65536 bytes, found"
        " more\n2: line 9 0x0 " CELLS81 "\n";
    CHECK_TEXT(said(text), expected);
    CHECK_TEXT(transcript(text, strlen(text), 999, SUDOKU_TEXT_AUTO, 0), expected);
    memcpy(text + 300000, "\r\n", 2);
    memcpy(text + 300002, LINE81 "\n", 83);
    CHECK_TEXT(transcript(text, strlen(text), 1, SUDOKU_TEXT_AUTO, 0), expected);
}

static void reports_a_failed_read_after_the_puzzles_before_it(void)
{
    struct source source = source_of(LINE81 "\n" GRID9);
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    source.chunk = 10;
    source.fail_at = 120;
    struct sudoku_text_reader *reader = reader_of(&source, SUDOKU_TEXT_AUTO, 0);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_OK);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_ERR_READ);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_ERR_READ);
    sudoku_text_reader_destroy(reader);
}

int main(void)
{
    reports_each_fault_once_with_its_place();
    control_characters_are_no_symbols();
    reports_an_endless_line_once();
    reports_a_failed_read_after_the_puzzles_before_it();
    return check_result();
}
