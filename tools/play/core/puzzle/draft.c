#include "play/core/puzzle/draft.h"

#include <stdlib.h>
#include <string.h>

static void *clear_room(size_t size)
{
    return memset(buffer_resize(NULL, size), 0, size);
}

struct draft *draft_create(const struct shape *shape)
{
    unsigned cells = shape->side * shape->side;
    struct draft *draft = buffer_resize(NULL, sizeof *draft);
    *draft = (struct draft){.shape = shape_copy(shape),
                            .cells = cells,
                            .digits = clear_room(cells),
                            .is_hand = clear_room(cells * sizeof(bool)),
                            .is_doubtful = clear_room(cells * sizeof(bool))};
    return draft;
}

void draft_destroy(struct draft *draft)
{
    if (!draft)
        return;
    shape_free(&draft->shape);
    free(draft->digits);
    free(draft->is_hand);
    free(draft->is_doubtful);
    free(draft->picture);
    free(draft);
}

unsigned draft_doubts(const struct draft *draft)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < draft->cells; cell++)
        count += draft->is_doubtful[cell];
    return count;
}

bool draft_has_hand(const struct draft *draft)
{
    for (unsigned cell = 0; cell < draft->cells; cell++)
        if (draft->is_hand[cell])
            return true;
    return false;
}
