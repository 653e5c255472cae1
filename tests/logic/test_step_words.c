/* Sentences about steps made by hand, on boards with known candidates. */
#include "logic/worded.h"

static void naked_sets_name_their_digits_and_units(void)
{
    static const uint16_t cells[] = {R1C1, R1C2};
    static const struct sudoku_candidate lost[] = {{R1C3, 2}, {R1C3, 7}, {R1C5, 7}};
    struct sudoku_step step = step_of("Locked Pair");
    step.cells = cells;
    step.cell_count = COUNT(cells);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    clear_board();
    candidates[R1C1] = candidates[R1C2] = digits("27");
    expect(&step,
           "Locked Pair: r1c1 and r1c2 in row 1 and box 1 have no candidates but 2 and 7, so "
           "r1c3 loses 2 and 7, and r1c5 loses 7");

    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    wording.candidates = candidates;
    wording.symbols = "ABCDEFGHI";
    expect_worded(
        &step, SUDOKU_HINT_STEP, &wording,
        "Locked Pair: r1c1 and r1c2 in row 1 and box 1 have no candidates but B and G, so "
        "r1c3 loses B and G, and r1c5 loses G");
    expect_worded(&step, SUDOKU_HINT_TECHNIQUE, NULL, "Locked Pair: look at box 1");
}

static void hidden_sets_name_their_places(void)
{
    static const struct sudoku_place places[] = {{0, 2}, {0, 7}};
    static const struct sudoku_candidate lost[] = {{R1C1, 4}, {R1C2, 4}};
    struct sudoku_step step = step_of("Hidden Pair");
    step.places = places;
    step.place_count = COUNT(places);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    clear_board();
    for (unsigned column = 2; column < 9; column++)
        candidates[column] &= ~digits("27");
    expect(&step,
           "Hidden Pair: 2 and 7 in row 1 are confined to r1c1 and r1c2, so r1c1 and r1c2 lose 4");
    expect_worded(&step, SUDOKU_HINT_STEP, NULL,
                  "Hidden Pair: 2 and 7 must have a place in row 1, so r1c1 and r1c2 lose 4");
}

/* Of lists by cells and by digits the one that names fewer of both is used. */
static void conclusions_are_as_short_as_possible(void)
{
    static const struct sudoku_place places[] = {{0, 2}, {0, 7}};
    static const struct sudoku_candidate lost[] = {
        {R1C1, 3}, {R1C1, 4}, {R1C2, 3}, {R1C2, 4}, {2, 3}, {2, 4}, {3, 3}, {4, 4},
    };
    struct sudoku_step step = step_of("Hidden Pair");
    step.places = places;
    step.place_count = COUNT(places);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    clear_board();
    expect_worded(&step, SUDOKU_HINT_STEP, NULL,
                  "Hidden Pair: 2 and 7 must have a place in row 1, so r1c1, r1c2 and r1c3 lose 3 "
                  "and 4, r1c4 loses 3, and r1c5 loses 4");
}

static void fish_name_base_cover_and_fins(void)
{
    static const struct sudoku_place places[] = {{0, 5}, {4, 5}};
    static const uint16_t units[] = {0, 4, 9, 10, 9, 18}; /* two covers, then two others */
    static const struct sudoku_candidate lost[] = {{R2C1, 5}, {R2C2, 5}}, fins[] = {{R1C3, 5}};
    struct sudoku_step step = step_of("Finned X-Wing");
    step.places = places;
    step.place_count = COUNT(places);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    step.fins = fins;
    step.fin_count = COUNT(fins);
    clear_board();
    expect(&step, "Finned X-Wing: 5 must have a place in rows 1 and 5, and may have it in the fin "
                  "r1c3, so r2c1 and r2c2 lose 5");
    step.bases = units;
    step.covers = units + 2;
    step.base_count = step.cover_count = 2;
    expect(&step,
           "Finned X-Wing: 5 in rows 1 and 5 is confined to columns 1 and 2, but for the fin "
           "r1c3, so r2c1 and r2c2 lose 5");
    step.technique = step_of("Siamese Finned X-Wing").technique;
    step.cover_count = 4;
    expect(&step, "Siamese Finned X-Wing: 5 in rows 1 and 5 is confined to columns 1 and 2, and to "
                  "column 1 and box 1, but for the fin r1c3, so r2c1 and r2c2 lose 5");
}

