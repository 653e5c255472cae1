/* The symbols of the digits of a puzzle, found out from all of its cells.
 *
 * Usually they are 1..9 A..Z, and 0 is a blank. But 0 may be a digit beside other blanks (0-F), or
 * letters may be the only symbols (A-P, or those of a word). If two readings are possible, neither
 * is taken. */
#ifndef TEXT_READ_BOARD_ALPHABET_H
#define TEXT_READ_BOARD_ALPHABET_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/text.h>

#include "common/text_out.h"
#include "text/symbols.h"

/* The value of a token before its digit is known: 0 for a blank, 1..35 for a symbol, TEXT_NUMBER +
 * N for a number N of several characters, which is no symbol. */
enum {
    TEXT_NUMBER = 0x40, /* plus 1..64 */
    TEXT_ZERO = 0xC0    /* 0 or 00, a blank or a digit */
};

/* Symbols have values 0..35. */
enum { TEXT_ALPHABET_SIZE = TEXT_SYMBOL_SIDE + 1 };

/* True if VALUE is a blank, or may be one. */
static inline bool text_value_is_blank(unsigned value)
{
    return value == 0 || value == TEXT_ZERO;
}

/* True if VALUE is a letter. */
static inline bool text_value_is_letter(unsigned value)
{
    return value > 9 && value < TEXT_ALPHABET_SIZE;
}

/* The number that VALUE is with the usual symbols; 0 for blanks and TEXT_ZERO. */
static inline unsigned text_value_number(unsigned value)
{
    return value == TEXT_ZERO ? 0 : value > TEXT_NUMBER ? value - TEXT_NUMBER : value;
}

struct text_alphabet {
    unsigned side; /* 0: unknown */
    /* The symbol of each digit from 1 on, terminated; empty if they are the usual ones. */
    char symbols[TEXT_ALPHABET_SIZE + 1];
    uint8_t digits[TEXT_ALPHABET_SIZE]; /* of each value; 0: none */
};

/* Sets the symbols that SPELLING names: all of them in the order of the digits, or a range such as
 * 0-F, where 0 is the highest digit. False: it names none. */
bool text_alphabet_name(struct text_alphabet *alphabet, const char *spelling);

/* The same for the argument `symbols` of a public function, which has to name SIDE of them.
 * *ALPHABET is ROOM, or NULL if SYMBOLS is. False: bad argument. */
bool text_alphabet_take(const char *symbols, unsigned side, struct text_alphabet *room,
                        const struct text_alphabet **alphabet);

/* The digit of VALUE, no blank, with the symbols NAMED; 0: none. A number of several characters is
 * its own digit, or none. */
unsigned text_alphabet_digit(const struct text_alphabet *named, unsigned value);

enum text_alphabet_answer {
    TEXT_ALPHABET_FOUND = 0,
    TEXT_ALPHABET_NONE = 1,
    /* 0 may be a blank or a digit. */
    TEXT_ALPHABET_ZERO_UNSURE = 2,
    /* Some letters of a word are not shown. */
    TEXT_ALPHABET_TOO_FEW = 3,
    /* 0 is the highest digit of a solved board, or a blank in each row. */
    TEXT_ALPHABET_ZERO_FILLS = 4
};

/* Turns the values in CELLS, SIDE * SIDE of them, into digits; after a failure they are undefined.
 * HAS_MINUS_ONE: blanks were written so. NAMED are the caller's symbols, side 0 for none. ALPHABET
 * holds the symbols of the last puzzle, which decide in doubt, and then those of this one. */
enum text_alphabet_answer text_alphabet_choose(unsigned side, bool has_minus_one,
                                               const struct text_alphabet *named, uint8_t *cells,
                                               struct text_alphabet *alphabet);

/* Fills *ERROR with the reason for ANSWER, of a puzzle that begins on LINE. */
void text_alphabet_explain(enum text_alphabet_answer answer, unsigned side, uint64_t line,
                           struct sudoku_text_error *error);

/* Writes DIGIT as its symbol in ALPHABET, or in decimal if that is NULL or lacks it. */
void text_out_digit(struct text_out *out, unsigned digit, const struct text_alphabet *alphabet);

#endif
