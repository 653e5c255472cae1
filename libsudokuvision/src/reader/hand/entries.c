#include "reader/hand/entries.h"

#include <math.h>
#include <string.h>

#include "digits/network/struck.h"
#include "maths/logs.h"
#include "maths/stat.h"
#include "reader/certainty/cells/untouched.h"
#include "reader/hand/small_print.h"
#include "reader/posterior.h"

/* Share of wrong digits among entries where one is read; of erased digits; of handwriting on
 * screens, where it usually is several candidates that touch. */
#define RARE 0.01F
/* Prior share of right digits in the search for entries, where a wrong digit must not be mistaken
 * for a stain. */
#define WRITTEN_SHARE 0.4F

struct entry {
    enum svision_mark writing;
    uint8_t digit; /* of SVISION_MARK_ENTRY */
    float doubt;   /* negative logarithm of the probability of the digit, or of there being none */
    /* Log likelihoods on the scale of hand_digits(). */
    float other;   /* of no entry */
    float crossed; /* of a crossed-out entry */
    float several; /* of several candidates */
    float none;    /* of neither candidates nor an entry */
};

/* The style of entries in a photo: logarithms of height and darkness, vertical places in pixels of
 * a patch, and their deviations. */
struct entry_style {
    size_t count;
    float open;      /* log odds that a cell without print has no entry */
    float untouched; /* log odds that no cell has one */
    float height, height_spread, place, place_spread, dark, dark_spread;
    float hand; /* logarithm of the share of handwritten entries; the others are typed */
    float note; /* log odds that a digit is a lone candidate */
    float note_height, note_spread;
};

/* Darkness relative to print where a mark is equally likely a stain, the change of darkness per
 * unit of log odds, and their bound. On 399 photos, two of 11000 blank cells hold anything half as
 * dark as print (pieces of lines), whereas nine of ten entries are that dark. */
#define STAIN_RATIO 0.22F
#define STAIN_UNIT  0.04F
#define MAX_STAIN   7.0F

/* Height of entries on photos with fewer than MIN_ENTRIES, in pixels of a patch; minimum deviation
 * of the logarithms of height and darkness, and of places, in pixels of a patch. */
#define USUAL_HEIGHT     18.0F
#define MIN_SPREAD       0.12F
#define MIN_PLACE_SPREAD 1.8F
#define MIN_ENTRIES      4

/* Height of candidates relative to entries, deviation of their places in pixels of a patch, and the
 * bounds on the log odds of candidates by size and place. Two adjacent marks in a cell add
 * MAX_LARGE: none of 455 entries in a book has another mark beside it, but 95 of 332 cells with
 * candidates do.
 */
#define CANDIDATE_HEIGHT       0.65F
#define CANDIDATE_PLACE_SPREAD 7.0F
#define MAX_SMALL              1.5F
#define MAX_LARGE              3.0F

/* Logarithm of the darkness of erased digits relative to entries. */
#define GHOST_DARK (-1.5F)

/* The answers: nothing, the digits 1 to 9, candidates, crossed out; then any digit, a lone
 * candidate, and a digit that is erased, crossed out by strokes, or overwritten by another. */
enum { NOTHING, CANDIDATES = 10, CROSSED, WRITTEN, NOTE, GHOST, STRUCK, OVERWRITTEN, ANSWERS };

/* Returns the log odds that GLYPH is a stain, by its darkness. */
static float stain_odds(const struct cell_glyph *glyph)
{
    return fminf(fmaxf((STAIN_RATIO - glyph->ratio) / STAIN_UNIT, -MAX_STAIN), MAX_STAIN);
}

/* Returns the log odds of handwriting, an entry or candidates, from GLYPH alone; at least 0. */
static float find_evidence(const struct cell_glyph *glyph)
{
    if (!glyph->scored)
        return 0;
    float written = fmaxf(hand_best(glyph->hand, HAND_WRITTEN), glyph->hand[HAND_CANDIDATES]);
    return fmaxf(written - glyph->hand[HAND_NONE] - stain_odds(glyph), 0);
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
        evidence += find_evidence(&glyphs[i]);
    }
    return untouched_odds(open, evidence);
}

