/* Exact cover problems: their memory, their links, and the public search. The method: dance.c. */
#include "cover.h"

#include "dance.h"
#include "mem.h"
#include "random.h"

#define MAX_ITEMS ((size_t)COVER_SPACER - 2)
#define MAX_NODES ((size_t)UINT32_MAX)

/* Empties all vertical lists, and lists the primary items: each new one goes behind one that is
 * drawn from those before it, or the last, which makes every order equally likely. */
static void unlink_all(struct sudoku_cover *cover, uint64_t *random)
{
    struct cover_item *items = cover->items;
    cover->starved = cover->primary_count;
    for (uint32_t i = 0; i <= cover->item_count; i++) {
        items[i] = (struct cover_item){.previous = i, .next = i, .size = COVER_PLENTY};
        cover->nodes[i] = (struct cover_node){.up = i, .down = i, .item = i};
        if (i == COVER_ROOT || i > cover->primary_count)
            continue;
        uint32_t before = random ? random_below(random, i) : i - 1;
        uint32_t behind = items[before].next;
        items[i] = (struct cover_item){.previous = before, .next = behind};
        items[before].next = i;
        items[behind].previous = i;
    }
}

static void append_node(struct sudoku_cover *cover, uint32_t node, uint32_t item)
{
    struct cover_node *head = &cover->nodes[item];
    cover->nodes[node] = (struct cover_node){.up = head->up, .down = item, .item = item};
    cover->nodes[head->up].down = node;
    head->up = node;
    cover->starved -= cover->items[item].size++ == 0;
}

/* Takes back append_node() of what is last in its list. */
static void drop_node(struct sudoku_cover *cover, uint32_t node)
{
    struct cover_node *nodes = cover->nodes;
    uint32_t item = nodes[node].item;
    nodes[item].up = nodes[node].up;
    nodes[nodes[node].up].down = item;
    cover->starved += --cover->items[item].size == 0;
}

enum sudoku_status sudoku_cover_create(size_t primary, size_t secondary,
                                       const struct sudoku_allocator *allocator,
                                       struct sudoku_cover **out)
{
    if (!out)
        return SUDOKU_ERR_ARGUMENT;
    *out = NULL;
    if (primary == 0 || primary > MAX_ITEMS || secondary > MAX_ITEMS - primary)
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_allocator copy = mem_allocator(allocator);
    struct sudoku_cover *cover = mem_alloc(&copy, 1, sizeof *cover);
    if (!cover)
        return SUDOKU_ERR_MEMORY;
    size_t count = primary + secondary;
    cover->allocator = copy;
    cover->primary_count = (uint32_t)primary;
    cover->item_count = (uint32_t)count;
    cover->node_count = cover->node_capacity = count + 2;
    cover->items = mem_alloc(&copy, count + 1, sizeof *cover->items);
    cover->nodes = cover->items ? mem_alloc(&copy, count + 2, sizeof *cover->nodes) : NULL;
    atomic_init(&cover->cancel, false);
    if (!cover->nodes) {
        sudoku_cover_destroy(cover);
        return SUDOKU_ERR_MEMORY;
    }
    unlink_all(cover, NULL);
    cover->nodes[count + 1].item = COVER_SPACER;
    *out = cover;
    return SUDOKU_OK;
}

void sudoku_cover_destroy(struct sudoku_cover *cover)
{
    if (!cover)
        return;
    struct sudoku_allocator allocator = cover->allocator;
    mem_free(&allocator, cover->items);
    mem_free(&allocator, cover->nodes);
    mem_free(&allocator, cover->first);
    mem_free(&allocator, cover->path);
    mem_free(&allocator, cover->chosen);
    mem_free(&allocator, cover);
}

bool cover_reserve(struct sudoku_cover *cover, size_t options, size_t items)
{
    size_t room = MAX_NODES - cover->node_count;
    if (options > room || items > room - options)
        return false;
    void *nodes = cover->nodes, *first = cover->first;
    bool enough = mem_grow(&cover->allocator, &nodes, cover->node_count, &cover->node_capacity,
                           cover->node_count + options + items, sizeof *cover->nodes) &&
                  mem_grow(&cover->allocator, &first, cover->option_count, &cover->option_capacity,
                           cover->option_count + options, sizeof *cover->first);
    cover->nodes = nodes;
    cover->first = first;
    return enough;
}

