#include "text/read/lines/decode.h"

#include <stdint.h>
#include <string.h>

/* --------------------------------------------------------------------------------------- folds */

/* FIRST to LAST become BY, or BY and the characters after it; 0: nothing. */
struct fold {
    uint32_t first;
    uint32_t last;
    char by;
    bool counts;
};

static const struct fold folds[] = {
    {0x0085, 0x0085, '\n', false}, /* next line */
    {0x00A0, 0x00A0, ' ', false},  /* no-break space */
    {0x00AD, 0x00AD, 0, false},    /* soft hyphen */
    {0x00B7, 0x00B7, '.', false},  /* middle dot */
    {0x0660, 0x0669, '0', true},   /* Arabic-Indic, */
    {0x06F0, 0x06F9, '0', true},   /* Persian, */
    {0x0966, 0x096F, '0', true},   /* Devanagari, */
    {0x09E6, 0x09EF, '0', true},   /* Bengali, */
    {0x0E50, 0x0E59, '0', true},   /* Thai digits */
    {0x2000, 0x200A, ' ', false},  /* spaces of typesetting */
    {0x200B, 0x200F, 0, false},    /* without width, marks of direction */
    {0x2010, 0x2015, '-', false},  /* hyphens and dashes */
    {0x2018, 0x2019, '\'', false}, /* quotation marks */
    {0x201C, 0x201D, '"', false},  {0x2022, 0x2022, '.', false}, /* bullet */
    {0x2026, 0x2026, '.', false},                                /* ellipsis: three of them */
    {0x2028, 0x2029, '\n', false}, {0x202A, 0x202E, 0, false},
    {0x202F, 0x202F, ' ', false},  {0x205F, 0x205F, ' ', false},
    {0x2060, 0x2060, 0, false},    {0x20E3, 0x20E3, 0, false}, /* frame of a keycap */
    {0x2212, 0x2212, '-', false},                              /* minus */
    {0x22C5, 0x22C5, '.', false},                              /* dot operator */
    {0x2460, 0x2468, '1', true},                               /* digits in circles */
    {0x25A0, 0x25A2, '.', false},                              /* squares */
    {0x25FB, 0x25FB, '.', false},  {0x2610, 0x2610, '.', false},
    {0x2B1B, 0x2B1C, '.', false},  {0x3000, 0x3000, ' ', false}, /* as wide as an ideograph */
    {0x3001, 0x3001, ',', false},  {0xFE0F, 0xFE0F, 0, false},   /* variation selector for emoji */
    {0xFEFF, 0xFEFF, 0, false},                                  /* byte order mark */
    {0xFF01, 0xFF5E, '!', true},                                 /* full width */
};

enum { FOLDS = sizeof folds / sizeof *folds, ELLIPSIS = 0x2026 };

static const struct fold *find_fold(uint32_t character)
{
    size_t low = 0, high = FOLDS;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (folds[middle].last < character)
            low = middle + 1;
        else
            high = middle;
    }
    return low < FOLDS && folds[low].first <= character ? &folds[low] : NULL;
}

/* Writes CHARACTER as UTF-8. Returns the number of bytes. */
static size_t encode(uint32_t character, char *out)
{
    if (character < 0x80) {
        out[0] = (char)character;
        return 1;
    }
    size_t bytes = character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
    for (size_t i = bytes - 1; i > 0; i--, character >>= 6)
        out[i] = (char)(0x80 | (character & 0x3F));
    out[0] = (char)((bytes == 2 ? 0xC0 : bytes == 3 ? 0xE0 : 0xF0) | character);
    return bytes;
}

static void put(struct text_decoder *decoder, uint32_t character)
{
    const struct fold *fold = character < 0x80 ? NULL : find_fold(character);
    if (!fold)
        decoder->end += encode(character, decoder->out + decoder->end);
    for (int i = 0; fold && fold->by && i < (character == ELLIPSIS ? 3 : 1); i++)
        decoder->out[decoder->end++] =
            (char)(fold->by + (fold->counts ? (int)(character - fold->first) : 0));
}

