/* Sheets with anything around the board: each is read as that board or refused, never read as
 * another one. */
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* The margins of the cells. */
struct sheet {
    char separator;
    const char *head;   /* numbers the columns; "": an empty row; NULL: none */
    const char *labels; /* number the rows; NULL: none */
    unsigned trailing;  /* separators at the ends of rows */
    unsigned leading;   /* empty columns before the cells */
    bool column_gaps;   /* empty columns between boxes */
    bool row_gaps;
    char blank; /* '\0': nothing */
};

struct text {
    size_t length;
    char data[4096];
};

static void add(struct text *text, char c)
{
    if (c && text->length + 1 < sizeof text->data)
        text->data[text->length++] = c;
}

/* Adds a row: LABEL and nine cells, '\0' for empty ones. */
static void add_row(struct text *text, const struct sheet *sheet, char label, const char *cells)
{
    for (unsigned i = 0; i < sheet->leading; i++)
        add(text, sheet->separator);
    if (sheet->labels) {
        add(text, label);
        add(text, sheet->separator);
    }
    for (unsigned i = 0; i < 9; i++) {
        add(text, cells[i]);
        if (i < 8)
            add(text, sheet->separator);
        if (sheet->column_gaps && (i == 2 || i == 5))
            add(text, sheet->separator);
    }
    for (unsigned i = 0; i < sheet->trailing; i++)
        add(text, sheet->separator);
    add(text, '\n');
}

static void write_sheet(const struct sheet *sheet, struct text *text)
{
    static const char nothing[9] = {'\0'};
    text->length = 0;
    if (sheet->head)
        add_row(text, sheet, '\0', *sheet->head ? sheet->head : nothing);
    for (unsigned row = 0; row < 9; row++) {
        char cells[9];
        for (unsigned i = 0; i < 9; i++)
            cells[i] = puzzle[row * 9 + i] == '.' ? sheet->blank : puzzle[row * 9 + i];
        add_row(text, sheet, sheet->labels ? sheet->labels[row] : '\0', cells);
        if (sheet->row_gaps && (row == 2 || row == 5))
            add_row(text, sheet, '\0', nothing);
    }
    text->data[text->length] = '\0';
}

/* Reads all of TEXT. Returns true if it is the puzzle. */
static bool is_read(const struct text *text)
{
    struct sudoku_text_puzzle found = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    struct sudoku_text_reader *reader = NULL;
    unsigned boards = 0, refused = 0;
    bool is_same = true;
    enum sudoku_status status =
        sudoku_text_reader_create_memory(NULL, text->data, text->length, &reader);
    CHECK_EQ(status, SUDOKU_OK);
    while (reader && (status = sudoku_text_reader_next(reader, &found, &error)) != SUDOKU_END) {
        refused += status != SUDOKU_OK;
        boards += status == SUDOKU_OK;
        is_same &= status != SUDOKU_OK || found.side == 9;
        for (unsigned i = 0; i < 81 && status == SUDOKU_OK && found.side == 9; i++)
            is_same &= found.givens[i] == (puzzle[i] == '.' ? 0 : puzzle[i] - '0');
        if (boards + refused > 40)
            break;
    }
    sudoku_text_reader_destroy(reader);
    CHECK(boards == 0 || (boards == 1 && is_same));
    CHECK(boards + refused > 0);
    return boards == 1;
}

int main(void)
{
    static const char separators[] = {',', ';', '\t'}, blanks[] = {'\0', '0', '.'};
    static const char *const heads[] = {NULL, "123456789", "012345678", "ABCDEFGHI", ""};
    static struct text text;
    unsigned all = 0, read = 0;
    for (unsigned way = 0; way < 3 * 3 * 5 * 4 * 3 * 3 * 3; way++) {
        const struct sheet sheet = {
            .column_gaps = way % 3 > 0,
            .row_gaps = way % 3 > 1,
            .separator = separators[way / 3 % 3],
            .blank = blanks[way / 9 % 3],
            .head = heads[way / 27 % 5],
            .labels = heads[way / 135 % 4],
            .trailing = way / 540 % 3,
            .leading = way / 1620,
        };
        int before = check_failures;
        write_sheet(&sheet, &text);
        all++;
        read += is_read(&text);
        if (check_failures > before)
            fprintf(stderr, "%s\n", text.data);
    }
    printf("%u of %u sheets are read, the others refused\n", read, all);
    CHECK(read > all / 2);
    return check_result();
}
