/* Estimates of the number of solutions by random descents of the search tree.
 *
 * A descent draws a candidate of a cell with the fewest until the remaining solutions can be
 * counted. That count times the number of candidates at each draw has the number of all solutions
 * as its mean (D. E. Knuth, "Estimating the efficiency of backtrack programs", 1975). */
#include <string.h>

#include "board/layout.h"
#include "common/argument.h"
#include "common/random.h"
#include "common/sized.h"
#include "solver/budget.h"

enum {
    COUNTED = 2000,        /* solutions to count rather than estimate */
    COUNTED_NODES = 20000, /* maximum number of nodes for that count */
    DEFAULT_SAMPLES = 1000,
    MIN_SAMPLES = 3, /* one has no spread, and two are often equal */
    STEP = 100       /* decimal digits of a scaling step */
};

static const double step_factor = 1e100;

/* NUMBER * 10^EXPONENT, the exponent a multiple of STEP and the number below step_factor. */
struct large {
    double number;
    int exponent;
};

static struct large large_of(double number)
{
    return (struct large){number, 0};
}

static struct large times(struct large a, double factor)
{
    a.number *= factor;
    for (; a.number >= step_factor; a.exponent += STEP)
        a.number /= step_factor;
    return a;
}

/* Returns A as a multiple of 10^EXPONENT, which is not less than its own. */
static double scaled(struct large a, int exponent)
{
    for (; a.exponent < exponent && a.number > 0; a.exponent += STEP)
        a.number /= step_factor;
    return a.number;
}

/* Sums over samples, as multiples of 10^EXPONENT. */
struct sums {
    uint64_t count;
    double sum, squares;
    int exponent;
};

static void add_sample(struct sums *sums, struct large sample)
{
    for (; sums->exponent < sample.exponent; sums->exponent += STEP) {
        sums->sum /= step_factor;
        sums->squares = sums->squares / step_factor / step_factor;
    }
    double value = scaled(sample, sums->exponent);
    sums->count++;
    sums->sum += value;
    sums->squares += value * value;
}

struct dive {
    const struct sudoku_layout *layout;
    struct budget budget;
    uint64_t random;
    unsigned depth;     /* of the current descent */
    unsigned min_depth; /* minimum depth of counts */
    uint8_t *givens;
    sudoku_digitset *possible;
};

/* Counts the remaining solutions; SUDOKU_UNDECIDED if there are too many. */
static enum sudoku_status count_few(struct dive *dive, const struct sudoku_puzzle *puzzle,
                                    uint64_t *count)
{
    enum sudoku_status status =
        budget_count(&dive->budget, puzzle, COUNTED + 1, COUNTED_NODES, count);
    return status == SUDOKU_SOLUTION_LIMIT ? SUDOKU_UNDECIDED : status;
}

/* Returns a random cell among the open ones with the fewest candidates. */
static unsigned choose_cell(struct dive *dive)
{
    unsigned chosen = 0, fewest = SUDOKU_MAX_SIDE + 1, ties = 0;
    for (unsigned cell = 0; cell < dive->layout->cell_count; cell++) {
        unsigned count = sudoku_digitset_count(dive->possible[cell]);
        if (dive->givens[cell] || count > fewest)
            continue;
        ties = count < fewest ? 1 : ties + 1;
        fewest = count;
        if (random_below(&dive->random, ties) == 0)
            chosen = cell;
    }
    return chosen;
}

static unsigned draw_digit(struct dive *dive, sudoku_digitset digits)
{
    unsigned skipped = random_below(&dive->random, sudoku_digitset_count(digits));
    while (skipped--)
        sudoku_digitset_pop(&digits);
    return sudoku_digitset_first(digits);
}

/* Places the digits that propagation finds; SUDOKU_UNDECIDED if open cells are left. */
static enum sudoku_status propagate_singles(struct dive *dive, const struct sudoku_puzzle *puzzle)
{
    enum sudoku_status status = budget_candidates(&dive->budget, puzzle, dive->possible);
    for (unsigned cell = 0; status >= SUDOKU_OK && cell < dive->layout->cell_count; cell++)
        if (sudoku_digitset_is_single(dive->possible[cell]))
            dive->givens[cell] = (uint8_t)sudoku_digitset_first(dive->possible[cell]);
    return status;
}

/* Descends from PUZZLE to a position that can be counted. */
static enum sudoku_status draw_sample(struct dive *dive, const struct sudoku_puzzle *puzzle,
                                      struct large *sample)
{
    const struct sudoku_puzzle left = {dive->givens, puzzle->candidates};
    unsigned cells = dive->layout->cell_count;
    *sample = large_of(1);
    if (puzzle->givens)
        memcpy(dive->givens, puzzle->givens, cells);
    else
        memset(dive->givens, 0, cells);
    for (dive->depth = 0;; dive->depth++) {
        uint64_t count = 1;
        enum sudoku_status status = propagate_singles(dive, &left);
        if (status == SUDOKU_UNDECIDED && dive->depth >= dive->min_depth)
            status = count_few(dive, &left, &count);
        if (status == SUDOKU_NO_SOLUTION || status == SUDOKU_CONFLICT) {
            *sample = large_of(0);
            return SUDOKU_OK;
        }
        if (status == SUDOKU_OK)
            *sample = times(*sample, (double)count);
        if (status != SUDOKU_UNDECIDED)
            return status;
        unsigned cell = choose_cell(dive);
        *sample = times(*sample, sudoku_digitset_count(dive->possible[cell]));
        dive->givens[cell] = (uint8_t)draw_digit(dive, dive->possible[cell]);
    }
}

