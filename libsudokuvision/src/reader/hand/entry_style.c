#include "reader/hand/entry_style.h"

#include <math.h>

#include "maths/logs.h"
#include "maths/stat.h"
#include "reader/certainty/cells/untouched.h"
#include "reader/hand/notes.h"
#include "reader/hand/small_print.h"

/* Darkness relative to print up to which a mark is a stain or not as the network says, change of
 * darkness per unit of log odds beyond it, and their bound. On 399 photos, two of 11000 blank cells
 * hold anything half as dark as print (pieces of lines), whereas nine of ten entries are that dark.
 */
#define STAIN_RATIO 0.22F
#define STAIN_UNIT  0.04F
#define MAX_STAIN   7.0F

float entry_style_stain_odds(const struct cell_glyph *glyph)
{
    return fmaxf(fminf((STAIN_RATIO - glyph->ratio) / STAIN_UNIT, 0), -MAX_STAIN);
}

float entry_style_evidence(const struct cell_glyph *glyph)
{
    if (!glyph->scored)
        return 0;
    float written = fmaxf(hand_best(glyph->hand, HAND_WRITTEN), glyph->hand[HAND_CANDIDATES]);
    return fmaxf(written - glyph->hand[HAND_NONE] - entry_style_stain_odds(glyph), 0);
}

/* Returns the log odds that nobody has written on the page and all marks are stains. */
static float find_untouched(const struct cell_glyph *glyphs, const struct svision_reading *reading)
{
    unsigned open = 0;
    float evidence = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        if (reading->cells[i])
            continue;
        open++;
        evidence += entry_style_evidence(&glyphs[i]);
    }
    return untouched_odds(open, evidence);
}

float entry_style_height(const struct cell_glyph *glyph)
{
    const struct blob *blob = &glyph->blob;
    return logf((float)(blob->width > blob->height ? blob->width : blob->height));
}

static float place_of(const struct blob *blob)
{
    return (float)blob->top + 0.5F * (float)(blob->height - 1);
}

/* Returns the usual height of candidates, which is known to within that of ENTRIES. */
static struct kind_style beside_entries(const struct kind_style *entries)
{
    struct kind_style notes = kind_style_usual(&marks_model.note_height, entries->middle);
    if (!entries->seen)
        notes.spread = hypotf(notes.spread, entries->spread);
    return notes;
}

/* Returns the height of lone candidates beside ENTRIES: that of the page's other candidates, from
 * the COUNT logarithms HEIGHTS, if these are in one row. By hand, they vary as entries do. */
static struct kind_style find_notes(float *heights, size_t count, const struct kind_style *entries)
{
    float middle = stat_median(heights, count);
    if (count < MIN_ENTRIES || middle > entries->middle + logf(NOTES_MAX_HEIGHT))
        return beside_entries(entries);
    return kind_style_seen(&marks_model.entry_height, middle, heights, count);
}

/* True if the page is a screen: marks are TYPED, or printed candidates by the log odds NOTE. */
static bool is_screen(const float *note, const bool *typed, const struct svision_reading *reading)
{
    unsigned count = board_size_cells(reading->size);
    for (unsigned i = 0; i < count; i++)
        if (typed[i])
            return true;
    return small_print_is_on_screen(note, reading->cells, count);
}

struct entry_style entry_style_find(const struct cell_glyph *glyphs, const float *note,
                                    const bool *typed, const struct svision_reading *reading)
{
    float heights[SVISION_CELLS], places[SVISION_CELLS], darks[SVISION_CELLS];
    float small[SVISION_CELLS];
    size_t count = 0, open = 0, small_count = 0;
    float notes = STAT_UNSEEN;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        const struct cell_glyph *glyph = &glyphs[i];
        open += !reading->cells[i];
        if (reading->cells[i] || !glyph->scored || glyph->ratio < STAIN_RATIO)
            continue;
        float digit = hand_best(glyph->hand, HAND_WRITTEN);
        notes += expf(glyph->hand[HAND_CANDIDATES]);
        if (note[i] > 0 || small_print_is_note(glyph))
            small[small_count++] = logf((float)glyph->blob.height);
        if (note[i] > 0 || digit < glyph->hand[HAND_CANDIDATES] || digit < glyph->hand[HAND_NONE])
            continue;
        heights[count] = entry_style_height(glyph);
        darks[count] = logf(glyph->ratio);
        places[count++] = place_of(&glyph->blob);
    }
    float written = (float)count + notes - STAT_UNSEEN;
    float odds = fmaxf((float)open - written + 0.5F, 0.5F) / (written + 0.5F);
    struct entry_style style = {
        .count = count,
        .open = 0.8F * logf(odds),
        .untouched = find_untouched(glyphs, reading),
        .hand = is_screen(note, typed, reading) ? logf(RARE) : 0,
        .note = logf(SMALL_PRINT_LONE * notes / (float)(count + MIN_ENTRIES)),
        .height = kind_style_usual(&marks_model.entry_height, 0),
        .place = 0.5F * (CELL_SIDE - 1),
    };
    if (count >= MIN_ENTRIES) {
        style.place = stat_median(places, count);
        style.height = kind_style_seen(&marks_model.entry_height,
                                       stat_select(heights, count, count * 6 / 10), heights, count);
        style.dark =
            kind_style_seen(&marks_model.entry_dark, stat_median(darks, count), darks, count);
    }
    style.note_height = find_notes(small, small_count, &style.height);
    return style;
}

void entry_style_describe(const struct cell_glyph *glyph, const struct entry_style *style,
                          float signs[CANDIDATES_SIGNS])
{
    const float *scores = glyph->hand;
    float height = entry_style_height(glyph) - style->height.middle;
    float digits = logs_sum(scores + HAND_PRINTED + 1, HAND_DIGITS);
    signs[CANDIDATES_SHAPE] = scores[HAND_CANDIDATES] - digits;
    signs[CANDIDATES_LOWER] = fmaxf(-height, 0);
    signs[CANDIDATES_HIGHER] = fmaxf(height, 0);
    signs[CANDIDATES_PLACE] = fabsf(place_of(&glyph->blob) - style->place) / CELL_SIDE;
    signs[CANDIDATES_BESIDE] = glyph->blob.beside;
    signs[CANDIDATES_CONSTANT] = 1;
}
