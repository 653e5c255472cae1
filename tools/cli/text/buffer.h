/* A growing byte buffer. If memory is short, the program ends with a message. */
#ifndef CLI_TEXT_BUFFER_H
#define CLI_TEXT_BUFFER_H

#include <stddef.h>

struct buffer {
    char *data;
    size_t length;
    size_t capacity;
};

/* realloc() that ends the program if memory is short. */
void *buffer_resize(void *pointer, size_t size);

/* Ends the program because memory is short. */
_Noreturn void buffer_end(void);

/* Reserves room for SIZE more bytes and returns its start; the length is unchanged. */
char *buffer_reserve(struct buffer *buffer, size_t size);

/* Appends SIZE bytes of DATA; returns their offset. */
size_t buffer_add(struct buffer *buffer, const void *data, size_t size);

/* Returns the address of the byte at OFFSET, or NULL if the buffer was never used. */
const void *buffer_at(const struct buffer *buffer, size_t offset);

/* Appends formatted text. */
void buffer_printf(struct buffer *buffer, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Frees and empties the buffer. */
void buffer_free(struct buffer *buffer);

#endif
