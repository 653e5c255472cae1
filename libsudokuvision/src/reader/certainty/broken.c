#include "reader/certainty/broken.h"

/* The darkness of a mark, beside that of print, that may be a part of it: stains have pieces, too.
 */
#define MIN_RATIO 0.4F
/* The odds that nothing is printed, a logarithm, beyond which several pieces are candidates. */
#define MIN_BLANK 6.0F

static bool may_be_print(const struct cell_glyph *glyph, float blank, enum svision_writing writing)
{
    if (writing == SVISION_WRITING_HAND)
        return true;
    return glyph->ratio > MIN_RATIO && (writing == SVISION_WRITING_NONE || blank < MIN_BLANK);
}

void broken_find(const struct cell_glyph *glyphs, const struct posterior *posterior,
                 const struct svision_reading *reading, uint8_t *broken)
{
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        broken[i] = !reading->cells[i] && glyphs[i].blob.broken &&
                    may_be_print(&glyphs[i], posterior->blank[i], reading->writing[i]);
}
