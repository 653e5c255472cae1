/* Locates the data of the items of a HEIF file. */
#ifndef IMAGE_HEIF_HEIF_ITEMS_H
#define IMAGE_HEIF_HEIF_ITEMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { HEIF_EXTENTS = 32 };

/* Content of a box. */
struct heif_box {
    const uint8_t *data;
    size_t size;
};

/* Finds the next box called NAME (four letters) from *AT on, at any level, since readers differ in
 * where they look. Advances *AT past the name. */
bool heif_box_find(const uint8_t *data, size_t size, const char *name, size_t *at,
                   struct heif_box *box);

/* An item: consecutive pieces of the file. */
struct heif_item {
    const uint8_t *pieces[HEIF_EXTENTS];
    size_t lengths[HEIF_EXTENTS];
    unsigned count;
};

/* Calls VISIT for each item of all location tables in DATA, clipped to DATA. Returns false if VISIT
 * does, or if an item has more than HEIF_EXTENTS extents, which no encoder writes. */
bool heif_items_visit(const uint8_t *data, size_t size,
                      bool (*visit)(void *user, const struct heif_item *item), void *user);

/* Copies up to SIZE bytes of ITEM from OFFSET on; returns the number copied. */
size_t heif_item_copy(const struct heif_item *item, uint64_t offset, uint8_t *out, size_t size);

#endif
