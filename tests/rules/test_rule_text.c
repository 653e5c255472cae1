/* Texts of puzzles with rules: forms, cells, boards, and the place and reason of each error. */
#include <sudoku/rule_text.h>

#include "support/check.h"

static struct sudoku_rules *read(const char *text)
{
    struct sudoku_text_error error = {0};
    struct sudoku_rules *rules = NULL;
    if (sudoku_rules_read(text, strlen(text), NULL, &rules, &error) != SUDOKU_OK)
        fprintf(stderr, "%s\n%s\n", text, error.message);
    CHECK(rules != NULL);
    return rules;
}

/* Expects an error of TEXT at LINE and COLUMN. */
static void fails(const char *text, unsigned line, unsigned column, const char *message)
{
    struct sudoku_text_error error = {0};
    struct sudoku_rules *rules;
    CHECK_EQ(sudoku_rules_read(text, strlen(text), NULL, &rules, &error), SUDOKU_ERR_TEXT);
    CHECK(rules == NULL);
    CHECK_TEXT(error.message, message);
    CHECK_EQ(error.line, line);
    CHECK_EQ(error.column, column);
}

static void unknown_rules_are_named(void)
{
    fails(".Thermo~R1C1~R1C2.Quibble~R1C1", 1, 19, "Quibble is not supported");
    fails(".~R1C1_1\n  .Thermo~R1C1~R1C2\n  .Nonsense", 3, 4, "Nonsense is not supported");
    fails(".Or.Thermo~R1C1~R1C2.Nonsense.End", 1, 22, "Nonsense is not supported");
}

static void errors_have_a_place(void)
{
    fails(".Thermo~R1C1~R0C2", 1, 14, "R0C2 is not a cell");
    fails(".Shape~6x6.Thermo~R1C1~R7C1", 1, 24, "R7C1 is not a cell");
    fails(".Thermo~R1C1~VA1", 1, 14, "VA1 is not a cell");
    fails(".Cage~x~R1C1", 1, 7, "expected a number 0 to 4096, found 'x'");
    fails("# a comment\n.Cage~1 0~R1C1~R1C2~R9", 2, 21, "R9 is not a cell");
    fails(".~R1C1_10", 1, 8, "expected a number 1 to 9, found '10'");
    fails(".Thermo~R1C1", 1, 1, "expected 2 cells or more");
    fails(".Shape~17x9", 1, 1, "expected a size such as 9x9, at most 16x16");
    fails(".Shape~9x9~1-8", 1, 1, "a row or column has more cells than there are values");
    fails(".Shape~9x9.Shape~6x6", 1, 12, "the text has a shape already");
    fails(".Shape~2x2.Jigsaw~1122.Jigsaw~1212", 1, 24, "the text has regions already");
    fails(".RegionSize~6.RegionSize~3", 1, 15, "the text has a size of regions already");
    fails(".FullRankTies~any.FullRankTies~none", 1, 18,
          "the text says already which lines may be equal");
    fails(".Jigsaw~112", 1, 9, "expected 81 letters of regions, found 3");
    fails(".Whisper~5~R1C1", 1, 1, "expected 2 cells or more");
    fails(".LittleKiller~5~R5C5~R5C6", 1, 22, "expected the next cell of the diagonal");
    fails(".LittleKiller~5~R5C5", 1, 17, "no diagonal begins inside the grid");
    fails(".Shape~1x9~9.LittleKiller~5~R1C3", 1, 29, "a diagonal has two cells at least");
    fails(".Sandwich~5~X1", 1, 13, "X1 is not a row or column");
    fails(".XSum~R1", 1, 1, "expected a clue");
    fails(".WhiteDot~R1C1~R1C3", 1, 1, "no two cells are neighbors");
    fails(".Regex~KA~R1C1", 1, 8, "the pattern lacks a closing parenthesis");
    fails(".Regex~KSk~R1C1", 1, 8, "the pattern has a closing parenthesis too many");
    fails(".Regex~MXszLDJ9~R1C1", 1, 8, "the pattern has a range whose end is before its start");
    fails(".Regex~WzUtMl0~R1C1", 1, 8, "the pattern has a range whose end is before its start");
    fails(".NFA~%~R1C1", 1, 6, "the state machine is damaged");
    fails(".LookAndSay~123~R1C1", 1, 1, "expected pairs of a number and a digit");
    fails(".SameValues~2~R1C1~R1C2~R1C3", 1, 1, "3 cells are not 2 sets of equal size");
    fails(".PillArrow~2~R1C1~R3C3~R5C5", 1, 1,
          "the cells of a pill must be neighbors, to the right or downwards");
    fails(".Cage~5~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9~R2C1", 1, 1,
          "the cage does not fit the grid");
}

