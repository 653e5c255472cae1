/* Puzzles with rules in the forms of other programs, in dot notation. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/rule_text.h>

#include "common/mem.h"
#include "rules/forms/forms.h"
#include "rules/forms/lz_string.h"
#include "support/check.h"

/* Translates TEXT, a copy without a terminator, and returns the status; *RESULT is a string that
 * the caller frees: the puzzle and what was left out, or the error. */
static enum sudoku_status translate(const char *text, char **result)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct form_translation translation;
    struct sudoku_text_error error = {0, 0, ""};
    const size_t length = strlen(text), size = 20000;
    char *copy = malloc(length + 1);
    *result = calloc(size, 1);
    if (!copy || !*result)
        exit(1);
    memcpy(copy, text, length);
    enum sudoku_status status = forms_translate(copy, length, &allocator, &translation, &error);
    if (status == SUDOKU_OK) {
        CHECK_EQ(translation.length, strlen(translation.dots));
        snprintf(*result, size, "%s%s%s", translation.dots, *translation.ignored ? " without " : "",
                 translation.ignored);
        free(translation.dots);
    } else if (status == SUDOKU_ERR_TEXT) {
        snprintf(*result, size, "%llu:%llu: %s", (unsigned long long)error.line,
                 (unsigned long long)error.column, error.message);
    }
    free(copy);
    return status;
}

static void expect(const char *text, const char *dots)
{
    char *result;
    CHECK_EQ(translate(text, &result), SUDOKU_OK);
    CHECK_TEXT(result, dots);
    free(result);
}

static void expect_error(const char *text, const char *error)
{
    char *result;
    CHECK_EQ(translate(text, &result), SUDOKU_ERR_TEXT);
    CHECK_TEXT(result, error);
    free(result);
}

static void expect_none(const char *text)
{
    char *result;
    CHECK_EQ(translate(text, &result), SUDOKU_END);
    free(result);
}

/* --------------------------------------------------------------------------------------- killers
 */

/* A line of which the first cells are BEGIN and all others have no cage. */
static const char *line_of(const char *begin)
{
    static char line[82];
    memset(line, '0', 81);
    memcpy(line, begin, strlen(begin));
    return line;
}

static void cages_are_followed_to_their_sums(void)
{
    expect(line_of("A<a>j"), ".Cage~10~R1C1~R1C2.Cage~36~R1C3.Cage~45~R1C4~R1C5");
    expect(line_of("3<0000000^`"), ".Cage~3~R1C1~R1C2~R2C1~R2C2");
    expect(line_of("0v0000000>5<"), ".Cage~5~R1C2~R2C1~R2C2~R2C3");
    expect(line_of("0v.000,0000'8`0"), ".AllDifferent~R1C4~R2C3~R2C5.AllDifferent~R1C2~R2C2.Cage~8~"
                                       "R1C3~R2C4.AllDifferent~R1C7~R2C6");
}

static void pointers_without_a_sum_are_errors(void)
{
    expect_error(line_of("><"), "1:1: expected a pointer '>' to the sum of a cage, found one that "
                                "leads outside or in a circle");
    expect_error(line_of("00^"), "1:3: expected a pointer '^' to the sum of a cage, found one that "
                                 "leads outside or in a circle");
    expect_error(line_of("A<<<<<<<<^^"), "1:10: expected at most 9 cells in a cage, found more");
}

/* Each cell has a number of its own. */
static void killers_without_cages_are_boards(void)
{
    char text[400] = "3x3::k";
    size_t length = strlen(text);
    for (unsigned cell = 0; cell < 81; cell++)
        length += (size_t)snprintf(text + length, sizeof text - length, ":%u", cell);
    expect(text, ".Shape~9x9");
}

static void lines_without_pointers_are_other_puzzles(void)
{
    expect_none(line_of("1.3"));
    expect_none("A<00");
    expect_none("");
    expect_none(" \n");
}

