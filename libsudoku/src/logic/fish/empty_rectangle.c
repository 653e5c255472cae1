#include "logic/fish/empty_rectangle.h"

#include "logic/fish/placements.h"
#include "logic/fish/strong_links.h"

enum { MAX_RECTANGLES = 64 };

/* A strong link NEAR = FAR in LINK_UNIT: NEAR sees the box's places in one line, the loser those in
 * the other. */
struct empty_rectangle {
    unsigned link_unit;
    unsigned near;
    unsigned far;
    unsigned loser;
    struct cellset arm;   /* the box's places that NEAR sees */
    struct cellset other; /* the box's places that the loser sees */
};

struct box {
    struct search *search;
    unsigned unit;
    unsigned digit;
    struct cellset places;
    unsigned count;
    struct empty_rectangle found[MAX_RECTANGLES];
};

static void add_rectangle(struct box *box, const struct empty_rectangle *rectangle)
{
    struct search *search = box->search;
    struct step *step = &search->step;
    step_add_place(step, box->unit, box->digit);
    step_add_place(step, rectangle->link_unit, box->digit);
    step_add_link(step, true, cellset_of(rectangle->far), box->digit, cellset_of(rectangle->near),
                  box->digit);
    step_add_link(step, false, cellset_of(rectangle->near), box->digit, rectangle->arm, box->digit);
    step_add_link(step, true, rectangle->arm, box->digit, rectangle->other, box->digit);
    step_eliminate(step, search->position, cellset_of(rectangle->loser), box->digit);
}

static bool accept(struct box *box, const struct empty_rectangle *rectangle)
{
    if (box->search->technique->variant == EMPTY_RECTANGLE_ONE) {
        search_start(box->search);
        add_rectangle(box, rectangle);
        return search_report(box->search);
    }
    for (unsigned i = 0; i < box->count; i++) {
        if (box->found[i].loser == rectangle->loser)
            continue;
        search_start(box->search);
        add_rectangle(box, &box->found[i]);
        add_rectangle(box, rectangle);
        if (search_report(box->search))
            return true;
    }
    if (box->count < MAX_RECTANGLES)
        box->found[box->count++] = *rectangle;
    return false;
}

/* Tries a strong link with one end outside the box: the loser, a peer of FAR, must see all the
 * box's places that NEAR does not see. */
static bool try_link(struct box *box, unsigned unit, unsigned near, unsigned far)
{
    const struct topology *topology = box->search->topology;
    if (cellset_has(&topology->unit[box->unit], near) ||
        cellset_has(&topology->unit[box->unit], far))
        return false;
    struct empty_rectangle rectangle = {.link_unit = unit, .near = near, .far = far};
    rectangle.arm = cellset_and(box->places, topology->peers[near]);
    rectangle.other = cellset_minus(box->places, rectangle.arm);
    if (cellset_is_empty(rectangle.arm) || cellset_is_empty(rectangle.other))
        return false;
    struct cellset losers =
        cellset_and(topology_common_peers(topology, rectangle.other), topology->peers[far]);
    losers = cellset_and(losers, box->search->position->of_digit[box->digit]);
    losers = cellset_minus(losers, topology->unit[box->unit]);
    cellset_remove(&losers, near);
    while (!cellset_is_empty(losers)) {
        rectangle.loser = cellset_pop(&losers);
        if (accept(box, &rectangle))
            return true;
    }
    return false;
}

static bool find_in_box(struct box *box, const struct strong_links *links)
{
    bool is_known = search_knows_places(box->search, box->unit, box->digit);
    for (unsigned i = 0; i < links->count; i++) {
        const struct strong_link *link = &links->items[i];
        if (link->unit != box->unit && !(link->is_known && is_known) &&
            (try_link(box, link->unit, link->cells[0], link->cells[1]) ||
             try_link(box, link->unit, link->cells[1], link->cells[0])))
            return true;
    }
    return false;
}

static bool find_digit(struct search *search, unsigned digit)
{
    const struct topology *topology = search->topology;
    struct strong_links links;
    struct box box;
    strong_links_list(&links, search, digit);
    box.search = search;
    box.digit = digit;
    for (box.unit = 0; links.count && box.unit < topology->unit_count; box.unit++) {
        if (topology_is_line(topology, box.unit) ||
            bit_count(search->position->places[box.unit][digit]) < 2)
            continue;
        box.count = 0;
        box.places = position_cells(search->position, box.unit, digit);
        if (find_in_box(&box, &links))
            return true;
    }
    return false;
}

bool empty_rectangle_find(struct search *search)
{
    for (unsigned digit = 0; digit < search->topology->side; digit++)
        if (!search_knows_digit(search, digit) &&
            !cellset_is_empty(placements_exclude(search, digit)) && find_digit(search, digit))
            return true;
    return false;
}
