#include "text/examples.h"

/* What is said of sizes that end on LINE. */
#define DOUBT(line, sizes)                                                                         \
    "error " line ":1 expected a square box, found " sizes ", either of which may be its rows: "   \
    "leave the sizes out and name the boxes\n"
#define ROWS6 "1 0 3 4 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n"

static const struct example forms[] = {
    /* A cell outside of every table is none of the next one. */
    {"<p><td>menu</td></p>\n<table>\n<tr><td>1</td><td>2</td><td>3</td><td>4</td></tr>\n"
     "<tr><td>3</td><td>4</td><td></td><td></td></tr>\n"
     "<tr><td></td><td></td><td>4</td><td>3</td></tr>\n"
     "<tr><td>4</td><td></td><td></td><td>1</td></tr>\n</table>\n",
     "2: grid 4 0x0 1234340000434001\n"},
    /* Lines. */
    {LINE81 "\n", "1: line 9 0x0 " CELLS81 "\n"},
    {LINE81, "1: line 9 0x0 " CELLS81 "\n"},
    {LINE81 " # easy, 1.2 \n", "1: line 9 0x0 " CELLS81 " [# easy, 1.2]\n"},
    {LINE81 "," LINE81 "\n", "1: line 9 0x0 " CELLS81 " [" LINE81 "]\n"},
    {LINE81 ";1.2\n", "1: line 9 0x0 " CELLS81 " [1.2]\n"},
    {"quizzes,solutions\n" LINE81 "\n", "2: line 9 0x0 " CELLS81 "\n"},
    {"530*7____600195000-98----6-8...6...3400803001XXXX2xxx6.6....28....419..5....8..79\n",
     "1: line 9 0x0 530070000600195000098000060800060003400803001000020006060000280000419005000080"
     "079\n"},
    {"530070000 600195000 098000060 800060003 400803001 700020006 060000280 000419005 000080079\n",
     "1: line 9 0x0 " CELLS81 "\n"},
    {"5 3 0 0 7 0 0 0 0 6 0 0 1 9 5 0 0 0 0 9 8 0 0 0 0 6 0 8 0 0 0 6 0 0 0 3 4 0 0 8 0 3 0 0 1 "
     "7 0 0 0 2 0 0 0 6 0 6 0 0 0 0 2 8 0 0 0 0 4 1 9 0 0 5 0 0 0 0 8 0 0 7 9\n",
     "1: line 9 0x0 " CELLS81 "\n"},
    {"12..\n", "1: line 2 0x0 1200\n"},
    {"1234341221434321\n12..............\n",
     "1: line 4 0x0 1234341221434321\n2: line 4 0x0 1200000000000000\n"},
    {"1234341221434321 hard\n", "1: line 4 0x0 1234341221434321 [hard]\n"},
    {"# A collection\n#\n" LINE81 "\n#no header\n" LINE81 " x\n",
     "3: line 9 0x0 " CELLS81 "\n5: line 9 0x0 " CELLS81 " [x]\n"},
    /* Grids. */
    {GRID9, "1: grid 9 0x0 " CELLS81 "\n"},
    {GRID9 GRID9, "1: grid 9 0x0 " CELLS81 "\n10: grid 9 0x0 " CELLS81 "\n"},
    {GRID9 LINE81 "\n\n" GRID9,
     "1: grid 9 0x0 " CELLS81 "\n10: line 9 0x0 " CELLS81 "\n12: grid 9 0x0 " CELLS81 "\n"},
    {"960x987: 24 JPG\n" GRID9, "2: grid 9 0x0 " CELLS81 "\n"},
    {"2026-03-14 08:15\n" GRID9, "2: grid 9 0x0 " CELLS81 "\n"},
    /* Years of dates are 1900 to 2099, with a month after a year in front. */
    {"1900-12-31\n" GRID9, "2: grid 9 0x0 " CELLS81 "\n"},
    {"2099-01-31\n" GRID9, "2: grid 9 0x0 " CELLS81 "\n"},
    {"1899-12-31\n" GRID9,
     "error 1:10 expected 9 cells in this row, found 10\n2: grid 9 0x0 " CELLS81 "\n"},
    {"2100-12-31\n" GRID9,
     "error 1:10 expected 9 cells in this row, found 10\n2: grid 9 0x0 " CELLS81 "\n"},
    {"2026-13-14\n" GRID9,
     "error 1:10 expected 9 cells in this row, found 10\n2: grid 9 0x0 " CELLS81 "\n"},
    {"31.12.1900\n" GRID9, "2: grid 9 0x0 " CELLS81 "\n"},
    {"31.12.2099\n" GRID9, "2: grid 9 0x0 " CELLS81 "\n"},
    {"31.12.1899\n" GRID9,
     "error 1:10 expected 9 cells in this row, found 10\n2: grid 9 0x0 " CELLS81 "\n"},
    {"31.12.2100\n" GRID9,
     "error 1:10 expected 9 cells in this row, found 10\n2: grid 9 0x0 " CELLS81 "\n"},
    {"Grid 01\n" GRID9 "Grid 02\n" GRID9,
     "2: grid 9 0x0 " CELLS81 "\n12: grid 9 0x0 " CELLS81 "\n"},
    {"1\n" GRID9 "12\n" GRID9, "2: grid 9 0x0 " CELLS81 "\n12: grid 9 0x0 " CELLS81 "\n"},
    {"1.34\n34.2\n.14.\n4.21\n", "1: grid 4 0x0 1034340201404021\n"},
    {"1-34\n34-2\n----\n4-21\n", "1: grid 4 0x0 1034340200004021\n"},
    {"1.. 456\n4.. 123\n2.. ...\n5.. ...\n... ...\n... ..1\n",
     "1: grid 6 0x0 100456400123200000500000000000000001\n"},
    {"..........\n1.........\n..........\n..........\n..........\n..........\n..........\n"
     "..........\n..........\n.........a\n",
     "1: grid 10 0x0 0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,"
     "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,"
     "0,"
     "0,0,0,0,0,0,0,0,0,0,0,0,0,10\n"},
    {"12 34\n34 12\n\n.. 43\n43 21\n\n12 34\n34 12\n \n.. 43\n43 21\n",
     "1: grid 4 0x0 1234341200434321\n7: grid 4 0x0 1234341200434321\n"},
    /* Frames. */
    {"+-----+-----+\n| 1 . | 3 4 |\n| 3 4 | . 2 |\n+-----+-----+\n| . 1 | 4 . |\n| 4 . | 2 1 |\n"
     "+-----+-----+\n",
     "1: pretty 4 2x2 1034340201404021\n"},
    {"1.|34\n34|.2\n--+--\n.1|4.\n4.|21\n", "1: pretty 4 2x2 1034340201404021\n"},
    {"*--------*\n|1..|456|\n|4..|123|\n|---+---|\n|2..|...|\n|5..|...|\n|---+---|\n|...|..X|\n"
     "|...|..1|\n*--------*\n",
     "1: pretty 6 2x3 100456400123200000500000000000000001\n"},
    {"+-+-+\n|1|2|\n+-+-+\n|2|.|\n+-+-+\n", "1: pretty 2 0x0 1220\n"},
    {"┌─────┬─────┐\n│ 1 . │ 3 4 │\n│ 3 4 │ . 2 │\n├─────┼─────┤\n│ . 1 │ 4 . │\n│ 4 . │ 2 1 "
     "│\n└─────┴─────┘\n",
     "1: pretty 4 2x2 1034340201404021\n"},
    {"╔═══╤═══╦═══╤═══╗\n║ 1 │ . ║ 3 │ 4 ║\n╟───┼───╫───┼───╢\n║ 3 │ 4 ║ . │ 2 ║\n"
     "╠═══╪═══╬═══╪═══╣\n║ . │ 1 ║ 4 │ . ║\n╟───┼───╫───┼───╢\n║ 4 │ . ║ 2 │ 1 ║\n"
     "╚═══╧═══╩═══╧═══╝\n",
     "1: pretty 4 2x2 1034340201404021\n"},
    {"┏━━┳━━┓\n┃1.┃34┃\n┃34┃.2┃\n┣━━╋━━┫\n┃.1┃4.┃\n┃4.┃21┃\n┗━━┻━━┛\n",
     "1: pretty 4 2x2 1034340201404021\n"},
    {"+--+--+\n|1.|34|\n|34|.2|\n+--+--+\n|.1|4.|\n|4.|21|\n+--+--+\n+--+--+\n|1.|34|\n|34|.2|\n"
     "+--+--+\n|.1|4.|\n|4.|21|\n+--+--+\n",
     "1: pretty 4 2x2 1034340201404021\n8: pretty 4 2x2 1034340201404021\n"},
    /* The letters of the word would make a larger square. */
    {"1 0 3 4\n3 4 0 2\n0 1 4 0\n4 0 2 1\n", "1: numbers 4 0x0 1034340201404021\n"},
    {"1\t.\t3\t4\n3\t4\t_\t2\n-1\t1\t4\t-1\n4\t0\t2\t1\n", "1: numbers 4 0x0 1034340201404021\n"},
    {"1,0,3,4\n3, 4, 0, 2\n0,1,4,0,\n4,0,2,1\n", "1: numbers 4 0x0 1034340201404021\n"},
    {"2\n1\n1\t-1\t3\t4\t\n3\t4\t-1\t2\n-1\t1\t4\t-1\n4\t-1\t2\t1\n",
     "1: giant 4 2x2 1034340201404021\n"},
    {"4 4\n2 2\n1 0 3 4\n3 4 0 2\n0 1 4 0\n4 0 2 1\n", "1: giant 4 2x2 1034340201404021\n"},
    {"4 4\n2 2\n1034\n3402\n0140\n4021\n", "1: grid 4 2x2 1034340201404021\n"},
    {"4 4\n2 2\n1 0 3 4\n3 4 0 2\n0 1 4 0\n", "error 6:1 expected 4 rows, found 3\n"},
    {"6 6\n2 3\n1 0 3 4 0 0\n", DOUBT("2", "2 and 3")},
    /* Blank lines and comments among the sizes, and other orders of them. */
    {"4 4\n2 2\n\n1 0 3 4\n3 4 0 2\n0 1 4 0\n4 0 2 1\n", "1: giant 4 2x2 1034340201404021\n"},
    {"4 4\n\n2 2\n# by me\n1 0 3 4\n3 4 0 2\n0 1 4 0\n4 0 2 1\n",
     "1: giant 4 2x2 1034340201404021\n"},
    {"2\n1\n\n1 0 3 4\n3 4 0 2\n0 1 4 0\n4 0 2 1\n", "1: giant 4 2x2 1034340201404021\n"},
    {"4\n2 2\n1 0 3 4\n3 4 0 2\n0 1 4 0\n4 0 2 1\n", "1: giant 4 2x2 1034340201404021\n"},
    {"4x4\n2x2\n1 0 3 4\n3 4 0 2\n0 1 4 0\n4 0 2 1\n", "1: giant 4 2x2 1034340201404021\n"},
    {"4 2 x 2\n\n1 0 3 4\n3 4 0 2\n0 1 4 0\n4 0 2 1\n", "1: giant 4 2x2 1034340201404021\n"},
    {"4 4\n2 2\n\n[Puzzle]\n1034\n3402\n0140\n4021\n",
     "error 3:1 expected 4 rows, found 0\n5: sdk 4 0x0 1034340201404021\n"},
    /* Rows of symbols, alone and in groups; a row of too few. */
    {"2\n2\n1034\n3402\n0140\n4021\n", "1: grid 4 2x2 1034340201404021\n"},
    {"2 2\n10 34\n34 02\n01 40\n40 21\n", "1: grid 4 2x2 1034340201404021\n"},
    {"9 3 3\n" GRID9, "1: grid 9 3x3 " CELLS81 "\n"},
    {"2\n1\n103\n3402\n", "error 3:4 expected 4 cells in this row, found 3\n"},
    /* No grid with boxes of the usual size is read below another size. */
    {"6 6\n3 2\n\n" ROWS6 LINE81 "\n", DOUBT("2", "3 and 2") "10: line 9 0x0 " CELLS81 "\n"},
    {"6\n\n3 2\n\n" ROWS6 "\n", DOUBT("3", "3 and 2")},
    {"6 3 2\n" ROWS6 "\n", DOUBT("1", "3 and 2")},
    {"3x2\n\n" ROWS6 "\n", DOUBT("1", "3 and 2")},
    {"3\n2\n6\n6\n" ROWS6, DOUBT("4", "3 and 2")},
    {"6\n3\n2\n\n6\n" ROWS6, DOUBT("5", "3 and 2")},
    {"3 2\n6\n" ROWS6, DOUBT("2", "3 and 2")},
    {"2,3,6,6\n" ROWS6, DOUBT("1", "2 and 3")},
    {"3/2\n" ROWS6, DOUBT("1", "3 and 2")},
    {"3 2# rows, columns\n" ROWS6, DOUBT("1", "3 and 2")},
    {"6*6 3 * 2\n" ROWS6, DOUBT("1", "3 and 2")},
    {"3\xC3\x97"
     "2: # rows, columns\n" ROWS6,
     DOUBT("1", "3 and 2")},
    {"3 2\n103 400\n000 000\n000 000\n000 000\n000 000\n000 000\n", DOUBT("1", "3 and 2")},
    {"3\n2\n+-----+-----+\n|1 0 3|4 0 0|\n|0 0 0|0 0 0|\n+-----+-----+\n|0 0 0|0 0 0|\n"
     "|0 0 0|0 0 0|\n+-----+-----+\n|0 0 0|0 0 0|\n|0 0 0|0 0 0|\n+-----+-----+\n",
     DOUBT("2", "3 and 2")},
    {"2,2\n4,4\n1,0,3,4\n3,4,0,2\n0,1,4,0\n4,0,2,1\n", "1: giant 4 2x2 1034340201404021\n"},
    {"2\n2\n4 # rows\n1 0 3 4\n3 4 0 2\n0 1 4 0\n4 0 2 1\n", "1: giant 4 2x2 1034340201404021\n"},
    /* Not the sizes of the grid below. */
    {"2 3\n\n1 0 3 4\n3 4 0 2\n0 1 4 0\n4 0 2 1\n",
     "error 1:3 expected a digit 1..2 or a blank, found '3'\n"
     "3: numbers 4 0x0 1034340201404021\n"},
    /* As many letters as would make a larger square. */
    {"1234341221434321 difficult\n", "1: line 4 0x0 1234341221434321 [difficult]\n"},
    {"1234341221434321 --- 12\n", "1: line 4 0x0 1234341221434321 [--- 12]\n"},
    /* SadMan Software. */
    {"#AMe\n#DWords\n" GRID9, "1: sdk 9 0x0 " CELLS81 " [#AMe\n#DWords]\n"},
    {"#AMe\n[Puzzle]\n" GRID9 "[State]\n" GRID9 "\n" LINE81 "\n",
     "1: sdk 9 0x0 " CELLS81 " [#AMe]\n23: line 9 0x0 " CELLS81 "\n"},
    {"[Puzzle]\n" GRID9, "2: sdk 9 0x0 " CELLS81 "\n"},
    {"# note\n" GRID9, "2: grid 9 0x0 " CELLS81 "\n"},
    {"#AMe\n\n" GRID9, "3: grid 9 0x0 " CELLS81 "\n"},
    /* Nothing. */
    {".-----.-----.\n| 1 2 | 3 4 |\n| 3 4 | 1 2 |\n:-----+-----:\n| 2 1 | 4 3 |\n| 4 3 | 12 1 |\n"
     "'-----'-----'\n",
     "1: candidates 4 2x2 1,2,4,8,4,8,1,2,2,1,8,4,8,4,3,1\n"},
    {"*--*--*\n|12 34|3 4|\n| 3 4| 1 2|\n|--+--|\n|2 1|4 3|\n|4 3|! 1|\n*--*--*\n",
     "1: candidates 4 2x2 3,c,4,8,4,8,1,2,2,1,8,4,8,4,0,1\n"},
    {"12 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 1234 1\n",
     "1: candidates 4 0x0 3,2,4,8,4,8,1,2,2,1,8,4,8,4,f,1\n"},
    {"*--*--*\n|*12 #34|-34 +4|\n| 3 4| 1 @2|\n|--+--|\n|2 #*1|4 3|\n|4 3|*! 1|\n*--*--*\n",
     "1: candidates 4 2x2 3,c,c,8,4,8,1,2,2,1,8,4,8,4,0,1\n"},
    {"*12 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 -1234 1\n",
     "1: candidates 4 0x0 3,2,4,8,4,8,1,2,2,1,8,4,8,4,f,1\n"},
    /* no pencil mark: a board of side 27 */
    {"", ""},
    {"\n\n \t\n", ""},
    {"Once upon a time\nthere was no puzzle.\n", ""},
    {"# only\n#comments\n", ""},
    {"+---+---+\n", ""},
};

