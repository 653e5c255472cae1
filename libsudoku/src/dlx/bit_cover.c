/* The sets of options of the items are rows of a bit matrix. A position has one more set, of the
 * options left, and a list of the items still to be covered; counting common bits finds the item to
 * branch on. When few options are left, the matrix is copied into a narrower one. */
#include "dlx/bit_cover.h"

#include <string.h>

#include "common/mem.h"
#include "common/popcount.h"
#include "dlx/bit_matrix.h"

enum {
    MAX_OPTIONS = 4096,
    MAX_ITEMS = 512,
    MAX_NODES = 1 << 16,
    SPARSE = 6,      /* the rest is copied at 1/SPARSE of the words or less */
    MAX_MATRICES = 3 /* enough from MAX_OPTIONS down to one word */
};

/* A position of the search, and its branches. */
struct bit_position {
    const struct matrix *matrix;
    uint64_t *live; /* options left */
    uint64_t *rest; /* of these, untried options of the branching item */
    uint16_t *open; /* items to be covered, in order */
    uint32_t open_count;
    size_t used; /* words of the stack below it */
};

struct bit_cover {
    struct matrix_room room;
    struct bit_position *positions;
    uint64_t length_cubed; /* of the mean length of an option */
    size_t option_count;   /* of the cover at reservation */
    struct matrix matrices[MAX_MATRICES];
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
    return MAX_MATRICES * matrix_size(options, items, nodes) +
           (open + 1) * (3 * row + 2 * words_for(open, sizeof(uint16_t)));
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
    uint64_t length = min_size(nodes_of(cover) / (cover->option_count + 1) + 1, MAX_NODES);
    bits->length_cubed = length * length * length;
    bits->option_count = cover->option_count;
    bits->positions = (void *)(words + head);
    bits->room.numbers = (void *)(words + head + positions);
    bits->room.words = words + head + positions + numbers;
    return true;
}

/* With LENGTH items per option and SIZE = LIVE * LENGTH / OPEN options per item, choosing an option
 * costs dancing links some LENGTH^2 * SIZE updates, and here a row per open item. An update takes
 * about as long as a word of a row. A single word is not worth the change. */
bool bit_cover_pays(const struct sudoku_cover *cover)
{
    uint64_t secondary = cover->item_count - cover->primary_count, open = cover->open;
    return cover->bits && cover->live > MATRIX_WORD && cover->live <= MAX_OPTIONS &&
           open + secondary <= MAX_ITEMS && (uint64_t)cover->live * cover->longest <= MAX_NODES &&
           cover->bits->length_cubed * cover->live >= open * open * row_size(cover->live);
}

/* ----------------------------------------------------------------------------------- positions */

/* Returns the number of common bits in WORDS (up to POPCOUNT_WORDS) words of A and B. */
static uint32_t count_few(const uint64_t *a, const uint64_t *b, uint32_t words)
{
    uint64_t bytes = 0;
    for (uint32_t i = 0; i < words; i++)
        bytes += popcount_bytes(a[i] & b[i]);
    return popcount_sum(bytes);
}

static uint32_t count_common(const uint64_t *a, const uint64_t *b, uint32_t words)
{
    uint32_t count = 0;
    for (; words > POPCOUNT_WORDS;
         words -= POPCOUNT_WORDS, a += POPCOUNT_WORDS, b += POPCOUNT_WORDS)
        count += count_few(a, b, POPCOUNT_WORDS);
    return count + count_few(a, b, words);
}

/* Sets AT to all options of MATRIX and its first OPEN items, which must be covered. */
static void open_whole(struct bit_cover *bits, struct bit_position *at, const struct matrix *matrix,
                       uint32_t open)
{
    at->matrix = matrix;
    at->open_count = open;
    at->open = room_allocate(&bits->room, words_for(open, sizeof *at->open));
    at->live = room_allocate(&bits->room, matrix->words);
    at->rest = room_allocate(&bits->room, matrix->words);
    for (uint32_t i = 0; i < open; i++)
        at->open[i] = (uint16_t)i;
    for (uint32_t i = 0; i < matrix->words; i++)
        at->live[i] = ~(uint64_t)0;
    if (matrix->option_count % MATRIX_WORD)
        at->live[matrix->words - 1] >>= MATRIX_WORD - matrix->option_count % MATRIX_WORD;
}

/* Chooses the first item with the fewest options left; false if an item has none. */
static bool choose_item(struct bit_position *at, struct limiter *limiter)
{
    const struct matrix *matrix = at->matrix;
    uint32_t best = 0, fewest = UINT32_MAX;
    for (uint32_t i = 0; i < at->open_count; i++) {
        uint32_t count = count_common(matrix_row(matrix, at->open[i]), at->live, matrix->words);
        if (count == 0)
            return false;
        if (count < fewest) {
            fewest = count;
            best = at->open[i];
        }
    }
    limiter->stats.guesses += fewest > 1;
    for (uint32_t i = 0; i < matrix->words; i++)
        at->rest[i] = matrix_row(matrix, best)[i] & at->live[i];
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

/* Creates the position after FROM in which OPTION is chosen. */
static void choose_option(struct bit_cover *bits, const struct bit_position *from, uint32_t option)
{
    const struct matrix *matrix = from->matrix;
    struct bit_position *to = &bits->positions[from - bits->positions + 1];
    const uint16_t *item = matrix->items + matrix->first[option];
    const uint16_t *end = matrix->items + matrix->first[option + 1];
    *to = (struct bit_position){.matrix = matrix, .used = bits->room.used};
    to->open = room_allocate(&bits->room, words_for(from->open_count, sizeof *to->open));
    to->live = room_allocate(&bits->room, matrix->words);
    to->rest = room_allocate(&bits->room, matrix->words);
    memcpy(to->live, from->live, matrix->words * sizeof *to->live);
    for (const uint16_t *i = item; i < end; i++)
        for (uint32_t word = 0; word < matrix->words; word++)
            to->live[word] &= ~matrix_row(matrix, *i)[word];
    for (uint32_t i = 0; i < from->open_count; i++) {
        if (item < end && *item == from->open[i])
            item++;
        else
            to->open[to->open_count++] = from->open[i];
    }
    uint32_t left = count_common(to->live, to->live, matrix->words);
    if (to->open_count && row_size(left) <= matrix->words / SPARSE && left) {
        struct matrix *part = &bits->matrices[matrix - bits->matrices + 1];
        matrix_copy_part(part, matrix, to->live, left, to->open, to->open_count, &bits->room);
        open_whole(bits, to, part, to->open_count);
    }
}

bool bit_cover_search(const struct sudoku_cover *cover, struct dancer *dancer)
{
    struct bit_cover *bits = cover->bits;
    struct bit_position *at = bits->positions;
    size_t above = dancer->depth;
    uint32_t option;
    bits->room.used = 0;
    matrix_copy_lists(bits->matrices, cover, &bits->room);
    open_whole(bits, at, bits->matrices, cover->open);
    bool is_open = choose_item(at, dancer->limiter), stop = false;
    while (!stop) {
        if (is_open && next_option(at, &option)) {
            if (limiter_node(dancer->limiter))
                break;
            dancer_choose(dancer, at->matrix->names[option]);
            choose_option(bits, at++, option);
            is_open = at->open_count && choose_item(at, dancer->limiter);
            stop = at->open_count == 0 && dancer_report(dancer);
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
