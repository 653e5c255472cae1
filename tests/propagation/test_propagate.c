/* Each rule alone, on positions made by hand. */
#include "propagation/propagate.h"

#include "common/mem.h"
#include "propagation/elimination.h"
#include "propagation/locked_candidates.h"
#include "propagation/subsets.h"
#include "support/check.h"
#include "support/samples.h"

enum { SUBSETS = 1, WITHIN = 2, BETWEEN = 4 };

/* A board with its candidates before and after, and the expected ones. */
struct position {
    const struct sudoku_layout *layout;
    sudoku_digitset start[SAMPLE_MAX_CELLS];
    sudoku_digitset expected[SAMPLE_MAX_CELLS];
    sudoku_digitset result[SAMPLE_MAX_CELLS];
};

static sudoku_digitset set_of(const char *digits)
{
    sudoku_digitset set = 0;
    for (; *digits; digits++)
        set = sudoku_digitset_add(set, (unsigned)(*digits - '0'));
    return set;
}

/* Returns an open board: every digit everywhere. */
static struct position open_board(const struct sudoku_layout *layout)
{
    struct position position = {.layout = layout};
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        position.start[cell] = position.expected[cell] = sudoku_digitset_all(layout->side);
    return position;
}

/* Propagates by elimination and RULES; false if the board is refuted. */
static bool propagate(struct position *position, unsigned rules)
{
    struct sudoku_allocator allocator = mem_allocator(NULL);
    struct subsets subsets = {0};
    struct locked locked = {0};
    struct propagation propagation = {0};
    struct rule list[RULE_LIMIT] = {{RULE_AT_SINGLE, elimination_apply, NULL}};
    unsigned count = 1;
    if (rules & SUBSETS)
        list[count++] = (struct rule){RULE_AT_CHANGE, subsets_apply, &subsets};
    if (rules & WITHIN)
        list[count++] = (struct rule){RULE_AT_CHANGE, locked_restrict_within, &locked};
    if (rules & BETWEEN)
        list[count++] = (struct rule){RULE_AT_CHANGE, locked_restrict_between, &locked};
    CHECK_EQ(subsets_create(&subsets, position->layout, &allocator), SUDOKU_OK);
    CHECK_EQ(locked_create(&locked, position->layout, &allocator), SUDOKU_OK);
    CHECK_EQ(propagate_create(&propagation, position->layout, list, count, &allocator), SUDOKU_OK);
    propagate_begin(&propagation, position->start);
    while (propagate_step(&propagation))
        ;
    memcpy(position->result, propagation.candidates,
           position->layout->cell_count * sizeof *position->result);
    propagate_destroy(&propagation, &allocator);
    locked_destroy(&locked, &allocator);
    subsets_destroy(&subsets, &allocator);
    return !propagation.refuted;
}

/* True if RULES leave exactly the expected candidates. */
static bool leaves_expected(struct position *position, unsigned rules)
{
    return propagate(position, rules) &&
           memcmp(position->result, position->expected,
                  position->layout->cell_count * sizeof *position->result) == 0;
}

/* True if RULES change nothing. */
static bool leaves_all(struct position *position, unsigned rules)
{
    return propagate(position, rules) &&
           memcmp(position->result, position->start,
                  position->layout->cell_count * sizeof *position->result) == 0;
}

static unsigned unit_numbered(const struct sudoku_layout *layout, enum sudoku_unit_kind kind,
                              unsigned number)
{
    unsigned unit = 0;
    while (layout->unit_label[unit].kind != kind || layout->unit_label[unit].number != number)
        unit++;
    return unit;
}

/* Restricts DIGITS in the start position of UNIT to POSITIONS, both strings of digits from 1. */
static void confine(struct position *position, unsigned unit, const char *positions,
                    const char *digits)
{
    const uint16_t *cells = layout_unit(position->layout, unit);
    for (unsigned i = 0; i < position->layout->side; i++)
        if (!sudoku_digitset_has(set_of(positions), i + 1))
            position->start[cells[i]] &= ~set_of(digits);
    memcpy(position->expected, position->start, sizeof position->expected);
}

