/* Base 64 with - and _, as in links; it may be padded by equals signs. */
#ifndef RULES_KINDS_BITS64_H
#define RULES_KINDS_BITS64_H

#include <stddef.h>
#include <stdint.h>

/* Returns the six bits of C, or -1. */
int bits64_value(char c);

/* Writes the bytes of LENGTH letters at TEXT to BYTES (3/4 LENGTH + 1). Returns their number, or 0
 * if a letter is wrong. */
size_t bits64_decode(const char *text, size_t length, uint8_t *bytes);

#endif
