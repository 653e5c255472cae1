#include "dlx/bit_matrix.h"

#include <stdlib.h>
#include <string.h>

size_t matrix_size(size_t options, size_t items, size_t open)
{
    return items * row_size(options) + options * blocks_for((uint32_t)open) * BLOCK_WORDS +
           words_for(options, sizeof(struct matrix_option));
}

size_t matrix_lists_size(size_t options, size_t nodes)
{
    return words_for(nodes, sizeof(uint16_t)) + words_for(options, sizeof(uint32_t));
}

/* Allocates the sets of OPTIONS options of MATRIX's items. All rows are empty. */
static void allocate_options(struct matrix_room *room, struct matrix *matrix, size_t options)
{
    size_t blocks = options * matrix->planes.blocks;
    matrix->words = row_size(options);
    matrix->option_count = 0;
    matrix->rows = room_allocate(room, (size_t)matrix->item_count * matrix->words);
    matrix->masks = room_allocate(room, blocks * BLOCK_WORDS);
    matrix->options = room_allocate(room, words_for(options, sizeof *matrix->options));
    memset(matrix->rows, 0, (size_t)matrix->item_count * matrix->words * sizeof *matrix->rows);
}

/* Inserts ITEM into the last option, sorted by number. */
static void add_item(struct matrix *matrix, uint16_t item)
{
    struct matrix_option *option = &matrix->options[matrix->option_count - 1];
    uint16_t *items = matrix->items + option->first;
    uint32_t at = option->count++;
    for (; at > 0 && items[at - 1] > item; at--)
        items[at] = items[at - 1];
    items[at] = item;
}

/* Includes the last option in the sets of its items. */
static void fill_rows(struct matrix *matrix)
{
    uint32_t number = matrix->option_count - 1;
    const struct matrix_option *option = &matrix->options[number];
    const uint16_t *items = matrix->items + option->first;
    uint64_t *rows = matrix->rows + number / MATRIX_WORD, bit = (uint64_t)1 << number % MATRIX_WORD;
    for (uint32_t i = 0, count = option->count; i < count; i++)
        rows[(size_t)items[i] * matrix->words] |= bit;
}

/* Sets the mask of the last option. */
static void fill_mask(struct matrix *matrix)
{
    static const item_block none;
    uint32_t number = matrix->option_count - 1, blocks = matrix->planes.blocks;
    const struct matrix_option *option = &matrix->options[number];
    item_block *mask = matrix->masks + (size_t)number * blocks;
    for (uint32_t block = 0; block < blocks; block++)
        mask[block] = none;
    for (uint32_t i = 0; i < option->count; i++)
        if (matrix->items[option->first + i] < matrix->open_count)
            set_add_item(mask, matrix->items[option->first + i]);
}

/* Returns the first node of NODE's option. */
static uint32_t first_node(const struct sudoku_cover *cover, uint32_t node)
{
    while (!(cover->nodes[node - 1].item & COVER_SPACER))
        node--;
    return node;
}

/* True if NODE is the first node of its option with a primary item. */
static bool leads_option(const struct sudoku_cover *cover, uint32_t node)
{
    uint32_t n = first_node(cover, node);
    while (cover->nodes[n].item > cover->primary_count)
        n++;
    return n == node;
}

static int compare_nodes(const void *a, const void *b)
{
    uint32_t x, y;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    return (x > y) - (x < y);
}

/* Stores the first nodes of the options in the lists of COVER in NODES, in order; returns their
 * number, and the number of their items in *LENGTH. */
static size_t gather_options(const struct sudoku_cover *cover, uint32_t *nodes, size_t *length)
{
    size_t count = 0;
    *length = 0;
    for (uint32_t i = cover->items[COVER_ROOT].next; i != COVER_ROOT; i = cover->items[i].next)
        for (uint32_t n = cover->nodes[i].down; n != i; n = cover->nodes[n].down)
            if (leads_option(cover, n))
                nodes[count++] = first_node(cover, n);
    qsort(nodes, count, sizeof *nodes, compare_nodes);
    for (size_t i = 0; i < count; i++)
        for (uint32_t n = nodes[i]; !(cover->nodes[n].item & COVER_SPACER); n++)
            ++*length;
    return count;
}

/* Numbers the primary items in the list of COVER, then all secondary items. */
static void number_items(struct matrix *matrix, const struct sudoku_cover *cover,
                         struct matrix_room *room)
{
    matrix->item_count = 0;
    for (uint32_t i = cover->items[COVER_ROOT].next; i != COVER_ROOT; i = cover->items[i].next)
        room->numbers[i] = (uint16_t)matrix->item_count++;
    matrix->open_count = matrix->item_count;
    for (uint32_t i = cover->primary_count + 1; i <= cover->item_count; i++)
        room->numbers[i] = (uint16_t)matrix->item_count++;
}

void matrix_copy_lists(struct matrix *matrix, const struct sudoku_cover *cover,
                       struct matrix_room *room)
{
    size_t length;
    uint32_t *nodes = room_allocate(room, words_for(cover->live, sizeof *nodes));
    size_t count = gather_options(cover, nodes, &length);
    uint32_t end = 0;
    number_items(matrix, cover, room);
    matrix->planes = (struct planes){planes_for((uint32_t)count), blocks_for(matrix->open_count)};
    matrix->items = room_allocate(room, words_for(length, sizeof *matrix->items));
    allocate_options(room, matrix, count);
    for (size_t i = 0; i < count; i++) {
        uint32_t n = nodes[i], name = cover->nodes[n - 1].item & ~COVER_SPACER;
        matrix->options[matrix->option_count++] =
            (struct matrix_option){.name = name, .first = end};
        for (; !(cover->nodes[n].item & COVER_SPACER); n++, end++)
            add_item(matrix, room->numbers[cover->nodes[n].item]);
        fill_rows(matrix);
        fill_mask(matrix);
    }
}

void matrix_copy_part(struct matrix *part, const struct matrix *whole, const uint64_t *live,
                      size_t count, struct matrix_room *room)
{
    uint32_t blocks = whole->planes.blocks;
    *part = *whole;
    allocate_options(room, part, count);
    item_block *mask = part->masks;
    for (uint32_t word = 0; word < whole->words; word++)
        for (uint64_t set = live[word]; set;) {
            uint32_t option = word * MATRIX_WORD + pop_bit(&set);
            part->options[part->option_count++] = whole->options[option];
            for (uint32_t block = 0; block < blocks; block++)
                *mask++ = whole->masks[(size_t)option * blocks + block];
            fill_rows(part);
        }
}
