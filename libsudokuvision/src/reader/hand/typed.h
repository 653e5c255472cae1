/* Typed entries on screens, which have the face of print but another color. */
#ifndef READER_HAND_TYPED_H
#define READER_HAND_TYPED_H

#include <stdbool.h>

#include "reader/kbest.h"

/* Sets TYPED for typed entries: digits of other inks than the print's, which alone has exactly one
 * solution on a board of SIZE. Returns false, with TYPED clear, if there is one ink or all are
 * needed. SPACE provides the solver. UNCLEAR is set for digits that may have the other ink: because
 * of the color of their paper, or all typed ones if it is uncertain which ink is print, or, for few
 * digits, whether there are two inks. */
bool typed_find(struct kbest *space, const struct board_size *size, const struct cell_glyph *glyphs,
                const struct posterior *posterior, bool *typed, bool *unclear);

/* True if PRINT of SVISION_CELLS cells has two colors, and no digit of one of them is among
 * ENTRIES: where an app's face looks handwritten in part, the shape of a digit decides who wrote
 * it. 0: none. */
bool typed_contradict(const struct cell_glyph *glyphs, const uint8_t *print,
                      const uint8_t *entries);

/* Moves the probability of print of GLYPH to handwriting. */
void typed_rule_out_print(struct cell_glyph *glyph);

#endif
