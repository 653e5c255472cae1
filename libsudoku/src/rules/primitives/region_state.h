/* What sets of labels and pairs say of regions.
 *
 * Cells that are known to be of one region are a *group*. The connected parts of a group are its
 * *pieces*. Both are numbered by their first cells. */
#ifndef RULES_REGION_STATE_H
#define RULES_REGION_STATE_H

#include "rules/primitives/region_spec.h"

enum { REGION_WORDS = REGIONS_MAX_CELLS / 64, REGION_NO_CELL = UINT16_MAX };

struct region_state {
    const struct regions_spec *spec;
    const struct region_pair *links; /* of cells in one region by other rules */
    unsigned link_count;
    bool has_changed; /* a set lost something */
    unsigned region_count;
    sudoku_valueset all; /* digits of a region, if it has every one; otherwise empty */
    sudoku_valueset *digits, *labels, *pairs;
    uint16_t group[REGIONS_MAX_CELLS], piece[REGIONS_MAX_CELLS];
    /* The next cell of the same group or piece, or REGION_NO_CELL. */
    uint16_t next_in_group[REGIONS_MAX_CELLS], next_in_piece[REGIONS_MAX_CELLS];
    /* By first cell of a group: its cells, the digits that cells with one have, and the groups that
     * pairs put into other regions. */
    uint16_t group_size[REGIONS_MAX_CELLS];
    sudoku_valueset held[REGIONS_MAX_CELLS];
    uint64_t apart[REGIONS_MAX_CELLS][REGION_WORDS];
    uint16_t piece_size[REGIONS_MAX_CELLS]; /* by first cell */
};

/* Finds groups and pieces, and narrows labels, digits and pairs by the groups alone; false if this
 * is impossible. */
bool region_state_init(struct region_state *state);

/* True if groups A and B cannot be of one region. */
static inline bool region_are_apart(const struct region_state *state, unsigned a, unsigned b)
{
    return !(state->labels[a] & state->labels[b]) || state->held[a] & state->held[b] ||
           state->group_size[a] + state->group_size[b] > state->spec->size ||
           state->apart[a][b / 64] >> b % 64 & 1;
}

/* Restricts SET, one of STATE, to KEPT; false if nothing remains. */
static inline bool region_keep(struct region_state *state, sudoku_valueset *set, unsigned kept)
{
    sudoku_valueset after = *set & (sudoku_valueset)kept;
    state->has_changed = state->has_changed || after != *set;
    *set = after;
    return after != 0;
}

/* Narrows for cells A and B being of one region: the labels of their groups. False if they cannot
 * be. */
bool region_join(struct region_state *state, unsigned a, unsigned b);

#endif
