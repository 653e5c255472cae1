/* ALS chains: each set is linked to the next by a restricted common digit, no two consecutive links
 * by the same one. The first or the last set then holds any digit they share.
 *
 * For the next step, chains run through sets in ascending order, as HoDoKu's do, so one pass over
 * the sets finds for all starts at once what each can reach; other orders take several passes. */
#include "logic/als/als_reach.h"

#include <string.h>

#include "logic/als/als_steps.h"
#include "logic/scratch.h"

struct als_walk {
    struct search *search;
    const struct als_list *list;
    const struct als_graph *graph;
    struct als_reach *reach;
    unsigned first_digit; /* digit of the first link */
    bool has_changed;
};

/* The sets in word INDEX to which set ALS may lead. */
static uint64_t allowed(const struct als_walk *walk, unsigned als, unsigned index)
{
    return walk->search->wants_all ? ~(uint64_t)0 : als_after(als, index);
}

static unsigned entry_of(const struct als_walk *walk, unsigned als, unsigned digit)
{
    return als_entry(&walk->list->sets[als], digit);
}

/* Appends the continuations by the digit of entry K that SEEN lacks, and adds them to SEEN. */
static uint16_t *add_ways(const struct als_walk *walk, unsigned als, unsigned k, uint64_t *seen,
                          uint16_t *end)
{
    unsigned digit = walk->list->digits[k].digit;
    for (unsigned i = 0; i < walk->graph->words; i++) {
        uint64_t joined = als_joined(walk->graph, k, i) & allowed(walk, als, i);
        for (uint64_t bits = joined & ~seen[i]; bits; bits &= bits - 1)
            *end++ = (uint16_t)entry_of(walk, 64 * i + (unsigned)__builtin_ctzll(bits), digit);
        seen[i] |= joined;
    }
    return end;
}

/* Lists in WAYS the continuations of chains that arrived by ENTRY's digit: sets linked to its set
 * by one digit and by no lower one. Returns their number. */
static unsigned list_ways(const struct als_walk *walk, unsigned entry, uint16_t *ways)
{
    unsigned index = walk->list->digits[entry].als;
    const struct als *als = &walk->list->sets[index];
    uint16_t *end = ways;
    uint64_t seen[ALS_WORDS];
    memset(seen, 0, walk->graph->words * sizeof *seen);
    for (unsigned k = als->first; k < als->first + bit_count(als->digits); k++)
        if (k != entry)
            end = add_ways(walk, index, k, seen, end);
    return (unsigned)(end - ways);
}

/* Returns the same list, cached or, if the cache is full, in ROOM. */
static const uint16_t *get_ways(const struct als_walk *walk, unsigned entry, uint16_t *room,
                                unsigned *count)
{
    struct als_reach *reach = walk->reach;
    if (!reach->is_listed[entry]) {
        *count = list_ways(walk, entry, room);
        if (reach->ways_end + *count > ALS_MAX_WAYS)
            return room;
        reach->is_listed[entry] = true;
        reach->first_way[entry] = reach->ways_end;
        reach->way_count[entry] = (uint16_t)*count;
        memcpy(&reach->ways[reach->ways_end], room, *count * sizeof *room);
        reach->ways_end += *count;
    }
    *count = reach->way_count[entry];
    return &reach->ways[reach->first_way[entry]];
}

/* ----------------------------------------------------------------------------------- one chain */

