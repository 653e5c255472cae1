/* Changes of a reading by the rules: uncertain cells may change, and no clear digit may change to
 * make the solution unique. */
#include <math.h>
#include <string.h>

#include "reader/kbest.h"
#include "support/check.h"

enum { SIDE = 9, CELLS = SIDE * SIDE };

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static struct kbest space;

/* The puzzle; every other answer is out of the question. */
static void show_puzzle(struct posterior *posterior)
{
    posterior->side = SIDE;
    posterior->answers = SIDE + 1;
    for (unsigned i = 0; i < CELLS; i++)
        for (unsigned k = 0; k <= SIDE; k++)
            posterior->cost[i][k] =
                (puzzle[i] == '.' ? 0 : (unsigned)(puzzle[i] - '0')) == k ? 0 : 12;
}

static struct assignment find(const struct posterior *posterior)
{
    struct assignment found;
    kbest_find(&space, &board_sizes[0], posterior, &found);
    return found;
}

/* How many solutions the puzzle has with DIGIT in CELL. */
static unsigned solutions_with(unsigned cell, unsigned digit)
{
    static struct posterior posterior;
    show_puzzle(&posterior);
    for (unsigned k = 0; k <= SIDE; k++)
        posterior.cost[cell][k] = k == digit ? 0 : 12;
    return find(&posterior).solutions;
}

/* A given and another digit for it that leaves as many SOLUTIONS. */
static void find_change(unsigned solutions, unsigned *cell, unsigned *digit)
{
    for (*cell = 0; *cell < CELLS; ++*cell)
        for (*digit = 1; puzzle[*cell] != '.' && *digit <= SIDE; ++*digit)
            if ((unsigned)(puzzle[*cell] - '0') != *digit &&
                solutions_with(*cell, *digit) == solutions)
                return;
    CHECK(*cell < CELLS);
}

/* Reads DIGIT in CELL; the digit of the puzzle costs EXTRA more. */
static struct assignment read_as(unsigned cell, unsigned digit, float extra)
{
    static struct posterior posterior;
    show_puzzle(&posterior);
    posterior.cost[cell][puzzle[cell] - '0'] = extra;
    posterior.cost[cell][digit] = 0;
    return find(&posterior);
}

static void a_clear_digit_stays_if_there_are_several_solutions(void)
{
    unsigned cell, digit;
    find_change(2, &cell, &digit);
    struct assignment found = read_as(cell, digit, 2.3F);
    CHECK_EQ(found.cells[cell], digit);
    CHECK_EQ(found.changes, 0);
    CHECK_EQ(found.printed, 2);
    CHECK_EQ(found.solutions, 2);
}

static void rules_decide_uncertain_cells(void)
{
    unsigned cell, digit;
    find_change(2, &cell, &digit);
    struct assignment found = read_as(cell, digit, 2.1F);
    CHECK_EQ(found.cells[cell], puzzle[cell] - '0');
    CHECK_EQ(found.changed[cell], 1);
    CHECK_EQ(found.printed, 2);
    CHECK_EQ(found.solutions, 1);
}

static void a_digit_that_breaks_the_rules_is_overruled(void)
{
    unsigned cell, digit;
    find_change(0, &cell, &digit);
    struct assignment found = read_as(cell, digit, 5);
    CHECK_EQ(found.cells[cell], puzzle[cell] - '0');
    CHECK_EQ(found.changed[cell], 1);
    CHECK_EQ(found.printed, 0);
}

static void the_next_board_marks_the_cells_it_changes(void)
{
    static struct posterior posterior;
    unsigned first = (unsigned)(strchr(puzzle, '5') - puzzle);
    show_puzzle(&posterior);
    posterior.cost[first][0] = 1.5F;
    struct assignment found = find(&posterior);
    CHECK_EQ(found.solutions, 1);
    for (unsigned i = 0; i < CELLS; i++)
        CHECK_EQ(found.rival[i], found.gap < 4 && i == first);
    CHECK(found.gap > 1.4F && found.gap < 1.6F);
}

/* A cell of the puzzle with a redundant digit; only it is uncertain, with the digit or without. */
static unsigned find_needless(void)
{
    unsigned cell = 0;
    while (puzzle[cell] == '.' || solutions_with(cell, 0) != 1)
        cell++;
    return cell;
}

/* Finds the board if the digit of CELL may be handwritten and FILLED are certainly there. */
static struct assignment find_written(unsigned cell, sudoku_digitset filled)
{
    static struct posterior posterior;
    show_puzzle(&posterior);
    posterior.cost[cell][0] = 0.5F;
    posterior.filled[cell] = filled;
    return find(&posterior);
}

