/* Memory and links of exact cover problems; dance.c has the search. */
#include "dlx/exact_cover.h"

#include <string.h>

#include "common/argument.h"
#include "common/busy.h"
#include "common/mem.h"
#include "common/random.h"
#include "common/sized.h"

#define MAX_ITEMS ((size_t)COVER_SPACER - 2)
#define MAX_NODES ((size_t)UINT32_MAX)

/* Empties all vertical lists and lists the primary items, in order or shuffled: each is inserted
 * after a random one of those before it, which makes all orders equally likely. */
static void unlink_all(struct sudoku_cover *cover, uint64_t *random)
{
    struct cover_item *items = cover->items;
    cover->starved = cover->open = cover->primary_count;
    cover->live = 0;
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

/* Undoes append_node() for the last node of its list. */
static void drop_node(struct sudoku_cover *cover, uint32_t node)
{
    struct cover_node *nodes = cover->nodes;
    uint32_t item = nodes[node].item;
    nodes[item].up = nodes[node].up;
    nodes[nodes[node].up].down = item;
    cover->starved += --cover->items[item].size == 0;
}

/* Sets the bounds of primary items; false if some are invalid. */
static bool set_bounds(struct sudoku_cover *cover, const struct sudoku_cover_bounds *bounds)
{
    cover->is_plain = true;
    for (uint32_t i = 0; i < cover->primary_count; i++) {
        struct sudoku_cover_bounds once = {1, 1}, own = bounds ? bounds[i] : once;
        if (own.max == 0 || own.min > own.max)
            return false;
        cover->uses[i + 1] = (struct cover_use){.min = own.min, .max = own.max};
        cover->is_plain = cover->is_plain && own.min == 1 && own.max == 1;
    }
    return true;
}

static enum sudoku_status create(struct sudoku_cover *cover,
                                 const struct sudoku_cover_options *options)
{
    const struct sudoku_allocator *allocator = &cover->allocator;
    size_t count = options->primary + options->secondary;
    cover->seed = options->seed;
    cover->primary_count = (uint32_t)options->primary;
    cover->item_count = (uint32_t)count;
    cover->node_count = cover->node_capacity = count + 2;
    cover->items = mem_alloc(allocator, count + 1, sizeof *cover->items);
    cover->nodes = cover->items ? mem_alloc(allocator, count + 2, sizeof *cover->nodes) : NULL;
    cover->uses = cover->nodes ? mem_alloc(allocator, count + 1, sizeof *cover->uses) : NULL;
    atomic_init(&cover->cancel, false);
    atomic_init(&cover->is_busy, false);
    if (!cover->uses)
        return SUDOKU_ERR_MEMORY;
    if (!argument_expect(set_bounds(cover, options->bounds),
                         "options->bounds has one whose max is 0 or below its min"))
        return SUDOKU_ERR_ARGUMENT;
    unlink_all(cover, NULL);
    cover->nodes[count + 1].item = COVER_SPACER;
    return SUDOKU_OK;
}

enum sudoku_status sudoku_cover_create(const struct sudoku_cover_options *options,
                                       struct sudoku_cover **out)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_cover_options, allocator);
    struct sudoku_cover_options own = {0};
    if (!argument_expect(out, "cover is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    *out = NULL;
    if (!argument_expect(options, "options is NULL") ||
        !argument_expect(sized_copy(&own, sizeof own, options, first_form),
                         "options->size is too small") ||
        !argument_expect(own.primary, "options->primary is 0") ||
        !argument_expect(own.primary <= MAX_ITEMS && own.secondary <= MAX_ITEMS - own.primary,
                         "options->primary and secondary are over 2^31 - 2 items"))
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(own.allocator);
    struct sudoku_cover *cover = mem_alloc(&allocator, 1, sizeof *cover);
    if (!cover)
        return SUDOKU_ERR_MEMORY;
    cover->allocator = allocator;
    enum sudoku_status status = create(cover, &own);
    if (status == SUDOKU_OK)
        *out = cover;
    else
        sudoku_cover_destroy(cover);
    return status;
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
    mem_free(&allocator, cover->order);
    mem_free(&allocator, cover->colors);
    mem_free(&allocator, cover->uses);
    mem_free(&allocator, cover->levels);
    mem_free(&allocator, cover->removed);
    mem_free(&allocator, cover->bits);
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

/* Writes the spacer after the option with nodes FIRST to LAST, and completes the one before. */
static void close_option(struct sudoku_cover *cover, uint32_t first, uint32_t last)
{
    uint32_t length = last - first + 1;
    cover->longest = length > cover->longest ? length : cover->longest;
    cover->nodes[first - 1].down = last;
    cover->first[cover->option_count++] = first;
    cover->nodes[last + 1] =
        (struct cover_node){.up = first, .item = COVER_SPACER | (uint32_t)cover->option_count};
    cover->node_count = (size_t)last + 2;
}

void cover_write(struct sudoku_cover *cover, const size_t *items, size_t count)
{
    uint32_t first = (uint32_t)cover->node_count, node = first;
    for (size_t i = 0; i < count; i++, node++)
        cover->nodes[node] =
            (struct cover_node){.up = node, .down = node, .item = (uint32_t)items[i] + 1};
    close_option(cover, first, node - 1);
}

bool cover_is_free(const struct sudoku_cover *cover)
{
    return argument_expect(cover, "cover is NULL") && busy_is_free(&cover->is_busy, BUSY("cover"));
}

enum sudoku_status sudoku_cover_add(struct sudoku_cover *cover, const size_t *items, size_t count)
{
    if (!cover_is_free(cover) || !argument_expect(items, "items is NULL") ||
        !argument_expect(count, "count is 0") ||
        !argument_expect(count <= cover->item_count, "items has an item twice"))
        return SUDOKU_ERR_ARGUMENT;
    for (size_t i = 0; i < count; i++)
        if (!argument_expect(items[i] < cover->item_count, "items has one that the cover lacks"))
            return SUDOKU_ERR_ARGUMENT;
    if (!cover_reserve(cover, 1, count))
        return SUDOKU_ERR_MEMORY;
    uint32_t first = (uint32_t)cover->node_count, node = first;
    for (size_t i = 0; i < count; i++, node++) {
        uint32_t item = (uint32_t)items[i] + 1;
        if (cover->nodes[item].up >= first) { /* the item's last node belongs to this option
                                               * already */
            while (node > first)
                drop_node(cover, --node);
            argument_refuse("items has an item twice");
            return SUDOKU_ERR_ARGUMENT;
        }
        append_node(cover, node, item);
    }
    close_option(cover, first, node - 1);
    cover->live++;
    return SUDOKU_OK;
}

/* Reserves room for the colors of the next COUNT nodes. */
static bool reserve_colors(struct sudoku_cover *cover, size_t count)
{
    void *colors = cover->colors;
    size_t before = cover->color_capacity;
    bool enough = mem_grow(&cover->allocator, &colors, before, &cover->color_capacity,
                           cover->node_count + count, sizeof *cover->colors);
    cover->colors = colors;
    if (cover->color_capacity > before)
        memset(cover->colors + before, 0, (cover->color_capacity - before) * sizeof *cover->colors);
    return enough;
}

enum sudoku_status sudoku_cover_add_colored(struct sudoku_cover *cover, const size_t *items,
                                            const uint32_t *colors, size_t count)
{
    if (!cover_is_free(cover) || !argument_expect(items, "items is NULL") ||
        !argument_expect(colors, "colors is NULL") ||
        !argument_expect(count <= cover->item_count, "items has an item twice"))
        return SUDOKU_ERR_ARGUMENT;
    bool is_colored = false;
    for (size_t i = 0; i < count; i++) {
        if (!argument_expect(!colors[i] || items[i] >= cover->primary_count,
                             "colors has one for a primary item"))
            return SUDOKU_ERR_ARGUMENT;
        is_colored = is_colored || colors[i];
    }
    if (is_colored && !reserve_colors(cover, count))
        return SUDOKU_ERR_MEMORY;
    size_t first = cover->node_count;
    enum sudoku_status status = sudoku_cover_add(cover, items, count);
    for (size_t i = 0; status == SUDOKU_OK && is_colored && i < count; i++)
        cover->colors[first + i] = colors[i];
    cover->is_plain = cover->is_plain && !(is_colored && status == SUDOKU_OK);
    return status;
}

/* Replaces *ARRAY by room for COUNT elements of SIZE bytes. */
static bool renew(struct sudoku_cover *cover, void *array, size_t count, size_t size)
{
    void *old, *larger = mem_alloc(&cover->allocator, count, size);
    if (!larger)
        return false;
    memcpy(&old, array, sizeof old);
    mem_free(&cover->allocator, old);
    memcpy(array, &larger, sizeof larger);
    return true;
}

/* A level of a plain search chooses an option and covers a primary item. Otherwise a level chooses
 * an option or finds that an item has enough. */
static size_t levels_needed(const struct sudoku_cover *cover, size_t options)
{
    if (!cover->is_plain)
        return options + cover->primary_count;
    return options < cover->primary_count ? options : cover->primary_count;
}

bool cover_prepare(struct sudoku_cover *cover, size_t options)
{
    size_t levels = levels_needed(cover, options);
    if (cover->seed && options > cover->order_capacity) {
        if (!renew(cover, &cover->order, options, sizeof *cover->order))
            return false;
        cover->order_capacity = options;
    }
    if (levels <= cover->level_capacity && (cover->is_plain || cover->levels))
        return true;
    bool enough = renew(cover, &cover->path, levels, sizeof *cover->path) &&
                  renew(cover, &cover->chosen, levels, sizeof *cover->chosen);
    if (enough && !cover->is_plain)
        enough = renew(cover, &cover->levels, levels, sizeof *cover->levels) &&
                 renew(cover, &cover->removed, levels, sizeof *cover->removed);
    cover->level_capacity = enough ? levels : 0;
    return enough;
}

static void shuffle(uint32_t *options, uint32_t count, uint64_t *random)
{
    for (uint32_t i = count; i > 1; i--) {
        uint32_t j = random_below(random, i), option = options[j];
        options[j] = options[i - 1];
        options[i - 1] = option;
    }
}

bool cover_link(struct sudoku_cover *cover, uint32_t *options, uint32_t count, uint64_t seed,
                struct limiter *limiter)
{
    enum { OPTIONS_A_POLL = 4096 };
    if (seed)
        shuffle(options, count, &seed);
    unlink_all(cover, seed ? &seed : NULL);
    cover->live = count;
    for (uint32_t i = 0; i < count; i++) {
        if (i % OPTIONS_A_POLL == OPTIONS_A_POLL - 1 && limiter_poll(limiter))
            return true;
        uint32_t node = cover->first[options[i]];
        for (; !(cover->nodes[node].item & COVER_SPACER); node++)
            append_node(cover, node, cover->nodes[node].item);
    }
    return false;
}
