/* Drawn puzzles with rules. */
#include <sudoku/layout.h>
#include <sudoku/rule_text.h>
#include <sudokuvision/draw.h>

#include "support/check.h"

enum { SIZE = 1 << 17 };

static unsigned occurrences(const char *text, const char *part)
{
    unsigned count = 0;
    while ((text = strstr(text, part))) {
        text += strlen(part);
        count++;
    }
    return count;
}

static struct sudoku_rules *read_rules(const char *text)
{
    struct sudoku_rules *rules;
    CHECK_EQ(sudoku_rules_read(text, strlen(text), NULL, &rules, NULL), SUDOKU_OK);
    return rules;
}

/* The picture of the puzzle of DOTS, WIDTH pixels wide. */
static const char *draw(const char *dots, unsigned width)
{
    static char text[SIZE];
    struct sudoku_rules *rules = read_rules(dots);
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    unsigned height = 0;
    drawing.rules = rules;
    CHECK_EQ(svision_draw_height(&drawing, width, &height), SVISION_OK);
    size_t length = svision_draw_svg(&drawing, width, height, text, sizeof text);
    CHECK(length && length < sizeof text);
    sudoku_rules_destroy(rules);
    return text;
}

/* The two cells of a cage make a border of four sides; the sum is written in its corner. */
static void cage_has_dashed_sides_and_its_sum(void)
{
    CHECK_EQ(occurrences(draw(".Shape~4x4", 500), "dasharray"), 0);
    const char *text = draw(".Shape~4x4.Cage~7~R1C1~R1C2", 500);
    CHECK_EQ(occurrences(text, "dasharray"), 4);
    CHECK_EQ(occurrences(text, "id=\"g55\""), 1);
    CHECK_EQ(occurrences(draw(".Shape~4x4.Cage~0~R1C1~R1C2", 500), "<use"), 0);
    /* An L of three cells has six sides. */
    CHECK_EQ(occurrences(draw(".Shape~4x4.Cage~7~R1C1~R1C2~R2C1", 500), "dasharray"), 6);
    CHECK_EQ(occurrences(draw(".Shape~4x4.Cage~7~R1C1~R2C2", 500), "dasharray"), 8);
}

static void given_values_are_numbers_from_the_smallest(void)
{
    const char *text = draw(".Shape~2x2~0-11.~R1C1_0~R1C2_11", 500);
    CHECK_EQ(occurrences(text, "href=\"#g48\""), 1);
    CHECK_EQ(occurrences(text, "href=\"#g49\""), 2);
    /* Of cells with several values, all are candidates. */
    CHECK_EQ(occurrences(draw(".Shape~4x4.~R1C1_1_2", 500), "<use"), 2);
    /* Even and odd values have marks instead. */
    CHECK_EQ(occurrences(draw(".Shape~4x4.~R1C1_2_4.~R2C2_1_3", 500), "<use"), 0);
    CHECK_EQ(occurrences(draw(".Shape~4x4.~R1C1_2_4.~R2C2_1_3", 500), "#dadada"), 2);
}

static unsigned height_of(const char *dots)
{
    struct sudoku_rules *rules = read_rules(dots);
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    unsigned height = 0;
    drawing.rules = rules;
    CHECK_EQ(svision_draw_height(&drawing, 1000, &height), SVISION_OK);
    sudoku_rules_destroy(rules);
    return height;
}

/* Clues are outside the board, which leaves room for them on their side alone. */
static void clues_outside_widen_the_margin(void)
{
    CHECK_EQ(height_of(".Shape~4x4"), 1000);
    /* A row's clue takes width from a board of four cells. */
    CHECK(height_of(".Shape~4x4.LittleKiller~9~R1C3") >= 1000);
    CHECK(height_of(".Shape~4x4.Skyscraper~C1~2~") > height_of(".Shape~4x4.Skyscraper~R1~2~"));
    CHECK_EQ(occurrences(draw(".Shape~4x4.LittleKiller~9~R1C3", 500), "<use"), 1);
}

static void rules_without_a_picture_are_named_once(void)
{
    const char *text = draw(".Shape~4x4.AntiKing.AntiKnight", 500);
    const char *name = "Anti-king, anti-knight";
    unsigned letters = 0;
    for (const char *c = name; *c; c++)
        letters += *c != ' ';
    CHECK_EQ(occurrences(text, "<use"), letters);
    /* A cage would not say what the coefficients of a sum are. */
    CHECK_EQ(occurrences(draw(".Shape~4x4.Sum~0_=_1_-1~R1C1~R2C2", 500), "dasharray"), 0);
    CHECK_EQ(occurrences(draw(".Shape~4x4.Sum~5~R1C1~R2C2", 500), "dasharray"), 8);
    /* What holds only in one of several alternatives is not drawn as a rule. */
    text = draw(".Shape~4x4.Or.Cage~3~R1C1~R1C2.Cage~4~R1C1~R1C2.End", 500);
    CHECK_EQ(occurrences(text, "dasharray"), 0);
    CHECK_EQ(occurrences(text, "<use"), strlen("Alternatives"));
}

