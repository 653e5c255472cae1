#include "logic/words/conclusions.h"

#include "logic/words/slots.h"

/* The eliminations in a cell. */
struct loss {
    uint16_t cell;
    sudoku_digitset digits;
    sudoku_digitset left; /* digits not in any part of the sentence yet */
};

/* Eliminations in ascending order of cells. */
struct losses {
    unsigned cell_count;
    struct loss items[LOGIC_MAX_CELLS];
};

static void add(struct losses *losses, unsigned cell, unsigned digit)
{
    unsigned at = losses->cell_count;
    while (at > 0 && losses->items[at - 1].cell > cell)
        at--;
    if (at > 0 && losses->items[at - 1].cell == cell) {
        losses->items[at - 1].digits |= sudoku_digitset_of(digit);
        return;
    }
    for (unsigned i = losses->cell_count++; i > at; i--)
        losses->items[i] = losses->items[i - 1];
    losses->items[at] = (struct loss){.cell = (uint16_t)cell, .digits = sudoku_digitset_of(digit)};
}

static void collect(const struct words *words, struct losses *losses)
{
    const struct sudoku_step *step = words->step;
    losses->cell_count = 0;
    for (size_t i = 0; i < step->elimination_count; i++)
        if (step->eliminations[i].cell < LOGIC_MAX_CELLS)
            add(losses, step->eliminations[i].cell, step->eliminations[i].digit);
}

static void begin(struct losses *losses)
{
    for (unsigned i = 0; i < losses->cell_count; i++)
        losses->items[i].left = losses->items[i].digits;
}

/* One part of the sentence: cells that lose the same digits. */
struct shared_loss {
    sudoku_digitset digits;
    struct words_cells losers;
};

/* Moves the cells with the same eliminations as the first remaining one from LOSSES to GROUP. */
static bool pop_by_cells(struct losses *losses, struct shared_loss *group)
{
    group->digits = SUDOKU_DIGITSET_EMPTY;
    group->losers.count = 0;
    for (unsigned i = 0; i < losses->cell_count; i++) {
        struct loss *loss = &losses->items[i];
        if (!group->digits)
            group->digits = loss->left;
        if (group->digits && loss->left == group->digits) {
            group->losers.items[group->losers.count++] = loss->cell;
            loss->left = SUDOKU_DIGITSET_EMPTY;
        }
    }
    return group->losers.count > 0;
}

static bool same_losers(const struct losses *losses, unsigned a, unsigned b)
{
    for (unsigned i = 0; i < losses->cell_count; i++)
        if (sudoku_digitset_has(losses->items[i].left, a) !=
            sudoku_digitset_has(losses->items[i].left, b))
            return false;
    return true;
}

/* Moves the digits that disappear from the same cells as the first remaining one from LOSSES to
 * GROUP. */
static bool pop_by_digits(struct losses *losses, struct shared_loss *group)
{
    sudoku_digitset left = SUDOKU_DIGITSET_EMPTY;
    group->digits = SUDOKU_DIGITSET_EMPTY;
    group->losers.count = 0;
    for (unsigned i = 0; i < losses->cell_count; i++)
        left |= losses->items[i].left;
    if (!left)
        return false;
    unsigned first = sudoku_digitset_first(left);
    while (left) {
        unsigned digit = sudoku_digitset_pop(&left);
        if (same_losers(losses, first, digit))
            group->digits = sudoku_digitset_add(group->digits, digit);
    }
    for (unsigned i = 0; i < losses->cell_count; i++) {
        struct loss *loss = &losses->items[i];
        if (sudoku_digitset_has(loss->left, first))
            group->losers.items[group->losers.count++] = loss->cell;
        loss->left &= ~group->digits;
    }
    return true;
}

typedef bool pop_group(struct losses *losses, struct shared_loss *group);

/* How many parts a sentence has, and how many cells and digits they name together. */
struct extent {
    size_t parts;
    size_t names;
};

static bool is_shorter(const struct extent *a, const struct extent *b)
{
    return a->names < b->names || (a->names == b->names && a->parts < b->parts);
}

static struct extent measure(struct losses *losses, pop_group *pop)
{
    struct shared_loss group;
    struct extent extent = {0, 0};
    for (begin(losses); pop(losses, &group); extent.parts++)
        extent.names += group.losers.count + sudoku_digitset_count(group.digits);
    return extent;
}

static void say_group(struct words *words, const struct shared_loss *group)
{
    const struct words_cells *losers = &group->losers;
    if (losers->count == 1)
        words_fill(words, WORDS_LOSES, slot_cell("cell", losers->items[0]),
                   slot_digits("digits", group->digits));
    else
        words_fill(words, WORDS_LOSE, slot_cells("cells", losers->items, losers->count),
                   slot_digits("digits", group->digits));
}

void words_say_conclusions(struct words *words)
{
    const struct sudoku_step *step = words->step;
    struct losses losses;
    struct shared_loss group;
    collect(words, &losses);
    struct extent by_cells = measure(&losses, pop_by_cells);
    struct extent by_digits = measure(&losses, pop_by_digits);
    bool is_by_digits = is_shorter(&by_digits, &by_cells);
    pop_group *pop = is_by_digits ? pop_by_digits : pop_by_cells;
    size_t groups = is_by_digits ? by_digits.parts : by_cells.parts;
    for (size_t i = 0; i < step->placement_count; i++) {
        words_say_between(words, i, step->placement_count + groups);
        words_fill(words, WORDS_PLACED, slot_cell("cell", step->placements[i].cell),
                   slot_digit("digit", step->placements[i].digit));
    }
    begin(&losses);
    for (size_t i = 0; pop(&losses, &group); i++) {
        /* A list within a list: "a and b lose 1, and c loses 2". */
        if (i || step->placement_count)
            words_say_template(words, i + 1 == groups ? WORDS_COMMA_AND : WORDS_COMMA);
        say_group(words, &group);
    }
}