/* Numbers of 4 x 4 cells after HEAD. */
static const char *string_of(const char *head, const char *cells)
{
    static char text[400];
    snprintf(text, sizeof text, "\n %s%s", head, cells);
    return text;
}

static void cages_are_numbers_of_cells(void)
{
    const char *cells = "1025:1025:2:3:4:4:6:7:8:9:10:11:12:13:14:15";
    const char *dots = ".Shape~4x4.Cage~4~R1C1~R1C2.AllDifferent~R2C1~R2C2";
    const char *diagonals = ".Shape~4x4.Diagonal~1.Diagonal~-1.Cage~4~R1C1~R1C2"
                            ".AllDifferent~R2C1~R2C2";
    expect(string_of("2x2::k:", cells), dots);
    expect(string_of("2x2:k:", cells), dots);
    expect(string_of("2x2:d:k:", cells), diagonals);
}

static void damaged_strings_of_cages_are_errors(void)
{
    const char *cells = "1025:1025:2:3:4:4:6:7:8:9:10:11:12:13:14:15";
    expect_error(string_of("2x2:k:", "1025:513:2"), "2:13: expected the sum 4 of cage 1, found 2");
    expect_error(string_of("2x2:k:", "1025:1025:x"),
                 "2:18: expected the numbers of 16 cells, found those of 2");
    expect_error(string_of("2x2:j:k:", cells), "2:6: the rule 'j' of this form is not supported");
    expect_error(string_of("3x2:k:", cells),
                 "2:2: boxes of 3 rows and 2 columns are not supported");
    expect_error("2x2:k:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1",
                 "1:39: expected the end of the cells, found more");
    expect_error("2x2:k:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1",
                 "1:15: expected at most 4 cells in a cage, found more");
}

/* ----------------------------------------------------------------------------------------- games
 */

/* Cages of Keen: 2 x 2 cells with one line below the left cell, or as separate cells. */
static void games_of_keen_have_cages(void)
{
    const char *head = ".Shape~2x2.NoBoxes";
    char dots[200];
    /* No line but that at the end: one cage. */
    snprintf(dots, sizeof dots, "%s.Sum~6~R1C1~R1C2~R2C1~R2C2", head);
    expect("2:d,a6", dots);
    expect("2dn:d,a6", dots);
    /* Lines between the rows, of which the upper one is a product. */
    snprintf(dots, sizeof dots, "%s.ProductCage~2~R1C1~R1C2.DifferenceCage~1~R2C1~R2C2", head);
    expect("2dem:b__,m2s1", dots);
    expect("2:b_2,m2s1", dots);
    snprintf(dots, sizeof dots, "%s.QuotientCage~2~R1C1~R2C1.Sum~1~R1C2.Sum~2~R2C2", head);
    expect("2:_2a_,d2a1a2", dots);
    /* 25 places without a line, and one more. */
    snprintf(dots, sizeof dots, ".Shape~5x5.NoBoxes.Sum~75~R1C1");
    expect_error("5:zo,a75",
                 "1:9: expected at most 16 cells in a cage in this identifier of a game");
}

static void damaged_games_of_keen_are_errors(void)
{
    expect_error("2:c,a6", "1:4: expected more lines in this identifier of a game");
    expect_error("2:e,a6", "1:4: expected fewer lines in this identifier of a game");
    expect_error("2:a_9,a6", "1:5: expected fewer lines in this identifier of a game");
    expect_none("2:d,a");
    expect_none("2d:d,a6");
    expect_error("2:d,a6a6", "1:7: expected the end in this identifier of a game");
    expect_error("2:b__,m2", "1:9: expected a, s, m or d and a number for each cage in this "
                             "identifier of a game");
    expect_error("2:d,s6", "1:7: expected two cells in cages of differences and quotients in this "
                           "identifier of a game");
    expect_error("2:d,m1000000",
                 "1:12: expected a number up to 999999 in this identifier of a game");
    expect_error("2:_c,a6", "1:5: expected no lines within a cage in this identifier of a game");
    expect_error("17:d,a6", "1:2: expected a side of 2 to 16 in this identifier of a game");
}