static float spread_around(float middle, const float *values, size_t count)
{
    float away[SVISION_CELLS];
    for (size_t i = 0; i < count; i++)
        away[i] = fabsf(values[i] - middle);
    return 1.48F * stat_median(away, count);
}

static float longer_side(const struct blob *blob)
{
    return (float)(blob->width > blob->height ? blob->width : blob->height);
}

static float place_of(const struct blob *blob)
{
    return (float)blob->top + 0.5F * (float)(blob->height - 1);
}

/* Sets the height of lone candidates: that of the page's other candidates, from the COUNT
 * logarithms HEIGHTS, if these are in one row. */
static void find_notes(float *heights, size_t count, struct entry_style *style)
{
    style->note_height = style->height + SMALL_PRINT_HEIGHT;
    style->note_spread = SMALL_PRINT_SPREAD;
    if (count < MIN_ENTRIES)
        return;
    float height = stat_median(heights, count);
    if (height > style->height + logf(CANDIDATE_HEIGHT))
        return;
    style->note_height = height;
    style->note_spread = fmaxf(spread_around(height, heights, count), MIN_SPREAD);
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

static struct entry_style find_style(const struct cell_glyph *glyphs, const float *note,
                                     const bool *typed, const struct svision_reading *reading)
{
    float heights[SVISION_CELLS], places[SVISION_CELLS], darks[SVISION_CELLS];
    float small[SVISION_CELLS];
    size_t count = 0, open = 0, small_count = 0;
    float notes = SMALL_PRINT_FEW;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        const struct cell_glyph *glyph = &glyphs[i];
        open += !reading->cells[i];
        if (reading->cells[i] || !glyph->scored || glyph->ratio < STAIN_RATIO)
            continue;
        float digit = hand_best(glyph->hand, HAND_WRITTEN);
        notes += expf(glyph->hand[HAND_CANDIDATES]);
        if (note[i] > 0 || glyph->hand[HAND_CANDIDATES] > SMALL_PRINT_LIKELY)
            small[small_count++] = logf((float)glyph->blob.height);
        if (note[i] > 0 || digit < glyph->hand[HAND_CANDIDATES] || digit < glyph->hand[HAND_NONE])
            continue;
        heights[count] = logf(longer_side(&glyph->blob));
        darks[count] = logf(glyph->ratio);
        places[count++] = place_of(&glyph->blob);
    }
    float written = (float)count + notes - SMALL_PRINT_FEW;
    float odds = fmaxf((float)open - written + 0.5F, 0.5F) / (written + 0.5F);
    struct entry_style style = {
        .count = count,
        .open = 0.8F * logf(odds),
        .untouched = find_untouched(glyphs, reading),
        .hand = is_screen(note, typed, reading) ? logf(RARE) : 0,
        .note = logf(SMALL_PRINT_LONE * notes / (float)(count + MIN_ENTRIES)),
        .height = logf(USUAL_HEIGHT),
        .height_spread = 2 * MIN_SPREAD,
        .place = 0.5F * (CELL_SIDE - 1),
        .place_spread = 2 * MIN_PLACE_SPREAD,
    };
    if (count >= MIN_ENTRIES) {
        style.height = stat_select(heights, count, count * 6 / 10);
        style.place = stat_median(places, count);
        style.dark = stat_median(darks, count);
        style.height_spread = fmaxf(spread_around(style.height, heights, count), MIN_SPREAD);
        style.place_spread = fmaxf(spread_around(style.place, places, count), MIN_PLACE_SPREAD);
        style.dark_spread = fmaxf(spread_around(style.dark, darks, count), MIN_SPREAD);
    }
    find_notes(small, small_count, &style);
    return style;
}

/* As logs_normal(), except that one in ten has three times the deviation. */
static float normal_with_outliers(float away, float spread)
{
    return fmaxf(logs_normal(away, spread), logs_normal(away, 3 * spread) - 1.2F);
}

