/* Techniques skip what they searched before. The steps of a path must equal those of an explainer
 * that sees each position for the first time. */
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

struct pair {
    const struct sudoku_layout *layout;
    struct sudoku_logic *walker; /* follows the whole path */
    struct sudoku_logic *novice; /* gets each position anew */
    const uint8_t *givens;
};

static void show_position(struct pair *pair)
{
    uint8_t cells[SUDOKU_MAX_CELLS], is_placed[SUDOKU_MAX_CELLS];
    sudoku_digitset candidates[SUDOKU_MAX_CELLS];
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    sudoku_logic_get_position(pair->walker, cells, candidates);
    for (unsigned i = 0; i < sudoku_layout_cell_count(pair->layout); i++)
        is_placed[i] = cells[i] && !pair->givens[i];
    position.cells = cells;
    position.is_placed = is_placed;
    position.candidates = candidates;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_set_position(pair->novice, &position), SUDOKU_OK);
}

/* Singles come in the order they became due, and a position does not record it. */
static bool is_single(const struct sudoku_step *step)
{
    return step->technique->score < 40;
}

static void write_step(struct pair *pair, const struct sudoku_step *step, char *text, size_t size)
{
    sudoku_step_write(pair->layout, step, SUDOKU_HINT_STEP, NULL, text, size);
    if (is_single(step))
        snprintf(text, size, "%s", step->technique->name);
}

/* Follows the path of GIVENS; returns the number of steps other than singles. */
static unsigned go_path(struct pair *pair, const uint8_t *givens)
{
    const struct sudoku_step *step, *fresh;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    unsigned count = 0;
    position.cells = pair->givens = givens;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_set_position(pair->walker, &position), SUDOKU_OK);
    while (sudoku_logic_find_step(pair->walker, &step) == SUDOKU_OK) {
        char expected[2048], text[2048];
        show_position(pair);
        CHECK_EQ(sudoku_logic_find_step(pair->novice, &fresh), SUDOKU_OK);
        write_step(pair, fresh, expected, sizeof expected);
        write_step(pair, step, text, sizeof text);
        CHECK_TEXT(text, expected);
        count += !is_single(step);
        CHECK_EQ(sudoku_logic_apply(pair->walker, step), SUDOKU_OK);
    }
    return count;
}

/* Together their paths use most techniques. */
static const char *const puzzles[] = {
    ".29...6....87...2........5...59..3...4..12..6...4.7.....6..9..1.....84...5.....6.",
    ".6..5.7..1......85..4.9..6...5.6.....1..2.3.......31...3.7..6..4..6....2..89.....",
    "32......1.9....7..5.....38..6..5.8........92.2.8.9...3....832.94...6.......7....6",
    ".9...6.21.43..87....7.....6...4.......6..3.7..2...91.............43.7..9.....236.",
    ".....9....714..9.5.....5.7..1...8.......9..26..964......8.1..4..5786...1...5.7...",
    ".4....2....7.2...62....8.73.1456....7.63.....352.4...75......6......51.....1..7..",
    ".4..8......8..65...653.4..2.79........4763......2.....2...3.95.....986.........4.",
    ".2.4....94..18.......36..5......63..3..94.5.......8.1........4.8.2......96......7",
    ".6..48....1.97..6......15........37.6.....195.39...64.....3.4..9....5.....46.9...",
    ".5..7.42.3......7....1.39.5..39.85.....4..............8..219..7..2......7493....1",
    "....6...8..2......49....31...6.34........85..94...1......2.94...8.......51.....3.",
    "37.6.......9.......2..8.16......5....9..1..8....4......58.6..9.......3.......7.42",
    "84..1...27.....8.....5.........5..3.65...9.....2.7...1.....628...6.....523....4..",
};

static void paths_do_not_depend_on_history(void)
{
    struct pair pair = {.layout = sudoku_layout_classic()};
    unsigned count = 0;
    CHECK_EQ(sudoku_logic_create(pair.layout, NULL, &pair.walker), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_create(pair.layout, NULL, &pair.novice), SUDOKU_OK);
    for (unsigned i = 0; i < sizeof puzzles / sizeof *puzzles; i++) {
        uint8_t givens[81];
        for (unsigned cell = 0; cell < 81; cell++)
            givens[cell] = (uint8_t)(puzzles[i][cell] == '.' ? 0 : puzzles[i][cell] - '0');
        count += go_path(&pair, givens);
    }
    CHECK(count > 100);
    sudoku_logic_destroy(pair.walker);
    sudoku_logic_destroy(pair.novice);
}

int main(void)
{
    paths_do_not_depend_on_history();
    return check_result();
}
