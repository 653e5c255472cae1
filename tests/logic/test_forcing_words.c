/* Sentences about forcing chains and nets, for steps made by hand. */
#include "logic/worded.h"

/* A strong or weak link between single candidates. */
#define LINK(a, x, is_strong, b, y)                                                                \
    {                                                                                              \
        {x, 1, {a}}, {y, 1, {b}}, is_strong                                                        \
    }

/* A forcing step that removes 7 from r1c3. */
static struct sudoku_step forcing_step(const char *name, const struct sudoku_link *links,
                                       size_t link_count)
{
    static const struct sudoku_candidate lost[] = {{R1C3, 7}};
    struct sudoku_step step = step_of(name);
    step.links = links;
    step.link_count = link_count;
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    clear_board();
    return step;
}

/* The last link rests on r2c1 and r2c2: 4 in one of them, or 6 and 7. */
static void chains_name_the_sets_that_they_run_through(void)
{
    static const struct sudoku_link links[] = {{{5, 1, {R1C1}}, {5, 1, {R1C5}}, true},
                                               {{5, 1, {R1C5}}, {6, 1, {R1C5}}, false},
                                               {{6, 1, {R1C5}}, {4, 1, {R1C5}}, true},
                                               {{4, 1, {R1C5}}, {4, 1, {R1C2}}, false},
                                               {{4, 1, {R1C2}}, {7, 2, {R2C1, R2C2}}, true}};
    static const uint16_t cells[] = {R2C1, R2C2}, sizes[] = {2};
    static const struct sudoku_candidate lost[] = {{R1C1, 7}};
    struct sudoku_step step = step_of("Grouped AIC");
    step.links = links;
    step.link_count = COUNT(links);
    step.set_cells = cells;
    step.set_sizes = sizes;
    step.set_count = COUNT(sizes);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    clear_board();
    candidates[R2C1] = digits("46");
    candidates[R2C2] = digits("467");
    expect(&step, "Grouped AIC: r1c1 is 5 or 7 is in r2c1/r2c2, by the chain "
                  "r1c1(5)=r1c5(5)-r1c5(6)=r1c5(4)-r1c2(4)=r2c1/r2c2(7), with the almost "
                  "locked set r2c1(46)/r2c2(467), so r1c1 loses 7");

    /* Without that link there are only a unit and a cell. */
    step.link_count = 3;
    step.set_count = 0;
    expect(&step, "Grouped AIC: r1c1 is 5 or r1c5 is 4, by the chain "
                  "r1c1(5)=r1c5(5)-r1c5(6)=r1c5(4), so r1c1 loses 7");
}

static void forcing_chains_state_every_case(void)
{
    static const struct sudoku_candidate fins[] = {{R1C1, 3}, {R1C1, 5}, {R2C2, 5}};
    static const struct sudoku_link links[] = {
        LINK(R1C1, 3, false, R1C2, 3), LINK(R1C2, 3, true, R1C2, 7), LINK(R1C2, 7, false, R1C3, 7),
        LINK(R1C1, 5, false, R1C5, 5), LINK(R1C5, 5, true, R1C5, 7), LINK(R1C5, 7, false, R1C3, 7),
        LINK(R2C2, 5, false, R2C2, 7), LINK(R2C1, 7, true, R1C3, 6), LINK(R1C3, 6, false, R1C3, 7)};
    struct sudoku_step step = forcing_step("Forcing Chain Verity", links, 6);
    step.fins = fins;
    step.fin_count = 2;
    expect(&step, "Forcing Chain Verity: if r1c1 is 3, r1c3 is not 7 by the chain "
                  "r1c1(3)-r1c2(3)=r1c2(7)-r1c3(7); if it is 5, by the chain "
                  "r1c1(5)-r1c5(5)=r1c5(7)-r1c3(7), so in both cases r1c3 loses 7");
    step.fin_count = 3;
    step.link_count = COUNT(links);
    expect(&step, "Forcing Chain Verity: if r1c1 is 3, r1c3 is not 7 by the chain "
                  "r1c1(3)-r1c2(3)=r1c2(7)-r1c3(7); if it is 5, by the chain "
                  "r1c1(5)-r1c5(5)=r1c5(7)-r1c3(7); if r2c2 is 5, by the chains "
                  "r2c2(5)-r2c2(7); with r2c1(7) excluded by what is left then, "
                  "r2c1(7)=r1c3(6)-r1c3(7), so in all cases r1c3 loses 7");
}

