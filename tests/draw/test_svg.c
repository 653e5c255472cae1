/* Drawn boards as SVG. */
#include <sudokuvision/draw.h>

#include "draw/classic.h"
#include "support/check.h"

static unsigned occurrences(const char *text, const char *part)
{
    unsigned count = 0;
    while ((text = strstr(text, part))) {
        text += strlen(part);
        count++;
    }
    return count;
}

static void svg_is_truncated_like_snprintf(void)
{
    uint8_t cells[81];
    static char whole[1 << 16], part[1 << 16];
    read_cells(answer, cells);
    const struct svision_drawing drawing = classic(cells, NULL);
    size_t length = svision_draw_svg(&drawing, 720, 720, NULL, 0);
    CHECK(length > 1000 && length < sizeof whole);
    CHECK_EQ(svision_draw_svg(&drawing, 720, 720, whole, sizeof whole), length);
    CHECK_EQ(strlen(whole), length);
    for (size_t size = 1; size <= length + 1; size += 1 + size / 3) {
        memset(part, '#', sizeof part);
        CHECK_EQ(svision_draw_svg(&drawing, 720, 720, part, size), length);
        CHECK_EQ(strlen(part), size - 1);
        CHECK(memcmp(part, whole, size - 1) == 0);
        CHECK_EQ(part[size], '#');
    }
}

static void svg_has_an_element_for_each_digit_and_escapes_its_title(void)
{
    uint8_t cells[81], givens[81];
    static char text[1 << 16];
    read_cells(answer, cells);
    read_cells(puzzle, givens);
    struct svision_drawing drawing = classic(cells, givens);
    drawing.title = "1 < 2 & 3";
    CHECK(svision_draw_svg(&drawing, 720, 780, text, sizeof text) < sizeof text);
    CHECK_EQ(occurrences(text, "<title>1 &lt; 2 &amp; 3</title>"), 1);
    CHECK_EQ(occurrences(text, "stroke=\"#1a5fb4\""), 51);
    /* The characters of the title are above the digits; spaces have no glyph. */
    CHECK_EQ(occurrences(text, "stroke=\"#000000\""), 30 + 5);
    for (int digit = '1'; digit <= '9'; digit++) {
        char id[] = "id=\"g49\"";
        id[5] = (char)('0' + digit / 10);
        id[6] = (char)('0' + digit % 10);
        CHECK_EQ(occurrences(text, id), 1);
    }
    CHECK_EQ(occurrences(text, "NaN") + occurrences(text, "nan"), 0);
}

/* Viewers have fonts; the library has glyphs for ASCII alone. */
static void svg_has_a_title_beyond_ascii_as_text(void)
{
    uint8_t cells[81];
    static char text[1 << 16];
    read_cells(answer, cells);
    struct svision_drawing drawing = classic(cells, cells);
    drawing.title = "1 < 2 & \x01\xFF \xC3\xA4";
    CHECK(svision_draw_svg(&drawing, 720, 780, text, sizeof text) < sizeof text);
    CHECK_EQ(occurrences(text, "<title>1 &lt; 2 &amp; ?? \xC3\xA4</title>"), 1);
    CHECK_EQ(occurrences(text, ">1 &lt; 2 &amp; ?? \xC3\xA4</text>"), 1);
    CHECK_EQ(occurrences(text, "stroke=\"#000000\""), 81);
}

/* The glyphs A to I replace 1 to 9, including small ones of candidates. */
static void svg_has_the_symbols_of_the_drawing(void)
{
    uint8_t cells[81];
    static char text[1 << 16];
    static const sudoku_digitset candidates[81] = {1 << 8};
    read_cells(answer, cells);
    cells[0] = 0;
    for (unsigned i = 0; i < 81; i++)
        cells[i] = cells[i] == 9 ? 0 : cells[i];
    struct svision_drawing drawing = classic(cells, NULL);
    drawing.candidates = candidates;
    drawing.symbols = "ABCDEFGHI";
    CHECK(svision_draw_svg(&drawing, 720, 720, text, sizeof text) < sizeof text);
    CHECK_EQ(occurrences(text, "id=\"g49\""), 0);
    CHECK_EQ(occurrences(text, "id=\"g65\""), 1);
    CHECK_EQ(occurrences(text, "id=\"g72\""), 1);
    CHECK_EQ(occurrences(text, "id=\"g73\""), 1);
}

int main(void)
{
    svg_is_truncated_like_snprintf();
    svg_has_an_element_for_each_digit_and_escapes_its_title();
    svg_has_a_title_beyond_ascii_as_text();
    svg_has_the_symbols_of_the_drawing();
    return check_result();
}
