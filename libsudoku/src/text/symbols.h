/* The symbols of digits, and the characters around them. */
#ifndef TEXT_SYMBOLS_H
#define TEXT_SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Maximum side with symbols, 1..9 A..Z; larger sides are written as numbers. */
enum { TEXT_SYMBOL_SIDE = 35 };

/* No symbol. As a digit it has all upper bits set. */
enum { TEXT_NO_SYMBOL = 0xFF };

/* The digit of each character, in either case; 0 for the blanks . 0 * _; or TEXT_NO_SYMBOL. */
extern const uint8_t text_symbol_values[256];

static inline uint8_t text_symbol_value(char character)
{
    return text_symbol_values[(unsigned char)character];
}

/* The symbol of DIGIT (0..35), '.' for 0. In bytes throughout, so that compilers vectorize it. */
static inline char text_symbol(unsigned digit)
{
    uint8_t number = (uint8_t)digit, letters = number > 9 ? 'A' - '9' - 1 : 0;
    uint8_t symbol = (uint8_t)(number + '0' + letters);
    return (char)(number ? symbol : '.');
}

/* The digit of CHARACTER on a board of SIDE, 0 for a blank: '-' is one here, and 'X' up to side 9,
 * where no letter is a digit. Over SIDE or TEXT_NO_SYMBOL: none. */
unsigned text_symbol_digit(char character, unsigned side);

/* White space within a line. */
static inline bool text_is_space(char character)
{
    return character == ' ' || character == '\t' || character == '\v' || character == '\f';
}

/* White space, comma or semicolon: what separates cells. */
static inline bool text_is_separator(char character)
{
    return text_is_space(character) || character == ',' || character == ';';
}

/* Decimal digits only; ASCII letters only. */
static inline bool text_is_decimal(char character)
{
    return character >= '0' && character <= '9';
}

static inline bool text_is_letter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

/* CHARACTER in lower case if it is a letter of ASCII. */
static inline char text_lower(char character)
{
    return character >= 'A' && character <= 'Z' ? (char)(character - 'A' + 'a') : character;
}

/* The weight of a border. */
enum text_border {
    TEXT_BORDER_NONE = 0,
    TEXT_BORDER_LIGHT = 1,
    /* Heavy or double: around boxes if light ones are around cells. */
    TEXT_BORDER_STRONG = 2
};

/* Bytes of the border character ('|' or box drawing, U+2500..U+257F) at the start of TEXT, or 0;
 * *WEIGHT is its weight. */
size_t text_border(const char *text, size_t length, enum text_border *weight);

/* Bytes of the escape sequence for colors (ESC [ ... m) at the start of TEXT, or 0. */
size_t text_color(const char *text, size_t length);

/* The weight of the horizontal line in the character at the start of TEXT, of a frame. */
enum text_border text_stroke(const char *text, size_t length);

/* True if LENGTH bytes of TEXT are a line of a frame, such as "+---+---+" or ":---+---:"; *WEIGHT,
 * unless WEIGHT is NULL, is its weight. */
bool text_is_frame(const char *text, size_t length, enum text_border *weight);

/* True if LENGTH bytes of TEXT can be no row: they are blank, a comment or a section. */
bool text_ends_rows(const char *text, size_t length);

/* The number of decimal digits at the start of TEXT; *NUMBER is their value, at most MAX + 1. */
size_t text_take_number(const char *text, size_t length, unsigned max, unsigned *number);

/* True if LENGTH bytes of TEXT name a cell, such as r1c13, in either case; *ROW and *COLUMN are as
 * for text_take_number(). */
bool text_is_cell_name(const char *text, size_t length, unsigned max, unsigned *row,
                       unsigned *column);

/* True if LENGTH bytes of TEXT are one of COUNT words. */
bool text_is_one_of(const char *text, size_t length, const char *const *words, size_t count);

/* The largest root up to 64 whose square is at most COUNT. */
unsigned text_root(size_t count);

/* The side (2..64) of the board with the number of cells nearest to COUNT. */
unsigned text_nearest_side(size_t count);

#endif
