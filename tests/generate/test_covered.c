/* Techniques that the generator refuses, since earlier ones of an order leave them no step. */
#include "generate/made.h"

enum { MAX_TECHNIQUES = 256, ROUNDS = 5 };

static int count_step(void *user, const struct sudoku_step *step)
{
    (void)step;
    ++*(unsigned *)user;
    return 0;
}

/* The order of PROFILE up to the technique at INDEX, without it. */
static struct sudoku_logic *create_before(enum sudoku_profile profile, size_t index)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic *logic;
    size_t order[MAX_TECHNIQUES], count = sudoku_profile_order(profile, order, MAX_TECHNIQUES);
    CHECK(count <= MAX_TECHNIQUES);
    options.profile = profile;
    options.order = order;
    while (options.order_length < count && order[options.order_length] != index)
        options.order_length++;
    CHECK(options.order_length < count);
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
    return logic;
}

/* Counts the steps of the technique at INDEX where those of LOGIC end in PUZZLE, and adds those of
 * the points before to *EARLY. */
static unsigned count_late(struct sudoku_logic *logic, const uint8_t *puzzle, size_t index,
                           unsigned *early)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    const struct sudoku_step *step;
    unsigned late = 0;
    position.cells = puzzle;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    while (sudoku_logic_find_step(logic, &step) == SUDOKU_OK) {
        CHECK_EQ(sudoku_logic_enumerate_steps(logic, index, count_step, early), SUDOKU_OK);
        CHECK_EQ(sudoku_logic_find_step(logic, &step), SUDOKU_OK);
        sudoku_logic_apply(logic, step);
    }
    CHECK_EQ(sudoku_logic_enumerate_steps(logic, index, count_step, &late), SUDOKU_OK);
    return late;
}

/* They have steps in many positions, but never where the techniques before them end. */
static void covered_techniques_come_too_late(void)
{
    static const struct {
        const char *name;
        enum sudoku_profile profile;
    } covered[] = {
        {"h1", SUDOKU_PROFILE_HUMAN}, {"lw", SUDOKU_PROFILE_HUMAN},    {"l2", SUDOKU_PROFILE_HUMAN},
        {"dlc2", SUDOKU_PROFILE_SE},  {"dlc2", SUDOKU_PROFILE_SUKAKU},
    };
    for (size_t i = 0; i < COUNT_OF(covered); i++) {
        size_t index = technique(covered[i].name);
        struct sudoku_logic *logic = create_before(covered[i].profile, index);
        unsigned early = 0;
        for (unsigned round = 0; round < ROUNDS; round++) {
            struct sudoku_generate_job job = job_for(COUNT, NULL);
            job.seed = 1 + COUNT * round;
            CHECK_EQ(run(&job, NULL), SUDOKU_OK);
            for (unsigned k = 0; k < COUNT; k++)
                CHECK_EQ(count_late(logic, puzzles + 81 * k, index, &early), 0);
        }
        CHECK(early > 0);
        sudoku_logic_destroy(logic);
    }
}

int main(void)
{
    covered_techniques_come_too_late();
    return check_result();
}
