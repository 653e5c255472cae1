#include "puzzles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/random.h"

static int grow(struct puzzles *puzzles, size_t *room)
{
    if (puzzles->count < *room)
        return 0;
    size_t wanted = *room ? 2 * *room : 1024;
    char *larger = realloc(puzzles->texts, wanted * PUZZLE_STRIDE);
    if (!larger)
        return -1;
    puzzles->texts = larger;
    *room = wanted;
    return 0;
}

static int is_puzzle(const char *line)
{
    return strspn(line, "0123456789.") >= 81;
}

int puzzles_read(struct puzzles *puzzles, const char *name)
{
    char line[256];
    size_t room = 0;
    int result = 0;
    FILE *file = fopen(name, "r");
    *puzzles = (struct puzzles){NULL, 0};
    if (!file)
        return -1;
    while (result == 0 && fgets(line, sizeof line, file)) {
        if (!is_puzzle(line))
            continue;
        result = grow(puzzles, &room);
        if (result == 0) {
            char *text = puzzles->texts + puzzles->count++ * PUZZLE_STRIDE;
            memcpy(text, line, 81);
            text[81] = '\n';
        }
    }
    if (ferror(file))
        result = -1;
    fclose(file);
    return result;
}

void puzzles_free(struct puzzles *puzzles)
{
    free(puzzles->texts);
}

static void permute(unsigned *items, unsigned count, uint64_t *random)
{
    for (unsigned i = 0; i < count; i++) {
        unsigned j = random_below(random, i + 1);
        items[i] = items[j];
        items[j] = i;
    }
}

/* Stores a random order of nine rows or columns that keeps bands or stacks together. */
static void permute_lines(unsigned *lines, uint64_t *random)
{
    unsigned bands[3] = {0}, inside[3] = {0};
    permute(bands, 3, random);
    for (unsigned band = 0; band < 3; band++) {
        permute(inside, 3, random);
        for (unsigned i = 0; i < 3; i++)
            lines[3 * band + i] = 3 * bands[band] + inside[i];
    }
}

static void disguise(char *text, uint64_t *random)
{
    unsigned rows[9] = {0}, columns[9] = {0}, digits[9] = {0};
    char origin[81];
    memcpy(origin, text, 81);
    permute_lines(rows, random);
    permute_lines(columns, random);
    permute(digits, 9, random);
    int transpose = random_below(random, 2) == 1;
    for (unsigned row = 0; row < 9; row++) {
        for (unsigned column = 0; column < 9; column++) {
            unsigned from =
                transpose ? 9 * columns[column] + rows[row] : 9 * rows[row] + columns[column];
            char cell = origin[from];
            text[9 * row + column] =
                cell >= '1' && cell <= '9' ? (char)('1' + digits[cell - '1']) : '.';
        }
    }
}

void puzzles_shuffle(struct puzzles *puzzles, uint64_t seed)
{
    char other[PUZZLE_STRIDE];
    for (size_t i = 0; i < puzzles->count; i++) {
        char *text = puzzles->texts + i * PUZZLE_STRIDE;
        char *earlier = puzzles->texts + random_below(&seed, (uint32_t)(i + 1)) * PUZZLE_STRIDE;
        disguise(text, &seed);
        memcpy(other, text, PUZZLE_STRIDE);
        memmove(text, earlier, PUZZLE_STRIDE);
        memcpy(earlier, other, PUZZLE_STRIDE);
    }
}