/* Sets of numbers of cells have one bit for 63 and all larger ones. */
static void a_digit_occurs_62_times_at_most(void)
{
    char text[256] = ".ContainExact~";
    for (unsigned i = 0; i < 63; i++)
        strcat(text, i ? "_1" : "1");
    strcat(text, "~R1C1~R1C2");
    fails(text, 1, 15 + 2 * 62, "too many digits");
}

static void ranks_are_never_dropped(void)
{
    enum { MAX_RANKS = 64 };
    static const char clue[] = ".FullRank~R1~1~", last[] = ".FullRank~R2~9~";
    char text[MAX_RANKS * sizeof clue + sizeof last];
    size_t length = 0;
    for (unsigned i = 0; i < MAX_RANKS; i++, length += strlen(clue))
        strcpy(text + length, clue);
    sudoku_rules_destroy(read(text));
    strcpy(text + length, last);
    fails(text, 1, (unsigned)length + 14, "the text has over 64 ranks");
}

static void composites_must_be_closed(void)
{
    fails(".Or.Thermo~R1C1~R1C2", 1, 1, "the text lacks an .End");
    fails(".Thermo~R1C1~R1C2.End", 1, 19, "expected a rule before .End");
    fails(".Or.And.End.Thermo~R1C1~R1C2.End", 1, 13, "an alternative has no rule");
    fails(".Or.StrictXV.End", 1, 5, "StrictXV cannot be within another rule");
    fails(".Or.Shape~6x6.End", 1, 4, "Shape cannot be within another rule");
    fails(".NoBoxes.Or.ChaosConstruction.End", 1, 12,
          "ChaosConstruction cannot be within another rule");
    fails(".ChaosConstruction.NoBoxes.ChaosCount~R1C1~0~R1C1~R1C2", 1, 27,
          "expected cells such as CC1, the regions");
    fails(".StrictKropki.Or.WhiteDot~R1C1~R1C2.~R1C1_1.End", 1, 1,
          "StrictKropki with marks in alternatives is not supported");
    fails(".Replicate~E.Thermo~R1C9~R2C9.End", 1, 21, "R1C9 is moved out of the grid");
}

static void boards_have_any_shape(void)
{
    struct sudoku_rules *rules = read(".Shape~5x10~0-11.Var~AB~name~2x3.Thermo~VAB1~R5Ca~VAB6");
    CHECK_EQ(sudoku_rules_rows(rules), 5);
    CHECK_EQ(sudoku_rules_columns(rules), 10);
    CHECK_EQ(sudoku_rules_min_value(rules), 0);
    CHECK_EQ(sudoku_rules_value_count(rules), 12);
    CHECK_EQ(sudoku_rules_board_cell_count(rules), 50);
    CHECK_EQ(sudoku_rules_cell_count(rules), 56);
    sudoku_rules_destroy(rules);
}

/* Returns the number of rules of KIND that the text has. */
static unsigned count_rules(const struct sudoku_rules *rules, const char *kind)
{
    unsigned count = 0;
    for (unsigned i = 0; i < sudoku_rules_rule_count(rules); i++)
        count += strcmp(sudoku_rules_rule(rules, i)->kind->name, kind) == 0;
    return count;
}

/* A row of cages of two cells and one of a single cell, as a line and as a list. */
static uint64_t count_solutions(const char *text)
{
    struct sudoku_rules *rules = read(text);
    struct sudoku_rule_solver *solver = NULL;
    uint64_t count = 0;
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    CHECK(sudoku_rule_solver_count(solver, NULL, NULL, &count) >= SUDOKU_OK);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
    return count;
}

/* Items of the board have no other names than those of the table. */
static void rules_of_boxes_need_the_usual_ones(void)
{
    fails(".Shape~3x3.Windoku", 1, 11, "Windoku needs the usual boxes of the grid");
    fails(".Shape~6x6.NoBoxes.Jigsaw~AABBCCAABBCCAABBCCDDEEFFDDEEFFDDEEFF.Windoku", 1, 63,
          "Windoku needs the usual boxes of the grid");
    fails(".Shape~4x4.NoBoxes.Jigsaw~1122132213443344.DisjointSets", 1, 43,
          "DisjointSets needs the usual boxes of the grid");
    sudoku_rules_destroy(read(".Shape~4x4.NoBoxes.Windoku"));
}

