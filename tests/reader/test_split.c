/* A redundant digit handwritten like print is not certainly print. */
#include "reader/certainty/board/split.h"

#include <string.h>

#include "support/check.h"
#include "tracker/readings.h"

enum { CELLS = 81, SIDE = 9 };

static struct kbest space;
static struct posterior posterior;
static struct svision_reading reading;
static uint8_t cells[CELLS], solution[BOARD_MAX_CELLS];
static float by_hand[BOARD_MAX_CELLS];

/* The puzzle in clear print; somebody has written into the open cell WRITTEN. */
static void clear(unsigned written)
{
    memset(&reading, 0, sizeof reading);
    reading.size = board_size_of_side(SIDE);
    reading.has_hands = true;
    reading.solutions = 1;
    reading_digits(reading_puzzle, 0, cells);
    memcpy(reading.cells, cells, sizeof cells);
    for (unsigned i = 0; i < CELLS; i++) {
        posterior.whole[i] = -20;
        posterior.filled[i] = sudoku_digitset_all(SIDE);
        reading.writing[i] = cells[i] ? SVISION_MARK_GIVEN : SVISION_MARK_NONE;
    }
    reading.writing[written] = SVISION_MARK_ENTRY;
}

/* That all print is print where CELL holds its digit, read as print at the logarithm of odds ODDS
 * for a hand. */
static float probability_with(unsigned cell, float odds)
{
    reading.cells[cell] = solution[cell];
    reading.writing[cell] = SVISION_MARK_GIVEN;
    posterior.whole[cell] = odds;
    return split_probability(&space, &posterior, &reading, by_hand);
}

/* The Nth open cell. */
static unsigned find_open(unsigned n)
{
    unsigned cell = 0;
    while (cells[cell] || n--)
        cell++;
    return cell;
}

/* A given that is needed for a unique solution. */
static unsigned find_needed(void)
{
    uint8_t rest[BOARD_MAX_CELLS] = {0}, found[BOARD_MAX_CELLS];
    for (unsigned cell = 0; cell < CELLS; cell++) {
        memcpy(rest, cells, sizeof cells);
        rest[cell] = 0;
        if (cells[cell] && kbest_solutions(&space, reading.size, rest, found) != 1)
            return cell;
    }
    CHECK(false);
    return 0;
}

static void a_redundant_digit_like_handwriting_is_doubtful(void)
{
    unsigned cell = find_open(3);
    clear(find_open(0));
    CHECK(probability_with(cell, -3) < 0.9F);
    CHECK(by_hand[cell] > 0.1F && by_hand[find_needed()] == 0);
    clear(find_open(0));
    CHECK(probability_with(cell, -7.5F) > 0.99F);
}

static void a_digit_that_the_puzzle_needs_is_print(void)
{
    clear(find_open(0));
    CHECK(probability_with(find_needed(), 3) == 1);
}

/* It may be another digit, or none: that is another doubt. */
static void the_writer_of_an_unclear_digit_is_not_judged(void)
{
    unsigned cell = find_open(3);
    clear(find_open(0));
    posterior.filled[cell] = SUDOKU_DIGITSET_EMPTY;
    CHECK(probability_with(cell, 3) == 1);
}

static void without_handwriting_all_is_print(void)
{
    clear(find_open(0));
    reading.writing[find_open(0)] = SVISION_MARK_NONE;
    CHECK(probability_with(find_open(3), 3) == 1);
}

int main(void)
{
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &space.solver[0]), SUDOKU_OK);
    clear(0);
    CHECK_EQ(kbest_solutions(&space, reading.size, reading.cells, solution), 1);
    a_redundant_digit_like_handwriting_is_doubtful();
    a_digit_that_the_puzzle_needs_is_print();
    the_writer_of_an_unclear_digit_is_not_judged();
    without_handwriting_all_is_print();
    sudoku_solver_destroy(space.solver[0]);
    return check_result();
}
