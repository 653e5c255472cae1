/* The checker proves steps with many premises, and nothing false from the same premises. Its
 * matching is compared with exhaustive choices. */
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "logic/locked_set.h"
#include "support/check.h"

/* ---------------------------------------------------------------------------- sets of digits */

static unsigned random_below(unsigned bound)
{
    static uint64_t state = 88172645463325252u; /* Marsaglia, "Xorshift RNGs", 2003 */
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)(state >> 32) % bound;
}

static unsigned digits_of(const struct matching *matching, unsigned set)
{
    unsigned digits = 0;
    while (set)
        digits |= matching->digits[bit_pop(&set)];
    return digits;
}

/* Hall's condition: no set of cells has fewer digits than cells. */
static bool has_enough_digits(const struct matching *matching)
{
    for (unsigned set = 1; set < 1u << matching->count; set++)
        if (bit_count(digits_of(matching, set)) < bit_count(set))
            return false;
    return true;
}

static unsigned smallest_locked_set(const struct matching *matching, unsigned i)
{
    unsigned smallest = 0;
    for (unsigned set = 1; set < 1u << matching->count; set++)
        if (set >> i & 1 && bit_count(digits_of(matching, set)) == bit_count(set) &&
            (!smallest || bit_count(set) < bit_count(smallest)))
            smallest = set;
    return smallest;
}

static void locked_sets_are_those_of_all_choices(void)
{
    unsigned paired = 0, locked = 0, without = 0;
    for (unsigned round = 0; round < 3000; round++) {
        struct matching matching = {.count = 1 + random_below(8)};
        for (unsigned i = 0; i < matching.count; i++)
            for (unsigned k = 1 + random_below(3); k; k--)
                matching.digits[i] |= 1u << random_below(9);
        bool is_paired = matching_find(&matching);
        CHECK_EQ(is_paired, has_enough_digits(&matching));
        paired += is_paired;
        for (unsigned i = 0; is_paired && i < matching.count; i++) {
            unsigned set = matching_locked_set(&matching, i);
            CHECK_EQ(set, smallest_locked_set(&matching, i));
            locked += set != 0;
            without += !set;
        }
    }
    CHECK(paired > 300 && paired < 2700 && locked > 300 && without > 300);
}

/* -------------------------------------------------------------------------------------- steps */

enum { MAX_CELLS = 144 };

/* A board with a large step: solved cells begin with =, numbers are candidates as hexadecimal bits.
 */
struct large_step {
    const char *technique;
    const char *conclusion; /* end of the step's sentence */
    unsigned side;
    unsigned variants;
    const char *board;
};

static const struct large_step large_steps[] = {
    {"ALS-XY-Wing", "r7c10 loses 4, 5, 9 and 12", 12, SUDOKU_VARIANT_DISJOINT,
     "252 a78 =100 a28 =1 =80 =400 a24 a72 a5c 87a 828 "
     "2d0 a51 8f1 ae1 a54 =8 =2 b24 ad0 b54 9f0 =400 "
     "2da =400 =4 868 370 b70 b70 920 3fa b5a =1 968 "
     "2d4 355 2d1 =400 =8 b75 a71 =2 bf0 b51 8f0 9a1 "
     "=20 357 d9 3c5 a54 b55 955 b04 =400 b53 9d8 9d1 "
     "=800 35b 252 148 =400 371 370 =80 =4 35b 172 168 "
     "282 a28 aaa aa8 bb2 b31 ab1 =40 932 d19 =4 929 "
     "=100 a46 =400 a64 a16 a15 835 =8 852 =80 870 871 "
     "=1 8ee 8e2 =10 1a2 924 9a0 =400 16a 94a 962 =200 "
     "=400 b6d ae9 bad be4 =2 ae0 =10 9c0 948 8c8 988 "
     "dc 954 8d8 9c4 8c4 =400 9c4 904 =1 =20 =200 =2 "
     "2d0 bf0 af0 =2 3e0 b60 =8 =1 1d0 950 =400 =4"},
    {"Nested Forcing Nets", "so r1c5 loses 1", 12, 0,
     "=80 =100 =2 =10 265 668 64d 42d 228 e49 e60 c68 "
     "=800 =8 440 =1 270 670 =2 =100 =80 =4 660 460 "
     "200 =20 440 =4 241 6c8 =800 489 =100 649 =10 =2 "
     "=40 4 =200 120 137 9b2 195 8a7 =400 88 126 1ac "
     "138 =80 13c =800 =400 132 114 26 =1 48 166 =200 "
     "=400 =2 =1 120 =8 3a0 384 =40 =800 80 124 =10 "
     "202 =10 4c0 =8 47 4c2 =20 487 204 =100 e44 cc4 "
     "=4 440 5e0 5e0 =800 5c8 5c8 =200 =10 =2 =1 4e8 "
     "322 =1 =800 7e2 146 5ca 5cc =10 22c 6c8 664 4ec "
     "=1 =800 578 762 372 =4 758 42a 202 610 =80 500 "
     "312 644 554 742 =80 f52 750 c02 206 =20 =8 =1 "
     "33a 604 5bc 7a2 332 =1 718 c2a =40 e10 f06 d04"},
    {"Grouped Continuous Nice Loop", "r4c3 and r5c7 lose 2", 9,
     SUDOKU_VARIANT_DIAGONAL | SUDOKU_VARIANT_WINDOKU | SUDOKU_VARIANT_GIRANDOLA,
     "f1 f9 7d =100 f7 57 fb fd 63 "
     "=2 1f1 175 b5 =8 51 1f1 1f1 165 "
     "1fd 1f9 17d b5 f5 53 1fb 1f9 16d "
     "169 16b 16b 8b 1c1 149 =4 1e9 =10 "
     "159 =4 15b 99 1d3 =20 1cb 1c1 14b "
     "179 13b =80 1d 155 15d 169 169 16b "
     "17d 139 13d 39 135 11d 179 =2 =80 "
     "13d 13b 13b =40 133 =80 139 13d 12d "
     "1f1 1fb 17f 3f 137 11f 179 17d 161"},
};

