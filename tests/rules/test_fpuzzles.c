/* Puzzles of f-puzzles, in dot notation. */
#include <stdio.h>
#include <string.h>

#include <sudoku/rule_text.h>

#include "forms_expect.h"
#include "support/check.h"

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
    expect_error(board_with("\"littlekillersum\":[{\"cell\":\"R1C1\",\"direction\":\"DR\","
                            "\"value\":\"7\"}]"),
                 "1:99: expected a cell beside the board and a direction in item 1 of "
                 "'littlekillersum', found none or another");
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
    expect_error("{\"size\":2,\"grid\":[[{\"value\":1,\"given\":0},{}],[{},{}]]}",
                 "1:12: expected true or false for \"given\" in 'grid', found none or another");
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
    expect_error("{\"size\":2,\"grid\":[[{\"odd\":true},{}],[{},{}]]}",
                 "1:22: 'odd' of 'grid' is not supported");
    expect("{\"size\":2,\"grid\":[[{\"odd\":false,\"c\":\"#F00\",\"cornerPencilMarks\":[1]},{}],[{}"
           ",{}]]}",
           ".Shape~2x2");
}

/* Clues whose cells are known may list them, in any order. */
static void listed_cells_agree_with_their_clue(void)
{
    static const char *const right[][2] = {
        {"\"odd\":[{\"cell\":\"R1C1\",\"cells\":[\"R1C1\"]}]", ".~R1C1_1_3"},
        {"\"littlekillersum\":[{\"cell\":\"R0C1\",\"cells\":[\"R3C4\",\"R1C2\",\"R2C3\"],"
         "\"direction\":\"DR\",\"value\":\"7\"}]",
         ".LittleKiller~7~R1C2~R2C3"},
        {"\"sandwichsum\":[{\"cell\":\"R0C3\",\"cells\":[\"R1C3\",\"R2C3\",\"R3C3\",\"R4C3\"],"
         "\"value\":\"0\"}]",
         ".Sandwich~0~C3"},
        {"\"xsum\":[{\"cell\":\"R2C5\",\"cells\":[\"R2C1\",\"R2C2\",\"R2C3\",\"R2C4\"],"
         "\"value\":\"3\"}]",
         ".XSum~R2~~3"},
    };
    static const char *const wrong[][2] = {
        {"odd", "{\"cell\":\"R1C1\",\"cells\":[\"R4C4\"]}"},
        {"even", "{\"cell\":\"R1C1\",\"cells\":[\"R1C1\",\"R4C4\"]}"},
        {"even", "{\"cell\":\"R1C1\",\"cells\":\"R1C1\"}"},
        {"maximum", "{\"cell\":\"R1C1\",\"cells\":[\"R4C4\"]}"},
        {"littlekillersum", "{\"cell\":\"R0C1\",\"cells\":[\"R1C1\",\"R2C2\",\"R3C3\"],"
                            "\"direction\":\"DR\",\"value\":\"7\"}"},
        {"sandwichsum", "{\"cell\":\"R0C3\",\"cells\":[\"R1C3\"],\"value\":\"0\"}"},
        {"skyscraper", "{\"cell\":\"R2C0\",\"cells\":[\"R2C1\",\"R2C2\",\"R2C3\",\"R3C4\"],"
                       "\"value\":\"3\"}"},
    };
    char text[400], expected[200];
    for (size_t i = 0; i < sizeof right / sizeof *right; i++) {
        snprintf(expected, sizeof expected, ".Shape~4x4%s", right[i][1]);
        expect(board_with(right[i][0]), expected);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        snprintf(text, sizeof text, "\"%s\":[%s]", wrong[i][0], wrong[i][1]);
        snprintf(expected, sizeof expected,
                 "1:99: expected \"cells\" that agree with \"cell\" in item 1 of '%s', found none "
                 "or another",
                 wrong[i][0]);
        expect_error(board_with(text), expected);
    }
    expect_error(board_with("\"odd\":[{\"cell\":\"R1C1\",\"cells\":[\"R5C5\"]}]"),
                 "1:99: expected cells of the board such as R1C9 in item 1 of 'odd', found none or "
                 "another");
}

