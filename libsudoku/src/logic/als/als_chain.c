/* Chains of almost locked sets: each is joined to the next by a restricted common digit, no two in
 * a row by the same one. The first or the last then holds what they share.
 *
 * One pass over the sets finds from where each can be reached, for all starts at once, as the next
 * step runs through sets in ascending order, as HoDoKu's does; other orders take several passes. */
#include "logic/als/als_reach.h"

#include <string.h>

#include "logic/als/als_steps.h"
#include "logic/scratch.h"

struct walk {
    struct search *search;
    const struct als_list *list;
    const struct als_graph *graph;
    struct als_reach *reach;
    unsigned first_digit; /* that leaves the first set */
    bool has_changed;
};

/* The bits of word INDEX that stand for sets to which set ALS may lead. */
static uint64_t allowed(const struct walk *walk, unsigned als, unsigned index)
{
    return walk->search->wants_all ? ~(uint64_t)0 : als_after(als, index);
}

static unsigned entry_of(const struct walk *walk, unsigned als, unsigned digit)
{
    return (unsigned)(als_digit(walk->list, &walk->list->sets[als], digit) - walk->list->digits);
}

/* A way on: the later sets that one digit, and none lower, joins to a set. */
struct als_way {
    unsigned digit;
    struct als_row sets;
};

/* Lists the ways on for chains that came in by ENTRY's digit; gives how many. */
static unsigned list_ways(const struct walk *walk, unsigned entry, struct als_way *ways)
{
    const struct als_digit *in = &walk->list->digits[entry];
    const struct als *als = &walk->list->sets[in->als];
    unsigned words = walk->graph->words, count = 0;
    struct als_row seen;
    memset(seen.word, 0, words * sizeof seen.word[0]);
    for (unsigned k = als->first; k < als->first + bit_count(als->digits); k++) {
        struct als_way *way = &ways[count];
        if (k == entry)
            continue;
        way->digit = walk->list->digits[k].digit;
        for (unsigned i = 0; i < words; i++) {
            uint64_t joined = walk->graph->joined[k].word[i] & allowed(walk, in->als, i);
            way->sets.word[i] = joined & ~seen.word[i];
            seen.word[i] |= joined;
        }
        count++;
    }
    return count;
}

/* ----------------------------------------------------------------------------------- one chain */

static void reach_in(struct walk *walk, unsigned entry, unsigned length, unsigned links,
                     unsigned before, unsigned before_length)
{
    struct als_reach *reach = walk->reach;
    if (reach->links[entry][length] && reach->links[entry][length] <= links)
        return;
    walk->has_changed = true;
    reach->links[entry][length] = (uint16_t)links;
    reach->before[entry][length] = (uint16_t)before;
    reach->before_length[entry][length] = (uint8_t)before_length;
}

static void spread_links(struct walk *walk, unsigned entry)
{
    struct als_reach *reach = walk->reach;
    struct als_way ways[LOGIC_MAX_SIDE];
    const uint16_t *links = reach->links[entry];
    if (!links[ALS_ONE_LINK] && !links[ALS_TWO_LINKS] && !links[ALS_MORE_LINKS])
        return;
    unsigned count = list_ways(walk, entry, ways);
    for (unsigned n = 0; n < count; n++) {
        for (unsigned i = 0; i < walk->graph->words; i++) {
            for (uint64_t bits = ways[n].sets.word[i]; bits; bits &= bits - 1) {
                unsigned next =
                    entry_of(walk, 64 * i + (unsigned)__builtin_ctzll(bits), ways[n].digit);
                for (unsigned length = 0; length < ALS_CHAIN_LENGTHS; length++)
                    if (links[length])
                        reach_in(walk, next, length < ALS_MORE_LINKS ? length + 1 : ALS_MORE_LINKS,
                                 links[length] + 1u, entry, length);
            }
        }
    }
}

/* Finds the shortest ways from set START by the first digit to all digits. False: the call is over.
 */