/* Expects DIGITS to leave the cells of UNIT outside OTHER. */
static void expect_gone(struct position *position, unsigned unit, unsigned other,
                        const char *digits)
{
    const uint16_t *cells = layout_unit(position->layout, unit);
    const uint16_t *others = layout_unit(position->layout, other);
    for (unsigned i = 0; i < position->layout->side; i++) {
        bool common = false;
        for (unsigned j = 0; j < position->layout->side; j++)
            common |= cells[i] == others[j];
        if (!common)
            position->expected[cells[i]] &= ~set_of(digits);
    }
}

/* ---------------------------------------------------------------------------------- elimination */

static void a_solved_cell_takes_its_digit_from_all_its_peers_and_so_on(void)
{
    struct position p = open_board(sudoku_layout_classic());
    p.start[0] = set_of("1");
    p.start[8] = set_of("12"); /* a peer that becomes a single */
    for (unsigned cell = 0; cell < 81; cell++) {
        if (cell < 9 || cell % 9 == 0 || (cell / 9 < 3 && cell % 9 < 3))
            p.expected[cell] &= ~set_of("1");
        if (cell < 9 || cell % 9 == 8 || (cell / 9 < 3 && cell % 9 > 5))
            p.expected[cell] &= ~set_of("2");
    }
    p.expected[0] = set_of("1");
    p.expected[8] = set_of("2");
    CHECK(leaves_expected(&p, 0));
}

static void two_equal_digits_in_a_unit_refute_the_board_and_an_empty_cell_shows_it(void)
{
    struct position p = open_board(sudoku_layout_classic());
    p.start[0] = p.start[5] = set_of("7");
    CHECK(!propagate(&p, 0));
    CHECK(!p.result[0] || !p.result[5]);
}

/* ------------------------------------------------------------------------------------ subsets */

/* Checks a naked subset: cells at POSITIONS of UNIT have the candidates SETS, with DIGITS in
 * total. */
static bool naked_subset_works(const struct sudoku_layout *layout, unsigned unit,
                               const char *positions, const char *const *sets, const char *digits)
{
    struct position p = open_board(layout);
    const uint16_t *cells = layout_unit(layout, unit);
    for (unsigned i = 0; i < layout->side; i++)
        p.expected[cells[i]] &= ~set_of(digits);
    for (unsigned i = 0; positions[i]; i++) {
        unsigned cell = cells[positions[i] - '1'];
        p.start[cell] = p.expected[cell] = set_of(sets[i]);
    }
    return leaves_all(&p, WITHIN | BETWEEN) && leaves_expected(&p, SUBSETS);
}

/* Checks a hidden subset: DIGITS are only at POSITIONS of UNIT, an equal number. */
static bool hidden_subset_works(const struct sudoku_layout *layout, unsigned unit,
                                const char *positions, const char *digits)
{
    struct position p = open_board(layout);
    confine(&p, unit, positions, digits);
    for (unsigned i = 0; positions[i]; i++)
        p.expected[layout_unit(layout, unit)[positions[i] - '1']] = set_of(digits);
    return leaves_all(&p, WITHIN | BETWEEN) && leaves_expected(&p, SUBSETS);
}

static void naked_pairs_triples_quads_and_quintuples_leave_their_unit(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    /* Row 1, column 5, box 9; positions in different boxes, rows and columns, so that no other unit
     * applies. */
    CHECK(naked_subset_works(classic, 0, "19", (const char *[]){"12", "12"}, "12"));
    CHECK(naked_subset_works(classic, 13, "159", (const char *[]){"12", "23", "13"}, "123"));
    CHECK(
        naked_subset_works(classic, 26, "1592", (const char *[]){"34", "45", "56", "36"}, "3456"));
    CHECK(naked_subset_works(classic, 4, "13579", (const char *[]){"12", "23", "34", "45", "15"},
                             "12345"));
}

static void hidden_singles_pairs_triples_and_quads_lose_other_candidates(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    CHECK(hidden_subset_works(classic, 0, "19", "89"));
    CHECK(hidden_subset_works(classic, 13, "159", "789"));
    CHECK(hidden_subset_works(classic, 26, "1592", "1234"));
    struct position p = open_board(classic);
    confine(&p, 4, "7", "5");
    CHECK(propagate(&p, SUBSETS));
    CHECK_EQ(p.result[4 * 9 + 6], set_of("5"));
    CHECK_EQ(p.result[4 * 9 + 6 + 9], set_of("12346789"));
}

