#include "rules/search/derive.h"

#include <string.h>

#include "rules/primitives/different.h"
#include "rules/primitives/linear.h"

/* Limits on derived sums: longer ones exclude little, and those over MAX_EAGER_TERMS so seldom that
 * they wait until a cell has one value. */
enum { MAX_TERMS = 6, MAX_EAGER_TERMS = 4, MAX_UNITS = 64, MAX_SUMS = 512 };

/* Which sums are subtracted from units. */
enum cover { COVER_WITHIN = 0, COVER_MOSTLY = 1, COVER_TOUCHING = 2, COVER_COUNT = 3 };

struct derivation {
    struct program *program;
    struct sudoku_rule_site *site;
    unsigned unit_count, sum_count, first_derived;
    const struct sudoku_rule *unit[MAX_UNITS];
    const struct sudoku_rule *sum[MAX_SUMS];
};

/* A sum of cells with coefficients -1, 0 and 1. */
struct balance {
    int total;
    unsigned count; /* of cells with a coefficient */
    int8_t coefficient[SUDOKU_RULES_MAX_CELLS];
};

/* True if RULE is the sum of cells, each once. */
static bool is_plain_sum(const struct sudoku_rule *rule)
{
    if (rule->kind != &linear_kind || rule->choice != 0)
        return false;
    const struct linear_spec *spec = rule->spec;
    for (unsigned i = 0; i < rule->cell_count; i++)
        if (spec->coefficients[i] != 1)
            return false;
    return spec->min == spec->max && !rules_rule_has_twice(rule);
}

static bool is_full_unit(const struct sudoku_rule *rule)
{
    return rule->kind == &different_kind && rule->choice == 0 &&
           rule->cell_count == rule->value_count;
}

static void collect(struct derivation *own)
{
    const struct sudoku_rules *rules = own->program->rules;
    for (size_t r = 0; r < rules->rule_count; r++) {
        if (is_full_unit(&rules->rule[r]) && own->unit_count < MAX_UNITS)
            own->unit[own->unit_count++] = &rules->rule[r];
        if (is_plain_sum(&rules->rule[r]) && own->sum_count < MAX_SUMS)
            own->sum[own->sum_count++] = &rules->rule[r];
    }
}

static int total_of_unit(const struct sudoku_rules *rules)
{
    unsigned n = rules->value_count;
    return (int)(n * rules->min_value + n * (n - 1) / 2);
}

/* Returns the number of cells of RULE whose coefficient is -1, of a unit and not yet covered. */
static unsigned count_inside(const struct balance *balance, const struct sudoku_rule *rule)
{
    unsigned count = 0;
    for (unsigned i = 0; i < rule->cell_count; i++)
        count += balance->coefficient[rule->cells[i]] == -1;
    return count;
}

/* True if RULE overlaps the cells that are COVERED. */
static bool overlaps(const bool *covered, const struct sudoku_rule *rule)
{
    for (unsigned i = 0; i < rule->cell_count; i++)
        if (covered[rule->cells[i]])
            return true;
    return false;
}

static bool is_wanted(enum cover cover, unsigned inside, unsigned count)
{
    if (cover == COVER_WITHIN)
        return inside == count;
    return cover == COVER_MOSTLY ? 2 * inside > count : inside > 0;
}

/* Adds the sums that cover the units of BALANCE. */
static void add_sums(const struct derivation *own, enum cover cover, struct balance *balance)
{
    bool covered[SUDOKU_RULES_MAX_CELLS] = {false};
    for (unsigned s = 0; s < own->sum_count; s++) {
        const struct sudoku_rule *rule = own->sum[s];
        if (overlaps(covered, rule) ||
            !is_wanted(cover, count_inside(balance, rule), rule->cell_count))
            continue;
        for (unsigned i = 0; i < rule->cell_count; i++) {
            covered[rule->cells[i]] = true;
            balance->coefficient[rule->cells[i]]++;
        }
        balance->total += ((const struct linear_spec *)rule->spec)->min;
    }
    balance->count = 0;
    for (unsigned cell = 0; cell < own->program->cell_count; cell++)
        balance->count += balance->coefficient[cell] != 0;
}

/* True if a narrower since the first derived one has the cells of RULE: such sums are equal. */
static bool is_known(const struct derivation *own, const struct sudoku_rule *rule)
{
    for (unsigned n = own->first_derived; n < own->program->narrower_count; n++) {
        const struct narrower *other = &own->program->narrower[n];
        if (other->cell_count == rule->cell_count &&
            memcmp(other->cells, rule->cells, rule->cell_count * sizeof *rule->cells) == 0)
            return true;
    }
    return false;
}

