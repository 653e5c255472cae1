/* A rule that is ready to narrow sets. */
#ifndef RULES_NARROWER_H
#define RULES_NARROWER_H

#include "rules/site.h"

struct narrower {
    bool (*narrow)(const void *data, sudoku_valueset *sets, uint64_t changed);
    /* True if narrow() would change nothing, by the sets of all cells. NULL: it has to be called.
     */
    bool (*is_idle)(const void *data, const sudoku_valueset *sets);
    const void *data;
    const uint16_t *cells;
    unsigned cell_count;
    unsigned quiet_count; /* of the last cells, whose changes do not wake it */
    enum sudoku_rule_wake wake;
    unsigned rule;  /* its index in the list */
    bool is_unit;   /* the cells are a full unit, of which singles are eliminated elsewhere */
    bool is_stable; /* a second run right after the first changes nothing */
};

/* True if RULE narrows sets itself, or is neither expanded: it is then checked near the end. */
static inline bool narrower_is_needed(const struct sudoku_rule *rule)
{
    return rule->kind->narrow || !rule->kind->expand;
}

/* Prepares site->rule and stores it in *NARROWER. Returns SUDOKU_OK, SUDOKU_ERR_MEMORY, or what
 * prepare() returned. */
enum sudoku_status narrower_prepare(struct sudoku_rule_site *site, struct narrower *narrower);

#endif
