/* Working memory of techniques: allocated on first use, and short at any of these times. */
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/counting_allocator.h"

static const char easy[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/* Its path uses links, almost locked sets and forcing nets. */
static const char hard[] =
    "6..1...8..53.............4....8...6..9....7....24.........7.3.9....2.5..1........";

static struct sudoku_allocator allocator_of(struct counting_allocator *counting)
{
    return (struct sudoku_allocator){counting_allocate, counting_release, counting};
}

static enum sudoku_status create(struct counting_allocator *counting, struct sudoku_logic **logic)
{
    struct sudoku_allocator allocator = allocator_of(counting);
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    options.allocator = &allocator;
    return sudoku_logic_create(sudoku_layout_classic(), &options, logic);
}

static void set(struct sudoku_logic *logic, const char *text)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    uint8_t cells[81];
    for (unsigned i = 0; i < 81; i++)
        cells[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
    position.cells = cells;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
}

static void easy_puzzles_need_no_more_than_the_explainer(void)
{
    struct counting_allocator counting = {0};
    struct sudoku_logic *logic;
    enum sudoku_level level;
    unsigned score;
    CHECK_EQ(create(&counting, &logic), SUDOKU_OK);
    size_t calls = counting.calls;
    set(logic, easy);
    CHECK_EQ(sudoku_logic_rate(logic, &level, &score), SUDOKU_OK);
    CHECK_EQ(level, SUDOKU_LEVEL_EASY);
    CHECK_EQ(counting.calls, calls);
    set(logic, hard);
    CHECK_EQ(sudoku_logic_rate(logic, &level, &score), SUDOKU_OK);
    CHECK_EQ(level, SUDOKU_LEVEL_EXTREME);
    CHECK(counting.calls > calls);
    calls = counting.calls;
    set(logic, hard);
    CHECK_EQ(sudoku_logic_rate(logic, &level, &score), SUDOKU_OK);
    CHECK_EQ(counting.calls, calls);
    sudoku_logic_destroy(logic);
    CHECK_EQ(counting.live, 0);
}

/* Follows the whole path; returns how often memory was short, after which the next call continues.
 */
static unsigned walk(struct sudoku_logic *logic)
{
    enum sudoku_status status;
    enum sudoku_level level;
    unsigned failures = 0, score;
    set(logic, hard);
    while ((status = sudoku_logic_rate(logic, &level, &score)) == SUDOKU_ERR_MEMORY)
        failures++;
    CHECK_EQ(status, SUDOKU_OK);
    return failures;
}

static void short_memory_on_a_path_is_reported(void)
{
    uint8_t solution[81], cells[81];
    struct counting_allocator sound = {0};
    struct sudoku_logic *logic;
    CHECK_EQ(create(&sound, &logic), SUDOKU_OK);
    size_t created = sound.calls;
    CHECK_EQ(walk(logic), 0);
    sudoku_logic_get_position(logic, solution, NULL);
    sudoku_logic_destroy(logic);
    for (size_t refused = 1; refused <= sound.calls; refused++) {
        struct counting_allocator counting = {.refused = refused};
        enum sudoku_status status = create(&counting, &logic);
        CHECK_EQ(status, refused <= created ? SUDOKU_ERR_MEMORY : SUDOKU_OK);
        if (status == SUDOKU_OK) {
            CHECK_EQ(walk(logic), 1);
            sudoku_logic_get_position(logic, cells, NULL);
            CHECK(memcmp(cells, solution, sizeof cells) == 0);
            sudoku_logic_destroy(logic);
        }
        CHECK_EQ(counting.live, 0);
    }
}

static int count_step(void *user, const struct sudoku_step *step)
{
    size_t *count = user;
    (void)step;
    ++*count;
    return 0;
}

/* Each technique alone, with nothing allocated before. */
static void short_memory_for_any_technique_is_reported(void)
{
    for (size_t index = 0; index < sudoku_technique_count(); index++) {
        struct counting_allocator counting = {0};
        struct sudoku_logic *logic;
        size_t steps = 0, again = 0;
        CHECK_EQ(create(&counting, &logic), SUDOKU_OK);
        size_t created = counting.calls;
        set(logic, easy);
        CHECK_EQ(sudoku_logic_enumerate_steps(logic, index, count_step, &steps), SUDOKU_OK);
        size_t taken = counting.calls - created;
        sudoku_logic_destroy(logic);
        for (size_t n = 1; n <= taken; n++) {
            counting = (struct counting_allocator){.refused = created + n};
            CHECK_EQ(create(&counting, &logic), SUDOKU_OK);
            set(logic, easy);
            CHECK_EQ(sudoku_logic_enumerate_steps(logic, index, count_step, &again),
                     SUDOKU_ERR_MEMORY);
            CHECK_EQ(again, 0);
            CHECK_EQ(sudoku_logic_enumerate_steps(logic, index, count_step, &again), SUDOKU_OK);
            CHECK_EQ(again, steps);
            again = 0;
            sudoku_logic_destroy(logic);
            CHECK_EQ(counting.live, 0);
        }
    }
}

int main(void)
{
    easy_puzzles_need_no_more_than_the_explainer();
    short_memory_on_a_path_is_reported();
    short_memory_for_any_technique_is_reported();
    return check_result();
}
