/* Texts that are not ASCII: UTF-16, digits of other scripts, spaces of typesetting, quoted mail. */
#include "support/text_helpers.h"

#define GRID "1.34\n34.2\n.14.\n4.21\n"
#define SAYS "1: grid 4 0x0 1034340201404021\n"

static const struct {
    const char *text;
    const char *says;
} texts[] = {
    {"\xEF\xBB\xBF" GRID, SAYS},
    {"１．３４\n３４．２\n．１４．\n４．２１\n", SAYS},
    {"١.٣٤\n٣٤.٢\n.١٤.\n٤.٢١\n", SAYS},
    {"۱.۳۴\n۳۴.۲\n.۱۴.\n۴.۲۱\n", SAYS},
    {"1·34\n34□2\n·14⬜\n4•21\n", SAYS},
    {"1\u00A0.\u00A03\u00A04\n3 4 . 2\n.\u20021 4 .\n4　. 2 1\n",
     "1: numbers 4 0x0 1034340201404021\n"},
    {"1\xA0. 3 4\n3 4 . 2\n. 1 4 .\n4 . 2 1\n", "1: numbers 4 0x0 1034340201404021\n"},
    {"1…\n34.2\n.14.\n4.21\n", "1: grid 4 0x0 1000340201404021\n"},
    {"> 1.34\n> 34.2\n> .14.\n> 4.21\n", SAYS},
    {">> 1.34\n>> 34.2\n> > .14.\n>>4.21\n", SAYS},
    {"> 1.34\n> 34.2\n> .1?.\n> 4.21\n", "error 3:5 expected a digit 1..4 or a blank, found '?'\n"},
    {"1.34\n34.2\n.1\xFFX.\n4.21\n",
     "error 3:3 expected a digit 1..4 or a blank, found the byte 0xFF\n"},
};

static void reads_characters_that_stand_for_ascii(void)
{
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        CHECK_TEXT(said(texts[i].text), texts[i].says);
        for (size_t chunk = 1; chunk < 4; chunk++)
            CHECK_TEXT(transcript(texts[i].text, strlen(texts[i].text), chunk, SUDOKU_TEXT_AUTO, 0),
                       texts[i].says);
    }
}

static void reads_utf16_of_both_orders_with_and_without_mark(void)
{
    char text[256];
    for (unsigned high = 0; high < 2; high++) {
        for (unsigned mark = 0; mark < 2; mark++) {
            size_t length = 0;
            const char *c = GRID;
            for (unsigned at = 0; at < strlen(GRID) + mark; at++, length += 2) {
                unsigned unit = mark && at == 0 ? 0xFEFF : (unsigned char)*c++;
                text[length + high] = (char)(unit >> 8);
                text[length + !high] = (char)(unit & 0xFF);
            }
            for (size_t chunk = 0; chunk < 4; chunk++)
                CHECK_TEXT(transcript(text, length, chunk, SUDOKU_TEXT_AUTO, 0), SAYS);
            /* Half a character at the end. */
            text[length] = '7';
            for (size_t chunk = 0; chunk < 2; chunk++)
                CHECK(strncmp(transcript(text, length + 1, chunk, SUDOKU_TEXT_AUTO, 0), SAYS,
                              strlen(SAYS)) == 0);
        }
    }
}

/* Characters that are cut by the end of a piece of any size. */
static void decodes_long_texts_piece_by_piece(void)
{
    enum { PUZZLES = 3000 };
    static char text[PUZZLES * 48];
    size_t length = 0;
    for (int i = 0; i < PUZZLES; i++)
        length += (size_t)sprintf(text + length, "１.34 34.2 .14. 4.2１\n");
    for (size_t chunk = 0; chunk < 3; chunk++) {
        struct source source = {.text = text, .length = length, .chunk = chunk * 4099};
        struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
        struct sudoku_text_reader *reader = reader_of(&source, SUDOKU_TEXT_AUTO, 0);
        int count = 0;
        while (sudoku_text_reader_next(reader, &puzzle, NULL) == SUDOKU_OK)
            count += puzzle.side == 4 && puzzle.givens[0] == 1 && puzzle.givens[15] == 1;
        CHECK_EQ(count, PUZZLES);
        sudoku_text_reader_destroy(reader);
    }
}

int main(void)
{
    reads_characters_that_stand_for_ascii();
    reads_utf16_of_both_orders_with_and_without_mark();
    decodes_long_texts_piece_by_piece();
    return check_result();
}
