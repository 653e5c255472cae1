/* Regular expressions: Thompson's construction, "Regular expression search algorithm" (1968), whose
 * empty transitions are then removed. A repeated part is compiled anew for each repetition. */
#include <string.h>

#include "common/mem.h"
#include "rules/kinds/automata.h"

enum { MAX_STATES = 1024, MAX_EDGES = 4096, MAX_DEPTH = 64, UNBOUNDED = -1 };

/* A transition; with an empty set it reads nothing. */
struct regex_edge {
    uint16_t from, to;
    sudoku_valueset values;
};

struct regex {
    const char *pattern;
    size_t at, length;
    int min, max;
    unsigned depth;
    unsigned state_count, edge_count;
    struct regex_edge edges[MAX_EDGES];
    const char *problem;
};

static unsigned expression(struct regex *regex, unsigned from);

static void fail(struct regex *regex, const char *problem)
{
    if (!regex->problem)
        regex->problem = problem;
}

static unsigned new_state(struct regex *regex)
{
    if (regex->state_count == MAX_STATES) {
        fail(regex, "the pattern is too long");
        return 0;
    }
    return regex->state_count++;
}

static void join(struct regex *regex, unsigned from, unsigned to, sudoku_valueset values)
{
    if (regex->edge_count == MAX_EDGES)
        fail(regex, "the pattern is too long");
    else
        regex->edges[regex->edge_count++] =
            (struct regex_edge){(uint16_t)from, (uint16_t)to, values};
}

static char peek(const struct regex *regex)
{
    return regex->at < regex->length && !regex->problem ? regex->pattern[regex->at] : '\0';
}

static bool take(struct regex *regex, char c)
{
    bool is_there = c != '\0' && peek(regex) == c;
    regex->at += is_there;
    return is_there;
}

static sudoku_valueset all_values(const struct regex *regex)
{
    return (sudoku_valueset)((1U << (regex->max - regex->min + 1)) - 1);
}

/* Takes a digit or letter; its place above the smallest value, or -1. */
static int value(struct regex *regex)
{
    char c = peek(regex);
    int number = c >= '0' && c <= '9'   ? c - '0'
                 : c >= 'A' && c <= 'Z' ? c - 'A' + 10
                 : c >= 'a' && c <= 'z' ? c - 'a' + 10
                                        : -1;
    if (number < regex->min || number > regex->max) {
        fail(regex, "the pattern has a character that is no digit of the grid");
        return -1;
    }
    regex->at++;
    return number - regex->min;
}

/* The rest of a class, after its bracket. */
static sudoku_valueset class_set(struct regex *regex)
{
    sudoku_valueset set = 0;
    bool is_negated = take(regex, '^');
    while (!take(regex, ']') && !regex->problem) {
        int low = value(regex), high = take(regex, '-') ? value(regex) : low;
        if (low > high)
            fail(regex, "the pattern has a range whose end is before its start");
        for (int i = low; i >= 0 && i <= high; i++)
            set |= (sudoku_valueset)(1U << i);
    }
    return is_negated ? (sudoku_valueset)(all_values(regex) & ~set) : set;
}

/* Takes a group, a class, a wildcard or a value, from state FROM. Returns the state after it. */
static unsigned atom(struct regex *regex, unsigned from)
{
    unsigned to;
    sudoku_valueset set;
    if (take(regex, '(')) {
        to = expression(regex, from);
        if (!take(regex, ')'))
            fail(regex, "the pattern lacks a closing parenthesis");
        return to;
    }
    if (take(regex, '[')) {
        set = class_set(regex);
    } else if (take(regex, '.')) {
        set = all_values(regex);
    } else {
        int place = value(regex);
        set = (sudoku_valueset)(place < 0 ? 0 : 1U << place);
    }
    to = new_state(regex);
    if (set)
        join(regex, from, to, set);
    return to;
}

static int number(struct regex *regex)
{
    int number = 0;
    bool has_digit = false;
    for (char c = peek(regex); c >= '0' && c <= '9' && number < MAX_STATES; c = peek(regex)) {
        number = 10 * number + c - '0';
        has_digit = true;
        regex->at++;
    }
    if (!has_digit)
        fail(regex, "the pattern lacks a number");
    return number;
}