/* Returns the log odds of candidates by size and place of BLOB. */
static float smallness(const struct blob *blob, const struct entry_style *style)
{
    float height = logf(longer_side(blob)) - style->height;
    float place = place_of(blob) - style->place;
    float odds = logs_normal(height - logf(CANDIDATE_HEIGHT), SMALL_PRINT_SPREAD) +
                 logs_normal(place, fmaxf(CANDIDATE_PLACE_SPREAD, style->place_spread)) -
                 normal_with_outliers(height, style->height_spread) -
                 normal_with_outliers(place, style->place_spread);
    if (height > 0)
        odds = -MAX_LARGE;
    return fminf(fmaxf(odds, -MAX_LARGE), MAX_SMALL);
}

/* Returns the log odds that BLOB, a digit, is a lone candidate. */
static float note_odds(const struct blob *blob, const struct entry_style *style)
{
    float height = logf(longer_side(blob)) - style->height;
    float spread = style->count < MIN_ENTRIES ? SMALL_PRINT_SPREAD : style->height_spread;
    return style->note +
           logs_normal(height + style->height - style->note_height, style->note_spread) -
           normal_with_outliers(height, spread);
}

/* Returns the log odds that a digit with darkness RATIO was erased. */
static float ghost_odds(float ratio, const struct entry_style *style)
{
    float away = logf(ratio) - style->dark;
    if (style->count < MIN_ENTRIES || away > 0)
        return -INFINITY;
    return logf(RARE) + logs_normal(away - GHOST_DARK, SMALL_PRINT_SPREAD) -
           normal_with_outliers(away, style->dark_spread);
}

/* Returns the log prior of DIGIT if the share SHARE of digits is right; SOLUTION is the right one,
 * 0 if unknown. */
static float prior_of(unsigned digit, unsigned solution, float share)
{
    if (!solution)
        return logf(1.0F / 9);
    return logf(digit == solution ? share : (1 - share) / 8);
}

/* Stores in ODDS the log odds that a digit was crossed out in each way. */
static void weigh_struck(const struct cell_glyph *glyph, float odds[STRUCK_WAYS])
{
    memcpy(odds, glyph->struck, STRUCK_WAYS * sizeof *odds);
    if (isnan(odds[0]))
        struck_score(&struck_model, glyph->features, glyph->hand, odds);
    for (unsigned way = 0; way < STRUCK_WAYS; way++)
        odds[way] += logf(MISTAKE_SHARE); /* crossed-out digits are wrong entries */
}

/* Sets the log likelihood of each answer. NOTE holds the log odds that GLYPH is a printed candidate
 * and HAND the log share of entries of its kind. */
static void weigh(const struct cell_glyph *glyph, float note, float hand, unsigned solution,
                  const struct entry_style *style, float *value)
{
    const float *scores = glyph->hand;
    float digits[10], written[10], struck[STRUCK_WAYS];
    /* Without the evidence of this mark itself. */
    float untouched = style->untouched + find_evidence(glyph);
    hand_digits(scores, digits);
    value[NOTHING] = scores[HAND_NONE] + stain_odds(glyph) + logs_add(style->open, untouched);
    for (unsigned digit = 1; digit <= 9; digit++) {
        value[digit] = hand + prior_of(digit, solution, 1 - RARE) + digits[digit];
        written[digit] = hand + prior_of(digit, solution, WRITTEN_SHARE) + digits[digit];
    }
    value[WRITTEN] = logs_sum(written + 1, 9);
    float any = prior_of(0, 0, 0) + logs_sum(digits + 1, 9);
    value[NOTE] = any + logs_add(note_odds(&glyph->blob, style), note);
    value[GHOST] = hand + any + ghost_odds(glyph->ratio, style);
    weigh_struck(glyph, struck);
    value[STRUCK] = hand + any + struck[STRUCK_BY_STROKES];
    value[OVERWRITTEN] = hand + any + struck[STRUCK_BY_DIGIT];
    value[CANDIDATES] = scores[HAND_CANDIDATES] + smallness(&glyph->blob, style) +
                        fminf(style->open, 0) + (glyph->blob.beside ? MAX_LARGE : 0);
    value[CROSSED] = scores[HAND_CROSSED] + logf(MISTAKE_SHARE);
}

/* Returns the log likelihood that a mark is no entry, not even a crossed-out one, on the scale of
 * hand_digits(). */
