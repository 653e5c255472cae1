#include "logic/words/chains/net_chains.h"

#include "logic/words/chains/chains.h"
#include "logic/words/chains/exclusion.h"
#include "logic/words/slots.h"

/* The longest net that is never folded, in links. */
enum { MAX_UNFOLDED = 3 };

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

/* True if the board and its candidates are known, which reasons require. */
static bool has_board(const struct words *words)
{
    return words->candidates && words->layout->cell_count <= LOGIC_MAX_CELLS &&
           words->layout->side <= LOGIC_MAX_SIDE;
}

static bool say_why_off(struct words *words, const struct why_off *why)
{
    sudoku_digitset left[LOGIC_MAX_CELLS];
    if (!has_board(words) || why->candidate.is_on)
        return false;
    list_left(words, why->known, left);
    return words_say_exclusion(words, left, why->candidate.node->cells[0],
                               why->candidate.node->digit);
}

bool words_has_why_off(const struct words *words, const struct why_off *why)
{
    struct words dry = *words;
    dry.out = (struct text_out){NULL, 0, 0};
    return say_why_off(&dry, why);
}

void words_say_why_off(struct words *words, const void *why)
{
    say_why_off(words, why);
}

/* Says "r9c6(8) excluded, as 8 in box 8 is confined to r7c5". */
static void say_exclusion(struct words *words, const void *data)
{
    const struct why_off *why = data;
    const struct words_slot node = slot_node("node", why->candidate.node);
    if (words_has_why_off(words, why))
        words_fill(words, WORDS_EXCLUDED_AS, node, slot_part("reason", words_say_why_off, why));
    else
        words_fill(words, WORDS_EXCLUDED_LEFT, node);
}

/* Says the start of a chain with LINK, after off candidates without a link of their own. */
static void say_start(struct words *words, const struct sudoku_link *link,
                      const struct states *known)
{
    const struct why_off why = {state_at_start(link), known};
    if (states_has(known, why.candidate))
        words_say_node(words, &link->from);
    else
        words_fill(words, WORDS_WITH_EXCLUSION, slot_part("exclusion", say_exclusion, &why),
                   slot_node("node", &link->from));
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

/* Says link I of NET, the first of a chain if IS_START, and adds what it shows to KNOWN; says
 * nothing if WORDS is NULL. */
static void walk_link(struct words *words, const struct said_net *net, size_t i, bool is_start,
                      struct states *known)
{
    const struct sudoku_link *link = &net->step->links[i];
    const struct why_off why = {state_at_end(link), known};
    if (words && is_start && i > net->begin)
        words_say_template(words, WORDS_SEMICOLON);
    if (net_is_exclusion(link)) {
        if (words)
            say_exclusion(words, &why);
        states_add(known, state_at_end(link));
        return;
    }
    if (words && is_start)
        say_start(words, link, known);
    if (is_start && !states_has(known, state_at_start(link)))
        states_add(known, state_at_start(link));
    if (words)
        words_say_link(words, link);
    if (!is_joined(net->step, i, net->end))
        states_add(known, state_at_end(link));
}

static void walk(struct words *words, const struct said_net *net, struct states *known)
{
    bool is_start = true;
    for (size_t i = net->begin; i < net->end; i++) {
        is_start = is_start || net_begins_chain(net->step->links, i);
        walk_link(words, net, i, is_start, known);
        is_start = net_is_exclusion(&net->step->links[i]);
    }
}

void net_advance(const struct said_net *net, struct states *after)
{
    *after = *net->known;
    walk(NULL, net, after);
}

static void say_all(struct words *words, const void *data)
{
    const struct said_net *net = data;
    struct states known = *net->known;
    walk(words, net, &known);
}

static void say_last(struct words *words, const void *data)
{
    const struct sudoku_link *link = data;
    words_say_node(words, &link->from);
    words_say_link(words, link);
}

static void say_folded(struct words *words, const struct said_net *net)
{
    const struct sudoku_link *last = &net->step->links[net->end - 1];
    const struct words_slot number = slot_number("number", net->end - net->begin);
    if (net_is_exclusion(last))
        words_fill(words, WORDS_FOLDED_NET_EXCLUSION, number);
    else
        words_fill(words,
                   count_chains(net->step, net->begin, net->end) > 1 ? WORDS_FOLDED_NET
                                                                     : WORDS_FOLDED_CHAIN,
                   number, slot_part("links", say_last, last));
}

void words_say_net(struct words *words, const void *data)
{
    const struct said_net *net = data;
    size_t count = count_chains(net->step, net->begin, net->end);
    if (words->is_folded && net->end - net->begin > MAX_UNFOLDED)
        say_folded(words, net);
    else if (count)
        words_fill(words, count > 1 ? WORDS_CHAINS : WORDS_CHAIN, slot_part("links", say_all, net));
}
