#include "generate/criteria/vicinity.h"

#include <string.h>

#include <sudoku/symmetry.h>

#include "common/random.h"
#include "generate/criteria/grow.h"

enum {
    /* One candidate of these many has one, of techniques with hard puzzles of their own and of
     * others. */
    INTERVAL_OF_OWN = 4,
    INTERVAL = 16,
    CELLS = 81,
    /* A walk ends after these many puzzles that meet the criteria, so that it leads away from the
     * hard puzzle, or these many moves that lead to none. */
    FOUND = 12,
    MOVES = 32,
    /* Givens that a move exchanges. */
    MAX_REMOVED = 2,
    MAX_ADDED = 40
};

/* Puzzles that programs of bench/ found, with the arguments in the comments, or this generator;
 * none has a redundant given. */
struct hard_puzzle {
    const char *techniques; /* abbreviations of those it is for; "": others */
    const char *text;
};

static const struct hard_puzzle hard_puzzles[] = {
    /* Many forcing nets after many exchanges of givens; in HoDoKu's order the first one needs a
     * nested net. */
    {"", "3...2......5..4...84....61.....32...2.1....8.4..8.6.......5...7...7..3..5....1.49"},
    /* climb_tridagons 4 12000, and 6: nested nets, or forcing chains within chains. */
    {"fnn,dfc1,dfc2",
     "...3..61...6......3...7...4..1..........69..7.2.185....43.1...2.6.4..7..2.76....."},
    {"fnn,fnv,dfc1,dfc2",
     ".5..4.2.12.76........51..........6.......5...4.1.....5..27.4.1.....2...638...6..4"},
    /* walk_techniques 2 1000000 human PUZZLE lw fwq bugn u5 ar2, from one with sfbf4. */
    {"fwq", ".4...92..5...8.....8...1..46............2..13.39..5.......78...92.3...5.86..5..4."},
    {"bugn", "..4.1.....83...........264...1.3...92...8.....9..7.2.......8...9..1..7....546..3."},
    {"u5", "..5..9......1...6..49.....18.7.2.......6.5.8..1..43.....1..47...7.....4.9.......3"},
    {"ar2", "..21..7.3.......1..4......893..1..........9..5....4.61..374...52.8..........38.9."},
    /* walk_techniques 3 1000000 hodoku PUZZLE dje, from the first one. */
    {"dje", "...94.....69..73.....1...7.....21...5..3..6.4.764.....34.....6.....5.8..6.5......"},
    /* walk_techniques 6 1000000 human PUZZLE tri msls je dje, from the first with nested nets. */
    {"msls", ".3..2...74..8....57.1...3.....5...7..16.....9...3...4.8..9.7.32.9..6............."},
    /* walk_techniques 11 1000000 human PUZZLE ape, from the first one. */
    {"ape", ".92.5......3..24....718..3....9.....3......4..25..8..7.5.....29.........91.4..3.8"},
    /* walk_techniques --from=fcc 1 3000 human PUZZLE fcv, from the first one. */
    {"fcv", ".9...2.5.2..18.........3..1...7...3..1.5....6.64.9......326......1...6.5.2....9.."},
    /* climb_techniques 1 62000 4000 human je. */
    {"je", ".8...3.6..1......2.....79.....8.15........42.79..........6.28..9.1.4.7....3.1..4."},
    {"je", "..4..5..3.5....78.3.....9..........6....28.1..47..1......91....5..6.....92...3.6."},
    /* climb_techniques 1 1000000 3000 sukaku ape. */
    {"ape", ".7...5.3....2..8.13............7.9...4.3.8.6.....6.2..7.2....8.1.....5..56...7..."},
    {"ape", "...2.5..418..6..5.7.......6..19.25....8...3..95.8...6.49...1.....6....7....3....."},
    /* climb_techniques 1 30000 4000 human tri PUZZLE, from the puzzle that sudoku-gen made with
     * --technique=tri --minimal --seed=1. */
    {"tri", "8....2........15.8.63....9....8....1..1.95..279.........4.5..3.25.............8.."},
};

enum { HARD_PUZZLES = sizeof hard_puzzles / sizeof hard_puzzles[0] };

struct vicinity {
    struct sudoku_generator *generator;
    struct limiter *limiter;
    const struct sudoku_generate_job *job;
    uint64_t random;
    uint8_t hard[HARD_PUZZLES][CELLS]; /* canonical forms */
    uint8_t here[CELLS];               /* the puzzle that moves start at */
    uint8_t puzzle[CELLS];             /* of a move */
    uint8_t solution[CELLS];
};

/* Returns STATUS if it ends the call, or else SUDOKU_OK. */
static enum sudoku_status answered(const struct vicinity *vicinity, enum sudoku_status status)
{
    if (vicinity->limiter->status != SUDOKU_OK)
        return vicinity->limiter->status;
    return status < SUDOKU_OK ? status : SUDOKU_OK;
}