static void games_of_unequal_have_signs(void)
{
    expect("2:0R,0,0U,0,", ".Shape~2x2.NoBoxes.GreaterThan~R1C1~R1C2.GreaterThan~R2C1~R1C1");
    expect("2de:0,1,2,0", ".Shape~2x2.NoBoxes.~R1C2_1.~R2C1_2");
    expect_error("2:0,0,0D,2", "1:8: expected signs between cells in this identifier of a game");
    expect_error("2:0,3,0,0", "1:5: expected a digit of each cell in this identifier of a game");
    expect_error("2a:0R,0,0,0", "1:2: the rule 'a' of this identifier of a game is not supported");
    expect_error("2:0,0D0,0,0",
                 "1:7: expected a comma after each cell in this identifier of a game");
    expect_none("2:0,0");
}

/* --------------------------------------------------------------------------------------- f-puzzles
 */

/* An f-puzzles board of 4 x 4 with the MEMBERS after its grid. */
static const char *board_with(const char *members)
{
    static char text[2000];
    snprintf(text, sizeof text,
             "{\"size\":4,\"title\":\"A \\\"title\\\"\",\"grid\":[[{},{},{},{}],[{},{},{},{}],"
             "[{},{},{},{}],[{},{},{},{}]]%s%s}",
             *members ? "," : "", members);
    return text;
}

static void each_rule_of_f_puzzles_is_written(void)
{
    static const char *const rules[][2] = {
        {"\"antiknight\":true,\"antiking\":false,\"diagonal+\":true,\"diagonal-\":true",
         ".AntiKnight.Diagonal~1.Diagonal~-1"},
        {"\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"5\"},"
         "{\"cells\":[\"R2C1\",\"R2C2\"]}]",
         ".Cage~5~R1C1~R1C2.AllDifferent~R2C1~R2C2"},
        {"\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"],[\"R4C1\",\"R3C1\"]]}]",
         ".Thermo~R1C1~R1C2.Thermo~R4C1~R3C1"},
        {"\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C1\",\"R2C2\",\"R3C3\"]]}]",
         ".Arrow~R1C1~R2C2~R3C3"},
        {"\"arrow\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"lines\":[[\"R1C2\",\"R2C2\"]]}]",
         ".PillArrow~2~R1C1~R1C2~R2C2"},
        {"\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"]},"
         "{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\"2\"}]",
         ".WhiteDot~R1C1~R1C2.DifferenceCage~2~R1C1~R2C1"},
        {"\"ratio\":[{\"cells\":[\"R1C1\",\"R1C2\"]},"
         "{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\"3\"}]",
         ".BlackDot~R1C1~R1C2.QuotientCage~3~R1C1~R2C1"},
        {"\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"V\"}],\"negative\":[\"xv\"]",
         ".V~R1C1~R1C2.StrictXV"},
        {"\"quadruple\":[{\"cells\":[\"R2C3\",\"R2C2\",\"R3C2\",\"R3C3\"],\"values\":[1,4]}]",
         ".Quad~R2C2~1~4"},
        {"\"odd\":[{\"cell\":\"R1C1\"}],\"even\":[{\"cell\":\"R1C2\"}]", ".~R1C1_1_3.~R1C2_2_4"},
        {"\"maximum\":[{\"cell\":\"R1C1\"}],\"minimum\":[{\"cell\":\"R4C4\"},{\"cell\":\"R4C3\"}]",
         ".GreaterThan~R1C1~R1C2.GreaterThan~R1C1~R2C1.GreaterThan~R3C4~R4C4"
         ".GreaterThan~R3C3~R4C3.GreaterThan~R4C2~R4C3"},
        {"\"littlekillersum\":[{\"cell\":\"R0C2\",\"direction\":\"DR\",\"value\":\"7\"}]",
         ".LittleKiller~7~R1C3~R2C4"},
        {"\"sandwichsum\":[{\"cell\":\"R0C3\",\"value\":\"0\"},{\"cell\":\"R2C0\",\"value\":\"2\"}"
         "]",
         ".Sandwich~0~C3.Sandwich~2~R2"},
        {"\"skyscraper\":[{\"cell\":\"R5C3\",\"value\":\"2\"},{\"cell\":\"R2C0\",\"value\":\"3\"}]",
         ".Skyscraper~C3~~2.Skyscraper~R2~3~"},
        {"\"clone\":[{\"cells\":[\"R1C1\"],\"cloneCells\":[\"R3C3\"]}]", ".SameValues~2~R1C1~R3C3"},
        {"\"whispers\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"value\":\"2\"}]",
         ".Whisper~2~R1C1~R1C2"},
    };
    char expected[400];
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        snprintf(expected, sizeof expected, ".Shape~4x4%s", rules[i][1]);
        expect(board_with(rules[i][0]), expected);
    }
}

