/* Finds puzzles with rare techniques by walking from one puzzle to similar ones: the generator's
 * hard puzzles.
 *
 * usage: walk_techniques [--from=FIRST] SEED MOVES PROFILE PUZZLE TECHNIQUE...
 *
 * Prints the first puzzle whose path by PROFILE has each TECHNIQUE, in the order of techniques that
 * the generator uses for them. A move is kept if those up to the last TECHNIQUE do not solve it or,
 * with --from, if those before FIRST do not; the path is then that of the whole order. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "generate/criteria/order.h"
#include "similar.h"

enum { CELLS = SIMILAR_CELLS };

struct walk {
    struct similar similar;
    struct sudoku_logic *path;
    struct sudoku_logic *keeper; /* keeps what it does not solve; NULL: PATH does */
    struct criteria criteria;
    uint8_t here[CELLS], next[CELLS];
};

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

/* True if LOGIC solves PUZZLE. */
static bool solves(struct sudoku_logic *logic, const uint8_t *puzzle)
{
    const struct sudoku_step *step;
    enum sudoku_status status;
    similar_start(logic, puzzle);
    while ((status = sudoku_logic_find_step(logic, &step)) == SUDOKU_OK)
        sudoku_logic_apply(logic, step);
    return status == SUDOKU_END;
}

/* Prints the next puzzle if its path has a technique that none had before. Returns true if the path
 * leads to the solution. */
static bool follow(struct walk *walk)
{
    const struct sudoku_step *step;
    enum sudoku_status status;
    similar_start(walk->path, walk->next);
    while ((status = sudoku_logic_find_step(walk->path, &step)) == SUDOKU_OK) {
        size_t index;
        similar_expect(sudoku_technique_from_name(step->technique->code, &index));
        if (walk->criteria.roles[index])
            print(step->technique, walk->next);
        walk->criteria.roles[index] = 0;
        sudoku_logic_apply(walk->path, step);
    }
    return status == SUDOKU_END;
}

/* True if the walk goes on from the next puzzle. */
static bool is_kept(struct walk *walk)
{
    if (!walk->keeper)
        return !follow(walk);
    if (solves(walk->keeper, walk->next))
        return false;
    (void)follow(walk);
    return true;
}

static struct sudoku_logic *create_logic(const struct order *order, enum sudoku_profile profile)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic *logic;
    options.profile = profile;
    options.order = order->items;
    options.order_length = order->count;
    similar_expect(sudoku_logic_create(sudoku_layout_classic(), &options, &logic));
    return logic;
}

/* Creates the explainers; FIRST is the name after --from, or NULL. */
static void open_walk(struct walk *walk, const char *first)
{
    enum sudoku_profile profile = walk->criteria.asked.profile;
    const struct order order =
        first ? order_for(&walk->criteria) : order_up_to_last(&walk->criteria);
    size_t index;
    walk->path = create_logic(&order, profile);
    similar_expect(sudoku_solver_create(sudoku_layout_classic(), NULL, &walk->similar.solver));
    if (!first)
        return;
    similar_expect(sudoku_technique_from_name(first, &index));
    const struct order before = order_before(&order, index);
    walk->keeper = create_logic(&before, profile);
}

int main(int argc, char **argv)
{
    static const char option[] = "--from=";
    struct walk walk = {0};
    unsigned long seed, moves;
    const char *first = NULL;
    if (argc > 1 && strncmp(argv[1], option, sizeof option - 1) == 0) {
        first = argv[1] + sizeof option - 1;
        argc--;
        argv++;
    }
    if (argc < 6 || !similar_read_number(argv[1], &seed) || !similar_read_number(argv[2], &moves) ||
        !similar_read_profile(argv[3], &walk.criteria.asked.profile) ||
        !similar_read_puzzle(argv[4], walk.here)) {
        fprintf(stderr, "usage: walk_techniques [--from=FIRST] SEED MOVES PROFILE PUZZLE "
                        "TECHNIQUE...\n");
        return 1;
    }
    walk.similar.random = seed;
    for (int i = 5; i < argc; i++) {
        size_t index;
        similar_expect(sudoku_technique_from_name(argv[i], &index));
        walk.criteria.roles[index] = CRITERIA_IN_PATH;
    }
    open_walk(&walk, first);
    if (!similar_is_unique(&walk.similar, walk.here)) {
        fprintf(stderr, "walk_techniques: PUZZLE does not have one solution\n");
        return 1;
    }
    while (moves--)
        if (similar_make(&walk.similar, walk.here, walk.next) && is_kept(&walk))
            memcpy(walk.here, walk.next, CELLS);
    sudoku_solver_destroy(walk.similar.solver);
    sudoku_logic_destroy(walk.keeper);
    sudoku_logic_destroy(walk.path);
    return 0;
}
