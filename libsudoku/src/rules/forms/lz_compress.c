#include "rules/forms/lz_compress.h"

#include <string.h>

#include "common/mem.h"

/* The first codes: of a new character of 8 bits, and of the end. */
enum { CODE_BYTE = 0, CODE_END = 2, FIRST_CODE = 3, CHARACTERS = 128 };

/* A string of the dictionary: that of a code, and one more character. */
struct entry {
    uint32_t prefix; /* 0: the place is free */
    uint32_t code;
    char last;
};

struct packer {
    struct text_out *out;
    uint32_t first[CHARACTERS];  /* the code of each character; 0: not yet seen */
    bool is_written[CHARACTERS]; /* a character comes as 8 bits the first time */
    struct entry *entries;       /* a hash table */
    size_t mask;
    uint32_t code; /* the next one */
    unsigned width;
    size_t growth; /* codes until they are longer */
    unsigned bits, bit_count, characters;
};

static void put_escaped(struct packer *packer, char c)
{
    text_out_string(packer->out, c == '+' ? "%2B" : c == '/' ? "%2F" : c == '=' ? "%3D" : "");
    if (c != '+' && c != '/' && c != '=')
        text_out_char(packer->out, c);
    packer->characters++;
}

/* Writes the COUNT lowest bits of VALUE, the lowest first, as base64, the first bit the highest. */
static void put_bits(struct packer *packer, uint32_t value, unsigned count)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (; count; count--, value >>= 1) {
        packer->bits = packer->bits << 1 | (value & 1);
        if (++packer->bit_count < 6)
            continue;
        put_escaped(packer, digits[packer->bits]);
        packer->bits = packer->bit_count = 0;
    }
}

/* Counts a code that was written or added. */
static void grow(struct packer *packer)
{
    if (--packer->growth == 0)
        packer->growth = (size_t)1 << packer->width++;
}

/* Writes the string of CODE, whose only character, if it has one, is C. */
static void put_string(struct packer *packer, uint32_t code, char c)
{
    unsigned character = (unsigned char)c;
    if (packer->first[character] == code && !packer->is_written[character]) {
        packer->is_written[character] = true;
        put_bits(packer, CODE_BYTE, packer->width);
        put_bits(packer, character, 8);
        grow(packer);
    } else {
        put_bits(packer, code, packer->width);
    }
    grow(packer);
}

/* The place of the string of PREFIX and LAST, or the free one where it belongs. */
static struct entry *find(const struct packer *packer, uint32_t prefix, char last)
{
    size_t place = (prefix * 2654435761U ^ (unsigned char)last * 40503U) & packer->mask;
    while (packer->entries[place].prefix &&
           (packer->entries[place].prefix != prefix || packer->entries[place].last != last))
        place = (place + 1) & packer->mask;
    return &packer->entries[place];
}

static void pack(struct packer *packer, const char *text, size_t length)
{
    uint32_t code = 0;
    for (size_t i = 0; i < length; i++) {
        unsigned character = (unsigned char)text[i];
        if (!packer->first[character])
            packer->first[character] = packer->code++;
        if (!code) {
            code = packer->first[character];
            continue;
        }
        struct entry *entry = find(packer, code, text[i]);
        if (entry->prefix) {
            code = entry->code;
            continue;
        }
        put_string(packer, code, text[i - 1]);
        *entry = (struct entry){code, packer->code++, text[i]};
        code = packer->first[character];
    }
    if (code)
        put_string(packer, code, text[length - 1]);
    put_bits(packer, CODE_END, packer->width);
    /* A last character, also if no bit is left for it. */
    put_bits(packer, 0, 6 - packer->bit_count);
    while (packer->characters % 4)
        put_escaped(packer, '=');
}

enum sudoku_status lz_compress(const char *text, size_t length,
                               const struct sudoku_allocator *allocator, struct text_out *out)
{
    struct packer packer = {.out = out, .code = FIRST_CODE, .width = 2, .growth = 2, .mask = 1023};
    /* A string is added for each character at most; half of the places stay free. */
    while (packer.mask / 2 < length)
        packer.mask = 2 * packer.mask + 1;
    packer.entries = mem_alloc(allocator, packer.mask + 1, sizeof *packer.entries);
    if (!packer.entries)
        return SUDOKU_ERR_MEMORY;
    pack(&packer, text, length);
    mem_free(allocator, packer.entries);
    return SUDOKU_OK;
}
