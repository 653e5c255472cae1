/* Techniques that neither HoDoKu nor Sudoku Explainer has: puzzles with a step of each, in a short
 * order of techniques; the step is proved, and its premises prove nothing false. */
#include "logic/explained.h"

static const struct {
    const char *technique;
    const char *givens;
} cases[] = {
    {"alp", "....2..4..7...6....1.5.....2......8....3..7..4.9.........6..1.38...9..........5.."},
    {"alt", "5..6.3....2....98.......1...1..9.......3....67.......4....8.25.4..7.............."},
    {"bw", "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"},
    {"fwt", "..9..63...72..........17..51..3..9..........86.84....1.6.........1.2....9.3...45."},
    {"fwq", ".1....3....435..1.97.41...2.81...5..795...................9...33..1.5.24..8......"},
    {"med1", "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"},
    {"med2", "7.....48....6.1..........2....3..6.52...8..............53.....1.6.1.........4.7.."},
    {"xr", ".5.1.8.7.4..3.....2.........1.7...8.9.....4............3.....1.....4.2......5.6.."},
    {"rbug", "2...6...8.743.........2....62......1...4..5..8...........5..34......1..........7."},
    {"bug2", "....43..2..12..6....7..5..8........43......16....52.89.4........853....79.2..7..."},
    {"bug3", "..14.7...5.....6.....8.....4.86...7.....2.3...........63..5...........41.2......."},
    {"bug4", "..14.7...5.....6.....8.....4.86...7.....2.3...........63..5...........41.2......."},
    {"bugn", ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5"},
    {"dje", "....9..5..1.....3...23..7....45...7.8.....2.......64...9..1.....8..6......54....7"},
};

enum { CASES = sizeof cases / sizeof cases[0], MAX_STEPS = 200 };

static const char *const before[] = {"fh", "n1", "h1", "lc1", "lc2", "n2", "h2", "n3", "h3"};
static const char *const after[] = {"bf2", "bf3", "xy",  "xyz", "x",
                                    "xyc", "dnl", "aic", "fcc", "fcv"};

static size_t index_of(const char *name)
{
    size_t index = 0;
    CHECK_EQ(sudoku_technique_from_name(name, &index), SUDOKU_OK);
    return index;
}

/* An explainer that tries the technique after simple ones. */
static struct sudoku_logic *explainer_with(const char *technique)
{
    enum { BEFORE = sizeof before / sizeof before[0], AFTER = sizeof after / sizeof after[0] };
    struct sudoku_logic *logic;
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    size_t order[BEFORE + AFTER + 1];
    for (size_t i = 0; i < BEFORE; i++)
        order[i] = index_of(before[i]);
    order[BEFORE] = index_of(technique);
    for (size_t i = 0; i < AFTER; i++)
        order[BEFORE + 1 + i] = index_of(after[i]);
    options.order = order;
    options.order_length = BEFORE + AFTER + 1;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
    return logic;
}

/* Expects that the premises of STEP do not exclude a digit of SOLUTION. */
static void expect_truth_kept(const struct explained *explained, const struct sudoku_step *step,
                              const uint8_t *solution)
{
    uint8_t cells[81], is_placed[81];
    sudoku_digitset candidates[81];
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_step wrong = *step;
    sudoku_logic_get_position(explained->logic, cells, candidates);
    for (unsigned i = 0; i < 81; i++)
        is_placed[i] = cells[i] && !explained->givens[i];
    position.cells = cells;
    position.is_placed = is_placed;
    position.candidates = candidates;
    position.is_unique = true;
    for (unsigned cell = 0; cell < 81; cell += 4) {
        const struct sudoku_candidate truth = {(uint16_t)cell, solution[cell]};
        wrong.placement_count = 0;
        wrong.eliminations = &truth;
        wrong.elimination_count = 1;
        if (!cells[cell])
            CHECK_EQ(sudoku_step_check(explained->layout, &position, &wrong), SUDOKU_UNDECIDED);
    }
}

static void expect_case(struct sudoku_solver *solver, const char *technique, const char *text)
{
    struct sudoku_logic *logic = explainer_with(technique);
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    uint8_t givens[81], solution[81];
    sudoku_digitset possible[81];
    const struct sudoku_step *step;
    bool is_found = false;
    for (unsigned i = 0; i < 81; i++)
        givens[i] = (uint8_t)(text[i] == '.' ? 0 : text[i] - '0');
    const struct sudoku_puzzle puzzle = {givens, NULL};
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_OK);
    possible_by_solution(solution, 81, possible);
    position.cells = givens;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    struct explained explained = {sudoku_layout_classic(), logic, possible, givens, true, 0};
    for (unsigned i = 0; i < MAX_STEPS && !is_found; i++) {
        if (sudoku_logic_find_step(logic, &step) != SUDOKU_OK)
            break;
        is_found = strcmp(step->technique->abbreviation, technique) == 0;
        if (is_found) {
            expect_sound(&explained, step);
            expect_truth_kept(&explained, step, solution);
        }
        CHECK_EQ(sudoku_logic_apply(logic, step), SUDOKU_OK);
    }
    CHECK(is_found);
    sudoku_logic_destroy(logic);
}

int main(void)
{
    struct sudoku_solver *solver;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    for (unsigned i = 0; i < CASES; i++)
        expect_case(solver, cases[i].technique, cases[i].givens);
    sudoku_solver_destroy(solver);
    return check_result();
}
