/* The time until the explainer obeys a request to stop: it polls every few milliseconds for every
 * technique and position on the largest boards. Prints the longest time between two polls, in
 * processor time, so that other work on the machine does not count. */
#include <sudoku/sudoku.h>

#include "support/check.h"
#include "support/watch.h"

enum { SIDE = 16, CELLS = SIDE * SIDE };

static int pass_step(void *user, const struct sudoku_step *step)
{
    (void)step;
    look(user);
    return 0;
}

/* A position: SHARE of 16 cells of a solution are given; the others keep their own digit and about
 * KEPT of 16 possible candidates. */
struct kind {
    const char *name;
    unsigned share, kept;
};

static const struct kind kinds[] = {
    {"blank", 0, 16},
    {"few given", 4, 16},
    {"half given", 8, 16},
    {"two a cell", 0, 1},
    {"three a cell", 0, 2},
    {"four a cell", 2, 4},
    {"half the candidates", 0, 8},
};

static unsigned draw(unsigned *random)
{
    *random = *random * 1103515245 + 12345;
    return (*random >> 16) % 16;
}

/* Sets LOGIC to a position of KIND on LAYOUT. */
static void set_kind(struct sudoku_logic *logic, const struct kind *kind)
{
    static uint8_t solution[CELLS], cells[CELLS];
    static sudoku_digitset sets[CELLS];
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    unsigned random = 1;
    for (unsigned cell = 0; cell < CELLS; cell++) {
        unsigned row = cell / SIDE, column = cell % SIDE;
        solution[cell] = (uint8_t)((4 * (row % 4) + row / 4 + column) % SIDE + 1);
        cells[cell] = draw(&random) < kind->share ? solution[cell] : 0;
    }
    for (unsigned cell = 0; cell < CELLS; cell++) {
        sets[cell] = sudoku_digitset_of(solution[cell]);
        for (unsigned digit = 1; digit <= SIDE; digit++)
            if (draw(&random) < kind->kept)
                sets[cell] |= sudoku_digitset_of(digit);
    }
    position.cells = cells;
    position.candidates = sets;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
}

/* The longest time between two polls in the search for all steps of technique INDEX. */
static double longest_of(struct sudoku_logic *logic, struct watch *watch, size_t index,
                         double seconds)
{
    *watch = watch_for(seconds);
    enum sudoku_status status = sudoku_logic_enumerate_steps(logic, index, pass_step, watch);
    look(watch);
    CHECK(status == SUDOKU_OK || status == SUDOKU_CANCELLED);
    return watch->longest;
}

static void every_technique_looks_often(const struct sudoku_layout *layout, const struct kind *kind,
                                        double seconds)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_logic *logic;
    struct watch watch;
    double longest = 0;
    size_t slowest = 0;
    limits.progress = note_look;
    limits.user = &watch;
    options.limits = &limits;
    CHECK_EQ(sudoku_logic_create(layout, &options, &logic), SUDOKU_OK);
    for (size_t i = 0; i < sudoku_technique_count(); i++) {
        set_kind(logic, kind);
        double time = longest_of(logic, &watch, i, seconds);
        slowest = time > longest ? i : slowest;
        longest = time > longest ? time : longest;
        if (time > 0.002)
            printf("  %-20s %-40s %.2f ms\n", kind->name, sudoku_technique_at(i)->name, 1e3 * time);
    }
    printf("%-20s %.2f ms (%s)\n", kind->name, 1e3 * longest, sudoku_technique_at(slowest)->name);
    CHECK(longest < longest_allowed);
    sudoku_logic_destroy(logic);
}

int main(int argc, char **argv)
{
    bool is_full = argc > 1 && strcmp(argv[1], "--full") == 0;
    struct sudoku_layout *layout;
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = SIDE;
    options.box_rows = options.box_columns = 4;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        every_technique_looks_often(layout, &kinds[i], is_full ? 0.2 : 0.003);
    sudoku_layout_destroy(layout);
    return check_result();
}
