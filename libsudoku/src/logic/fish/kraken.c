#include "logic/fish/kraken.h"

#include <string.h>

#include "logic/chains/net_update.h"
#include "logic/chains/reach.h"
#include "logic/fish/kraken_work.h"
#include "logic/scratch.h"

/* HoDoKu's limits: larger fish, or more fins, are hard to follow. */
enum { MIN_SIZE = 2, MAX_SIZE = 4, MAX_FINS = 2 };

struct kraken {
    struct search *search;
    const struct net *net;
    struct kraken_work *work;
    unsigned digit;
    unsigned size;
    unsigned base_count, cover_count; /* number of possible bases and covers */
    unsigned base_units[LOGIC_MAX_UNITS];
    unsigned cover_units[LOGIC_MAX_UNITS];
    unsigned bases[MAX_SIZE];
    unsigned covers[MAX_SIZE];
    struct cellset body; /* places of the bases */
    struct cellset fins;
};

static struct cellset places(const struct kraken *kraken, unsigned unit)
{
    return position_cells(kraken->search->position, unit, kraken->digit);
}

static unsigned node_of(const struct kraken *kraken, unsigned cell)
{
    return kraken->net->single[cell][kraken->digit];
}

/* ------------------------------------------------------------------------------------- reports */

static void add_premise(struct kraken *kraken, const struct net_link *link)
{
    struct step *step = &kraken->search->step;
    if (link->kind == NET_UNITS)
        step_add_place(step, link->index, kraken->net->nodes[link->from].digit);
    else
        cellset_add(&step->cells, link->index);
}

static void add_weak(struct kraken *kraken, unsigned from, unsigned to)
{
    const struct net_node *a = &kraken->net->nodes[from], *b = &kraken->net->nodes[to];
    step_add_link(&kraken->search->step, false, a->cells, a->digit, b->cells, b->digit);
}

/* Adds the chain by which NODE became false. */
static void add_way_to(struct kraken *kraken, unsigned node)
{
    const struct reach *reach = &kraken->work->reach;
    const struct net *net = kraken->net;
    unsigned by = reach->false_by[node];
    if (reach->true_by[by] != REACH_NO_LINK) {
        const struct net_link *link = &net->links[reach->true_by[by]];
        const struct net_node *from = &net->nodes[link->from], *to = &net->nodes[link->to];
        add_way_to(kraken, link->from);
        add_premise(kraken, link);
        step_add_link(&kraken->search->step, true, from->cells, from->digit, to->cells, to->digit);
    }
    add_weak(kraken, by, node);
}

/* Reports that all STARTS lead to END being false. */
static bool report(struct kraken *kraken, struct cellset starts, unsigned end)
{
    const struct net_node *node = &kraken->net->nodes[end];
    struct step *step = search_start(kraken->search);
    step_eliminate(step, kraken->search->position, node->cells, node->digit);
    if (!search_wants(kraken->search))
        return false;
    for (unsigned i = 0; i < kraken->size; i++)
        step_add_base(step, kraken->bases[i], kraken->digit);
    for (unsigned i = 0; i < kraken->size; i++)
        step_add_cover(step, kraken->covers[i]);
    step_add_fins(step, kraken->fins, kraken->digit);
    while (!cellset_is_empty(starts)) {
        reach_from_true(&kraken->work->reach, kraken->net, node_of(kraken, cellset_pop(&starts)));
        add_way_to(kraken, end);
    }
    return search_report(kraken->search);
}

/* --------------------------------------------------------------------------------- conclusions */

/* Intersects the implications of STARTS: candidates false whichever of them is true. */
static void intersect(const struct kraken *kraken, struct cellset starts, uint64_t *common)
{
    memset(common, 0xff, kraken->net->words * sizeof *common);
    while (!cellset_is_empty(starts)) {
        const uint64_t *is_false = kraken->work->is_false[cellset_pop(&starts)];
        for (unsigned i = 0; i < kraken->net->words; i++)
            common[i] &= is_false[i];
    }
}

/* Eliminates candidates of the covers outside the bases; those that the fins see are left to finned
 * fish. */
static bool conclude_type_1(struct kraken *kraken)
{
    uint64_t common[NET_WORDS];
    struct cellset losers = cellset_none();
    for (unsigned i = 0; i < kraken->size; i++)
        losers = cellset_or(losers, places(kraken, kraken->covers[i]));
    losers = cellset_minus(losers, kraken->body);
    intersect(kraken, kraken->fins, common);
    while (!cellset_is_empty(losers)) {
        unsigned cell = cellset_pop(&losers), node = node_of(kraken, cell);
        if (common[node / 64] >> node % 64 & 1 &&
            !cellset_is_subset(kraken->fins, kraken->search->topology->peers[cell]) &&
            report(kraken, kraken->fins, node))
            return true;
    }
    return false;
}

static bool conclude_type_2(struct kraken *kraken)
{
    uint64_t common[NET_WORDS];
    for (unsigned k = 0; k < kraken->size; k++) {
        struct cellset starts = cellset_and(kraken->body, places(kraken, kraken->covers[k]));
        starts = cellset_or(starts, kraken->fins);
        intersect(kraken, starts, common);
        for (unsigned i = 0; i < kraken->net->words; i++)
            for (uint64_t bits = common[i]; bits; bits &= bits - 1) {
                unsigned node = 64 * i + (unsigned)__builtin_ctzll(bits);
                if (kraken->net->nodes[node].is_single && report(kraken, starts, node))
                    return true;
            }
    }
    return false;
}

