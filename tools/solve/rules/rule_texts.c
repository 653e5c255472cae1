#include "solve/rules/rule_texts.h"

#include <stdlib.h>
#include <string.h>

#include <sudoku/rule_text.h>

static const char *line_end(const char *at, const char *stop)
{
    const char *end = memchr(at, '\n', (size_t)(stop - at));
    return end ? end : stop;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool is_empty(const char *at, const char *end)
{
    while (at < end && is_blank(*at))
        at++;
    return at == end || *at == '#';
}

/* True if the line is one rule in dot notation. */
static bool has_one_rule(const char *at, const char *end)
{
    return at < end && *at == '.' && !memchr(at + 1, '.', (size_t)(end - at - 1));
}

/* The line of a text at START, where a puzzle begins, and its continuations. */
static const char *puzzle_end(const char *start, const char *stop)
{
    const char *end = line_end(start, stop);
    bool is_list = has_one_rule(start, end);
    if (*start == '{' && !sudoku_rules_detect(start, (size_t)(end - start)))
        return stop;
    while (end < stop) {
        const char *next = end + 1, *next_end = line_end(next, stop);
        bool goes_on = next < next_end && (is_blank(*next) || *next == '#');
        if (!goes_on && !(is_list && has_one_rule(next, next_end)))
            break;
        end = next_end;
    }
    return end;
}

bool rule_texts_begin(const char *text, size_t length)
{
    const char *stop = text + length, *at = text;
    while (at < stop && is_empty(at, line_end(at, stop)))
        at = line_end(at, stop) + (line_end(at, stop) < stop);
    while (at < stop && is_blank(*at))
        at++;
    const char *end = at < stop ? line_end(at, stop) : stop;
    return sudoku_rules_detect(at, (size_t)(end - at)) ||
           (*at == '{' && sudoku_rules_detect(at, (size_t)(stop - at)));
}

bool rule_texts_add(struct batch *batch, const char *text, size_t length, const char *source)
{
    const char *stop = text + length, *at = text;
    uint64_t line = 1;
    bool goes_on = true;
    while (at < stop && goes_on) {
        const char *end = line_end(at, stop);
        if (!is_empty(at, end)) {
            end = puzzle_end(at, stop);
            goes_on = batch_add_rules(batch, at, (size_t)(end - at), source, line);
        }
        for (; at < end; at++)
            line += *at == '\n';
        line++;
        at = end + (end < stop);
    }
    return goes_on;
}