static void recognizes_every_form(void)
{
    check_examples(forms, sizeof forms / sizeof *forms);
}

static void reads_729_symbols_as_pencil_marks(void)
{
    char text[731];
    struct source source;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    for (unsigned i = 0; i < 729; i++)
        text[i] = i < 9 && i != 3 ? '.' : (char)('1' + i % 9);
    strcpy(text + 729, "\n");
    source = source_of(text);
    struct sudoku_text_reader *reader = reader_of(&source, SUDOKU_TEXT_AUTO, 0);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, &error), SUDOKU_OK);
    CHECK_EQ(puzzle.format, SUDOKU_TEXT_PENCILMARKS);
    CHECK_EQ(puzzle.candidates[0], 1 << 3);
    CHECK_EQ(puzzle.givens[0], 0);
    CHECK_EQ(puzzle.candidates[80], 0x1FF);
    sudoku_text_reader_destroy(reader);
    CHECK(strncmp(transcript(text, 730, 0, SUDOKU_TEXT_AUTO, 9), "1: pencilmarks 9 ", 17) == 0);
    CHECK(strncmp(transcript(text, 730, 0, SUDOKU_TEXT_AUTO, 4), "error 1:", 8) == 0);
    text[19] = '7';
    CHECK_TEXT(said(text), "error 1:20 expected 2 or a blank, found '7'\n");
    CHECK(strncmp(transcript(text, 730, 0, SUDOKU_TEXT_AUTO, 27), "1: line 27 ", 11) == 0);
    text[19] = 'R'; /* no pencilmark: then it is a board of side 27 */
    CHECK(strncmp(said(text), "1: line 27 ", 11) == 0);
}

