/* Drawings of SudokuPad, in dot notation. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <sudoku/rule_text.h>

#include "forms_expect.h"
#include "support/check.h"

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

/* Readers of boards would not name them. */
static void members_that_are_not_understood_make_it_a_puzzle_with_rules(void)
{
    static const struct {
        const char *cell, *members;
        bool is_detected;
    } cases[] = {
        {"\"value\":1", "", false},
        {"\"value\":1,\"x\":[]", "", false},
        {"\"value\":1,\"x\":3", "", true},
        {"\"value\":1", ",\"x\":[1]", true},
        {"\"value\":1", ",\"metadata\":{\"title\":\"A\"}", false},
        {"\"value\":1", ",\"metadata\":{\"x\":\"A\"}", true},
        {"\"value\":1", ",\"settings\":{\"antiknight\":true}", true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[512];
        snprintf(text, sizeof text,
                 "{\"cellSize\":50,\"cells\":[[{%s},{},{},{}],[{},{},{},{}],[{},{},{},{}],"
                 "[{},{},{},{}]],\"regions\":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
                 "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]%s}",
                 cases[i].cell, cases[i].members);
        CHECK_EQ(sudoku_rules_detect(text, strlen(text)), cases[i].is_detected);
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

/* A sum that no number spells is not cut to the digits that it begins with. */
static void sums_of_drawings_are_numbers(void)
{
    static const char *const sums[] = {"\"12-15\"", "12.5", "1007", "\"<12\"", "\"a\"", "0"};
    char text[200];
    for (size_t i = 0; i < sizeof sums / sizeof *sums; i++) {
        snprintf(text, sizeof text,
                 "{\"cells\":[[{},{}],[{},{}]],\"cages\":[{\"cells\":[[0,0],[0,1]],"
                 "\"unique\":true,\"sum\":%s}]}",
                 sums[i]);
        expect_error(text, "1:29: expected a \"sum\" of 1 to 1000 in item 1 of 'cages', found none "
                           "or another");
    }
    cage_of_a_drawing("\"unique\":true,\"sum\":\"\"", ".AllDifferent~R1C1~R1C2");
    cage_of_a_drawing("\"unique\":true,\"value\":\"12-15\"",
                      ".AllDifferent~R1C1~R1C2 without cages without sums");
    cage_of_a_drawing("\"value\":\"<12\",\"sum\":3", ".Cage~3~R1C1~R1C2 without labels of cages");
}

/* Other readers keep the last of several members, and do not expect two spellings of one. */
static void members_of_drawings_are_there_once(void)
{
    static const char *const cases[][2] = {
        {"{\"cells\":[[{}]],\"cages\":[],\"cages\":[{\"cells\":[[0,0]],\"value\":1}]}",
         "1:18: expected one 'cages', found several"},
        {"{\"cells\":[[{}]],\"cages\":[],\"ca\":[]}", "1:18: expected one 'cages', found several"},
        {"{\"cells\":[[{}]],\"ce\":[[{\"v\":1}]],\"cages\":[]}",
         "1:3: expected one 'cells', found several"},
        {"{\"cells\":[[{}]],\"cages\":[],\"lines\":[],\"l\":[1]}",
         "1:29: expected one 'lines', found several"},
        {"{\"cells\":[[{}]],\"cages\":[],\"metadata\":{},\"md\":{\"norowcol\":true}}",
         "1:29: expected one 'metadata', found several"},
        {"{\"cells\":[[{}]],\"cages\":[],\"md\":{\"norowcol\":false,\"norowcol\":true}}",
         "1:35: expected one 'norowcol', found several"},
        {"{\"cells\":[[{}]],\"cages\":[{\"value\":12,\"v\":15,\"cells\":[[0,0]]}]}",
         "1:28: expected one 'value', found several"},
        {"{\"cells\":[[{}]],\"cages\":[{\"cells\":[[0,0]],\"ce\":[[0,0]],\"value\":1}]}",
         "1:28: expected one 'cells', found several"},
        {"{\"cells\":[[{\"value\":1,\"value\":\"\"}]],\"cages\":[]}",
         "1:14: expected one 'value', found several"},
        {"{\"cells\":[[{\"v\":1,\"value\":1}]],\"cages\":[]}",
         "1:14: expected one 'value', found several"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        expect_error(cases[i][0], cases[i][1]);
}

static void unknown_members_of_cells_and_settings_are_named(void)
{
    expect(drawing_with("\"odd\":true,\"color\":\"#f00\",\"x\":[]", "]"),
           ".Shape~2x2.NoBoxes without odd");
    expect(drawing_with("", "],\"settings\":{\"nogrid\":1,\"antiknight\":true,\"killer\":false}"),
           ".Shape~2x2.NoBoxes without antiknight");
}

/* Values of a wrong kind might be rules. */
static void values_of_another_kind_are_refused(void)
{
    static const char *const cases[][2] = {
        {"{\"cells\":[[{},2],[{},{}]],\"cages\":[]}",
         "1:3: expected objects in 'cells', found none or another"},
        {"{\"cells\":[[{\"value\":1,\"given\":0}]],\"cages\":[]}",
         "1:3: expected true or false for \"given\" in 'cells', found none or another"},
        {"{\"cells\":[[{}]],\"cages\":[3]}",
         "1:18: expected an object in item 1 of 'cages', found none or another"},
        {"{\"cells\":[[{}]],\"cages\":[{\"cells\":\"R1C1\",\"sum\":1}]}",
         "1:18: expected an array of cells in item 1 of 'cages', found none or another"},
        {"{\"cells\":[[{}]],\"cages\":[{\"cells\":[[0,0,0]],\"sum\":1}]}",
         "1:18: expected cells of the board in item 1 of 'cages', found none or another"},
        {"{\"cells\":[[{}]],\"cages\":[{\"cells\":[[0,0]],\"sum\":1,\"unique\":0}]}",
         "1:18: expected true or false for \"unique\" in item 1 of 'cages', found none or another"},
        {"{\"cells\":[[{}]],\"regions\":\"boxes\"}", "1:18: 'regions' is not supported"},
        {"{\"cells\":[[{}]],\"cages\":[],\"metadata\":\"text\"}",
         "1:29: expected an object in 'metadata', found none or another"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        expect_error(cases[i][0], cases[i][1]);
}

/* The title may be written before the rule that it names. */
static void titles_are_compared_with_all_cages(void)
{
    expect(drawing_with("", "{\"value\":\"title: Killer Sudoku\"},"
                            "{\"cells\":[[0,0],[0,1]],\"value\":3}]"),
           ".Shape~2x2.NoBoxes.Cage~3~R1C1~R1C2");
}

int main(void)
{
    drawings_without_cells_lack_a_grid();
    what_is_not_understood_of_drawings_is_named();
    notes_of_drawings_are_named();
    members_that_are_not_understood_make_it_a_puzzle_with_rules();
    drawings_with_free_rows_are_refused();
    cages_of_drawings_have_sums();
    sums_of_drawings_are_numbers();
    members_of_drawings_are_there_once();
    unknown_members_of_cells_and_settings_are_named();
    values_of_another_kind_are_refused();
    titles_are_compared_with_all_cages();
    return check_result();
}
