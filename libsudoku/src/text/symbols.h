/* The symbols of digits, and the characters around them.
 *
 * What is none of these is TEXT_NO_SYMBOL. */
#ifndef TEXT_SYMBOLS_H
#define TEXT_SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Symbols 1..9 A..Z end here: larger sides are written as numbers. */
enum { TEXT_SYMBOL_SIDE = 35 };

/* Not 0..35; a digit with this value has all upper bits set, which no digit has. */
enum { TEXT_NO_SYMBOL = 0xFF };

/* The digit of each character, in either case; 0 for the blanks . 0 * _ */
extern const uint8_t text_symbol_values[256];

static inline uint8_t text_symbol_value(char character)
{
    return text_symbol_values[(unsigned char)character];
}

/* The symbol of DIGIT (0..35); '.' for 0. In bytes throughout, so that compilers do many at once.
 */
static inline char text_symbol(unsigned digit)
{
    uint8_t number = (uint8_t)digit, letters = number > 9 ? 'A' - '9' - 1 : 0;
    uint8_t symbol = (uint8_t)(number + '0' + letters);
    return (char)(number ? symbol : '.');
}

/* The digit of CHARACTER on a board of SIDE, 0 for a blank. Here '-' is a blank too, and 'X' up to
 * side 9, where no letter is a digit. Over SIDE or TEXT_NO_SYMBOL: none. */
unsigned text_symbol_digit(char character, unsigned side);

/* Space, tab and other white space within a line. */
bool text_is_space(char character);

/* What stands between cells: white space, comma, semicolon. */
bool text_is_separator(char character);

/* Decimal digits only; ASCII letters only. */
bool text_is_decimal(char character);
bool text_is_letter(char character);

/* The small letter of CHARACTER; itself where it is no letter of ASCII. */
static inline char text_lower(char character)
{
    return character >= 'A' && character <= 'Z' ? (char)(character - 'A' + 'a') : character;
}

/* What borders look like. */
enum text_border {
    TEXT_BORDER_NONE = 0,
    TEXT_BORDER_LIGHT = 1,
    /* Heavy or double: around boxes where light ones are around cells. */
    TEXT_BORDER_STRONG = 2
};

/* The bytes of the border character ('|' or box drawing, U+2500..U+257F) at the start of TEXT; 0
 * where there is none. Its weight in *WEIGHT. */
size_t text_border(const char *text, size_t length, enum text_border *weight);

/* The bytes of the escape sequence for colors (ESC [ ... m) at the start of TEXT, or 0. */
size_t text_color(const char *text, size_t length);

/* Whether LENGTH bytes of TEXT are a line of a frame, such as "+---+---+" or ":---+---:", and how
 * strong it is. */
bool text_is_frame(const char *text, size_t length, enum text_border *weight);

/* Whether LENGTH bytes of TEXT can be no row: they are blank, a comment, or begin a section. */
bool text_ends_rows(const char *text, size_t length);

/* The largest root up to 64 whose square is at most COUNT. */
unsigned text_root(size_t count);

/* The side (2..64) of the board whose number of cells is nearest to COUNT. */
unsigned text_nearest_side(size_t count);

#endif
