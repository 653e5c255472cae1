/* The symbols of a puzzle. */
#include "text/read/board/alphabet.h"

#include <string.h>

#include "common/argument.h"
#include "text/read/lines/lines.h"

static char symbol_of(unsigned value)
{
    return value ? text_symbol(value) : '0';
}

/* Makes VALUE the symbol of the next digit. False: it is one already, or there are too many. */
static bool add(struct text_alphabet *alphabet, unsigned value)
{
    if (value >= TEXT_ALPHABET_SIZE || alphabet->digits[value])
        return false;
    alphabet->symbols[alphabet->side++] = symbol_of(value);
    alphabet->digits[value] = (uint8_t)alphabet->side;
    return true;
}

/* Adds FIRST to LAST, 0 at the end: the other symbols keep their digits. */
static bool add_range(struct text_alphabet *alphabet, unsigned first, unsigned last)
{
    for (unsigned value = first ? first : 1; value <= last; value++)
        if (!add(alphabet, value))
            return false;
    return first != 0 || add(alphabet, 0);
}

static unsigned value_of(char character)
{
    return text_is_letter(character) || text_is_decimal(character) ? text_symbol_value(character)
                                                                   : TEXT_NO_SYMBOL;
}

bool text_alphabet_name(struct text_alphabet *alphabet, const char *spelling)
{
    *alphabet = (struct text_alphabet){0};
    if (strlen(spelling) == 3 && spelling[1] == '-') {
        unsigned first = value_of(spelling[0]), last = value_of(spelling[2]);
        return first < last && last != TEXT_NO_SYMBOL && add_range(alphabet, first, last);
    }
    for (const char *c = spelling; *c; c++)
        if (!add(alphabet, value_of(*c)))
            return false;
    return alphabet->side >= 2;
}

bool text_alphabet_take(const char *symbols, unsigned side, struct text_alphabet *room,
                        const struct text_alphabet **alphabet)
{
    *alphabet = symbols ? room : NULL;
    return !symbols ||
           (argument_expect(text_alphabet_name(room, symbols),
                            "symbols are not 2 to 36 different digits and letters") &&
            argument_expect(room->side == side, "the side of layout is not the number of symbols"));
}

/* True if VALUE is in some row or column twice. */
static bool repeats(const uint8_t *cells, unsigned side, uint8_t value)
{
    bool in_column[64] = {false};
    for (unsigned row = 0; row < side; row++) {
        bool in_row = false;
        for (unsigned column = 0; column < side; column++) {
            if (cells[row * side + column] != value)
                continue;
            if (in_row || in_column[column])
                return true;
            in_row = in_column[column] = true;
        }
    }
    return false;
}

static void replace(uint8_t *cells, unsigned side, uint8_t value, uint8_t by)
{
    for (unsigned i = 0; i < side * side; i++)
        if (cells[i] == value)
            cells[i] = by;
}

static unsigned highest(const uint8_t *cells, unsigned side)
{
    unsigned highest = 0;
    for (unsigned i = 0; i < side * side; i++)
        if (text_value_number(cells[i]) > highest)
            highest = text_value_number(cells[i]);
    return highest;
}

static unsigned count_zeros(const uint8_t *cells, unsigned side)
{
    unsigned zeros = 0;
    for (unsigned i = 0; i < side * side; i++)
        zeros += cells[i] == TEXT_ZERO;
    return zeros;
}

/* What the cells of a board with the usual symbols show of 0. */
struct zero {
    unsigned side, top, count; /* the highest digit, and the number of zeros */
    bool has_blank;            /* another one */
    bool fills;                /* the gaps of a solved board: once in each row and column */
};

/* The evidence that 0 is a blank: the highest digit is there as well, or 0 is twice in a row, or
 * more often than a digit can be. */
static unsigned score_blank(const struct zero *zero, const uint8_t *cells)
{
    unsigned score =
        (repeats(cells, zero->side, TEXT_ZERO) ? 1U : 0U) + (zero->count > zero->side ? 1U : 0U);
    if (zero->top < zero->side)
        return score;
    /* Unless there are other blanks and several zeros, the highest digit is no mistake. */
    return score + (zero->count > 1 && zero->has_blank ? 1 : 2);
}

/* The evidence that 0 is a digit: hexadecimal digits, and programs that write -1 for a blank, count
 * from 0. */
static unsigned score_digit(const struct zero *zero, bool has_minus_one)
{
    return (zero->side > 9 && zero->top > 9) || has_minus_one;
}

/* Decides whether 0, which may be either, is a digit: by the evidence or, in a tie, by the symbols
 * of the puzzle before. */
static enum text_alphabet_answer decide_zero(const struct zero *zero, bool has_minus_one,
                                             const uint8_t *cells,
                                             const struct text_alphabet *before, bool *is_digit)
{
    unsigned blank = score_blank(zero, cells), digit = score_digit(zero, has_minus_one);
    bool is_known = before->side == zero->side && (!before->digits[0] || zero->top < zero->side);
    *is_digit = digit > blank || (digit == blank && is_known && before->digits[0]);
    if (digit != blank || is_known)
        return TEXT_ALPHABET_FOUND;
    return zero->fills ? TEXT_ALPHABET_ZERO_FILLS : TEXT_ALPHABET_ZERO_UNSURE;
}