/* Those of boxes could have any digit, and a grid would be a solution for each. */
static void cells_of_lacking_digits_belong_to_units(void)
{
    struct sudoku_rules *rules = read(".Shape~3x3~0-3.NoBoxes.Doppelganger");
    CHECK_EQ(sudoku_rules_cell_count(rules), 9 + 3 + 3);
    sudoku_rules_destroy(rules);
    rules = read(".Shape~4x4~0-4.Doppelganger");
    CHECK_EQ(sudoku_rules_cell_count(rules), 16 + 4 + 4 + 4);
    sudoku_rules_destroy(rules);
    fails(".Shape~3x3~0-3.NoBoxes.Doppelganger.Thermo~R1C1~DGB1", 1, 49, "DGB1 is not a cell");
}

static void letter_case_and_hyphens_of_names_are_ignored(void)
{
    CHECK_EQ(count_solutions(".Shape~4x4.NoBoxes"), 576);
    CHECK_EQ(count_solutions(".shape~4x4.no-boxes"), 576);
    CHECK_EQ(count_solutions(".SHAPE~4x4~0-3"), 288);
    CHECK_EQ(count_solutions(".shape~4x4.noboxes.jigsaw~AABBAABBCCDDCCDD"), 288);
    CHECK_EQ(count_solutions(".shape~2x2.or.~R1C1_1.and.~R1C1_2.end.end"), 2);
    CHECK_EQ(count_solutions(".shape~2x2.strictkropki.whitedot~R1C1~R1C2"),
             count_solutions(".Shape~2x2.StrictKropki.WhiteDot~R1C1~R1C2"));
    fails(".shape~4x4.Shape~4x4", 1, 12, "the text has a shape already");
}

static void killers_are_cages(void)
{
    char line[82] = "A<B<C<D<9", list[1024] = "3x3:d:k:", number[16];
    uint8_t values[81];
    int broken;
    memset(line + 9, '0', 72);
    for (unsigned i = 0; i < 81; i++) {
        unsigned sum = i < 8 ? 10 + i / 2 : i == 8 ? 9 : 0; /* A B C D 9 */
        snprintf(number, sizeof number, "%u:", 256 * sum + (i < 9 ? i / 2 : i));
        strcat(list, number);
    }
    for (unsigned is_list = 0; is_list < 2; is_list++) {
        struct sudoku_rules *rules = read(is_list ? list : line);
        memset(values, SUDOKU_RULES_EMPTY, sizeof values);
        values[0] = 4;
        values[1] = 6;
        CHECK_EQ(sudoku_rules_check(rules, values, &broken), SUDOKU_OK);
        values[1] = 7;
        CHECK_EQ(sudoku_rules_check(rules, values, &broken), SUDOKU_CONFLICT);
        CHECK_EQ(count_rules(rules, "cage"), 5);
        CHECK_EQ(count_rules(rules, "diagonal"), is_list ? 2 : 0);
        sudoku_rules_destroy(rules);
    }
}

static void converts(const char *text, enum sudoku_rule_text_form form, const char *expected)
{
    char out[2000] = "";
    size_t length = 0;
    CHECK_EQ(sudoku_rules_convert(text, strlen(text), form, NULL, out, sizeof out, &length, NULL),
             SUDOKU_OK);
    CHECK_TEXT(out, expected);
    CHECK_EQ(length, strlen(expected));
    CHECK_EQ(sudoku_rules_convert(text, strlen(text), form, NULL, out, 4, &length, NULL),
             SUDOKU_OK);
    CHECK_EQ(length, strlen(expected));
    CHECK(strlen(out) == 3 && memcmp(out, expected, 3) == 0);
}

