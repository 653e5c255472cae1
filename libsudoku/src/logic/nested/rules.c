#include "logic/nested/rules.h"

#include <string.h>

/* The reason for exclusions: PARENTS are off, and so the premises leave no other way. */
struct rule_reason {
    unsigned parent_count;
    uint16_t parents[2 * LOGIC_MAX_SIDE];
    unsigned premise_count;
    forcing_premise premises[2];
};

enum { ROWS, COLUMNS, OTHERS, KINDS };

struct rules {
    struct forcing_run *run;
    const struct position *before; /* the position without the chain */
    const struct topology *topology;
    bool has_found;
    uint8_t kind[LOGIC_MAX_UNITS];
    unsigned unit_count[KINDS];
    uint8_t units[KINDS][LOGIC_MAX_UNITS];
    /* The digits of each unit that have lost places, and those with two places left. */
    uint16_t changed[LOGIC_MAX_UNITS];
    uint16_t twos[LOGIC_MAX_UNITS];
};

/* ---------------------------------------------------------------------------------- exclusions */

unsigned forcing_hash_modulus(unsigned count)
{
    unsigned modulus = 16;
    while (4 * count > 3 * modulus)
        modulus *= 2;
    return modulus;
}

unsigned forcing_pop_hashed(struct cellset *cells, unsigned cell_count, unsigned modulus)
{
    for (unsigned slot = 0; slot < modulus; slot++)
        for (unsigned cell = slot; cell < cell_count; cell += modulus)
            if (cellset_has(cells, cell)) {
                cellset_remove(cells, cell);
                return cell;
            }
    return cell_count;
}

static void exclude(struct rules *rules, unsigned cell, unsigned digit,
                    const struct rule_reason *reason)
{
    struct forcing_run *run = rules->run;
    unsigned candidate = run->graph->id[cell][digit];
    if (run->closure->length[false][candidate] || !forcing_has_room(run))
        return;
    forcing_begin_off(run, candidate);
    for (unsigned i = 0; i < reason->parent_count; i++)
        forcing_add_off_parent(run, reason->parents[i]);
    for (unsigned i = 0; i < reason->premise_count; i++)
        forcing_add_off_rest(run, reason->premises[i]);
    forcing_take_off(run, candidate, 0);
    rules->has_found = true;
}

/* Excludes the DIGITS left in CELLS. Without parents they need no chain and are skipped. */
static void exclude_all(struct rules *rules, struct cellset cells, unsigned digits,
                        const struct rule_reason *reason)
{
    unsigned modulus = forcing_hash_modulus(cellset_count(cells));
    while (reason->parent_count && !cellset_is_empty(cells)) {
        unsigned cell = forcing_pop_hashed(&cells, rules->topology->cell_count, modulus);
        for (unsigned left = digits & rules->run->trail->left[cell]; left;)
            exclude(rules, cell, bit_pop(&left), reason);
    }
}

/* True if SET has two bits. */
static bool has_two(unsigned set)
{
    unsigned rest = set & (set - 1);
    return set && bit_is_single(rest);
}

static unsigned places_of(const struct rules *rules, unsigned unit, unsigned digit)
{
    return rules->run->trail->places[unit][digit];
}

/* The cells of UNIT, but not at PLACES, that have a candidate of DIGITS left. */
static struct cellset others_of(const struct rules *rules, unsigned unit, unsigned places,
                                unsigned digits)
{
    struct cellset cells = cellset_none();
    for (unsigned others = 0; digits; others = 0) {
        others = places_of(rules, unit, bit_pop(&digits)) & ~places;
        cells = cellset_or(cells, topology_cells(rules->topology, unit, others));
    }
    return cells;
}

/* Adds the premise that UNIT holds DIGIT, and its places that are gone, but not those of APART. */
static void need_place(const struct rules *rules, struct rule_reason *reason, unsigned unit,
                       unsigned digit, unsigned apart)
{
    unsigned gone = rules->before->places[unit][digit] & ~places_of(rules, unit, digit) & ~apart;
    reason->premises[reason->premise_count++] = forcing_place(unit, digit);
    while (gone)
        reason->parents[reason->parent_count++] =
            rules->run->graph->id[topology_cell(rules->topology, unit, bit_pop(&gone))][digit];
}

/* Adds the premise that CELL holds a digit, and its candidates that are gone. */
static void need_cell(const struct rules *rules, struct rule_reason *reason, unsigned cell)
{
    unsigned gone = rules->before->candidates[cell] & ~(unsigned)rules->run->trail->left[cell];
    reason->premises[reason->premise_count++] = forcing_cell(cell);
    while (gone)
        reason->parents[reason->parent_count++] = rules->run->graph->id[cell][bit_pop(&gone)];
}

/* --------------------------------------------------------------------------- locked candidates */

