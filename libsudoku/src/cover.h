/* Exact cover inside the library: one problem built once, many parts of it searched.
 *
 * Takes a problem and the options that count this time, gives it linked for dance(), fails only
 * where it makes room.
 *
 * All links are 32-bit numbers of nodes in one array. Node 0 is unused, nodes 1..item_count head
 * the vertical lists of the items, and the options follow as runs of nodes with a spacer before,
 * between and behind them, which makes horizontal links needless. The primary items that are still
 * to be covered form a list of their own, with COVER_ROOT before its first. */
#ifndef COVER_H
#define COVER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/cover.h>

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

struct sudoku_cover {
    struct sudoku_allocator allocator;
    uint32_t primary_count;
    uint32_t item_count;
    uint32_t starved;         /* primary items in the list that no option is left for */
    struct cover_item *items; /* item_count + 1 */
    struct cover_node *nodes;
    size_t node_count, node_capacity;
    uint32_t *first; /* the first node of each option */
    size_t option_count, option_capacity;
    uint32_t *path; /* the nodes that the search chose so far */
    size_t *chosen; /* the numbers of their options, for the caller */
    size_t level_capacity;
    struct sudoku_stats stats;
    atomic_bool cancel;
};

/* Makes room for so many more options with so many items altogether. False: memory is short. */
bool cover_reserve(struct sudoku_cover *cover, size_t options, size_t items);

/* Makes room for the search of all options, so that it takes none. False: memory is short. */
bool cover_prepare(struct sudoku_cover *cover);

/* Makes the problem consist of the COUNT different OPTIONS alone, tried in this order, whatever was
 * done to the links before. Equally short items are taken in an order drawn from *RANDOM (NULL:
 * lowest number first). */
void cover_link(struct sudoku_cover *cover, const uint32_t *options, size_t count,
                uint64_t *random);

#endif
