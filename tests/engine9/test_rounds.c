/* Every version of engine9 propagates as the portable one, round by round. */
#include "engine9/boards.h"
#include "engine9/version.h"

enum { MAX_ROUNDS = 40 };

static const char *const simd_names[] = {"auto",   "portable", "sse", "avx2",
                                         "avx512", "neon",     "wasm"};

static bool is_same_round(const struct engine9_version *version, const uint16_t *cells,
                          bool triples)
{
    uint16_t expected[81], actual[81];
    memcpy(expected, cells, sizeof expected);
    memcpy(actual, cells, sizeof actual);
    bool expected_sound = engine9_portable.rounds(expected, 1, triples);
    bool sound = version->rounds(actual, 1, triples);
    return sound == expected_sound && memcmp(actual, expected, sizeof actual) == 0;
}

/* Alternates plain rounds and rounds with triples to the end, each from the portable version's
 * result. */
static unsigned count_different_rounds(const struct engine9_version *version, uint16_t *cells)
{
    unsigned different = 0;
    for (unsigned round = 0; round < MAX_ROUNDS; round++) {
        uint16_t before[81];
        memcpy(before, cells, sizeof before);
        different += !is_same_round(version, cells, false);
        different += !is_same_round(version, cells, true);
        bool sound = engine9_portable.rounds(cells, 1, round % 2);
        if (!sound || (round % 2 && memcmp(before, cells, sizeof before) == 0))
            break;
    }
    return different;
}

static void from_givens(uint16_t *cells, const uint8_t *board)
{
    for (unsigned cell = 0; cell < 81; cell++)
        cells[cell] = (uint16_t)(board[cell] ? 1 << (board[cell] - 1) : ENGINE9_ALL);
}

static void puzzles_propagate_alike(const struct engine9_version *version,
                                    const struct boards *boards)
{
    uint16_t cells[81];
    unsigned different = 0;
    for (size_t i = 0; i < boards->count; i++) {
        from_givens(cells, boards->items[i]);
        different += count_different_rounds(version, cells);
    }
    CHECK_EQ(different, 0);
}

static void mutated_puzzles_propagate_alike(const struct engine9_version *version,
                                            const struct boards *boards)
{
    uint64_t random = 1;
    uint16_t cells[81];
    unsigned different = 0;
    for (size_t i = 0; i < 4 * boards->count; i++) {
        uint8_t board[81];
        memcpy(board, boards->items[i / 4], 81);
        boards_mutate(board, &random);
        from_givens(cells, board);
        different += count_different_rounds(version, cells);
    }
    CHECK_EQ(different, 0);
}

/* Arbitrary sets of candidates, including empty ones and ones that no givens produce. */
static void random_sets_propagate_alike(const struct engine9_version *version)
{
    uint64_t random = 2;
    uint16_t cells[81];
    unsigned different = 0;
    for (unsigned i = 0; i < 4000; i++) {
        for (unsigned cell = 0; cell < 81; cell++) {
            uint64_t set = random_next(&random);
            set |= i % 2 ? random_next(&random) : 0;
            set |= i % 4 == 3 ? random_next(&random) : 0;
            cells[cell] = (uint16_t)(set & ENGINE9_ALL);
        }
        different += count_different_rounds(version, cells);
    }
    CHECK_EQ(different, 0);
}

/* A round never removes a digit of a solution, and refutes a board with a duplicate given. */
static void solutions_survive_rounds(const struct engine9_version *version,
                                     const struct boards *boards)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.engine = SUDOKU_ENGINE_CDCL;
    struct sudoku_solver *solver;
    unsigned lost = 0;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &solver), SUDOKU_OK);
    for (size_t i = 0; i < boards->count; i += 3) {
        uint16_t cells[81];
        uint8_t solution[81];
        struct sudoku_puzzle puzzle = {.givens = boards->items[i]};
        CHECK_EQ(sudoku_solver_solve(solver, &puzzle, NULL, solution), SUDOKU_OK);
        from_givens(cells, boards->items[i]);
        for (unsigned round = 0; round < 12; round++)
            lost += !version->rounds(cells, 1, round % 3 == 2);
        for (unsigned cell = 0; cell < 81; cell++)
            lost += !(cells[cell] >> (solution[cell] - 1) & 1);
    }
    CHECK_EQ(lost, 0);
    sudoku_solver_destroy(solver);
}

static void test_version(const struct engine9_version *version, const struct boards *boards)
{
    puzzles_propagate_alike(version, boards);
    mutated_puzzles_propagate_alike(version, boards);
    random_sets_propagate_alike(version);
    solutions_survive_rounds(version, boards);
}

int main(void)
{
    struct boards boards = boards_read(150);
    for (int simd = SUDOKU_SIMD_PORTABLE; simd <= SUDOKU_SIMD_WASM; simd++) {
        const struct engine9_version *last = NULL;
        for (enum engine9_use use = ENGINE9_ONE; use < ENGINE9_USES; use++) {
            const struct engine9_version *version =
                engine9_version_for(use, (enum sudoku_simd)simd);
            if (version && version != last)
                test_version(version, &boards);
            last = version;
        }
        printf("%s: %s\n", simd_names[simd],
               last ? "compared" : "not in this build or CPU: skipped");
    }
    free(boards.items);
    return check_result();
}
