/* What sets of labels and pairs say of regions.
 *
 * Cells that are known to be of one region are a *group*. The connected parts of a group are its
 * *pieces*. Both are numbered by their first cells. */
#ifndef RULES_REGION_STATE_H
#define RULES_REGION_STATE_H

#include "rules/primitives/cell_mask.h"
#include "rules/primitives/region_spec.h"

struct region_state {
    const struct regions_spec *spec;
    const struct region_pair *links; /* of cells in one region by other rules */
    unsigned link_count;
    bool has_changed; /* a set lost something */
    unsigned region_count, value_count;
    sudoku_valueset all; /* digits of a region, if it has every one; otherwise empty */
    sudoku_valueset *digits, *labels, *pairs;
    uint16_t group[REGIONS_MAX_CELLS], piece[REGIONS_MAX_CELLS];
    /* By first cell of a group: the digits that cells with one have, and the groups that pairs put
     * into other regions. */
    uint16_t group_size[REGIONS_MAX_CELLS];
    sudoku_valueset held[REGIONS_MAX_CELLS];
    struct cell_mask group_cells[REGIONS_MAX_CELLS], apart[REGIONS_MAX_CELLS];
    /* By first cell of a piece. */
    uint16_t piece_size[REGIONS_MAX_CELLS];
    struct cell_mask piece_cells[REGIONS_MAX_CELLS];
    /* By cell: the neighbors that pairs allow in its region. */
    struct cell_mask open[REGIONS_MAX_CELLS];
    /* Cells that may have a label or a digit, and those of groups that hold a digit or have a
     * size. */
    struct cell_mask with_label[SUDOKU_RULES_MAX_VALUES], with_digit[SUDOKU_RULES_MAX_VALUES];
    struct cell_mask holding[SUDOKU_RULES_MAX_VALUES], of_size[SUDOKU_RULES_MAX_VALUES + 1];
    struct cell_mask decided;     /* cells with one digit */
    struct cell_mask alone;       /* cells that are pieces */
    sudoku_valueset known_labels; /* of cells with one */
};

/* Finds groups and pieces, and narrows labels, digits and pairs by the groups alone; false if this
 * is impossible. */
bool region_state_init(struct region_state *state);

/* Collects the cells by what they may be. */
void region_state_index(struct region_state *state);

/* Returns the cells that may be of the region of GROUP. */
struct cell_mask region_allowed(const struct region_state *state, unsigned group);

/* Restricts SET, one of STATE, to KEPT; false if nothing remains. */
static inline bool region_keep(struct region_state *state, sudoku_valueset *set, unsigned kept)
{
    sudoku_valueset after = *set & (sudoku_valueset)kept;
    state->has_changed = state->has_changed || after != *set;
    *set = after;
    return after != 0;
}

/* Returns the cells next to PIECE that pairs allow in its region, without its own. */
struct cell_mask region_doors(const struct region_state *state, unsigned piece);

/* Narrows the pairs of neighbors between PIECE and OTHER, and the labels of their groups, to one
 * region; false if they cannot be of one. */
bool region_join(struct region_state *state, unsigned piece, unsigned other);

/* Narrows the pairs of neighbors between PIECE and OTHER to different regions; false if one joins
 * them. */
bool region_separate(struct region_state *state, unsigned piece, unsigned other);

#endif
