/* Constructive disjunction: each alternative narrows the sets by itself, and a value stays if one
 * of them keeps it. */
#include "rules/primitives/either.h"

#include <string.h>

#include "common/argument.h"
#include "rules/narrower.h"
#include "rules/rules.h"
#include "rules/valueset.h"

/* The number of an alternative, by which its rules are marked. */
struct either_choice {
    struct either_choice *next;
    unsigned choice;
};

struct either_spec {
    const struct sudoku_rules *rules;
    struct either_choice *first, *last;
    unsigned choice_count;
};

/* A rule of an alternative, with its cells' places among those of the whole. */
struct either_part {
    struct narrower narrower;
    uint16_t *place;
};

struct alternative {
    unsigned part_count;
    struct either_part *part;
};

struct either {
    unsigned cell_count, alternative_count;
    struct alternative alternative[];
};

static bool either_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct either_spec *spec = rule->spec;
    uint8_t all[SUDOKU_RULES_MAX_CELLS];
    memset(all, SUDOKU_RULES_EMPTY, sizeof all);
    for (unsigned i = 0; i < rule->cell_count; i++)
        all[rule->cells[i]] = values[i];
    for (const struct either_choice *at = spec->first; at; at = at->next)
        if (rules_choice_holds(spec->rules, at->choice, all))
            return true;
    return false;
}

/* Applies PART to SETS; false if they break it. *CHANGED becomes true if they change. */
static bool apply(const struct either_part *part, sudoku_valueset *sets, bool *changed)
{
    sudoku_valueset own[SUDOKU_RULES_MAX_CELLS];
    unsigned count = part->narrower.cell_count;
    for (unsigned i = 0; i < count; i++)
        own[i] = sets[part->place[i]];
    if (!part->narrower.narrow(part->narrower.data, own, ~UINT64_C(0)))
        return false;
    for (unsigned i = 0; i < count; i++) {
        sudoku_valueset kept = sets[part->place[i]] & own[i];
        *changed = *changed || kept != sets[part->place[i]];
        sets[part->place[i]] = kept;
        if (!kept)
            return false;
    }
    return true;
}

/* Applies all rules of ALTERNATIVE to SETS until nothing changes; false if they break one. */
static bool narrow_alternative(const struct alternative *alternative, sudoku_valueset *sets)
{
    bool changed = true;
    while (changed) {
        changed = false;
        for (unsigned i = 0; i < alternative->part_count; i++)
            if (!apply(&alternative->part[i], sets, &changed))
                return false;
        if (alternative->part_count == 1)
            break;
    }
    return true;
}

static bool either_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct either *own = data;
    sudoku_valueset any[SUDOKU_RULES_MAX_CELLS] = {0}, one[SUDOKU_RULES_MAX_CELLS];
    bool is_possible = false;
    (void)changed;
    for (unsigned a = 0; a < own->alternative_count; a++) {
        memcpy(one, sets, own->cell_count * sizeof *one);
        if (!narrow_alternative(&own->alternative[a], one))
            continue;
        is_possible = true;
        for (unsigned i = 0; i < own->cell_count; i++)
            any[i] |= one[i];
    }
    if (is_possible)
        memcpy(sets, any, own->cell_count * sizeof *sets);
    return is_possible;
}

/* Stores where each cell of PART is among the cells of RULE. */
static void place_cells(const struct sudoku_rule *rule, struct either_part *part)
{
    for (unsigned i = 0; i < part->narrower.cell_count; i++)
        for (unsigned j = 0; j < rule->cell_count; j++)
            if (rule->cells[j] == part->narrower.cells[i])
                part->place[i] = (uint16_t)j;
}

/* Prepares the rules of CHOICE. */
static enum sudoku_status prepare_alternative(struct sudoku_rule_site *site, unsigned choice,
                                              struct alternative *alternative)
{
    const struct sudoku_rule *whole = site->rule;
    const struct sudoku_rules *rules = site->rules;
    enum sudoku_status status = SUDOKU_OK;
    for (size_t r = 0; status == SUDOKU_OK && r < rules->rule_count; r++) {
        if (rules->rule[r].choice != choice || !narrower_is_needed(&rules->rule[r]))
            continue;
        struct either_part *part = &alternative->part[alternative->part_count++];
        struct sudoku_rule_site inner = *site;
        inner.rule = &rules->rule[r];
        status = narrower_prepare(&inner, &part->narrower);
        part->place = sudoku_rule_site_alloc(site, part->narrower.cell_count * sizeof *part->place);
        if (!part->place)
            return SUDOKU_ERR_MEMORY;
        place_cells(whole, part);
    }
    return status;
}

/* Stores in *SITE what SITE knows and the cells that differ by the rules of CHOICE. */
static bool site_within(struct sudoku_rule_site *site, unsigned choice,
                        struct sudoku_rule_site *inner)
{
    size_t size = (size_t)site->rules->cell_count * site->rules->cell_count;
    sudoku_valueset *unequal = sudoku_rule_site_alloc(site, size * sizeof *unequal);
    *inner = *site;
    if (!unequal)
        return false;
    memcpy(unequal, site->unequal, size * sizeof *unequal);
    site_add_unequal(site->rules, choice, unequal);
    inner->unequal = unequal;
    return true;
}

