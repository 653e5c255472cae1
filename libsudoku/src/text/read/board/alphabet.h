/* Which characters stand for the digits of a puzzle, decided from all of its cells.
 *
 * Usually 1..9 A..Z stand for 1..35 and 0 is a blank. But 0 may be a digit beside other blanks
 * (0-F), letters may be the only symbols (A-P), or those of a word. Where two readings stand,
 * neither is taken. */
#ifndef TEXT_READ_BOARD_ALPHABET_H
#define TEXT_READ_BOARD_ALPHABET_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/text.h>

#include "text/symbols.h"

/* Values of cells before their digits are known: 0 for a blank, 1..35 for a symbol, TEXT_NUMBER + N
 * for a number N of several characters, which no symbol is equal to. */
enum {
    TEXT_NUMBER = 0x40, /* 1..64 are added to it */
    TEXT_ZERO = 0xC0    /* 0 or 00: a blank or a digit */
};

/* Symbols have values 0..35. */
enum { TEXT_ALPHABET_SIZE = TEXT_SYMBOL_SIDE + 1 };

/* Whether VALUE is a blank, or may be one. */
static inline bool text_value_is_blank(unsigned value)
{
    return value == 0 || value == TEXT_ZERO;
}

/* Whether VALUE is that of a letter. */
static inline bool text_value_is_letter(unsigned value)
{
    return value > 9 && value < TEXT_ALPHABET_SIZE;
}

/* The number that VALUE counts for with the usual symbols; 0 for blanks and TEXT_ZERO. */
static inline unsigned text_value_number(unsigned value)
{
    return value == TEXT_ZERO ? 0 : value > TEXT_NUMBER ? value - TEXT_NUMBER : value;
}

struct text_alphabet {
    unsigned side; /* 0: not known */
    /* The symbol of each digit from 1 on, terminated; the first is '\0' where they are the usual
     * ones. */
    char symbols[TEXT_ALPHABET_SIZE + 1];
    uint8_t digits[TEXT_ALPHABET_SIZE]; /* the digit of each value; 0: none */
};

/* Takes the symbols that SPELLING names: all of them in the order of the digits, or the first and
 * the last one with '-' between, such as 0-F, where 0 stands for the highest digit. False: it names
 * none. */
bool text_alphabet_name(struct text_alphabet *alphabet, const char *spelling);

/* The same for a caller's argument `symbols`, which has to name as many as SIDE; *ALPHABET is NULL
 * where SYMBOLS is. False: the argument is bad. */
bool text_alphabet_take(const char *symbols, unsigned side, struct text_alphabet *room,
                        const struct text_alphabet **alphabet);

/* The digit of VALUE, which is no blank, with the symbols NAMED; 0: none. A number of several
 * characters is the digit that it counts for, or none. */
unsigned text_alphabet_digit(const struct text_alphabet *named, unsigned value);

/* What is known of a complete board before its symbols are. */
struct text_symbols_seen {
    unsigned side;
    bool are_usual;   /* no value is over the side */
    bool are_letters; /* and blanks; no digit 1..9, no number */
    bool has_minus_one;
};

enum text_alphabet_answer {
    TEXT_ALPHABET_FOUND = 0,
    TEXT_ALPHABET_NONE = 1,
    /* 0 may be a blank or a digit. */
    TEXT_ALPHABET_ZERO_UNSURE = 2,
    /* Letters of a word some of which are not shown. */
    TEXT_ALPHABET_TOO_FEW = 3,
    /* 0 stands for the highest digit of a solved board, or for a blank in each row. */
    TEXT_ALPHABET_ZERO_FILLS = 4
};

/* Turns the values in CELLS, side * side of them with TEXT_ZERO among them, into digits; on failure
 * they are no digits. NAMED are the symbols that the caller named (its side is 0: none); ALPHABET
 * holds those of the puzzle before, which decide what is unsure, and then those of this one. */
enum text_alphabet_answer text_alphabet_choose(const struct text_symbols_seen *seen,
                                               const struct text_alphabet *named, uint8_t *cells,
                                               struct text_alphabet *alphabet);

/* Says in *ERROR why ANSWER is none, of a puzzle that begins on LINE. */
void text_alphabet_explain(enum text_alphabet_answer answer, unsigned side, uint64_t line,
                           struct sudoku_text_error *error);

#endif
