/* Format: ISO/IEC 14496-12, 8.11.3 (item location box) and 8.11.11 (item data box). */
#include "image/heif/heif_items.h"

#include <string.h>

enum { WORD = 4, NAME = 4, HEAD = WORD + NAME };

/* Remaining bytes of a table, and whether it was overrun. */
struct table {
    struct heif_box left;
    bool ran_out;
};

static uint64_t take(struct table *table, size_t bytes)
{
    uint64_t number = 0;
    table->ran_out = table->ran_out || table->left.size < bytes;
    if (table->ran_out)
        return 0;
    for (size_t i = 0; i < bytes; i++)
        number = number << 8 | table->left.data[i];
    table->left.data += bytes;
    table->left.size -= bytes;
    return number;
}

bool heif_box_find(const uint8_t *data, size_t size, const char *name, size_t *at,
                   struct heif_box *box)
{
    for (; *at + HEAD <= size; ++*at) {
        if (memcmp(data + *at + WORD, name, NAME) != 0)
            continue;
        struct table head = {{data + *at, WORD}, false};
        uint64_t length = take(&head, WORD), left = size - *at;
        /* A length of 0 extends to the end. */
        length = length < HEAD || length > left ? left : length;
        *box = (struct heif_box){data + *at + HEAD, (size_t)length - HEAD};
        *at += HEAD;
        return true;
    }
    return false;
}

/* Field sizes of the table in bytes, and the bases of its offsets. */
struct item_form {
    unsigned version, offset, length, base, index;
    struct heif_box file, inside; /* the whole file, and the item data box */
};

static void add_extent(struct heif_item *item, const struct heif_box *from, uint64_t offset,
                       uint64_t length)
{
    if (offset >= from->size)
        return;
    uint64_t left = from->size - offset;
    item->pieces[item->count] = from->data + offset;
    /* A length of 0 extends to the end. */
    item->lengths[item->count++] = (size_t)(length == 0 || length > left ? left : length);
}

/* Reads the next item of TABLE. Returns false if it is incomplete or has too many extents. */
static bool read_item(struct table *table, const struct item_form *form, struct heif_item *item)
{
    enum { IN_DATA_BOX = 1 };
    item->count = 0;
    take(table, form->version < 2 ? 2 : 4);
    uint64_t method = form->version > 0 ? take(table, 2) & 15 : 0;
    take(table, 2);
    uint64_t base = take(table, form->base), extents = take(table, 2);
    if (extents > HEIF_EXTENTS)
        return false;
    for (; extents > 0 && !table->ran_out; extents--) {
        take(table, form->version > 0 ? form->index : 0);
        uint64_t offset = take(table, form->offset), length = take(table, form->length);
        if (!table->ran_out)
            add_extent(item, method == IN_DATA_BOX ? &form->inside : &form->file, base + offset,
                       length);
    }
    return !table->ran_out;
}

static bool visit_table(struct table table, struct item_form form,
                        bool (*visit)(void *user, const struct heif_item *item), void *user)
{
    form.version = (unsigned)take(&table, WORD) >> 24;
    unsigned sizes = (unsigned)take(&table, 2);
    form.offset = sizes >> 12 & 15;
    form.length = sizes >> 8 & 15;
    form.base = sizes >> 4 & 15;
    form.index = sizes & 15;
    uint64_t left = take(&table, form.version < 2 ? 2 : 4);
    struct heif_item item;
    for (; left > 0 && !table.ran_out; left--) {
        if (read_item(&table, &form, &item) ? !visit(user, &item) : !table.ran_out)
            return false;
    }
    return true;
}

bool heif_items_visit(const uint8_t *data, size_t size,
                      bool (*visit)(void *user, const struct heif_item *item), void *user)
{
    struct item_form form = {.file = {data, size}, .inside = {data, 0}};
    struct heif_box box;
    size_t at = 0;
    (void)heif_box_find(data, size, "idat", &at, &form.inside);
    for (at = 0; heif_box_find(data, size, "iloc", &at, &box);)
        if (!visit_table((struct table){box, false}, form, visit, user))
            return false;
    return true;
}

size_t heif_item_copy(const struct heif_item *item, uint64_t offset, uint8_t *out, size_t size)
{
    size_t copied = 0;
    for (unsigned i = 0; i < item->count && copied < size; i++) {
        if (offset >= item->lengths[i]) {
            offset -= item->lengths[i];
            continue;
        }
        size_t count = item->lengths[i] - (size_t)offset;
        count = count < size - copied ? count : size - copied;
        memcpy(out + copied, item->pieces[i] + offset, count);
        copied += count;
        offset = 0;
    }
    return copied;
}
