/* Exact cover inside the library: a problem built once, and parts of it searched many times.
 *
 * cover_link() links the options of a part for dance().
 *
 * All links are 32-bit indices into one array of nodes. Node 0 is unused, nodes 1..item_count head
 * the vertical lists of the items, and options follow as runs of nodes with a spacer before,
 * between and after them, so no horizontal links are needed. The primary items still to be covered
 * form a list, with COVER_ROOT before its first. */
#ifndef DLX_EXACT_COVER_H
#define DLX_EXACT_COVER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/cover.h>

#include "engine/limiter.h"

enum { COVER_ROOT = 0 };

/* Marks a spacer; the lower bits number the option that follows it. */
#define COVER_SPACER ((uint32_t)1 << 31)

/* Keeps the size of secondary items above 0, the size at which a primary item is a dead end. */
#define COVER_PLENTY ((uint32_t)1 << 31)

struct cover_node {
    uint32_t up;   /* of a spacer: the first node of the option before it */
    uint32_t down; /* of a spacer: the last node of the option after it */
    uint32_t item; /* or COVER_SPACER and the number of the next option */
};

struct cover_item {
    uint32_t previous; /* secondary items are linked to themselves, outside the list */
    uint32_t next;
    uint32_t size; /* nodes in the vertical list, plus COVER_PLENTY for a secondary item */
};

/* The number of times that an item is covered, and the bounds of a primary item. */
struct cover_use {
    uint32_t count, min, max;
};

/* A level of multicover(). */
struct cover_level {
    uint32_t item;
    uint32_t first;        /* of the chosen option; 0 if the item has enough */
    size_t removed_before; /* options removed before the level began */
    size_t removed;        /* options removed before this choice */
};

struct sudoku_cover {
    struct sudoku_allocator allocator;
    uint64_t seed;
    bool is_plain; /* no colors, every primary item exactly once: dance() applies */
    uint32_t primary_count;
    uint32_t item_count;
    uint32_t starved;         /* primary items in the list without an option */
    uint32_t open;            /* primary items in the list */
    uint32_t live;            /* options in the lists */
    uint32_t longest;         /* maximum number of items of an option */
    struct cover_item *items; /* item_count + 1 */
    struct cover_node *nodes;
    size_t node_count, node_capacity;
    uint32_t *first; /* the first node of each option */
    size_t option_count, option_capacity;
    uint32_t *path; /* nodes chosen by the search */
    size_t *chosen; /* their option numbers, for the callback */
    size_t level_capacity;
    size_t depth;    /* length of the path when dance() was stopped */
    uint32_t *order; /* options by number, for a seed; option_capacity */
    size_t order_capacity;
    struct bit_cover *bits; /* of bit_cover_reserve(), one block; NULL: links only */
    /* For multicover() only. */
    uint32_t *colors; /* of the first color_capacity nodes; 0 if none */
    size_t color_capacity;
    struct cover_use *uses; /* item_count + 1 */
    struct cover_level *levels;
    uint32_t *removed; /* first nodes of the removed options */
    size_t removed_count;
    struct sudoku_stats stats;
    atomic_bool cancel;
    atomic_bool is_busy; /* a search is running */
};

/* True if COVER may be searched or extended. */
bool cover_is_free(const struct sudoku_cover *cover);

/* Reserves room for this number of further options with this total number of items; false if memory
 * is short. */
bool cover_reserve(struct sudoku_cover *cover, size_t options, size_t items);

/* Reserves room for a search of OPTIONS options; false if memory is short. */
bool cover_prepare(struct sudoku_cover *cover, size_t options);

/* Adds an option of COUNT different ITEMS, not linked until cover_link(). Requires
 * cover_reserve(). */
void cover_write(struct sudoku_cover *cover, const size_t *items, size_t count);

/* Reduces the problem to the COUNT different OPTIONS, tried in this order, whatever the links were
 * before; items of equal size are chosen by number. A SEED other than 0 shuffles both orders, and
 * OPTIONS. True if stopped by LIMITER; then only cover_link() may follow. */
bool cover_link(struct sudoku_cover *cover, uint32_t *options, uint32_t count, uint64_t seed,
                struct limiter *limiter);

#endif
