/* Soundness over collections of puzzles, from easy to the hardest: each step is proved by its
 * premises, and none contradicts a solution. Needs puzzles/ in the folder that SUDOKU_TEST_DATA
 * names.
 *
 * usage: test_step_soundness [--profile=NAME] [--mixed [COUNT [SEED [FROM]]] |
 *                            COLLECTION [FROM [COUNT]]]
 *
 * Paths are those of the profile (hodoku), and in other profiles than that, every step of their
 * techniques that HoDoKu lacks is added at every fourth position, but for chains within chains.
 * Uses a sample; with --mixed, COUNT puzzles (100000) of all collections, few of the hardest, in an
 * order by SEED, each as a random image; or COUNT puzzles of one collection in that folder; both
 * from number FROM on, counted from 0. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "common/random.h"
#include "logic/explained.h"
#include "support/collection.h"

/* Weights in a mixture: the hardest puzzles, and those with several solutions, take a hundred times
 * as long as others. */
static const struct {
    const char *name;
    unsigned stride;
} collections[] = {
    {"puzzles/qqwing-any.txt", 1},
    {"puzzles/17-clue.txt", 1},
    {"puzzles/magictour-top1465.txt", 1},
    {"puzzles/forum-hardest-1106.txt", 1},
    {"puzzles/forum-hardest-11plus.txt", 16},
    {"puzzles/serg-benchmark.txt", 8},
};

enum { COLLECTIONS = sizeof collections / sizeof collections[0] };

/* A run over puzzles with one solution and with several, with its counts. */
struct run {
    struct explained explained;
    struct sudoku_solver *solver;
    sudoku_digitset possible[81];
    unsigned puzzles, ambiguous;
    unsigned solved; /* puzzles with one solution, solved to the end */
};

static enum sudoku_profile profile = SUDOKU_PROFILE_HODOKU;

static void run_begin(struct run *run)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    options.profile = profile;
    *run = (struct run){.explained.layout = sudoku_layout_classic()};
    run->explained.possible = run->possible;
    CHECK_EQ(sudoku_solver_create(run->explained.layout, NULL, &run->solver), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_create(run->explained.layout, &options, &run->explained.logic),
             SUDOKU_OK);
}

static void run_end(struct run *run)
{
    sudoku_logic_destroy(run->explained.logic);
    sudoku_solver_destroy(run->solver);
}

static void print_puzzle(const uint8_t *givens)
{
    for (unsigned i = 0; i < 81; i++)
        fputc(givens[i] ? '0' + givens[i] : '.', stderr);
    fputc('\n', stderr);
}

/* Rating times ten from which chains within chains take too long for lists of all steps. */
enum { NESTED_CHAINS = 90, MAX_TECHNIQUES = 256 };

/* True if HoDoKu lacks TECHNIQUE and all its steps can be listed. */
static bool is_listed(const struct sudoku_technique *technique)
{
    return technique->code[0] == '2' && technique->rating < NESTED_CHAINS;
}

/* Expects that every step of the path by another profile than HoDoKu's is sound, and every one of
 * its own techniques. */
static enum sudoku_status expect_sound_other_path(struct explained *explained)
{
    const struct sudoku_step *step;
    enum sudoku_status status;
    size_t order[MAX_TECHNIQUES], count = sudoku_profile_order(profile, order, MAX_TECHNIQUES);
    for (unsigned n = 1; (status = sudoku_logic_find_step(explained->logic, &step)) == SUDOKU_OK;
         n++) {
        if (expect_sound(explained, step))
            break;
        CHECK_EQ(sudoku_logic_apply(explained->logic, step), SUDOKU_OK);
        for (size_t i = 0; n % 4 == 0 && i < count; i++)
            if (is_listed(sudoku_technique_at(order[i])))
                sudoku_logic_enumerate_steps(explained->logic, order[i], expect_sound, explained);
    }
    return status;
}

/* Explains the whole path of GIVENS, with all steps of techniques up to MAX_SCORE. The path of a
 * puzzle with several solutions ends where they differ. */
static void explain(struct run *run, const uint8_t *givens, unsigned max_score)
{
    struct sudoku_puzzle puzzle = {.givens = givens};
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    int failures = check_failures;
    CHECK_EQ(sudoku_solver_true_candidates(run->solver, &puzzle, NULL, run->possible), SUDOKU_OK);
    position.cells = run->explained.givens = givens;
    position.is_unique = run->explained.is_unique = true;
    for (unsigned i = 0; i < 81; i++)
        position.is_unique &= sudoku_digitset_is_single(run->possible[i]);
    run->explained.is_unique = position.is_unique;
    CHECK_EQ(sudoku_logic_set_position(run->explained.logic, &position), SUDOKU_OK);
    enum sudoku_status status = profile == SUDOKU_PROFILE_HODOKU
                                    ? expect_sound_path(&run->explained, max_score)
                                    : expect_sound_other_path(&run->explained);
    CHECK(status == SUDOKU_END || status == SUDOKU_UNDECIDED);
    run->solved += position.is_unique && status == SUDOKU_END;
    run->ambiguous += !position.is_unique;
    run->puzzles++;
    if (check_failures > failures)
        print_puzzle(givens);
}

static void run_print(const struct run *run, const char *name)
{
    printf("%s: %u puzzles, %u of %u with one solution solved, %u steps, %d refused\n", name,
           run->puzzles, run->solved, run->puzzles - run->ambiguous, run->explained.steps,
           check_failures);
    fflush(stdout);
}

