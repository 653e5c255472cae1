/* The types of one technique: each is found on the path of a puzzle by simple techniques, proved
 * from its premises, and keeps the solution. */
#include "logic/explained.h"

enum { CELLS = 81 };

/* What distinguishes the types of a technique. */
struct kind {
    const char *technique;
    const char *puzzle;
    unsigned rating;
    size_t cells;
    size_t places;
};

static const char grave[] = "Bivalue Universal Grave";

static const struct kind kinds[] = {
    /* One cell has more than two candidates. */
    {grave, ".5.1...48....3.7.......439...7..9.1.5.23.......8........3..8.24.89.......2.4..1..", 56,
     0, 0},
    /* One extra digit in several cells: eliminated from their common peers. */
    {grave, "81..6....47.2.869..6.....5....5..8....4.........6.9.7..81.97...9.....2....6..2.87", 57,
     0, 0},
    /* The extra digits of two cells form a naked set with one, two or three other cells. */
    {grave, ".....9....714..9.5.....5.7..1...8.......9..26..964......8.1..4..5786...1...5.7...", 58,
     1, 0},
    {grave, "..4....9....6.4..8.9.5.8...1...2..54.42...9.......381...1.59...5.6.8......3..1...", 59,
     2, 0},
    {grave, "..4....9....6.4..8.9.5.8...1...2..54.42...9.......381...1.59...5.6.8......3..1...", 60,
     3, 0},
    /* A digit has no other place in a unit than the two cells. */
    {grave, "81..6....47.2.869..6.....5....5..8....4.........6.9.7..81.97...9.....2....6..2.87", 57,
     0, 1},
    {"Aligned Pair Exclusion",
     "....3......89.....4....52.1953.....4...24......1...9......1..8.6...5..3...2..6.1.", 62, 4, 0},
    {"Aligned Triplet Exclusion",
     "....3......89.....4....52.1953.....4...24......1...9......1..8.6...5..3...2..6.1.", 75, 5, 0},
};

static const char *const simple[] = {
    "Full House",
    "Naked Single",
    "Hidden Single",
    "Locked Candidates, pointing",
    "Locked Candidates, claiming",
    "Naked Pair",
    "Naked Triple",
    "Hidden Pair",
    "Hidden Triple",
    "Naked Quadruple",
    "Hidden Quadruple",
    "X-Wing",
    "Swordfish",
    "Jellyfish",
    "XY-Wing",
    "XYZ-Wing",
    "Skyscraper",
    "2-String Kite",
    "Turbot Fish",
    "X-Chain",
    "XY-Chain",
};

enum { SIMPLE_COUNT = sizeof simple / sizeof simple[0] };

struct way {
    const struct kind *kind;
    struct explained explained;
    uint8_t givens[CELLS];
    sudoku_digitset possible[CELLS];
    unsigned met; /* number of steps of the kind */
};

static size_t technique(const char *name)
{
    size_t index = 0;
    CHECK_EQ(sudoku_technique_from_name(name, &index), SUDOKU_OK);
    return index;
}

static void begin(struct way *way)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    const struct sudoku_puzzle puzzle = {.givens = way->givens};
    struct sudoku_solver *solver;
    uint8_t solution[CELLS] = {0};
    size_t order[SIMPLE_COUNT];
    for (unsigned i = 0; i < CELLS; i++)
        way->givens[i] = way->kind->puzzle[i] == '.' ? 0 : (uint8_t)(way->kind->puzzle[i] - '0');
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_OK);
    possible_by_solution(solution, CELLS, way->possible);
    sudoku_solver_destroy(solver);
    for (unsigned i = 0; i < SIMPLE_COUNT; i++)
        order[i] = technique(simple[i]);
    options.order = order;
    options.order_length = SIMPLE_COUNT;
    way->explained = (struct explained){.layout = sudoku_layout_classic(),
                                        .possible = way->possible,
                                        .givens = way->givens,
                                        .is_unique = true};
    position.cells = way->givens;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &way->explained.logic),
             SUDOKU_OK);
    CHECK_EQ(sudoku_logic_set_position(way->explained.logic, &position), SUDOKU_OK);
}

static int judge(void *user, const struct sudoku_step *step)
{
    struct way *way = user;
    way->met += step->rating == way->kind->rating && step->cell_count == way->kind->cells &&
                step->place_count == way->kind->places;
    return expect_sound(&way->explained, step);
}

static void a_kind_is_found_and_proved(const struct kind *kind)
{
    struct way way = {.kind = kind};
    const struct sudoku_step *step;
    enum sudoku_status status;
    begin(&way);
    do {
        CHECK_EQ(sudoku_logic_enumerate_steps(way.explained.logic, technique(kind->technique),
                                              judge, &way),
                 SUDOKU_OK);
        status = sudoku_logic_find_step(way.explained.logic, &step);
        if (status == SUDOKU_OK)
            CHECK_EQ(sudoku_logic_apply(way.explained.logic, step), SUDOKU_OK);
    } while (status == SUDOKU_OK);
    if (!way.met)
        fprintf(stderr, "%s rated %u with %zu cells:\n", kind->technique, kind->rating,
                kind->cells);
    CHECK(way.met > 0);
    sudoku_logic_destroy(way.explained.logic);
}

int main(void)
{
    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        a_kind_is_found_and_proved(&kinds[i]);
    return check_result();
}