/* Writes the spacer behind an option with nodes FIRST to LAST, and completes the one before. */
static void close_option(struct sudoku_cover *cover, uint32_t first, uint32_t last)
{
    cover->nodes[first - 1].down = last;
    cover->first[cover->option_count++] = first;
    cover->nodes[last + 1] =
        (struct cover_node){.up = first, .item = COVER_SPACER | (uint32_t)cover->option_count};
    cover->node_count = (size_t)last + 2;
}

enum sudoku_status sudoku_cover_add(struct sudoku_cover *cover, const size_t *items, size_t count)
{
    if (!cover || !items || count == 0 || count > cover->item_count)
        return SUDOKU_ERR_ARGUMENT;
    for (size_t i = 0; i < count; i++)
        if (items[i] >= cover->item_count)
            return SUDOKU_ERR_ARGUMENT;
    if (!cover_reserve(cover, 1, count))
        return SUDOKU_ERR_MEMORY;
    uint32_t first = (uint32_t)cover->node_count, node = first;
    for (size_t i = 0; i < count; i++, node++) {
        uint32_t item = (uint32_t)items[i] + 1;
        if (cover->nodes[item].up >= first) { /* the item's last node is of this option already */
            while (node > first)
                drop_node(cover, --node);
            return SUDOKU_ERR_ARGUMENT;
        }
        append_node(cover, node, item);
    }
    close_option(cover, first, node - 1);
    return SUDOKU_OK;
}

bool cover_prepare(struct sudoku_cover *cover)
{
    /* Every level takes an option of its own and covers a primary item. */
    size_t levels = cover->option_count;
    if (levels > cover->primary_count)
        levels = cover->primary_count;
    if (levels <= cover->level_capacity)
        return true;
    uint32_t *path = mem_alloc(&cover->allocator, levels, sizeof *path);
    size_t *chosen = path ? mem_alloc(&cover->allocator, levels, sizeof *chosen) : NULL;
    if (!chosen) {
        mem_free(&cover->allocator, path);
        return false;
    }
    mem_free(&cover->allocator, cover->path);
    mem_free(&cover->allocator, cover->chosen);
    cover->path = path;
    cover->chosen = chosen;
    cover->level_capacity = levels;
    return true;
}

void cover_link(struct sudoku_cover *cover, const uint32_t *options, size_t count, uint64_t *random)
{
    unlink_all(cover, random);
    for (size_t i = 0; i < count; i++) {
        uint32_t node = cover->first[options[i]];
        for (; !(cover->nodes[node].item & COVER_SPACER); node++)
            append_node(cover, node, cover->nodes[node].item);
    }
}

struct search {
    struct meter meter;
    sudoku_cover_callback *callback;
    void *user;
};

static bool hand_over(void *user, const size_t *options, size_t count)
{
    struct search *search = user;
    bool stop = meter_solution(&search->meter);
    if (search->callback && search->callback(search->user, options, count)) {
        search->meter.status = SUDOKU_CANCELLED;
        stop = true;
    }
    return stop;
}

enum sudoku_status sudoku_cover_search(struct sudoku_cover *cover,
                                       const struct sudoku_limits *limits,
                                       sudoku_cover_callback *callback, void *user)
{
    if (!cover || !meter_limits_are_sound(limits))
        return SUDOKU_ERR_ARGUMENT;
    cover->stats = (struct sudoku_stats){0};
    if (!cover_prepare(cover))
        return SUDOKU_ERR_MEMORY;
    struct search search = {.callback = callback, .user = user};
    meter_start(&search.meter, limits, true, &cover->cancel);
    enum sudoku_status status = meter_poll(&search.meter)
                                    ? search.meter.status
                                    : dance(cover, &search.meter, hand_over, &search);
    meter_finish(&search.meter);
    cover->stats = search.meter.stats;
    return status == SUDOKU_OK && cover->stats.solutions == 0 ? SUDOKU_NO_SOLUTION : status;
}

const struct sudoku_stats *sudoku_cover_stats(const struct sudoku_cover *cover)
{
    return &cover->stats;
}

void sudoku_cover_cancel(struct sudoku_cover *cover)
{
    atomic_store_explicit(&cover->cancel, true, memory_order_relaxed);
}