static void givens_regions_and_candidates_are_written(void)
{
    expect("{\"size\":2,\"grid\":[[{\"value\":2,\"given\":true},{\"value\":1}],"
           "[{\"givenPencilMarks\":[1,2]},{}]]}",
           ".Shape~2x2.~R1C1_2.~R2C1_1_2");
    expect(
        "{\"size\":2,\"grid\":[[{\"region\":0},{\"region\":1}],[{\"region\":0},{\"region\":1}]]}",
        ".Shape~2x2.NoBoxes.Jigsaw~ABAB");
    expect_error(
        "{\"size\":2,\"grid\":[[{\"region\":0},{\"region\":0}],[{\"region\":0},{\"region\":1}]]}",
        "1:1: expected 2 regions of 2 cells, found others");
}

static void drawings_are_left_out_by_name(void)
{
    expect(board_with("\"line\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}],\"ruleset\":\"Prose\","
                      "\"circle\":[],\"text\":[{\"cells\":[\"R1C1\"]}]"),
           ".Shape~4x4 without line, ruleset, text");
}

static void rules_without_a_kind_are_refused(void)
{
    expect_error(board_with("\"nabner\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]"),
                 "1:99: 'nabner' is not supported");
    expect_error(board_with("\"negative\":[\"ratio\"]"), "1:99: 'negative' is not supported");
    expect_error(board_with("\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"XV\"}]"),
                 "1:99: expected X or V in item 1 of 'xv', found none or another");
    expect_error(
        board_with("\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C5\"]]}]"),
        "1:99: expected cells of the board such as R1C9 in item 1 of 'thermometer', found none or "
        "another");
}

/* Where an error is in the translation says nothing to those who wrote the text. */
static void errors_of_translated_rules_name_them(void)
{
    const char *text = board_with("\"renban\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}],"
                                  "\"lockout\":[{\"lines\":[[\"R2C1\",\"R2C2\"]],"
                                  "\"value\":\"40\"}]");
    struct sudoku_text_error error;
    struct sudoku_rules *rules;
    CHECK_EQ(sudoku_rules_read(text, strlen(text), NULL, &rules, &error), SUDOKU_ERR_TEXT);
    CHECK_EQ(error.line, 1);
    CHECK_EQ(error.column, 1);
    CHECK_TEXT(error.message, "expected a number 0 to 16, found '40', in 'Lockout~40~R2C1~R2C2'");
}

static void damaged_rules_are_errors(void)
{
    expect_error(board_with("\"negative\":[\"ratio\",\"difference\"],"
                            "\"ratio\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"}]"),
                 "1:99: 'negative' is not supported");
    expect_error(board_with("\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R2C2\",\"R3C3\"]]}]"),
                 "1:99: expected lines that begin in the circle in item 1 of 'arrow', found none "
                 "or another");
    expect_error(
        board_with("\"littlekillersum\":[{\"cell\":\"R0C2\",\"direction\":\"XR\","
                   "\"value\":\"7\"}]"),
        "1:99: expected one of the directions DL, DR, UL and UR in item 1 of 'littlekillersum', "
        "found none or another");
}

