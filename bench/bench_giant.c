/* Large boards: times of this library and of a SAT solver on the same boards in the same run.
 *
 *     bench_giant [--engine=NAME] [--timeout=SECONDS] [--seeds=N] [--cpu] [--cadical] FILE...
 *
 * Each file holds one board; made:BOX:PERCENT:SEED is a generated one, wrong:BOX:PERCENT:SEED the
 * same with one given changed. Each class of boards (side, share of givens to the nearest 5
 * percent) gets a line. README.md explains the measurements. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "cadical.h"
#include "common/clock.h"
#include "support/emptied.h"

struct options {
    enum sudoku_engine engine;
    double timeout;
    unsigned seeds;
    bool cadical;
    bool cpu; /* processor time in place of wall-clock time */
};

static double now(const struct options *options)
{
    return options->cpu ? clock_seconds(CLOCK_PROCESS_CPUTIME_ID) : clock_now();
}

/* One run on one board. */
struct record {
    unsigned side;
    unsigned percent;
    bool is_solved; /* or refuted */
    bool peer_has_solved;
    double seconds;
    double peer_seconds;
    double nodes;
};

struct records {
    struct record *items;
    size_t count;
    size_t capacity;
};

/* ------------------------------------------------------------------------------------- our run */

static ptrdiff_t read_file(void *file, char *buffer, size_t size)
{
    size_t count = fread(buffer, 1, size, file);
    return ferror((FILE *)file) ? -1 : (ptrdiff_t)count;
}

