#include "meagre.h"
#include "text_helpers.h"

#define LINE81  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define CELLS81 "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
#define ROW1    "53..7....\n"
#define ROWS8                                                                                      \
    "6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"
#define GRID9 ROW1 ROWS8

struct example {
    const char *text;
    const char *says; /* see transcript() */
};

/* ------------------------------------------------------------------------- every form is read */

static const struct example forms[] = {
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
    /* Numbers. */
    {"1 0 3 4\n3 4 0 2\n0 1 4 0\n4 0 2 1\n", "1: numbers 4 0x0 1034340201404021\n"},
    {"1\t.\t3\t4\n3\t4\t_\t2\n-1\t1\t4\t-1\n4\t0\t2\t1\n", "1: numbers 4 0x0 1034340201404021\n"},
    {"1,0,3,4\n3, 4, 0, 2\n0,1,4,0,\n4,0,2,1\n", "1: numbers 4 0x0 1034340201404021\n"},
    {"2\n1\n1\t-1\t3\t4\t\n3\t4\t-1\t2\n-1\t1\t4\t-1\n4\t-1\t2\t1\n",
     "1: giant 4 2x2 1034340201404021\n"},
    /* SadMan Software. */
    {"#AMe\n#DWords\n" GRID9, "1: sdk 9 0x0 " CELLS81 " [#AMe\n#DWords]\n"},
    {"#AMe\n[Puzzle]\n" GRID9 "[State]\n" GRID9 "\n" LINE81 "\n",
     "1: sdk 9 0x0 " CELLS81 " [#AMe]\n23: line 9 0x0 " CELLS81 "\n"},
    {"[Puzzle]\n" GRID9, "2: sdk 9 0x0 " CELLS81 "\n"},
    {"# note\n" GRID9, "2: grid 9 0x0 " CELLS81 "\n"},
    {"#AMe\n\n" GRID9, "3: grid 9 0x0 " CELLS81 "\n"},
    /* Candidates. */
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
    /* Nothing to read. */
    {"", ""},
    {"\n\n \t\n", ""},
    {"Once upon a time\nthere was no puzzle.\n", ""},
    {"# only\n#comments\n", ""},
    {"+---+---+\n", ""},
};

static void every_form_is_recognised(void)
{
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        CHECK_TEXT(said(forms[i].text), forms[i].says);
}

/* -------------------------------------------------------------------------------- what is wrong */

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
    {ROWS8, "error 9:1 expected 9 rows, found 8\n"},
    {ROWS8 LINE81 "\n" LINE81 "\n",
     "error 9:10 expected 9 cells in this row, found 81\n9: line 9 0x0 " CELLS81
     "\n10: line 9 0x0 " CELLS81 "\n"},
    {"960x987: 24 JPG\n" GRID9,
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
    {"2\n1\n1\t-1\t3\t4\t\n3\t4\t-1\n", "error 4:7 expected 4 cells in this row, found 3\n"},
    {".\n", "error 1:2 expected 2 cells in this row, found 1\n"},
    {"2\n1\n", "error 3:1 expected 4 rows, found 0\n"},
};

static void a_fault_is_told_once_with_its_place(void)
{
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
        CHECK_TEXT(said(faults[i].text), faults[i].says);
}

static void a_zero_byte_is_no_symbol(void)
{
    char text[] = LINE81 "\n";
    text[10] = '\0';
    CHECK_TEXT(transcript(text, 82, 0, SUDOKU_TEXT_AUTO, 0),
               "error 1:11 expected a digit 1..9 or a blank, found the byte 0x00\n");
}

/* ---------------------------------------------------------------------- empty cells are spaces */

#define BAR9 "+-------+-------+-------+\n"
#define BLANKS                                                                                     \
    BAR9 "| 5 3   |   7   |       |\n| 6     | 1 9 5 |       |\n|   9 8 |       |   6   |\n" BAR9  \
         "| 8     |   6   |     3 |\n| 4     | 8   3 |     1 |\n| 7     |   2   |     6 |\n" BAR9  \
         "|   6   |       | 2 8   |\n|       | 4 1 9 |     5 |\n|       |   8   |   7 9 |\n" BAR9

