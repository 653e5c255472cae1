#include "logic/als/als.h"

#include <string.h>

/* Returns the hash slot for DIGIT in CELLS. The multipliers, a different one for each word, are
 * those of SplitMix64 (Steele, Lea and Flood, 2014) and powers of the golden ratio. */
static unsigned find_slot(const struct als_list *list, struct cellset cells, unsigned digit)
{
    static const uint64_t multipliers[CELLSET_WORDS] = {0xbf58476d1ce4e5b9u, 0x94d049bb133111ebu,
                                                        0x9e3779b97f4a7c15u, 0xc2b2ae3d27d4eb4fu};
    uint64_t hash = digit * (uint64_t)0xff51afd7ed558ccdu;
    for (unsigned i = 0; i < CELLSET_WORDS; i++)
        hash += (cells.word[i] ^ cells.word[i] >> 32) * multipliers[i];
    for (hash >>= 40;; hash++) {
        unsigned slot = (unsigned)hash & (list->slot_count - 1), index = list->slots[slot];
        if (!index)
            return slot;
        const struct als_hold *held = &list->holds[index - 1];
        if (held->digit == digit && cellset_equal(held->cells, cells))
            return slot;
    }
}

/* Empties the hash table, which gets COUNT slots, and adds all holds again. */
static void rebuild_slots(struct als_list *list, unsigned count)
{
    list->slot_count = count;
    memset(list->slots, 0, count * sizeof *list->slots);
    for (unsigned hold = 0; hold < list->hold_count; hold++)
        list->slots[find_slot(list, list->holds[hold].cells, list->holds[hold].digit)] =
            (uint16_t)(hold + 1);
}

/* Returns the index of the hold of DIGIT in CELLS, new if there was none. */
static unsigned hold_of(struct als_list *list, const struct position *position,
                        struct cellset cells, unsigned digit)
{
    unsigned slot = find_slot(list, cells, digit);
    if (list->slots[slot])
        return list->slots[slot] - 1u;
    list->holds[list->hold_count] = (struct als_hold){
        .cells = cells,
        .sees = cellset_and(topology_common_peers(position->topology, cells),
                            position->of_digit[digit]),
        .digit = (uint16_t)digit,
    };
    list->slots[slot] = (uint16_t)++list->hold_count;
    if (2 * list->hold_count > list->slot_count)
        rebuild_slots(list, 2 * list->slot_count);
    return list->hold_count - 1;
}

static void add_digit(struct als_list *list, const struct position *position, struct cellset cells,
                      unsigned digit)
{
    unsigned hold = hold_of(list, position, cellset_and(cells, position->of_digit[digit]), digit);
    list->digits[list->digit_count++] = (struct als_digit){
        .als = (uint16_t)(list->count - 1), .digit = (uint16_t)digit, .hold = (uint16_t)hold};
}

static void clear(struct als_list *list)
{
    list->count = list->digit_count = list->hold_count = 0;
    rebuild_slots(list, ALS_FEW_SLOTS);
}

/* The last change of the cells at PLACES of UNIT. */
static unsigned last_change(const struct position *position, unsigned unit, unsigned places)
{
    unsigned last = 0;
    while (places) {
        unsigned cell = topology_cell(position->topology, unit, bit_pop(&places));
        unsigned version = position->cell_version[cell];
        last = version > last ? version : last;
    }
    return last;
}

/* Adds the set at PLACES of UNIT. */
static void add(struct als_list *list, const struct position *position, unsigned unit,
                unsigned places, unsigned digits)
{
    struct cellset cells = topology_cells(position->topology, unit, places);
    if (list->count == ALS_MAX || list->digit_count + bit_count(digits) > ALS_MAX_DIGITS)
        return;
    list->sets[list->count++] = (struct als){
        .cells = cells,
        .digits = (uint16_t)digits,
        .size = (uint16_t)bit_count(places),
        .first = (uint16_t)list->digit_count,
        .version = last_change(position, unit, places),
    };
    while (digits)
        add_digit(list, position, cells, bit_pop(&digits));
}

/* The open cells of a unit. */
struct als_choice {
    struct als_list *list;
    const struct position *position;
    unsigned unit;
    unsigned places;
    uint16_t candidates[LOGIC_MAX_SIDE]; /* by place */
};

/* True if an earlier unit contains the cells at PLACES, too. */
static bool was_met(const struct als_choice *choice, unsigned places)
{
    const struct topology *topology = choice->position->topology;
    unsigned unit = choice->unit;
    if (bit_is_single(places))
        return topology->cell_units[topology_cell(topology, unit, bit_first(places))][0] < unit;
    for (unsigned i = topology->crossing_start[unit]; i < topology->crossing_start[unit + 1]; i++) {
        const struct crossing *crossing = &topology->crossings[topology->unit_crossings[i]];
        if (crossing->second == unit && !(places & ~(unsigned)crossing->second_places))
            return true;
    }
    return false;
}

/* Adds cells of LEFT to the SIZE cells at PLACES, which have DIGITS. */
static void choose(const struct als_choice *choice, unsigned left, unsigned places, unsigned digits,
                   unsigned size)
{
    for (unsigned max_size = size + bit_count(left); left; max_size--) {
        unsigned place = bit_pop(&left), more = places | 1u << place;
        unsigned both = digits | choice->candidates[place], count = bit_count(both);
        if (count > (max_size < ALS_MAX_SIZE ? max_size : ALS_MAX_SIZE) + 1)
            continue;
        if (count == size + 2 && !was_met(choice, more))
            add(choice->list, choice->position, choice->unit, more, both);
        if (size + 1 < ALS_MAX_SIZE && left)
            choose(choice, left, more, both, size + 1);
    }
}

static void find_in(struct als_list *list, const struct position *position, unsigned unit)
{
    struct als_choice choice = {.list = list, .position = position, .unit = unit};
    for (unsigned place = 0; place < position->topology->side; place++) {
        unsigned cell = topology_cell(position->topology, unit, place);
        choice.candidates[place] = position->candidates[cell];
        choice.places |= (unsigned)!position->value[cell] << place;
    }
    choose(&choice, choice.places, 0, 0, 0);
}

bool als_list_update(struct als_list *list, struct search *search)
{
    const struct position *position = search->position;
    if (list->version == position->version)
        return true;
    list->version = 0; /* invalid until complete */
    clear(list);
    for (unsigned unit = 0; unit < position->topology->unit_count; unit++) {
        if (search_tick(search))
            return false;
        find_in(list, position, unit);
    }
    list->version = position->version;
    return true;
}