struct proof_case {
    const struct large_step *large;
    const struct sudoku_layout *layout;
    struct sudoku_logic_position position;
    unsigned found;
};

static enum sudoku_status check_step(const struct proof_case *proof, const struct sudoku_step *step)
{
    return sudoku_step_check(proof->layout, &proof->position, step);
}

/* The premises of STEP cannot eliminate digits of the solution; a fifth of them, to save time. */
static void expect_truth_kept(const struct proof_case *proof, const struct sudoku_step *step)
{
    uint8_t solution[MAX_CELLS];
    struct sudoku_solver *solver;
    struct sudoku_puzzle puzzle = {.givens = proof->position.cells,
                                   .candidates = proof->position.candidates};
    CHECK_EQ(sudoku_solver_create(proof->layout, NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_OK);
    sudoku_solver_destroy(solver);
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(proof->layout); cell += 5) {
        struct sudoku_step wrong = *step;
        struct sudoku_candidate truth = {.cell = (uint16_t)cell, .digit = solution[cell]};
        wrong.eliminations = &truth;
        wrong.elimination_count = 1;
        if (!proof->position.cells[cell])
            CHECK_EQ(check_step(proof, &wrong), SUDOKU_UNDECIDED);
    }
}

static int accept_step(void *user, const struct sudoku_step *step)
{
    struct proof_case *proof = user;
    char text[8192];
    size_t length =
        sudoku_step_write(proof->layout, step, SUDOKU_HINT_STEP, NULL, text, sizeof text);
    size_t end = strlen(proof->large->conclusion);
    if (length < end || length >= sizeof text ||
        strcmp(text + length - end, proof->large->conclusion) != 0)
        return 0;
    proof->found++;
    CHECK_EQ(check_step(proof, step), SUDOKU_OK);
    expect_truth_kept(proof, step);
    return 1;
}

static void read_board(const struct large_step *large, uint8_t *cells, sudoku_digitset *candidates)
{
    const char *text = large->board;
    for (unsigned cell = 0; cell < large->side * large->side; cell++) {
        char *end;
        bool is_solved = *text == '=';
        candidates[cell] = (sudoku_digitset)strtoul(text + is_solved, &end, 16);
        sudoku_digitset digits = candidates[cell];
        cells[cell] = is_solved ? (uint8_t)sudoku_digitset_pop(&digits) : 0;
        text = end + (*end == ' ');
    }
}

static void expect_proof(const struct large_step *large)
{
    uint8_t cells[MAX_CELLS];
    sudoku_digitset candidates[MAX_CELLS];
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_layout *layout;
    struct sudoku_logic *logic;
    size_t technique;
    options.side = large->side;
    options.variants = large->variants;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_create(layout, NULL, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_technique_from_name(large->technique, &technique), SUDOKU_OK);
    struct proof_case proof = {large, layout, SUDOKU_LOGIC_POSITION_INIT, 0};
    read_board(large, cells, candidates);
    proof.position.cells = cells;
    proof.position.candidates = candidates;
    CHECK_EQ(sudoku_logic_set_position(logic, &proof.position), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_enumerate_steps(logic, technique, accept_step, &proof), SUDOKU_CANCELLED);
    CHECK_EQ(proof.found, 1);
    sudoku_logic_destroy(logic);
    sudoku_layout_destroy(layout);
}

/* A premise listed often is one premise: on an empty board it proves nothing. */
static void repeated_premises_count_once(void)
{
    enum { REPETITIONS = 10 };
    uint16_t same[REPETITIONS] = {0};
    uint8_t empty[81] = {0};
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    const struct sudoku_candidate conclusion = {.cell = 40, .digit = 5};
    struct sudoku_step step = {.technique = sudoku_technique_at(0)};
    position.cells = empty;
    step.cells = same;
    step.cell_count = REPETITIONS;
    step.eliminations = &conclusion;
    step.elimination_count = 1;
    CHECK_EQ(sudoku_step_check(sudoku_layout_classic(), &position, &step), SUDOKU_UNDECIDED);
}

int main(void)
{
    locked_sets_are_those_of_all_choices();
    repeated_premises_count_once();
    for (size_t i = 0; i < sizeof large_steps / sizeof large_steps[0]; i++)
        expect_proof(&large_steps[i]);
    return check_result();
}
