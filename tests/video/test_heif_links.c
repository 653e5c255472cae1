/* References between pictures in HEIF files: grids and masks end, cycles do not. */
#include "image/heif/heif_links.h"

#include <string.h>

#include "support/check.h"

enum { MAX_FILE = 1024 };

/* A file with one box of references. */
struct file {
    uint8_t data[MAX_FILE];
    size_t size;
};

static void append(struct file *file, uint32_t number, size_t bytes)
{
    while (bytes > 0)
        file->data[file->size++] = (uint8_t)(number >> 8 * --bytes);
}

/* Starts FILE with another box and a box of references, whose item numbers have WIDTH bytes. */
static struct file begin(size_t width)
{
    struct file file = {.data = "ftypheic    iref", .size = 16};
    append(&file, width == 2 ? 0 : 1U << 24, 4);
    return file;
}

static void refer(struct file *file, const char *type, size_t width, uint32_t from, uint32_t to)
{
    append(file, (uint32_t)(10 + 2 * width), 4);
    memcpy(file->data + file->size, type, 4);
    file->size += 4;
    append(file, from, width);
    append(file, 1, 2);
    append(file, to, width);
}

/* Closes the box with a length that is EXTRA too large; whether its references end. */
static bool ends(struct file file, uint32_t extra)
{
    uint32_t length = (uint32_t)file.size - 8 + extra;
    for (unsigned i = 0; i < 4; i++)
        file.data[8 + i] = (uint8_t)(length >> (24 - 8 * i));
    append(&file, 0x6d646174, 4); /* another box behind it */
    return heif_links_end(file.data, file.size);
}

/* A chain of COUNT items, each made of the next one. */
static struct file chain(const char *type, size_t width, uint32_t count)
{
    struct file file = begin(width);
    for (uint32_t i = 1; i <= count; i++)
        refer(&file, type, width, i, i + 1);
    return file;
}

static void files_without_references_end(void)
{
    CHECK(heif_links_end(NULL, 0));
    CHECK(heif_links_end((const uint8_t *)"some text", 9));
    CHECK(ends(begin(2), 0));
}

static void grids_and_masks_end(void)
{
    for (size_t width = 2; width <= 4; width += 2) {
        CHECK(ends(chain("dimg", width, 1), 0));
        CHECK(ends(chain("dimg", width, 8), 0));
        CHECK(!ends(chain("dimg", width, 9), 0));
        struct file file = chain("dimg", width, 2);
        refer(&file, "auxl", width, 7, 1); /* item 7 is the mask of item 1 and also a grid */
        refer(&file, "dimg", width, 7, 8);
        CHECK(ends(file, 0));
    }
}

static void cycles_do_not_end(void)
{
    for (size_t width = 2; width <= 4; width += 2) {
        struct file file = begin(width);
        refer(&file, "dimg", width, 5, 5);
        CHECK(!ends(file, 0));
        file = chain("dimg", width, 3);
        refer(&file, "dimg", width, 4, 2);
        CHECK(!ends(file, 0));
        file = begin(width);
        refer(&file, "dimg", width, 1, 2);
        refer(&file, "auxl", width, 1, 2); /* the mask of its own tile */
        CHECK(!ends(file, 0));
    }
}

/* References to described items and thumbnails do not count. */
static void other_references_do_not_count(void)
{
    struct file file = begin(2);
    refer(&file, "thmb", 2, 1, 1);
    refer(&file, "cdsc", 2, 2, 2);
    CHECK(ends(file, 0));
}

static void boxes_of_wrong_length_are_refused(void)
{
    CHECK(!ends(chain("dimg", 2, 1), 1));
    CHECK(!ends(chain("dimg", 2, 1), 100));
    CHECK(!ends(chain("dimg", 2, 1), (uint32_t)-1));
    CHECK(!ends(begin(2), (uint32_t)-12)); /* "to the end of the file" */
    struct file file = chain("dimg", 2, 2);
    file.data[23]++;
    CHECK(!ends(file, 0));
}

int main(void)
{
    files_without_references_end();
    grids_and_masks_end();
    cycles_do_not_end();
    other_references_do_not_count();
    boxes_of_wrong_length_are_refused();
    return check_result();
}
