/* Requests and replies: what crosses the border between C and JavaScript.
 *
 * Both are sequences of slots of 8 bytes in the order of the machine. A number is a double. A word
 * is 64 bits as they are. An array is the number of its bytes and the bytes, padded to whole slots;
 * a number below 0 stands for NULL. A string is an array that ends with a zero. The program that
 * reads knows the order; message.js is the other side. */
#ifndef WEB_MESSAGE_H
#define WEB_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A request that is being read. After an error all numbers are 0 and all arrays are NULL. */
struct request {
    unsigned char *slots; /* aligned to 8 bytes */
    size_t length;        /* bytes */
    size_t at;
    bool failed;        /* it ended too early, or held something else */
    const char *reason; /* why it is rejected; NULL: for its form, or by a library */
};

/* Returns CONDITION; if it is false, the request is rejected for REASON. */
bool request_expect(struct request *in, bool condition, const char *reason);

double take_number(struct request *in);

/* Takes a number 0..UINT_MAX; fails for others. */
unsigned take_unsigned(struct request *in);

uint64_t take_word(struct request *in);

/* Takes an array of items of SIZE bytes, which stays in the request, where the caller may change
 * it. Stores their number in *COUNT (unless NULL). */
void *take_array(struct request *in, size_t size, size_t *count);

/* Takes an array of COUNT items, or NULL; fails for other lengths. */
void *take_exactly(struct request *in, size_t size, size_t count);

const char *take_string(struct request *in);

/* A reply that is being written; it begins with the number of its bytes. Zeroed to begin with. */
struct reply {
    unsigned char *slots; /* from malloc() */
    size_t length, room;  /* bytes */
    bool failed;          /* out of memory; what follows is lost */
};

/* Forgets what was written and keeps the memory. */
void reply_clear(struct reply *out);

void put_number(struct reply *out, double number);

void put_word(struct reply *out, uint64_t word);

/* Appends COUNT items of SIZE bytes; NULL for none at all. */
void put_array(struct reply *out, const void *items, size_t size, size_t count);

/* Appends an array of COUNT items of SIZE bytes for the caller to fill; NULL if out of memory. It
 * is valid until more is written. */
void *put_room(struct reply *out, size_t size, size_t count);

/* NULL is the empty string. */
void put_string(struct reply *out, const char *text);

/* Appends LENGTH bytes of TEXT (NULL if LENGTH is 0) as a string. */
void put_text(struct reply *out, const char *text, size_t length);

#endif
