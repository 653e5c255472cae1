#include "dlx/bit_matrix.h"

#include <stdlib.h>
#include <string.h>

enum { NO_NUMBER = 0xffff };

size_t matrix_size(size_t options, size_t items, size_t nodes)
{
    return items * row_size(options) + words_for(options + 1, sizeof(uint32_t)) +
           2 * words_for(options, sizeof(uint32_t)) + words_for(nodes, sizeof(uint16_t));
}

/* Allocates room for these numbers of options, items and nodes. All rows are empty. */
static void allocate_matrix(struct matrix_room *room, struct matrix *matrix, size_t options,
                            size_t items, size_t nodes)
{
    matrix->words = row_size(options);
    matrix->option_count = matrix->item_count = 0;
    matrix->rows = room_allocate(room, items * matrix->words);
    matrix->first = room_allocate(room, words_for(options + 1, sizeof *matrix->first));
    matrix->names = room_allocate(room, words_for(options, sizeof *matrix->names));
    matrix->items = room_allocate(room, words_for(nodes, sizeof *matrix->items));
    memset(matrix->rows, 0, items * matrix->words * sizeof *matrix->rows);
    matrix->first[0] = 0;
}

/* Starts the next option. */
static void add_option(struct matrix *matrix, uint32_t name)
{
    uint32_t option = matrix->option_count++;
    matrix->names[option] = name;
    matrix->first[option + 1] = matrix->first[option];
}

static void number_item(struct matrix_room *room, struct matrix *matrix, uint32_t item)
{
    room->numbers[item] = (uint16_t)matrix->item_count++;
}

/* Inserts ITEM into the last option, sorted by number. An optional item is numbered at its first
 * occurrence, after all mandatory ones. */
static void add_item(struct matrix_room *room, struct matrix *matrix, uint32_t item)
{
    uint32_t option = matrix->option_count - 1, at = matrix->first[option + 1]++;
    if (room->numbers[item] == NO_NUMBER)
        number_item(room, matrix, item);
    uint16_t number = room->numbers[item];
    for (; at > matrix->first[option] && matrix->items[at - 1] > number; at--)
        matrix->items[at] = matrix->items[at - 1];
    matrix->items[at] = number;
    matrix->rows[(size_t)number * matrix->words + option / MATRIX_WORD] |= (uint64_t)1
                                                                           << option % MATRIX_WORD;
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

void matrix_copy_lists(struct matrix *matrix, const struct sudoku_cover *cover,
                       struct matrix_room *room)
{
    size_t length, secondary = cover->item_count - cover->primary_count;
    uint32_t *nodes = room_allocate(room, words_for(cover->live, sizeof *nodes));
    size_t count = gather_options(cover, nodes, &length);
    allocate_matrix(room, matrix, count, cover->open + secondary, length);
    for (uint32_t i = cover->items[COVER_ROOT].next; i != COVER_ROOT; i = cover->items[i].next)
        number_item(room, matrix, i);
    for (uint32_t i = cover->primary_count + 1; i <= cover->item_count; i++)
        room->numbers[i] = NO_NUMBER;
    for (size_t i = 0; i < count; i++) {
        uint32_t n = nodes[i];
        add_option(matrix, (cover->nodes[n - 1].item & ~COVER_SPACER));
        for (; !(cover->nodes[n].item & COVER_SPACER); n++)
            add_item(room, matrix, cover->nodes[n].item);
    }
}

/* Appends COUNT sorted ITEMS to the last option. */
static void copy_items(struct matrix_room *room, struct matrix *matrix, const uint16_t *items,
                       uint32_t count)
{
    uint32_t option = matrix->option_count - 1, words = matrix->words;
    uint64_t *rows = matrix->rows + option / MATRIX_WORD, bit = (uint64_t)1 << option % MATRIX_WORD;
    uint16_t *end = matrix->items + matrix->first[option];
    const uint16_t *numbers = room->numbers;
    for (uint32_t i = 0; i < count; i++) {
        uint16_t number = numbers[items[i]];
        if (number == NO_NUMBER) {
            number_item(room, matrix, items[i]);
            number = numbers[items[i]];
        }
        end[i] = number;
        rows[(size_t)number * words] |= bit;
    }
    matrix->first[option + 1] += count;
}

void matrix_copy_part(struct matrix *matrix, const struct matrix *whole, const uint64_t *live,
                      size_t count, const uint16_t *open, uint32_t open_count,
                      struct matrix_room *room)
{
    allocate_matrix(room, matrix, count, whole->item_count, whole->first[whole->option_count]);
    memset(room->numbers, 0xff, whole->item_count * sizeof *room->numbers);
    for (uint32_t i = 0; i < open_count; i++)
        number_item(room, matrix, open[i]);
    for (uint32_t word = 0; word < whole->words; word++)
        for (uint64_t set = live[word]; set;) {
            uint32_t option = word * MATRIX_WORD + pop_bit(&set);
            add_option(matrix, whole->names[option]);
            copy_items(room, matrix, whole->items + whole->first[option],
                       whole->first[option + 1] - whole->first[option]);
        }
}