static const struct example blanks[] = {
    {BLANKS, "1: pretty 9 3x3 " CELLS81 "\n"},
    {BLANKS BLANKS, "1: pretty 9 3x3 " CELLS81 "\n14: pretty 9 3x3 " CELLS81 "\n"},
    {"Easy\n" BLANKS "\n" LINE81, "2: pretty 9 3x3 " CELLS81 "\n16: line 9 0x0 " CELLS81 "\n"},
    /* Open at the sides, blanks at the ends of lines stripped. */
    {" 5 3   |   7   |\n 6     | 1 9 5 |\n   9 8 |       |   6\n-------+-------+-------\n"
     " 8     |   6   |     3\n 4     | 8   3 |     1\n 7     |   2   |     6\n"
     "-------+-------+-------\n   6   |       | 2 8\n       | 4 1 9 |     5\n"
     "       |   8   |   7 9\n",
     "1: pretty 9 3x3 " CELLS81 "\n"},
    {"5 3   |   7   |\n6     | 1 9 5 |\n  9 8 |       |   6\n------+-------+------\n"
     "8     |   6   |     3\n4     | 8   3 |     1\n7     |   2   |     6\n"
     "------+-------+------\n  6   |       | 2 8\n      | 4 1 9 |     5\n"
     "      |   8   |   7 9\n",
     "1: pretty 9 3x3 " CELLS81 "\n"},
    /* Without room between the cells; a first row without digits. */
    {"+--+--+\n|  |  |\n|34| 2|\n+--+--+\n| 1|4 |\n|4 |21|\n+--+--+\n",
     "1: pretty 4 2x2 0000340201404021\n"},
    {"┏━━┳━━┓\n┃1 ┃34┃\n┃34┃ 2┃\n┣━━╋━━┫\n┃ 1┃4 ┃\n┃4 ┃21┃\n┗━━┻━━┛\n",
     "1: pretty 4 2x2 1034340201404021\n"},
    {"┌─────┬─────┐\n│ 1   │ 3 4 │\n│ 3 4'│   2 │\n├─────┼─────┤\n│   1 │ 4   │\n│ 4   │ 2 1 "
     "│\n└─────┴─────┘\n",
     "1: pretty 4 2x2 1034340201404021\n"},
    /* Borders around each cell, wherever the digit stands; tabs do no harm there. */
    {"╔═══╤═══╦═══╤═══╗\n║ 1 │   ║ 3 │4  ║\n╟───┼───╫───┼───╢\n║ 3 │ 4 ║\t│ 2 ║\n"
     "╠═══╪═══╬═══╪═══╣\n║   │ 1 ║ 4 │   ║\n╟───┼───╫───┼───╢\n║ 4 │   ║ 2 │ 1 ║\n"
     "╚═══╧═══╩═══╧═══╝\n",
     "1: pretty 4 2x2 1034340201404021\n"},
    {"|1| |3|4|\n|3|4| |2|\n| |1|4| |\n|4| |2|1|\n", "1: pretty 4 0x0 1034340201404021\n"},
    {"1| |3|4\n3|4| |2\n |1|4|\n4| |2|1\n", "1: pretty 4 0x0 1034340201404021\n"},
    /* Numbers end where their columns end. */
    {"|  1 10     9   |  2            |\n|               |     4        3|\n"
     "|               |               |\n|               |               |\n"
     "|               |               |\n|               |               |\n"
     "|               |               |\n|               |               |\n"
     "|               |               |\n| 10            |              5|\n",
     "1: pretty 10 0x0 1,10,0,9,0,2,0,0,0,0,0,0,0,0,0,0,4,0,0,3,0,0,0,0,0,0,0,0,0,0,0,0,0,"
     "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,"
     "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,10,0,0,0,0,0,0,0,0,5\n"},
    /* What is wrong with them. */
    {"|      |      |\n|  12  |      |\n|      |      |\n|      |      |\n|      |      |\n"
     "|      |      |\n\n" GRID9,
     "error 1:1 expected digits that show the columns of 3 cells between borders, found several "
     "readings\n8: grid 9 0x0 " CELLS81 "\n"},
    {"| 1   | 3 4 |\n| 3 4 |   2 |\n|  1  | 4   |\n| 4   | 2 1 |\n",
     "error 1:1 expected digits in 2 even columns between borders, found others\n"},
    {"| 1   | 3 4 |\n| 3 4 |   2 |\n|   1 |\t4   |\n| 4   | 2 1 |\n",
     "error 3:8 expected spaces between borders, found a tab\n"},
    {"| 1   | 3 4 |\n| 3 4 |   2 |\n|   1  | 4  |\n| 4   | 2 1 |\n",
     "error 3:8 expected borders in the same columns in every row\n"},
    {"| 1   | 3 4 |\n| 3 4 |   2 |\n|   1 4   |\n| 4   | 2 1 |\n",
     "error 3:12 expected 3 borders in this row, found 2\n"},
    {"+-----+-----+\n| 1   | 3 4 |\n| 3   |   2 |\n+-----+-----+\n|   1 | 4   |\n",
     "error 6:1 expected a multiple of 2 rows for 2 boxes in a row, found 3\n"},
    {"| 1   | 3 4 |\n| 3 4 |   2 |\n|   7 | 4   |\n| 4   | 2 1 |\n",
     "error 3:5 expected a digit 1..4 or a blank, found '7'\n"},
    {"| 1   | 3 4 |\n| 3 4 |   2 |\n|   ? | 4   |\n| 4   | 2 1 |\n",
     "error 3:5 expected a digit 1..4 or a blank, found '?'\n"},
    {"|1| |3|4|\n|3|4| |2|\n| |1 4|4| |\n|4| |2|1|\n",
     "error 3:6 expected one digit in each cell, found '4'\n"},
};

