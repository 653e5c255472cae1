/* Dancing links: D. E. Knuth, The Art of Computer Programming, volume 4B, section 7.2.2.1,
 * Algorithm X, without recursion, since the caller determines the depth. */
#include "dlx/dance.h"

#include "dlx/bit_cover.h"

/* Removes the option of NODE from all its vertical lists except NODE's own. Returns the number of
 * items left without an option. */
static inline uint32_t hide(struct cover_node *nodes, struct cover_item *items, uint32_t node)
{
    uint32_t starved = 0;
    for (uint32_t n = node + 1; n != node;) {
        const struct cover_node *at = &nodes[n];
        if (at->item & COVER_SPACER) {
            n = at->up;
            continue;
        }
        nodes[at->up].down = at->down;
        nodes[at->down].up = at->up;
        starved += --items[at->item].size == 0;
        n++;
    }
    return starved;
}

/* Undoes hide(), in the opposite order. */
static inline uint32_t unhide(struct cover_node *nodes, struct cover_item *items, uint32_t node)
{
    uint32_t starved = 0;
    for (uint32_t n = node - 1; n != node;) {
        const struct cover_node *at = &nodes[n];
        if (at->item & COVER_SPACER) {
            n = at->down;
            continue;
        }
        nodes[at->up].down = n;
        nodes[at->down].up = n;
        starved += items[at->item].size++ == 0;
        n--;
    }
    return starved;
}

static void cover_item(struct sudoku_cover *cover, uint32_t item)
{
    struct cover_node *nodes = cover->nodes;
    struct cover_item *items = cover->items;
    uint32_t starved = 0;
    cover->live -= items[item].size & ~COVER_PLENTY;
    cover->open -= item <= cover->primary_count;
    for (uint32_t node = nodes[item].down; node != item; node = nodes[node].down)
        starved += hide(nodes, items, node);
    cover->starved += starved;
    cover->starved -= items[item].size == 0;
    items[items[item].previous].next = items[item].next;
    items[items[item].next].previous = items[item].previous;
}

static void uncover_item(struct sudoku_cover *cover, uint32_t item)
{
    struct cover_node *nodes = cover->nodes;
    struct cover_item *items = cover->items;
    uint32_t starved = 0;
    cover->live += items[item].size & ~COVER_PLENTY;
    cover->open += item <= cover->primary_count;
    items[items[item].previous].next = item;
    items[items[item].next].previous = item;
    for (uint32_t node = nodes[item].up; node != item; node = nodes[node].up)
        starved += unhide(nodes, items, node);
    cover->starved += items[item].size == 0;
    cover->starved -= starved;
}

/* Covers the items of NODE's option except NODE's own. Returns the option's number. */
static size_t cover_others(struct sudoku_cover *cover, uint32_t node)
{
    size_t option = 0;
    for (uint32_t n = node + 1; n != node;) {
        const struct cover_node *at = &cover->nodes[n];
        if (at->item & COVER_SPACER) {
            option = (at->item & ~COVER_SPACER) - 1;
            n = at->up;
            continue;
        }
        cover_item(cover, at->item);
        n++;
    }
    return option;
}

static void uncover_others(struct sudoku_cover *cover, uint32_t node)
{
    for (uint32_t n = node - 1; n != node;) {
        const struct cover_node *at = &cover->nodes[n];
        if (at->item & COVER_SPACER) {
            n = at->down;
            continue;
        }
        uncover_item(cover, at->item);
        n--;
    }
}

bool dance_commit(struct sudoku_cover *cover, uint32_t option)
{
    uint32_t first = cover->first[option];
    for (uint32_t n = first; !(cover->nodes[n].item & COVER_SPACER); n++)
        if (cover->nodes[cover->nodes[n].up].down != n)
            return false;
    cover_item(cover, cover->nodes[first].item);
    cover_others(cover, first);
    return true;
}

/* Returns the first of the shortest items in the list, which is not empty; every item has an
 * option. */
static uint32_t choose_item(const struct sudoku_cover *cover)
{
    const struct cover_item *items = cover->items;
    uint32_t best = COVER_ROOT, fewest = UINT32_MAX;
    for (uint32_t i = items[COVER_ROOT].next; i != COVER_ROOT && fewest > 1; i = items[i].next) {
        if (items[i].size < fewest) {
            fewest = items[i].size;
            best = i;
        }
    }
    return best;
}

/* Covers the item to branch on; returns the first node of its list. */
static uint32_t open_item(struct sudoku_cover *cover, struct limiter *limiter)
{
    uint32_t item = choose_item(cover);
    limiter->stats.guesses += cover->items[item].size > 1;
    cover_item(cover, item);
    return cover->nodes[item].down;
}

void dance_unwind(struct sudoku_cover *cover)
{
    while (cover->depth) {
        uint32_t node = cover->path[--cover->depth];
        uncover_others(cover, node);
        uncover_item(cover, cover->nodes[node].item);
    }
}

enum sudoku_status dance(struct sudoku_cover *cover, struct limiter *limiter, dance_found *found,
                         void *user)
{
    struct dancer dancer = {
        .limiter = limiter, .found = found, .user = user, .chosen = cover->chosen};
    cover->depth = 0;
    for (;;) {
        uint32_t node = COVER_ROOT; /* the next to try; none at a dead end or a cover */
        bool stop = false;
        if (cover->items[COVER_ROOT].next == COVER_ROOT)
            stop = dancer_report(&dancer);
        else if (cover->starved == 0 && bit_cover_pays(cover))
            stop = bit_cover_search(cover, &dancer);
        else if (cover->starved == 0)
            node = open_item(cover, limiter);
        if (stop)
            break;
        while (node <= cover->item_count) { /* the head of an exhausted list, or none */
            if (node != COVER_ROOT)
                uncover_item(cover, node);
            if (dancer.depth == 0)
                return SUDOKU_OK;
            dancer_backtrack(&dancer);
            uint32_t last = cover->path[dancer.depth];
            uncover_others(cover, last);
            node = cover->nodes[last].down;
        }
        if (limiter_node(limiter)) {
            uncover_item(cover, cover->nodes[node].item);
            break;
        }
        cover->path[dancer.depth] = node;
        dancer_choose(&dancer, cover_others(cover, node));
    }
    cover->depth = dancer.depth;
    return limiter->status;
}
