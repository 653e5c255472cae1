#include "generate/reduction.h"

static unsigned group_start(const struct reduction *reduction, unsigned group)
{
    return group ? reduction->ends[group - 1] : 0;
}

static unsigned group_size(const struct reduction *reduction, unsigned group)
{
    return reduction->ends[group] - group_start(reduction, group);
}

void reduction_start(struct reduction *reduction)
{
    reduction->next = reduction->stuck = 0;
    reduction->given_count = group_start(reduction, reduction->group_count);
    for (unsigned i = 0; reduction->cycles && i < reduction->given_count; i++)
        cycles9_add(reduction->cycles, reduction->cells[i]);
}

static void remove_given(struct reduction *reduction, unsigned cell)
{
    reduction->givens[cell] = 0;
    reduction->given_count--;
    if (reduction->cycles)
        cycles9_remove(reduction->cycles, cell);
}

static void restore_given(struct reduction *reduction, unsigned cell)
{
    reduction->givens[cell] = reduction->solution[cell];
    reduction->given_count++;
    if (reduction->cycles)
        cycles9_add(reduction->cycles, cell);
}

/* Removes the givens of GROUP. Returns false if it is known to stay. */
static bool remove_group(struct reduction *reduction, unsigned group)
{
    unsigned start = group_start(reduction, group), end = reduction->ends[group], i = start;
    if (reduction->given_count < reduction->min_givens + group_size(reduction, group))
        return false;
    while (i < end && !(reduction->cycles && cycles9_needs(reduction->cycles, reduction->cells[i])))
        remove_given(reduction, reduction->cells[i++]);
    if (i == end)
        return true;
    while (i-- > start)
        restore_given(reduction, reduction->cells[i]);
    return false;
}

/* Removes the groups of the next question: half of those that cannot all go, or groups until PLENTY
 * givens remain. */
static void remove_groups(struct reduction *reduction)
{
    unsigned last = reduction->group_count;
    if (reduction->stuck)
        last = reduction->next + (reduction->stuck - reduction->next + 1) / 2;
    reduction->asked_count = 0;
    for (reduction->asked = reduction->next; reduction->asked < last; reduction->asked++) {
        bool is_enough = !reduction->stuck && reduction->given_count <= reduction->plenty;
        if (is_enough && reduction->asked_count)
            return;
        if (remove_group(reduction, reduction->asked) && reduction->asked_count++ == 0)
            reduction->first = reduction->asked;
    }
}

bool reduction_ask(struct reduction *reduction, unsigned *cell)
{
    reduction->asked_count = 0;
    while (!reduction->asked_count && reduction->next < reduction->group_count) {
        if (reduction->stuck == reduction->next + 1)
            reduction->asked = reduction->stuck;
        else
            remove_groups(reduction);
        if (!reduction->asked_count)
            reduction->next = reduction->asked;
        if (reduction->next == reduction->stuck)
            reduction->stuck = 0;
    }
    bool is_single = reduction->asked_count == 1 && group_size(reduction, reduction->first) == 1;
    *cell = is_single ? reduction->ends[reduction->first] - 1U : REDUCTION_NO_CELL;
    if (is_single)
        *cell = reduction->cells[*cell];
    return reduction->asked_count;
}

/* Restores the groups of the question. */
static void restore_groups(struct reduction *reduction)
{
    unsigned end = reduction->ends[reduction->asked - 1];
    for (unsigned i = group_start(reduction, reduction->first); i < end; i++)
        if (!reduction->givens[reduction->cells[i]])
            restore_given(reduction, reduction->cells[i]);
}

void reduction_answer(struct reduction *reduction, bool has_other)
{
    if (!has_other) {
        reduction->next = reduction->asked;
        if (reduction->next >= reduction->stuck)
            reduction->stuck = 0;
        return;
    }
    restore_groups(reduction);
    reduction->stuck = reduction->asked;
    if (reduction->asked_count == 1) {
        reduction->next = reduction->first + 1;
        reduction->stuck = 0;
    }
}