static void columns_tell_which_cells_are_empty(void)
{
    for (size_t i = 0; i < sizeof blanks / sizeof *blanks; i++)
        CHECK_TEXT(said(blanks[i].text), blanks[i].says);
}

/* ---------------------------------------------------------------------------------- small print */

/* TEXT with every LF turned into END, and a mark before it. */
static char *with_line_ends(const char *text, const char *end, const char *mark)
{
    char *out = calloc(2 * strlen(text) + 8, 1);
    if (!out)
        exit(1);
    strcat(out, mark);
    for (size_t length = strlen(out); *text; text++) {
        const char *piece = *text == '\n' ? end : (char[]){*text, '\0'};
        strcpy(out + length, piece);
        length += strlen(piece);
    }
    return out;
}

static void line_ends_and_byte_order_mark_change_nothing(void)
{
    static const char *const ends[] = {"\r\n", "\r", "\n"};
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        for (size_t e = 0; e < 3; e++) {
            char *text = with_line_ends(forms[i].text, ends[e], "\xEF\xBB\xBF");
            CHECK_TEXT(said(text), forms[i].says);
            free(text);
        }
    }
}

static void empty_cells_stay_so_with_other_line_ends_and_in_small_reads(void)
{
    for (size_t i = 0; i < sizeof blanks / sizeof *blanks; i++) {
        char *text = with_line_ends(blanks[i].text, "\r\n", "\xEF\xBB\xBF");
        for (size_t chunk = 0; chunk < 3; chunk++)
            CHECK_TEXT(transcript(text, strlen(text), chunk, SUDOKU_TEXT_AUTO, 0), blanks[i].says);
        free(text);
    }
}

static void small_reads_give_what_one_read_gives(void)
{
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        char *text = with_line_ends(forms[i].text, "\r\n", "");
        for (size_t chunk = 1; chunk < 4; chunk++)
            CHECK_TEXT(transcript(text, strlen(text), chunk, SUDOKU_TEXT_AUTO, 0), forms[i].says);
        free(text);
    }
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
        CHECK_TEXT(transcript(faults[i].text, strlen(faults[i].text), 1, SUDOKU_TEXT_AUTO, 0),
                   faults[i].says);
}