static bool find_links(struct walk *walk, unsigned start)
{
    unsigned first = entry_of(walk, start, walk->first_digit);
    memset(walk->reach->links, 0, walk->list->digit_count * sizeof walk->reach->links[0]);
    for (unsigned i = 0; i < walk->graph->words; i++) {
        uint64_t bits = walk->graph->joined[first].word[i] & allowed(walk, start, i);
        for (; bits; bits &= bits - 1) {
            unsigned als = 64 * i + (unsigned)__builtin_ctzll(bits);
            reach_in(walk, entry_of(walk, als, walk->first_digit), ALS_ONE_LINK, 1, first,
                     ALS_ONE_LINK);
        }
    }
    do {
        walk->has_changed = false;
        for (unsigned entry = 0; entry < walk->list->digit_count; entry++) {
            if (search_counts(walk->search))
                return false;
            spread_links(walk, entry);
        }
    } while (walk->has_changed && walk->search->wants_all);
    return true;
}

static void add_link(struct walk *walk, unsigned from, unsigned to, unsigned digit)
{
    const struct als *a = &walk->list->sets[from], *b = &walk->list->sets[to];
    step_add_cells(&walk->search->step, cellset_or(a->cells, b->cells));
    step_add_link(&walk->search->step, false, als_digit(walk->list, a, digit)->cells, digit,
                  als_digit(walk->list, b, digit)->cells, digit);
}

/* Adds the shortest chain of three links or more from set START, over LAST, into set END. False:
 * the call is over. */
static bool add_chain(struct walk *walk, unsigned start, unsigned last, unsigned end,
                      unsigned digit)
{
    const struct als_reach *reach = walk->reach;
    const struct als_digit *digits = walk->list->digits;
    if (!find_links(walk, start))
        return false;
    unsigned length = reach->links[last][ALS_TWO_LINKS] ? ALS_TWO_LINKS : ALS_MORE_LINKS;
    add_link(walk, digits[last].als, end, digit);
    for (unsigned entry = last;;) {
        unsigned before = reach->before[entry][length];
        add_link(walk, digits[before].als, digits[entry].als, digits[entry].digit);
        if (length == ALS_ONE_LINK)
            break;
        length = reach->before_length[entry][length];
        entry = before;
    }
    return true;
}

/* -------------------------------------------------------------------------------------- search */

/* A chain from set START to set END, where DIGITS are lost. */
static bool report(struct walk *walk, unsigned start, unsigned last, unsigned end, unsigned digits,
                   unsigned by)
{
    const struct als *a = &walk->list->sets[start], *b = &walk->list->sets[end];
    struct step *step = search_start(walk->search);
    for (digits &= a->digits; digits;) {
        unsigned digit = bit_take(&digits);
        step_eliminate(step, walk->search->position,
                       cellset_and(als_digit(walk->list, a, digit)->sees,
                                   als_digit(walk->list, b, digit)->sees),
                       digit);
    }
    if (search_looks_up(walk->search))
        return true;
    if (!search_wants(walk->search))
        return false;
    return !add_chain(walk, start, last, end, by) || search_report(walk->search);
}

/* Looks at all starts of chains that come over ENTRY into set END by digit BY. */
static bool conclude(struct walk *walk, unsigned entry, unsigned end, unsigned by)
{
    const struct als_graph *graph = walk->graph;
    const struct als_digit *in = &walk->list->digits[entry];
    const struct als *als = &walk->list->sets[end];
    const struct als_row *from = walk->reach->from[entry];
    unsigned joining = als_graph_digits(graph, in->als, end) & ~(1u << in->digit);
    unsigned left = als->digits & ~(joining | 1u << walk->first_digit);
    for (unsigned i = 0; i < graph->words; i++) {
        uint64_t starts = from[ALS_TWO_LINKS].word[i] | from[ALS_MORE_LINKS].word[i], losing = 0;
        for (unsigned digits = starts ? left : 0; digits;)
            losing |= als_losing(graph, entry_of(walk, end, bit_take(&digits)))->word[i];
        if (end / 64 == i)
            losing &= ~((uint64_t)1 << end % 64);
        for (starts &= losing; starts; starts &= starts - 1)
            if (report(walk, 64 * i + (unsigned)__builtin_ctzll(starts), entry, end, left, by))
                return true;
    }
    return false;
}

