/* engine9_version.waiting, for a version with which others start.
 *
 * Included after search_tmpl.h. */
#ifndef ENGINE9_HAND_OVER_TMPL_H
#define ENGINE9_HAND_OVER_TMPL_H

#include "engine9/search_tmpl.h"

_Static_assert(sizeof(struct searcher) + ENGINE9_ALIGN <= (size_t)ENGINE9_NARROW_MEMORY,
               "others have enough memory for this one");

static const uint16_t *lanes_of(vec *x)
{
    return (const uint16_t *)(void *)x;
}

static bool find_waiting(void *memory, unsigned i, struct engine9_waiting *part)
{
    struct board_vector *vector = &aligned(memory)->vectors[0];
    struct stack *stack = &vector->stacks[0];
    const unsigned count = stack->top - stack->bottom;
    struct waiting *waiting = &stack->boards[stack->bottom + i];
    if (i < count)
        *part = (struct engine9_waiting){lanes_of(waiting->x), NULL, waiting->depth};
    else if (i == count && vector->active)
        *part = (struct engine9_waiting){lanes_of(vector->x), lanes_of(&vector->fixed),
                                         vector->depth[0]};
    else
        return false;
    return true;
}

#endif
