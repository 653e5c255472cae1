/* The symbols of digits: 1-G, 0-F, A-P, words, and named ones. */
#include "support/text_helpers.h"

/* The first symbol of board16(), without a blank: row 5, column 16. */
enum { SIDE = 16, FIRST_AT = 4 * SIDE + SIDE - 1 };

/* A solved board of side 16 in SYMBOLS with every third cell blank, in rows that END separates. */
static const char *board16(const char *symbols, const char *blank, const char *end)
{
    static char text[4096];
    char *out = text;
    for (unsigned row = 0; row < SIDE; row++) {
        for (unsigned column = 0; column < SIDE; column++) {
            unsigned digit = (4 * (row % 4) + row / 4 + column) % SIDE;
            bool is_blank = *blank && (row + 2 * column) % 3 == 0;
            out += sprintf(out, "%s", is_blank ? blank : (char[]){symbols[digit], '\0'});
        }
        out += sprintf(out, "%s", end);
    }
    return text;
}

/* The digit of the first symbol of board16(), and the SYMBOLS that the reader found. */
static unsigned digit_of_first(const char *text, const char *named, char symbols[SIDE + 1])
{
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_reader *reader = NULL;
    options.symbols = named;
    unsigned digit = 0;
    CHECK_EQ(sudoku_text_reader_create_memory(&options, text, strlen(text), &reader), SUDOKU_OK);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_OK);
    CHECK_EQ(puzzle.side, SIDE);
    snprintf(symbols, SIDE + 1, "%s", "");
    if (puzzle.symbols)
        snprintf(symbols, SIDE + 1, "%.*s", SIDE, puzzle.symbols);
    if (puzzle.givens)
        digit = puzzle.givens[FIRST_AT];
    sudoku_text_reader_destroy(reader);
    return digit;
}

/* In rows and on a line, side 16. */
static void finds_symbols_from_the_whole_puzzle(void)
{
    static const struct {
        const char *symbols, *blank, *found;
        unsigned first;
    } forms[] = {
        {"123456789ABCDEFG", ".", "", 1},
        {"123456789ABCDEFG", "0", "", 1},
        {"0123456789ABCDEF", ".", "123456789ABCDEF0", 16},
        {"0123456789abcdef", "_", "123456789ABCDEF0", 16},
        {"ABCDEFGHIJKLMNOP", ".", "ABCDEFGHIJKLMNOP", 1},
        {"abcdefghijklmnop", "0", "ABCDEFGHIJKLMNOP", 1},
        {"BACDEFGHIJKLMOPZ", ".", "ABCDEFGHIJKLMOPZ", 2},
    };
    char symbols[SIDE + 1];
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        static const char *const ends[] = {"\n", ""};
        for (size_t e = 0; e < 2; e++) {
            const char *text = board16(forms[i].symbols, forms[i].blank, ends[e]);
            CHECK_EQ(digit_of_first(text, NULL, symbols), forms[i].first);
            CHECK_TEXT(symbols, forms[i].found);
        }
    }
}

static void named_symbols_are_used(void)
{
    char symbols[SIDE + 1];
    const char *text = board16("0123456789ABCDEF", ".", "\n");
    CHECK_EQ(digit_of_first(text, "0123456789abcdef", symbols), 1);
    CHECK_TEXT(symbols, "0123456789ABCDEF");
    CHECK_EQ(digit_of_first(text, "0-F", symbols), 16);
    text = board16("123456789ABCDEFG", "0", "\n");
    CHECK_EQ(digit_of_first(text, "1-g", symbols), 1);
}

static void bad_names_of_symbols_are_refused(void)
{
    static const char *const bad[] = {"",       "1",   "11", "1-",  "G-1",
                                      "1-\xFF", "12?", "-",  "a-a", "aA"};
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    struct sudoku_text_reader *reader;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        options.symbols = bad[i];
        CHECK_EQ(sudoku_text_reader_create_memory(&options, "", 0, &reader), SUDOKU_ERR_ARGUMENT);
        CHECK(reader == NULL);
    }
    options.symbols = "1-9";
    options.side = 16;
    CHECK_EQ(sudoku_text_reader_create_memory(&options, "", 0, &reader), SUDOKU_ERR_ARGUMENT);
}

struct example {
    const char *text;
    const char *says;
};

static const struct example words[] = {
    /* A to I, and the nine letters of a word, which are digits in the order of the alphabet. */
    {"AB.DC.ABBACD..AB", "1: line 4 0x0 1204301221340012\n"},
    {"FO.R\nR.FO\n.FRM\nOR.F\n", "1: grid 4 0x0 1304401301423401\n"},
    {"FORM\nRMFO\nMFOR\nORMF\n", "1: grid 4 0x0 1342421321343421\n"},
    /* Not all of them are shown. */
    {"FO..\n..FO\n.F.O\nO..F\n",
     "error 1:1 expected 4 different letters, found fewer, not all from A on: name the symbols\n"},
    {"FO.A\nR.FO\n.FRO\nOR.B\n", "error 1:1 expected a digit 1..4 or a blank, found 'F'\n"},
    /* Letters that are no puzzle are still faults. */
    {"QA.1\n34.2\n.14.\n4.21\n", "error 1:1 expected a digit 1..4 or a blank, found 'Q'\n"},
    /* 0 beside another blank. */
    {"1.34\n3402\n.14.\n4.21\n", "1: grid 4 0x0 1034340201404021\n"},
    {"1.3.\n.3.0\n..1.\n3.01\n",
     "error 1:1 expected one blank, found 0 and others: 0 is a blank (symbols 1-4) or a digit "
     "(0-3); name the symbols\n"},
    {"1.3.\n.300\n..1.\n3.01\n", "1: grid 4 0x0 1030030000103001\n"},
    {"1 -1 3 -1\n-1 3 -1 0\n-1 -1 1 -1\n3 -1 0 1\n", "1: numbers 4 0x0 1030030400103041\n"},
    /* Twice in a row among digits that count from 0. */
    {"1 -1 0 0\n-1 3 -1 -1\n-1 -1 1 -1\n3 -1 -1 1\n",
     "error 1:1 expected one blank, found 0 and others: 0 is a blank (symbols 1-4) or a digit "
     "(0-3); name the symbols\n"},
    /* The highest number beside several zeros and other blanks is a mistake, or 0 is a blank. */
    {"0 -1 2 3\n4 0 -1 1\n-1 2 0 -1\n1 -1 -1 0\n",
     "error 1:1 expected one blank, found 0 and others: 0 is a blank (symbols 1-4) or a digit "
     "(0-3); "
     "name the symbols\n"},
    /* The puzzle before decides. */
    {"1.34\n3402\n.14.\n4.21\n\n1.3.\n.3.0\n..1.\n3.01\n",
     "1: grid 4 0x0 1034340201404021\n6: grid 4 0x0 1030030000103001\n"},
};

static void letters_and_zeros_are_distinguished(void)
{
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        CHECK_TEXT(said(words[i].text), words[i].says);
}

int main(void)
{
    finds_symbols_from_the_whole_puzzle();
    named_symbols_are_used();
    bad_names_of_symbols_are_refused();
    letters_and_zeros_are_distinguished();
    return check_result();
}