/* Nothing that may be a part of a rule is dropped. */
static void what_is_not_understood_of_rules_is_refused(void)
{
    static const struct {
        const char *members, *error;
    } cases[] = {
        {"\"thermometer\":\"R1C1R1C2\"",
         "expected an array in 'thermometer', found none or another"},
        {"\"thermometer\":[\"R1C1\"]",
         "expected an object in item 1 of 'thermometer', found none or another"},
        {"\"negative\":\"xv\"", "expected an array in 'negative', found none or another"},
        {"\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"0\"}]",
         "expected a sum over 0 in item 1 of 'killercage', found none or another"},
        {"\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":\"R1C2\"}]",
         "expected an array of lines in item 1 of 'arrow', found none or another"},
        {"\"quadruple\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"values\":\"1\"}]",
         "expected an array of digits in item 1 of 'quadruple', found none or another"},
        {"\"quadruple\":[{\"cells\":[\"R1C1\",\"R1C1\",\"R1C2\",\"R2C2\"],\"values\":[1]}]",
         "expected a square of four cells in item 1 of 'quadruple', found none or another"},
        {"\"nonconsecutive\":true,\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]",
         "'nonconsecutive' beside dots of consecutive digits is not supported"},
    };
    char expected[200];
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        snprintf(expected, sizeof expected, "1:99: %s", cases[i].error);
        expect_error(board_with(cases[i].members), expected);
    }
    expect_error(board_with("\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"width\":0.3,"
                            "\"slow\":true}]"),
                 "1:153: 'slow' of 'thermometer' is not supported");
    expect(board_with("\"nonconsecutive\":true,"
                      "\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"2\"}]"),
           ".Shape~4x4.AntiConsecutive.DifferenceCage~2~R1C1~R1C2");
    expect_error(board_with("\"antiking\":true,\"antiking\":true"),
                 "1:115: expected one member of this name in 'antiking', found none or another");
    expect_error("{\"size\":2,\"grid\":[[{},2],[{},{}]]}",
                 "1:12: expected objects in 'grid', found none or another");
    expect_error("{\"size\":2,\"grid\":[[{\"givenPencilMarks\":\"12\"},{}],[{},{}]]}",
                 "1:12: expected arrays of digits in 'grid', found none or another");
    expect_error("{\"size\":2,\"grid\":[[{\"value\":1,\"given\":true,\"value\":2},{}],[{},{}]]}",
                 "1:12: expected one member of each name in 'grid', found none or another");
    expect_error(
        board_with("\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\","
                   "\"value\":\"4\"}]"),
        "1:99: expected one member of each name in item 1 of 'killercage', found none or another");
}

/* f-puzzles draws them on the border between two cells. */
static void marks_on_borders_need_neighbors(void)
{
    static const char *const keys[] = {"difference", "ratio", "xv"}, *const values[] = {
                                                                         "1", "2", "3", "X", ""};
    char members[100], expected[150];
    for (size_t k = 0; k < sizeof keys / sizeof *keys; k++) {
        snprintf(expected, sizeof expected,
                 "1:99: expected two neighbors in item 1 of '%s', found none or another", keys[k]);
        for (size_t v = 0; v < sizeof values / sizeof *values; v++) {
            snprintf(members, sizeof members,
                     "\"%s\":[{\"cells\":[\"R1C4\",\"R2C1\"],\"value\":\"%s\"}]", keys[k],
                     values[v]);
            expect_error(board_with(members), expected);
        }
    }
}

/* A member that another rule has may change this one. */
static void members_of_other_rules_are_refused(void)
{
    expect_error(
        board_with("\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"value\":\"slow\"}]"),
        "1:141: 'value' of 'thermometer' is not supported");
    expect_error(board_with("\"renban\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"cells\":[\"R4C4\"]}]"),
                 "1:136: 'cells' of 'renban' is not supported");
    expect(board_with("\"sandwichsum\":[{\"cell\":\"R0C3\",\"cells\":[\"R1C3\"],\"value\":\"0\"}]"),
           ".Shape~4x4.Sandwich~0~C3");
    expect_error("{\"size\":2,\"grid\":[[{\"odd\":true},{}],[{},{}]]}",
                 "1:22: 'odd' of 'grid' is not supported");
    expect("{\"size\":2,\"grid\":[[{\"odd\":false,\"c\":\"#F00\",\"cornerPencilMarks\":[1]},{}],[{}"
           ",{}]]}",
           ".Shape~2x2");
}

