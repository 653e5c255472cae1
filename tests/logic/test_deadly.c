/* Deadly patterns: those that are, and the same with one change, that are not. */
#include "logic/deadly.h"

#include <string.h>

#include "support/check.h"

static struct topology topology;
static struct position position;
static uint16_t pattern[81];

static unsigned cell_at(unsigned row, unsigned column)
{
    return 9 * (row - 1) + column - 1;
}

static void clear(void)
{
    memset(pattern, 0, sizeof pattern);
    position_clear(&position, &topology);
}

/* Puts DIGITS, as a number, into the pattern. */
static void put(unsigned row, unsigned column, unsigned digits)
{
    for (; digits; digits /= 10)
        pattern[cell_at(row, column)] |= (uint16_t)(1u << (digits % 10 - 1));
}

static void give(unsigned row, unsigned column, unsigned digit)
{
    position_place(&position, cell_at(row, column), digit - 1);
    cellset_add(&position.given, cell_at(row, column));
    put(row, column, digit);
}

static void rectangles_have_two_digits_twice_in_each_unit(void)
{
    clear();
    put(1, 1, 12), put(1, 2, 12), put(4, 1, 12), put(4, 2, 12);
    CHECK(deadly_is(&position, pattern));
    put(4, 2, 3);
    CHECK(!deadly_is(&position, pattern));
    clear();
    put(1, 1, 12), put(1, 4, 12), put(4, 1, 12), put(4, 4, 12); /* four boxes */
    CHECK(!deadly_is(&position, pattern));
    clear();
    position_place(&position, cell_at(1, 1), 0);
    put(1, 1, 12), put(1, 2, 12), put(4, 1, 12), put(4, 2, 12);
    CHECK(deadly_is(&position, pattern));
    cellset_add(&position.given, cell_at(1, 1));
    CHECK(!deadly_is(&position, pattern));
}

static void lines_of_equal_digits_can_be_exchanged(void)
{
    clear();
    put(1, 1, 123), put(1, 4, 123), put(1, 8, 123);
    put(2, 1, 123), put(2, 4, 123), put(2, 8, 123);
    CHECK(deadly_is(&position, pattern));
    put(2, 8, 4);
    CHECK(!deadly_is(&position, pattern));
    clear();
    put(1, 1, 123), put(1, 4, 123), put(1, 8, 123);
    put(4, 1, 123), put(4, 4, 123), put(4, 8, 123); /* in two bands */
    CHECK(!deadly_is(&position, pattern));
}

/* 1 and 2 in the rectangle r1c1, r2c4: what is left of them could be exchanged. */
static void placed_digits_leave_the_rest_exchangeable(void)
{
    clear();
    give(1, 1, 1), give(1, 4, 2), give(2, 1, 2);
    put(2, 4, 1);
    CHECK(deadly_is(&position, pattern));
    pattern[cell_at(2, 4)] = 0;
    CHECK(!deadly_is(&position, pattern));
    put(2, 5, 1);
    CHECK(!deadly_is(&position, pattern));
    clear();
    give(1, 1, 1), give(1, 4, 2), give(2, 1, 2), give(9, 9, 1);
    put(2, 4, 1);
    CHECK(!deadly_is(&position, pattern));
}

int main(void)
{
    CHECK(topology_build(&topology, sudoku_layout_classic()));
    rectangles_have_two_digits_twice_in_each_unit();
    lines_of_equal_digits_can_be_exchanged();
    placed_digits_leave_the_rest_exchangeable();
    return check_result();
}