static void puzzles_are_converted(void)
{
    enum { SIZE = 2000 };
    char line[82] = "A<B<", numbers[SIZE] = "3x3:d:k";
    memset(line + 4, '0', 77);
    for (unsigned i = 0; i < 81; i++)
        snprintf(numbers + strlen(numbers), SIZE - strlen(numbers), ":%u",
                 i < 4 ? 256 * (10 + i / 2) + i / 2 : i - 2);
    const char *dots = ".Cage~10~R1C1~R1C2.Cage~11~R1C3~R1C4";
    converts(line, SUDOKU_RULE_TEXT_DOTS, dots);
    converts(".Cage~10~R1C1~R1C2\n# x\n .Cage~11~R1C3~R1C4.Diagonal~1.Diagonal~-1",
             SUDOKU_RULE_TEXT_KILLER, numbers);
    converts(numbers, SUDOKU_RULE_TEXT_KILLER, numbers);
    converts("{\"size\":1,\"grid\":[[{\"value\":1,\"given\":true}]],\"antiking\":true}",
             SUDOKU_RULE_TEXT_DOTS, ".Shape~1x1.~R1C1_1.AntiKing");
}

/* The rules of the puzzle in TEXT, in words, and the values of its cells, sorted. */
static void describe(const char *text, size_t length, char *words, size_t size)
{
    struct sudoku_rules *rules;
    size_t written = 0;
    words[0] = '\0';
    CHECK_EQ(sudoku_rules_read(text, length, NULL, &rules, NULL), SUDOKU_OK);
    for (unsigned i = 0; rules && i < sudoku_rules_rule_count(rules); i++) {
        const struct sudoku_rule *rule = sudoku_rules_rule(rules, i);
        if (rule->parent >= 0 || strcmp(rule->kind->name, "different") == 0)
            continue;
        written += sudoku_rules_describe(rules, i, words + written, size - written);
        if (rule->kind->label) {
            words[written++] = ' ';
            written += rule->kind->label(rule, 0, words + written, size - written);
        }
        words[written++] = '\n';
    }
    for (unsigned cell = 0; rules && cell < sudoku_rules_cell_count(rules); cell++)
        written += (size_t)snprintf(words + written, size - written, "%x ",
                                    (unsigned)sudoku_rules_values(rules, cell));
    CHECK(written < size);
    sudoku_rules_destroy(rules);
}

/* Rules in the order in which f-puzzles' members are written. */
static const char *const said_by_f_puzzles[] = {
    ".~R1C1_5.~R2C2_1_3.AntiKnight.AntiKing.DisjointSets",
    ".AntiConsecutive.Diagonal~-1.Diagonal~1",
    ".Cage~10~R1C1~R1C2.Cage~4~R2C1.AllDifferent~R3C1~R5C5",
    ".SameValues~2~R1C1~R9C9.Arrow~R1C1~R1C2~R1C3.PillArrow~2~R3C1~R3C2~R4C3~R4C4",
    ".Thermo~R1C1~R2C2.Palindrome~R1C3~R1C4~R1C5.Between~R3C1~R3C2~R3C3.Renban~R5C1~R5C2",
    ".Whisper~5~R1C1~R1C2.Whisper~4~R1C3~R1C4.RegionSumLine~R1C1~R1C4.Entropic~R2C1~R2C2~R2C3",
    ".Modular~3~R1C1~R1C2.Modular~2~R1C3~R1C4.DoubleArrow~R2C1~R2C2~R2C3",
    ".Zipper~R1C1~R1C2~R1C3~R1C4~R1C5.Zipper~R2C1~R2C2~R2C3~R2C4.Lockout~4~R3C1~R3C2~R3C3",
    ".WhiteDot~R1C1~R1C2.DifferenceCage~2~R1C3~R1C4.BlackDot~R2C1~R2C2.QuotientCage~3~R2C3~R2C4",
    ".X~R1C1~R1C2.V~R1C3~R2C3.Quad~R4C4~1~2~2~9.StrictXV",
    ".GreaterThan~R1C2~R1C1.GreaterThan~R2C1~R1C1",
    ".GreaterThan~R9C9~R8C9.GreaterThan~R9C9~R9C8",
    ".Shape~4x4.GreaterThan~R3C3~R4C3.GreaterThan~R4C2~R4C3.GreaterThan~R3C4~R4C4",
    ".GreaterThan~R1C2~R1C1.GreaterThan~R2C1~R1C1.GreaterThan~R9C9~R8C9.GreaterThan~R9C9~R9C8",
    ".LittleKiller~9~R1C3.LittleKiller~12~R5C9~R4C8.LittleKiller~12~R9C1~R8C2.Sandwich~0~R3",
    ".Sandwich~12~C4.XSum~R1~20~.XSum~C2~~30.Skyscraper~R9~3~4.NumberedRoom~C9~5~6",
    ".Shape~4x4.NoBoxes.Jigsaw~AABBACCBACDBDDDC.~R4C4_1",
    ".Shape~16x16.Skyscraper~R12~3~4.~RgC1_16",
    ".Shape~1x1.~R1C1_1",
    ".Cage~1500~R1C1~R1C2.Whisper~99~R1C1~R1C2.DifferenceCage~20~R1C1~R1C2.StrictXV",
    ".QuotientCage~30~R1C1~R1C2",
};

