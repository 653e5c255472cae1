/* The sets of options of the items are rows of a bit matrix. A position has one more set, of the
 * options left, and their number for each item. When few options are left, the matrix is copied
 * into a narrower one. */
#include "dlx/bit_cover.h"

#include <string.h>

#include "common/mem.h"
#include "dlx/bit_counts.h"
#include "dlx/bit_matrix.h"

enum {
    MAX_OPTIONS = 4096,
    MAX_ITEMS = 512,
    MAX_NODES = 1 << 16,
    SPARSE = 3,      /* the rest is copied at 1/SPARSE of the words or less */
    MAX_MATRICES = 4 /* enough from MAX_OPTIONS down to one word */
};

/* A position of the search, and its branches. */
struct bit_position {
    const struct matrix *matrix;
    struct planes planes;
    uint64_t *live;     /* options left */
    uint64_t *rest;     /* of these, untried options of the branching item */
    item_block *open;   /* items to be covered */
    item_block *counts; /* of their options left, in planes */
    uint32_t left;      /* number of options left */
    size_t used;        /* words of the stack below it */
};

struct bit_cover {
    struct matrix_room room;
    struct bit_position *positions;
    size_t option_count; /* of the cover at reservation */
    size_t length;       /* of an option, the mean rounded up */
    struct matrix matrices[MAX_MATRICES];
    uint16_t listed[MAX_OPTIONS];
};

/* -------------------------------------------------------------------------------------- memory */

static size_t nodes_of(const struct sudoku_cover *cover)
{
    return cover->node_count - cover->item_count - 2 - cover->option_count;
}

