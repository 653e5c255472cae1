#include "digits/framed.h"

#include <string.h>

#include "board_size.h"
#include "digits/mark/frame.h"
#include "digits/mark/mark_window.h"
#include "maths/logs.h"

/* True for marks that are dark, or half as dark and as large as a frame. */
static bool may_be_framed(const struct cell_glyph *glyph)
{
    const struct blob *blob = &glyph->blob;
    bool large = blob->width >= FRAME_SIDE && blob->height >= FRAME_SIDE &&
                 2 * glyph->ratio > ORIENTATION_DIGIT_RATIO;
    return glyph->scored && !blob->aside && (large || orientation_is_dark(glyph));
}

/* Measures and scores the blob of GLYPH, extracted from the cell as it lies in the picture, after
 * TURN quarter turns. */
static void measure(unsigned turn, struct cell_glyph *glyph)
{
    float turned[FEATURE_COUNT];
    features_measure(&glyph->blob, glyph->features);
    for (; turn > 0; turn--) {
        features_turn(glyph->features, turned);
        memcpy(glyph->features, turned, sizeof turned);
        orientation_turn_blob(&glyph->blob);
    }
    classifier_score(&digits_model, glyph->features, glyph->scores);
    hand_score(&hand_model, glyph->features, glyph->hand);
}

/* Replaces the mark of GLYPH by what its frame holds, if that is more likely a digit than not. */
static void try_further(const struct darkness *darkness, unsigned turn, struct cell_glyph *glyph)
{
    struct cell_glyph within = *glyph;
    if (!blob_extract_framed(darkness, &within.blob))
        return;
    glyph->framed = within.blob.found || orientation_is_dark(glyph);
    if (!within.blob.found)
        return;
    measure(turn, &within);
    if (hand_best(within.hand, HAND_PRINTED) < -LOGS_TWO)
        return;
    *glyph = within;
    glyph->framed = false;
}

void framed_read(const struct darkness *darkness, unsigned turn, struct cell_glyph *glyphs)
{
    for (unsigned i = 0; i < BOARD_SIZE_CLASSIC * BOARD_SIZE_CLASSIC; i++) {
        struct cell_glyph *glyph = &glyphs[i];
        unsigned place = board_turn_cell(BOARD_SIZE_CLASSIC, i, turn);
        if (may_be_framed(glyph) && hand_best(glyph->hand, HAND_PRINTED) < MARK_WINDOW_DECIDED)
            try_further(&darkness[place], turn, glyph);
    }
}
