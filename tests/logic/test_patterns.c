/* Multi-sector locked sets, tridagons and exocets: puzzles that they spare forcing chains. */
#include "logic/explained.h"

static const char inkala[] =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
static const char loki[] =
    "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";

static const char fata_morgana[] =
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........";
static const char red_dwarf[] =
    "12.3....435....1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8";

static struct sudoku_logic *logic;
static struct sudoku_solver *solver;
static uint8_t givens[81];

static enum sudoku_status start(const char *text)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    for (unsigned i = 0; i < 81; i++)
        givens[i] = (uint8_t)(text[i] == '.' ? 0 : text[i] - '0');
    position.cells = givens;
    return sudoku_logic_start(logic, solver, &position, NULL);
}

/* Expects that the puzzle is explained without a forcing chain, by sound steps, one by NAME. */
static void expect_pattern(const char *text, const char *name)
{
    uint8_t solution[81];
    sudoku_digitset possible[81];
    const struct sudoku_step *step;
    enum sudoku_status status = start(text);
    unsigned found = 0;
    CHECK_EQ(status, SUDOKU_OK);
    const struct sudoku_puzzle puzzle = {givens, NULL};
    CHECK_EQ(sudoku_solver_solve(solver, &puzzle, NULL, solution), SUDOKU_OK);
    possible_by_solution(solution, 81, possible);
    struct explained explained = {sudoku_layout_classic(), logic, possible, givens, true, 0};
    while ((status = sudoku_logic_find_step(logic, &step)) == SUDOKU_OK) {
        found += strcmp(step->technique->name, name) == 0;
        CHECK(!strstr(step->technique->name, "Forcing"));
        if (expect_sound(&explained, step))
            break;
        CHECK_EQ(sudoku_logic_apply(logic, step), SUDOKU_OK);
    }
    CHECK_EQ(status, SUDOKU_END);
    CHECK(found > 0);
}

/* Expects a step by NAME on the path of the puzzle, and that each one found is sound; returns the
 * number of them. */
static unsigned count_on_path(const char *text, const char *name)
{
    uint8_t solution[81];
    sudoku_digitset possible[81];
    const struct sudoku_step *step;
    unsigned found = 0;
    CHECK_EQ(start(text), SUDOKU_OK);
    const struct sudoku_puzzle puzzle = {givens, NULL};
    CHECK_EQ(sudoku_solver_solve(solver, &puzzle, NULL, solution), SUDOKU_OK);
    possible_by_solution(solution, 81, possible);
    struct explained explained = {sudoku_layout_classic(), logic, possible, givens, true, 0};
    while (sudoku_logic_find_step(logic, &step) == SUDOKU_OK) {
        found += strcmp(step->technique->name, name) == 0;
        if (strcmp(step->technique->name, name) == 0 && expect_sound(&explained, step))
            break;
        CHECK_EQ(sudoku_logic_apply(logic, step), SUDOKU_OK);
    }
    return found;
}

/* Every step of the techniques at the start of the puzzle is sound. */
static void expect_all_sound(const char *text, const char *name, unsigned min_count)
{
    size_t index;
    struct explained explained = {sudoku_layout_classic(), logic, NULL, givens, true, 0};
    CHECK_EQ(start(text), SUDOKU_OK);
    CHECK_EQ(sudoku_technique_from_name(name, &index), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_enumerate_steps(logic, index, expect_sound, &explained), SUDOKU_OK);
    CHECK(explained.steps >= min_count);
}

/* Sets the explainer to the techniques of a person, with the nets that lead furthest or, for paths
 * with more positions, those that HoDoKu finds first. */
static void use_nets_of(enum sudoku_profile profile)
{
    size_t order[256];
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    options.order = order;
    options.order_length = sudoku_profile_order(SUDOKU_PROFILE_HUMAN, order, 256);
    options.profile = profile;
    sudoku_logic_destroy(logic);
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
}

int main(void)
{
    use_nets_of(SUDOKU_PROFILE_HUMAN);
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    expect_pattern(inkala, "Multi-Sector Locked Sets");
    expect_pattern(loki, "Tridagon");
    use_nets_of(SUDOKU_PROFILE_HODOKU);
    CHECK_EQ(count_on_path(fata_morgana, "Junior Exocet"), 2);
    CHECK_EQ(count_on_path(red_dwarf, "Junior Exocet"), 2);
    CHECK_EQ(count_on_path(red_dwarf, "Senior Exocet"), 1);
    CHECK_EQ(count_on_path(inkala, "Junior Exocet"), 0);
    expect_all_sound(inkala, "msls", 1);
    expect_all_sound(loki, "tri", 0);
    sudoku_solver_destroy(solver);
    sudoku_logic_destroy(logic);
    return check_result();
}