static float find_none(const float *value)
{
    float none = logs_add(value[NOTHING], logs_add(value[CANDIDATES], value[CROSSED]));
    return logs_add(none + prior_of(0, 0, 0), logs_add(value[NOTE], value[GHOST]));
}

float entries_probability(const struct svision_reading *reading, unsigned cell,
                          const float digits[10], unsigned expected)
{
    float right = digits[expected], others = hand_digits_mean_other(digits, expected);
    float written = logs_add(logf(WRITTEN_SHARE) + right, logf(1 - WRITTEN_SHARE) + others);
    float read = logs_add(logf(1 - RARE) + right, logf(RARE) + others);
    /* Several candidates look like wrong digits. */
    float other = logs_add(reading->several[cell] + written - read, reading->none[cell]);
    return 1 / (1 + expf(other - written));
}

/* Reads GLYPH, which is no given; NOTE and HAND are as for weigh(). SOLUTION is the right digit,
 * since most entries are right; 0 if unknown. */
static struct entry read_entry(const struct cell_glyph *glyph, float note, float hand,
                               unsigned solution, const struct entry_style *style)
{
    static const unsigned kinds[] = {WRITTEN, NOTHING, CANDIDATES, CROSSED};
    float value[ANSWERS], other = -INFINITY;
    unsigned kind = WRITTEN;
    struct entry entry = {SVISION_MARK_NONE, 0, 0, 0, 0, 0, 0};
    if (!glyph->scored)
        return entry;
    weigh(glyph, note, hand, solution, style, value);
    unsigned digit = hand_digits_likeliest(value);
    float digits = logs_sum(value + 1, 9);
    entry.other = find_none(value) - hand;
    entry.crossed = logs_add(value[STRUCK], value[OVERWRITTEN]) - hand;
    entry.several = value[CANDIDATES] - hand;
    entry.none = logs_add(value[NOTE], logs_add(value[NOTHING], value[CROSSED])) - hand;
    /* Several candidates look like wrong digits, but not like stains. */
    value[CANDIDATES] = logs_add(value[CANDIDATES] + value[WRITTEN] - digits, value[NOTE]);
    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        other = kinds[i] == WRITTEN ? other : logs_add(other, value[kinds[i]]);
        kind = value[kinds[i]] > value[kind] ? kinds[i] : kind;
    }
    float odds = other - value[WRITTEN];
    entry.doubt = log1pf(expf(kind == WRITTEN ? odds : -odds));
    /* Only a digit can be crossed out, and this adds no doubt about the handwriting. If one digit
     * overwrites another, the mark remains an entry of an uncertain digit. */
    if (kind == WRITTEN && value[STRUCK] > value[WRITTEN])
        kind = STRUCK;
    if (kind == CANDIDATES)
        entry.writing = SVISION_MARK_CANDIDATES;
    else if (kind == WRITTEN)
        entry.writing = SVISION_MARK_ENTRY;
    else if (kind != NOTHING)
        entry.writing = SVISION_MARK_CROSSED_OUT;
    if (kind == WRITTEN) {
        entry.digit = (uint8_t)digit;
        entry.doubt += fmaxf(digits - value[digit], 0);
    }
    return entry;
}

void entries_read(const struct cell_glyph *glyphs, const float *note, const bool *typed,
                  struct svision_reading *reading, float *doubt)
{
    memset(doubt, 0, BOARD_MAX_CELLS * sizeof *doubt);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        reading->writing[i] = reading->cells[i] ? SVISION_MARK_GIVEN : SVISION_MARK_NONE;
    if (!reading->has_hands)
        return;
    struct entry_style style = find_style(glyphs, note, typed, reading);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        if (reading->cells[i])
            continue;
        float hand = typed[i] ? 0 : style.hand;
        struct entry entry = read_entry(&glyphs[i], note[i], hand, reading->expected[i], &style);
        reading->writing[i] = (uint8_t)entry.writing;
        reading->entries[i] = entry.digit;
        reading->other[i] = entry.other;
        reading->crossed[i] = entry.crossed;
        reading->several[i] = entry.several;
        reading->none[i] = entry.none;
        doubt[i] = entry.doubt;
    }
}
