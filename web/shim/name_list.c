#include "shim/name_list.h"

#include <sudoku/layout.h>
#include <sudoku/logic.h>
#include <sudoku/status.h>

const struct name status_names[] = {
    {SUDOKU_OK, "ok"},
    {SUDOKU_NO_SOLUTION, "no-solution"},
    {SUDOKU_SEVERAL_SOLUTIONS, "several-solutions"},
    {SUDOKU_CONFLICT, "conflict"},
    {SUDOKU_UNDECIDED, "undecided"},
    {SUDOKU_SOLUTION_LIMIT, "solution-limit"},
    {SUDOKU_NODE_LIMIT, "node-limit"},
    {SUDOKU_TIME_LIMIT, "time-limit"},
    {SUDOKU_CANCELLED, "cancelled"},
    {SUDOKU_END, "end"},
    {SUDOKU_NOT_FOUND, "not-found"},
    {SUDOKU_ERR_ARGUMENT, "argument"},
    {SUDOKU_ERR_MEMORY, "memory"},
    {SUDOKU_ERR_TEXT, "text"},
    {SUDOKU_ERR_READ, "read"},
    {SUDOKU_ERR_INTERNAL, "internal"},
    {0, NULL},
};

const struct name level_names[] = {
    {SUDOKU_LEVEL_EASY, "easy"},     {SUDOKU_LEVEL_MEDIUM, "medium"},   {SUDOKU_LEVEL_HARD, "hard"},
    {SUDOKU_LEVEL_UNFAIR, "unfair"}, {SUDOKU_LEVEL_EXTREME, "extreme"}, {0, NULL},
};

void put_names(struct reply *out, const char *list, const struct name *names)
{
    size_t count = 0;
    while (names[count].text)
        count++;
    put_string(out, list);
    put_number(out, (double)count);
    for (size_t i = 0; i < count; i++) {
        put_number(out, names[i].number);
        put_string(out, names[i].text);
    }
}

void put_named(struct reply *out, const char *list, const char *(*name)(unsigned), bool flags)
{
    unsigned count = 0;
    while (name(count))
        count++;
    put_string(out, list);
    put_number(out, count);
    for (unsigned i = 0; i < count; i++) {
        put_number(out, flags ? 1U << i : i);
        put_string(out, name(i));
    }
}

static const char *variant_name(unsigned number)
{
    return sudoku_variant_name((enum sudoku_variant)(1U << number));
}

void put_variants(struct reply *out)
{
    put_named(out, "variant", variant_name, true);
}