static void quantifier(struct regex *regex, int *min, int *max)
{
    *min = *max = 1;
    if (take(regex, '*')) {
        *min = 0;
        *max = UNBOUNDED;
    } else if (take(regex, '+')) {
        *max = UNBOUNDED;
    } else if (take(regex, '?')) {
        *min = 0;
    } else if (take(regex, '{')) {
        *min = *max = number(regex);
        if (take(regex, ','))
            *max = peek(regex) == '}' ? UNBOUNDED : number(regex);
        if (!take(regex, '}'))
            fail(regex, "the pattern lacks a closing brace");
        if (*max != UNBOUNDED && *max < *min)
            fail(regex, "the pattern has a range whose end is before its start");
    }
}

/* Takes an atom and its quantifier: as many copies as the minimum, then optional ones, or a loop of
 * the last. */
static unsigned quantified(struct regex *regex, unsigned from)
{
    size_t start = regex->at;
    unsigned entry = new_state(regex), end = new_state(regex), to;
    int min, max;
    join(regex, from, entry, 0);
    to = atom(regex, entry);
    quantifier(regex, &min, &max);
    size_t after = regex->at;
    if (min == 0)
        join(regex, from, end, 0);
    for (int copy = 2; copy <= (max == UNBOUNDED ? min : max) && !regex->problem; copy++) {
        if (copy > min)
            join(regex, to, end, 0);
        regex->at = start;
        entry = new_state(regex);
        join(regex, to, entry, 0);
        to = atom(regex, entry);
    }
    regex->at = after;
    if (max == UNBOUNDED)
        join(regex, to, entry, 0);
    if (max != 0)
        join(regex, to, end, 0);
    return end;
}

static unsigned expression(struct regex *regex, unsigned from)
{
    unsigned end = new_state(regex);
    if (++regex->depth > MAX_DEPTH)
        fail(regex, "the pattern is nested too deeply");
    do {
        unsigned to = from;
        while (peek(regex) && peek(regex) != '|' && peek(regex) != ')')
            to = quantified(regex, to);
        join(regex, to, end, 0);
    } while (take(regex, '|'));
    regex->depth--;
    return end;
}

/* Sets REACHED for the states that are reached from FROM without reading. */
static void close_over(const struct regex *regex, unsigned from, bool *reached)
{
    bool has_grown = true;
    memset(reached, 0, regex->state_count * sizeof *reached);
    reached[from] = true;
    while (has_grown) {
        has_grown = false;
        for (unsigned i = 0; i < regex->edge_count; i++) {
            const struct regex_edge *edge = &regex->edges[i];
            if (!edge->values && reached[edge->from] && !reached[edge->to])
                has_grown = reached[edge->to] = true;
        }
    }
}

/* The states of the automaton are the start and those that are entered by reading. */
static bool remove_empty_edges(const struct regex *regex, unsigned start, unsigned end,
                               struct automaton_build *build)
{
    bool reached[MAX_STATES];
    uint16_t number[MAX_STATES], state[MAX_STATES];
    unsigned count = 1;
    memset(number, 0xff, sizeof number);
    number[start] = 0;
    state[0] = (uint16_t)start;
    build->state_count = 1;
    build->is_start[0] = 1;
    for (unsigned at = 0; at < count; at++) {
        close_over(regex, state[at], reached);
        build->is_final[at] = reached[end];
        for (unsigned i = 0; i < regex->edge_count; i++) {
            const struct regex_edge *edge = &regex->edges[i];
            if (!edge->values || !reached[edge->from])
                continue;
            if (number[edge->to] == UINT16_MAX) {
                state[count] = edge->to;
                number[edge->to] = (uint16_t)count++;
            }
            if (!automata_move(build, at, number[edge->to], edge->values))
                return false;
        }
    }
    return true;
}

enum sudoku_status regex_compile(const char *pattern, size_t length, int min, int max,
                                 struct automaton_build *build, const char **problem)
{
    struct regex *regex = mem_alloc(build->allocator, 1, sizeof *regex);
    if (!regex)
        return SUDOKU_ERR_MEMORY;
    regex->pattern = pattern;
    regex->length = length;
    regex->min = min;
    regex->max = max;
    unsigned start = new_state(regex), end = expression(regex, start);
    if (regex->at < length)
        fail(regex, "the pattern has a closing parenthesis too many");
    if (!regex->problem && !remove_empty_edges(regex, start, end, build))
        fail(regex, "the pattern is too long");
    if (regex->problem)
        *problem = regex->problem;
    enum sudoku_status status = regex->problem ? SUDOKU_ERR_TEXT : SUDOKU_OK;
    mem_free(build->allocator, regex);
    return status;
}
