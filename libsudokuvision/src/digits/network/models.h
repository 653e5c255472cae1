/* The tables learned from fonts by the program in model/. */
#ifndef DIGITS_NETWORK_MODELS_H
#define DIGITS_NETWORK_MODELS_H

struct classifier;

/* Aligned to cache lines, like the network of hand.h. */
extern const struct classifier digits_model __attribute__((aligned(64)));

/* The nine digits in Persian and Arabic scripts. */
extern const struct classifier arabic_model __attribute__((aligned(64)));

/* The nine digits and the letters A..G, for grids of more than nine rows. */
extern const struct classifier letters_model __attribute__((aligned(64)));

/* The nine digits and 0 (class 10), also small and narrow, for numbers above 9. */
extern const struct classifier numerals_model __attribute__((aligned(64)));

#endif
