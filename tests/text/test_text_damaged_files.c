/* Damaged files of collections and of programs: each puzzle is read, or nothing. */
#include <sudoku/sudoku.h>

#include "support/check.h"
#include "text/damaged.h"

#define PROGRESS "534.7....6..195....98...56.8...6...34..8.3..17...2...6.6....28....419..5....8.179"
#define ZEROS    "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

#define GRID                                                                                       \
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"     \
    "....8..79\n"

#define STARTED                                                                                    \
    "534.7....\n6..195...\n.98...56.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"     \
    "....8.179\n"

#define SOLVED                                                                                     \
    "534678912\n672195348\n198342567\n859761423\n426853791\n713924856\n961537284\n287419635\n"     \
    "345286179\n"

/* Files of SadMan Software. Without their beginning, their rest may be a puzzle. */
static const char *const sections[] = {
    "#ASomebody\n#DA mild one\n[Puzzle]\n" GRID "[State]\n" STARTED,
    "#ASomebody\n[Puzzle]\n" GRID "\n[State]\n" SOLVED "\n[PencilMarks]\n1,2,3,4,5,6,7,8,9\n",
    "[Puzzle]\n" GRID "[Solution]\n" SOLVED,
};

static const char *const files[] = {
    /* TSV without the tabs at the ends of lines */
    "5\t3\t\t\t7\n6\t\t\t1\t9\t5\n\t9\t8\t\t\t\t\t6\n8\t\t\t\t6\t\t\t\t3\n4\t\t\t8\t\t3\t\t\t1\n"
    "7\t\t\t\t2\t\t\t\t6\n\t6\t\t\t\t\t2\t8\n\t\t\t4\t1\t9\t\t\t5\n\t\t\t\t8\t\t\t7\t9\n",
    /* a map of regions below */
    GRID "\nAAABBBCCC\nAAABBBCCC\nAAABBBCCC\nDDDEEEFFF\nDDDEEEFFF\nDDDEEEFFF\nGGGHHHIII\n"
         "GGGHHHIII\nGGGHHHIII\n",
    GRID
    "\n111122333\n111222333\n411252333\n444252663\n444555666\n744858669\n777858996\n777888999\n"
    "777889999\n",
    /* letters: rows too many have no digit beyond the side */
    "EC..G....\nF..AIE...\n.IH....F.\nH...F...C\nD..H.C..A\nG...B...F\n.F....BH.\n...DAI..E\n"
    "....H..GI\n",
    /* boards that follow one another without a line between */
    GRID GRID,
    "5,3,,,7,,,,\n6,,,1,9,5,,,\n,9,8,,,,,6,\n8,,,,6,,,,3\n4,,,8,,3,,,1\n7,,,,2,,,,6\n"
    ",6,,,,,2,8,\n,,,4,1,9,,,5\n,,,,8,,,7,9\n"
    "5,3,,,7,,,,\n6,,,1,9,5,,,\n,9,8,,,,,6,\n8,,,,6,,,,3\n4,,,8,,3,,,1\n7,,,,2,,,,6\n"
    ",6,,,,,2,8,\n,,,4,1,9,,,5\n,,,,8,,,7,9\n",
    /* collections */
    "id,puzzle,solution\n1," ZEROS "," SOLUTION "\n2," ZEROS "," SOLUTION "\n",
    "quizzes,solutions\n" ZEROS "," SOLUTION "\n" ZEROS "," SOLUTION "\n",
    ZEROS "," SOLUTION "\n" ZEROS "," SOLUTION "\n",
    PUZZLE " " SOLUTION "\n" PUZZLE " " SOLUTION "\n",
    "1," PUZZLE "," SOLUTION "\n2," PUZZLE "," SOLUTION "\n",
    SOLUTION "," PUZZLE "\n" SOLUTION "," PUZZLE "\n",
    "solution,puzzle\n" SOLUTION "," PUZZLE "\n" SOLUTION "," PUZZLE "\n",
    PUZZLE " # easy\n" PUZZLE " # hard\n",
    "#ASomebody\n" GRID,
    /* numbers of columns above */
    "1 2 3 4 5 6 7 8 9\n5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n. 9 8 . . . . 6 .\n8 . . . 6 . . . "
    "3\n"
    "4 . . 8 . 3 . . 1\n7 . . . 2 . . . 6\n. 6 . . . . 2 8 .\n. . . 4 1 9 . . 5\n. . . . 8 . . 7 "
    "9\n",
    "123456789\n" GRID,
    "  1 2 3 4 5 6 7 8 9\nA 5 3 . . 7 . . . .\nB 6 . . 1 9 5 . . .\nC . 9 8 . . . . 6 .\n"
    "D 8 . . . 6 . . . 3\nE 4 . . 8 . 3 . . 1\nF 7 . . . 2 . . . 6\nG . 6 . . . . 2 8 .\n"
    "H . . . 4 1 9 . . 5\nI . . . . 8 . . 7 9\n",
};

int main(void)
{
    static struct text text;
    unsigned read = 0;
    for (size_t i = 0; i < sizeof sections / sizeof *sections; i++) {
        text.length = 0;
        add(&text, sections[i]);
        CHECK(check_text(&text, "nothing", i));
        read += damage(&text);
    }
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        text.length = 0;
        add(&text, files[i]);
        check_text(&text, "nothing", i);
        read += damage_wholly(&text);
    }
    return damaged_result(read);
}
