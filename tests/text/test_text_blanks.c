/* Frames whose empty cells are spaces. */
#include "text/examples.h"

#define BAR9 "+-------+-------+-------+\n"
#define BLANKS                                                                                     \
    BAR9 "| 5 3   |   7   |       |\n| 6     | 1 9 5 |       |\n|   9 8 |       |   6   |\n" BAR9  \
         "| 8     |   6   |     3 |\n| 4     | 8   3 |     1 |\n| 7     |   2   |     6 |\n" BAR9  \
         "|   6   |       | 2 8   |\n|       | 4 1 9 |     5 |\n|       |   8   |   7 9 |\n" BAR9

static const struct example blanks[] = {
    {BLANKS, "1: pretty 9 3x3 " CELLS81 "\n"},
    {BLANKS BLANKS, "1: pretty 9 3x3 " CELLS81 "\n14: pretty 9 3x3 " CELLS81 "\n"},
    {"Easy\n" BLANKS "\n" LINE81, "2: pretty 9 3x3 " CELLS81 "\n16: line 9 0x0 " CELLS81 "\n"},
    /* Open at the sides, without blanks at the ends of lines. */
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
    /* Borders around each cell, and digits anywhere between them; tabs do no harm there. */
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
     "1: pretty 10 2x5 1,10,0,9,0,2,0,0,0,0,0,0,0,0,0,0,4,0,0,3,0,0,0,0,0,0,0,0,0,0,0,0,0,"
     "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,"
     "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,10,0,0,0,0,0,0,0,0,5\n"},
    /* Faults. */
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
    /* If one blank is written, a space is none. */
    {"|   |   |\n|   | 2 |\n|   |   |\n|  1|  .|\n",
     "error 2:10 expected 2 cells in this row, found 1\n"},
    /* A frame around nothing is no board of side 1. */
    {"+-+\n| |\n+-+\n\n" GRID9, "5: grid 9 0x0 " CELLS81 "\n"},
    {"| |\n", ""},
};

static void columns_show_which_cells_are_empty(void)
{
    check_examples(blanks, sizeof blanks / sizeof *blanks);
}

int main(void)
{
    columns_show_which_cells_are_empty();
    return check_result();
}
