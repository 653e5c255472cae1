/* Texts in which a byte was lost, added or doubled: each is read as the puzzle, but for the cell
 * that it was, or refused, never as another puzzle. */
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

#define PUZZLE   "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

#define GROUPS                                                                                     \
    "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79"

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

static const char puzzle[] = PUZZLE;

/* How rows and cells are written. */
struct form {
    const char *head, *row, *cell, *between, *row_end, *end;
    const char *blank;
};

static const char *const lines[] = {
    PUZZLE "," SOLUTION "\n",
    SOLUTION "," PUZZLE "\n",
    "7 " SOLUTION " " PUZZLE "\n",
    "1," PUZZLE "," SOLUTION "\n",
    "solution,puzzle\n" SOLUTION "," PUZZLE "\n",
    "id,puzzle,solution\n1," PUZZLE "," SOLUTION "\n",
    "solution;difficulty;name;puzzle\n" SOLUTION ";\"hard\";\"One\";\"" PUZZLE "\"\n",
    "12: " PUZZLE "\n",
    "3 " GROUPS "\n",
};

static const struct form forms[] = {
    {"", "", "", ",", "\n", "", ""},
    {"", "", "", ";", "\n", "", ""},
    {"", "", "", "\t", "\n", "", ""},
    {"", "", "\"", ",", "\n", "", ""},
    {"", "", "", ",", ",,\n", "", ""},
    {"| | | | | | | | | |\n|-|-|-|-|-|-|-|-|-|\n", "| ", "", " | ", " |\n", "", " "},
    {"[", "[", "", ", ", "], ", "]\n", "null"},
    {"{\"id\": 12, \"puzzle\": [", "[", "\"", ", ", "], ", "]}\n", ""},
    {"board = [\n", "\"", "", "", "\",\n", "]\n", "."},
    {"[", "[", "", " ", "]\n", "]\n", "nan"},
    {"<table>\n", "<tr><td>", "", "</td><td>", "</td></tr>\n", "</table>\n", ""},
    {"+-------------------+\n", "| ", "", " ", " |\n", "+-------------------+\n", "."},
    {"+---+---+---+---+---+---+---+---+---+\n", "| ", "", " | ",
     " |\n+---+---+---+---+---+---+---+---+---+\n", "", " "},
    {".-------------------.\n", "| ", "", " ", " |\n", "'-------------------'\n", "123456789"},
};

struct text {
    size_t length;
    char data[4096];
};

static void add(struct text *text, const char *piece)
{
    size_t length = strlen(piece);
    if (text->length + length < sizeof text->data)
        memcpy(text->data + text->length, piece, length + 1);
    text->length += length;
}

static void write_text(const struct form *form, struct text *text)
{
    text->length = 0;
    add(text, form->head);
    for (unsigned i = 0; i < 81; i++) {
        const char digit[] = {puzzle[i], '\0'};
        add(text, i % 9 == 0 ? form->row : form->between);
        add(text, form->cell);
        add(text, puzzle[i] == '.' ? form->blank : digit);
        add(text, form->cell);
        if (i % 9 == 8)
            add(text, form->row_end);
    }
    add(text, form->end);
}

/* Whether cell I of FOUND is that of the puzzle, as a digit or as what it can be. */
static bool is_same(const struct sudoku_text_puzzle *found, unsigned i)
{
    unsigned digit = puzzle[i] == '.' ? 0 : (unsigned)(puzzle[i] - '0');
    if (!found->candidates)
        return found->givens[i] == digit;
    return found->candidates[i] == (digit ? sudoku_digitset_of(digit) : sudoku_digitset_all(9));
}

/* How many cells FOUND has that the puzzle has not. */
static unsigned differences(const struct sudoku_text_puzzle *found)
{
    unsigned different = found->side == 9 ? 0 : 81;
    for (unsigned i = 0; i < 81 && found->side == 9; i++)
        different += !is_same(found, i);
    return different;
}

/* Reads TEXT, which was damaged by WHAT; whether it was read without a complaint. No other board
 * may be read beside one. */
