/* What the items of a HEIF file are made of: places in it. */
#ifndef IMAGE_HEIF_HEIF_ITEMS_H
#define IMAGE_HEIF_HEIF_ITEMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { HEIF_EXTENTS = 32 };

/* What is in a box. */
struct heif_box {
    const uint8_t *data;
    size_t size;
};

/* The next box called NAME (four letters) from *AT on, wherever it may stand, since readers differ
 * in where they look for it. *AT goes behind its name. */
bool heif_box_find(const uint8_t *data, size_t size, const char *name, size_t *at,
                   struct heif_box *box);

/* An item: pieces of the file, one behind the other. */
struct heif_item {
    const uint8_t *pieces[HEIF_EXTENTS];
    size_t lengths[HEIF_EXTENTS];
    unsigned count;
};

/* Calls VISIT for each item that any table of places in DATA has. False: it did not like one, or
 * one is in more pieces than HEIF_EXTENTS, which no encoder makes. What lies outside of DATA is
 * left out. */
bool heif_items_visit(const uint8_t *data, size_t size,
                      bool (*visit)(void *user, const struct heif_item *item), void *user);

/* Copies up to SIZE bytes of ITEM from OFFSET on; gives how many there were. */
size_t heif_item_copy(const struct heif_item *item, uint64_t offset, uint8_t *out, size_t size);

#endif
