/* Strong links of one digit: units with two places for it. */
#ifndef LOGIC_FISH_STRONG_LINKS_H
#define LOGIC_FISH_STRONG_LINKS_H

#include "logic/search.h"

struct strong_link {
    unsigned unit;
    enum sudoku_unit_kind kind; /* kind of the unit */
    unsigned cells[2];          /* the two places */
    bool is_known;              /* unchanged since a search found nothing */
};

struct strong_links {
    unsigned count;
    struct strong_link items[LOGIC_MAX_UNITS];
};

/* Lists the strong links of DIGIT in the order of units. */
static inline void strong_links_list(struct strong_links *links, const struct search *search,
                                     unsigned digit)
{
    const struct position *position = search->position;
    const struct topology *topology = position->topology;
    links->count = 0;
    for (unsigned unit = 0; unit < topology->unit_count; unit++) {
        unsigned places = position->places[unit][digit], rest = places & (places - 1);
        if (!rest || rest & (rest - 1))
            continue;
        links->items[links->count++] = (struct strong_link){
            unit,
            (enum sudoku_unit_kind)topology->layout->unit_label[unit].kind,
            {topology_cell(topology, unit, bit_first(places)),
             topology_cell(topology, unit, bit_first(rest))},
            search_knows_places(search, unit, digit),
        };
    }
}

#endif
