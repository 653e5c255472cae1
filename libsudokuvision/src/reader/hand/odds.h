/* Bounds on the log odds that a mark is handwritten, and the share of rare marks. */
#ifndef READER_HAND_ODDS_H
#define READER_HAND_ODDS_H

/* Of each piece of evidence, and of all together. */
#define MIXTURE_MAX   12.0F
#define MIXTURE_WHOLE (2 * MIXTURE_MAX)

/* Share of wrong digits among entries where one is read; of erased digits; of handwriting on
 * screens, where it usually is several candidates that touch; of digits and candidates whose height
 * differs from others of the page as heights of any pages do. */
#define RARE 0.01F

#endif
