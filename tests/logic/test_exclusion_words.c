/* Exclusions between the chains of nets: candidates excluded by techniques, and the reasons. */
#include "logic/worded.h"

#include <stdio.h>
#include <string.h>

/* The chain removes 9 from r5c1; then 4 disappears from r1c1, which removes 7 from r1c3. */
static const struct sudoku_link links[] = {
    {{7, 1, {R1C3}}, {9, 1, {R5C1}}, false},
    {{4, 1, {R1C1}}, {4, 1, {R1C1}}, false},
    {{4, 1, {R1C1}}, {6, 1, {R1C3}}, true},
    {{6, 1, {R1C3}}, {7, 1, {R1C3}}, false},
};

/* Expects REASON for r1c1 to lose 4. */
static void expect_reason(const char *reason)
{
    static const struct sudoku_candidate lost[] = {{R1C3, 7}};
    char text[512];
    struct sudoku_step step = step_of("Nested Forcing Nets");
    step.links = links;
    step.link_count = COUNT(links);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    int length = snprintf(text, sizeof text,
                          "Nested Forcing Nets: if r1c3 is 7, it is not by the chains "
                          "r1c3(7)-r5c1(9); r1c1(4) excluded%s; r1c1(4)=r1c3(6)-r1c3(7), so r1c3 "
                          "loses 7",
                          reason);
    CHECK(length > 0 && (size_t)length < sizeof text);
    expect(&step, text);
}

/* Removes the digits of LIST from all cells of ROW except those in columns A and B. */
static void confine(unsigned row, const char *list, unsigned a, unsigned b)
{
    for (unsigned column = 0; column < 9; column++)
        if (column != a && column != b)
            candidates[9 * row + column] &= ~digits(list);
}

static void locked_candidates_name_unit_and_places(void)
{
    clear_board();
    confine(1, "4", 1, 2);
    expect_reason(", as 4 in row 2 is confined to r2c2 and r2c3");
    confine(1, "4", 4, 5);
    expect_reason(" by what is left then");
}

/* Pairs that exist only after the chain has removed 9, or placed 7 in r1c3. */
static void pairs_name_cells_and_digits(void)
{
    clear_board();
    candidates[R5C1] = digits("489");
    candidates[R5C1 + 9] = digits("48");
    expect_reason(", as r5c1 and r6c1 have no candidates but 4 and 8");
    clear_board();
    candidates[R5C1] = digits("489");
    candidates[R5C1 + 10] = digits("48");
    expect_reason(" by what is left then");
    clear_board();
    confine(0, "12", 0, 4);
    expect_reason(", as 1 and 2 in row 1 are confined to r1c1 and r1c5");
    clear_board();
    confine(0, "1", 0, 4);
    confine(0, "2", 0, 5);
    expect_reason(" by what is left then");
}

static void fish_name_base_and_cover(void)
{
    clear_board();
    confine(4, "4", 0, 4);
    confine(6, "4", 0, 4);
    expect_reason(", as 4 in rows 5 and 7 is confined to columns 1 and 5");
    confine(6, "4", 0, 5);
    candidates[58] |= digits("4");
    candidates[59] |= digits("4");
    expect_reason(" by what is left then");
}

/* r1c1=4 leaves r5c1 one candidate, and its box or its neighbor none. */
static void refutations_name_their_singles(void)
{
    clear_board();
    candidates[R5C1] = digits("49");
    expect_reason(", as r1c1=4 leaves r5c1 without a candidate");
    clear_board();
    candidates[R5C1] = digits("459");
    candidates[R5C2] = digits("56");
    candidates[R5C2 + 1] = digits("58");
    candidates[R5C2 + 2] = digits("68");
    expect_reason(
        ", as r1c1=4 makes r5c1=5, r5c2=6 and r5c3=8 and leaves r5c4 without a candidate");
    clear_board();
    candidates[R1C5] = digits("34");
    for (unsigned row = 3; row < 9; row++)
        candidates[9 * row + 8] &= ~digits("3");
    for (unsigned row = 1; row < 3; row++)
        for (unsigned column = 6; column < 9; column++)
            candidates[9 * row + column] &= ~digits("3");
    expect_reason(", as r1c1=4 makes r1c5=3 and leaves 3 without a place in column 9");
}

/* Without candidates no reason can be found. */
static void unknown_candidates_give_no_reason(void)
{
    static const struct sudoku_candidate lost[] = {{R1C3, 7}};
    struct sudoku_step step = step_of("Nested Forcing Nets");
    step.links = links;
    step.link_count = COUNT(links);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    expect_worded(&step, SUDOKU_HINT_STEP, NULL,
                  "Nested Forcing Nets: if r1c3 is 7, it is not by the chains r1c3(7)-r5c1(9); "
                  "r1c1(4) excluded by what is left then; r1c1(4)=r1c3(6)-r1c3(7), so r1c3 loses "
                  "7");
}

/* In real nets every exclusion has its reason. */
static void every_exclusion_of_a_path_has_its_reason(void)
{
    static const char puzzle[] =
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
    struct sudoku_logic *logic;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    const struct sudoku_step *step;
    static char text[1 << 16];
    uint8_t cells[81];
    size_t exclusions = 0;
    for (unsigned i = 0; i < 81; i++)
        cells[i] = (uint8_t)(puzzle[i] == '.' ? 0 : puzzle[i] - '0');
    position.cells = cells;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), NULL, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    wording.candidates = candidates;
    wording.detail = SUDOKU_DETAIL_FULL;
    while (sudoku_logic_find_step(logic, &step) == SUDOKU_OK) {
        CHECK_EQ(sudoku_logic_get_position(logic, NULL, candidates), SUDOKU_OK);
        size_t length = sudoku_step_write(sudoku_layout_classic(), step, SUDOKU_HINT_STEP, &wording,
                                          text, sizeof text);
        CHECK(length < sizeof text);
        CHECK(!strstr(text, "what is left then"));
        for (const char *at = text; (at = strstr(at, " excluded, as ")); at++)
            exclusions++;
        sudoku_logic_apply(logic, step);
    }
    CHECK(exclusions > 0);
    sudoku_logic_destroy(logic);
}

int main(void)
{
    locked_candidates_name_unit_and_places();
    pairs_name_cells_and_digits();
    fish_name_base_and_cover();
    refutations_name_their_singles();
    unknown_candidates_give_no_reason();
    every_exclusion_of_a_path_has_its_reason();
    return check_result();
}
