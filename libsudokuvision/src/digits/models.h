/* What was learned from fonts by the program in model/, by name. */
#ifndef DIGITS_MODELS_H
#define DIGITS_MODELS_H

struct classifier;

/* At lines of the cache, as the network of hand.h. */
extern const struct classifier digits_model __attribute__((aligned(64)));

/* The same nine in the scripts of Persian and Arabic. */
extern const struct classifier arabic_model __attribute__((aligned(64)));

/* The same with letters A..G, for grids with more than nine cells in a row. */
extern const struct classifier letters_model __attribute__((aligned(64)));

/* The nine digits and 0, as the answer 10, small and narrow, too: for numbers past 9. */
extern const struct classifier numerals_model __attribute__((aligned(64)));

#endif