/* Of a title only rules matter that the puzzle lacks. */
static void rules_of_titles_are_named(void)
{
    static const char *const titles[][2] = {
        {"Anti-Knight Sudoku", " without the rule of the title"},
        {"Anti-King", ""},
        {"Killer Sudoku", ""},
        {"Kropki Pairs", " without the rule of the title"},
        {"A nice one", ""},
    };
    char text[400], expected[100];
    for (size_t i = 0; i < sizeof titles / sizeof *titles; i++) {
        snprintf(text, sizeof text,
                 "{\"size\":2,\"title\":\"%s\",\"grid\":[[{},{}],[{},{}]],\"antiking\":true,"
                 "\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"}]}",
                 titles[i][0]);
        snprintf(expected, sizeof expected, ".Shape~2x2.AntiKing.Cage~3~R1C1~R1C2%s", titles[i][1]);
        expect(text, expected);
    }
}

static void drawings_without_cells_lack_a_grid(void)
{
    const char *lines = "\"lines\":[{\"wayPoints\":[[0.5,0.5],[1.5,1.5]],\"color\":\"#f00\"}]";
    char text[200];
    snprintf(text, sizeof text, "{%s}", lines);
    expect_error(text, "1:1: expected a grid of 1 to 16 rows, found 0");
    snprintf(text, sizeof text, "{\"cells\":[[{},{}],[{},{}]],%s}", lines);
    expect(text, ".Shape~2x2.NoBoxes without lines");
}

static void what_is_not_understood_of_drawings_is_named(void)
{
    const char *head = "{\"cells\":[[{},{}],[{},{}]],\"cages\":[]";
    char text[400];
    snprintf(text, sizeof text, "%s,\"dots\":[1],\"id\":\"x\",\"stars\":{}}", head);
    expect(text, ".Shape~2x2.NoBoxes without dots");
    snprintf(text, sizeof text, "%s,\"global\":\"antiknight\"}", head);
    expect_error(text, "1:40: 'global' is not supported");
    expect_error("{\"cells\":[[{},{}],[{},{}]],\"cages\":\"R1C1\"}",
                 "1:29: 'cages' is not supported");
}

/* A drawing of SudokuPad with MEMBERS, beside the cell CELL. */
static const char *drawing_with(const char *cell, const char *members)
{
    static char text[400];
    snprintf(text, sizeof text, "{\"cells\":[[{%s},{}],[{},{}]],\"cages\":[%s}", cell, members);
    return text;
}

static void notes_of_drawings_are_named(void)
{
    static const char *const cases[][3] = {
        {"", "{\"value\":\"title: A\"},{\"value\":\"solution: 1221\"}]", ""},
        {"", "{\"value\":\"Rules: none\"}]", " without rules in words"},
        {"", "{\"value\":\"antiknight\"}]", " without notes"},
        {"", "{\"value\":\"title: Anti-Knight\"}]", " without the rule of the title"},
        {"", "],\"metadata\":{\"title\":\"A\",\"rules\":[\"B\"]}", " without rules in words"},
        {"", "],\"md\":{\"ru\":\"B\"}", " without rules in words"},
        {"", "],\"metadata\":{\"antiknight\":true,\"x\":false}", " without antiknight"},
        {"\"pencilMarks\":[1]", "]", " without small digits in cells"},
        {"\"value\":1,\"given\":false", "]", ""},
        {"\"value\":1,\"given\":true", "]", ".~R1C1_1"},
    };
    char expected[100];
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        snprintf(expected, sizeof expected, ".Shape~2x2.NoBoxes%s", cases[i][2]);
        expect(drawing_with(cases[i][0], cases[i][1]), expected);
    }
}

