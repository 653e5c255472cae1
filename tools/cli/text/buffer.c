#include "cli/text/buffer.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void buffer_end(void)
{
    fputs("out of memory\n", stderr);
    exit(EXIT_FAILURE);
}

void *buffer_resize(void *pointer, size_t size)
{
    void *resized = realloc(pointer, size ? size : 1);
    if (!resized)
        buffer_end();
    return resized;
}

char *buffer_reserve(struct buffer *buffer, size_t size)
{
    if (size > SIZE_MAX / 2 - buffer->length)
        buffer_end();
    size_t wanted = buffer->length + size;
    if (wanted > buffer->capacity) {
        size_t capacity = buffer->capacity ? buffer->capacity : 256;
        while (capacity < wanted)
            capacity *= 2;
        buffer->data = buffer_resize(buffer->data, capacity);
        buffer->capacity = capacity;
    }
    return buffer->data + buffer->length;
}

size_t buffer_add(struct buffer *buffer, const void *data, size_t size)
{
    size_t offset = buffer->length;
    if (size)
        memcpy(buffer_reserve(buffer, size), data, size);
    buffer->length += size;
    return offset;
}

const void *buffer_at(const struct buffer *buffer, size_t offset)
{
    return buffer->data ? buffer->data + offset : NULL;
}

void buffer_printf(struct buffer *buffer, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length > 0) {
        char *text = buffer_reserve(buffer, (size_t)length + 1);
        vsnprintf(text, (size_t)length + 1, format, again);
        buffer->length += (size_t)length;
    }
    va_end(again);
}

void buffer_free(struct buffer *buffer)
{
    free(buffer->data);
    *buffer = (struct buffer){0};
}
