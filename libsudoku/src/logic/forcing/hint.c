#include "logic/forcing/hint.h"

/* Longer than any chain. */
enum { NO_LIMIT = 1u << 20 };

unsigned forcing_length_rating(unsigned length)
{
    unsigned added = 0, limit = 4;
    while (length > limit + 2) {
        limit = added % 2 ? limit / 3 * 4 : limit / 2 * 3;
        added++;
    }
    return added;
}

bool forcing_is_better(const struct forcing_hint *hint, const struct forcing_hint *best)
{
    if (best->rating && hint->progress != best->progress)
        return hint->progress > best->progress;
    if (!best->rating || hint->rating != best->rating)
        return !best->rating || hint->rating < best->rating;
    if (hint->length != best->length)
        return hint->length < best->length;
    return hint->kind < best->kind;
}

unsigned forcing_max_length(unsigned base, enum forcing_kind kind, const struct forcing_hint *best)
{
    if (!best->rating)
        return NO_LIMIT;
    if (best->rating < base)
        return 0;
    unsigned length = best->length;
    struct forcing_hint hint = {.kind = kind};
    /* With a lower base rating, longer chains may still be rated lower. */
    while (base + forcing_length_rating(length + 1) < best->rating)
        length++;
    for (; length > 0; length--) {
        hint.length = length;
        hint.rating = base + forcing_length_rating(length);
        if (forcing_is_better(&hint, best))
            break;
    }
    return length;
}