/* All places left for DIGIT in FROM are COMMON with INTO. A common place that is gone need not be:
 * there the digit would exclude the same. */
static void lock(struct rules *rules, unsigned from, unsigned common, unsigned into,
                 unsigned into_common, unsigned digit)
{
    struct rule_reason reason = {0};
    if (!(places_of(rules, into, digit) & ~into_common))
        return;
    need_place(rules, &reason, from, digit, common);
    exclude_all(rules, others_of(rules, into, into_common, 1u << digit), 1u << digit, &reason);
}

/* Locks DIGIT of FROM in the units of a KIND. */
static void lock_in(struct rules *rules, unsigned from, unsigned kind, unsigned digit)
{
    const struct topology *topology = rules->topology;
    unsigned places = places_of(rules, from, digit);
    unsigned end = bit_has_two(places) ? topology->crossing_start[from + 1] : 0;
    for (unsigned i = topology->crossing_start[from]; i < end; i++) {
        const struct crossing *c = &topology->crossings[topology->unit_crossings[i]];
        if (c->first == from && !(places & ~c->first_places) && rules->kind[c->second] == kind)
            lock(rules, from, c->first_places, c->second, c->second_places, digit);
        if (c->second == from && !(places & ~c->second_places) && rules->kind[c->first] == kind)
            lock(rules, from, c->second_places, c->first, c->first_places, digit);
    }
}

/* Boxes lock in columns, then in rows; then the reverse; then boxes in other units. */
static void lock_all(struct rules *rules)
{
    static const uint8_t pairs[][2] = {
        {OTHERS, COLUMNS}, {OTHERS, ROWS}, {COLUMNS, OTHERS}, {ROWS, OTHERS}, {OTHERS, OTHERS}};
    for (unsigned pair = 0; pair < sizeof pairs / sizeof *pairs; pair++)
        for (unsigned digit = 0; digit < rules->topology->side; digit++)
            for (unsigned i = 0; i < rules->unit_count[pairs[pair][0]]; i++) {
                unsigned unit = rules->units[pairs[pair][0]][i];
                if (rules->changed[unit] >> digit & 1)
                    lock_in(rules, unit, pairs[pair][1], digit);
            }
}

/* --------------------------------------------------------------------------------------- pairs */

/* Digits A and B may have the same two places left in UNIT. */
static void pair_digits(struct rules *rules, unsigned unit, unsigned a, unsigned b)
{
    unsigned places = places_of(rules, unit, a);
    struct rule_reason reason = {0};
    if (places != places_of(rules, unit, b))
        return;
    need_place(rules, &reason, unit, a, 0);
    need_place(rules, &reason, unit, b, 0);
    exclude_all(rules, topology_cells(rules->topology, unit, places), ~(1u << a | 1u << b),
                &reason);
}

/* The cells at places A and B of UNIT may have the same two candidates left. */
static void pair_cells(struct rules *rules, unsigned unit, unsigned a, unsigned b)
{
    unsigned cell_a = topology_cell(rules->topology, unit, a),
             cell_b = topology_cell(rules->topology, unit, b);
    unsigned digits = rules->run->trail->left[cell_a];
    struct rule_reason reason = {0};
    if (digits != rules->run->trail->left[cell_b])
        return;
    need_cell(rules, &reason, cell_a);
    need_cell(rules, &reason, cell_b);
    exclude_all(rules, others_of(rules, unit, 1u << a | 1u << b, digits), digits, &reason);
}

/* Tries all pairs among ITEMS of UNIT. */
static void pair_in(struct rules *rules, unsigned unit, unsigned items,
                    void (*pair)(struct rules *rules, unsigned unit, unsigned a, unsigned b))
{
    for (unsigned left = items & (items - 1); left;) {
        unsigned b = bit_pop(&left);
        for (unsigned before = items & ((1u << b) - 1); before;)
            pair(rules, unit, bit_pop(&before), b);
    }
}

/* The digits of UNIT with two places left. */
static unsigned digits_of_two(const struct rules *rules, unsigned unit)
{
    bool is_new = rules->changed[unit] && rules->before->open_places[unit] > 4;
    return is_new ? rules->twos[unit] : 0;
}

/* The places of UNIT with two candidates left. */
static unsigned cells_of_two(const struct rules *rules, unsigned unit)
{
    unsigned places = 0;
    if (!rules->changed[unit] || rules->before->open_places[unit] < 4)
        return 0;
    for (unsigned place = 0; place < rules->topology->side; place++) {
        unsigned cell = topology_cell(rules->topology, unit, place);
        places |= (unsigned)has_two(rules->run->trail->left[cell]) << place;
    }
    return places;
}

