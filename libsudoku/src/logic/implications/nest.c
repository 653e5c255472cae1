#include "logic/implications/nest.h"

#include <string.h>

#include "logic/relation.h"

void forcing_nest_join(struct forcing_nest *nest, unsigned slot, bool is_on,
                       const uint16_t *parents, unsigned count)
{
    uint64_t *all = nest->within[is_on][slot];
    memset(all, 0, sizeof nest->within[is_on][slot]);
    for (unsigned i = 0; i < count; i++)
        relation_add(all, nest->within[parents[i] & 1][parents[i] / 2], FORCING_NEST_WORDS);
}

void forcing_nest_add(struct forcing_nest *nest, unsigned candidate, uint64_t key, unsigned length)
{
    unsigned i = 0;
    while (i < nest->count && nest->keys[i] != key)
        i++;
    nest->keys[i] = key;
    nest->lengths[i] = length;
    nest->count += i == nest->count;
    relation_set(nest->within[false][candidate], i);
}

static bool is_counted(const struct forcing_counted *counted, uint64_t key)
{
    for (unsigned i = 0; i < counted->count; i++)
        if (counted->keys[i] == key)
            return true;
    return false;
}

unsigned forcing_nest_count(const struct forcing_nest *nest, unsigned slot, bool is_on,
                            struct forcing_counted *counted)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < nest->count; i++) {
        if (!relation_has(nest->within[is_on][slot], i) || is_counted(counted, nest->keys[i]))
            continue;
        counted->keys[counted->count++] = nest->keys[i];
        sum += nest->lengths[i];
    }
    return sum;
}