/* One assumption, false and then true. Exclusions by techniques have no link. */
static void forcing_nets_state_both_cases(void)
{
    static const struct sudoku_candidate fins[] = {{R1C1, 7}};
    static const struct sudoku_link links[] = {
        LINK(R1C1, 7, true, R1C1, 5), LINK(R1C1, 5, false, R1C2, 5), LINK(R1C1, 7, false, R1C3, 7)};
    struct sudoku_step step = forcing_step("Nested Forcing Nets", links, COUNT(links));
    step.fins = fins;
    step.fin_count = COUNT(fins);
    expect(&step, "Nested Forcing Nets: if r1c1 is not 7, r1c3 is not 7 by the chain "
                  "r1c1(7)=r1c1(5)-r1c2(5) and what is left then; if it is, by the chain "
                  "r1c1(7)-r1c3(7), so in both cases r1c3 loses 7");
    step.links = links + 2;
    step.link_count = 1;
    expect(&step, "Nested Forcing Nets: if r1c1 is not 7, r1c3 is not 7 by what is left then; if "
                  "it is, by the chain r1c1(7)-r1c3(7), so in both cases r1c3 loses 7");
}

/* Sudoku Explainer's forcing chains include loops, which do not begin at what they eliminate. */
static void loops_assume_nothing(void)
{
    static const struct sudoku_link links[] = {
        LINK(R2C1, 7, false, R2C2, 7), LINK(R2C2, 7, true, R1C2, 7), LINK(R1C2, 7, false, R1C1, 7),
        LINK(R1C1, 7, true, R2C1, 7)};
    struct sudoku_step step = forcing_step("Forcing Chain", links, COUNT(links));
    expect(&step, "Forcing Chain: one end of each weak link holds in the loop "
                  "r2c1(7)-r2c2(7)=r1c2(7)-r1c1(7)=r2c1(7), so r1c3 loses 7");
}

/* Four cases of a long sentence are said, and the number of the others. */
static void long_sentences_count_their_other_cases(void)
{
    enum { CASES = 6, LINKS = 13 };
    struct sudoku_candidate fins[CASES];
    struct sudoku_link links[CASES * LINKS];
    char text[2048];
    for (unsigned i = 0; i < CASES * LINKS; i++) {
        const uint8_t digit = (uint8_t)(i / LINKS + 1);
        const uint16_t from = i % 2 ? R1C2 : R1C1, to = i % 2 ? R1C1 : R1C2;
        links[i] = (struct sudoku_link)LINK(from, digit, i % 2, to, digit);
    }
    for (unsigned i = 0; i < CASES; i++)
        fins[i] = (struct sudoku_candidate){R1C1, (uint8_t)(i + 1)};
    struct sudoku_step step = forcing_step("Forcing Chain Verity", links, 0);
    step.fins = fins;
    for (unsigned cases = CASES - 1; cases <= CASES; cases++) {
        step.fin_count = cases;
        step.link_count = (size_t)cases * LINKS;
        sudoku_step_write(sudoku_layout_classic(), &step, SUDOKU_HINT_STEP, NULL, text,
                          sizeof text);
        CHECK(strstr(text, cases == CASES ? "; and likewise in 2 more cases, so in all cases"
                                          : "; and likewise in one more case, so in all cases"));
    }
}

