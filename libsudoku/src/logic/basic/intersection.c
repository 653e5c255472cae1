#include "logic/basic/intersection.h"

/* Reports that FROM's places for DIGIT all lie in INTO. */
static bool report(struct search *search, unsigned from, unsigned into, unsigned digit)
{
    const struct position *position = search->position;
    struct step *step = search_start(search);
    step_add_place(step, from, digit);
    step_eliminate(step, position,
                   cellset_minus(search->topology->unit[into], search->topology->unit[from]),
                   digit);
    return search_report(search);
}

/* True if FROM has DIGIT only in the common PLACES and INTO has it elsewhere, too. */
static bool is_confined(const struct position *position, unsigned digit, unsigned from,
                        unsigned from_places, unsigned into, unsigned into_places)
{
    return !(position->places[from][digit] & ~from_places) &&
           position->places[into][digit] & ~into_places;
}

/* Tries all units that cross FROM and contain its places for DIGIT. */
static bool find_in(struct search *search, unsigned from, unsigned digit)
{
    const struct topology *topology = search->topology;
    for (unsigned i = topology->crossing_start[from]; i < topology->crossing_start[from + 1]; i++) {
        const struct crossing *c = &topology->crossings[topology->unit_crossings[i]];
        if (c->first == from &&
            is_confined(search->position, digit, from, c->first_places, c->second,
                        c->second_places) &&
            report(search, from, c->second, digit))
            return true;
        if (c->second == from &&
            is_confined(search->position, digit, from, c->second_places, c->first,
                        c->first_places) &&
            report(search, from, c->first, digit))
            return true;
    }
    return false;
}

/* Units other than lines point; lines claim. */
bool intersection_find(struct search *search)
{
    const struct topology *topology = search->topology;
    bool claims = search->technique->variant == INTERSECTION_CLAIMING;
    for (unsigned unit = 0; unit < topology->unit_count; unit++) {
        if (topology_is_line(topology, unit) != claims || search_knows_unit(search, unit))
            continue;
        for (unsigned digit = 0; digit < topology->side; digit++)
            if (search->position->places[unit][digit] &&
                !search_knows_places(search, unit, digit) && find_in(search, unit, digit))
                return true;
    }
    return false;
}
