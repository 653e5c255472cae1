#include "made.h"

#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "common/random.h"

enum { MADE_COUNT = 100000 };

/* True if DIGIT does not occur in the row, column or box of CELL. */
static int is_free(const char *text, unsigned cell, char digit)
{
    unsigned row = cell / 9, column = cell % 9, corner = 27 * (row / 3) + 3 * (column / 3);
    for (unsigned i = 0; i < 9; i++)
        if (text[9 * row + i] == digit || text[9 * i + column] == digit ||
            text[corner + 9 * (i / 3) + i % 3] == digit)
            return 0;
    return 1;
}

/* Puts random digits in random cells of TEXT until it has GIVENS; starts anew if none fits. */
static void fill_at_random(char *text, unsigned givens, uint64_t *random)
{
    unsigned placed = 0, misses = 0;
    memset(text, '.', 81);
    while (placed < givens) {
        unsigned cell = random_below(random, 81);
        char digit = (char)('1' + random_below(random, 9));
        if (text[cell] == '.' && is_free(text, cell, digit)) {
            text[cell] = digit;
            placed++;
        } else if (++misses > 10000) {
            memset(text, '.', 81);
            placed = misses = 0;
        }
    }
}

/* Copies GIVENS random cells of the solved GRID. */
static void show_some(char *text, const uint8_t *grid, unsigned givens, uint64_t *random)
{
    memset(text, '.', 81);
    for (unsigned placed = 0; placed < givens;) {
        unsigned cell = random_below(random, 81);
        placed += text[cell] == '.';
        text[cell] = (char)('0' + grid[cell]);
    }
}

static int make(struct puzzles *puzzles, unsigned givens, int solvable, uint64_t seed)
{
    struct sudoku_generator *generator = NULL;
    uint8_t grid[81];
    *puzzles = (struct puzzles){malloc((size_t)MADE_COUNT * PUZZLE_STRIDE), 0};
    if (!puzzles->texts || givens > 81 ||
        (solvable && sudoku_generator_create(sudoku_layout_classic(), NULL, &generator)))
        return -1;
    int status = 0;
    while (status == 0 && puzzles->count < MADE_COUNT) {
        char *text = puzzles->texts + puzzles->count++ * PUZZLE_STRIDE;
        if (solvable) {
            status = sudoku_generator_make_grid(generator, random_next(&seed), NULL, grid) ? -1 : 0;
            show_some(text, grid, givens, &seed);
        } else {
            fill_at_random(text, givens, &seed);
        }
        text[81] = '\n';
    }
    sudoku_generator_destroy(generator);
    return status;
}

/* Empties a random given of TEXT; returns its cell, or 81 if there is none. */
static unsigned take_one(char *text, uint64_t *random)
{
    unsigned givens = 0, cell = 0;
    for (unsigned i = 0; i < 81; i++)
        givens += text[i] >= '1' && text[i] <= '9';
    if (givens == 0)
        return 81;
    for (unsigned left = random_below(random, givens) + 1; left > 0; cell++)
        left -= text[cell] >= '1' && text[cell] <= '9';
    text[cell - 1] = '.';
    return cell - 1;
}

/* Changes a given of TEXT to another digit that fits. */
static void spoil_one(char *text, uint64_t *random)
{
    char origin[81];
    memcpy(origin, text, 81);
    for (unsigned tries = 0; tries < 1000; tries++) {
        unsigned cell = take_one(text, random);
        char digit = (char)('1' + random_below(random, 9));
        if (cell == 81)
            return;
        if (digit != origin[cell] && is_free(text, cell, digit)) {
            text[cell] = digit;
            return;
        }
        memcpy(text, origin, 81);
    }
}

/* Returns the part of NAME after PREFIX, or NULL. */
static const char *after(const char *name, const char *prefix)
{
    size_t length = strlen(prefix);
    return strncmp(name, prefix, length) == 0 ? name + length : NULL;
}

int made_read(struct puzzles *puzzles, const char *name, uint64_t seed)
{
    const char *rest;
    if ((rest = after(name, "random:")))
        return make(puzzles, (unsigned)strtoul(rest, NULL, 10), 0, seed);
    if ((rest = after(name, "solution:")))
        return make(puzzles, (unsigned)strtoul(rest, NULL, 10), 1, seed);
    int wrong = (rest = after(name, "wrong:")) != NULL;
    if (!wrong && !(rest = after(name, "less:")))
        return puzzles_read(puzzles, name);
    int status = puzzles_read(puzzles, rest);
    for (size_t i = 0; i < puzzles->count; i++) {
        char *text = puzzles->texts + i * PUZZLE_STRIDE;
        if (wrong)
            spoil_one(text, &seed);
        else
            take_one(text, &seed);
    }
    return status;
}
