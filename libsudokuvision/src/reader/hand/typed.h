/* What is typed into a puzzle on a screen: its digits have the face of print, but ink of another
 * color. */
#ifndef READER_HAND_TYPED_H
#define READER_HAND_TYPED_H

#include <stdbool.h>

#include "reader/kbest.h"

/* Marks the entries, 1, in TYPED, a board of SIZE, for which SPACE has a solver: of digits in two
 * inks those that the puzzle does without, where the others alone have exactly one solution. 0 in
 * all where there is one ink, or both are needed: then all is print. *IS_OPEN: which of the inks is
 * print is not clear, nor, where one has few digits, that it is another ink. */
bool typed_find(struct kbest *space, const struct board_size *size, const struct cell_glyph *glyphs,
                const struct posterior *posterior, bool *typed, bool *is_open);

/* Takes from GLYPH that it may be print. */
void typed_take(struct cell_glyph *glyph);

#endif
