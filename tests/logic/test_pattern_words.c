/* Sentences about deadly patterns, templates and colors. */
#include "logic/worded.h"

static void deadly_patterns_name_what_prevents_them(void)
{
    static const struct sudoku_candidate pattern[] = {{R1C1, 2}, {R1C1, 7}, {R1C2, 2}, {R1C2, 7},
                                                      {R5C1, 2}, {R5C1, 7}, {R5C2, 2}, {R5C2, 7}},
                                         lost[] = {{R1C3, 4}};
    struct sudoku_step step = step_of("Uniqueness Test 2");
    step.pattern = pattern;
    step.pattern_count = COUNT(pattern);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    clear_board();
    candidates[R5C1] = candidates[R5C2] = digits("27");
    candidates[R1C1] = candidates[R1C2] = digits("247");
    expect(&step, "Uniqueness Test 2: with only 2 and 7 in r1c1, r1c2, r5c1 and r5c2, these digits "
                  "could be exchanged, hence 4 is in r1c1 or r1c2, so r1c3 loses 4");
    expect_worded(&step, SUDOKU_HINT_PLACE, NULL, "Look at box 1");
}

/* Other candidates, cells that hold them, and a digit that the pattern must hold. */
static void patterns_say_what_follows_from_the_rest(void)
{
    static const struct sudoku_candidate pattern[] = {{R1C1, 2}, {R1C1, 7}, {R1C2, 2}, {R1C2, 7},
                                                      {R5C1, 2}, {R5C1, 7}, {R5C2, 2}, {R5C2, 7}},
                                         third = {R5C2, 3}, lost[] = {{R1C3, 4}};
    static const uint16_t cells[] = {R1C5, R1C3};
    static const struct sudoku_place place = {0, 2};
    struct sudoku_candidate wider[COUNT(pattern) + 1];
    struct sudoku_step step = step_of("Uniqueness Test 3");
    step.pattern = pattern;
    step.pattern_count = COUNT(pattern);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    step.cells = cells;
    step.cell_count = 1;
    clear_board();
    candidates[R5C1] = candidates[R5C2] = digits("27");
    candidates[R1C1] = digits("247");
    candidates[R1C2] = digits("257");
    candidates[R1C5] = digits("45");
    expect(&step, "Uniqueness Test 3: with only 2 and 7 in r1c1, r1c2, r5c1 and r5c2, these digits "
                  "could be exchanged, hence another digit is in r1c1 or r1c2, which with r1c5(45) "
                  "takes its digits, so r1c3 loses 4");
    step.cell_count = 2;
    candidates[R1C3] = digits("456");
    expect(&step,
           "Uniqueness Test 3: with only 2 and 7 in r1c1, r1c2, r5c1 and r5c2, these digits "
           "could be exchanged, hence another digit is in r1c1 or r1c2, which with r1c5(45) and "
           "r1c3(456) take their digits, so r1c3 loses 4");
    step.technique = step_of("Uniqueness Test 4").technique;
    step.cell_count = 0;
    step.places = &place;
    step.place_count = 1;
    expect(&step, "Uniqueness Test 4: with only 2 and 7 in r1c1, r1c2, r5c1 and r5c2, these digits "
                  "could be exchanged, hence another digit is in r1c1 or r1c2, and 2 in row 1 is "
                  "confined to those 4 cells, so r1c3 "
                  "loses 4");
    memcpy(wider, pattern, sizeof pattern);
    wider[COUNT(pattern)] = third;
    step.pattern = wider;
    step.pattern_count = COUNT(wider);
    step.place_count = 0;
    expect(&step, "Uniqueness Test 4: the digits of r1c1, r1c2, r5c1 and r5c2 could be exchanged, "
                  "hence another digit is in r1c1 or r1c2, so r1c3 loses 4");
    step.technique = step_of("0610").technique;
    candidates[R1C3] = digits("45");
    expect(&step, "BUG+1: with only 4 in r1c3, all cells would have two candidates, which could be "
                  "exchanged, hence r1c3 is 5, so r1c3 loses 4");
}

static void templates_name_cells_in_all_or_none(void)
{
    static const struct sudoku_candidate found[] = {{R1C1, 4}, {R5C2, 4}};
    static const struct sudoku_place place = {0, 4};
    struct sudoku_step step = step_of("Template Set");
    step.places = &place;
    step.place_count = 1;
    step.placements = found;
    step.placement_count = COUNT(found);
    expect(&step, "Template Set: every way to place 4 in all units puts it into r1c1 and r5c2, so "
                  "r1c1 is 4 and r5c2 is 4");
    step.technique = step_of("Template Delete").technique;
    step.placement_count = 0;
    step.eliminations = found;
    step.elimination_count = COUNT(found);
    expect(&step, "Template Delete: no way to place 4 in all units puts it into any of r1c1 and "
                  "r5c2, so r1c1 and r5c2 lose 4");
}

/* No explainer has a board of as many cells as a samurai, but a step may be made by hand. */
static void colors_of_large_boards_are_said_as_chains(void)
{
    static const uint16_t places[] = {0, 0, 0, 12, 6, 6, 12, 0, 12, 12};
    const struct sudoku_link link = {{4, 1, {R1C1}}, {4, 1, {R1C2}}, true};
    const struct sudoku_candidate lost = {R1C2, 4};
    struct sudoku_step step = step_of("3D Medusa Wrap");
    struct sudoku_layout *layout;
    char text[256];
    step.links = &link;
    step.link_count = 1;
    step.eliminations = &lost;
    step.elimination_count = 1;
    CHECK_EQ(sudoku_layout_create_joined(places, 5, NULL, &layout), SUDOKU_OK);
    sudoku_step_write(layout, &step, SUDOKU_HINT_STEP, NULL, text, sizeof text);
    CHECK_TEXT(text, "3D Medusa Wrap: 4 is in r1c1 or r1c2, by the chain r1c1(4)=r1c2(4), so r1c2 "
                     "loses 4");
    sudoku_layout_destroy(layout);
}

int main(void)
{
    deadly_patterns_name_what_prevents_them();
    patterns_say_what_follows_from_the_rest();
    templates_name_cells_in_all_or_none();
    colors_of_large_boards_are_said_as_chains();
    return check_result();
}
