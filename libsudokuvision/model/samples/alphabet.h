/* The symbols that a table distinguishes. */
#ifndef MODEL_SAMPLES_ALPHABET_H
#define MODEL_SAMPLES_ALPHABET_H

#include <stdint.h>
#include <wchar.h>

struct alphabet {
    const char *name;    /* of the table */
    const char *purpose; /* a line for the table */
    unsigned answers;    /* symbols are 1..ANSWERS */
    unsigned zero;       /* the class of the symbol 0; 0: none */
    unsigned variants;   /* shapes of each symbol, in scripts that pages do not mix */
    /* Symbols of one character or numbers of two, variant by variant. */
    const wchar_t *const *symbols;
    const wchar_t *needed; /* characters that a face must have */
    /* Symbols that are none upside down, and those that are none on their side. */
    const unsigned *headless, *sideways;
    unsigned headless_count, sideways_count;
    /* Share of two-digit numbers among samples without a symbol, where letters replace numbers. */
    float numbers;
    /* Share of symbols as narrow and low as two in a cell. */
    float narrow;
    /* Seed of the initial parameters: the best of three tried for digits on faces held out. */
    uint64_t seed;
};

/* Returns the alphabet with NAME, or NULL. */
const struct alphabet *alphabet_find(const char *name);

/* Returns the digits 1..9. */
const struct alphabet *alphabet_digits(void);

#endif
