/* Unlike Algorithm M this never hides a part of an option: an option that was chosen or excluded
 * leaves all lists at once, and a stack records the order. The options still in a list can then be
 * chosen as they are, whatever the bounds of its item. */
#include "dlx/multicover.h"

#include <string.h>

static bool is_spacer(const struct sudoku_cover *cover, uint32_t node)
{
    return (cover->nodes[node].item & COVER_SPACER) != 0;
}

static uint32_t first_of_option(const struct sudoku_cover *cover, uint32_t node)
{
    while (!is_spacer(cover, node - 1))
        node--;
    return node;
}

static uint32_t color_of(const struct sudoku_cover *cover, uint32_t node)
{
    return node < cover->color_capacity ? cover->colors[node] : 0;
}

/* Removes the option with first node FIRST from all lists. */
static void remove_option(struct sudoku_cover *cover, uint32_t first)
{
    for (uint32_t n = first; !is_spacer(cover, n); n++) {
        const struct cover_node *at = &cover->nodes[n];
        cover->nodes[at->up].down = at->down;
        cover->nodes[at->down].up = at->up;
        cover->items[at->item].size--;
    }
    cover->removed[cover->removed_count++] = first;
}

/* Restores options until only COUNT are removed. */
static void restore_options(struct sudoku_cover *cover, size_t count)
{
    while (cover->removed_count > count) {
        uint32_t first = cover->removed[--cover->removed_count];
        for (uint32_t n = cover->nodes[first - 1].down; n >= first; n--) {
            const struct cover_node *at = &cover->nodes[n];
            cover->nodes[at->up].down = n;
            cover->nodes[at->down].up = n;
            cover->items[at->item].size++;
        }
    }
}

static void unlink_item(struct sudoku_cover *cover, uint32_t item)
{
    struct cover_item *items = cover->items;
    items[items[item].previous].next = items[item].next;
    items[items[item].next].previous = items[item].previous;
}

static void relink_item(struct sudoku_cover *cover, uint32_t item)
{
    struct cover_item *items = cover->items;
    items[items[item].previous].next = item;
    items[items[item].next].previous = item;
}

/* Removes the options of ITEM, except those that give it COLOR (0: none excepted). */
static void remove_others(struct sudoku_cover *cover, uint32_t item, uint32_t color)
{
    for (uint32_t n = cover->nodes[item].down; n != item; n = cover->nodes[n].down)
        if (!color || color_of(cover, n) != color)
            remove_option(cover, first_of_option(cover, n));
}

/* Covers NODE's item once more. */
static void cover_item(struct sudoku_cover *cover, uint32_t node)
{
    uint32_t item = cover->nodes[node].item;
    struct cover_use *use = &cover->uses[item];
    use->count++;
    if (item > cover->primary_count) {
        if (use->count == 1)
            remove_others(cover, item, color_of(cover, node));
    } else if (use->count == use->max) {
        unlink_item(cover, item);
        remove_others(cover, item, 0);
    }
}

static void uncover_item(struct sudoku_cover *cover, uint32_t node)
{
    uint32_t item = cover->nodes[node].item;
    struct cover_use *use = &cover->uses[item];
    if (item <= cover->primary_count && use->count == use->max)
        relink_item(cover, item);
    use->count--;
}

static void choose_option(struct sudoku_cover *cover, uint32_t first)
{
    remove_option(cover, first);
    for (uint32_t n = first; !is_spacer(cover, n); n++)
        cover_item(cover, n);
}

/* Undoes choose_option(), before which COUNT options were removed. */
static void unchoose_option(struct sudoku_cover *cover, uint32_t first, size_t count)
{
    restore_options(cover, count);
    for (uint32_t n = cover->nodes[first - 1].down; n >= first; n--)
        uncover_item(cover, n);
}

static uint32_t count_needed(const struct cover_use *use)
{
    return use->count < use->min ? use->min - use->count : 0;
}

/* Returns the number of branches for ITEM: each option that leaves enough after it as the next one,
 * or none if ITEM needs none. */
static uint32_t count_branches(const struct sudoku_cover *cover, uint32_t item)
{
    uint32_t options = cover->items[item].size + 1, needed = count_needed(&cover->uses[item]);
    return options > needed ? options - needed : 0;
}