static void reach_in(struct als_walk *walk, unsigned entry, unsigned length, unsigned links,
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

static void spread_links(struct als_walk *walk, unsigned entry)
{
    struct als_reach *reach = walk->reach;
    const uint16_t *links = reach->links[entry];
    uint16_t room[ALS_MAX];
    unsigned count;
    if (!links[ALS_ONE_LINK] && !links[ALS_TWO_LINKS] && !links[ALS_MORE_LINKS])
        return;
    const uint16_t *ways = get_ways(walk, entry, room, &count);
    for (unsigned i = 0; i < count; i++)
        for (unsigned length = 0; length < ALS_CHAIN_LENGTHS; length++)
            if (links[length])
                reach_in(walk, ways[i], length < ALS_MORE_LINKS ? length + 1 : ALS_MORE_LINKS,
                         links[length] + 1u, entry, length);
}

/* Finds the shortest chains from set START by the first digit. Returns false if the call is over.
 */
static bool find_links(struct als_walk *walk, unsigned start)
{
    unsigned first = entry_of(walk, start, walk->first_digit);
    memset(walk->reach->links, 0, walk->list->digit_count * sizeof walk->reach->links[0]);
    for (unsigned i = 0; i < walk->graph->words; i++) {
        uint64_t bits = als_joined(walk->graph, first, i) & allowed(walk, start, i);
        for (; bits; bits &= bits - 1) {
            unsigned als = 64 * i + (unsigned)__builtin_ctzll(bits);
            reach_in(walk, entry_of(walk, als, walk->first_digit), ALS_ONE_LINK, 1, first,
                     ALS_ONE_LINK);
        }
    }
    do {
        walk->has_changed = false;
        for (unsigned entry = 0; entry < walk->list->digit_count; entry++) {
            if (search_tick(walk->search))
                return false;
            spread_links(walk, entry);
        }
    } while (walk->has_changed && walk->search->wants_all);
    return true;
}

/* Adds the link from set FROM to set TO, and that set; the last link is added first. */
static void add_link(struct als_walk *walk, unsigned from, unsigned to, unsigned digit)
{
    const struct als *a = &walk->list->sets[from], *b = &walk->list->sets[to];
    step_add_set(&walk->search->step, b->cells);
    step_add_link(&walk->search->step, false, als_hold(walk->list, a, digit)->cells, digit,
                  als_hold(walk->list, b, digit)->cells, digit);
}

/* Adds the shortest chain of three or more links from START through LAST to END. Returns false if
 * the call is over. */
static bool add_chain(struct als_walk *walk, unsigned start, unsigned last, unsigned end,
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
    step_add_set(&walk->search->step, walk->list->sets[start].cells);
    return true;
}

/* -------------------------------------------------------------------------------------- search */

/* Reports a chain from START to END that eliminates DIGITS. */
static bool report(struct als_walk *walk, unsigned start, unsigned last, unsigned end,
                   unsigned digits, unsigned by)
{
    const struct als *a = &walk->list->sets[start], *b = &walk->list->sets[end];
    struct step *step = search_start(walk->search);
    for (digits &= a->digits; digits;) {
        unsigned digit = bit_pop(&digits);
        step_eliminate(
            step, walk->search->position,
            cellset_and(als_hold(walk->list, a, digit)->sees, als_hold(walk->list, b, digit)->sees),
            digit);
    }
    if (search_poll(walk->search))
        return true;
    if (!search_wants(walk->search))
        return false;
    return !add_chain(walk, start, last, end, by) || search_report(walk->search);
}

/* Returns the sets of word INDEX, other than END, that share one of DIGITS with it. A candidate
 * outside both sees all of theirs for that digit. */
static uint64_t losing_with(const struct als_walk *walk, unsigned end, unsigned digits,
                            unsigned index)
{
    uint64_t losing = 0, self = end / 64 == index ? (uint64_t)1 << end % 64 : 0;
    while (digits)
        losing |= als_losing(walk->graph, entry_of(walk, end, bit_pop(&digits)))[index];
    return losing & ~self;
}

/* True if END shares one of DIGITS with some of STARTS, as in losing_with(). */
static bool has_losing(const struct als_walk *walk, unsigned end, unsigned digits,
                       const uint64_t *starts)
{
    for (unsigned i = 0; i < walk->graph->words; i++)
        if (starts[i] && starts[i] & losing_with(walk, end, digits, i))
            return true;
    return false;
}

/* Examines all STARTS of chains that end with ENTRY and NEXT. */
static bool conclude(struct als_walk *walk, unsigned entry, unsigned next, const uint64_t *starts)
{
    const struct als_graph *graph = walk->graph;
    const struct als_digit *in = &walk->list->digits[entry];
    unsigned end = walk->list->digits[next].als, by = walk->list->digits[next].digit;
    unsigned left = walk->list->sets[end].digits & ~(1u << by | 1u << walk->first_digit);
    if (!has_losing(walk, end, left, starts))
        return false;
    left &= ~als_graph_digits(graph, in->als, end) | 1u << in->digit;
    for (unsigned i = 0; i < graph->words; i++) {
        uint64_t found = starts[i] ? starts[i] & losing_with(walk, end, left, i) : 0;
        for (; found; found &= found - 1)
            if (report(walk, 64 * i + (unsigned)__builtin_ctzll(found), entry, end, left, by))
                return true;
    }
    return false;
}

/* The starts of the chains of LENGTH that arrive by ENTRY. */
static uint64_t *starts_of(const struct als_walk *walk, unsigned entry,
                           enum als_chain_length length)
{
    return walk->reach->from + (size_t)(entry * ALS_CHAIN_LENGTHS + length) * walk->graph->words;
}

/* Collects the starts of chains of two or more links that arrive by ENTRY. Returns false if there
 * are none. */
static bool find_starts(const struct als_walk *walk, unsigned entry, uint64_t *starts)
{
    const uint64_t *two = starts_of(walk, entry, ALS_TWO_LINKS);
    const uint64_t *more = starts_of(walk, entry, ALS_MORE_LINKS);
    uint64_t any = 0;
    for (unsigned i = 0; i < walk->graph->words; i++) {
        starts[i] = two[i] | more[i];
        any |= starts[i];
    }
    return any != 0;
}

/* Examines all continuations of chains that arrive by ENTRY. Returns true if no more steps are
 * needed. */
static bool conclude_from(struct als_walk *walk, unsigned entry)
{
    uint16_t room[ALS_MAX];
    unsigned count;
    uint64_t starts[ALS_WORDS];
    if (search_tick(walk->search))
        return true;
    if (!find_starts(walk, entry, starts))
        return false;
    const uint16_t *ways = get_ways(walk, entry, room, &count);
    for (unsigned i = 0; i < count; i++)
        if (conclude(walk, entry, ways[i], starts))
            return true;
    return false;
}

/* Makes room for the starts of chains that arrive by ENTRY. */
static void arrive(struct als_walk *walk, unsigned entry)
{
    if (!walk->reach->is_reached[entry])
        memset(starts_of(walk, entry, ALS_ONE_LINK), 0,
               ALS_CHAIN_LENGTHS * walk->graph->words * sizeof(uint64_t));
    walk->reach->is_reached[entry] = true;
}

/* Extends the chains that arrive by ENTRY to NEXT. */
static void reach_next(struct als_walk *walk, unsigned entry, unsigned next)
{
    arrive(walk, next);
    const uint64_t *one = starts_of(walk, entry, ALS_ONE_LINK);
    const uint64_t *two = starts_of(walk, entry, ALS_TWO_LINKS);
    const uint64_t *more = starts_of(walk, entry, ALS_MORE_LINKS);
    uint64_t *next_two = starts_of(walk, next, ALS_TWO_LINKS);
    uint64_t *next_more = starts_of(walk, next, ALS_MORE_LINKS);
    uint64_t fresh = 0;
    for (unsigned i = 0; i < walk->graph->words; i++) {
        fresh |= (one[i] & ~next_two[i]) | ((two[i] | more[i]) & ~next_more[i]);
        next_two[i] |= one[i];
        next_more[i] |= two[i] | more[i];
    }
    walk->has_changed |= fresh != 0;
}

/* Extends the chains that arrive by ENTRY in all ways. Returns true if the call is over. */
static bool reach_from(struct als_walk *walk, unsigned entry)
{
    uint16_t room[ALS_MAX];
    unsigned count;
    if (search_tick(walk->search))
        return true;
    const uint16_t *ways = get_ways(walk, entry, room, &count);
    for (unsigned i = 0; i < count; i++)
        reach_next(walk, entry, ways[i]);
    return false;
}

/* Begins chains at SET, which has the first digit. */
static void start_from(struct als_walk *walk, unsigned set)
{
    unsigned first = entry_of(walk, set, walk->first_digit), words = walk->graph->words;
    for (unsigned i = 0; i < words; i++) {
        uint64_t bits = als_joined(walk->graph, first, i) & allowed(walk, set, i);
        for (; bits; bits &= bits - 1) {
            unsigned als = 64 * i + (unsigned)__builtin_ctzll(bits);
            unsigned entry = entry_of(walk, als, walk->first_digit);
            arrive(walk, entry);
            als_row_add(starts_of(walk, entry, ALS_ONE_LINK), set);
        }
    }
}

static bool find_by(struct als_walk *walk)
{
    memset(walk->reach->is_reached, 0, walk->list->digit_count * sizeof(bool));
    for (unsigned set = 0; set < walk->list->count; set++)
        if (walk->list->sets[set].digits >> walk->first_digit & 1)
            start_from(walk, set);
    do {
        walk->has_changed = false;
        for (unsigned entry = 0; entry < walk->list->digit_count; entry++)
            if (walk->reach->is_reached[entry] && reach_from(walk, entry))
                return true;
    } while (walk->has_changed && walk->search->wants_all);
    for (unsigned entry = 0; entry < walk->list->digit_count; entry++)
        if (walk->reach->is_reached[entry] && conclude_from(walk, entry))
            return true;
    return false;
}

bool als_find_chain(struct search *search)
{
    struct als_list *list = als_list_of(search);
    struct als_graph *graph = als_graph_of(search);
    struct als_walk walk = {.search = search,
                            .list = list,
                            .graph = graph,
                            .reach =
                                scratch_part(search, SCRATCH_ALS_REACH, sizeof(struct als_reach))};
    if (search_is_over(search) || !als_list_update(list, search) ||
        !als_graph_update(graph, list, search) || !als_graph_find_losing(graph, search))
        return true;
    walk.reach->ways_end = 0;
    memset(walk.reach->is_listed, 0, list->digit_count * sizeof(bool));
    for (walk.first_digit = 0; walk.first_digit < search->topology->side; walk.first_digit++)
        if (find_by(&walk))
            return true;
    return false;
}