/* The last of several members counts for other readers, even an empty one. */
static void repeated_members_are_refused_if_one_is_empty(void)
{
    static const char *const keys[] = {"antiking", "negative", "metadata"};
    char members[100], expected[150];
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        snprintf(members, sizeof members, "\"%s\":false,\"%s\":false", keys[i], keys[i]);
        snprintf(expected, sizeof expected,
                 "1:%zu: expected one member of this name in '%s', found none or another",
                 99 + strlen(keys[i]) + 9, keys[i]);
        expect_error(board_with(members), expected);
    }
    expect_error(board_with("\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\","
                            "\"value\":\"\"}]"),
                 "1:99: expected one member of each name in item 1 of 'killercage', found none or "
                 "another");
    expect(board_with("\"x\":[],\"x\":[]"), ".Shape~4x4");
}

static void metadata_of_f_puzzles_is_an_object(void)
{
    expect_error(board_with("\"metadata\":\"text\""),
                 "1:99: expected an object in 'metadata', found none or another");
    expect_error(board_with("\"metadata\":{\"norowcol\":false,\"norowcol\":true}"),
                 "1:111: expected one 'norowcol', found several");
    expect(board_with("\"metadata\":{\"title\":\"Anti-King\"},\"antiking\":true"),
           ".Shape~4x4.AntiKing");
    expect(board_with("\"metadata\":{}"), ".Shape~4x4");
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
        {"Little Killer", " without the rule of the title"},
        {"Consecutive Sudoku", " without the rule of the title"},
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

/* A rule counts for the title if its whole name does. */
static void rules_of_titles_have_their_whole_name(void)
{
    static const struct {
        const char *title, *members, *dots;
        bool is_named;
    } cases[] = {
        {"Arrow Sudoku", "\"doublearrow\":[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\"]]}]",
         ".DoubleArrow~R1C1~R1C2~R1C3", false},
        {"Arrow Sudoku",
         "\"arrow\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"lines\":[[\"R1C2\",\"R2C2\"]]}]",
         ".PillArrow~2~R1C1~R1C2~R2C2", true},
        {"Killer Sudoku",
         "\"littlekillersum\":[{\"cell\":\"R0C2\",\"direction\":\"DR\",\"value\":\"7\"}]",
         ".LittleKiller~7~R1C3~R2C4", false},
        {"Little Killer Sudoku",
         "\"littlekillersum\":[{\"cell\":\"R0C2\",\"direction\":\"DR\",\"value\":\"7\"}]",
         ".LittleKiller~7~R1C3~R2C4", true},
        {"Consecutive Sudoku", "\"nonconsecutive\":true", ".AntiConsecutive", false},
        {"Non-consecutive", "\"nonconsecutive\":true", ".AntiConsecutive", true},
        {"X-Sudoku", "\"diagonal+\":true", ".Diagonal~1", false},
        {"X-Sudoku", "\"diagonal+\":true,\"diagonal-\":true", ".Diagonal~1.Diagonal~-1", true},
        {"Thermometers", "\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", ".Thermo~R1C1~R1C2",
         true},
        {"XV Sudoku", "\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"V\"}]", ".V~R1C1~R1C2",
         true},
        {"XV Sudoku", "\"xsum\":[{\"cell\":\"R1C0\",\"value\":\"3\"}]", ".XSum~R1~3~", false},
    };
    char text[400], expected[200];
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        snprintf(text, sizeof text,
                 "{\"size\":4,\"title\":\"%s\",\"grid\":[[{},{},{},{}],[{},{},{},{}],"
                 "[{},{},{},{}],[{},{},{},{}]],%s}",
                 cases[i].title, cases[i].members);
        snprintf(expected, sizeof expected, ".Shape~4x4%s%s", cases[i].dots,
                 cases[i].is_named ? "" : " without the rule of the title");
        expect(text, expected);
    }
}

int main(void)
{
    each_rule_of_f_puzzles_is_written();
    givens_regions_and_candidates_are_written();
    drawings_are_left_out_by_name();
    rules_without_a_kind_are_refused();
    errors_of_translated_rules_name_them();
    damaged_rules_are_errors();
    marks_on_borders_need_neighbors();
    members_of_other_rules_are_refused();
    listed_cells_agree_with_their_clue();
    repeated_members_are_refused_if_one_is_empty();
    metadata_of_f_puzzles_is_an_object();
    rules_of_titles_are_named();
    rules_of_titles_have_their_whole_name();
    what_is_not_understood_of_rules_is_refused();
    return check_result();
}
