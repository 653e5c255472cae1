#include "logic/als/als.h"

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
        unsigned slot = hash % ALS_HOLD_SLOTS, index = list->slots[slot];
        if (!index)
            return slot;
        const struct als_hold *held = &list->holds[index - 1];
        if (held->digit == digit && cellset_equal(held->cells, cells))
            return slot;
    }
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
        .slot = (uint16_t)slot,
    };
    list->slots[slot] = (uint16_t)++list->hold_count;
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
    for (unsigned hold = 0; hold < list->hold_count; hold++)
        list->slots[list->holds[hold].slot] = 0;
    list->count = list->digit_count = list->hold_count = 0;
}

static unsigned last_change(const struct position *position, struct cellset cells)
{
    unsigned last = 0;
    while (!cellset_is_empty(cells)) {
        unsigned version = position->cell_version[cellset_pop(&cells)];
        last = version > last ? version : last;
    }
    return last;
}

static void add(struct als_list *list, const struct position *position, struct cellset cells,
                unsigned digits, unsigned size)
{
    if (list->count == ALS_MAX || list->digit_count + bit_count(digits) > ALS_MAX_DIGITS)
        return;
    list->sets[list->count++] = (struct als){
        .cells = cells,
        .digits = (uint16_t)digits,
        .size = (uint16_t)size,
        .first = (uint16_t)list->digit_count,
        .version = last_change(position, cells),
    };
    while (digits)
        add_digit(list, position, cells, bit_pop(&digits));
}

/* The open cells of a unit and the subset chosen. */
struct als_choice {
    struct als_list *list;
    const struct position *position;
    unsigned unit;
    unsigned count;
    unsigned cells[LOGIC_MAX_SIDE];
};

/* True if an earlier unit contains CELLS, too. */
static bool was_met(const struct als_choice *choice, struct cellset cells)
{
    unsigned unit;
    return topology_unit_of(choice->position->topology, cells, &unit) && unit < choice->unit;
}

static void choose(struct als_choice *choice, unsigned next, struct cellset cells, unsigned digits,
                   unsigned size)
{
    for (unsigned i = next; i < choice->count; i++) {
        unsigned both = digits | choice->position->candidates[choice->cells[i]];
        unsigned count = bit_count(both), max_size = size + choice->count - i;
        struct cellset more = cells;
        if (count > (max_size < ALS_MAX_SIZE ? max_size : ALS_MAX_SIZE) + 1)
            continue;
        cellset_add(&more, choice->cells[i]);
        if (count == size + 2 && !was_met(choice, more))
            add(choice->list, choice->position, more, both, size + 1);
        if (size + 1 < ALS_MAX_SIZE)
            choose(choice, i + 1, more, both, size + 1);
    }
}

bool als_list_update(struct als_list *list, struct search *search)
{
    const struct position *position = search->position;
    if (list->version == position->version)
        return true;
    list->version = 0; /* invalid until complete */
    clear(list);
    for (unsigned unit = 0; unit < position->topology->unit_count; unit++) {
        struct als_choice choice = {.list = list, .position = position, .unit = unit};
        if (search_tick(search))
            return false;
        for (unsigned place = 0; place < position->topology->side; place++) {
            unsigned cell = topology_cell(position->topology, unit, place);
            if (!position->value[cell])
                choice.cells[choice.count++] = cell;
        }
        choose(&choice, 0, cellset_none(), 0, 0);
    }
    list->version = position->version;
    return true;
}
