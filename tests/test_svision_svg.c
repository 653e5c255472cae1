/* Drawn boards as SVG. */
#include <sudokuvision/draw.h>

#include "check.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char answer[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static void read_cells(const char *text, uint8_t cells[81])
{
    for (int i = 0; i < 81; i++)
        cells[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
}

static struct svision_drawing classic(const uint8_t *cells, const uint8_t *givens)
{
    return (struct svision_drawing){
        .size = sizeof(struct svision_drawing),
        .layout = sudoku_layout_classic(),
        .cells = cells,
        .givens = givens,
    };
}

static unsigned occurrences(const char *text, const char *part)
{
    unsigned count = 0;
    while ((text = strstr(text, part))) {
        text += strlen(part);
        count++;
    }
    return count;
}

static void svg_is_cut_off_as_by_snprintf(void)
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
    drawing.title = "1 < 2 & \x01\xFF \xC3\xA4";
    CHECK(svision_draw_svg(&drawing, 720, 780, text, sizeof text) < sizeof text);
    CHECK_EQ(occurrences(text, "<title>1 &lt; 2 &amp; ?? \xC3\xA4</title>"), 1);
    CHECK_EQ(occurrences(text, "stroke=\"#1a5fb4\""), 51);
    /* Characters of the title stand above the digits; spaces have no glyph. */
    CHECK_EQ(occurrences(text, "stroke=\"#000000\""), 30 + 7);
    for (char digit = '1'; digit <= '9'; digit++) {
        char id[] = "id=\"g49\"";
        id[5] = (char)('0' + digit / 10);
        id[6] = (char)('0' + digit % 10);
        CHECK_EQ(occurrences(text, id), 1);
    }
    CHECK_EQ(occurrences(text, "NaN") + occurrences(text, "nan"), 0);
}

int main(void)
{
    svg_is_cut_off_as_by_snprintf();
    svg_has_an_element_for_each_digit_and_escapes_its_title();
    return check_result();
}
