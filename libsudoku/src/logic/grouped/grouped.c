#include "logic/grouped/grouped.h"

#include <string.h>

#include "logic/chains/net_update.h"
#include "logic/grouped/net_chains.h"

struct grouped {
    struct search *search;
    const struct technique *technique; /* the first of those searched for together */
    const struct net *net;
    struct net_chains *chains;
    uint64_t concluded[2][NET_ROWS_WORDS]; /* nodes shown to be false or true */
};

/* ---------------------------------------------------------------------------------- conclusions */

static struct net_group *next_group(struct net_chains *chains, unsigned index, unsigned digit,
                                    bool is_cell)
{
    struct net_group *group = &chains->groups[chains->group_count];
    group->is_cell = is_cell;
    group->index = (uint16_t)index;
    group->digit = (uint16_t)digit;
    group->count = 0;
    group->is_whole = true;
    return group;
}

/* The open cells that can hold DIGIT by the digits on the board. */
static struct cellset allowed_cells(const struct position *position, unsigned digit)
{
    const struct topology *topology = position->topology;
    struct cellset allowed = position->open;
    for (unsigned cell = 0; cell < topology->cell_count; cell++)
        if (position->value[cell] == digit + 1)
            allowed = cellset_minus(allowed, topology->peers[cell]);
    return allowed;
}

static void list_places(struct grouped *grouped, unsigned unit, unsigned digit,
                        struct cellset allowed)
{
    const struct position *position = grouped->search->position;
    const struct topology *topology = position->topology;
    struct net_group *group = next_group(grouped->chains, unit, digit, false);
    for (unsigned places = position->places[unit][digit]; places;)
        group->nodes[group->count++] =
            grouped->net->single[topology_cell(topology, unit, bit_pop(&places))][digit];
    group->is_whole =
        cellset_is_subset(cellset_and(allowed, topology->unit[unit]), position->of_digit[digit]);
    grouped->chains->group_count += group->count > 1;
}

static void list_groups(struct grouped *grouped)
{
    const struct position *position = grouped->search->position;
    const struct topology *topology = position->topology;
    const struct net *net = grouped->net;
    struct net_chains *chains = grouped->chains;
    chains->group_count = 0;
    for (struct cellset open = position->open; !cellset_is_empty(open);) {
        unsigned cell = cellset_pop(&open);
        struct net_group *group = next_group(chains, cell, 0, true);
        for (unsigned digits = position->candidates[cell]; digits;)
            group->nodes[group->count++] = net->single[cell][bit_pop(&digits)];
        chains->group_count += group->count > 1;
    }
    struct cellset allowed[LOGIC_MAX_SIDE];
    for (unsigned digit = 0; digit < topology->side; digit++)
        allowed[digit] = allowed_cells(position, digit);
    for (unsigned unit = 0; unit < topology->unit_count; unit++)
        for (unsigned digit = 0; digit < topology->side; digit++)
            list_places(grouped, unit, digit, allowed[digit]);
}

/* Adds what all nodes of GROUP imply. A node that leaves none of them is the negation of such a
 * conclusion, since links hold both ways. */
static void conclude_group(struct grouped *grouped, const struct net_group *group)
{
    const struct net_rows *rows = &grouped->chains->rows;
    for (unsigned is_true = 0; is_true < 2; is_true++)
        for (unsigned i = 0; i < rows->half; i++) {
            uint64_t common = ~(uint64_t)0;
            for (unsigned k = 0; k < group->count; k++)
                common &= net_row(rows, group->nodes[k], true)[rows->half * is_true + i];
            grouped->concluded[is_true][i] |= common;
        }
}

/* True if ROW has a single node being both true and false. */
static bool has_clash(const struct grouped *grouped, const uint64_t *row)
{
    unsigned half = grouped->chains->rows.half, singles = grouped->net->single_count;
    uint64_t last = row[singles / 64] & row[half + singles / 64];
    return relation_meets(row, row + half, singles / 64) ||
           (singles % 64 && last << (64 - singles % 64));
}

static void conclude_clashes(struct grouped *grouped)
{
    for (unsigned node = 0; node < grouped->net->single_count; node++)
        for (unsigned is_true = 0; is_true < 2; is_true++) {
            const uint64_t *row = net_row(&grouped->chains->rows, node, is_true);
            if (row && has_clash(grouped, row))
                relation_set(grouped->concluded[!is_true], node);
        }
}

static bool wants(const struct grouped *grouped, unsigned variant)
{
    for (unsigned i = 0; i < grouped->search->row_count; i++)
        if (grouped->technique[i].variant == variant)
            return true;
    return false;
}

static void conclude_all(struct grouped *grouped)
{
    memset(grouped->concluded, 0, sizeof grouped->concluded);
    list_groups(grouped);
    for (unsigned i = 0; i < grouped->chains->group_count; i++)
        conclude_group(grouped, &grouped->chains->groups[i]);
    if (wants(grouped, GROUPED_CONTRADICTION))
        conclude_clashes(grouped);
}

/* -------------------------------------------------------------------------------------- reports */

static unsigned progress_of(const struct grouped *grouped, unsigned node, bool is_true)
{
    const struct net_node *concluded = &grouped->net->nodes[node];
    return trial_progress(&grouped->chains->trial, grouped->search->position,
                          cellset_first(concluded->cells), concluded->digit, is_true);
}