/* Without its fin the fish has 5 in r1c1 and r1c2; the chains say what follows from it. */
static void kraken_fish_name_fish_and_chains(void)
{
    static const struct sudoku_place places[] = {{0, 3}, {0, 5}, {4, 5}};
    static const uint16_t units[] = {0, 4, 9, 10};
    static const struct sudoku_candidate lost[] = {{R2C1, 5}}, fins[] = {{R1C3, 5}};
    static const struct sudoku_link links[] = {{{5, 1, {R1C3}}, {5, 1, {R2C1}}, false},
                                               {{5, 1, {R1C1}}, {5, 1, {R5C1}}, false},
                                               {{5, 1, {R5C1}}, {5, 1, {R2C1}}, false}};
    struct sudoku_step step = step_of("Kraken Fish Type 1");
    step.places = places;
    step.place_count = COUNT(places);
    step.bases = units;
    step.covers = units + 2;
    step.base_count = step.cover_count = 2;
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    step.fins = fins;
    step.fin_count = COUNT(fins);
    step.links = links;
    step.link_count = 1;
    expect(&step, "Kraken Fish Type 1: 5 in rows 1 and 5 is confined to columns 1 and 2, but for "
                  "the fin r1c3; without it, 5 is nowhere else in columns 1 and 2, and with it the "
                  "same follows by the chain r1c3(5)-r2c1(5), so r2c1 loses 5");
    step.technique = step_of("Kraken Fish Type 2").technique;
    step.link_count = 3; /* two consecutive weak links belong to two chains */
    expect(&step,
           "Kraken Fish Type 2: 5 in rows 1 and 5 is confined to columns 1 and 2, but for "
           "the fin r1c3; so column 1 has it in one of r1c1 and r5c1, or the fin has it, and "
           "the same follows from each by the chains r1c3(5)-r2c1(5); r1c1(5)-r5c1(5); "
           "r5c1(5)-r2c1(5), so r2c1 loses 5");
}

static void chains_say_what_their_ends_show(void)
{
    struct sudoku_link links[] = {{{5, 1, {R1C1}}, {5, 1, {R1C5}}, true},
                                  {{5, 1, {R1C5}}, {6, 2, {R2C1, R2C2}}, false},
                                  {{6, 2, {R2C1, R2C2}}, {7, 1, {R5C1}}, true}};
    static const struct sudoku_candidate lost[] = {{R5C1, 5}};
    struct sudoku_step step = step_of("Grouped AIC");
    step.links = links;
    step.link_count = COUNT(links);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    clear_board();
    expect(&step, "Grouped AIC: r1c1 is 5 or r5c1 is 7, by the chain "
                  "r1c1(5)=r1c5(5)-r2c1/r2c2(6)=r5c1(7), so r5c1 loses 5");
    links[2].to = links[0].from;
    expect(&step, "Grouped AIC: r1c1 is 5, by the chain "
                  "r1c1(5)=r1c5(5)-r2c1/r2c2(6)=r1c1(5), so r5c1 loses 5");
    links[2].to.digit = 5;
    links[2].to.cells[0] = R5C2;
    expect(&step, "Grouped AIC: 5 is in r1c1 or r5c2, by the chain "
                  "r1c1(5)=r1c5(5)-r2c1/r2c2(6)=r5c2(5), so r5c1 loses 5");
    step.technique = step_of("Grouped Continuous Nice Loop").technique;
    expect(&step, "Grouped Continuous Nice Loop: one end of each weak link holds in the loop "
                  "r1c1(5)=r1c5(5)-r2c1/r2c2(6)=r5c2(5), so r5c1 loses 5");
}

static void colors_are_distinguished(void)
{
    static const struct sudoku_link links[] = {{{5, 1, {R1C1}}, {5, 1, {R1C5}}, true},
                                               {{5, 1, {R2C2}}, {5, 1, {R1C1}}, true}};
    static const struct sudoku_candidate lost[] = {{R5C2, 5}};
    struct sudoku_step step = step_of("Simple Colors Trap");
    step.links = links;
    step.link_count = COUNT(links);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    expect(&step, "Simple Colors Trap: 5 is in r1c1 or in all of r1c5 and r2c2, so r5c2 loses 5");
}

/* Without a pivot, the other digits do not fill the cells. */
static void bent_sets_say_which_digits_fit_once(void)
{
    static const uint16_t cells[] = {R1C1, R1C2, R1C5, R2C2};
    static const struct sudoku_candidate lost[] = {{R1C3, 9}};
    struct sudoku_step step = step_of("WXYZ-Wing");
    step.cells = cells;
    step.cell_count = COUNT(cells);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    clear_board();
    candidates[R1C1] = digits("39");
    candidates[R1C2] = digits("349");
    candidates[R1C5] = digits("59");
    candidates[R2C2] = digits("49");
    expect(&step, "WXYZ-Wing: 3, 4 and 5 fit at most once each into r1c1(39), r1c2(349), r1c5(59) "
                  "and r2c2(49), hence one of these is 9, so r1c3 loses 9");
}

