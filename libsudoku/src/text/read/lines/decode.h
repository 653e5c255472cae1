/* The bytes of a text as plain UTF-8.
 *
 * UTF-16 of either order, with a byte order mark or without, becomes UTF-8. Characters of other
 * scripts and of typesetting that are used like ASCII become ASCII: digits, full-width characters,
 * kinds of spaces, squares and dots for blanks. Byte order marks and characters without width are
 * left out. */
#ifndef TEXT_READ_LINES_DECODE_H
#define TEXT_READ_LINES_DECODE_H

#include <stdbool.h>
#include <stddef.h>

#include <sudoku/text.h>

enum text_encoding {
    TEXT_ENCODING_UNKNOWN = 0,
    TEXT_ENCODING_UTF8 = 1, /* or other bytes, which stay as they are */
    TEXT_ENCODING_UTF16_LE = 2,
    TEXT_ENCODING_UTF16_BE = 3
};

enum { TEXT_DECODER_RAW = 65536 };

struct text_decoder {
    sudoku_text_read_callback *read;
    void *user;
    enum text_encoding encoding;
    bool is_at_end;
    size_t raw_count; /* bytes to be decoded */
    size_t position;  /* of the next byte of OUT */
    size_t end;
    unsigned char raw[TEXT_DECODER_RAW];
    /* Two bytes of UTF-16 become at most three; UTF-8 does not grow. */
    char out[TEXT_DECODER_RAW * 3 / 2 + 4];
};

/* True if LENGTH bytes of TEXT need no decoding. */
bool text_is_plain(const char *text, size_t length);

/* Starts DECODER on the bytes of READ. */
void text_decoder_start(struct text_decoder *decoder, sudoku_text_read_callback *read, void *user);

/* The read function of the decoded text; USER is the decoder. */
ptrdiff_t text_decoder_read(void *user, char *buffer, size_t size);

#endif