static void puzzles_of_f_puzzles_go_there_and_back(void)
{
    enum { SIZE = 40000 };
    static char there[SIZE], before[SIZE], after[SIZE];
    for (size_t i = 0; i < sizeof said_by_f_puzzles / sizeof *said_by_f_puzzles; i++) {
        const char *text = said_by_f_puzzles[i];
        describe(text, strlen(text), before, sizeof before);
        for (enum sudoku_rule_text_form form = SUDOKU_RULE_TEXT_FPUZZLES;
             form <= SUDOKU_RULE_TEXT_LINK; form++) {
            size_t length = 0;
            struct sudoku_text_error error = {0};
            CHECK_EQ(sudoku_rules_convert(text, strlen(text), form, NULL, there, sizeof there,
                                          &length, &error),
                     SUDOKU_OK);
            CHECK_TEXT(error.message, "");
            CHECK(length < sizeof there && strlen(there) == length);
            describe(there, length, after, sizeof after);
            CHECK_TEXT(after, before);
        }
    }
}

static void what_f_puzzles_cannot_say_is_named(void)
{
    static const char *const texts[][2] = {
        {".Shape~4x6~6.NoBoxes", "a board or values of this size"},
        {".Shape~4x4~0-3", "a board or values of this size"},
        {".Shape~4x4~4~Raw", "rows and columns with equal digits"},
        {".Shape~4x4.NoBoxes", "a board without boxes"},
        {".Shape~4x4.Var~A", "cells beside the board"},
        {".Shape~4x4.FullRank~R1~3~", "full rank"},
        {".GreaterThan~R1C1~R1C2", "greater than"},
        {".GreaterThan~R1C2~R1C1.GreaterThan~R2C1~R1C1.GreaterThan~R5C5~R5C6", "greater than"},
        {".Sum~3~R1C1~R1C2", "sum"},
        {".Or.X~R1C1~R1C2.V~R1C1~R1C2.End", "alternatives"},
        {".DifferenceCage~3~R1C1~R1C2~R1C3", "difference cage"},
        {".DifferenceCage~3~R1C9~R2C1", "difference cage"},
        {".QuotientCage~3~R1C1~R3C1", "quotient cage"},
        {".SameValues~2~R1C1~R1C2~R2C1~R2C2", "sets of the same digits"},
        {".AntiConsecutive.WhiteDot~R1C1~R1C2", "dots beside the rule against consecutive digits"},
        {".AllDifferent~R1C1", "different digits"},
        {".Shape~4x4.LittleKiller~5~R2C2~R3C3", "little killer"},
        {".StrictKropki.DifferenceCage~2~R1C1~R1C2",
         "dots with numbers beside the rule that all dots are drawn"},
        {".StrictKropki.QuotientCage~3~R1C1~R1C2",
         "dots with numbers beside the rule that all dots are drawn"},
    };
    char expected[160];
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct sudoku_text_error error = {0};
        size_t length = 7;
        snprintf(expected, sizeof expected, "f-puzzles cannot say this: %s", texts[i][1]);
        CHECK_EQ(sudoku_rules_convert(texts[i][0], strlen(texts[i][0]), SUDOKU_RULE_TEXT_FPUZZLES,
                                      NULL, NULL, 0, &length, &error),
                 SUDOKU_ERR_TEXT);
        CHECK_TEXT(error.message, expected);
        CHECK_EQ(length, 7);
    }
    converts(".Shape~4x4.Quad~R1C1", SUDOKU_RULE_TEXT_FPUZZLES,
             "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
             "\"quadruple\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"values\":[]}]}");
    converts(".Shape~2x2.Diagonal~1.Diagonal~-1.Diagonal~1", SUDOKU_RULE_TEXT_FPUZZLES,
             "{\"size\":2,\"grid\":[[{},{}],[{},{}]],\"diagonal+\":true,\"diagonal-\":true}");
    converts(".Shape~2x2.Thermo~R1C1~R1C2", SUDOKU_RULE_TEXT_FPUZZLES,
             "{\"size\":2,\"grid\":[[{},{}],[{},{}]],\"thermometer\":[{\"lines\":[[\"R1C1\","
             "\"R1C2\"]]}]}");
    /* lz-string's compressToBase64() of the same. */
    converts(".Shape~2x2.Thermo~R1C1~R1C2", SUDOKU_RULE_TEXT_LINK,
             "https://www.f-puzzles.com/"
             "?load="
             "N4IgzglgXgpiBcAmANCA5gJwgEwQbT2AF9liBdZQk8ikAFwAsYMBbAexZjuf1ABsIAOxhh8eEACUAjAGEpIVN"
             "JmIQZMkXVA%3D");
}