static void boards_that_differ_in_the_writer_do_not_compete(void)
{
    unsigned cell = find_needless(), digit = (unsigned)(puzzle[cell] - '0');
    CHECK(find_written(cell, sudoku_digitset_of(digit)).gap > 3.9F);
    CHECK(find_written(cell, sudoku_digitset_of(digit % 9 + 1)).gap < 0.6F);
    CHECK(find_written(cell, SUDOKU_DIGITSET_EMPTY).gap < 0.6F);
}

/* Removes redundant digits; the clarity is LESSER in cell LOW and 1 elsewhere. */
/* A digit that may as well be missing leaves the same solution; a second change does not. */
static void the_gap_to_another_solution_passes_boards_with_the_same(void)
{
    static struct posterior posterior;
    unsigned needless = find_needless(), cell, digit;
    find_change(1, &cell, &digit);
    CHECK(cell != needless);
    show_puzzle(&posterior);
    posterior.cost[needless][0] = 0.3F;
    CHECK(find(&posterior).solution_gap > 3.9F);
    posterior.cost[cell][digit] = 0.8F;
    struct assignment found = find(&posterior);
    CHECK(found.gap > 0.2F && found.gap < 0.4F);
    CHECK(found.solution_gap > 0.7F && found.solution_gap < 0.9F);
    CHECK(found.rival[needless] && !found.rival[cell]);
    posterior.cost[needless][0] = 12;
    found = find(&posterior);
    CHECK(found.gap == found.solution_gap && found.gap > 0.7F);
}

static void thin(unsigned low, float lesser, uint8_t *cells)
{
    float clarity[CELLS];
    for (unsigned i = 0; i < CELLS; i++)
        clarity[i] = i == low ? lesser : 1;
    kbest_thin(&space, &board_sizes[0], clarity, cells);
}

/* Of two cells one is necessary: the less clear one is removed, wherever it is. */
static void the_least_clear_redundant_digits_are_removed(void)
{
    uint8_t cells[CELLS], solution[CELLS], whole[CELLS];
    unsigned digits = 0;
    for (unsigned i = 0; i < CELLS; i++)
        cells[i] = puzzle[i] == '.' ? 0 : (uint8_t)(puzzle[i] - '0');
    CHECK_EQ(kbest_solutions(&space, &board_sizes[0], cells, solution), 1);
    memcpy(whole, cells, sizeof whole);
    thin(0, INFINITY, cells);
    CHECK_EQ(cells[0], 5);
    memcpy(cells, solution, sizeof cells);
    thin(CELLS, 0, cells);
    for (unsigned i = 0; i < CELLS; i++)
        digits += cells[i] != 0;
    CHECK(digits >= 17 && digits < 30);
    CHECK_EQ(kbest_solutions(&space, &board_sizes[0], cells, whole), 1);
    CHECK(memcmp(solution, whole, sizeof whole) == 0);
    unsigned spared = 0;
    for (unsigned i = 0; i < CELLS; i++) {
        memcpy(cells, solution, sizeof cells);
        thin(i, 0, cells);
        CHECK_EQ(cells[i], 0);
        memcpy(cells, solution, sizeof cells);
        thin(i, 2, cells);
        spared += cells[i] != 0;
    }
    CHECK(spared > CELLS / 2);
}

/* Whether a given of an even cell has DIGIT and sees CELL. */
static bool breaks_a_rule(unsigned cell, unsigned digit)
{
    const uint16_t *peers;
    unsigned count = sudoku_layout_cell_peers(sudoku_layout_classic(), cell, &peers);
    for (unsigned i = 0; i < count; i++)
        if (peers[i] % 2 == 0 && puzzle[peers[i]] == (char)('0' + digit))
            return true;
    return false;
}

/* A picture that leaves much open: there are more boards than anyone looks at, and none of those
 * has a solution that were. */
static void boards_not_examined_limit_the_lead(void)
{
    static struct posterior posterior;
    show_puzzle(&posterior);
    for (unsigned i = 1; i < CELLS; i += 2)
        for (unsigned k = 1; k <= SIDE && puzzle[i] != '.'; k++)
            if (posterior.cost[i][k] > 0 && breaks_a_rule(i, k))
                posterior.cost[i][k] = 0.05F;
    struct assignment found = find(&posterior);
    CHECK_EQ(found.solutions, 1);
    CHECK_EQ(found.changes, 0);
    CHECK(found.gap < 1);
}

int main(void)
{
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &space.solver[0]), SUDOKU_OK);
    a_clear_digit_stays_if_there_are_several_solutions();
    rules_decide_uncertain_cells();
    a_digit_that_breaks_the_rules_is_overruled();
    the_next_board_marks_the_cells_it_changes();
    boards_that_differ_in_the_writer_do_not_compete();
    the_gap_to_another_solution_passes_boards_with_the_same();
    the_least_clear_redundant_digits_are_removed();
    boards_not_examined_limit_the_lead();
    sudoku_solver_destroy(space.solver[0]);
    return check_result();
}
