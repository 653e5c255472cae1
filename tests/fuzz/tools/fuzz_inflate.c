/* Arbitrary bytes as gzip data, and arbitrary text compressed: text and status do not depend on
 * the piece sizes of input and output. */
#include <string.h>

#include <zlib.h>

#include "cli/files/inflate.h"
#include "fuzz.h"

enum { MAX_TEXT = 1 << 14, MAX_PACKED = MAX_TEXT + 512 };

struct source {
    const uint8_t *data;
    size_t left, piece;
    bool breaks; /* input ends with a failure */
};

static ptrdiff_t source_read(void *user, char *buffer, size_t size)
{
    struct source *source = user;
    size_t count = source->piece < size ? source->piece : size;
    count = count < source->left ? count : source->left;
    if (count == 0)
        return source->breaks ? -1 : 0;
    memcpy(buffer, source->data, count);
    source->data += count;
    source->left -= count;
    return (ptrdiff_t)count;
}

struct result {
    uint8_t text[MAX_TEXT];
    size_t length; /* at least MAX_TEXT if the text is longer than that */
    bool ends;     /* without an error */
    const char *problem;
};

/* Reads the data of SOURCE, its first HEAD bytes up front, in pieces of up to ROOM. */
static void unpack(struct source source, size_t head, size_t room, struct result *result)
{
    char *piece = malloc(room);
    ptrdiff_t got;
    head = head < source.left ? head : source.left;
    struct inflate *text = inflate_open((const char *)source.data, head, source_read, &source);
    HOLDS(text && piece);
    source.data += head;
    source.left -= head;
    *result = (struct result){.length = 0};
    while ((got = inflate_read(text, piece, room, &result->problem)) > 0) {
        HOLDS((size_t)got <= room);
        for (ptrdiff_t i = 0; i < got; i++, result->length++)
            if (result->length < MAX_TEXT)
                result->text[result->length] = (uint8_t)piece[i];
        if (result->length >= MAX_TEXT)
            break;
    }
    result->ends = got == 0;
    inflate_close(text);
    free(piece);
}

static size_t pack(const uint8_t *text, size_t length, int level, uint8_t *packed)
{
    enum { GZIP = 16 + MAX_WBITS, MEMORY = 8 };
    z_stream stream = {0};
    HOLDS(deflateInit2(&stream, level, Z_DEFLATED, GZIP, MEMORY, Z_DEFAULT_STRATEGY) == Z_OK);
    stream.next_in = (Bytef *)(uintptr_t)text;
    stream.avail_in = (uInt)length;
    stream.next_out = packed;
    stream.avail_out = MAX_PACKED;
    HOLDS(deflate(&stream, Z_FINISH) == Z_STREAM_END);
    deflateEnd(&stream);
    return MAX_PACKED - stream.avail_out;
}

/* Compares the results of two ways of reading. */
static void expect_same(const struct result *a, const struct result *b)
{
    size_t length = a->length < b->length ? a->length : b->length;
    length = length < MAX_TEXT ? length : MAX_TEXT;
    HOLDS(memcmp(a->text, b->text, length) == 0);
    if (a->length >= MAX_TEXT || b->length >= MAX_TEXT)
        return;
    HOLDS(a->length == b->length && a->ends == b->ends && a->problem == b->problem);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct result whole, parts;
    static uint8_t packed[MAX_PACKED];
    struct bytes bytes = {data, size};
    unsigned choice = next_byte(&bytes);
    size_t piece = 1 + next_byte(&bytes), head = next_byte(&bytes), room = 1 + next_byte(&bytes);
    struct source source = {bytes.data, bytes.size, SIZE_MAX, (choice & 2) != 0};
    if (choice & 1 && bytes.size < MAX_TEXT) {
        source.left = pack(bytes.data, bytes.size, (int)(choice / 4 % 10), packed);
        source.data = packed;
        size_t cut = choice & 128 ? next_byte(&bytes) % 16 : 0;
        source.left -= cut < source.left ? cut : source.left;
    }
    unpack(source, 0, INFLATE_BUFFER, &whole);
    source.piece = piece;
    unpack(source, head, room, &parts);
    expect_same(&whole, &parts);
    HOLDS(!whole.ends || !whole.problem);
    if (choice & 1 && !(choice & 128) && !(choice & 2) && size < MAX_TEXT)
        HOLDS(whole.ends);
    return 0;
}
