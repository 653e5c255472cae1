#include "reader/certainty/cells/broken.h"

#include "reader/certainty/cells/stain.h"

/* Stains have pieces too, and several pieces may be candidates. */
static bool may_be_print(const struct cell_glyph *glyph, float blank, enum svision_mark writing)
{
    if (writing == SVISION_MARK_ENTRY)
        return true;
    return glyph->ratio > STAIN_DARK_RATIO &&
           (writing == SVISION_MARK_NONE || blank < STAIN_MIN_BLANK);
}

void broken_find(const struct cell_glyph *glyphs, const struct posterior *posterior,
                 const struct svision_reading *reading, uint8_t *broken)
{
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        broken[i] = !reading->cells[i] && glyphs[i].blob.broken &&
                    may_be_print(&glyphs[i], posterior->blank[i], reading->writing[i]);
}
