/* Bounds on the log odds that a mark is handwritten. */
#ifndef READER_HAND_ODDS_H
#define READER_HAND_ODDS_H

/* Of each piece of evidence, and of all together. */
#define MIXTURE_MAX   12.0F
#define MIXTURE_WHOLE (2 * MIXTURE_MAX)

#endif