static void pencilmarks_are_a_line_of_729(void)
{
    char text[731];
    struct source source;
    struct sudoku_text_puzzle puzzle;
    struct sudoku_text_error error;
    for (unsigned i = 0; i < 729; i++)
        text[i] = i < 9 && i != 3 ? '.' : (char)('1' + i % 9);
    strcpy(text + 729, "\n");
    source = source_of(text);
    struct sudoku_text_reader *reader = reader_of(&source, SUDOKU_TEXT_AUTO, 0);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, &error), SUDOKU_OK);
    CHECK_EQ(puzzle.format, SUDOKU_TEXT_PENCILMARKS);
    CHECK_EQ(puzzle.candidates[0], 1 << 3);
    CHECK_EQ(puzzle.cells[0], 0);
    CHECK_EQ(puzzle.candidates[80], 0x1FF);
    sudoku_text_reader_destroy(reader);
    text[19] = '7';
    CHECK_TEXT(said(text), "error 1:20 expected 2 or a blank, found '7'\n");
    CHECK(strncmp(transcript(text, 730, 0, SUDOKU_TEXT_AUTO, 27), "1: line 27 ", 11) == 0);
    text[19] = 'R'; /* no pencilmark: then it is a board of side 27 */
    CHECK(strncmp(said(text), "1: line 27 ", 11) == 0);
}

static void sixteen_lines_of_sixteen_are_a_grid_where_no_other_reading_makes_sense(void)
{
    char text[17 * 17 + 1];
    for (unsigned i = 0; i < 16 * 17; i++)
        text[i] = i % 17 == 16 ? '\n' : '.';
    text[16 * 17] = '\0';
    CHECK(strncmp(said(text), "1: grid 16 ", 11) == 0); /* no digit at all */
    text[20] = '3'; /* no line could be a puzzle with one solution */
    CHECK(strncmp(said(text), "1: grid 16 ", 11) == 0);
    CHECK(strncmp(transcript(text, strlen(text), 0, SUDOKU_TEXT_GRID, 0), "1: grid 16 ", 11) == 0);
    text[20] = 'G';
    CHECK(strncmp(said(text), "1: grid 16 ", 11) == 0);
    CHECK(strncmp(transcript(text, strlen(text), 0, SUDOKU_TEXT_LINE, 0), "1: line 4 ", 10) == 0);
    for (unsigned i = 0; i < 16; i++)
        memcpy(text + 17 * (size_t)i, "12.......3......", i < 9 ? 16 : 0);
    CHECK(strncmp(said(text), "1: line 4 ", 10) == 0); /* nine of them could */
    CHECK(strncmp(transcript(text, strlen(text), 0, SUDOKU_TEXT_AUTO, 16), "1: grid 16 ", 11) == 0);
    for (unsigned i = 0; i < 17 * 17; i++)
        text[i] = i % 17 == 16 ? '\n' : '.';
    text[20] = '3';
    text[17 * 17] = '\0';
    CHECK(strncmp(said(text), "1: line 4 ", 10) == 0); /* one line more than a grid has */
}

static void a_named_side_is_insisted_on(void)
{
    CHECK_TEXT(transcript(LINE81 "\n", 82, 0, SUDOKU_TEXT_AUTO, 16),
               "error 1:82 expected 256 cells in this line, found 81\n");
    CHECK_TEXT(transcript("1234\n", 5, 0, SUDOKU_TEXT_AUTO, 9),
               "error 1:5 expected 9 cells in this row, found 4\n");
}

/* A line longer than any board is cut, told, and left behind, in the same memory. */
static void an_endless_line_is_one_error(void)
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

static void a_failed_read_is_told_behind_what_was_read(void)
{
    struct source source = source_of(LINE81 "\n" GRID9);
    struct sudoku_text_puzzle puzzle;
    source.chunk = 10;
    source.fail_at = 120;
    struct sudoku_text_reader *reader = reader_of(&source, SUDOKU_TEXT_AUTO, 0);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_OK);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_ERR_READ);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_ERR_READ);
    sudoku_text_reader_destroy(reader);
}

