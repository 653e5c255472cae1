#include "logic/words/net_chains.h"

#include "logic/words/chains.h"
#include "logic/words/exclusion.h"

bool net_is_exclusion(const struct sudoku_link *link)
{
    return state_same_candidate(state_at_start(link), state_at_end(link));
}

bool net_begins_chain(const struct sudoku_link *links, size_t i)
{
    return i == 0 || !state_is_same(state_at_end(&links[i - 1]), state_at_start(&links[i]));
}

static size_t count_chains(const struct sudoku_step *step, size_t begin, size_t end)
{
    size_t count = 0;
    for (size_t i = begin; i < end; i++)
        count += i == begin || net_begins_chain(step->links, i);
    return count;
}

/* The candidates of each cell left by KNOWN. */
static void list_left(const struct words *words, const struct states *known,
                      sudoku_digitset left[LOGIC_MAX_CELLS])
{
    unsigned cells = words->layout->cell_count;
    for (unsigned cell = 0; cell < cells; cell++)
        left[cell] = words->candidates[cell] & ~known->digits[false][cell];
    for (unsigned cell = 0; cell < cells; cell++) {
        const uint16_t *peers;
        unsigned count = sudoku_layout_cell_peers(words->layout, cell, &peers);
        sudoku_digitset on = known->digits[true][cell];
        left[cell] &= on ? on : left[cell];
        for (unsigned i = 0; i < count; i++)
            left[peers[i]] &= ~on;
    }
}

bool words_say_why_off(struct words *words, const char *lead, struct state candidate,
                       const struct states *known)
{
    sudoku_digitset left[LOGIC_MAX_CELLS];
    if (!words->candidates || candidate.is_on || words->layout->cell_count > LOGIC_MAX_CELLS ||
        words->layout->side > LOGIC_MAX_SIDE)
        return false;
    list_left(words, known, left);
    return words_say_exclusion(words, lead, left, candidate.node->cells[0], candidate.node->digit);
}

/* Says "r9c6(8) excluded, as 8 in box 8 is confined to r7c5". */
static void say_exclusion(struct words *words, struct state excluded, struct states *known)
{
    words_say_node(words, excluded.node);
    words_say(words, " excluded");
    if (!words_say_why_off(words, ", as ", excluded, known))
        words_say(words, " by what is left then");
    states_add(known, excluded);
}

/* Says the start of a chain with LINK, after off candidates without a link of their own. */
static void say_start(struct words *words, const struct sudoku_link *link, struct states *known)
{
    if (!states_has(known, state_at_start(link))) {
        words_say(words, "with ");
        say_exclusion(words, state_at_start(link), known);
        words_say(words, ", ");
    }
    words_say_node(words, &link->from);
}

/* True if other links up to END lead to the same node as link I: chains join there, and only the
 * last one shows that it is true. */
static bool is_joined(const struct sudoku_step *step, size_t i, size_t end)
{
    struct state joint = state_at_end(&step->links[i]);
    for (size_t k = i + 1; joint.is_on && k < end; k++)
        if (state_is_same(state_at_end(&step->links[k]), joint))
            return true;
    return false;
}

void words_say_net_chains(struct words *words, size_t begin, size_t end, struct states *known)
{
    const struct sudoku_step *step = words->step;
    size_t count = count_chains(step, begin, end);
    bool is_start = true;
    words_say(words, count > 1 ? "by the chains " : count ? "by the chain " : "");
    for (size_t i = begin; i < end; i++) {
        const struct sudoku_link *link = &step->links[i];
        is_start = is_start || net_begins_chain(step->links, i);
        words_say(words, is_start && i > begin ? "; " : "");
        if (net_is_exclusion(link)) {
            say_exclusion(words, state_at_end(link), known);
        } else {
            if (is_start)
                say_start(words, link, known);
            words_say_link(words, link);
            if (!is_joined(step, i, end))
                states_add(known, state_at_end(link));
        }
        is_start = net_is_exclusion(link);
    }
}
