#include "logic/fish/turbot.h"

#include "logic/fish/placements.h"
#include "logic/fish/strong_links.h"

struct turbot {
    struct search *search;
    enum sudoku_unit_kind kind; /* kind of line, for skyscrapers */
    unsigned digit;
    struct strong_links links;
};

static bool is_line(enum sudoku_unit_kind kind)
{
    return kind == SUDOKU_UNIT_ROW || kind == SUDOKU_UNIT_COLUMN;
}

/* True if cells X and Y share a unit other than a line. */
static bool share_box(const struct topology *topology, unsigned x, unsigned y)
{
    for (unsigned n = 0; n < topology->cell_unit_count[x]; n++) {
        unsigned unit = topology->cell_units[x][n];
        if (!is_line((enum sudoku_unit_kind)topology->layout->unit_label[unit].kind) &&
            cellset_has(&topology->unit[unit], y))
            return true;
    }
    return false;
}

static bool share_line(const struct topology *topology, unsigned x, unsigned y)
{
    const struct sudoku_layout *layout = topology->layout;
    return layout->cell_row[x] == layout->cell_row[y] ||
           layout->cell_column[x] == layout->cell_column[y];
}

/* True if the kinds of the two units are those of the variant. */
static bool kinds_fit(const struct turbot *turbot, const struct strong_link *a,
                      const struct strong_link *b)
{
    switch (turbot->search->technique->variant) {
    case TURBOT_SKYSCRAPER:
        return a->kind == turbot->kind && b->kind == turbot->kind;
    case TURBOT_KITE:
    case TURBOT_DUAL_KITE:
        return is_line(a->kind) && is_line(b->kind) && a->kind != b->kind;
    default:
        return true;
    }
}

/* True if the near ends connect the links as the variant requires. Skyscrapers whose far ends share
 * a line, too, are X-Wings. */
static bool ends_fit(const struct turbot *turbot, const struct strong_link *a,
                     const struct strong_link *b, unsigned end_a, unsigned end_b)
{
    const struct topology *topology = turbot->search->topology;
    unsigned near_a = a->cells[end_a], near_b = b->cells[end_b];
    switch (turbot->search->technique->variant) {
    case TURBOT_SKYSCRAPER:
        return share_line(topology, near_a, near_b) &&
               !share_line(topology, a->cells[!end_a], b->cells[!end_b]);
    case TURBOT_KITE:
    case TURBOT_DUAL_KITE:
        return share_box(topology, near_a, near_b);
    default:
        return true;
    }
}

/* Common peers of the far ends; for kites only those in both strings' lines, as players draw them.
 */
static struct cellset losers(const struct turbot *turbot, unsigned far_a, unsigned far_b)
{
    const struct topology *topology = turbot->search->topology;
    unsigned variant = turbot->search->technique->variant;
    struct cellset seen = cellset_and(cellset_and(topology->peers[far_a], topology->peers[far_b]),
                                      turbot->search->position->of_digit[turbot->digit]);
    if (variant != TURBOT_KITE && variant != TURBOT_DUAL_KITE)
        return seen;
    struct cellset lost = cellset_none();
    while (!cellset_is_empty(seen)) {
        unsigned cell = cellset_pop(&seen);
        if (share_line(topology, cell, far_a) && share_line(topology, cell, far_b))
            cellset_add(&lost, cell);
    }
    return lost;
}

static void add_chain(struct turbot *turbot, unsigned far_a, unsigned near_a, unsigned near_b,
                      unsigned far_b)
{
    struct step *step = &turbot->search->step;
    unsigned d = turbot->digit;
    step_add_link(step, true, cellset_of(far_a), d, cellset_of(near_a), d);
    step_add_link(step, false, cellset_of(near_a), d, cellset_of(near_b), d);
    step_add_link(step, true, cellset_of(near_b), d, cellset_of(far_b), d);
}

/* Reports the second kite through the same cells of the box: the row through NEAR_B and the column
 * through NEAR_A. */
