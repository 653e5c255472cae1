/* Bounds on the log odds that a mark is handwritten, and what such odds have in common. */
#ifndef READER_HAND_ODDS_H
#define READER_HAND_ODDS_H

/* Of each piece of evidence, and of all together. */
#define MIXTURE_MAX   12.0F
#define MIXTURE_WHOLE (2 * MIXTURE_MAX)

/* Log odds of print, by all evidence, that make a digit clearly printed. Of 11307 handwritten
 * digits on 159 photos and 200 made pages, the one most similar to print has 3.5; 1.8 % of the
 * printed ones have less. */
#define MIXTURE_PRINT 8.0F

/* Share of wrong digits among entries where one is read; of handwriting on screens, where it
 * usually is several candidates that touch. */
#define RARE 0.01F

#endif
