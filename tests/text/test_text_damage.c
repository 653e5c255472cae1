/* Damaged grids, tables and sheets: the puzzle is read, or nothing. */
#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"
#include "text/damaged.h"

/* A way of writing rows and cells. */
struct form {
    const char *head, *row, *cell, *between, *row_end, *end;
    const char *blank;
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

/* Writes the candidates of the puzzle, nine symbols a cell, with BLANK for deleted ones, and SPACE
 * (or '\0') after every EACH symbols. */
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

/* True if the one puzzle of TEXT is the one of write_pencilmarks(); others must be refused. */
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

/* 729 is 27 x 27 as well, and the symbols before a space may be another square. */
static void pencil_marks_are_no_large_board(void)
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

/* A grid whose rows and columns are numbered. */
struct numbers {
    const char *corner, *between, *blank;
    unsigned first;
    bool is_clear; /* they are no cells */
};

static const struct numbers numberings[] = {
    {"", ",", "", 0, true},   {"", "\t", "", 1, true},   {"", " ", "0", 0, true},
    {" ", " ", "0", 1, true}, {"", ",", "0", 0, true},   {"", ",", "0", 1, true},
    {" ", "", "0", 1, false}, {"#", "\t", ".", 1, true}, {"x", " ", ".", 1, false},
};

static void write_numbered(const struct numbers *numbers, struct text *text)
{
    text->length = 0;
    add(text, numbers->corner);
    for (unsigned i = 0; i < 9; i++) {
        const char number[] = {(char)('0' + i + numbers->first), '\0'};
        add(text, numbers->between);
        add(text, number);
    }
    for (unsigned i = 0; i < 81; i++) {
        const char digit[] = {puzzle[i], '\0'};
        const char number[] = {'\n', (char)('0' + i / 9 + numbers->first), '\0'};
        add(text, i % 9 == 0 ? number : "");
        add(text, numbers->between);
        add(text, puzzle[i] == '.' ? numbers->blank : digit);
    }
    add(text, "\n");
}

/* Numbers of columns or a date above the rows; if they are damaged, they are a row, and the last
 * row is one too many. */
static void refuses_a_grid_with_a_row_too_many(void)
{
    static const char *const heads[] = {"-1 2 3 4 5 6 7 8 9\n", "1 1 2 3 4 5 6 7 8\n",
                                        "026-03-14\n", "12.456789\n"};
    static const char *const ends[] = {"", "\n"};
    static struct text text;
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
        for (unsigned k = 0; k < 2; k++) {
            text.length = 0;
            add(&text, heads[i]);
            for (unsigned cell = 0; cell < 81; cell++) {
                add(&text, cell == 72 ? ends[k] : "");
                add(&text, (const char[]){puzzle[cell], '\0'});
                add(&text, cell % 9 == 8 ? "\n" : i < 2 ? " " : "");
            }
            CHECK(!check_text(&text, "its head changed", i));
        }
}

/* The number of boards in TEXT; *OTHERS counts those of another side. */
static unsigned count_boards(const struct text *text, unsigned side, unsigned *others)
{
    struct sudoku_text_puzzle found = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_reader *reader = NULL;
    enum sudoku_status status;
    unsigned boards = 0;
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, text->data, text->length, &reader), SUDOKU_OK);
    while ((status = sudoku_text_reader_next(reader, &found, NULL)) != SUDOKU_END) {
        boards += status == SUDOKU_OK;
        *others += status == SUDOKU_OK && found.side != side;
    }
    sudoku_text_reader_destroy(reader);
    return boards;
}

/* FORM with NUMBER in place of the given in the first cell of the board. */
static void write_with_number(const struct form *form, const char *number, struct text *text)
{
    text->length = 0;
    add(text, form->head);
    for (unsigned i = 0; i < 81; i++) {
        const char digit[] = {puzzle[i], '\0'};
        add(text, i % 9 == 0 ? form->row : form->between);
        add(text, form->cell);
        add(text, i == 0 ? number : puzzle[i] == '.' ? form->blank : digit);
        add(text, form->cell);
        if (i % 9 == 8)
            add(text, form->row_end);
    }
    add(text, form->end);
}

/* A number beyond the side is no digit, nor the value of a symbol: 33 is not X, 10 is not A. */
static void refuses_numbers_beyond_the_side(void)
{
    static struct text text;
    char number[8];
    unsigned others = 0;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        for (unsigned n = 10; n < 100; n++)
            for (unsigned zeros = 0; zeros < 2; zeros++) {
                /* Nine symbols a cell are candidates. */
                if (strlen(forms[i].blank) == 9)
                    continue;
                snprintf(number, sizeof number, "%s%u", zeros ? "0" : "", n);
                write_with_number(&forms[i], number, &text);
                CHECK_EQ(count_boards(&text, 9, &others), 0);
            }
}

/* Ways of writing the rows of a board of side 4. */
static const char *const small_forms[][2] = {{"", "\n"}, {" ", "\n"}, {",", "\n"}, {"\t", "\n"}};

/* Writes board NUMBER, without row LOST, and with row DOUBLED twice; 4 for neither. */
static void write_small(unsigned number, const char *const form[2], unsigned lost, unsigned doubled,
                        struct text *text)
{
    static const char solution[] = "2143341242311324";
    unsigned seed = 7 * number + 1;
    text->length = 0;
    for (unsigned i = 0; i < 16; i++) {
        seed = seed * 1103515245 + 12345;
        const char cell[] = {(seed >> 16) % 3 ? '_' : solution[i], '\0'};
        if (i / 4 == lost)
            continue;
        add(text, cell);
        add(text, form[i % 4 == 3]);
        if (i % 4 == 3 && i / 4 == doubled) {
            char row[16];
            size_t length = 3 * (1 + strlen(form[0])) + 2;
            memcpy(row, text->data + text->length - length, length);
            row[length] = '\0';
            add(text, row);
        }
    }
}

/* Lines of four cells are puzzles of side 2 as well as rows of side 4. */
static void refuses_rows_of_a_damaged_small_board(void)
{
    static struct text text;
    unsigned others = 0, boards = 0;
    for (unsigned number = 0; number < 401; number++)
        for (size_t i = 0; i < sizeof small_forms / sizeof *small_forms; i++)
            for (unsigned row = 0; row < 4; row++) {
                write_small(number, small_forms[i], row, 4, &text);
                boards += count_boards(&text, 4, &others);
                write_small(number, small_forms[i], 4, row, &text);
                boards += count_boards(&text, 4, &others);
            }
    CHECK_EQ(others, 0);
    CHECK_EQ(boards, 0);
}

static unsigned damage_sheets(void)
{
    static struct text text;
    unsigned read = 0;
    for (unsigned i = 0; i < 2 + sizeof numberings / sizeof *numberings; i++) {
        const struct numbers *numbers = i < 2 ? NULL : &numberings[i - 2];
        if (numbers)
            write_numbered(numbers, &text);
        else
            write_gaps(i, &text);
        CHECK(check_text(&text, "nothing", 0) == (!numbers || numbers->is_clear));
        read += damage_wholly(&text);
    }
    return read;
}

int main(void)
{
    static struct text text;
    pencil_marks_are_no_large_board();
    refuses_a_grid_with_a_row_too_many();
    refuses_numbers_beyond_the_side();
    refuses_rows_of_a_damaged_small_board();
    unsigned read = damage_sheets();
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        write_text(&forms[i], &text);
        CHECK(check_text(&text, "nothing", 0));
        read += damage_wholly(&text);
    }
    return damaged_result(read);
}