static bool report_second_kite(struct turbot *turbot, const struct strong_link *first,
                               const struct strong_link *second, unsigned near_a, unsigned near_b)
{
    for (unsigned i = 0; i < turbot->links.count; i++) {
        const struct strong_link *a = &turbot->links.items[i];
        for (unsigned j = 0; j < turbot->links.count; j++) {
            const struct strong_link *b = &turbot->links.items[j];
            if (a->kind != second->kind || b->kind != first->kind || a == first || b == second)
                continue;
            for (unsigned ends = 0; ends < 4; ends++) {
                unsigned far_a = a->cells[!(ends & 1)], far_b = b->cells[!(ends >> 1)];
                if (a->cells[ends & 1] != near_a || b->cells[ends >> 1] != near_b)
                    continue;
                if (cellset_is_empty(losers(turbot, far_a, far_b)))
                    continue;
                step_add_place(&turbot->search->step, a->unit, turbot->digit);
                step_add_place(&turbot->search->step, b->unit, turbot->digit);
                add_chain(turbot, far_a, near_a, near_b, far_b);
                step_eliminate(&turbot->search->step, turbot->search->position,
                               losers(turbot, far_a, far_b), turbot->digit);
                return search_report(turbot->search);
            }
        }
    }
    return false;
}

static bool report(struct turbot *turbot, const struct strong_link *a, const struct strong_link *b,
                   unsigned end_a, unsigned end_b)
{
    unsigned near_a = a->cells[end_a], far_a = a->cells[!end_a];
    unsigned near_b = b->cells[end_b], far_b = b->cells[!end_b];
    const struct cellset *seen = &turbot->search->topology->peers[near_a];
    bool is_ring = far_a == far_b; /* the digit must be there */
    bool takes_rings =
        turbot->search->wants_all && turbot->search->technique->variant == TURBOT_ANY;
    if (!cellset_has(seen, near_b) || far_a == near_b || near_a == far_b ||
        (is_ring && !takes_rings) || !ends_fit(turbot, a, b, end_a, end_b))
        return false;
    struct cellset gone = losers(turbot, far_a, far_b);
    if (cellset_is_empty(gone))
        return false;
    struct step *step = search_start(turbot->search);
    step_add_place(step, a->unit, turbot->digit);
    step_add_place(step, b->unit, turbot->digit);
    add_chain(turbot, far_a, near_a, near_b, far_b);
    step_eliminate(step, turbot->search->position, gone, turbot->digit);
    if (turbot->search->technique->variant == TURBOT_DUAL_KITE)
        return report_second_kite(turbot, a, b, near_a, near_b);
    return search_report(turbot->search);
}

static bool report_ends(struct turbot *turbot, const struct strong_link *a,
                        const struct strong_link *b)
{
    for (unsigned ends = 0; ends < 4; ends++)
        if (report(turbot, a, b, ends & 1, ends >> 1))
            return true;
    return false;
}

static bool find_all(struct turbot *turbot)
{
    struct search *search = turbot->search;
    const struct strong_links *links = &turbot->links;
    for (turbot->digit = 0; turbot->digit < search->topology->side; turbot->digit++) {
        if (search_knows_digit(search, turbot->digit) ||
            cellset_is_empty(placements_exclude(search, turbot->digit)))
            continue;
        strong_links_list(&turbot->links, search, turbot->digit);
        for (unsigned i = 0; i < links->count; i++)
            for (unsigned j = i + 1; j < links->count; j++)
                if (!(links->items[i].is_known && links->items[j].is_known) &&
                    kinds_fit(turbot, &links->items[i], &links->items[j]) &&
                    report_ends(turbot, &links->items[i], &links->items[j]))
                    return true;
    }
    return false;
}

/* Skyscrapers of rows come before those of columns. */
bool turbot_find(struct search *search)
{
    struct turbot turbot = {.search = search, .kind = SUDOKU_UNIT_ROW};
    if (find_all(&turbot))
        return true;
    turbot.kind = SUDOKU_UNIT_COLUMN;
    return search->technique->variant == TURBOT_SKYSCRAPER && find_all(&turbot);
}
