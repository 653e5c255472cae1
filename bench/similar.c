#include "similar.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/random.h"

enum { SIDE = 9, MAX_REMOVED = 2, MAX_DRAWS = 80 };

static enum sudoku_status count_solutions(const struct similar *similar, const uint8_t *puzzle)
{
    const struct sudoku_puzzle asked = {puzzle, NULL};
    uint8_t solution[SIMILAR_CELLS];
    return sudoku_solver_unique(similar->solver, &asked, NULL, solution);
}

bool similar_is_unique(const struct similar *similar, const uint8_t *puzzle)
{
    return count_solutions(similar, puzzle) == SUDOKU_OK;
}

void similar_minimize(struct similar *similar, uint8_t *puzzle)
{
    uint8_t order[SIMILAR_CELLS] = {0};
    for (unsigned i = 0; i < SIMILAR_CELLS; i++) {
        unsigned other = random_below(&similar->random, i + 1);
        order[i] = order[other];
        order[other] = (uint8_t)i;
    }
    for (unsigned i = 0; i < SIMILAR_CELLS; i++) {
        uint8_t digit = puzzle[order[i]];
        puzzle[order[i]] = 0;
        if (digit && !similar_is_unique(similar, puzzle))
            puzzle[order[i]] = digit;
    }
}

/* Adds a random given, if it leaves a solution. */
static void add_given(struct similar *similar, uint8_t *puzzle)
{
    unsigned cell, digit = 1 + random_below(&similar->random, SIDE);
    do
        cell = random_below(&similar->random, SIMILAR_CELLS);
    while (puzzle[cell] || similar->is_open[cell]);
    if (similar->excluded[cell] >> digit & 1)
        return;
    puzzle[cell] = (uint8_t)digit;
    enum sudoku_status status = count_solutions(similar, puzzle);
    if (status != SUDOKU_OK && status != SUDOKU_SEVERAL_SOLUTIONS)
        puzzle[cell] = 0;
}

bool similar_make(struct similar *similar, const uint8_t *here, uint8_t *next)
{
    unsigned left = 1 + random_below(&similar->random, MAX_REMOVED);
    memcpy(next, here, SIMILAR_CELLS);
    while (left) {
        unsigned cell = random_below(&similar->random, SIMILAR_CELLS);
        left -= next[cell] != 0;
        next[cell] = 0;
    }
    for (unsigned i = 0; i < MAX_DRAWS && !similar_is_unique(similar, next); i++)
        add_given(similar, next);
    if (!similar_is_unique(similar, next))
        return false;
    similar_minimize(similar, next);
    return true;
}

void similar_expect(enum sudoku_status status)
{
    if (status == SUDOKU_OK)
        return;
    fprintf(stderr, "error: %s\n", sudoku_strstatus(status));
    exit(1);
}

void similar_start(struct sudoku_logic *logic, const uint8_t *puzzle)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = puzzle;
    position.is_unique = true;
    similar_expect(sudoku_logic_set_position(logic, &position));
}

bool similar_read_number(const char *text, unsigned long *number)
{
    char *end;
    errno = 0;
    *number = strtoul(text, &end, 10);
    return *text >= '0' && *text <= '9' && !*end && !errno;
}

bool similar_read_puzzle(const char *text, uint8_t *puzzle)
{
    if (strlen(text) != SIMILAR_CELLS)
        return false;
    for (unsigned cell = 0; cell < SIMILAR_CELLS; cell++)
        if (text[cell] >= '1' && text[cell] <= '9')
            puzzle[cell] = (uint8_t)(text[cell] - '0');
        else if (text[cell] == '.' || text[cell] == '0')
            puzzle[cell] = 0;
        else
            return false;
    return true;
}

bool similar_read_profile(const char *name, enum sudoku_profile *profile)
{
    const char *called;
    for (unsigned i = 0; (called = sudoku_profile_name((enum sudoku_profile)i)); i++)
        if (strcmp(called, name) == 0) {
            *profile = (enum sudoku_profile)i;
            return true;
        }
    return false;
}