static unsigned count_givens(const struct vicinity *vicinity)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < CELLS; cell++)
        count += vicinity->puzzle[cell] != 0;
    return count;
}

/* Draws a cell that is a given, or one that is empty; there is one. */
static unsigned draw_cell(struct vicinity *vicinity, bool is_given)
{
    unsigned cell = random_below(&vicinity->random, CELLS);
    while ((vicinity->puzzle[cell] != 0) != is_given)
        cell = random_below(&vicinity->random, CELLS);
    return cell;
}

/* True if HARD is for TECHNIQUE. */
static bool is_for(const struct hard_puzzle *hard, const struct sudoku_technique *technique)
{
    const char *list = hard->techniques;
    size_t length = strlen(technique->abbreviation);
    for (const char *end; *list; list = *end ? end + 1 : end) {
        end = list + strcspn(list, ",");
        if ((size_t)(end - list) == length && memcmp(list, technique->abbreviation, length) == 0)
            return true;
    }
    return false;
}

/* True if the technique at INDEX has hard puzzles of its own. */
static bool has_own(size_t index)
{
    for (unsigned i = 0; i < HARD_PUZZLES; i++)
        if (is_for(&hard_puzzles[i], sudoku_technique_at(index)))
            return true;
    return false;
}

/* Draws a hard puzzle for the technique at INDEX. */
static const char *draw_text(struct vicinity *vicinity, size_t index)
{
    const char *text = NULL;
    unsigned count = 0;
    bool is_own = has_own(index);
    for (unsigned i = 0; i < HARD_PUZZLES; i++) {
        const struct hard_puzzle *hard = &hard_puzzles[i];
        bool fits = is_own ? is_for(hard, sudoku_technique_at(index)) : !*hard->techniques;
        if (fits && random_below(&vicinity->random, ++count) == 0)
            text = hard->text;
    }
    return text;
}

static void read_board(const char *text, uint8_t *board)
{
    for (unsigned cell = 0; cell < CELLS; cell++)
        board[cell] = text[cell] == '.' ? 0 : (uint8_t)(text[cell] - '0');
}

/* Starts at a random image of a hard puzzle. */
static void draw_hard(struct vicinity *vicinity)
{
    const char *text = draw_text(vicinity, vicinity->generator->trials.assessor.target);
    struct sudoku_transform transform;
    uint8_t board[CELLS];
    read_board(text, board);
    (void)sudoku_transform_random(random_next(&vicinity->random), &transform);
    (void)sudoku_transform_apply(&transform, board, vicinity->here);
}

static void find_hard_forms(struct vicinity *vicinity)
{
    uint8_t board[CELLS];
    for (unsigned i = 0; i < HARD_PUZZLES; i++) {
        read_board(hard_puzzles[i].text, board);
        (void)sudoku_canonical_form(board, vicinity->hard[i], NULL, NULL);
    }
}

/* True if the puzzle is, but for symmetries and the names of digits, a hard puzzle of the list. */
static bool is_image(const struct vicinity *vicinity)
{
    uint8_t form[CELLS];
    (void)sudoku_canonical_form(vicinity->puzzle, form, NULL, NULL);
    for (unsigned i = 0; i < HARD_PUZZLES; i++)
        if (memcmp(form, vicinity->hard[i], CELLS) == 0)
            return true;
    return false;
}

/* --------------------------------------------------------------------------------------- moves */

static void add_given(struct vicinity *vicinity)
{
    unsigned cell = draw_cell(vicinity, false);
    vicinity->puzzle[cell] = vicinity->solution[cell];
}

static enum sudoku_status count_solutions(struct vicinity *vicinity)
{
    return oracle_unique(&vicinity->generator->oracle, vicinity->puzzle, vicinity->limiter);
}

/* Removes redundant givens in ORDER: those that are new, or those that the puzzle here has. */
static void minimize(struct vicinity *vicinity, const uint8_t *order, bool is_new)
{
    for (unsigned i = 0; i < CELLS; i++) {
        unsigned cell = order[i];
        uint8_t digit = vicinity->puzzle[cell];
        if (!digit || (vicinity->here[cell] == 0) != is_new)
            continue;
        vicinity->puzzle[cell] = 0;
        if (count_solutions(vicinity) != SUDOKU_OK)
            vicinity->puzzle[cell] = digit;
    }
}

/* Removes redundant givens in random order, new ones first: the puzzle stays close to the last. */
static void remove_redundant(struct vicinity *vicinity)
{
    uint8_t order[CELLS] = {0};
    for (unsigned i = 0; i < CELLS; i++) {
        unsigned other = random_below(&vicinity->random, i + 1);
        order[i] = order[other];
        order[other] = (uint8_t)i;
    }
    minimize(vicinity, order, true);
    minimize(vicinity, order, false);
}

