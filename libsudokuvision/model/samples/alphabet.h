/* The symbols that a table tells apart. */
#ifndef MODEL_SAMPLES_ALPHABET_H
#define MODEL_SAMPLES_ALPHABET_H

#include <stdint.h>
#include <wchar.h>

struct alphabet {
    const char *name;    /* of the table */
    const char *purpose; /* a line for the table */
    unsigned answers;    /* symbols are 1..ANSWERS */
    unsigned zero;       /* the answer that is a 0; 0: none */
    unsigned variants;   /* shapes of each symbol, in scripts that pages do not mix */
    /* A symbol of one character, or a number of two: variant after variant. */
    const wchar_t *const *symbols;
    const wchar_t *needed; /* characters that a face must have */
    /* Symbols that are none on their head, and those that are none on their side. */
    const unsigned *headless, *sideways;
    unsigned headless_count, sideways_count;
    /* Of what is no symbol, the share of numbers of two digits, which letters stand for. */
    float numbers;
    /* The share of symbols that are as narrow and low as two in a cell are. */
    float narrow;
    /* Of the first numbers of the table: of three that were tried for digits the one with which it
     * errs least on faces that it never saw. */
    uint64_t seed;
};

/* The one with NAME, or NULL. */
const struct alphabet *alphabet_find(const char *name);

/* The digits 1..9. */
const struct alphabet *alphabet_digits(void);

#endif