static unsigned count_parts(const struct sudoku_rules *rules, unsigned choice)
{
    unsigned count = 0;
    for (size_t r = 0; r < rules->rule_count; r++)
        count += rules->rule[r].choice == choice;
    return count;
}

static enum sudoku_status either_prepare(const struct sudoku_rule *rule,
                                         struct sudoku_rule_site *site, void **data)
{
    const struct either_spec *spec = rule->spec;
    struct either *own =
        sudoku_rule_site_alloc(site, sizeof *own + spec->choice_count * sizeof *own->alternative);
    if (!own)
        return SUDOKU_ERR_MEMORY;
    own->cell_count = rule->cell_count;
    for (const struct either_choice *at = spec->first; at; at = at->next) {
        struct alternative *alternative = &own->alternative[own->alternative_count++];
        struct sudoku_rule_site inner;
        alternative->part = sudoku_rule_site_alloc(site, count_parts(spec->rules, at->choice) *
                                                             sizeof *alternative->part);
        if (!alternative->part || !site_within(site, at->choice, &inner))
            return SUDOKU_ERR_MEMORY;
        enum sudoku_status status = prepare_alternative(&inner, at->choice, alternative);
        if (status != SUDOKU_OK)
            return status;
    }
    *data = own;
    return SUDOKU_OK;
}

const struct sudoku_rule_kind either_kind = {
    .size = sizeof(struct sudoku_rule_kind),
    .name = "alternatives",
    .holds = either_holds,
    .narrow = either_narrow,
    .prepare = either_prepare,
};

/* Begins an alternative of SPEC. */
static enum sudoku_status begin_choice(struct sudoku_rules *rules, struct either_spec *spec)
{
    struct either_choice *own = sudoku_rules_keep(rules, NULL, sizeof *own);
    if (!own)
        return SUDOKU_ERR_MEMORY;
    own->choice = ++rules->choice_count;
    if (spec->last)
        spec->last->next = own;
    else
        spec->first = own;
    spec->last = own;
    spec->choice_count++;
    rules->choice = own->choice;
    return SUDOKU_OK;
}

enum sudoku_status sudoku_rules_begin_alternatives(struct sudoku_rules *rules)
{
    if (!argument_expect(rules, "rules is NULL") ||
        !argument_expect(rules->open_count < RULES_MAX_NESTED, "alternatives are nested too deep"))
        return SUDOKU_ERR_ARGUMENT;
    struct either_spec *spec = sudoku_rules_keep(rules, NULL, sizeof *spec);
    if (!spec)
        return SUDOKU_ERR_MEMORY;
    spec->rules = rules;
    rules->open[rules->open_count++] = (struct rules_open){rules->choice, spec};
    return begin_choice(rules, spec);
}

/* Returns the alternatives that are open, if the last one has a rule; otherwise NULL. */
static struct either_spec *open_spec(const struct sudoku_rules *rules)
{
    if (!argument_expect(rules, "rules is NULL") ||
        !argument_expect(rules->open_count > 0, "no alternatives are open") ||
        !argument_expect(count_parts(rules, rules->choice) > 0, "an alternative has no rule"))
        return NULL;
    return rules->open[rules->open_count - 1].spec;
}

enum sudoku_status sudoku_rules_next_alternative(struct sudoku_rules *rules)
{
    struct either_spec *spec = open_spec(rules);
    return spec ? begin_choice(rules, spec) : SUDOKU_ERR_ARGUMENT;
}

/* True if RULE is a part of one of the alternatives of SPEC. */
static bool is_part(const struct either_spec *spec, const struct sudoku_rule *rule)
{
    for (const struct either_choice *at = spec->first; at; at = at->next)
        if (rule->choice == at->choice)
            return true;
    return false;
}

/* Stores the cells of all alternatives of SPEC, each once, and returns their number. */
static unsigned collect_cells(const struct sudoku_rules *rules, const struct either_spec *spec,
                              uint16_t *cells)
{
    bool used[SUDOKU_RULES_MAX_CELLS] = {false};
    unsigned count = 0;
    for (size_t r = 0; r < rules->rule_count; r++) {
        const struct sudoku_rule *rule = &rules->rule[r];
        for (unsigned i = 0; is_part(spec, rule) && i < rule->cell_count; i++) {
            if (!used[rule->cells[i]])
                cells[count++] = rule->cells[i];
            used[rule->cells[i]] = true;
        }
    }
    return count;
}

enum sudoku_status sudoku_rules_end_alternatives(struct sudoku_rules *rules)
{
    uint16_t cells[SUDOKU_RULES_MAX_CELLS];
    const struct either_spec *spec = open_spec(rules);
    if (!spec)
        return SUDOKU_ERR_ARGUMENT;
    rules->choice = rules->open[--rules->open_count].outer;
    return sudoku_rules_add(rules, &either_kind, cells, collect_cells(rules, spec, cells), spec);
}
