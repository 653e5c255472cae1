#include "shim/message.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { SLOT = 8 };

/* The bytes of whole slots that hold LENGTH bytes. */
static size_t padded(size_t length)
{
    return (length + SLOT - 1) / SLOT * SLOT;
}

bool request_expect(struct request *in, bool condition, const char *reason)
{
    if (!condition) {
        in->failed = true;
        in->reason = in->reason ? in->reason : reason;
    }
    return condition;
}

/* Takes the next BYTES, rounded up to slots; NULL after the end. */
static void *take(struct request *in, size_t bytes)
{
    if (in->failed || bytes > in->length - in->at || padded(bytes) > in->length - in->at) {
        in->failed = true;
        return NULL;
    }
    void *slot = in->slots + in->at;
    in->at += padded(bytes);
    return slot;
}

double take_number(struct request *in)
{
    double number = 0;
    const void *slot = take(in, sizeof number);
    if (slot)
        memcpy(&number, slot, sizeof number);
    return number;
}

unsigned take_unsigned(struct request *in)
{
    const double number = take_number(in);
    if (number >= 0 && number <= UINT_MAX)
        return (unsigned)number;
    in->failed = true;
    return 0;
}

uint64_t take_word(struct request *in)
{
    uint64_t word = 0;
    const void *slot = take(in, sizeof word);
    if (slot)
        memcpy(&word, slot, sizeof word);
    return word;
}

void *take_array(struct request *in, size_t size, size_t *count)
{
    const double bytes = take_number(in);
    void *items = NULL;
    size_t number = 0;
    if (bytes >= 0 && bytes <= (double)in->length) {
        items = take(in, (size_t)bytes);
        number = (size_t)bytes / size;
        in->failed = in->failed || number * size != (size_t)bytes;
    } else if (bytes >= 0) {
        in->failed = true;
    }
    if (in->failed)
        items = NULL;
    if (count)
        *count = items ? number : 0;
    return items;
}

void *take_exactly(struct request *in, size_t size, size_t count)
{
    size_t number;
    void *items = take_array(in, size, &number);
    if (!items || number == count)
        return items;
    in->failed = true;
    return NULL;
}

const char *take_string(struct request *in)
{
    size_t length;
    const char *text = take_array(in, 1, &length);
    if (text && length > 0 && text[length - 1] == 0)
        return text;
    in->failed = in->failed || text != NULL;
    return NULL;
}

/* Appends room for BYTES, rounded up to slots that are zero; NULL if out of memory. */
static void *put(struct reply *out, size_t bytes)
{
    const size_t more = padded(bytes);
    if (out->failed || more < bytes || more > SIZE_MAX / 2 - out->length) {
        out->failed = true;
        return NULL;
    }
    if (out->length + more > out->room) {
        const size_t room = 2 * (out->length + more);
        void *slots = realloc(out->slots, room);
        if (!slots) {
            out->failed = true;
            return NULL;
        }
        out->slots = slots;
        out->room = room;
    }
    unsigned char *slot = out->slots + out->length;
    out->length += more;
    if (more > 0)
        memset(slot + more - SLOT, 0, SLOT);
    return slot;
}

void reply_clear(struct reply *out)
{
    out->length = 0;
    out->failed = false;
}

void put_number(struct reply *out, double number)
{
    void *slot = put(out, sizeof number);
    if (slot)
        memcpy(slot, &number, sizeof number);
}

void put_word(struct reply *out, uint64_t word)
{
    void *slot = put(out, sizeof word);
    if (slot)
        memcpy(slot, &word, sizeof word);
}

void *put_room(struct reply *out, size_t size, size_t count)
{
    put_number(out, (double)(size * count));
    return put(out, size * count);
}

void put_array(struct reply *out, const void *items, size_t size, size_t count)
{
    if (!items) {
        put_number(out, -1);
        return;
    }
    void *room = put_room(out, size, count);
    if (room && count > 0)
        memcpy(room, items, size * count);
}

void put_text(struct reply *out, const char *text, size_t length)
{
    char *room = put_room(out, 1, length + 1);
    if (room && length > 0)
        memcpy(room, text, length);
    if (room)
        room[length] = 0;
}

void put_string(struct reply *out, const char *text)
{
    put_text(out, text ? text : "", text ? strlen(text) : 0);
}