static bool check_text(const struct text *text, const char *what, size_t place)
{
    struct sudoku_text_puzzle found = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_reader *reader = NULL;
    unsigned boards = 0, refused = 0, wrong = 0;
    enum sudoku_status status =
        sudoku_text_reader_create_memory(NULL, text->data, text->length, &reader);
    CHECK_EQ(status, SUDOKU_OK);
    while (reader && (status = sudoku_text_reader_next(reader, &found, NULL)) != SUDOKU_END) {
        refused += status != SUDOKU_OK;
        boards += status == SUDOKU_OK;
        wrong += status == SUDOKU_OK && differences(&found) > 1;
    }
    sudoku_text_reader_destroy(reader);
    CHECK(wrong == 0);
    if (wrong > 0)
        fprintf(stderr, "%s at %zu:\n%.*s\n", what, place, (int)text->length, text->data);
    return boards > 0 && refused == 0;
}

static unsigned damage(const struct text *text, bool is_drawing)
{
    /* A byte doubled, and others. */
    static const char extra[] = {'\0', ' ', '1', ',', '|', '\t', '"', '.', '-', 'x'};
    const size_t added = is_drawing ? 1 : sizeof extra, changed = sizeof extra;
    static struct text damaged;
    unsigned read = 0;
    for (size_t i = 0; i < text->length; i++) {
        damaged.length = text->length - 1;
        memcpy(damaged.data, text->data, i);
        memcpy(damaged.data + i, text->data + i + 1, text->length - i - 1);
        read += check_text(&damaged, "a byte lost", i);
        for (size_t k = 0; k < added; k++) {
            damaged.length = text->length + 1;
            memcpy(damaged.data, text->data, i);
            damaged.data[i] = extra[k] ? extra[k] : text->data[i];
            memcpy(damaged.data + i + 1, text->data + i, text->length - i);
            read += check_text(&damaged, "a byte added", i);
        }
        for (size_t k = 1; k < changed; k++) {
            damaged = *text;
            damaged.data[i] = extra[k];
            read += check_text(&damaged, "a byte changed", i);
        }
    }
    return read;
}

/* The candidates of the puzzle, nine symbols a cell, with BLANK for what is gone and SPACE (or
 * '\0') behind so many symbols as EACH. */
static void write_pencilmarks(char blank, unsigned each, char space, struct text *text)
{
    text->length = 0;
    for (unsigned i = 0; i < 729; i++) {
        const char digit = (char)('1' + i % 9);
        const char symbol = puzzle[i / 9] == '.' || puzzle[i / 9] == digit ? digit : blank;
        add(text, (const char[]){symbol, '\0'});
        if ((i + 1) % each == 0 && i < 728)
            add(text, (const char[]){space, '\0'});
    }
}

/* Whether the one puzzle of TEXT is that of write_pencilmarks(); one that is not is refused. */
static bool are_pencilmarks(const struct text *text)
{
    struct sudoku_text_puzzle found = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_reader *reader = NULL;
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, text->data, text->length, &reader), SUDOKU_OK);
    enum sudoku_status status = sudoku_text_reader_next(reader, &found, NULL);
    CHECK(status == SUDOKU_ERR_TEXT || (status == SUDOKU_OK && found.side == 9));
    bool are_same = status == SUDOKU_OK && found.side == 9 && found.candidates;
    for (unsigned i = 0; i < 81 && are_same; i++)
        are_same = found.candidates[i] == (puzzle[i] == '.'
                                               ? sudoku_digitset_all(9)
                                               : sudoku_digitset_of((unsigned)(puzzle[i] - '0')));
    sudoku_text_reader_destroy(reader);
    return are_same;
}

/* 729 is 27 x 27 as well, and what a space leaves before it another square. */
static void pencilmarks_are_no_large_board(void)
{
    static struct text text;
    for (const char *blank = ".0*-_"; *blank; blank++) {
        write_pencilmarks(*blank, 729, '\0', &text);
        CHECK(are_pencilmarks(&text));
        write_pencilmarks(*blank, 9, ' ', &text);
        CHECK(are_pencilmarks(&text));
        for (unsigned root = 9; root < 27; root++) {
            write_pencilmarks(*blank, root * root, ' ', &text);
            CHECK(!are_pencilmarks(&text) || root == 9);
        }
    }
}