/* Begins the step of the technique of VARIANT that concludes that NODE is true or false. */
static struct step *start(struct grouped *grouped, unsigned variant, unsigned node, bool is_true)
{
    const struct net_node *concluded = &grouped->net->nodes[node];
    struct search *search = grouped->search;
    search->technique = grouped->technique;
    while (search->technique->variant != variant)
        search->technique++;
    struct step *step = search_start(search);
    step->is_forcing = true;
    step->progress = search->by_progress ? progress_of(grouped, node, is_true) : 0;
    if (is_true)
        step_place(step, cellset_first(concluded->cells), concluded->digit);
    else
        step_eliminate(step, search->position, concluded->cells, concluded->digit);
    return step;
}

static bool report(struct grouped *grouped, const struct net_proof *proof)
{
    unsigned variant = proof->is_verity ? GROUPED_VERITY : GROUPED_CONTRADICTION;
    if (!proof->length)
        return false;
    net_chains_show(grouped->chains, grouped->net, proof,
                    start(grouped, variant, proof->node, proof->is_true));
    return search_report(grouped->search);
}

/* Reports the shortest proof, of those that HoDoKu sees if there is one, or the shortest of each
 * kind if all steps are wanted. */
static bool prove(struct grouped *grouped, unsigned node, bool is_true)
{
    struct net_proof by_cases = {.length = 0}, refuted = {.length = 0};
    bool may_refute = wants(grouped, GROUPED_CONTRADICTION), all = grouped->search->wants_all;
    if (may_refute)
        refuted = net_chains_refute(grouped->chains, grouped->net, node, is_true, !all);
    if (wants(grouped, GROUPED_VERITY))
        by_cases =
            net_chains_by_cases(grouped->chains, grouped->net, grouped->search, node, is_true);
    if (may_refute && !refuted.length && !by_cases.length)
        refuted = net_chains_refute(grouped->chains, grouped->net, node, is_true, false);
    if (all)
        return report(grouped, &refuted) || report(grouped, &by_cases);
    bool is_refuted = refuted.length && (!by_cases.length || refuted.length <= by_cases.length);
    return report(grouped, is_refuted ? &refuted : &by_cases);
}

/* True if the call must end now. If only its time is over and there is no step yet, the next
 * conclusion is still proved. */
static bool must_end(struct search *search)
{
    bool has_step = !search->best || !step_is_empty(search->best);
    return search_poll(search) && (has_step || search->limiter->status != SUDOKU_TIME_LIMIT);
}

/* Ranks the conclusions, as 2 * node + is_true, until the time is over; 0: not concluded or not
 * ranked. Returns the highest progress. */
static unsigned rank(struct grouped *grouped, uint16_t *progress)
{
    unsigned best = 0;
    bool is_over = false;
    for (unsigned i = 0; i < 2 * grouped->net->single_count; i++) {
        bool is_concluded = relation_has(grouped->concluded[i % 2], i / 2);
        progress[i] = 0;
        if (!is_concluded || is_over)
            continue;
        progress[i] = (uint16_t)progress_of(grouped, i / 2, i % 2);
        best = progress[i] > best ? progress[i] : best;
        is_over = search_poll(grouped->search);
    }
    return best;
}

/* Reports the conclusions that lead furthest, each with its shortest proof. If the time is over
 * before, one of those found so far has to do. */
static bool report_furthest(struct grouped *grouped)
{
    uint16_t progress[2 * NET_ROWS_MAX];
    unsigned best = rank(grouped, progress);
    for (unsigned i = 0; best && i < 2 * grouped->net->single_count; i++) {
        if (progress[i] && must_end(grouped->search))
            return true;
        if (progress[i] == best && prove(grouped, i / 2, i % 2))
            return true;
    }
    return search_is_over(grouped->search);
}

/* Candidates have ascending numbers, by cell, then digit. */
static bool report_all(struct grouped *grouped)
{
    const struct search *search = grouped->search;
    for (unsigned k = 0; k < 2; k++)
        for (unsigned node = 0; node < grouped->net->single_count; node++) {
            if (!relation_has(grouped->concluded[!k], node))
                continue;
            start(grouped, grouped->technique->variant, node, !k);
            if (!search_wants(grouped->search))
                continue;
            if (search_poll(grouped->search) || prove(grouped, node, !k))
                return true;
            if (!search->wants_all)
                return false;
        }
    return false;
}

bool forcing_find_grouped(struct search *search)
{
    struct grouped grouped = {
        .search = search,
        .technique = search->technique,
        .net = net_of(search),
        .chains = scratch_part(search, SCRATCH_NET_CHAINS, sizeof(struct net_chains)),
    };
    if (!grouped.net || !grouped.chains ||
        !net_update(net_of(search), search, NET_UNITS | NET_CELLS | NET_GROUPS,
                    net_all_digits(search), NULL))
        return search_is_over(search);
    if (!net_rows_update(&grouped.chains->rows, grouped.net))
        return false;
    conclude_all(&grouped);
    if (search->by_progress && !search->wants_all)
        return report_furthest(&grouped);
    return report_all(&grouped);
}
