/* Exact cover inside the library: one problem built once, many parts of it searched.
 *
 * The options that count this time are linked for dance().
 *
 * All links are 32-bit numbers of nodes in one array. Node 0 is unused, nodes 1..item_count head
 * the vertical lists of the items, and the options follow as runs of nodes with a spacer before,
 * between and behind them, which makes horizontal links needless. The primary items that are still
 * to be covered form a list of their own, with COVER_ROOT before its first. */
#ifndef DLX_EXACT_COVER_H
#define DLX_EXACT_COVER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/cover.h>

#include "solver/limiter.h"

enum { COVER_ROOT = 0 };

/* Marks a spacer; the bits below it number the option that follows. */
#define COVER_SPACER ((uint32_t)1 << 31)

/* Keeps a secondary item's size from 0, at which a primary item is a dead end. */
#define COVER_PLENTY ((uint32_t)1 << 31)

struct cover_node {
    uint32_t up;   /* a spacer's: the first node of the option before it */
    uint32_t down; /* a spacer's: the last node of the option behind it */
    uint32_t item; /* or COVER_SPACER and the number of the option behind it */
};

struct cover_item {
    uint32_t previous; /* secondary items are linked to themselves, never met in the list */
    uint32_t next;
    uint32_t size; /* nodes in the vertical list; COVER_PLENTY more for a secondary item */
};

/* How often an item is covered at present, and a primary one may be. */
struct cover_use {
    uint32_t count, min, max;
};

/* A level of multicover(). */
struct cover_level {
    uint32_t item;
    uint32_t first;        /* of the option taken; 0: the item has enough */
    size_t removed_before; /* options that were out of the lists when the level began, */
    size_t removed;        /* and when that option was taken */
};

struct sudoku_cover {
    struct sudoku_allocator allocator;
    uint64_t seed;
    bool is_plain; /* no colors, and each primary item exactly once: dance() can do it */
    uint32_t primary_count;
    uint32_t item_count;
    uint32_t starved;         /* primary items in the list that no option is left for */
    uint32_t open;            /* primary items in the list */
    uint32_t live;            /* options in the lists */
    uint32_t longest;         /* items of an option, at most */
    struct cover_item *items; /* item_count + 1 */
    struct cover_node *nodes;
    size_t node_count, node_capacity;
    uint32_t *first; /* the first node of each option */
    size_t option_count, option_capacity;
    uint32_t *path; /* the nodes that the search chose so far */
    size_t *chosen; /* the numbers of their options, for the caller */
    size_t level_capacity;
    size_t depth;    /* levels of the path that dance() left when it was stopped */
    uint32_t *order; /* options by number, for a seed; option_capacity */
    size_t order_capacity;
    struct bit_cover *bits; /* one block, of bit_cover_reserve(); NULL: links do all */
    /* For multicover() alone. */
    uint32_t *colors; /* of the first color_capacity nodes; 0: none */
    size_t color_capacity;
    struct cover_use *uses; /* item_count + 1 */
    struct cover_level *levels;
    uint32_t *removed; /* first nodes of options that are out of the lists */
    size_t removed_count;
    struct sudoku_stats stats;
    atomic_bool cancel;
    bool is_searched; /* a search is under way: this call comes from its callback */
};

/* Whether COVER may be searched or added to. */
bool cover_is_free(const struct sudoku_cover *cover);

/* Makes room for so many more options with so many items altogether. False: memory is short. */
bool cover_reserve(struct sudoku_cover *cover, size_t options, size_t items);

/* Makes room for the search of OPTIONS options, so that it takes none. False: memory is short. */
bool cover_prepare(struct sudoku_cover *cover, size_t options);

/* Adds an option of COUNT different ITEMS, which is in no list until cover_link(). cover_reserve()
 * must have made room. */
void cover_write(struct sudoku_cover *cover, const size_t *items, size_t count);

/* Makes the problem consist of the COUNT different OPTIONS alone, tried in this order, whatever was
 * done to the links before, and equally short items taken by number. With a SEED, not 0, both
 * orders are drawn from it, and OPTIONS is shuffled. True: LIMITER stopped it, and the links are
 * good for nothing but the next cover_link(). */
bool cover_link(struct sudoku_cover *cover, uint32_t *options, uint32_t count, uint64_t seed,
                struct limiter *limiter);

#endif
