#include "logic/uniqueness/guard.h"

void guard_start(struct guard *guard, const struct position *position)
{
    for (unsigned digit = 0; digit < position->topology->side; digit++)
        guard->excluded[digit] = position->of_digit[digit];
}

void guard_add(struct guard *guard, const struct topology *topology, unsigned cell, unsigned digit)
{
    for (unsigned d = 0; d < topology->side; d++)
        guard->excluded[d] =
            cellset_and(guard->excluded[d], d == digit ? topology->peers[cell] : cellset_of(cell));
}

void guard_eliminate(const struct guard *guard, struct search *search)
{
    for (unsigned digit = 0; digit < search->topology->side; digit++)
        step_eliminate(&search->step, search->position, guard->excluded[digit], digit);
}