/* The usual symbols. 0 is a blank if it is the only one, unless it fills a solved board's gaps. */
static enum text_alphabet_answer choose_zero(unsigned side, bool has_minus_one, uint8_t *cells,
                                             struct text_alphabet *alphabet)
{
    const unsigned count = side * side;
    const unsigned zeros = count_zeros(cells, side);
    const bool has_blank = memchr(cells, 0, count);
    const bool fills = side >= 4 && zeros == side && !has_blank && !repeats(cells, side, TEXT_ZERO);
    const struct zero zero = {side, highest(cells, side), zeros, has_blank, fills};
    bool is_digit = false;
    if (zero.count && (zero.has_blank || zero.fills)) {
        enum text_alphabet_answer answer =
            decide_zero(&zero, has_minus_one, cells, alphabet, &is_digit);
        if (answer != TEXT_ALPHABET_FOUND)
            return answer;
    }
    for (unsigned i = 0; i < count; i++)
        cells[i] =
            (uint8_t)(cells[i] == TEXT_ZERO && is_digit ? side : text_value_number(cells[i]));
    *alphabet = (struct text_alphabet){0};
    if (is_digit && side <= TEXT_ALPHABET_SIZE)
        (void)add_range(alphabet, 0, side - 1);
    else if (zero.count && zero.has_blank)
        alphabet->side = side; /* both are blanks */
    return TEXT_ALPHABET_FOUND;
}

/* Letters alone: A for 1 and so on, or the letters of a word in the order of the alphabet. */
static enum text_alphabet_answer choose_letters(unsigned side, uint8_t *cells,
                                                struct text_alphabet *alphabet)
{
    unsigned count = 0, top = highest(cells, side), first = text_symbol_value('A');
    *alphabet = (struct text_alphabet){0};
    for (unsigned value = first; value < TEXT_ALPHABET_SIZE; value++)
        if ((top < first + side && value < first + side) ||
            memchr(cells, (int)value, (size_t)side * side))
            if (count++ < side)
                (void)add(alphabet, value);
    if (count < side)
        return top < first + side ? TEXT_ALPHABET_NONE : TEXT_ALPHABET_TOO_FEW;
    if (count > side)
        return TEXT_ALPHABET_NONE;
    for (unsigned i = 0; i < side * side; i++)
        cells[i] = cells[i] < TEXT_ALPHABET_SIZE ? alphabet->digits[cells[i]] : 0;
    return TEXT_ALPHABET_FOUND;
}

unsigned text_alphabet_digit(const struct text_alphabet *named, unsigned value)
{
    const unsigned number = text_value_number(value);
    if (number >= TEXT_ALPHABET_SIZE)
        return 0;
    const unsigned digit = named->digits[number];
    return value > TEXT_NUMBER && value != TEXT_ZERO && digit != number ? 0 : digit;
}

static enum text_alphabet_answer choose_named(const struct text_alphabet *named, uint8_t *cells)
{
    for (unsigned i = 0; i < named->side * named->side; i++) {
        bool is_blank = cells[i] == 0 || (cells[i] == TEXT_ZERO && !named->digits[0]);
        unsigned digit = is_blank ? 0 : text_alphabet_digit(named, cells[i]);
        if (!is_blank && !digit)
            return TEXT_ALPHABET_NONE;
        cells[i] = (uint8_t)digit;
    }
    return TEXT_ALPHABET_FOUND;
}

enum text_alphabet_answer text_alphabet_choose(unsigned side, bool has_minus_one,
                                               const struct text_alphabet *named, uint8_t *cells,
                                               struct text_alphabet *alphabet)
{
    bool are_usual = true, are_letters = true;
    if (named->side) {
        *alphabet = *named;
        return named->side == side ? choose_named(named, cells) : TEXT_ALPHABET_NONE;
    }
    if (side <= 9)
        replace(cells, side, text_symbol_value('X'), 0);
    for (unsigned i = 0; i < side * side; i++) {
        are_usual &= text_value_number(cells[i]) <= side;
        are_letters &= text_value_is_blank(cells[i]) || text_value_is_letter(cells[i]);
    }
    if (are_usual)
        return choose_zero(side, has_minus_one, cells, alphabet);
    return are_letters ? choose_letters(side, cells, alphabet) : TEXT_ALPHABET_NONE;
}

/* The symbol of DIGIT, which may be 0, or "highest" if it has none. */
static void name_digit(unsigned digit, char name[8])
{
    if (digit > TEXT_SYMBOL_SIDE)
        memcpy(name, "highest", 8);
    else
        memcpy(name, (char[]){symbol_of(digit), '\0'}, 2);
}

void text_alphabet_explain(enum text_alphabet_answer answer, unsigned side, uint64_t line,
                           struct sudoku_text_error *error)
{
    char top[8], below[8];
    name_digit(side, top);
    name_digit(side - 1, below);
    if (answer == TEXT_ALPHABET_ZERO_UNSURE)
        text_error(error, line, 1,
                   "expected one blank, found 0 and others: 0 is a blank (symbols 1-%s) or a digit "
                   "(0-%s); name the symbols",
                   top, below);
    else if (answer == TEXT_ALPHABET_ZERO_FILLS)
        text_error(error, line, 1,
                   "expected a blank or %s, found 0 once in each row: it is a blank (symbols 1-%s) "
                   "or a digit (0-%s); name the symbols",
                   top, top, below);
    else
        text_error(
            error, line, 1,
            "expected %u different letters, found fewer, not all from A on: name the symbols",
            side);
}

void text_out_digit(struct text_out *out, unsigned digit, const struct text_alphabet *alphabet)
{
    if (alphabet && digit >= 1 && digit <= alphabet->side)
        text_out_char(out, alphabet->symbols[digit - 1]);
    else
        text_out_number(out, digit, 0);
}