/* ----------------------------------------------------------------------------------- encodings */

/* The encoding of a text that begins with these COUNT bytes; four are enough. */
static enum text_encoding find_encoding(const unsigned char *raw, size_t count)
{
    if (count >= 2 && raw[0] == 0xFF && raw[1] == 0xFE)
        return TEXT_ENCODING_UTF16_LE;
    if (count >= 2 && raw[0] == 0xFE && raw[1] == 0xFF)
        return TEXT_ENCODING_UTF16_BE;
    /* Without a mark: ASCII characters with zeros between. */
    if (count >= 4 && raw[0] && !raw[1] && raw[2] && !raw[3])
        return TEXT_ENCODING_UTF16_LE;
    if (count >= 4 && !raw[0] && raw[1] && !raw[2] && raw[3])
        return TEXT_ENCODING_UTF16_BE;
    return TEXT_ENCODING_UTF8;
}

/* Takes a character of UTF-8 from the start of RAW. Returns its number of bytes, or 0 if it is not
 * complete. Bytes that are no UTF-8 stay as they are, with NO_CHARACTER. */
enum { NO_CHARACTER = 0x110000 };

static size_t take_utf8(const unsigned char *raw, size_t count, uint32_t *character)
{
    size_t bytes = raw[0] < 0x80   ? 1
                   : raw[0] < 0xC2 ? 0
                   : raw[0] < 0xE0 ? 2
                   : raw[0] < 0xF0 ? 3
                                   : 4;
    *character = bytes < 2 ? raw[0] : raw[0] & (0x7FU >> bytes);
    for (size_t i = 1; i < bytes; i++) {
        if (i == count)
            return 0;
        if ((raw[i] & 0xC0) != 0x80)
            bytes = 0;
        else
            *character = *character << 6 | (raw[i] & 0x3F);
    }
    static const uint32_t lowest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (bytes && *character >= lowest[bytes] && *character < NO_CHARACTER)
        return bytes;
    *character = NO_CHARACTER;
    return 1;
}

/* The same for UTF-16; halves of pairs are no characters. */
static size_t take_utf16(const struct text_decoder *decoder, const unsigned char *raw, size_t count,
                         uint32_t *character)
{
    size_t high = decoder->encoding == TEXT_ENCODING_UTF16_LE, low = 1 - high;
    if (count < 2)
        return 0;
    *character = (uint32_t)raw[high] << 8 | raw[low];
    if ((*character & 0xF800) != 0xD800)
        return 2;
    if ((*character & 0xFC00) == 0xD800 && count < 4)
        return 0;
    uint32_t second = count < 4 ? 0 : (uint32_t)raw[2 + high] << 8 | raw[2 + low];
    if ((*character & 0xFC00) != 0xD800 || (second & 0xFC00) != 0xDC00) {
        *character = 0xFFFD;
        return 2;
    }
    *character = 0x10000 + ((*character & 0x3FF) << 10 | (second & 0x3FF));
    return 4;
}

/* Decodes the raw bytes, all but an incomplete character that may go on. */
static void decode(struct text_decoder *decoder)
{
    size_t at = 0;
    decoder->position = decoder->end = 0;
    while (at < decoder->raw_count) {
        const unsigned char *raw = decoder->raw + at;
        size_t rest = decoder->raw_count - at;
        uint32_t character;
        size_t bytes = decoder->encoding == TEXT_ENCODING_UTF8
                           ? take_utf8(raw, rest, &character)
                           : take_utf16(decoder, raw, rest, &character);
        if (!bytes && !decoder->is_at_end)
            break;
        if (bytes && character != NO_CHARACTER)
            put(decoder, character);
        else
            decoder->out[decoder->end++] = (char)(*raw == 0xA0 ? ' ' : *raw);
        at += bytes ? bytes : 1;
    }
    decoder->raw_count -= at;
    memmove(decoder->raw, decoder->raw + at, decoder->raw_count);
}

