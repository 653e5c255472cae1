/* Bytes of a text turned into plain UTF-8.
 *
 * UTF-16 of either order, with a byte order mark or without, becomes UTF-8. What stands for ASCII
 * in other scripts or in typesetting becomes that: digits, full-width characters, kinds of spaces,
 * squares and dots for blanks. Byte order marks and characters without width are left out. */
#ifndef TEXT_READ_LINES_DECODE_H
#define TEXT_READ_LINES_DECODE_H

#include <stdbool.h>
#include <stddef.h>

#include <sudoku/text.h>

enum text_encoding {
    TEXT_ENCODING_UNKNOWN = 0,
    TEXT_ENCODING_UTF8 = 1, /* or bytes that are none, which stay as they are */
    TEXT_ENCODING_UTF16_LE = 2,
    TEXT_ENCODING_UTF16_BE = 3
};

enum { TEXT_DECODER_RAW = 65536 };

struct text_decoder {
    sudoku_text_read_callback *read;
    void *user;
    enum text_encoding encoding;
    bool is_at_end;
    size_t raw_count; /* bytes that wait to be decoded */
    size_t position;  /* of the next byte of OUT to hand out */
    size_t end;
    unsigned char raw[TEXT_DECODER_RAW];
    /* Two bytes of UTF-16 become three at most, UTF-8 becomes no longer. */
    char out[TEXT_DECODER_RAW * 3 / 2 + 4];
};

/* Whether LENGTH bytes of TEXT are a text that stays as it is. */
bool text_is_plain(const char *text, size_t length);

/* Prepares DECODER to take bytes from READ. */
void text_decoder_start(struct text_decoder *decoder, sudoku_text_read_callback *read, void *user);

/* The read function of the plain text; USER is a decoder. */
ptrdiff_t text_decoder_read(void *user, char *buffer, size_t size);

#endif
