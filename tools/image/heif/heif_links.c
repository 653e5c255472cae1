/* Format: ISO/IEC 14496-12, 8.11.12 (item reference box), and ISO/IEC 23008-12, 6.6 (derived
 * pictures) and 6.5.8 (auxiliary pictures). */
#include "image/heif/heif_links.h"

#include <string.h>

enum {
    MAX_DEPTH = 8, /* twice the depth of a masked grid of rotated and cropped tiles */
    NAME = 4,
    WORD = 4,
    ITEMS = 1 << 16 /* larger numbers are reduced to their lower half */
};

/* A set of item numbers. */
struct items {
    uint8_t bits[ITEMS / 8];
};

static bool contains(const struct items *items, uint32_t item)
{
    return items->bits[item % ITEMS / 8] >> item % 8 & 1;
}

static void add(struct items *items, uint32_t item)
{
    items->bits[item % ITEMS / 8] |= (uint8_t)(1U << item % 8);
}

static uint32_t number_at(const uint8_t *data, size_t bytes)
{
    uint32_t number = 0;
    for (size_t i = 0; i < bytes; i++)
        number = number << 8 | data[i];
    return number;
}

/* The references of a file, one after the other, and the size of their item numbers in bytes. */
struct references {
    const uint8_t *data;
    size_t size, width;
};

static size_t least_length(const struct references *references)
{
    return WORD + NAME + references->width + 2;
}

/* True if the length of each reference leads to the next. */
static bool are_whole(struct references references)
{
    while (references.size >= WORD) {
        size_t length = number_at(references.data, WORD);
        if (length < least_length(&references) || length > references.size)
            return false;
        references.data += length;
        references.size -= length;
    }
    return references.size == 0;
}

/* Adds to PARTS the items that WHOLES (NULL: all items) consist of, by the reference at DATA: a
 * picture consists of those it is derived from and of its masks. */
static void add_parts(const uint8_t *data, size_t width, const struct items *wholes,
                      struct items *parts)
{
    const uint8_t *end = data + number_at(data, WORD), *item = data + WORD + NAME;
    bool is_mask = memcmp(data + WORD, "auxl", NAME) == 0;
    uint32_t from = number_at(item, width);
    if (!is_mask && memcmp(data + WORD, "dimg", NAME) != 0)
        return;
    for (item += width + 2; (size_t)(end - item) >= width; item += width) {
        uint32_t to = number_at(item, width);
        if (!wholes || contains(wholes, is_mask ? to : from))
            add(parts, is_mask ? from : to);
    }
}

/* True if no parts remain MAX_DEPTH levels below any item. */
static bool are_within_max_depth(const struct references *references)
{
    static const struct items none;
    struct items levels[2];
    for (unsigned depth = 0; depth <= MAX_DEPTH; depth++) {
        struct items *parts = &levels[depth % 2], *wholes = depth ? &levels[1 - depth % 2] : NULL;
        memset(parts, 0, sizeof *parts);
        for (size_t at = 0; at < references->size; at += number_at(references->data + at, WORD))
            add_parts(references->data + at, references->width, wholes, parts);
        if (memcmp(parts, &none, sizeof none) == 0)
            return true;
    }
    return false;
}

bool heif_links_end(const uint8_t *data, size_t size)
{
    enum { VERSION = 4, HEAD = WORD + NAME + VERSION };
    /* Searches at any position, since readers differ in where they look for the box. */
    for (size_t at = 0; at + HEAD <= size; at++) {
        if (memcmp(data + at + WORD, "iref", NAME) != 0)
            continue;
        size_t length = number_at(data + at, WORD);
        struct references references = {data + at + HEAD, length - HEAD,
                                        data[at + WORD + NAME] == 0 ? 2 : 4};
        if (length < HEAD || length > size - at || !are_whole(references) ||
            !are_within_max_depth(&references))
            return false;
    }
    return true;
}