/* -------------------------------------------------------------------------------------- reading */

static uint64_t word_at(const char *text)
{
    uint64_t word;
    memcpy(&word, text, sizeof word);
    return word;
}

/* True if no byte is over 0x7F. Looks at four words at a time. */
static bool is_ascii(const char *text, size_t length)
{
    enum { STEP = 4 * sizeof(uint64_t) };
    uint64_t all = 0;
    uint8_t rest = 0;
    size_t i = 0;
    for (; i + STEP <= length; i += STEP) {
        all |= (word_at(text + i) | word_at(text + i + 8)) |
               (word_at(text + i + 16) | word_at(text + i + 24));
    }
    for (; i < length; i++)
        rest |= (uint8_t)text[i];
    return (all & 0x8080808080808080) == 0 && rest < 0x80;
}

bool text_is_plain(const char *text, size_t length)
{
    return find_encoding((const unsigned char *)text, length) == TEXT_ENCODING_UTF8 &&
           is_ascii(text, length);
}

void text_decoder_start(struct text_decoder *decoder, sudoku_text_read_callback *read, void *user)
{
    decoder->read = read;
    decoder->user = user;
    decoder->encoding = TEXT_ENCODING_UNKNOWN;
    decoder->is_at_end = false;
    decoder->raw_count = decoder->position = decoder->end = 0;
}

/* Reads more raw bytes. False: the read function failed. */
static bool fill(struct text_decoder *decoder)
{
    size_t room = TEXT_DECODER_RAW - decoder->raw_count;
    ptrdiff_t got = decoder->read(decoder->user, (char *)decoder->raw + decoder->raw_count, room);
    if (got < 0 || (size_t)got > room)
        return false;
    decoder->raw_count += (size_t)got;
    decoder->is_at_end = got == 0;
    return true;
}

/* Finds out the encoding from the first four bytes. */
static bool begin(struct text_decoder *decoder)
{
    while (decoder->raw_count < 4 && !decoder->is_at_end)
        if (!fill(decoder))
            return false;
    decoder->encoding = find_encoding(decoder->raw, decoder->raw_count);
    decode(decoder);
    return true;
}

/* ASCII goes straight to the caller. */
static ptrdiff_t read_straight(struct text_decoder *decoder, char *buffer, size_t size)
{
    size = size < TEXT_DECODER_RAW ? size : TEXT_DECODER_RAW;
    ptrdiff_t got = decoder->read(decoder->user, buffer, size);
    if (got > (ptrdiff_t)size)
        return -1;
    if (got <= 0 || is_ascii(buffer, (size_t)got)) {
        decoder->is_at_end = got == 0;
        return got;
    }
    memcpy(decoder->raw, buffer, (size_t)got);
    decoder->raw_count = (size_t)got;
    decode(decoder);
    return 0;
}

ptrdiff_t text_decoder_read(void *user, char *buffer, size_t size)
{
    struct text_decoder *decoder = user;
    if (decoder->encoding == TEXT_ENCODING_UNKNOWN && !begin(decoder))
        return -1;
    while (decoder->position == decoder->end && !(decoder->is_at_end && !decoder->raw_count)) {
        if (decoder->encoding == TEXT_ENCODING_UTF8 && !decoder->raw_count) {
            ptrdiff_t got = read_straight(decoder, buffer, size);
            if (got)
                return got;
        } else {
            if (!decoder->is_at_end && !fill(decoder))
                return -1;
            decode(decoder);
        }
    }
    size_t count = decoder->end - decoder->position;
    count = count < size ? count : size;
    memcpy(buffer, decoder->out + decoder->position, count);
    decoder->position += count;
    return (ptrdiff_t)count;
}