/* Appends a narrower of RULE, which lives as long as the program. SOURCE is the rule that it is
 * derived from. */
static enum sudoku_status append(struct derivation *own, const struct sudoku_rule *rule,
                                 const struct sudoku_rule *source)
{
    struct sudoku_rule_site site = *own->site;
    struct narrower *narrower = &own->program->narrower[own->program->narrower_count];
    site.rule = rule;
    enum sudoku_status status = narrower_prepare(&site, narrower);
    narrower->rule = (unsigned)(source - own->program->rules->rule);
    /* Sums by bounds seldom gain from inner values, and derived ones are many. */
    if (status == SUDOKU_OK && !linear_choices(narrower))
        narrower->wake =
            rule->cell_count > MAX_EAGER_TERMS ? SUDOKU_RULE_WAKE_SINGLE : SUDOKU_RULE_WAKE_BOUNDS;
    own->program->narrower_count += status == SUDOKU_OK;
    return status;
}

static bool is_full(const struct derivation *own)
{
    return own->program->narrower_count - own->first_derived == DERIVE_MAX;
}

/* Appends BALANCE as a rule unless it is too long or known. SOURCE is one of its units. */
static enum sudoku_status add_balance(struct derivation *own, const struct balance *balance,
                                      const struct sudoku_rule *source)
{
    if (balance->count == 0 || balance->count > MAX_TERMS || is_full(own))
        return SUDOKU_OK;
    struct {
        struct sudoku_rule rule;
        struct linear_spec spec;
        int coefficients[MAX_TERMS];
        uint16_t cells[MAX_TERMS];
    } *kept = arena_alloc(own->site->arena, sizeof *kept);
    if (!kept)
        return SUDOKU_ERR_MEMORY;
    /* All of one sign are a sum of cells, perhaps a cage. */
    int sign = 1;
    for (unsigned cell = 0; cell < own->program->cell_count; cell++)
        if (balance->coefficient[cell] > 0)
            sign = 0;
    sign = sign ? -1 : 1;
    unsigned count = 0;
    for (unsigned cell = 0; cell < own->program->cell_count; cell++) {
        if (!balance->coefficient[cell])
            continue;
        kept->cells[count] = (uint16_t)cell;
        kept->coefficients[count++] = sign * balance->coefficient[cell];
    }
    kept->spec =
        (struct linear_spec){kept->coefficients, sign * balance->total, sign * balance->total};
    kept->rule = *source;
    kept->rule.kind = &linear_kind;
    kept->rule.spec = &kept->spec;
    kept->rule.cells = kept->cells;
    kept->rule.cell_count = count;
    return is_known(own, &kept->rule) ? SUDOKU_OK : append(own, &kept->rule, source);
}

/* Derives the sums of the units marked in BALANCE. */
static enum sudoku_status balance_units(struct derivation *own, const struct balance *units,
                                        const struct sudoku_rule *source)
{
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned cover = 0; status == SUDOKU_OK && cover < COVER_COUNT; cover++) {
        struct balance balance = *units;
        add_sums(own, (enum cover)cover, &balance);
        status = add_balance(own, &balance, source);
    }
    return status;
}

/* Subtracts UNIT from BALANCE; false if it overlaps a unit there. */
static bool subtract_unit(const struct derivation *own, const struct sudoku_rule *unit,
                          struct balance *balance)
{
    for (unsigned i = 0; i < unit->cell_count; i++)
        if (balance->coefficient[unit->cells[i]])
            return false;
    for (unsigned i = 0; i < unit->cell_count; i++)
        balance->coefficient[unit->cells[i]] = -1;
    balance->total -= total_of_unit(own->program->rules);
    return true;
}

/* Derives sums of each unit, of pairs of units, and of runs of units in their order. */
static enum sudoku_status derive_balances(struct derivation *own)
{
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned u = 0; status == SUDOKU_OK && u < own->unit_count; u++) {
        struct balance run = {0}, single = {0};
        subtract_unit(own, own->unit[u], &single);
        for (unsigned v = u; status == SUDOKU_OK && v < own->unit_count; v++) {
            struct balance pair = single;
            if (!subtract_unit(own, own->unit[v], &run))
                break;
            status = balance_units(own, &run, own->unit[u]);
            if (status == SUDOKU_OK && v > u + 1 && subtract_unit(own, own->unit[v], &pair))
                status = balance_units(own, &pair, own->unit[u]);
        }
    }
    return status;
}

enum sudoku_status derive_sums(struct program *program, struct sudoku_rule_site *site)
{
    struct derivation own = {
        .program = program, .site = site, .first_derived = program->narrower_count};
    collect(&own);
    return own.sum_count ? derive_balances(&own) : SUDOKU_OK;
}
