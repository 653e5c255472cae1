/* How entries look on a page, and how a mark looks beside them. */
#ifndef READER_HAND_ENTRY_STYLE_H
#define READER_HAND_ENTRY_STYLE_H

#include "digits/orientation.h"
#include "reader/hand/kind.h"
#include "reader/hand/marks_model.h"
#include "reader/hand/odds.h"
#include "reader/reading.h"

/* Minimum number of entries from which their style is measured. */
enum { MIN_ENTRIES = 4 };

/* The style of entries in a photo, and of lone candidates: logarithms of height and darkness, and
 * the vertical place in pixels of a patch. */
struct entry_style {
    size_t count;
    float open;      /* log odds that a cell without print has no entry */
    float untouched; /* log odds that no cell has one */
    struct kind_style height, dark, note_height;
    float place;
    float hand; /* logarithm of the share of handwritten entries; the others are typed */
    float note; /* log odds that a digit is a lone candidate */
};

/* Finds the style of READING's entries from its GLYPHS; NOTE and TYPED are as for entries_read().
 */
struct entry_style entry_style_find(const struct cell_glyph *glyphs, const float *note,
                                    const bool *typed, const struct svision_reading *reading);

/* Returns the log odds that GLYPH is a stain, by its darkness. */
float entry_style_stain_odds(const struct cell_glyph *glyph);

/* Returns the log odds of handwriting, an entry or candidates, from GLYPH alone; at least 0. */
float entry_style_evidence(const struct cell_glyph *glyph);

/* Returns the logarithm of the longer side of GLYPH. */
float entry_style_height(const struct cell_glyph *glyph);

/* Stores in SIGNS what distinguishes several candidates from an entry of STYLE in GLYPH. */
void entry_style_describe(const struct cell_glyph *glyph, const struct entry_style *style,
                          float signs[CANDIDATES_SIGNS]);

#endif