/* Newton's method; X is 0 or more. */
static double square_root(double x)
{
    double root = x > 1 ? x : 1, next = (root + x / root) / 2;
    while (next < root) {
        root = next;
        next = (root + x / root) / 2;
    }
    return root;
}

/* Returns the number of standard errors for N samples with the same confidence as two of many
 * samples: small samples underestimate their spread. Student's quantile by its expansion (M.
 * Abramowitz and I. Stegun, "Handbook of Mathematical Functions", 26.7.5) at two. */
static double interval_width(double n)
{
    double inverse = 1 / (n - 1);
    return 2 + inverse * (2.5 + inverse * (3.0625 + inverse * (2.859 + inverse * 1.844)));
}

/* Stores the mean of MIN_SAMPLES or more samples and its interval. */
static void set_interval(const struct sums *sums, struct sudoku_estimate *estimate)
{
    double n = (double)sums->count, mean = sums->sum / n;
    double variance = sums->squares / n - mean * mean;
    double error =
        variance > 0 ? interval_width(n) * square_root(variance / mean / mean / (n - 1)) : 0;
    estimate->count = mean;
    estimate->low = error < 1 ? mean * (1 - error) : 0;
    estimate->high = mean * (1 + error);
    estimate->exponent = sums->exponent;
    estimate->samples = sums->count;
    for (; estimate->exponent > 0 && estimate->exponent <= 2 * STEP; estimate->exponent -= STEP) {
        estimate->count *= step_factor;
        estimate->low *= step_factor;
        estimate->high *= step_factor;
    }
}

static void set_exact(uint64_t count, struct sudoku_estimate *estimate)
{
    estimate->count = estimate->low = estimate->high = (double)count;
    estimate->exponent = 0;
    estimate->samples = 0;
    estimate->is_exact = true;
}

static enum sudoku_status draw_samples(struct dive *dive, const struct sudoku_puzzle *puzzle,
                                       uint64_t samples, struct sums *sums)
{
    while (sums->count < samples) {
        struct large sample;
        enum sudoku_status status = draw_sample(dive, puzzle, &sample);
        if (status != SUDOKU_OK)
            return status;
        add_sample(sums, sample);
        /* The next count starts one level above the depth of the last. */
        if (sample.number > 0)
            dive->min_depth = dive->depth ? dive->depth - 1 : 0;
    }
    return SUDOKU_OK;
}

/* Counts solutions exactly or draws samples into SUMS, and sets ESTIMATE if there is a result. */
static enum sudoku_status estimate_within(struct dive *dive, const struct sudoku_puzzle *puzzle,
                                          uint64_t samples, struct sudoku_estimate *estimate)
{
    struct sums sums = {0};
    uint64_t wanted = samples ? samples : DEFAULT_SAMPLES;
    struct sudoku_estimate own = {.size = sizeof own};
    uint64_t count;
    enum sudoku_status status = budget_candidates(&dive->budget, puzzle, dive->possible);
    if (status == SUDOKU_OK || status == SUDOKU_UNDECIDED)
        status = count_few(dive, puzzle, &count);
    if (status == SUDOKU_OK)
        set_exact(count, &own);
    else if (status == SUDOKU_UNDECIDED)
        status = draw_samples(dive, puzzle, wanted < MIN_SAMPLES ? MIN_SAMPLES : wanted, &sums);
    bool has_spread = sums.count >= MIN_SAMPLES && sums.sum > 0;
    if (has_spread)
        set_interval(&sums, &own);
    if (status >= SUDOKU_OK && (has_spread || own.is_exact))
        *estimate = own;
    else if (status == SUDOKU_OK)
        status = SUDOKU_UNDECIDED;
    return status;
}

enum sudoku_status sudoku_solver_estimate(struct sudoku_solver *solver,
                                          const struct sudoku_puzzle *puzzle,
                                          const struct sudoku_limits *limits, uint64_t samples,
                                          uint64_t seed, struct sudoku_estimate *estimate)
{
    struct dive dive = {.random = seed};
    if (!argument_expect(estimate, "estimate is NULL") ||
        !argument_expect(estimate->size >= sizeof *estimate, "estimate->size is too small") ||
        !budget_begin(&dive.budget, solver, limits))
        return SUDOKU_ERR_ARGUMENT;
    dive.layout = solver_layout(solver);
    dive.givens = dive.budget.digits;
    dive.possible = dive.budget.sets;
    return budget_end(&dive.budget, estimate_within(&dive, puzzle, samples, estimate));
}