/* The puzzles of a collection to explain, and how thoroughly. */
struct sample {
    unsigned from;
    unsigned stride;
    unsigned max;       /* maximum number */
    unsigned max_score; /* not 0: also every step of techniques up to it */
};

static bool explain_collection(const char *name, struct sample sample)
{
    struct collection collection;
    struct sudoku_text_puzzle text = SUDOKU_TEXT_PUZZLE_INIT;
    struct run run;
    if (!collection_open(&collection, name))
        return false;
    run_begin(&run);
    for (unsigned i = 0; run.puzzles < sample.max && collection_next(&collection, &text); i++)
        if (i >= sample.from && (i - sample.from) % sample.stride == 0)
            explain(&run, text.givens, sample.max_score);
    run_print(&run, name);
    CHECK(run.explained.steps > 0);
    run_end(&run);
    collection_close(&collection);
    return true;
}

static int explain_samples(void)
{
    unsigned all = UINT_MAX;
    if (!explain_collection(collections[0].name, (struct sample){0, 30, all, 0}))
        return TEST_SKIPPED;
    explain_collection(collections[0].name, (struct sample){0, 500, 1, 320});
    explain_collection(collections[1].name, (struct sample){0, 1500, all, 0});
    explain_collection(collections[2].name, (struct sample){0, 150, all, 0});
    explain_collection(collections[3].name, (struct sample){0, 90, all, 0});
    explain_collection(collections[5].name, (struct sample){0, 1000, all, 0});
    return check_result();
}

/* ------------------------------------------------------------------------------ all collections */

struct boards {
    uint8_t (*cells)[81];
    unsigned count;
};

static bool boards_add(struct boards *boards, const char *name, unsigned stride)
{
    struct collection collection;
    struct sudoku_text_puzzle text = SUDOKU_TEXT_PUZZLE_INIT;
    if (!collection_open(&collection, name))
        return false;
    for (unsigned i = 0; collection_next(&collection, &text); i++) {
        if (i % stride)
            continue;
        if (boards->count % 4096 == 0)
            boards->cells = realloc(boards->cells, (boards->count + 4096) * sizeof *boards->cells);
        if (!boards->cells)
            abort();
        memcpy(boards->cells[boards->count++], text.givens, sizeof *boards->cells);
    }
    collection_close(&collection);
    return true;
}

static void boards_shuffle(struct boards *boards, uint64_t seed)
{
    uint8_t other[81];
    for (unsigned i = boards->count; i > 1; i--) {
        uint8_t *last = boards->cells[i - 1], *any = boards->cells[random_below(&seed, i)];
        memcpy(other, last, sizeof other);
        memmove(last, any, sizeof other);
        memcpy(any, other, sizeof other);
    }
}

/* Explains COUNT puzzles of all collections, repeated if they have fewer. */
static int explain_mixed(unsigned count, uint64_t seed, unsigned from)
{
    struct boards boards = {NULL, 0};
    struct sudoku_transform transform;
    struct run run;
    uint8_t givens[81];
    for (unsigned i = 0; i < COLLECTIONS; i++)
        if (!boards_add(&boards, collections[i].name, collections[i].stride))
            return TEST_SKIPPED;
    boards_shuffle(&boards, seed);
    run_begin(&run);
    for (unsigned i = from; run.puzzles < count && check_failures < 20; i++) {
        CHECK_EQ(sudoku_transform_random(seed + i, &transform), SUDOKU_OK);
        sudoku_transform_apply(&transform, boards.cells[i % boards.count], givens);
        explain(&run, givens, 0);
        if (run.puzzles % 1000 == 0)
            run_print(&run, "mixed so far");
    }
    run_print(&run, "mixed");
    run_end(&run);
    free(boards.cells);
    return check_result();
}

static unsigned number(int argc, char **argv, int index, unsigned otherwise)
{
    return index < argc ? (unsigned)strtoul(argv[index], NULL, 10) : otherwise;
}

/* Sets the profile to the one that TEXT, --profile=NAME, names; false if it is another argument. */
static bool read_profile(const char *text)
{
    static const char option[] = "--profile=";
    const char *name;
    if (strncmp(text, option, sizeof option - 1) != 0)
        return false;
    for (int i = 0; (name = sudoku_profile_name((enum sudoku_profile)i)); i++)
        if (strcmp(text + sizeof option - 1, name) == 0) {
            profile = (enum sudoku_profile)i;
            return true;
        }
    fprintf(stderr, "no such profile: %s\n", text);
    exit(2);
}

int main(int argc, char **argv)
{
    struct sample sample = {0, 1, UINT_MAX, 0};
    bool has_profile = argc > 1 && read_profile(argv[1]);
    argv += has_profile;
    argc -= has_profile;
    if (argc == 1)
        return explain_samples();
    if (strcmp(argv[1], "--mixed") == 0)
        return explain_mixed(number(argc, argv, 2, 100000), number(argc, argv, 3, 1),
                             number(argc, argv, 4, 0));
    if (argv[1][0] == '-') {
        fprintf(stderr, "no such option: %s\n", argv[1]);
        return 2;
    }
    sample.from = number(argc, argv, 2, 0);
    sample.max = number(argc, argv, 3, UINT_MAX);
    return explain_collection(argv[1], sample) ? check_result() : TEST_SKIPPED;
}
