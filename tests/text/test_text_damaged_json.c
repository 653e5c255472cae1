/* Damaged JSON objects of a puzzle and its solution: the puzzle is read, or nothing. */
#include <sudoku/sudoku.h>

#include "support/check.h"
#include "text/damaged.h"

#define ROWS                                                                                       \
    "["                                                                                            \
    "[5,3,0,0,7,0,0,0,0]"                                                                          \
    ", "                                                                                           \
    "[6,0,0,1,9,5,0,0,0]"                                                                          \
    ", "                                                                                           \
    "[0,9,8,0,0,0,0,6,0]"                                                                          \
    ", "                                                                                           \
    "[8,0,0,0,6,0,0,0,3]"                                                                          \
    ", "                                                                                           \
    "[4,0,0,8,0,3,0,0,1]"                                                                          \
    ", "                                                                                           \
    "[7,0,0,0,2,0,0,0,6]"                                                                          \
    ", "                                                                                           \
    "[0,6,0,0,0,0,2,8,0]"                                                                          \
    ", "                                                                                           \
    "[0,0,0,4,1,9,0,0,5]"                                                                          \
    ", "                                                                                           \
    "[0,0,0,0,8,0,0,7,9]"                                                                          \
    "]"

#define ROWS_OF_SOLUTION                                                                           \
    "["                                                                                            \
    "[5,3,4,6,7,8,9,1,2]"                                                                          \
    ", "                                                                                           \
    "[6,7,2,1,9,5,3,4,8]"                                                                          \
    ", "                                                                                           \
    "[1,9,8,3,4,2,5,6,7]"                                                                          \
    ", "                                                                                           \
    "[8,5,9,7,6,1,4,2,3]"                                                                          \
    ", "                                                                                           \
    "[4,2,6,8,5,3,7,9,1]"                                                                          \
    ", "                                                                                           \
    "[7,1,3,9,2,4,8,5,6]"                                                                          \
    ", "                                                                                           \
    "[9,6,1,5,3,7,2,8,4]"                                                                          \
    ", "                                                                                           \
    "[2,8,7,4,1,9,6,3,5]"                                                                          \
    ", "                                                                                           \
    "[3,4,5,2,8,6,1,7,9]"                                                                          \
    "]"

#define LINES_OF_SOLUTION                                                                          \
    "[5,3,4,6,7,8,9,1,2],\n"                                                                       \
    "[6,7,2,1,9,5,3,4,8],\n"                                                                       \
    "[1,9,8,3,4,2,5,6,7],\n"                                                                       \
    "[8,5,9,7,6,1,4,2,3],\n"                                                                       \
    "[4,2,6,8,5,3,7,9,1],\n"                                                                       \
    "[7,1,3,9,2,4,8,5,6],\n"                                                                       \
    "[9,6,1,5,3,7,2,8,4],\n"                                                                       \
    "[2,8,7,4,1,9,6,3,5],\n"                                                                       \
    "[3,4,5,2,8,6,1,7,9]\n"

#define STRINGS                                                                                    \
    "    \"53..7....\",\n"                                                                         \
    "    \"6..195...\",\n"                                                                         \
    "    \".98....6.\",\n"                                                                         \
    "    \"8...6...3\",\n"                                                                         \
    "    \"4..8.3..1\",\n"                                                                         \
    "    \"7...2...6\",\n"                                                                         \
    "    \".6....28.\",\n"                                                                         \
    "    \"...419..5\",\n"                                                                         \
    "    \"....8..79\"\n"

#define STRINGS_OF_SOLUTION                                                                        \
    "    \"534678912\",\n"                                                                         \
    "    \"672195348\",\n"                                                                         \
    "    \"198342567\",\n"                                                                         \
    "    \"859761423\",\n"                                                                         \
    "    \"426853791\",\n"                                                                         \
    "    \"713924856\",\n"                                                                         \
    "    \"961537284\",\n"                                                                         \
    "    \"287419635\",\n"                                                                         \
    "    \"345286179\"\n"

/* Objects with a solution, and with other members before and after the board. */
static const char *const objects[] = {
    "{\n\"puzzle\": \"" PUZZLE "\",\n\"solution\": \"" SOLUTION "\"}\n",
    "{\n\"solution\": \"" SOLUTION "\",\n\"puzzle\": \"" PUZZLE "\"\n}\n",
    "{\"id\": 7, \"puzzle\": \"" PUZZLE "\", \"solution\": \"" SOLUTION "\"}\n",
    "{\"solution\": \"" SOLUTION "\", \"puzzle\": \"" PUZZLE "\"}\n",
    "{\n  \"solution\":\n  " ROWS_OF_SOLUTION ",\n  \"grid\":\n  " ROWS "\n}\n",
    "{\n  \"grid\": " ROWS ",\n  \"solution\": " ROWS_OF_SOLUTION "\n}\n",
    "{\"grid\": " ROWS ", \"solution\": " ROWS_OF_SOLUTION "}\n",
    "{\"solution\": " ROWS_OF_SOLUTION ", \"grid\": " ROWS "}\n",
    "{\n\"puzzle\":\n\"" PUZZLE "\",\n\"solution\":\n\"" SOLUTION "\"\n}\n",
    "{\n\"solution\":\n\"" SOLUTION "\",\n\"puzzle\":\n\"" PUZZLE "\"\n}\n",
    "{\n\"puzzle\"\n:\n\"" PUZZLE "\"\n,\n\"solution\"\n:\n\"" SOLUTION "\"\n}\n",
    "{\n  \"puzzle\": [\n" STRINGS "  ],\n  \"solution\": [\n" STRINGS_OF_SOLUTION "  ]\n}\n",
    "{\n  \"solution\": [\n" STRINGS_OF_SOLUTION "  ],\n  \"puzzle\": [\n" STRINGS "  ]\n}\n",
    "{\n  \"solution\": [\n" LINES_OF_SOLUTION "],\n  \"grid\":\n  " ROWS "\n}\n",
};

int main(void)
{
    static struct text text;
    unsigned read = 0;
    for (size_t i = 0; i < sizeof objects / sizeof *objects; i++) {
        text.length = 0;
        add(&text, objects[i]);
        CHECK(check_text(&text, "nothing", 0));
        read += damage_wholly(&text);
    }
    return damaged_result(read);
}