static void sixteen_lines_are_the_reading_that_explains_more(void)
{
    char text[17 * 17 + 1];
    for (unsigned i = 0; i < 16 * 17; i++)
        text[i] = i % 17 == 16 ? '\n' : '.';
    text[16 * 17] = '\0';
    CHECK(strncmp(said(text), "1: grid 16 ", 11) == 0); /* no line has one solution */
    text[20] = '3';                                     /* nine lines may have one */
    CHECK(strncmp(said(text), "1: grid 16 ", 11) == 0);
    CHECK(strncmp(transcript(text, strlen(text), 0, SUDOKU_TEXT_GRID, 0), "1: grid 16 ", 11) == 0);
    text[20] = 'G';
    CHECK(strncmp(said(text), "1: grid 16 ", 11) == 0);
    CHECK(strncmp(transcript(text, strlen(text), 0, SUDOKU_TEXT_LINE, 0), "1: line 4 ", 10) == 0);
    for (unsigned i = 0; i < 16; i++)
        memcpy(text + 17 * (size_t)i, "12.......3......", i < 9 ? 16 : 0);
    CHECK(strncmp(said(text), "1: line 4 ", 10) == 0); /* X is a blank */
    for (unsigned i = 0; i < 16; i++)
        memcpy(text + 17 * (size_t)i, "12XxXXXXXX3XXXXX", 16);
    CHECK(strncmp(said(text), "1: line 4 ", 10) == 0); /* X being a blank */
    for (unsigned i = 0; i < 16; i++)
        memcpy(text + 17 * (size_t)i, i < 9 ? "12.......3......" : "................", 16);
    CHECK(strncmp(transcript(text, strlen(text), 0, SUDOKU_TEXT_AUTO, 16), "1: grid 16 ", 11) == 0);
    for (unsigned i = 0; i < 17 * 17; i++)
        text[i] = i % 17 == 16 ? '\n' : '.';
    text[20] = '3';
    text[17 * 17] = '\0';
    CHECK(strncmp(said(text), "1: line 4 ", 10) ==
          0); /* Nine of the lines have a digit that is too large for a puzzle of side 4, and the
                 lines are two whole boards. */
}

