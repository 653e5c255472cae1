/* Texts of one puzzle, or one map of regions. */
#include "text/examples.h"

/* Parses a puzzle of SIDE, with room for 121 cells. */
static enum sudoku_status parse(const char *text, unsigned side, uint8_t *givens,
                                sudoku_digitset *candidates, struct sudoku_text_error *error)
{
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.side = side;
    return sudoku_text_parse(&options, text, strlen(text), givens, candidates, 121, NULL, error);
}

static void rows_of_letters_are_no_title_where_the_side_is_named(void)
{
    uint8_t cells[121] = {0};
    const char *text =
        "1....AAAAAA\nAAAAAAAAAAA\nAAAAAAAAAAA\nAAAAAAAAAAA\nAAAAAAAAAAA\nAAAAAAAAAAA\n"
        "AAAAAAAAAAA\nAAAAAAAAAAA\nAAAAAAAAAAA\nAAAAAAAAAAA\n...........\n";
    CHECK_EQ(parse(text, 11, cells, NULL, NULL), SUDOKU_OK);
    CHECK_EQ(cells[0], 1);
    CHECK_EQ(cells[5], 10);
    CHECK_EQ(cells[110], 0);
}

static void parses_exactly_one_puzzle(void)
{
    uint8_t cells[121] = {0};
    sudoku_digitset sets[121] = {0};
    struct sudoku_text_error error;
    const char *text = GRID9 "\n# end\n";
    CHECK_EQ(parse(text, 9, cells, sets, &error), SUDOKU_OK);
    CHECK_EQ(cells[0], 5);
    CHECK_EQ(sets[0], 1 << 4);
    CHECK_EQ(sets[2], 0x1FF);
    text = GRID9 LINE81;
    CHECK_EQ(parse(text, 9, cells, NULL, &error), SUDOKU_ERR_TEXT);
    CHECK_EQ(error.line, 10);
    CHECK_TEXT(error.message, "expected the end of the text, found more");
    text = "12 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 1234 1\n";
    CHECK_EQ(parse(text, 4, cells, NULL, &error), SUDOKU_ERR_TEXT);
    CHECK_TEXT(error.message, "expected digits, found candidates");
    CHECK_EQ(cells[0], 5); /* unchanged */
    CHECK_EQ(parse(text, 4, cells, sets, &error), SUDOKU_OK);
    CHECK_EQ(sets[0], 3);
    CHECK_EQ(parse("\n", 4, cells, sets, &error), SUDOKU_END);
    CHECK_EQ(parse("", 4, cells, sets, NULL), SUDOKU_END);
    CHECK_EQ(parse(text, 1, cells, sets, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(parse(text, 4, NULL, sets, NULL), SUDOKU_ERR_ARGUMENT);
}

static void finds_out_the_side_of_one_puzzle(void)
{
    static const char six[] = "1.....\n.2....\n..3...\n...4..\n....5.\n.....6\n";
    uint8_t cells[81] = {7};
    unsigned side = 99;
    CHECK_EQ(sudoku_text_parse(NULL, LINE81, 81, cells, NULL, 81, &side, NULL), SUDOKU_OK);
    CHECK_EQ(side, 9);
    CHECK_EQ(cells[0], 5);
    CHECK_EQ(sudoku_text_parse(NULL, six, strlen(six), cells, NULL, 36, &side, NULL), SUDOKU_OK);
    CHECK_EQ(side, 6);
    CHECK_EQ(cells[35], 6);
    /* Without room, or a place for the side, nothing is stored. */
    CHECK_EQ(sudoku_text_parse(NULL, LINE81, 81, cells, NULL, 80, &side, NULL),
             SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_text_parse(NULL, LINE81, 81, cells, NULL, 81, NULL, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(side, 6);
    CHECK_EQ(cells[0], 1);
}

static void obeys_a_named_form_and_side(void)
{
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.side = 9;
    struct sudoku_text_error error = {0};
    uint8_t cells[81] = {7};
    unsigned side = 0;
    CHECK_EQ(sudoku_text_parse(&options, LINE81, 81, cells, NULL, 80, &side, &error),
             SUDOKU_ERR_ARGUMENT);
    options.format = SUDOKU_TEXT_GRID;
    CHECK_EQ(sudoku_text_parse(&options, LINE81, 81, cells, NULL, 81, &side, &error),
             SUDOKU_ERR_TEXT);
    CHECK_EQ(error.line, 1);
    CHECK_EQ(side, 0);
    CHECK_EQ(cells[0], 7);
    options.format = SUDOKU_TEXT_LINE;
    CHECK_EQ(sudoku_text_parse(&options, LINE81, 81, cells, NULL, 81, &side, &error), SUDOKU_OK);
    CHECK_EQ(side, 9);
}

static void check_regions(const char *text)
{
    static const uint8_t expected[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3};
    uint8_t regions[16] = {9};
    unsigned side = 0;
    struct sudoku_text_error error = {0};
    CHECK_EQ(sudoku_text_parse_regions(text, strlen(text), regions, 16, &side, &error), SUDOKU_OK);
    CHECK_TEXT(error.message, "");
    CHECK_EQ(side, 4);
    CHECK(memcmp(regions, expected, 16) == 0);
}

static void numbers_regions_as_they_appear(void)
{
    check_regions("aaab\nacbb\nccbd\ncddd\n");
    check_regions("\n2 2 2 1\n2 3 1 1\n3 3 1 0\n3 0 0 0\n");
    check_regions("12 12 12 1\n12 30 1 1\n30 30 1 0\n30 0 0 0\n");
    check_regions("aaabacbbccbdcddd");
    check_regions("+--+--+\n|aa|ab|\n|ac|bb|\n+--+--+\n|cc|bd|\n|cd|dd|\n+--+--+\n");
}

static void check_bad_regions(const char *text, uint64_t line, uint64_t column, const char *message)
{
    uint8_t regions[16];
    unsigned side = 7;
    struct sudoku_text_error error = {0};
    CHECK_EQ(sudoku_text_parse_regions(text, strlen(text), regions, 16, &side, &error),
             SUDOKU_ERR_TEXT);
    CHECK_EQ(error.line, line);
    CHECK_EQ(error.column, column);
    CHECK_TEXT(error.message, message);
    CHECK_EQ(side, 7);
}

static void reports_bad_maps_of_regions(void)
{
    check_bad_regions("", 1, 1, "expected a map of regions, found the end of the text");
    check_bad_regions("aabb\naab\n", 2, 4, "expected 4 cells in this row, found 3");
    check_bad_regions("aabb\naabb\n", 3, 1, "expected 4 rows, found 2");
    check_bad_regions("aabb\naabb\naccd\ncccd\n", 3, 1,
                      "expected 4 cells in region 'a', found more");
    check_bad_regions("aabb\ncdef\n", 2, 3, "expected 4 regions, found one more: 'e'");
    check_bad_regions("aa?b\n", 1, 3, "expected the letter or number of a region, found '?'");
    check_bad_regions("ab\nab\nab\n", 3, 1, "expected the end of the map, found more");
    uint8_t regions[4];
    unsigned side;
    CHECK_EQ(sudoku_text_parse_regions("ab\nab\n", 6, regions, 3, &side, NULL),
             SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_text_parse_regions("ab\nab\n", 6, NULL, 3, &side, NULL), SUDOKU_ERR_ARGUMENT);
}

int main(void)
{
    rows_of_letters_are_no_title_where_the_side_is_named();
    parses_exactly_one_puzzle();
    finds_out_the_side_of_one_puzzle();
    obeys_a_named_form_and_side();
    numbers_regions_as_they_appear();
    reports_bad_maps_of_regions();
    return check_result();
}
