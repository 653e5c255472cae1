#include "rules/search/compile.h"

#include <string.h>

#include "common/argument.h"
#include "rules/primitives/combinations.h"
#include "rules/primitives/different.h"
#include "rules/primitives/linear.h"
#include "rules/primitives/pairs.h"
#include "rules/search/crossings.h"
#include "rules/search/derive.h"
#include "rules/search/due.h"
#include "rules/search/required.h"
#include "rules/valueset.h"

enum { MAX_NARROWERS = 65535 - DERIVE_MAX - CROSSINGS_MAX - REQUIRED_MAX };

/* True if RULE needs a narrower of its own: that values differ is what peers are for. */
static bool is_needed(const struct sudoku_rule *rule)
{
    if (rule->choice != 0 || !narrower_is_needed(rule))
        return false;
    if (rule->kind == &pairs_kind)
        return !pairs_exclude_equal_only(rule);
    return rule->kind != &different_kind || rule->cell_count == rule->value_count;
}

static unsigned count_needed(const struct sudoku_rules *rules)
{
    unsigned count = 0;
    for (size_t r = 0; r < rules->rule_count; r++)
        count += is_needed(&rules->rule[r]);
    return count;
}

/* The order in which narrowers that are due run: cheap ones that narrow much come first. */
enum narrower_class { CLASS_CHEAP, CLASS_UNIT, CLASS_OTHER, CLASS_COUNT };

static enum narrower_class class_of(const struct sudoku_rule *rule)
{
    if (rule->kind == &linear_kind || rule->kind == &pairs_kind)
        return CLASS_CHEAP;
    return rule->kind == &different_kind ? CLASS_UNIT : CLASS_OTHER;
}

/* Prepares the rules of CLASS. */
static enum sudoku_status prepare_class(struct program *own, struct sudoku_rule_site *site,
                                        enum narrower_class class)
{
    enum sudoku_status status = SUDOKU_OK;
    for (size_t r = 0; status == SUDOKU_OK && r < own->rules->rule_count; r++) {
        site->rule = &own->rules->rule[r];
        if (!is_needed(site->rule) || class_of(site->rule) != class)
            continue;
        struct narrower *narrower = &own->narrower[own->narrower_count++];
        status = narrower_prepare(site, narrower);
        narrower->is_unit = site->rule->kind == &different_kind;
    }
    return status;
}

static enum sudoku_status prepare_all(struct program *own, struct sudoku_rule_site *site)
{
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned class = 0; status == SUDOKU_OK && class < CLASS_COUNT; class ++) {
        uint32_t first = own->narrower_count;
        status = prepare_class(own, site, (enum narrower_class) class);
        if (class == CLASS_UNIT)
            own->units = (struct slice){first, own->narrower_count};
    }
    return status;
}

/* Stores for each cell which narrowers its changes wake. One to a single value changes bounds, and
 * any change wakes what waits for any. */
static bool watch_all(struct program *own, struct arena *arena)
{
    own->due_words = own->narrower_count / DUE_WORD_BITS + 1;
    own->watched = arena_alloc(arena, (size_t)own->cell_count * PROGRAM_WAKES * own->due_words *
                                          sizeof *own->watched);
    for (unsigned n = 0; own->watched && n < own->narrower_count; n++) {
        const struct narrower *narrower = &own->narrower[n];
        for (unsigned i = 0; i < narrower->cell_count - narrower->quiet_count; i++)
            for (unsigned kind = narrower->wake; kind < PROGRAM_WAKES; kind++)
                due_add(program_watched(own, (enum sudoku_rule_wake)kind, narrower->cells[i]), n);
    }
    return own->watched;
}

static bool list_peers(struct program *own, struct arena *arena, const sudoku_valueset *unequal)
{
    size_t count = 0, places = (size_t)own->cell_count * own->cell_count;
    for (size_t i = 0; i < places; i++)
        count += unequal[i] != 0;
    own->peer = arena_alloc(arena, count * sizeof *own->peer);
    own->peers = arena_alloc(arena, own->cell_count * sizeof *own->peers);
    if (!own->peer || !own->peers)
        return false;
    uint32_t at = 0;
    for (unsigned cell = 0; cell < own->cell_count; cell++) {
        own->peers[cell].first = at;
        for (unsigned other = 0; other < own->cell_count; other++) {
            sudoku_valueset values = unequal[(size_t)cell * own->cell_count + other];
            if (values)
                own->peer[at++] = (struct peer){(uint16_t)other, values};
        }
        own->peers[cell].end = at;
    }
    return true;
}

enum sudoku_status compile_rules(struct program *program, const struct sudoku_rules *rules,
                                 struct arena *arena)
{
    unsigned needed = count_needed(rules);
    if (!argument_expect(needed <= MAX_NARROWERS, "rules has over 65535 rules"))
        return SUDOKU_ERR_ARGUMENT;
    *program = (struct program){
        .rules = rules, .cell_count = rules->cell_count, .all = rules_all_values(rules)};
    sudoku_valueset *unequal =
        arena_alloc(arena, (size_t)program->cell_count * program->cell_count * sizeof *unequal);
    program->narrower = arena_alloc(arena, (needed + DERIVE_MAX + CROSSINGS_MAX + REQUIRED_MAX) *
                                               sizeof *program->narrower);
    program->start = arena_alloc(arena, program->cell_count * sizeof *program->start);
    const struct combinations *combinations = combinations_create(arena, rules->value_count);
    if (!unequal || !program->narrower || !program->start || !combinations)
        return SUDOKU_ERR_MEMORY;
    memcpy(program->start, rules->values, program->cell_count * sizeof *program->start);
    site_add_unequal(rules, 0, unequal);
    struct sudoku_rule_site site = {arena, rules, NULL, program->start, unequal, combinations};
    enum sudoku_status status = prepare_all(program, &site);
    program->rule_narrower_count = program->narrower_count;
    if (status == SUDOKU_OK)
        status = derive_sums(program, &site);
    if (status == SUDOKU_OK)
        status = derive_crossings(program, arena);
    if (status == SUDOKU_OK)
        status = derive_required(program, &site);
    if (status != SUDOKU_OK)
        return status;
    return watch_all(program, arena) && list_peers(program, arena, unequal) ? SUDOKU_OK
                                                                            : SUDOKU_ERR_MEMORY;
}