static void subsets_work_in_units_of_every_kind(void)
{
    struct sudoku_layout *six = sample_square(6, 0, NULL);
    struct sudoku_layout *diagonal = sample_square(9, SUDOKU_VARIANT_DIAGONAL, NULL);
    struct sudoku_layout *windoku = sample_square(9, SUDOKU_VARIANT_WINDOKU, NULL);
    struct sudoku_layout *jigsaw = sample_square(9, 0, sample_jigsaw);
    struct sudoku_layout *samurai = sample_samurai();
    unsigned box = unit_numbered(six, SUDOKU_UNIT_BOX, 1);
    CHECK(naked_subset_works(six, box, "16", (const char *[]){"12", "12"}, "12"));
    CHECK(hidden_subset_works(six, box, "16", "36"));
    unsigned line = unit_numbered(diagonal, SUDOKU_UNIT_DIAGONAL, 1);
    CHECK(naked_subset_works(diagonal, line, "148", (const char *[]){"12", "23", "13"}, "123"));
    CHECK(hidden_subset_works(diagonal, line, "148", "456"));
    unsigned window = unit_numbered(windoku, SUDOKU_UNIT_WINDOW, 3);
    CHECK(naked_subset_works(windoku, window, "19", (const char *[]){"12", "12"}, "12"));
    CHECK(hidden_subset_works(windoku, window, "19", "89"));
    unsigned region = unit_numbered(jigsaw, SUDOKU_UNIT_REGION, 0);
    CHECK(naked_subset_works(jigsaw, region, "29", (const char *[]){"12", "12"}, "12"));
    CHECK(hidden_subset_works(jigsaw, region, "29", "89"));
    /* Row 9 of the first outer board, which ends in the middle board. */
    CHECK(naked_subset_works(samurai, 27 + 8, "19", (const char *[]){"12", "12"}, "12"));
    CHECK(hidden_subset_works(samurai, 27 + 8, "19", "89"));
    sudoku_layout_destroy(six);
    sudoku_layout_destroy(diagonal);
    sudoku_layout_destroy(windoku);
    sudoku_layout_destroy(jigsaw);
    sudoku_layout_destroy(samurai);
}

static void a_subset_with_too_few_digits_refutes_the_board_and_an_empty_cell_shows_it(void)
{
    struct position p = open_board(sudoku_layout_classic());
    p.start[0] = p.start[3] = p.start[8] = set_of("12");
    CHECK(!propagate(&p, SUBSETS));
    CHECK(!p.result[0] || !p.result[3] || !p.result[8]);
}

static void a_digit_without_a_place_refutes_the_board_and_all_cells_keep_a_candidate(void)
{
    struct position p = open_board(sudoku_layout_classic());
    confine(&p, 0, "", "5");
    CHECK(!propagate(&p, SUBSETS));
    for (unsigned cell = 0; cell < 81; cell++)
        CHECK(p.result[cell] != 0);
}

/* ----------------------------------------------------------------------------- locked candidates
 */

/* Checks that RULE, and no other, removes DIGITS, confined in unit FROM to POSITIONS within TO,
 * from the rest of TO. */
static bool locked_works(const struct sudoku_layout *layout, unsigned from, const char *positions,
                         unsigned to, unsigned rule)
{
    struct position p = open_board(layout);
    confine(&p, from, positions, "4");
    expect_gone(&p, to, from, "4");
    return leaves_all(&p, SUBSETS | ((WITHIN | BETWEEN) & ~rule)) && leaves_expected(&p, rule);
}

static void pointing_takes_a_box_s_digit_from_the_rest_of_a_line(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    unsigned box = unit_numbered(classic, SUDOKU_UNIT_BOX, 4);
    CHECK(locked_works(classic, box, "46", 4, BETWEEN));
    CHECK(locked_works(classic, box, "369", 9 + 5, BETWEEN));
}

static void claiming_takes_a_line_s_digit_from_the_rest_of_a_box(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    unsigned box = unit_numbered(classic, SUDOKU_UNIT_BOX, 4);
    CHECK(locked_works(classic, 4, "46", box, WITHIN));
    CHECK(locked_works(classic, 9 + 5, "456", box, WITHIN));
}