/* Of two boards on a line the one is the puzzle whose digits the other has. */
static void lesser_board_is_the_puzzle(void)
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

/* A sheet with empty rows, and columns, between boxes. */
static void write_gaps(bool has_columns, struct text *text)
{
    text->length = 0;
    for (unsigned i = 0; i < 81; i++) {
        const char digit[] = {puzzle[i] == '.' ? '\0' : puzzle[i], '\0'};
        if (i > 0 && i % 27 == 0)
            add(text, has_columns ? ",,,,,,,,,,\n" : ",,,,,,,,\n");
        add(text, digit);
        add(text, i % 9 == 8 ? "\n" : has_columns && i % 3 == 2 ? ",," : ",");
    }
}

/* A sheet whose rows and columns are numbered from 0. */
static void write_numbered(struct text *text)
{
    text->length = 0;
    add(text, ",0,1,2,3,4,5,6,7,8");
    for (unsigned i = 0; i < 81; i++) {
        const char digit[] = {puzzle[i], '\0'}, number[] = {'\n', (char)('0' + i / 9), '\0'};
        add(text, i % 9 == 0 ? number : "");
        add(text, ",");
        add(text, puzzle[i] == '.' ? "" : digit);
    }
    add(text, "\n");
}

/* Objects that have a solution as well, and what lies before and behind a board in them. */
static const char *const objects[] = {
    "{\n\"puzzle\": \"" PUZZLE "\",\n\"solution\": \"" SOLUTION "\"}\n",
    "{\n\"solution\": \"" SOLUTION "\",\n\"puzzle\": \"" PUZZLE "\"\n}\n",
    "{\"id\": 7, \"puzzle\": \"" PUZZLE "\", \"solution\": \"" SOLUTION "\"}\n",
    "{\"solution\": \"" SOLUTION "\", \"puzzle\": \"" PUZZLE "\"}\n",
    "{\n  \"solution\":\n  " ROWS_OF_SOLUTION ",\n  \"grid\":\n  " ROWS "\n}\n",
    "{\n  \"grid\": " ROWS ",\n  \"solution\": " ROWS_OF_SOLUTION "\n}\n",
    "{\"grid\": " ROWS ", \"solution\": " ROWS_OF_SOLUTION "}\n",
    "{\"solution\": " ROWS_OF_SOLUTION ", \"grid\": " ROWS "}\n",
    "{\n  \"solution\": [\n" LINES_OF_SOLUTION "],\n  \"grid\":\n  " ROWS "\n}\n",
};

/* Texts whose beginning or end is lost. */
static void cut(const struct text *text)
{
    static struct text rest;
    for (size_t i = 1; i < text->length; i++) {
        rest.length = text->length - i;
        memcpy(rest.data, text->data + i, rest.length);
        check_text(&rest, "the beginning lost", i);
        memcpy(rest.data, text->data, rest.length);
        check_text(&rest, "the end lost", i);
    }
}

static unsigned damage_sheets(void)
{
    static struct text text;
    unsigned read = 0;
    for (unsigned i = 0; i < 3; i++) {
        if (i < 2)
            write_gaps(i, &text);
        else
            write_numbered(&text);
        CHECK(check_text(&text, "nothing", 0));
        read += damage(&text, false);
        cut(&text);
    }
    return read;
}

int main(void)
{
    pencilmarks_are_no_large_board();
    lesser_board_is_the_puzzle();
    static struct text text;
    unsigned read = damage_sheets();
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        text.length = 0;
        add(&text, lines[i]);
        CHECK(check_text(&text, "nothing", 0) || i + 1 == sizeof lines / sizeof *lines);
        read += damage(&text, false);
    }
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        write_text(&forms[i], &text);
        CHECK(check_text(&text, "nothing", 0));
        /* Bars with something before them are a drawing. */
        read += damage(&text, *forms[i].head == '|');
        cut(&text);
    }
    for (size_t i = 0; i < sizeof objects / sizeof *objects; i++) {
        text.length = 0;
        add(&text, objects[i]);
        CHECK(check_text(&text, "nothing", 0));
        read += damage(&text, false);
        cut(&text);
    }
    printf("%u damaged texts are read, the others refused\n", read);
    CHECK(read > 1000);
    return check_result();
}