static void wings_and_linked_sets_name_candidates(void)
{
    static const uint16_t cells[] = {R1C1, R1C5, R2C2}, set_cells[] = {R1C1, R2C2, R1C5};
    static const uint16_t sizes[] = {2, 1};
    static const struct sudoku_candidate lost[] = {{R1C2, 9}};
    static const struct sudoku_link link = {{3, 1, {R1C1}}, {3, 1, {R1C5}}, false};
    struct sudoku_step step = step_of("XY-Wing");
    step.cells = cells;
    step.cell_count = COUNT(cells);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    clear_board();
    candidates[R1C1] = digits("34");
    candidates[R1C5] = digits("39");
    candidates[R2C2] = digits("49");
    expect(&step,
           "XY-Wing: one of r1c5(39) and r2c2(49) is 9, whatever r1c1(34) is, so r1c2 loses 9");
    step.technique = step_of("ALS-XZ").technique;
    step.links = &link;
    step.link_count = 1;
    expect(&step, "ALS-XZ: almost locked sets in r1c1(34), r1c5(39) and r2c2(49) are linked by "
                  "r1c1(3)-r1c5(3), which leaves 9 to one of them, so r1c2 loses 9");
    step.set_cells = set_cells;
    step.set_sizes = sizes;
    step.set_count = COUNT(sizes);
    expect(&step, "ALS-XZ: almost locked sets in r1c1(34)/r2c2(49) and r1c5(39) are linked by "
                  "r1c1(3)-r1c5(3), which leaves 9 to one of them, so r1c2 loses 9");
}

/* With 3 and 4 the stem leaves 9 to a petal each; with 9 it holds it itself. */
static void blossoms_name_stem_and_petals(void)
{
    static const uint16_t cells[] = {R1C1, R1C5, R2C1, R2C2};
    static const uint16_t petals[] = {R1C5, R2C1, R2C2}, sizes[] = {1, 2};
    static const uint16_t twice[] = {R1C5, R1C5}, same[] = {1, 1};
    static const struct sudoku_candidate lost[] = {{R1C2, 9}};
    static const struct sudoku_link links[] = {{{3, 1, {R1C1}}, {3, 1, {R1C5}}, false},
                                               {{4, 1, {R1C1}}, {4, 1, {R2C1}}, false}};
    struct sudoku_step step = step_of("Death Blossom");
    step.cells = cells;
    step.cell_count = COUNT(cells);
    step.links = links;
    step.link_count = COUNT(links);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    clear_board();
    candidates[R1C1] = digits("349");
    candidates[R1C5] = digits("39");
    candidates[R2C1] = digits("46");
    candidates[R2C2] = digits("69");
    expect(&step, "Death Blossom: whatever r1c1(349) is, it leaves 9 to an almost locked set: "
                  "r1c1(3)-r1c5(3); r1c1(4)-r2c1(4), so r1c2 loses 9");
    step.set_cells = petals;
    step.set_sizes = sizes;
    step.set_count = COUNT(sizes);
    expect(&step,
           "Death Blossom: whatever r1c1(349) is, it leaves 9 to an almost locked set: for 3 to "
           "r1c5(39), for 4 to r2c1(46) and r2c2(69), and is otherwise 9 itself, so r1c2 "
           "loses 9");
    candidates[R1C1] = digits("34");
    expect(&step,
           "Death Blossom: whatever r1c1(34) is, it leaves 9 to an almost locked set: for 3 to "
           "r1c5(39), for 4 to r2c1(46) and r2c2(69), so r1c2 loses 9");
    step.set_sizes = same;
    step.set_cells = twice;
    expect(&step, "Death Blossom: whatever r1c1(34) is, it leaves 9 to an almost locked set: for 3 "
                  "and 4 to r1c5(39), so r1c2 loses 9");
}

/* By digits if that needs fewer parts. */
static void conclusions_are_as_short_as_can_be(void)
{
    static const uint16_t cells[] = {R1C1, R1C2};
    static const struct sudoku_candidate lost[] = {{R1C3, 2}, {R1C3, 7}, {R1C5, 2},
                                                   {R2C1, 7}, {R2C2, 2}, {R2C2, 7}};
    static const struct sudoku_candidate placed[] = {{R5C1, 3}};
    struct sudoku_step step = step_of("Naked Pair");
    step.cells = cells;
    step.cell_count = COUNT(cells);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    clear_board();
    candidates[R1C1] = candidates[R1C2] = digits("27");
    expect(&step, "Naked Pair: r1c1 and r1c2 in row 1 and box 1 have no candidates but 2 and 7, so "
                  "r1c3, r1c5 and r2c2 lose 2, and r1c3, r2c1 and r2c2 lose 7");
    step.placements = placed;
    step.placement_count = COUNT(placed);
    step.elimination_count = 1;
    expect(&step, "Naked Pair: r1c1 and r1c2 in row 1 and box 1 have no candidates but 2 and 7, so "
                  "r5c1 is 3, and r1c3 loses 2");
}

int main(void)
{
    naked_sets_name_their_digits_and_units();
    hidden_sets_name_their_places();
    conclusions_are_as_short_as_possible();
    fish_name_base_cover_and_fins();
    kraken_fish_name_fish_and_chains();
    chains_say_what_their_ends_show();
    colors_are_distinguished();
    bent_sets_say_which_digits_fit_once();
    wings_and_linked_sets_name_candidates();
    blossoms_name_stem_and_petals();
    conclusions_are_as_short_as_can_be();
    return check_result();
}