static void boxes_of_2_by_3_point_and_are_claimed(void)
{
    struct sudoku_layout *six = sample_square(6, 0, NULL);
    unsigned box = unit_numbered(six, SUDOKU_UNIT_BOX, 1);
    /* By columns: with two boxes side by side, pointing and claiming coincide. */
    CHECK(locked_works(six, box, "14", 6 + 3, BETWEEN));
    CHECK(locked_works(six, 6 + 4, "12", box, WITHIN));
    sudoku_layout_destroy(six);
}

static void jigsaw_regions_point_and_are_claimed(void)
{
    struct sudoku_layout *jigsaw = sample_square(9, 0, sample_jigsaw);
    unsigned first = unit_numbered(jigsaw, SUDOKU_UNIT_REGION, 0);
    /* Region A: r1c12 r2c1234 r3c12 r4c1; column 1 has its cells 1, 3, 7, 9. */
    CHECK(locked_works(jigsaw, first, "1379", 9, BETWEEN));
    CHECK(locked_works(jigsaw, first, "36", 1, BETWEEN));
    CHECK(locked_works(jigsaw, 9, "14", first, WITHIN));
    CHECK(locked_works(jigsaw, 1, "1234", first, WITHIN));
    sudoku_layout_destroy(jigsaw);
}

static void diagonals_and_windows_take_part(void)
{
    struct sudoku_layout *diagonal = sample_square(9, SUDOKU_VARIANT_DIAGONAL, NULL);
    struct sudoku_layout *windoku = sample_square(9, SUDOKU_VARIANT_WINDOKU, NULL);
    unsigned box = unit_numbered(diagonal, SUDOKU_UNIT_BOX, 0);
    unsigned line = unit_numbered(diagonal, SUDOKU_UNIT_DIAGONAL, 0);
    CHECK(locked_works(diagonal, box, "19", line, WITHIN));
    CHECK(locked_works(diagonal, line, "123", box, BETWEEN));
    /* Window 1, r2-4 c2-4, shares r2c23 and r3c23 with box 1. */
    unsigned window = unit_numbered(windoku, SUDOKU_UNIT_WINDOW, 0);
    CHECK(locked_works(windoku, box, "59", window, WITHIN));
    CHECK(locked_works(windoku, window, "15", box, BETWEEN));
    sudoku_layout_destroy(diagonal);
    sudoku_layout_destroy(windoku);
}

static void a_shared_box_of_a_samurai_points_into_both_boards(void)
{
    struct sudoku_layout *samurai = sample_samurai();
    struct position p = open_board(samurai);
    /* Box 1 of the middle board is box 9 of the first outer one. */
    unsigned box = unit_numbered(samurai, SUDOKU_UNIT_CUSTOM, 18);
    confine(&p, box, "12", "4");
    expect_gone(&p, 0, box, "4");
    expect_gone(&p, 27 + 6, box, "4");
    CHECK(leaves_expected(&p, WITHIN | BETWEEN));
    sudoku_layout_destroy(samurai);
}

static void solved_digits_are_not_locked(void)
{
    struct position p = open_board(sudoku_layout_classic());
    p.start[0] = set_of("4");
    for (unsigned cell = 1; cell < 81; cell++)
        if (cell < 9 || cell % 9 == 0 || (cell / 9 < 3 && cell % 9 < 3))
            p.start[cell] = set_of("12356789");
    CHECK(leaves_all(&p, WITHIN | BETWEEN));
}

int main(void)
{
    a_solved_cell_takes_its_digit_from_all_its_peers_and_so_on();
    two_equal_digits_in_a_unit_refute_the_board_and_an_empty_cell_shows_it();
    naked_pairs_triples_quads_and_quintuples_leave_their_unit();
    hidden_singles_pairs_triples_and_quads_lose_other_candidates();
    subsets_work_in_units_of_every_kind();
    a_subset_with_too_few_digits_refutes_the_board_and_an_empty_cell_shows_it();
    a_digit_without_a_place_refutes_the_board_and_all_cells_keep_a_candidate();
    pointing_takes_a_box_s_digit_from_the_rest_of_a_line();
    claiming_takes_a_line_s_digit_from_the_rest_of_a_box();
    boxes_of_2_by_3_point_and_are_claimed();
    jigsaw_regions_point_and_are_claimed();
    diagonals_and_windows_take_part();
    a_shared_box_of_a_samurai_points_into_both_boards();
    solved_digits_are_not_locked();
    return check_result();
}