static void bad_arguments_make_no_reader(void)
{
    struct source source = source_of("");
    struct sudoku_text_options options = {.size = sizeof options, .side = 65};
    struct sudoku_text_reader *reader = NULL;
    CHECK_EQ(sudoku_text_reader_create(&options, read_source, &source, &reader),
             SUDOKU_ERR_ARGUMENT);
    options.side = 1;
    CHECK_EQ(sudoku_text_reader_create(&options, read_source, &source, &reader),
             SUDOKU_ERR_ARGUMENT);
    options.side = 0;
    options.format = SUDOKU_TEXT_CSV;
    CHECK_EQ(sudoku_text_reader_create(&options, read_source, &source, &reader),
             SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_text_reader_create(NULL, NULL, &source, &reader), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_text_reader_create(NULL, read_source, &source, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK(reader == NULL);
    sudoku_text_reader_destroy(NULL);
}

static void a_reader_survives_each_shortage_of_memory(void)
{
    struct meagre meagre = {0};
    struct sudoku_allocator allocator = {meagre_allocate, meagre_release, &meagre};
    struct sudoku_text_options options = {.size = sizeof options, .allocator = &allocator};
    enum sudoku_status status = SUDOKU_ERR_MEMORY;
    for (size_t refused = 1; status == SUDOKU_ERR_MEMORY && refused < 100; refused++) {
        struct source source = source_of(LINE81 "\n" GRID9);
        struct sudoku_text_reader *reader = NULL;
        struct sudoku_text_puzzle puzzle;
        meagre = (struct meagre){.refused = refused};
        status = sudoku_text_reader_create(&options, read_source, &source, &reader);
        CHECK_EQ(reader != NULL, status == SUDOKU_OK);
        if (reader) {
            CHECK(refused > 1);
            meagre.refused = meagre.calls + 1; /* reading takes no memory */
            CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_OK);
            CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_OK);
            CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_END);
        }
        sudoku_text_reader_destroy(reader);
        CHECK_EQ(meagre.live, 0);
    }
    CHECK_EQ(status, SUDOKU_OK);
}

/* ---------------------------------------------------------------------- one puzzle, regions */

static void rows_of_letters_are_no_title_where_the_side_is_named(void)
{
    uint8_t cells[121] = {0};
    const char *text =
        "1....AAAAAA\nAAAAAAAAAAA\nAAAAAAAAAAA\nAAAAAAAAAAA\nAAAAAAAAAAA\nAAAAAAAAAAA\n"
        "AAAAAAAAAAA\nAAAAAAAAAAA\nAAAAAAAAAAA\nAAAAAAAAAAA\n...........\n";
    CHECK_EQ(sudoku_text_parse(text, strlen(text), 11, cells, NULL, NULL), SUDOKU_OK);
    CHECK_EQ(cells[0], 1);
    CHECK_EQ(cells[5], 10);
    CHECK_EQ(cells[110], 0);
}

