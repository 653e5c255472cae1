/* Finds puzzles with rare techniques by walking from one puzzle to similar ones: the generator's
 * hard puzzles.
 *
 * usage: walk_techniques SEED MOVES PROFILE PUZZLE TECHNIQUE...
 *
 * Prints the first puzzle whose path by PROFILE has each TECHNIQUE, in the order of techniques that
 * the generator uses for them. A move is kept if those up to the last TECHNIQUE do not solve it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "generate/criteria/order.h"
#include "similar.h"

enum { CELLS = SIMILAR_CELLS };

struct walk {
    struct similar similar;
    struct sudoku_logic *logic;
    struct criteria criteria;
    uint8_t here[CELLS], next[CELLS];
};

static void expect(enum sudoku_status status)
{
    if (status == SUDOKU_OK)
        return;
    fprintf(stderr, "walk_techniques: %s\n", sudoku_strstatus(status));
    exit(1);
}

static bool read_puzzle(const char *text, uint8_t *puzzle)
{
    if (strlen(text) != CELLS)
        return false;
    for (unsigned cell = 0; cell < CELLS; cell++)
        if (text[cell] >= '1' && text[cell] <= '9')
            puzzle[cell] = (uint8_t)(text[cell] - '0');
        else if (text[cell] == '.' || text[cell] == '0')
            puzzle[cell] = 0;
        else
            return false;
    return true;
}

/* The order for the techniques of CRITERIA, up to the last of them. */
static struct order order_up_to_last(const struct criteria *criteria)
{
    const struct order all = order_for(criteria);
    size_t last = order_last_requested(&all, criteria);
    struct order order = order_before(&all, last);
    order.items[order.count++] = last;
    return order;
}

static void print(const struct sudoku_technique *technique, const uint8_t *puzzle)
{
    printf("%-7s ", technique->abbreviation);
    for (unsigned cell = 0; cell < CELLS; cell++)
        putchar(puzzle[cell] ? '0' + puzzle[cell] : '.');
    printf("\n");
    fflush(stdout);
}

/* Prints the next puzzle if its path has a technique that none had before. Returns true if the path
 * leads to the solution. */
static bool follow(struct walk *walk)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    const struct sudoku_step *step;
    enum sudoku_status status;
    position.cells = walk->next;
    position.is_unique = true;
    expect(sudoku_logic_set_position(walk->logic, &position));
    while ((status = sudoku_logic_find_step(walk->logic, &step)) == SUDOKU_OK) {
        size_t index;
        expect(sudoku_technique_from_name(step->technique->code, &index));
        if (walk->criteria.roles[index])
            print(step->technique, walk->next);
        walk->criteria.roles[index] = 0;
        sudoku_logic_apply(walk->logic, step);
    }
    return status == SUDOKU_END;
}

int main(int argc, char **argv)
{
    struct walk walk = {0};
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    unsigned long seed, moves;
    if (argc < 6 || !similar_read_number(argv[1], &seed) || !similar_read_number(argv[2], &moves) ||
        !similar_read_profile(argv[3], &walk.criteria.asked.profile) ||
        !read_puzzle(argv[4], walk.here)) {
        fprintf(stderr, "usage: walk_techniques SEED MOVES PROFILE PUZZLE TECHNIQUE...\n");
        return 1;
    }
    walk.similar.random = seed;
    for (int i = 5; i < argc; i++) {
        size_t index;
        expect(sudoku_technique_from_name(argv[i], &index));
        walk.criteria.roles[index] = CRITERIA_IN_PATH;
    }
    const struct order order = order_up_to_last(&walk.criteria);
    options.profile = walk.criteria.asked.profile;
    options.order = order.items;
    options.order_length = order.count;
    expect(sudoku_logic_create(sudoku_layout_classic(), &options, &walk.logic));
    expect(sudoku_solver_create(sudoku_layout_classic(), NULL, &walk.similar.solver));
    if (!similar_is_unique(&walk.similar, walk.here)) {
        fprintf(stderr, "walk_techniques: PUZZLE does not have one solution\n");
        return 1;
    }
    while (moves--)
        if (similar_make(&walk.similar, walk.here, walk.next) && !follow(&walk))
            memcpy(walk.here, walk.next, CELLS);
    sudoku_solver_destroy(walk.similar.solver);
    sudoku_logic_destroy(walk.logic);
    return 0;
}
