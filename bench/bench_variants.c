/* Times of proofs that puzzles with rules have one solution, by groups; or a check of the answers.
 *
 * usage: bench_variants [--limit=SECONDS] [--repeat=N] [--check] [--iss=FOLDER] FILE
 *
 * FILE has an object of JSON on each line, with the members "group", "input" and "solution". FOLDER
 * is a checkout of the Interactive Sudoku Solver, which node runs on the same puzzles. */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/rule_text.h>

#include "common/clock.h"

enum { MAX_PUZZLES = 4096, MAX_GROUPS = 64, MAX_LINE = 1 << 20, MAX_TEXT = 1 << 16 };

struct options {
    double limit; /* seconds for a puzzle */
    unsigned repeat;
    bool checks;
    const char *iss;
    const char *file;
};

struct result {
    char group[48];
    enum sudoku_status status; /* SUDOKU_ERR_TEXT: not read */
    double seconds;            /* of the search, the best of all runs */
    double build;              /* of reading and preparing */
    double peer, peer_build;   /* 0: unknown */
    bool is_wrong;
};

/* ------------------------------------------------------------------------------------------- JSON
 */

/* Copies the string at AT, after its quotation mark, without escapes to TEXT. */
static void copy_string(const char *at, char *text, size_t size)
{
    size_t length = 0;
    for (; *at && *at != '"' && length + 1 < size; at++) {
        char c = *at;
        if (c == '\\') {
            c = *++at == 'n' ? '\n' : *at == 't' ? '\t' : *at;
            if (c == 'u' && strlen(at) > 4) {
                c = '?';
                at += 4;
            }
        }
        text[length++] = c;
    }
    text[length] = '\0';
}

/* Finds the string member KEY of LINE; the text is empty if there is none, or null. */
static void find_member(const char *line, const char *key, char *text, size_t size)
{
    char name[32];
    snprintf(name, sizeof name, "\"%s\":", key);
    const char *at = strstr(line, name);
    text[0] = '\0';
    if (!at)
        return;
    at += strlen(name);
    while (*at == ' ')
        at++;
    if (*at == '"')
        copy_string(at + 1, text, size);
}

/* ---------------------------------------------------------------------------------------- solving
 */

/* True if VALUES are those of SOLUTION: digits, or letters from A for 1 if it has letters. */
static bool is_solution(const char *solution, const uint8_t *values)
{
    bool has_letters = false;
    for (const char *c = solution; *c; c++)
        has_letters = has_letters || (*c >= 'A' && *c <= 'Z');
    for (size_t i = 0; solution[i]; i++) {
        unsigned value =
            solution[i] >= 'A' ? (unsigned)(solution[i] - 'A' + 1) : (unsigned)(solution[i] - '0');
        if (value != values[i] && (has_letters || value <= 9))
            return false;
    }
    return true;
}

static void solve(const struct options *options, const char *input, const char *solution,
                  struct result *result)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_rules *rules;
    struct sudoku_rule_solver *solver = NULL;
    uint8_t values[SUDOKU_RULES_MAX_CELLS];
    double start = clock_seconds(CLOCK_PROCESS_CPUTIME_ID);
    result->status = sudoku_rules_read(input, strlen(input), NULL, &rules, NULL);
    if (result->status == SUDOKU_OK)
        result->status = sudoku_rule_solver_create(rules, &solver);
    double begin = clock_seconds(CLOCK_PROCESS_CPUTIME_ID);
    if (result->status == SUDOKU_OK) {
        limits.seconds = options->limit;
        result->status = sudoku_rule_solver_unique(solver, NULL, &limits, values);
        double end = clock_seconds(CLOCK_PROCESS_CPUTIME_ID);
        if (result->seconds == 0 || end - begin < result->seconds) {
            result->seconds = end - begin;
            result->build = begin - start;
        }
        bool has_one = sudoku_rule_solver_stats(solver)->solutions != 0;
        if (*solution &&
            (result->status == SUDOKU_NO_SOLUTION ||
             (has_one && result->status == SUDOKU_OK && !is_solution(solution, values))))
            result->is_wrong = true;
    }
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

static unsigned solve_all(const struct options *options, struct result *results)
{
    static char line[MAX_LINE], input[MAX_TEXT], solution[1024], name[128];
    FILE *file = fopen(options->file, "r");
    unsigned count = 0;
    if (!file) {
        perror(options->file);
        exit(1);
    }
    while (count < MAX_PUZZLES && fgets(line, sizeof line, file)) {
        struct result *result = &results[count];
        find_member(line, "group", result->group, sizeof result->group);
        find_member(line, "input", input, sizeof input);
        find_member(line, "solution", solution, sizeof solution);
        find_member(line, "name", name, sizeof name);
        if (!*input)
            continue;
        count++;
        /* Boards without rules are those of other solvers. */
        if (!sudoku_rules_detect(input, strlen(input)))
            result->status = SUDOKU_END;
        for (unsigned i = 0; i < options->repeat && result->status != SUDOKU_END; i++)
            solve(options, input, solution, result);
        if (result->status < SUDOKU_OK || result->is_wrong)
            printf("%u %s: %s\n", count, name,
                   result->is_wrong ? "wrong" : sudoku_strstatus(result->status));
    }
    fclose(file);
    return count;
}