static void parse_reads_exactly_one_puzzle(void)
{
    uint8_t cells[81] = {0};
    sudoku_digitset sets[81] = {0};
    struct sudoku_text_error error;
    const char *text = GRID9 "\n# end\n";
    CHECK_EQ(sudoku_text_parse(text, strlen(text), 9, cells, sets, &error), SUDOKU_OK);
    CHECK_EQ(cells[0], 5);
    CHECK_EQ(sets[0], 1 << 4);
    CHECK_EQ(sets[2], 0x1FF);
    text = GRID9 LINE81;
    CHECK_EQ(sudoku_text_parse(text, strlen(text), 9, cells, NULL, &error), SUDOKU_ERR_TEXT);
    CHECK_EQ(error.line, 10);
    CHECK_TEXT(error.message, "expected the end of the text, found more");
    text = "12 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 1234 1\n";
    CHECK_EQ(sudoku_text_parse(text, strlen(text), 4, cells, NULL, &error), SUDOKU_ERR_TEXT);
    CHECK_TEXT(error.message, "expected digits, found candidates");
    CHECK_EQ(cells[0], 5); /* as it was */
    CHECK_EQ(sudoku_text_parse(text, strlen(text), 4, cells, sets, &error), SUDOKU_OK);
    CHECK_EQ(sets[0], 3);
    CHECK_EQ(sudoku_text_parse("\n", 1, 4, cells, sets, &error), SUDOKU_END);
    CHECK_EQ(sudoku_text_parse(NULL, 0, 4, cells, sets, NULL), SUDOKU_END);
    CHECK_EQ(sudoku_text_parse(text, 3, 1, cells, sets, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_text_parse(text, 3, 4, NULL, sets, NULL), SUDOKU_ERR_ARGUMENT);
}

static void check_regions(const char *text)
{
    static const uint8_t expected[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3};
    uint8_t regions[16] = {9};
    unsigned side = 0;
    struct sudoku_text_error error = {0};
    CHECK_EQ(sudoku_text_parse_regions(text, strlen(text), regions, 16, &side, &error), SUDOKU_OK);
    CHECK_TEXT(error.message, "");
    CHECK_EQ(side, 4);
    CHECK(memcmp(regions, expected, 16) == 0);
}

static void regions_are_numbered_as_they_appear(void)
{
    check_regions("aaab\nacbb\nccbd\ncddd\n");
    check_regions("\n2 2 2 1\n2 3 1 1\n3 3 1 0\n3 0 0 0\n");
    check_regions("12 12 12 1\n12 30 1 1\n30 30 1 0\n30 0 0 0\n");
    check_regions("aaabacbbccbdcddd");
    check_regions("+--+--+\n|aa|ab|\n|ac|bb|\n+--+--+\n|cc|bd|\n|cd|dd|\n+--+--+\n");
}

static void check_bad_regions(const char *text, uint64_t line, uint64_t column, const char *message)
{
    uint8_t regions[16];
    unsigned side = 7;
    struct sudoku_text_error error = {0};
    CHECK_EQ(sudoku_text_parse_regions(text, strlen(text), regions, 16, &side, &error),
             SUDOKU_ERR_TEXT);
    CHECK_EQ(error.line, line);
    CHECK_EQ(error.column, column);
    CHECK_TEXT(error.message, message);
    CHECK_EQ(side, 7);
}

static void regions_that_are_no_square_are_told(void)
{
    check_bad_regions("", 1, 1, "expected a map of regions, found the end of the text");
    check_bad_regions("aabb\naab\n", 2, 4, "expected 4 cells in this row, found 3");
    check_bad_regions("aabb\naabb\n", 3, 1, "expected 4 rows, found 2");
    check_bad_regions("aabb\naabb\naccd\ncccd\n", 3, 1,
                      "expected 4 cells in region 'a', found more");
    check_bad_regions("aabb\ncdef\n", 2, 3, "expected 4 regions, found one more: 'e'");
    check_bad_regions("aa?b\n", 1, 3, "expected the letter or number of a region, found '?'");
    check_bad_regions("ab\nab\nab\n", 3, 1, "expected the end of the map, found more");
    uint8_t regions[4];
    unsigned side;
    CHECK_EQ(sudoku_text_parse_regions("ab\nab\n", 6, regions, 3, &side, NULL),
             SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_text_parse_regions("ab\nab\n", 6, NULL, 3, &side, NULL), SUDOKU_ERR_ARGUMENT);
}

static void names_lead_to_formats_and_back(void)
{
    for (int format = SUDOKU_TEXT_AUTO; format <= SUDOKU_TEXT_JSON; format++) {
        enum sudoku_text_format found = SUDOKU_TEXT_JSON;
        const char *name = sudoku_text_format_name((enum sudoku_text_format)format);
        CHECK(name != NULL);
        CHECK_EQ(sudoku_text_format_from_name(name, &found), SUDOKU_OK);
        CHECK_EQ(found, format);
    }
    enum sudoku_text_format found = SUDOKU_TEXT_GRID;
    CHECK_EQ(sudoku_text_format_from_name("jsonl", &found), SUDOKU_OK);
    CHECK_EQ(found, SUDOKU_TEXT_JSON);
    CHECK_EQ(sudoku_text_format_from_name("nonsense", &found), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(found, SUDOKU_TEXT_JSON);
    CHECK(sudoku_text_format_name((enum sudoku_text_format)99) == NULL);
}

int main(void)
{
    every_form_is_recognised();
    a_fault_is_told_once_with_its_place();
    columns_tell_which_cells_are_empty();
    a_zero_byte_is_no_symbol();
    line_ends_and_byte_order_mark_change_nothing();
    empty_cells_stay_so_with_other_line_ends_and_in_small_reads();
    small_reads_give_what_one_read_gives();
    pencilmarks_are_a_line_of_729();
    sixteen_lines_of_sixteen_are_a_grid_where_no_other_reading_makes_sense();
    a_named_side_is_insisted_on();
    an_endless_line_is_one_error();
    a_failed_read_is_told_behind_what_was_read();
    bad_arguments_make_no_reader();
    a_reader_survives_each_shortage_of_memory();
    rows_of_letters_are_no_title_where_the_side_is_named();
    parse_reads_exactly_one_puzzle();
    regions_are_numbered_as_they_appear();
    regions_that_are_no_square_are_told();
    names_lead_to_formats_and_back();
    return check_result();
}