/* Boxes before columns before rows. */
static void pair_hidden(struct rules *rules)
{
    for (unsigned kind = KINDS; kind-- > 0;)
        for (unsigned i = 0; i < rules->unit_count[kind]; i++)
            pair_in(rules, rules->units[kind][i], digits_of_two(rules, rules->units[kind][i]),
                    pair_digits);
}

static void pair_naked(struct rules *rules)
{
    for (unsigned kind = KINDS; kind-- > 0;)
        for (unsigned i = 0; i < rules->unit_count[kind]; i++)
            pair_in(rules, rules->units[kind][i], cells_of_two(rules, rules->units[kind][i]),
                    pair_cells);
}

/* -------------------------------------------------------------------------------------- X-Wings */

/* The line of KIND through PLACE of UNIT, a line of the other kind. */
static unsigned line_across(const struct rules *rules, unsigned unit, unsigned place, unsigned kind)
{
    const struct topology *topology = rules->topology;
    unsigned cell = topology_cell(topology, unit, place);
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++)
        if (rules->kind[topology->cell_units[cell][n]] == kind)
            return topology->cell_units[cell][n];
    return unit;
}

/* Lines A and B may have the same two places left for DIGIT. */
static void wing(struct rules *rules, unsigned a, unsigned b, unsigned digit)
{
    unsigned places = places_of(rules, a, digit);
    unsigned across = rules->kind[a] == ROWS ? COLUMNS : ROWS;
    struct rule_reason reason = {0};
    if (places != places_of(rules, b, digit))
        return;
    struct cellset cells = cellset_none();
    for (unsigned left = places; left;) {
        unsigned cover = line_across(rules, a, bit_pop(&left), across);
        cells = cellset_or(cells,
                           topology_cells(rules->topology, cover, places_of(rules, cover, digit)));
    }
    need_place(rules, &reason, a, digit, 0);
    need_place(rules, &reason, b, digit, 0);
    cells = cellset_minus(cells, cellset_or(rules->topology->unit[a], rules->topology->unit[b]));
    exclude_all(rules, cells, 1u << digit, &reason);
}

/* The digits that at least four rows lack. */
static unsigned open_digits(const struct rules *rules)
{
    unsigned open = 0;
    for (unsigned digit = 0; digit < rules->topology->side; digit++) {
        unsigned count = 0;
        for (unsigned i = 0; i < rules->unit_count[ROWS]; i++)
            count += rules->before->places[rules->units[ROWS][i]][digit] != 0;
        open |= (unsigned)(count >= 4) << digit;
    }
    return open;
}

/* Columns before rows. On boards that are not square, lines do not cross all others. */
static void wing_all(struct rules *rules)
{
    unsigned open = rules->topology->layout->is_square ? open_digits(rules) : 0;
    for (unsigned kind = OTHERS; kind-- > 0;)
        for (unsigned i = 1; i < rules->unit_count[kind]; i++)
            for (unsigned k = 0; k < i; k++) {
                unsigned b = rules->units[kind][i], a = rules->units[kind][k];
                unsigned changed = rules->changed[a] | rules->changed[b];
                for (unsigned digits = rules->twos[a] & rules->twos[b] & open & changed; digits;)
                    wing(rules, a, b, bit_pop(&digits));
            }
}

static unsigned kind_of(const struct topology *topology, unsigned unit)
{
    enum sudoku_unit_kind kind = topology->layout->unit_label[unit].kind;
    return kind == SUDOKU_UNIT_ROW ? ROWS : kind == SUDOKU_UNIT_COLUMN ? COLUMNS : OTHERS;
}

/* Lists UNIT by its kind, with what is left in it. */
static void survey(struct rules *rules, unsigned unit)
{
    unsigned kind = kind_of(rules->topology, unit);
    rules->kind[unit] = (uint8_t)kind;
    rules->units[kind][rules->unit_count[kind]++] = (uint8_t)unit;
    rules->changed[unit] = rules->twos[unit] = 0;
    for (unsigned digit = 0; digit < rules->topology->side; digit++) {
        unsigned places = places_of(rules, unit, digit);
        if (places != rules->before->places[unit][digit])
            rules->changed[unit] |= (uint16_t)(1u << digit);
        if (has_two(places))
            rules->twos[unit] |= (uint16_t)(1u << digit);
    }
}

bool forcing_rules_exclude(struct forcing_run *run)
{
    static void (*const all[])(struct rules * rules) = {lock_all, pair_hidden, pair_naked,
                                                        wing_all};
    struct rules rules;
    rules.run = run;
    rules.before = run->graph->position;
    rules.topology = rules.before->topology;
    rules.has_found = false;
    memset(rules.unit_count, 0, sizeof rules.unit_count);
    for (unsigned unit = 0; unit < rules.topology->unit_count; unit++)
        survey(&rules, unit);
    for (unsigned i = 0; i < sizeof all / sizeof *all && !rules.has_found; i++)
        all[i](&rules);
    return rules.has_found;
}