/* Long lines are drawn whole: 80 steps through all cells of a board. */
static void long_lines_are_whole(void)
{
    char text[1024] = ".Whisper~1", cell[8];
    for (unsigned i = 0; i < 81; i++) {
        unsigned row = i / 9, column = row % 2 ? 8 - i % 9 : i % 9;
        snprintf(cell, sizeof cell, "~R%uC%u", row + 1, column + 1);
        strcat(text, cell);
    }
    const char *svg = draw(text, 900);
    unsigned steps = 0;
    for (const char *line = svg; (line = strstr(line, "<path d=\"M")); line++) {
        const char *end = strstr(line, "/>"), *color = strstr(line, "#84dc84");
        for (const char *c = line; color && color < end && c < end; c++)
            steps += *c == 'L';
    }
    CHECK_EQ(steps, 80);
}

static bool has_cell(const uint8_t *pixels, unsigned x, unsigned y, unsigned color)
{
    const uint8_t *pixel = pixels + 3 * ((size_t)y * 500 + x);
    return pixel[0] == color >> 16 && pixel[1] == (color >> 8 & 255) && pixel[2] == (color & 255);
}

/* A canvas has dashes as separate strokes, and a thermometer's bulb at its first cell. */
static void canvas_has_the_same_shapes(void)
{
    static uint8_t pixels[500 * 500 * 3];
    const struct svision_canvas canvas = {pixels, 500, 500, 1500, SVISION_RGB24};
    struct sudoku_rules *rules = read_rules(".Shape~4x4.Thermo~R1C1~R1C2.Cage~7~R3C3~R3C4~R4C4");
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.rules = rules;
    CHECK_EQ(svision_draw_board(&drawing, &canvas), SVISION_OK);
    /* Cells are 100 pixels; beside the line the bulb is wider than the rest. */
    CHECK(has_cell(pixels, 100, 75, 0xC8C8C8));
    CHECK(has_cell(pixels, 200, 100, 0xC8C8C8));
    CHECK(has_cell(pixels, 200, 75, 0xFFFFFF));
    unsigned dark = 0;
    for (unsigned x = 300; x < 430; x++)
        dark += pixels[3 * ((size_t)257 * 500 + x)] < 100;
    CHECK(dark > 40 && dark < 100);
    sudoku_rules_destroy(rules);
}

static void wrong_values_are_refused(void)
{
    struct sudoku_rules *rules = read_rules(".Shape~2x2.Thermo~R1C1~R1C2");
    uint8_t cells[4] = {1, 2, SUDOKU_RULES_EMPTY, 0};
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.rules = rules;
    drawing.cells = cells;
    CHECK_EQ(svision_draw_svg(&drawing, 100, 100, NULL, 0), 0);
    cells[3] = 2;
    CHECK(svision_draw_svg(&drawing, 100, 100, NULL, 0) > 0);
    drawing.symbols = "AB";
    CHECK_EQ(svision_draw_svg(&drawing, 100, 100, NULL, 0), 0);
    /* A board too small to see has nothing but paper. */
    drawing.symbols = NULL;
    CHECK(svision_draw_svg(&drawing, 1, 1, NULL, 0) > 0);
    sudoku_rules_destroy(rules);
}

/* Cells of joined boards are not numbered over a rectangle. */
static void joined_boards_are_refused(void)
{
    const uint16_t places[] = {0, 0, 0, 12, 6, 6, 12, 0, 12, 12};
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    struct sudoku_layout *layout;
    struct sudoku_rules *rules;
    unsigned height;
    CHECK_EQ(sudoku_layout_create_joined(places, 5, NULL, &layout), SUDOKU_OK);
    options.layout = layout;
    CHECK_EQ(sudoku_rules_create(&options, &rules), SUDOKU_OK);
    drawing.rules = rules;
    CHECK_EQ(svision_draw_height(&drawing, 500, &height), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_draw_svg(&drawing, 500, 500, NULL, 0), 0);
    sudoku_rules_destroy(rules);
    sudoku_layout_destroy(layout);
}

int main(void)
{
    joined_boards_are_refused();
    cage_has_dashed_sides_and_its_sum();
    given_values_are_numbers_from_the_smallest();
    clues_outside_widen_the_margin();
    rules_without_a_picture_are_named_once();
    long_lines_are_whole();
    canvas_has_the_same_shapes();
    wrong_values_are_refused();
    return check_result();
}
