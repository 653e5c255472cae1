/* What people wrote bears out one of the solutions that the clear print leaves. */
#include <math.h>
#include <string.h>

#include "reader/hand/consensus.h"
#include "support/check.h"

enum { SIDE = 9, CELLS = SIDE * SIDE, MANY = 40 };

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static struct kbest space;
static struct cell_glyph glyphs[CELLS];
static struct posterior posterior;
static struct svision_reading reading;

/* Solutions of the puzzle without the given that is in doubt. */
static unsigned doubtful;
static uint8_t others[MANY][CELLS];
static unsigned count;

static int keep(void *user, const uint8_t *solution)
{
    (void)user;
    memcpy(others[count++], solution, CELLS);
    return count == MANY;
}

/* Stores the solutions of the puzzle without CELL. */
static void list_without(unsigned cell)
{
    uint8_t cells[CELLS];
    const struct sudoku_puzzle left = {.givens = cells};
    memcpy(cells, reading.cells, CELLS);
    cells[cell] = 0;
    count = 0;
    sudoku_solver_enumerate(space.solver[0], &left, NULL, keep, NULL);
}

/* A page with clear print except for one given that may be handwritten; without it there are
 * several solutions. */
static void show_page(void)
{
    const struct sudoku_puzzle givens = {.givens = reading.cells};
    memset(&reading, 0, sizeof reading);
    memset(glyphs, 0, sizeof glyphs);
    reading.size = &board_sizes[0];
    reading.solutions = 1;
    for (unsigned i = 0; i < CELLS; i++)
        reading.cells[i] = (uint8_t)(puzzle[i] == '.' ? 0 : puzzle[i] - '0');
    CHECK_EQ(sudoku_solver_unique(space.solver[0], &givens, NULL, reading.solution), SUDOKU_OK);
    memcpy(reading.expected, reading.solution, CELLS);
    doubtful = 0;
    do
        list_without(doubtful++);
    while (doubtful < CELLS && (count < 2 || count == MANY));
    doubtful--;
    posterior.side = SIDE;
    posterior.answers = SIDE + 1;
    for (unsigned i = 0; i < CELLS; i++)
        for (unsigned k = 0; k <= SIDE; k++)
            posterior.cost[i][k] = k == reading.cells[i] ? 0 : 12;
    posterior.cost[doubtful][0] = posterior.cost[doubtful][reading.cells[doubtful]] = logf(2);
}

/* DIGIT is written into CELL, and looks like it with the probability LIKELY. */
static void write_digit(unsigned cell, unsigned digit, float likely)
{
    glyphs[cell].scored = true;
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        glyphs[cell].hand[i] = logf((1 - likely) / (HAND_ANSWERS - 1));
    glyphs[cell].hand[HAND_WRITTEN + digit] = logf(likely);
}

static void write_solution(const uint8_t *solution)
{
    for (unsigned i = 0; i < CELLS; i++)
        if (!reading.cells[i] || i == doubtful)
            write_digit(i, solution[i], 0.99F);
}

static float find(void)
{
    for (unsigned i = 0; i < CELLS; i++)
        memcpy(reading.cost[i], posterior.cost[i], sizeof posterior.cost[i]);
    return consensus_find(&space, glyphs, &posterior, &reading);
}

/* The first solution that is not that of the reading. */
static const uint8_t *other_solution(void)
{
    return others[memcmp(others[0], reading.solution, CELLS) == 0];
}

static void without_entries_nothing_is_expected(void)
{
    show_page();
    CHECK(count > 1);
    write_digit(doubtful, reading.cells[doubtful], 0.5F);
    CHECK(find() < 0.95F);
}

static void entries_confirm_the_solution(void)
{
    show_page();
    write_solution(reading.solution);
    CHECK(find() > 0.9999F);
}

static void three_mistakes_change_nothing(void)
{
    show_page();
    write_solution(reading.solution);
    for (unsigned i = 0, wrong = 0; i < CELLS && wrong < 3; i++) {
        if (reading.cells[i])
            continue;
        write_digit(i, reading.solution[i] % 9U + 1, 0.99F);
        wrong++;
    }
    CHECK(find() > 0.9999F);
}

static void entries_may_contradict_the_solution(void)
{
    show_page();
    write_solution(other_solution());
    CHECK(find() < 0.01F);
}

static void too_little_print_proves_nothing(void)
{
    show_page();
    write_solution(reading.solution);
    for (unsigned i = 0; i < CELLS; i++)
        posterior.cost[i][0] = 0;
    CHECK(find() <= 0);
}

static void an_unsolvable_board_has_no_expected_solution(void)
{
    show_page();
    write_solution(reading.solution);
    memset(reading.expected, 0, sizeof reading.expected);
    CHECK(find() <= 0);
}

/* Removes a given from the print. */
static void overlook_given(void)
{
    show_page();
    reading.cells[doubtful] = 0;
    reading.solutions = 2;
    posterior.cost[doubtful][0] = 0;
    memset(reading.expected, 0, sizeof reading.expected);
}

static void the_solution_written_down_is_chosen(void)
{
    overlook_given();
    write_solution(other_solution());
    find();
    consensus_choose(&space, glyphs, &posterior, &reading);
    CHECK_EQ(memcmp(reading.expected, other_solution(), CELLS), 0);
    CHECK(find() > 0.9999F);
}

static void few_entries_do_not_choose_a_solution(void)
{
    overlook_given();
    find();
    consensus_choose(&space, glyphs, &posterior, &reading);
    CHECK(find() < 0.95F);
}

static void a_single_solution_stays_expected(void)
{
    show_page();
    write_solution(other_solution());
    find();
    consensus_choose(&space, glyphs, &posterior, &reading);
    CHECK_EQ(memcmp(reading.expected, reading.solution, CELLS), 0);
}

int main(void)
{
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &space.solver[0]), SUDOKU_OK);
    without_entries_nothing_is_expected();
    entries_confirm_the_solution();
    three_mistakes_change_nothing();
    entries_may_contradict_the_solution();
    too_little_print_proves_nothing();
    an_unsolvable_board_has_no_expected_solution();
    the_solution_written_down_is_chosen();
    few_entries_do_not_choose_a_solution();
    a_single_solution_stays_expected();
    sudoku_solver_destroy(space.solver[0]);
    return check_result();
}