static void drawings_with_free_rows_are_refused(void)
{
    expect_error(drawing_with("", "],\"metadata\":{\"norowcol\":true}"),
                 "1:40: 'norowcol' is not supported");
    expect(drawing_with("", "],\"metadata\":{\"norowcol\":false}"), ".Shape~2x2.NoBoxes");
}

/* Cages of SudokuPad in two cells, with MEMBERS. */
static void cage_of_a_drawing(const char *members, const char *dots)
{
    char text[400], expected[200];
    snprintf(text, sizeof text,
             "{\"cells\":[[{},{}],[{},{}]],\"cages\":[{\"cells\":[[0,0],[0,1]],%s}]}", members);
    snprintf(expected, sizeof expected, ".Shape~2x2.NoBoxes%s", dots);
    expect(text, expected);
}

static void cages_of_drawings_have_sums(void)
{
    cage_of_a_drawing("\"value\":\"3\"", ".Cage~3~R1C1~R1C2");
    cage_of_a_drawing("\"value\":3,\"unique\":true", ".Cage~3~R1C1~R1C2");
    cage_of_a_drawing("\"sum\":3,\"unique\":false", ".Sum~3~R1C1~R1C2");
    cage_of_a_drawing("\"unique\":true", ".AllDifferent~R1C1~R1C2");
    cage_of_a_drawing("\"value\":\"?\",\"unique\":true",
                      ".AllDifferent~R1C1~R1C2 without cages without sums");
    cage_of_a_drawing("\"value\":\"?\"", " without cages without sums");
    cage_of_a_drawing("\"value\":3,\"sum\":3,\"style\":\"box\"", ".Cage~3~R1C1~R1C2");
    cage_of_a_drawing("\"value\":3,\"allowRepeats\":true",
                      ".Cage~3~R1C1~R1C2 without allowRepeats");
    expect_error("{\"cells\":[[{},{}],[{},{}]],\"cages\":[{\"cells\":[[0,0],[0,1]],\"value\":3,"
                 "\"sum\":2}]}",
                 "1:29: expected one sum in item 1 of 'cages', found none or another");
}

static void other_json_is_no_puzzle_with_rules(void)
{
    expect_none("{\"puzzle\":\"1...\"}");
    expect_none("{\"size\":2,\"grid\":[\"1.\",\"..\"]}");
    expect_none("{\"size\":2,\"grid\":[[1,0],[0]]}");
    expect_none("{\"grid\":[[{\"value\":1},{}],[{}]]}");
    expect_none("{\"cells\":[[{\"value\":1},{}],[{},{}]]}");
    expect_none("{\"grid\":[[{}]]");
    expect_none("{\"grid\":[[{}]],}");
    expect_none("{");
    expect_none("{]");
    expect_none("[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[");
    char deep[200];
    memset(deep, '[', sizeof deep);
    memcpy(deep, "{\"grid\":", 8);
    deep[sizeof deep - 1] = '\0';
    expect_none(deep);
    expect_error("{\"size\":2,\"grid\":[[{},{}],[{}]]}",
                 "1:27: expected 2 cells in a row of the grid, found 1");
}

/* ----------------------------------------------------------------------------------------- links
 */

/* As npm's lz-string 1.5.0 packs them. */
#define TINY                                                                                       \
    "N4IgzglgXgpiBcAWANCALhNAbO8QBUIA7ATwAJAUAjMQA9ERUBzAJwgBMEBtT0ANwEMsAV1wBGJhF4wiCNMxEBfZMC"   \
    "UrlCgLrIeq3eq071RlQbVndGrSADWELDmYBjfo1w8QjmPbBcQAJVEAYVEGfyCAJhArAWFcEABmEE0FIA=="
