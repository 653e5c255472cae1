/* What was learned from fonts by the program in model/, by name. */
#ifndef DIGITS_MODELS_H
#define DIGITS_MODELS_H

struct classifier;

extern const struct classifier digits_model;

/* The same nine in the scripts of Persian and Arabic. */
extern const struct classifier arabic_model;

/* The same with letters A..G, for grids with more than nine cells in a row. */
extern const struct classifier letters_model;

/* The nine digits and 0, as the answer 10, small and narrow, too: for numbers past 9. */
extern const struct classifier numerals_model;

#endif
