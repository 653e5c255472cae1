/* Counts are added by carry-save adders: H. S. Warren, "Hacker's Delight", section 5-1 (the method
 * of Harley and Seal). */
#include "dlx/bit_counts.h"

enum { MAX_PLANES = 16 };

/* Adds A and B to *SUM; returns the carries. */
static inline item_block carry_save(item_block *sum, item_block a, item_block b)
{
    item_block half = *sum ^ a, carry = (*sum & a) | (half & b);
    *sum = half ^ b;
    return carry;
}

/* Adds CARRY to the planes FROM to below TO of SUM. */
static inline void add_carry(item_block *sum, uint32_t from, uint32_t to, item_block carry)
{
    for (uint32_t p = from; p < to; p++) {
        item_block next = sum[p] & carry;
        sum[p] ^= carry;
        carry = next;
    }
}

/* Sums block BLOCK of the masks in LIST. Returns the number of planes in use, 2 or more. */
static inline uint32_t sum_masks(item_block *sum, struct planes shape, uint32_t block,
                                 const struct option_list *list)
{
    const item_block *masks = list->masks + block;
    const uint16_t *option = list->options;
    uint32_t i = 0, used = 2;
    item_block ones = {0}, twos = {0};
    for (; i + 4 <= list->count; i += 4) {
        if (planes_for(i + 4) > used)
            sum[used++] = (item_block){0};
        item_block low =
            carry_save(&ones, masks[option[i] * shape.blocks], masks[option[i + 1] * shape.blocks]);
        item_block high = carry_save(&ones, masks[option[i + 2] * shape.blocks],
                                     masks[option[i + 3] * shape.blocks]);
        add_carry(sum, 2, used, carry_save(&twos, low, high));
    }
    sum[0] = ones;
    sum[1] = twos;
    for (; i < list->count; i++)
        add_carry(sum, 0, used, masks[option[i] * shape.blocks]);
    return used;
}

static inline uint32_t lower(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

static inline void set_block(item_block *counts, struct planes shape, uint32_t block,
                             const struct option_list *list)
{
    item_block sum[MAX_PLANES];
    uint32_t used = lower(sum_masks(sum, shape, block, list), shape.count);
    for (uint32_t p = 0; p < shape.count; p++)
        counts[p * shape.blocks + block] = p < used ? sum[p] : (item_block){0};
}

void bit_counts_set(item_block *counts, struct planes shape, const struct option_list *list)
{
    if (shape.blocks == 1)
        set_block(counts, (struct planes){shape.count, 1}, 0, list);
    else
        for (uint32_t block = 0; block < shape.blocks; block++)
            set_block(counts, shape, block, list);
}

static inline void subtract_block(item_block *counts, const item_block *before, struct planes shape,
                                  uint32_t block, const struct option_list *list)
{
    item_block sum[MAX_PLANES], borrow = {0};
    uint32_t used = lower(sum_masks(sum, shape, block, list), shape.count), p = 0;
    for (; p < used; p++) {
        item_block count = before[p * shape.blocks + block], other = sum[p] ^ borrow;
        counts[p * shape.blocks + block] = count ^ other;
        borrow = (sum[p] & borrow) | (~count & other);
    }
    for (; p < shape.count; p++) {
        item_block count = before[p * shape.blocks + block];
        counts[p * shape.blocks + block] = count ^ borrow;
        borrow &= ~count;
    }
}

void bit_counts_subtract(item_block *counts, const item_block *before, struct planes shape,
                         const struct option_list *list)
{
    if (shape.blocks == 1)
        subtract_block(counts, before, (struct planes){shape.count, 1}, 0, list);
    else
        for (uint32_t block = 0; block < shape.blocks; block++)
            subtract_block(counts, before, shape, block, list);
}

static inline uint32_t first_item(const item_block *set)
{
    for (uint32_t word = 0;; word++) {
        uint64_t items = set[word / BLOCK_WORDS][word % BLOCK_WORDS];
        if (items)
            return word * 64 + (uint32_t)__builtin_ctzll(items);
    }
}

/* Keeps in SET the items whose counts lack bit P; false if there is none, and SET stays. */
static inline bool keep_lower(item_block *set, const item_block *counts, struct planes shape,
                              uint32_t p)
{
    const item_block *plane = counts + p * shape.blocks;
    item_block any = {0};
    for (uint32_t block = 0; block < shape.blocks; block++)
        any |= set[block] & ~plane[block];
    if (block_is_empty(any))
        return false;
    for (uint32_t block = 0; block < shape.blocks; block++)
        set[block] &= ~plane[block];
    return true;
}

static inline bool plane_is_empty(const item_block *counts, struct planes shape, uint32_t p)
{
    item_block any = {0};
    for (uint32_t block = 0; block < shape.blocks; block++)
        any |= counts[p * shape.blocks + block];
    return block_is_empty(any);
}

static inline uint32_t fewest(const item_block *counts, struct planes shape, const item_block *open,
                              uint32_t *item)
{
    item_block set[MAX_BLOCKS] = {{0}};
    uint32_t count = 0;
    for (uint32_t block = 0; block < shape.blocks; block++)
        set[block] = open[block];
    for (uint32_t p = shape.count; p-- > 0;)
        count |= (uint32_t)!keep_lower(set, counts, shape, p) << p;
    *item = first_item(set);
    return count;
}

uint32_t bit_counts_fewest(const item_block *counts, struct planes *shape, const item_block *open,
                           uint32_t *item)
{
    while (shape->count && plane_is_empty(counts, *shape, shape->count - 1))
        shape->count--;
    return shape->blocks == 1 ? fewest(counts, (struct planes){shape->count, 1}, open, item)
                              : fewest(counts, *shape, open, item);
}