#define DRAWING                                                                                    \
    "N4YwpgXA2lwG4QIwF8A06C6qrtVnm2uGWIAhtPBAOQAuAlrQDaQAEAkrQDrUDO1aUJBgAGVCPxjEJVAgDMqAK4A7egEd" \
    "Fk"                                                                                           \
    "WsiwAnYaPGTU07IiNmTMwwCZjc/ObuWH+KDYvur2BRJ9W3D2cvB39ghVcsJkoAdwAHaCgRADoAVnE0xwCdZCA="

static void links_hold_packed_puzzles(void)
{
    const char *tiny = ".Shape~4x4.~R1C1_1.Cage~3~R1C1~R1C2";
    const char *drawing = ".Shape~4x4.~R1C1_1.Cage~3~R1C1~R1C2 without lines";
    expect("https://www.f-puzzles.com/?load=" TINY, tiny);
    expect("https://f-puzzles.com/?load=" TINY "&mode=play", tiny);
    expect("https://sudokupad.app/fpuz" TINY "?setting-nogrid=1", tiny);
    expect("fpuzzles" TINY, tiny);
    expect("https://sudokupad.app/scl" DRAWING, drawing);
    expect("https://app.crackingthecryptic.com/sudoku/?puzzleid=ctc" DRAWING, drawing);
    expect(" scl" DRAWING "\n", drawing);
}

static void ids_of_servers_are_refused(void)
{
    expect_error("https://sudokupad.app/abc123",
                 "1:23: the puzzle 'abc123' is kept by a server: expected a link that holds it "
                 "(?load=, scl, ctc or fpuz)");
    expect_error("\nhttps://www.f-puzzles.com/?id=yabc",
                 "2:31: the puzzle 'yabc' is kept by a server: expected a link that holds it "
                 "(?load=, scl, ctc or fpuz)");
}

static void damaged_links_are_errors(void)
{
    expect_error("https://www.f-puzzles.com/?load=N4Igzglg",
                 "1:33: expected a packed puzzle in this link, found a damaged one");
    expect_error("https://www.f-puzzles.com/?load=",
                 "1:33: expected a packed puzzle in this link, found a damaged one");
    expect_error("https://www.f-puzzles.com/?load=Q===",
                 "1:1: expected JSON in this link, found none");
    expect_none("https://example.org/?load=" TINY);
}

static void a_small_stream_cannot_grow_beyond_its_limit(void)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    char *plain;
    size_t length;
    /* 20 letters a. */
    const char *code = "IY1/kA";
    CHECK_EQ(lz_string_decompress(code, strlen(code), 64, &allocator, &plain, &length), SUDOKU_OK);
    CHECK_EQ(length, 20);
    free(plain);
    CHECK_EQ(lz_string_decompress(code, strlen(code), 19, &allocator, &plain, &length),
             SUDOKU_ERR_TEXT);
}

int main(void)
{
    cages_are_followed_to_their_sums();
    pointers_without_a_sum_are_errors();
    killers_without_cages_are_boards();
    lines_without_pointers_are_other_puzzles();
    cages_are_numbers_of_cells();
    games_of_keen_have_cages();
    damaged_games_of_keen_are_errors();
    games_of_unequal_have_signs();
    damaged_strings_of_cages_are_errors();
    each_rule_of_f_puzzles_is_written();
    givens_regions_and_candidates_are_written();
    drawings_are_left_out_by_name();
    rules_without_a_kind_are_refused();
    errors_of_translated_rules_name_them();
    damaged_rules_are_errors();
    cages_of_drawings_have_sums();
    marks_on_borders_need_neighbors();
    members_of_other_rules_are_refused();
    rules_of_titles_are_named();
    notes_of_drawings_are_named();
    drawings_with_free_rows_are_refused();
    drawings_without_cells_lack_a_grid();
    what_is_not_understood_of_rules_is_refused();
    what_is_not_understood_of_drawings_is_named();
    other_json_is_no_puzzle_with_rules();
    links_hold_packed_puzzles();
    ids_of_servers_are_refused();
    damaged_links_are_errors();
    a_small_stream_cannot_grow_beyond_its_limit();
    return check_result();
}
