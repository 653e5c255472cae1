/* A byte buffer that grows. Memory that runs out ends the program with a message. */
#ifndef CLI_TEXT_BUFFER_H
#define CLI_TEXT_BUFFER_H

#include <stddef.h>

struct buffer {
    char *data;
    size_t length;
    size_t capacity;
};

/* realloc() that ends the program where memory is short. */
void *buffer_resize(void *pointer, size_t size);

/* Ends the program because memory is short. */
_Noreturn void buffer_end(void);

/* Makes room for SIZE more bytes and gives where they start; they do not count yet. */
char *buffer_reserve(struct buffer *buffer, size_t size);

/* Adds SIZE bytes of DATA; gives their offset. */
size_t buffer_add(struct buffer *buffer, const void *data, size_t size);

/* Where the byte at OFFSET is; NULL where nothing was ever added. */
const void *buffer_at(const struct buffer *buffer, size_t offset);

/* Adds a text made by printf(). */
void buffer_printf(struct buffer *buffer, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Frees the bytes; the buffer is then empty. */
void buffer_free(struct buffer *buffer);

#endif