/* Nine of the lines have a digit that is too large for a puzzle of side 4, and the lines are two
 * whole boards. */
static void lines_must_make_whole_boards(void)
{
    char text[32 * 17 + 1];
    for (size_t i = 0; i < 32; i++)
        memcpy(text + 17 * i, i < 9 ? "5...............\n" : "1...............\n", 17);
    text[32 * 17] = '\0';
    CHECK(strncmp(said(text), "1: grid 16 ", 11) == 0);
    text[31 * 17] = '\0';
    CHECK(strncmp(said(text), "error 32:1 expected a multiple of 16 rows, found 31", 51) == 0);
}

static void refuses_another_side_than_the_named_one(void)
{
    CHECK_TEXT(transcript(LINE81 "\n", 82, 0, SUDOKU_TEXT_AUTO, 16),
               "error 1:82 expected 256 cells in this line, found 81\n");
    CHECK_TEXT(transcript("1234\n", 5, 0, SUDOKU_TEXT_AUTO, 9),
               "error 1:5 expected 9 cells in this row, found 4\n");
    const char giant[] = "# small\n2\n1\n1 -1 3 4\n3 4 -1 2\n2 1 4 3\n4 3 2 1\n";
    CHECK_TEXT(transcript(giant, strlen(giant), 0, SUDOKU_TEXT_GIANT, 9),
               "error 2:1 expected side 9, found 4\n");
}