static bool has_prefix(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

/* True if CELL may hold DIGIT by the givens in its row, column and box. */
static bool is_free(unsigned box, const uint8_t *givens, unsigned cell, unsigned digit)
{
    unsigned side = box * box, row = cell / side, column = cell % side;
    unsigned corner = row / box * box * side + column / box * box;
    for (unsigned i = 0; i < side; i++)
        if (givens[row * side + i] == digit || givens[i * side + column] == digit ||
            givens[corner + i / box * side + i % box] == digit)
            return false;
    return true;
}

/* Changes a random given to another digit that breaks no rule. False if none was found. */
static bool change_given(unsigned box, uint64_t random, uint8_t *givens)
{
    enum { TRIES = 1000000 };
    unsigned side = box * box;
    for (unsigned i = 0; i < TRIES; i++) {
        unsigned cell = random_below(&random, side * side), digit = random_below(&random, side) + 1;
        if (!givens[cell] || !is_free(box, givens, cell, digit))
            continue;
        givens[cell] = (uint8_t)digit;
        return true;
    }
    return false;
}

/* Makes the board described by NAME, made:BOX:PERCENT:SEED or wrong:BOX:PERCENT:SEED. Returns its
 * side, or 0. */
static unsigned make_board(const char *name, uint8_t *givens)
{
    unsigned box, percent, seed;
    char rest;
    /* NOLINTNEXTLINE(cert-err34-c): the next lines reject large numbers */
    if (sscanf(strchr(name, ':'), ":%u:%u:%u%c", &box, &percent, &seed, &rest) != 3 || box < 2 ||
        box > EMPTIED_MAX_BOX || percent > 100) {
        fprintf(stderr, "bench_giant: %s: expected BOX:PERCENT:SEED\n", name);
        return 0;
    }
    emptied_board(box, percent, seed, givens);
    if (has_prefix(name, "wrong:") && !change_given(box, seed, givens)) {
        fprintf(stderr, "bench_giant: %s: no given can be changed\n", name);
        return 0;
    }
    return box * box;
}

/* Reads the board of the file at PATH. Returns its side, or 0. */
static unsigned read_board(const char *path, uint8_t *givens)
{
    struct sudoku_text_reader *reader = NULL;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error = {.message = "no board"};
    FILE *file = fopen(path, "r");
    enum sudoku_status status = SUDOKU_ERR_READ;
    if (file)
        status = sudoku_text_reader_create(NULL, read_file, file, &reader);
    if (status == SUDOKU_OK)
        status = sudoku_text_reader_next(reader, &puzzle, &error);
    if (status == SUDOKU_OK)
        memcpy(givens, puzzle.givens, (size_t)puzzle.side * puzzle.side);
    else
        fprintf(stderr, "bench_giant: %s: %s\n", path,
                status == SUDOKU_ERR_TEXT ? error.message : sudoku_strstatus(status));
    unsigned side = status == SUDOKU_OK ? puzzle.side : 0;
    sudoku_text_reader_destroy(reader);
    if (file)
        fclose(file);
    return side;
}

/* A limit on processor time. */
struct deadline {
    const struct options *options;
    double at;
};

static int is_late(void *user, const struct sudoku_stats *stats)
{
    const struct deadline *deadline = user;
    (void)stats;
    return now(deadline->options) >= deadline->at;
}

/* Returns true for a solution or, if IS_WRONG, a proof that there is none. */
static bool solve(const struct options *options, const struct sudoku_layout *layout, uint64_t seed,
                  const uint8_t *givens, bool is_wrong, struct record *record)
{
    struct sudoku_solver_options how = SUDOKU_SOLVER_OPTIONS_INIT;
    how.engine = options->engine;
    how.seed = seed;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct deadline deadline = {options, now(options) + options->timeout};
    if (options->cpu) {
        limits.progress = is_late;
        limits.user = &deadline;
    } else {
        limits.seconds = options->timeout;
    }
    struct sudoku_puzzle puzzle = {.givens = givens};
    static uint8_t solution[SUDOKU_MAX_CELLS];
    struct sudoku_solver *solver;
    if (sudoku_solver_create(layout, &how, &solver) != SUDOKU_OK)
        return false;
    enum sudoku_status status = sudoku_solver_solve(solver, &puzzle, &limits, solution);
    record->nodes = (double)sudoku_solver_stats(solver)->nodes;
    sudoku_solver_destroy(solver);
    return status == SUDOKU_OK || (is_wrong && status == SUDOKU_NO_SOLUTION);
}

static unsigned percent_of_givens(unsigned side, const uint8_t *givens)
{
    unsigned cells = side * side, count = 0;
    for (unsigned cell = 0; cell < cells; cell++)
        count += givens[cell] != 0;
    return (count * 100 + cells * 5 / 2) / cells / 5 * 5;
}

/* Times the path from file to solution; false if the file cannot be read. */
static bool run_ours(const struct options *options, const char *path, uint64_t seed,
                     uint8_t *givens, struct record *record)
{
    double start = now(options);
    bool is_made = has_prefix(path, "made:") || has_prefix(path, "wrong:");
    unsigned side = is_made ? make_board(path, givens) : read_board(path, givens);
    struct sudoku_layout_options shape = SUDOKU_LAYOUT_OPTIONS_INIT;
    shape.side = side;
    struct sudoku_layout *layout;
    if (side == 0 || sudoku_layout_create(&shape, &layout) != SUDOKU_OK)
        return false;
    record->is_solved = solve(options, layout, seed, givens, has_prefix(path, "wrong:"), record);
    record->seconds = now(options) - start;
    record->side = side;
    record->percent = percent_of_givens(side, givens);
    sudoku_layout_destroy(layout);
    return true;
}

static bool run_peer(const struct options *options, const uint8_t *givens, struct record *record)
{
    struct sudoku_layout_options shape = SUDOKU_LAYOUT_OPTIONS_INIT;
    shape.side = record->side;
    struct sudoku_layout *layout;
    if (sudoku_layout_create(&shape, &layout) != SUDOKU_OK)
        return false;
    bool is_done = cadical_solve(layout, givens, options->timeout, options->cpu,
                                 &record->peer_has_solved, &record->peer_seconds);
    sudoku_layout_destroy(layout);
    if (!is_done)
        fprintf(stderr, "bench_giant: cadical cannot be run\n");
    return is_done;
}

/* ---------------------------------------------------------------------------------- the report */

static int compare_classes(const void *a, const void *b)
{
    const struct record *x = a, *y = b;
    if (x->side != y->side)
        return x->side < y->side ? -1 : 1;
    return (x->percent > y->percent) - (x->percent < y->percent);
}

static int compare_numbers(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Returns the median of one member of COUNT records, and its maximum in *GREATEST; NUMBERS has room
 * for COUNT. */
static double median(const struct record *records, size_t count, size_t member, double *numbers,
                     double *greatest)
{
    for (size_t i = 0; i < count; i++)
        memcpy(&numbers[i], (const char *)&records[i] + member, sizeof *numbers);
    qsort(numbers, count, sizeof *numbers, compare_numbers);
    *greatest = numbers[count - 1];
    return (numbers[(count - 1) / 2] + numbers[count / 2]) / 2;
}

static void print_line(const char *name, const struct options *options,
                       const struct record *records, size_t count, double *numbers)
{
    size_t solved = 0, peer_solved = 0;
    double greatest, max_nodes, peer_greatest;
    for (size_t i = 0; i < count; i++) {
        solved += records[i].is_solved;
        peer_solved += records[i].peer_has_solved;
    }
    double middle = median(records, count, offsetof(struct record, seconds), numbers, &greatest);
    double nodes = median(records, count, offsetof(struct record, nodes), numbers, &max_nodes);
    printf("%-9s %5zu %7zu %10.2f %10.2f %9.0f %9.0f", name, count, solved, middle * 1e3,
           greatest * 1e3, nodes, max_nodes);
    if (options->cadical) {
        double peer =
            median(records, count, offsetof(struct record, peer_seconds), numbers, &peer_greatest);
        printf(" %10zu %10.1f %10.1f %9.1f", peer_solved, peer * 1e3, peer_greatest * 1e3,
               peer / middle);
    }
    printf("\n");
}

/* Prints a line for each class and one for each side. */
static void print_report(const struct options *options, struct records *all, double *numbers)
{
    char name[32];
    printf("%-9s %5s %7s %10s %10s %9s %9s", "class", "n", "solved", "median ms", "max ms", "nodes",
           "max nodes");
    printf(options->cadical ? " %10s %10s %10s %9s\n" : "\n", "cadical: n", "median ms", "max ms",
           "ratio");
    qsort(all->items, all->count, sizeof *all->items, compare_classes);
    for (size_t begin = 0, side_begin = 0, end; begin < all->count; begin = end) {
        const struct record *class = &all->items[begin];
        for (end = begin; end < all->count && !compare_classes(class, &all->items[end]);)
            end++;
        snprintf(name, sizeof name, "%u %u%%", class->side, class->percent);
        print_line(name, options, class, end - begin, numbers);
        if (end < all->count && all->items[end].side == class->side)
            continue;
        snprintf(name, sizeof name, "%u all", class->side);
        print_line(name, options, &all->items[side_begin], end - side_begin, numbers);
        side_begin = end;
    }
}

/* ------------------------------------------------------------------------------------ the rest */

static bool append(struct records *records, const struct record *record)
{
    if (records->count == records->capacity) {
        size_t capacity = records->capacity ? 2 * records->capacity : 64;
        struct record *items = realloc(records->items, capacity * sizeof *items);
        if (!items)
            return false;
        records->items = items;
        records->capacity = capacity;
    }
    records->items[records->count++] = *record;
    return true;
}

static bool run_file(const struct options *options, const char *path, struct records *records)
{
    static uint8_t givens[SUDOKU_MAX_CELLS];
    for (unsigned seed = 0; seed < options->seeds; seed++) {
        struct record record = {0};
        if (!run_ours(options, path, seed, givens, &record) ||
            (options->cadical && !run_peer(options, givens, &record)) || !append(records, &record))
            return false;
    }
    return true;
}

/* Parses an option; false if it is unknown. */
static bool take_option(struct options *options, const char *text)
{
    char nothing[] = "", *end = nothing;
    bool is_known = true;
    if (strncmp(text, "--engine=", 9) == 0)
        is_known = sudoku_engine_from_name(text + 9, &options->engine) == SUDOKU_OK;
    else if (strncmp(text, "--timeout=", 10) == 0)
        options->timeout = strtod(text + 10, &end);
    else if (strncmp(text, "--seeds=", 8) == 0)
        options->seeds = (unsigned)strtoul(text + 8, &end, 10);
    else if (strcmp(text, "--cpu") == 0)
        options->cpu = true;
    else if (strcmp(text, "--cadical") == 0)
        options->cadical = true;
    else
        is_known = false;
    return is_known && *end == '\0' && options->timeout > 0 && options->seeds > 0;
}

int main(int argc, char **argv)
{
    struct options options = {SUDOKU_ENGINE_CDCL, 20, 1, false, false};
    struct records records = {0};
    int first = 1;
    while (first < argc && strncmp(argv[first], "--", 2) == 0 && take_option(&options, argv[first]))
        first++;
    if (first == argc || strncmp(argv[first], "--", 2) == 0) {
        fprintf(stderr, "usage: bench_giant [--engine=NAME] [--timeout=SECONDS] [--seeds=N] "
                        "[--cpu] [--cadical] FILE...\n");
        return 1;
    }
    bool is_done = true;
    for (int i = first; i < argc && is_done; i++)
        is_done = run_file(&options, argv[i], &records);
    double *numbers = malloc(records.count * sizeof *numbers + 1);
    if (is_done && numbers)
        print_report(&options, &records, numbers);
    free(numbers);
    free(records.items);
    return is_done && numbers ? 0 : 1;
}