static void a_killer_has_both_diagonals_or_none(void)
{
    static const char one[] = ".Diagonal~1.Cage~3~R1C1~R1C2";
    struct sudoku_text_error error = {0};
    size_t length;
    CHECK_EQ(sudoku_rules_convert(one, sizeof one - 1, SUDOKU_RULE_TEXT_KILLER, NULL, NULL, 0,
                                  &length, &error),
             SUDOKU_ERR_TEXT);
    CHECK_TEXT(error.message, "expected both diagonals or none in a killer");
}

static void a_killer_cannot_say_other_rules(void)
{
    static const char *const texts[][2] = {
        {".Thermo~R1C1~R1C2", "'Thermo'"},
        {".Cage~3~R1C1~R1C2.~R5C5_1", "the given 'R5C5_1'"},
        {".Shape~9x9.~R1C1_5.~R1C2_3", "the given 'R1C1_5'"},
        {".Shape~6x6.Cage~3~R1C1", "'Shape'"},
        {".Cage~3~R1C1.Cage~4~R1C1~R1C2", "'Cage'"},
    };
    char expected[160];
    for (unsigned i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct sudoku_text_error error = {0};
        size_t length = 7;
        snprintf(expected, sizeof expected,
                 "expected separate cages and two diagonals of a 9x9 board alone in a killer, "
                 "found %s",
                 texts[i][1]);
        CHECK_EQ(sudoku_rules_convert(texts[i][0], strlen(texts[i][0]), SUDOKU_RULE_TEXT_KILLER,
                                      NULL, NULL, 0, &length, &error),
                 SUDOKU_ERR_TEXT);
        CHECK_TEXT(error.message, expected);
        CHECK_EQ(length, 7);
    }
    const char *unknown = ".Quibble~R1C1";
    size_t length;
    CHECK_EQ(sudoku_rules_convert(unknown, strlen(unknown), SUDOKU_RULE_TEXT_DOTS, NULL, NULL, 0,
                                  &length, NULL),
             SUDOKU_ERR_TEXT);
}

/* Bytes that no rule has, in places where one may begin or end. */
static void damaged_bytes_are_errors(void)
{
    static const char zero[] = ".Shape~4x4.Cage\0~5~R1C1~R1C2";
    struct sudoku_text_error error = {0, 0, ""};
    struct sudoku_rules *rules;
    CHECK_EQ(sudoku_rules_read(zero, sizeof zero - 1, NULL, &rules, &error), SUDOKU_ERR_TEXT);
    CHECK_EQ(error.column, 12);
    CHECK(!sudoku_rules_detect(" \n", 1));
    fails(".Lunchbox~7~R1C1~R1C2~R1C1", 1, 1, "the lunchbox does not fit the grid");
    fails(".Renban~R1C1~R1C2~R1C1", 1, 1, "the renban line does not fit the grid");
    fails(".~R1C1_74_1", 1, 8, "expected a number 1 to 9, found '74'");
    fails(".~R1C1_1_-90", 1, 10, "expected a number 1 to 9, found '-90'");
}