static void contradictions_name_both_ends(void)
{
    static const struct sudoku_link links[] = {
        LINK(R1C3, 7, false, R1C1, 7), LINK(R1C1, 7, true, R1C1, 5), LINK(R1C1, 5, false, R1C2, 5),
        LINK(R1C3, 7, false, R2C2, 7), LINK(R2C2, 7, true, R2C2, 5), LINK(R1C1, 7, true, R1C2, 5)};
    struct sudoku_step step = forcing_step("Forcing Net Contradiction", links, COUNT(links));
    expect(&step, "Forcing Net Contradiction: if r1c3 is 7, r1c2 is not 5 by the chain "
                  "r1c3(7)-r1c1(7)=r1c1(5)-r1c2(5), but is by the chains "
                  "r1c3(7)-r2c2(7)=r2c2(5); r1c1(7)=r1c2(5), so r1c3 loses 7");
    static const struct sudoku_link back[] = {
        LINK(R1C3, 7, false, R1C1, 7), LINK(R1C1, 7, true, R1C3, 5), LINK(R1C3, 5, false, R1C3, 7)};
    step.links = back;
    step.link_count = COUNT(back);
    expect(&step, "Forcing Net Contradiction: if r1c3 is 7, it is not by the chain "
                  "r1c3(7)-r1c1(7)=r1c3(5)-r1c3(7), so r1c3 loses 7");
}

/* A node off the board is no state; the chain is printed all the same. */
static void forcing_steps_off_the_board_are_worded_as_chains(void)
{
    static const struct sudoku_candidate off[] = {{R1C1, 3}, {200, 5}}, high[] = {{R1C1, 10}};
    static const struct sudoku_link links[] = {LINK(R1C1, 3, false, R1C3, 7)};
    struct sudoku_step step = forcing_step("Forcing Chain Verity", links, COUNT(links));
    step.fins = off;
    step.fin_count = COUNT(off);
    expect(&step, "Forcing Chain Verity: by the chain r1c1(3)-r1c3(7), so r1c3 loses 7");
    step.fins = high;
    step.fin_count = COUNT(high);
    expect(&step, "Forcing Chain Verity: by the chain r1c1(3)-r1c3(7), so r1c3 loses 7");
}

static void contradictions_name_the_empty_cell_or_digit(void)
{
    static const uint16_t cells[] = {R5C1, R1C1};
    static const struct sudoku_place places[] = {{4, 7}, {0, 9}};
    static const struct sudoku_link links[] = {
        LINK(R1C3, 7, false, R1C1, 7), LINK(R1C3, 7, false, R1C5, 7), LINK(R1C5, 7, true, R1C5, 9),
        LINK(R1C5, 9, false, R1C1, 9)};
    struct sudoku_step step = forcing_step("Forcing Chain Contradiction", links, COUNT(links));
    step.cells = cells;
    step.cell_count = COUNT(cells);
    candidates[R1C1] = digits("79");
    expect(&step, "Forcing Chain Contradiction: if r1c3 is 7, r1c1 has no candidate left by the "
                  "chains r1c3(7)-r1c1(7); r1c3(7)-r1c5(7)=r1c5(9)-r1c1(9), so r1c3 loses 7");
    step.places = places;
    step.place_count = COUNT(places);
    candidates[R1C1] = digits("1789");
    for (unsigned column = 1; column < 9; column++)
        candidates[column] &= ~digits("9");
    expect(&step, "Forcing Chain Contradiction: if r1c3 is 7, 9 has no place left in row 1 by the "
                  "chains r1c3(7)-r1c1(7); r1c3(7)-r1c5(7)=r1c5(9)-r1c1(9), so r1c3 loses 7");
    expect_worded(&step, SUDOKU_HINT_STEP, NULL,
                  "Forcing Chain Contradiction: if r1c3 is 7, a cell or a digit has nowhere to go "
                  "by the chains r1c3(7)-r1c1(7); r1c3(7)-r1c5(7)=r1c5(9)-r1c1(9), so r1c3 loses "
                  "7");
}

int main(void)
{
    chains_name_the_sets_that_they_run_through();
    forcing_chains_state_every_case();
    forcing_nets_state_both_cases();
    loops_assume_nothing();
    long_sentences_count_their_other_cases();
    contradictions_name_both_ends();
    contradictions_name_the_empty_cell_or_digit();
    forcing_steps_off_the_board_are_worded_as_chains();
    return check_result();
}