/* Exchanges some givens of the puzzle. Returns SUDOKU_OK if its solution is unique then. */
static enum sudoku_status exchange(struct vicinity *vicinity)
{
    memcpy(vicinity->puzzle, vicinity->here, CELLS);
    for (unsigned left = 1 + random_below(&vicinity->random, MAX_REMOVED); left--;)
        vicinity->puzzle[draw_cell(vicinity, true)] = 0;
    memcpy(vicinity->solution, vicinity->puzzle, CELLS);
    enum sudoku_status status = generator_complete(vicinity->generator, &vicinity->random,
                                                   vicinity->limiter, vicinity->solution);
    if (status == SUDOKU_OK)
        status = count_solutions(vicinity);
    for (unsigned i = 0; i < MAX_ADDED && status == SUDOKU_SEVERAL_SOLUTIONS; i++) {
        add_given(vicinity);
        status = count_solutions(vicinity);
    }
    if (status == SUDOKU_OK)
        remove_redundant(vicinity);
    return vicinity->limiter->status == SUDOKU_OK ? status : vicinity->limiter->status;
}

bool vicinity_is_due(const struct sudoku_generator *generator,
                     const struct sudoku_generate_job *job, uint64_t seed)
{
    uint64_t interval = has_own(generator->trials.assessor.target) ? INTERVAL_OF_OWN : INTERVAL;
    return generator->is_classic && job->symmetry == SUDOKU_SYMMETRY_NONE &&
           seed % interval == interval - 1;
}

/* Assesses the puzzle as TRIAL. It may meet the criteria already; only if not are givens added. */
static enum sudoku_status assess(struct vicinity *vicinity, struct sudoku_generate_trial *trial)
{
    struct sudoku_generator *generator = vicinity->generator;
    struct assessor *assessor = &generator->trials.assessor;
    trial->miss = SUDOKU_MISS_NONE;
    enum sudoku_status status = assessor_run(assessor, vicinity->limiter, trial);
    if (status == SUDOKU_OK && trial->miss && !assessor->criteria.asked.is_minimal)
        status = grow_puzzle(assessor, vicinity->limiter, vicinity->job, vicinity->puzzle, trial);
    return status;
}

/* Makes a puzzle from the one here, and assesses it as TRIAL, which misses something unless it
 * meets the criteria. */
static enum sudoku_status move(struct vicinity *vicinity, unsigned min_givens,
                               struct sudoku_generate_trial *trial)
{
    const struct sudoku_generate_job *job = vicinity->job;
    bool is_minimal = vicinity->generator->trials.assessor.criteria.asked.is_minimal;
    enum sudoku_status status = exchange(vicinity);
    trial->miss = SUDOKU_MISS_TECHNIQUE;
    if (status != SUDOKU_OK || memcmp(vicinity->puzzle, vicinity->here, CELLS) == 0 ||
        is_image(vicinity))
        return answered(vicinity, status);
    while (!is_minimal && count_givens(vicinity) < min_givens)
        add_given(vicinity);
    trial->given_count = count_givens(vicinity);
    if (trial->given_count < job->min_givens ||
        (job->max_givens && trial->given_count > job->max_givens))
        return SUDOKU_OK;
    return assess(vicinity, trial);
}

enum sudoku_status vicinity_puzzle(struct sudoku_generator *generator, struct limiter *limiter,
                                   const struct sudoku_generate_job *job, uint8_t *puzzle,
                                   uint8_t *solution, struct sudoku_generate_trial *trial)
{
    struct vicinity vicinity = {
        .generator = generator, .limiter = limiter, .job = job, .random = trial->seed};
    unsigned min_givens = job->max_givens ? trial->given_count : job->min_givens;
    enum sudoku_status status = SUDOKU_OK;
    find_hard_forms(&vicinity);
    draw_hard(&vicinity);
    for (unsigned i = 0, left = FOUND; i < MOVES && left && status == SUDOKU_OK; i++) {
        struct sudoku_generate_trial found = {.seed = trial->seed,
                                              .status = trial->status,
                                              .puzzle = vicinity.puzzle,
                                              .solution = vicinity.solution};
        status = move(&vicinity, min_givens, &found);
        if (status != SUDOKU_OK || found.miss)
            continue;
        i = 0;
        left--;
        memcpy(vicinity.here, vicinity.puzzle, CELLS);
        memcpy(puzzle, vicinity.puzzle, CELLS);
        memcpy(solution, vicinity.solution, CELLS);
        *trial = found;
        trial->puzzle = puzzle;
        trial->solution = solution;
    }
    return status;
}
