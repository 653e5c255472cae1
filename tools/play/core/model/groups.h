/* Groups of cells that a hint distinguishes: units of a fish, almost locked sets. */
#ifndef PLAY_CORE_MODEL_GROUPS_H
#define PLAY_CORE_MODEL_GROUPS_H

#include <sudoku/logic.h>

enum hint_group_kind {
    HINT_GROUP_BASE = 0,  /* a unit that must hold the digit of a fish */
    HINT_GROUP_COVER = 1, /* a unit to which the places of the bases are confined */
    HINT_GROUP_SET = 2    /* an almost locked set */
};

struct hint_group {
    enum hint_group_kind kind;
    const uint16_t *cells;
    size_t cell_count;
};

/* Groups in the order of the step, each kind together. */
struct hint_groups {
    struct hint_group *items;
    size_t count;
    uint16_t *cells; /* of all groups */
};

/* Returns the groups of STEP, which the caller frees. Memory that runs out ends the program. */
struct hint_groups hint_groups_of(const struct sudoku_layout *layout,
                                  const struct sudoku_step *step);
void hint_groups_free(struct hint_groups *groups);

/* Returns the number of the first almost locked set with CELL, from 1; 0: none. */
unsigned hint_groups_set_of(const struct hint_groups *groups, unsigned cell);

#endif
