#include "draw/paint/lettering.h"

#include <math.h>

#include <sudokuvision/image.h>

#include "common/argument.h"

/* Maximum side with one symbol per digit. */
enum { SYMBOL_SIDE = 35 };

/* Relative to the cell: height and maximum width of a digit, and the area of candidates. */
static const float digit_height = 0.58F, digit_width = 0.76F, candidates_share = 0.9F;

/* Relative to a candidate's room: its height and maximum width. */
static const float candidate_height = 0.68F, candidate_width = 0.8F;

bool lettering_is_sound(const char *text, struct svision_point center, double height)
{
    static const double far = 2 * SVISION_MAX_SIDE;
    return argument_expect(text, "text is NULL") &&
           argument_expect(fabs(center.x) <= far && fabs(center.y) <= far,
                           "center is too far away") &&
           argument_expect(height > 0 && height <= SVISION_MAX_SIDE,
                           "height is not over 0 and up to 32768");
}

void lettering_text(const struct draw_pen *pen, const char *text, float x, float y, float height,
                    float width, svision_color color)
{
    float units = (float)glyph_text_width(text), scale = height / GLYPH_INK;
    if ((units + GLYPH_PEN) * scale > width)
        scale = width / (units + GLYPH_PEN);
    x -= units / 2 * scale;
    y -= (float)GLYPH_HEIGHT / 2 * scale;
    for (unsigned long code; (code = glyph_next_code(&text));) {
        pen->glyph(pen->user, code, x, y, scale, color);
        x += (float)(glyph_find(code)->width + GLYPH_SPACING) * scale;
    }
}

bool lettering_are_symbols(const char *symbols, unsigned side)
{
    unsigned count = 0;
    if (!symbols)
        return true;
    while (count < side && symbols[count] > ' ' && symbols[count] < 0x7F)
        count++;
    return count == side && !symbols[count];
}

/* True if DIGIT is written as a number of several digits. */
static bool is_number(unsigned digit, const struct digit_names *names)
{
    const char *symbols = names->symbols;
    return digit >= 10 && (names->numbers ? !symbols || symbols[digit - 1] != '0'
                                          : !symbols && names->side > SYMBOL_SIDE);
}

static void name_digit(unsigned digit, const struct digit_names *names, char name[4])
{
    static const char usual[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    unsigned length = 0, named = digit + (unsigned)names->offset;
    bool number = is_number(named, names);
    if (number && named >= 100)
        name[length++] = (char)('0' + named / 100 % 10);
    if (number)
        name[length++] = (char)('0' + named / 10 % 10);
    name[length++] =
        names->symbols && !number ? names->symbols[named - 1] : usual[number ? named % 10 : named];
    name[length] = '\0';
}

void lettering_digit(const struct draw_pen *pen, unsigned digit, const struct digit_names *names,
                     float x, float y, float size, svision_color color)
{
    char name[4];
    name_digit(digit, names, name);
    lettering_text(pen, name, x, y, digit_height * size, digit_width * size, color);
}

static unsigned candidate_columns(unsigned side)
{
    unsigned columns = 1;
    while (columns * columns < side)
        columns++;
    return columns;
}

float lettering_candidate_room(unsigned side, float size)
{
    return candidates_share * size / (float)candidate_columns(side);
}

struct svision_point lettering_candidate_at(unsigned side, unsigned digit)
{
    unsigned columns = candidate_columns(side), rows = (side + columns - 1) / columns;
    unsigned row = (digit - 1) / columns, column = (digit - 1) % columns;
    float across = ((float)column + 0.5F) / (float)columns - 0.5F;
    float down = ((float)row + 0.5F) / (float)rows - 0.5F;
    return (struct svision_point){candidates_share * across, candidates_share * down};
}

void lettering_candidate(const struct draw_pen *pen, unsigned digit,
                         const struct digit_names *names, float x, float y, float size,
                         svision_color color)
{
    float room = lettering_candidate_room(names->side, size);
    const struct svision_point at = lettering_candidate_at(names->side, digit);
    char name[4];
    name_digit(digit, names, name);
    lettering_text(pen, name, x + (float)at.x * size, y + (float)at.y * size,
                   candidate_height * room, candidate_width * room, color);
}

void lettering_candidates(const struct draw_pen *pen, sudoku_digitset set,
                          const struct digit_names *names, float x, float y, float size,
                          svision_color color)
{
    for (set &= sudoku_digitset_all(names->side); set;)
        lettering_candidate(pen, sudoku_digitset_pop(&set), names, x, y, size, color);
}