static size_t min_size(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Returns the maximum size of matrices and positions, in words. */
static size_t stack_size(size_t options, size_t items, size_t open, size_t nodes)
{
    size_t row = row_size(options);
    size_t block = (size_t)blocks_for((uint32_t)open) * BLOCK_WORDS;
    size_t position = 2 * row + (planes_for((uint32_t)options) + 1) * block;
    return MAX_MATRICES * matrix_size(options, items, open) + matrix_lists_size(options, nodes) +
           (open + 1) * position;
}

bool bit_cover_reserve(struct sudoku_cover *cover)
{
    size_t options = min_size(cover->option_count, MAX_OPTIONS);
    size_t items = min_size(cover->item_count, MAX_ITEMS),
           open = min_size(items, cover->primary_count);
    if (cover->bits && cover->bits->option_count == cover->option_count)
        return true;
    mem_free(&cover->allocator, cover->bits);
    size_t head = words_for(1, sizeof(struct bit_cover));
    size_t positions = words_for(open + 1, sizeof(struct bit_position));
    size_t numbers = words_for((size_t)cover->item_count + 1, sizeof(uint16_t));
    size_t stack = stack_size(options, items, open, min_size(nodes_of(cover), MAX_NODES));
    uint64_t *words =
        mem_alloc_unset(&cover->allocator, head + positions + numbers + stack, sizeof *words);
    struct bit_cover *bits = cover->bits = (void *)words;
    if (!bits)
        return false;
    bits->option_count = cover->option_count;
    bits->length = nodes_of(cover) / (cover->option_count + 1) + 1;
    bits->positions = (void *)(words + head);
    bits->room.numbers = (void *)(words + head + positions);
    bits->room.words = words + head + positions + numbers;
    return true;
}

/* Choosing an option costs dancing links an update for each further item of each option removed,
 * and here an addition for each block of items, which takes about as long. A single word of options
 * is not worth the change. */
bool bit_cover_pays(const struct sudoku_cover *cover)
{
    uint64_t secondary = cover->item_count - cover->primary_count;
    return cover->bits && cover->live > MATRIX_WORD && cover->live <= MAX_OPTIONS &&
           cover->open + secondary <= MAX_ITEMS &&
           (uint64_t)cover->live * cover->longest <= MAX_NODES &&
           blocks_for(cover->open) < cover->bits->length;
}

/* ----------------------------------------------------------------------------------- positions */

/* Allocates the sets of AT, a position of MATRIX whose counts have up to PLANES planes. */
static void allocate_position(struct bit_cover *bits, struct bit_position *at,
                              const struct matrix *matrix, struct planes planes)
{
    at->matrix = matrix;
    at->planes = planes;
    at->used = bits->room.used;
    at->open = room_allocate(&bits->room, (size_t)planes.blocks * BLOCK_WORDS);
    at->counts = room_allocate(&bits->room, (size_t)planes.count * planes.blocks * BLOCK_WORDS);
    at->live = room_allocate(&bits->room, matrix->words);
    at->rest = room_allocate(&bits->room, matrix->words);
}

/* Sets AT->live to all options of AT's matrix. */
static void fill_live(struct bit_position *at)
{
    uint32_t words = at->matrix->words, last = at->matrix->option_count % MATRIX_WORD;
    for (uint32_t i = 0; i < words; i++)
        at->live[i] = ~(uint64_t)0;
    if (last)
        at->live[words - 1] >>= MATRIX_WORD - last;
}

/* Lists the options of AT's matrix in SET. */
static struct option_list list_options(struct bit_cover *bits, const struct bit_position *at,
                                       const uint64_t *set)
{
    struct option_list list = {.masks = at->matrix->masks, .options = bits->listed};
    for (uint32_t word = 0; word < at->matrix->words; word++)
        for (uint64_t left = set[word]; left;)
            bits->listed[list.count++] = (uint16_t)(word * MATRIX_WORD + pop_bit(&left));
    return list;
}

/* Sets AT to all options and items of MATRIX. */
static void open_whole(struct bit_cover *bits, struct bit_position *at, const struct matrix *matrix)
{
    static const item_block none;
    allocate_position(bits, at, matrix, matrix->planes);
    at->left = matrix->option_count;
    for (uint32_t block = 0; block < at->planes.blocks; block++)
        at->open[block] = none;
    for (uint32_t i = 0; i < matrix->open_count; i++)
        set_add_item(at->open, i);
    fill_live(at);
    struct option_list all = list_options(bits, at, at->live);
    bit_counts_set(at->counts, at->planes, &all);
}

/* Copies the options of AT into a matrix of their own if that is much narrower. */
static void narrow(struct bit_cover *bits, struct bit_position *at)
{
    const struct matrix *matrix = at->matrix;
    if (row_size(at->left) > matrix->words / SPARSE)
        return;
    struct matrix *part = &bits->matrices[matrix - bits->matrices + 1];
    matrix_copy_part(part, matrix, at->live, at->left, &bits->room);
    at->matrix = part;
    fill_live(at);
}

/* Chooses the first item with the fewest options left; false if an item has none. */
static bool choose_item(struct bit_cover *bits, struct bit_position *at, struct limiter *limiter)
{
    uint32_t item, fewest = bit_counts_fewest(at->counts, &at->planes, at->open, &item);
    if (fewest == 0)
        return false;
    narrow(bits, at);
    limiter->stats.guesses += fewest > 1;
    for (uint32_t i = 0; i < at->matrix->words; i++)
        at->rest[i] = matrix_row(at->matrix, item)[i] & at->live[i];
    return true;
}

/* Stores the next option of AT's item; false if there is none left. */
static bool next_option(struct bit_position *at, uint32_t *option)
{
    for (uint32_t i = 0; i < at->matrix->words; i++)
        if (at->rest[i]) {
            *option = i * MATRIX_WORD + pop_bit(&at->rest[i]);
            return true;
        }
    return false;
}

/* Sets TO, the position after FROM, to the items that OPTION leaves and the options without its
 * items, and its `rest` to the options removed. True if no item is left. */
static bool remove_items(struct bit_position *to, const struct bit_position *from, uint32_t option)
{
    const struct matrix *matrix = from->matrix;
    const item_block *mask = matrix->masks + (size_t)option * from->planes.blocks;
    const uint16_t *items = matrix->items + matrix->options[option].first;
    uint32_t count = matrix->options[option].count;
    item_block any = {0};
    for (uint32_t block = 0; block < from->planes.blocks; block++)
        any |= to->open[block] = from->open[block] & ~mask[block];
    for (uint32_t word = 0; word < matrix->words; word++) {
        uint64_t excluded = 0;
        for (uint32_t i = 0; i < count; i++)
            excluded |= matrix_row(matrix, items[i])[word];
        to->live[word] = from->live[word] & ~excluded;
        to->rest[word] = from->live[word] & excluded;
    }
    return block_is_empty(any);
}

/* Creates the position after FROM in which OPTION is chosen; true if it is a cover. Counts again
 * the options left, or subtracts those removed if they are fewer. */
static bool choose_option(struct bit_cover *bits, const struct bit_position *from, uint32_t option)
{
    struct bit_position *to = &bits->positions[from - bits->positions + 1];
    allocate_position(bits, to, from->matrix, from->planes);
    if (remove_items(to, from, option))
        return true;
    struct option_list removed = list_options(bits, to, to->rest);
    to->left = from->left - removed.count;
    if (removed.count <= to->left) {
        bit_counts_subtract(to->counts, from->counts, to->planes, &removed);
    } else {
        struct option_list left = list_options(bits, to, to->live);
        bit_counts_set(to->counts, to->planes, &left);
    }
    return false;
}

bool bit_cover_search(const struct sudoku_cover *cover, struct dancer *dancer)
{
    struct bit_cover *bits = cover->bits;
    struct bit_position *at = bits->positions;
    size_t above = dancer->depth;
    uint32_t option;
    bits->room.used = 0;
    matrix_copy_lists(bits->matrices, cover, &bits->room);
    open_whole(bits, at, bits->matrices);
    bool is_open = choose_item(bits, at, dancer->limiter), stop = false;
    while (!stop) {
        if (is_open && next_option(at, &option)) {
            if (limiter_node(dancer->limiter))
                break;
            dancer_choose(dancer, at->matrix->options[option].name);
            bool is_cover = choose_option(bits, at++, option);
            is_open = !is_cover && choose_item(bits, at, dancer->limiter);
            stop = is_cover && dancer_report(dancer);
        } else if (dancer->depth == above) {
            return false;
        } else {
            bits->room.used = at--->used;
            is_open = true;
            dancer_backtrack(dancer);
        }
    }
    dancer->depth = above;
    return true;
}