/* Returns the first item in the list with the fewest branches; COVER_ROOT if an item has none. */
static uint32_t choose_item(const struct sudoku_cover *cover, uint32_t *fewest)
{
    const struct cover_item *items = cover->items;
    uint32_t best = COVER_ROOT;
    *fewest = UINT32_MAX;
    for (uint32_t i = items[COVER_ROOT].next; i != COVER_ROOT; i = items[i].next) {
        uint32_t count = count_branches(cover, i);
        if (count == 0)
            return COVER_ROOT;
        if (count < *fewest) {
            *fewest = count;
            best = i;
        }
    }
    return best;
}

/* The state of the search. */
struct descent {
    struct sudoku_cover *cover;
    struct limiter *limiter;
    size_t depth;        /* levels */
    size_t chosen_count; /* levels that chose an option */
    size_t solved_depth; /* length of the prefix of levels that led to a solution */
};

/* Opens a level for the item to branch on; false if some item can no longer be covered. */
static bool open_level(struct descent *descent)
{
    struct sudoku_cover *cover = descent->cover;
    uint32_t fewest, item = choose_item(cover, &fewest);
    if (item == COVER_ROOT)
        return false;
    descent->limiter->stats.guesses += fewest > 1;
    cover->levels[descent->depth++] =
        (struct cover_level){.item = item, .removed_before = cover->removed_count};
    return true;
}

/* Takes the next branch of the last level; false if there is none, or with *STOP. */
static bool next_branch(struct descent *descent, bool *stop)
{
    struct sudoku_cover *cover = descent->cover;
    struct cover_level *level = &cover->levels[descent->depth - 1];
    uint32_t node = cover->nodes[level->item].down,
             needed = count_needed(&cover->uses[level->item]);
    if (cover->items[level->item].size < needed)
        return false;
    level->removed = cover->removed_count;
    if (node == level->item) { /* it has enough */
        level->first = 0;
        unlink_item(cover, level->item);
        return true;
    }
    if (limiter_node(descent->limiter)) {
        *stop = true;
        return false;
    }
    level->first = first_of_option(cover, node);
    choose_option(cover, level->first);
    limiter_depth(descent->limiter, ++descent->chosen_count);
    return true;
}

/* Undoes the branch of the last level; true if another one may follow. */
static bool undo_branch(struct descent *descent)
{
    struct sudoku_cover *cover = descent->cover;
    struct cover_level *level = &cover->levels[descent->depth - 1];
    if (!level->first) {
        relink_item(cover, level->item);
        return false;
    }
    unchoose_option(cover, level->first, level->removed);
    remove_option(cover, level->first);
    descent->chosen_count--;
    return true;
}

static void close_level(struct descent *descent)
{
    restore_options(descent->cover, descent->cover->levels[--descent->depth].removed_before);
}

/* Backtracks to the last level with a branch left and takes it; false if there is none, or with
 * *STOP. */
static bool backtrack(struct descent *descent, bool *stop)
{
    while (descent->depth) {
        size_t above = descent->depth - 1;
        bool is_open = undo_branch(descent);
        descent->limiter->stats.backtracks += is_open && above >= descent->solved_depth;
        descent->solved_depth = above < descent->solved_depth ? above : descent->solved_depth;
        if (is_open && next_branch(descent, stop))
            return true;
        close_level(descent);
        if (*stop)
            return false;
    }
    return false;
}

/* Passes the chosen options to FOUND. */
static bool report_cover(struct descent *descent, dance_found *found, void *user)
{
    struct sudoku_cover *cover = descent->cover;
    size_t count = 0;
    for (size_t i = 0; i < descent->depth; i++) {
        uint32_t node = cover->levels[i].first;
        if (!node)
            continue;
        while (!is_spacer(cover, node))
            node++;
        cover->chosen[count++] = (cover->nodes[node].item & ~COVER_SPACER) - 1;
    }
    descent->solved_depth = descent->depth;
    return found(user, cover->chosen, count);
}

enum sudoku_status multicover(struct sudoku_cover *cover, struct limiter *limiter,
                              dance_found *found, void *user)
{
    struct descent descent = {.cover = cover, .limiter = limiter};
    bool stop = false, is_active = true;
    while (is_active && !stop) {
        if (cover->items[COVER_ROOT].next == COVER_ROOT) {
            stop = report_cover(&descent, found, user);
            is_active = !stop && backtrack(&descent, &stop);
        } else if (!open_level(&descent)) {
            is_active = backtrack(&descent, &stop);
        } else if (!next_branch(&descent, &stop)) {
            close_level(&descent);
            is_active = !stop && backtrack(&descent, &stop);
        }
    }
    while (descent.depth) {
        undo_branch(&descent);
        close_level(&descent);
    }
    return stop ? limiter->status : SUDOKU_OK;
}