static bool conclude(struct kraken *kraken)
{
    struct cellset covered = cellset_none();
    for (unsigned i = 0; i < kraken->size; i++)
        covered = cellset_or(covered, places(kraken, kraken->covers[i]));
    kraken->fins = cellset_minus(kraken->body, covered);
    if (cellset_is_empty(kraken->fins) || cellset_count(kraken->fins) > MAX_FINS)
        return false;
    return kraken->search->technique->variant == 1 ? conclude_type_1(kraken)
                                                   : conclude_type_2(kraken);
}

/* -------------------------------------------------------------------------------------- search */

static bool is_base(const struct kraken *kraken, unsigned unit)
{
    for (unsigned i = 0; i < kraken->size; i++)
        if (kraken->bases[i] == unit)
            return true;
    return false;
}

/* Chooses covers, each with places not yet covered. */
static bool choose_covers(struct kraken *kraken, unsigned chosen, unsigned next,
                          struct cellset bare)
{
    if (chosen == kraken->size)
        return conclude(kraken);
    if (search_tick(kraken->search))
        return true;
    for (unsigned i = next; i < kraken->cover_count; i++) {
        unsigned unit = kraken->cover_units[i];
        struct cellset taken = cellset_and(places(kraken, unit), bare);
        if (cellset_is_empty(taken) || is_base(kraken, unit))
            continue;
        kraken->covers[chosen] = unit;
        if (choose_covers(kraken, chosen + 1, i + 1, cellset_minus(bare, taken)))
            return true;
    }
    return false;
}

/* Chooses disjoint bases: common places would have to be fins. */
static bool choose_bases(struct kraken *kraken, unsigned chosen, unsigned next, struct cellset body)
{
    if (chosen == kraken->size) {
        kraken->body = body;
        return choose_covers(kraken, 0, 0, body);
    }
    for (unsigned i = next; i < kraken->base_count; i++) {
        struct cellset more = places(kraken, kraken->base_units[i]);
        if (cellset_meets(more, body))
            continue;
        kraken->bases[chosen] = kraken->base_units[i];
        if (choose_bases(kraken, chosen + 1, i + 1, cellset_or(body, more)))
            return true;
    }
    return false;
}

static bool is_kind(const struct kraken *kraken, unsigned unit, enum sudoku_unit_kind line,
                    bool has_boxes)
{
    unsigned kind = kraken->search->topology->layout->unit_label[unit].kind;
    return kind == line || (has_boxes && kind > SUDOKU_UNIT_COLUMN);
}

static bool find_across(struct kraken *kraken, enum sudoku_unit_kind bases,
                        enum sudoku_unit_kind covers, bool has_boxes)
{
    kraken->base_count = kraken->cover_count = 0;
    for (unsigned unit = 0; unit < kraken->search->topology->unit_count; unit++) {
        if (!kraken->search->position->places[unit][kraken->digit])
            continue;
        if (is_kind(kraken, unit, bases, has_boxes))
            kraken->base_units[kraken->base_count++] = unit;
        if (is_kind(kraken, unit, covers, has_boxes))
            kraken->cover_units[kraken->cover_count++] = unit;
    }
    return choose_bases(kraken, 0, 0, cellset_none());
}

/* Computes what each candidate of the digit makes false. Returns false if the call is over. */
static bool follow_all(struct kraken *kraken)
{
    struct cellset cells = kraken->search->position->of_digit[kraken->digit];
    struct reach *reach = &kraken->work->reach;
    while (!cellset_is_empty(cells)) {
        unsigned cell = cellset_pop(&cells);
        if (search_poll(kraken->search))
            return false;
        reach_from_true(reach, kraken->net, node_of(kraken, cell));
        memcpy(kraken->work->is_false[cell], reach->is_false,
               kraken->net->words * sizeof reach->is_false[0]);
    }
    return !search_poll(kraken->search);
}

/* Fish of lines before those with boxes, small ones first. */
bool kraken_find(struct search *search)
{
    struct net *net = net_of(search);
    struct kraken kraken = {.search = search,
                            .net = net,
                            .work =
                                scratch_part(search, SCRATCH_KRAKEN, sizeof(struct kraken_work))};
    if (search_is_over(search) ||
        !net_update(net, search, NET_UNITS | NET_CELLS | NET_GROUPS, net_all_digits(search), NULL))
        return search_is_over(search);
    for (kraken.digit = 0; kraken.digit < search->topology->side; kraken.digit++) {
        if (!follow_all(&kraken))
            return true;
        for (unsigned form = 0; form < 4; form++) {
            bool is_turned = form % 2, has_boxes = form / 2;
            enum sudoku_unit_kind bases = is_turned ? SUDOKU_UNIT_COLUMN : SUDOKU_UNIT_ROW;
            enum sudoku_unit_kind covers = is_turned ? SUDOKU_UNIT_ROW : SUDOKU_UNIT_COLUMN;
            for (kraken.size = MIN_SIZE; kraken.size <= MAX_SIZE; kraken.size++)
                if (find_across(&kraken, bases, covers, has_boxes))
                    return true;
        }
    }
    return false;
}