/* Above a grid of another form, and more comments than the window holds. */
static void refuses_sizes_of_unknown_order_in_any_form(void)
{
    static const enum sudoku_text_format formats[] = {SUDOKU_TEXT_GRID, SUDOKU_TEXT_NUMBERS,
                                                      SUDOKU_TEXT_PRETTY, SUDOKU_TEXT_SDK};
    static const char text[] = "3\n2\n" ROWS6, head[] = "3 2\n", comment[] = "# far away\n";
    static char far[1 << 20];
    size_t length = strlen(head);
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
        CHECK_TEXT(transcript(text, strlen(text), 0, formats[i], 0), DOUBT("2", "3 and 2"));
    memcpy(far, head, length);
    for (; length < sizeof far - sizeof ROWS6 - sizeof comment; length += strlen(comment))
        memcpy(far + length, comment, sizeof comment);
    strcpy(far + length, ROWS6);
    length = strlen(far);
    CHECK_TEXT(transcript(far, length, 0, SUDOKU_TEXT_AUTO, 0), DOUBT("1", "3 and 2"));
    CHECK_TEXT(transcript(far, length, 4096, SUDOKU_TEXT_AUTO, 0), DOUBT("1", "3 and 2"));
}

int main(void)
{
    recognizes_every_form();
    reads_729_symbols_as_pencil_marks();
    sixteen_lines_are_the_reading_that_explains_more();
    lines_must_make_whole_boards();
    refuses_another_side_than_the_named_one();
    refuses_sizes_of_unknown_order_in_any_form();
    return check_result();
}