static void add_starts(struct walk *walk, unsigned entry, enum als_chain_length length,
                       unsigned index, uint64_t starts)
{
    uint64_t *word = &walk->reach->from[entry][length].word[index];
    walk->has_changed |= (starts & ~*word) != 0;
    *word |= starts;
}

static void clear_starts(struct walk *walk, unsigned entry)
{
    for (unsigned length = 0; length < ALS_CHAIN_LENGTHS; length++)
        memset(walk->reach->from[entry][length].word, 0, walk->graph->words * sizeof(uint64_t));
}

static bool reach_set(struct walk *walk, unsigned entry, unsigned als, unsigned digit)
{
    const struct als_row *from = walk->reach->from[entry];
    unsigned next = entry_of(walk, als, digit);
    if (!walk->reach->is_reached[next])
        clear_starts(walk, next);
    walk->reach->is_reached[next] = true;
    for (unsigned i = 0; i < walk->graph->words; i++) {
        add_starts(walk, next, ALS_TWO_LINKS, i, from[ALS_ONE_LINK].word[i]);
        add_starts(walk, next, ALS_MORE_LINKS, i,
                   from[ALS_TWO_LINKS].word[i] | from[ALS_MORE_LINKS].word[i]);
    }
    return false;
}

/* Does ACT for each set that chains can lead to from ENTRY; true: enough was seen. */
static bool for_each_way(struct walk *walk, unsigned entry,
                         bool (*act)(struct walk *walk, unsigned entry, unsigned als,
                                     unsigned digit))
{
    struct als_way ways[LOGIC_MAX_SIDE];
    if (search_looks_up(walk->search))
        return true;
    unsigned count = list_ways(walk, entry, ways);
    for (unsigned n = 0; n < count; n++)
        for (unsigned i = 0; i < walk->graph->words; i++)
            for (uint64_t bits = ways[n].sets.word[i]; bits; bits &= bits - 1)
                if (act(walk, entry, 64 * i + (unsigned)__builtin_ctzll(bits), ways[n].digit))
                    return true;
    return false;
}

/* Begins chains at SET, which has the first digit. */
static void start_from(struct walk *walk, unsigned set)
{
    const struct als_row *joined = &walk->graph->joined[entry_of(walk, set, walk->first_digit)];
    unsigned words = walk->graph->words;
    for (unsigned i = 0; i < words; i++) {
        for (uint64_t bits = joined->word[i] & allowed(walk, set, i); bits; bits &= bits - 1) {
            unsigned als = 64 * i + (unsigned)__builtin_ctzll(bits);
            unsigned entry = entry_of(walk, als, walk->first_digit);
            if (!walk->reach->is_reached[entry])
                clear_starts(walk, entry);
            walk->reach->is_reached[entry] = true;
            als_row_add(&walk->reach->from[entry][ALS_ONE_LINK], set);
        }
    }
}

static bool find_by(struct walk *walk)
{
    memset(walk->reach->is_reached, 0, walk->list->digit_count * sizeof(bool));
    for (unsigned set = 0; set < walk->list->count; set++)
        if (walk->list->sets[set].digits >> walk->first_digit & 1)
            start_from(walk, set);
    do {
        walk->has_changed = false;
        for (unsigned entry = 0; entry < walk->list->digit_count; entry++)
            if (walk->reach->is_reached[entry])
                for_each_way(walk, entry, reach_set);
    } while (walk->has_changed && walk->search->wants_all);
    for (unsigned entry = 0; entry < walk->list->digit_count; entry++)
        if (walk->reach->is_reached[entry] && for_each_way(walk, entry, conclude))
            return true;
    return false;
}

bool als_find_chain(struct search *search)
{
    struct als_list *list = &search->scratch->als;
    struct walk walk = {.search = search,
                        .list = list,
                        .graph = &search->scratch->als_graph,
                        .reach = &search->scratch->als_reach};
    if (!als_list_update(list, search) ||
        !als_graph_update(&search->scratch->als_graph, list, search))
        return true;
    for (walk.first_digit = 0; walk.first_digit < search->topology->side; walk.first_digit++)
        if (find_by(&walk))
            return true;
    return false;
}