/* ------------------------------------------------------------------------------------------ the
 * peer */

/* Reads the times of the peer: the number of the puzzle, milliseconds of building and solving. */
static void run_peer(const struct options *options, struct result *results, unsigned count)
{
    char command[1024];
    unsigned number;
    double build, seconds;
    snprintf(command, sizeof command, "node '%s' '%s' '%s' %g %u", VARIANTS_PEER, options->iss,
             options->file, options->limit, options->repeat);
    FILE *pipe = popen(command, "r"); /* NOLINT(cert-env33-c): folders that the caller names */
    if (!pipe) {
        perror("node");
        return;
    }
    /* NOLINTNEXTLINE(cert-err34-c): our own script writes the numbers */
    while (fscanf(pipe, "%u %lf %lf", &number, &build, &seconds) == 3)
        if (number < count) {
            results[number].peer = seconds / 1000;
            results[number].peer_build = build / 1000;
        }
    pclose(pipe);
}

/* ---------------------------------------------------------------------------------------- the
 * table */

static bool is_done(const struct result *result)
{
    return result->status == SUDOKU_OK || result->status == SUDOKU_SEVERAL_SOLUTIONS ||
           result->status == SUDOKU_NO_SOLUTION;
}

/* Prints the row of all results of GROUP, or of all if it is NULL. */
static void print_group(const struct result *results, unsigned count, const char *group)
{
    double logs = 0, worst = 0, sum = 0, ratios = 0, with_build = 0, peer_sum = 0;
    unsigned done = 0, all = 0, compared = 0;
    for (unsigned i = 0; i < count; i++) {
        const struct result *one = &results[i];
        if ((group && strcmp(one->group, group) != 0) || one->status == SUDOKU_END)
            continue;
        all++;
        sum += one->seconds;
        peer_sum += one->peer;
        worst = one->seconds > worst ? one->seconds : worst;
        logs += log(one->seconds + 1e-6);
        done += is_done(one);
        if (one->peer <= 0)
            continue;
        compared++;
        ratios += log(one->peer / (one->seconds + 1e-6));
        with_build += log((one->peer + one->peer_build) / (one->seconds + one->build + 1e-6));
    }
    if (!all)
        return;
    printf("%-26s %4u/%-4u %10.2f %10.1f %9.2f", group ? group : "all", done, all,
           1000 * exp(logs / all), 1000 * worst, sum);
    if (compared)
        printf(" %9.2f %7.2f %7.2f", peer_sum, exp(ratios / compared), exp(with_build / compared));
    printf("\n");
}

static void print_table(const struct result *results, unsigned count)
{
    printf("%-26s %9s %10s %10s %9s %9s %7s %7s\n", "group", "done", "mean ms", "worst ms", "sum s",
           "ISS sum s", "faster", "+build");
    for (unsigned i = 0; i < count; i++) {
        bool is_first = true;
        for (unsigned k = 0; k < i; k++)
            is_first = is_first && strcmp(results[k].group, results[i].group) != 0;
        if (is_first)
            print_group(results, count, results[i].group);
    }
    print_group(results, count, NULL);
}

/* Returns the exit status: 1 if a puzzle was not read, or has a wrong answer. */
static int judge(const struct result *results, unsigned count)
{
    unsigned wrong = 0;
    for (unsigned i = 0; i < count; i++)
        wrong += results[i].is_wrong || results[i].status < SUDOKU_OK;
    printf("%u puzzles, %u wrong\n", count, wrong);
    return count == 0 || wrong;
}

static bool read_options(int argc, char **argv, struct options *options)
{
    *options = (struct options){.limit = 20, .repeat = 1};
    for (int i = 1; i < argc; i++) {
        if (strncmp(argv[i], "--limit=", 8) == 0)
            options->limit = strtod(argv[i] + 8, NULL);
        else if (strncmp(argv[i], "--repeat=", 9) == 0)
            options->repeat = (unsigned)strtoul(argv[i] + 9, NULL, 10);
        else if (strcmp(argv[i], "--check") == 0)
            options->checks = true;
        else if (strncmp(argv[i], "--iss=", 6) == 0)
            options->iss = argv[i] + 6;
        else if (*argv[i] == '-' || options->file)
            return false;
        else
            options->file = argv[i];
    }
    return options->file && options->limit > 0 && options->repeat;
}

int main(int argc, char **argv)
{
    static struct result results[MAX_PUZZLES];
    struct options options;
    if (!read_options(argc, argv, &options)) {
        fprintf(stderr, "usage: bench_variants [--limit=SECONDS] [--repeat=N] [--check] "
                        "[--iss=FOLDER] FILE\n");
        return 1;
    }
    unsigned count = solve_all(&options, results);
    if (options.checks)
        return judge(results, count);
    if (options.iss)
        run_peer(&options, results, count);
    print_table(results, count);
    return 0;
}