static void texts_are_detected(void)
{
    static const char with_cage[] = "{\"size\":2,\"grid\":[[{},{}],[{},{}]],"
                                    "\"killercage\":[{\"cells\":[\"R1C1\"]}]}";
    static const char without_cages[] = "{\"size\":2,\"grid\":[[{},{}],[{},{}]],"
                                        "\"killercage\":[],\"title\":\"A\"}";
    static const char *const rules[] = {".Thermo~R1C1~R1C2",
                                        " \n.~R1C1_5",
                                        ".AntiKnight.NoBoxes",
                                        "# x\n.Or.~R1C1_1.End",
                                        ".Quibble~R1C1",
                                        "..Cage~5~R1C1",
                                        "3x3:k:1:",
                                        "3x3:d:k:256:",
                                        with_cage};
    static const char *const others[] = {"",
                                         ".",
                                         "...",
                                         "..E..K..MI....P.K",
                                         "5.3.2",
                                         "53..7....6..195....98....6.",
                                         ".X.O",
                                         "3x3:d:81:",
                                         "Thermo~R1C1",
                                         "{\"size\": 9}",
                                         without_cages,
                                         ".12~3"};
    for (unsigned i = 0; i < sizeof rules / sizeof rules[0]; i++)
        CHECK(sudoku_rules_detect(rules[i], strlen(rules[i])));
    for (unsigned i = 0; i < sizeof others / sizeof others[0]; i++)
        CHECK(!sudoku_rules_detect(others[i], strlen(others[i])));
    /* Readers of boards do not know its notes. */
    const char drawing[] = "{\"cells\":[[{},{}],[{},{}]],\"cages\":[{\"value\":\"title: A\"}]}";
    CHECK(sudoku_rules_detect(drawing, sizeof drawing - 1));
}

static void broken_rules_are_named(void)
{
    struct sudoku_rules *rules = read(".Thermo~R1C1~R1C2~R2C2.Cage~10~R5C5~R5C6.AntiKnight");
    uint8_t values[81];
    char text[128];
    int broken = -2;
    memset(values, SUDOKU_RULES_EMPTY, sizeof values);
    values[40] = values[41] = 4;
    CHECK_EQ(sudoku_rules_check(rules, values, &broken), SUDOKU_CONFLICT);
    values[41] = 5;
    CHECK_EQ(sudoku_rules_check(rules, values, &broken), SUDOKU_CONFLICT);
    sudoku_rules_describe(rules, (unsigned)broken, text, sizeof text);
    CHECK_TEXT(text, "cage of 10 at r5c5 r5c6");
    values[41] = 6;
    CHECK_EQ(sudoku_rules_check(rules, values, &broken), SUDOKU_OK);
    values[0] = values[11] = 3;
    CHECK_EQ(sudoku_rules_check(rules, values, &broken), SUDOKU_CONFLICT);
    sudoku_rules_describe(rules, (unsigned)broken, text, sizeof text);
    CHECK_TEXT(text, "anti-knight at r1c1 r2c3");
    sudoku_rules_destroy(rules);
}

static void named_rules_are_listed(void)
{
    struct sudoku_named_rule named = SUDOKU_NAMED_RULE_INIT;
    unsigned count = 0;
    while (sudoku_named_rule_get(count, &named) == SUDOKU_OK) {
        CHECK(named.name && named.arguments && named.meaning);
        size_t length = strlen(named.meaning);
        CHECK(length > 1 && named.meaning[length - 1] == '.');
        count++;
    }
    CHECK(count > 60);
    CHECK_EQ(sudoku_named_rule_get(0, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_TEXT(sudoku_argument_error(), "named is NULL");
    named.size = 1;
    CHECK_EQ(sudoku_named_rule_get(0, &named), SUDOKU_ERR_ARGUMENT);
    CHECK_TEXT(sudoku_argument_error(), "named->size is too small");
}

int main(void)
{
    unknown_rules_are_named();
    errors_have_a_place();
    a_digit_occurs_62_times_at_most();
    ranks_are_never_dropped();
    composites_must_be_closed();
    boards_have_any_shape();
    rules_of_boxes_need_the_usual_ones();
    cells_of_lacking_digits_belong_to_units();
    letter_case_and_hyphens_of_names_are_ignored();
    killers_are_cages();
    puzzles_are_converted();
    puzzles_of_f_puzzles_go_there_and_back();
    what_f_puzzles_cannot_say_is_named();
    a_killer_has_both_diagonals_or_none();
    a_killer_cannot_say_other_rules();
    damaged_bytes_are_errors();
    texts_are_detected();
    broken_rules_are_named();
    named_rules_are_listed();
    return check_result();
}
