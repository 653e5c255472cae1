#include "reader/hand/notes.h"

#include <math.h>

#include "maths/logs.h"
#include "maths/stat.h"
#include "reader/hand/odds.h"

/* Minimum height of a candidate relative to others of its page; lower marks are parts of others. */
#define MIN_HEIGHT 0.6F
/* Minimum depth of the pixels of a candidate relative to the ink of print; others are noise. */
#define MIN_INK 0.06F
/* Minimum deviation of the logarithms of the heights and depths of candidates of a page. */
#define PAGE_SPREAD 0.12F

enum { PLACES = SMALL_MARK_PLACES, MIDDLE = (PLACES + 1) / 2 };

/* The print of a page: medians of its height, in pixels of a patch, and of the ink of its cells;
 * 0 without print. */
struct print {
    float height, ink;
};

/* The candidates of a page: medians of the logarithms of their heights and depths, with
 * deviations, and log likelihood ratios of the digit of a mark if it is that of its place, and if
 * it is not. */
struct note_style {
    size_t count; /* number of marks measured */
    float height, height_spread, depth, depth_spread;
    float right, wrong;
    struct print print;
    bool has_places; /* most digits are those of their places */
};

static struct print find_print(const struct small_marks_page *page,
                               const struct svision_reading *reading)
{
    float heights[SVISION_CELLS], inks[SVISION_CELLS];
    size_t count = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        if (!reading->cells[i] || !page->glyphs[i].scored)
            continue;
        unsigned at = board_turn_cell(page->grid->side, i, page->turn);
        inks[count] = (float)page->darkness[at].ink;
        heights[count++] = (float)page->glyphs[i].blob.height;
    }
    return (struct print){stat_median(heights, count), stat_median(inks, count)};
}

static bool is_right(const struct small_mark *mark)
{
    return mark->digits == 1U << (mark->place - 1);
}

/* True if no piece of MARKS is higher than candidates beside PRINT. */
static bool are_small(const struct small_marks *marks, const struct print *print)
{
    for (unsigned k = 0; k < marks->count; k++)
        if ((float)marks->mark[k].joined > NOTES_MAX_HEIGHT * print->height)
            return false;
    return true;
}

/* Reads the MARKS of READING's cells that are small beside PRINT or were read as candidates, and
 * measures their style. */
static struct note_style find_style(const struct small_marks_page *page,
                                    const struct svision_reading *reading,
                                    const struct print *print, struct small_marks *marks)
{
    float heights[SVISION_CELLS * PLACES], depths[SVISION_CELLS * PLACES];
    unsigned right = 0, read = 0; /* digits, but for a 5 in the middle */
    struct note_style style = {0};
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        const bool is_noted = reading->writing[i] == SVISION_MARK_CANDIDATES;
        if (!is_noted && !are_small(&marks[i], print))
            continue;
        small_marks_read(page, i, &marks[i]);
        for (unsigned k = 0; k < marks[i].count; k++) {
            const struct small_mark *mark = &marks[i].mark[k];
            const bool is_beside = is_right(mark) && mark->place != MIDDLE;
            right += is_beside;
            read += mark->digits && (is_beside || !is_right(mark));
            if (!is_noted && !is_beside)
                continue;
            heights[style.count] = logf((float)small_mark_height(mark));
            depths[style.count++] = logf(mark->depth);
        }
    }
    if (!style.count)
        return style;
    const float share = (float)(right + 1) / (float)(read + PLACES); /* by Laplace */
    style.height = stat_median(heights, style.count);
    style.height_spread = fmaxf(stat_spread(style.height, heights, style.count), PAGE_SPREAD);
    style.depth = stat_median(depths, style.count);
    style.depth_spread = fmaxf(stat_spread(style.depth, depths, style.count), PAGE_SPREAD);
    style.print = *print;
    style.has_places = 2 * right > read;
    style.right = logf(PLACES * share);
    style.wrong = logf(PLACES * (1 - share) / (PLACES - 1));
    return style;
}

/* Drops those of MARKS that are lower than LOW. Where candidates HAVE_PLACES, as in print, these
 * may be what is left of some; by hand, they are specks. */
static void drop_low(float low, bool have_places, struct small_marks *marks)
{
    unsigned count = 0;
    for (unsigned k = 0; k < marks->count; k++)
        if ((float)small_mark_height(&marks->mark[k]) >= low)
            marks->mark[count++] = marks->mark[k];
    marks->is_incomplete = marks->is_incomplete || (have_places && count < marks->count);
    marks->count = count;
}

/* Counts the digits of MARKS and compares them with STYLE in SIGNS. */
static void describe_digits(const struct small_marks *marks, const struct note_style *style,
                            float *signs)
{
    for (unsigned k = 0; k < marks->count; k++) {
        const struct small_mark *mark = &marks->mark[k];
        signs[NOTES_BESIDE] += is_right(mark) && mark->place != MIDDLE;
        if (mark->digits)
            signs[NOTES_PLACES] += is_right(mark) ? style->right : style->wrong;
    }
}

/* Returns a sign that is no stronger than all evidence. */
static float bounded(float sign)
{
    return fmaxf(fminf(sign, MIXTURE_MAX), -MIXTURE_MAX);
}

/* Compares the MARKS of a cell with STYLE in SIGNS. */
static void describe_ink(const struct small_marks *marks, const struct note_style *style,
                         float *signs)
{
    float height = 1, joined = 1, depth = 0; /* a mark is a pixel high, and as deep, at least */
    for (unsigned k = 0; k < marks->count; k++) {
        const struct small_mark *mark = &marks->mark[k];
        height = fmaxf(height, (float)small_mark_height(mark));
        joined = fmaxf(joined, is_right(mark) ? 0 : (float)mark->joined);
        depth += mark->depth / (float)marks->count;
    }
    depth = fmaxf(depth, 1);
    const float higher = bounded((logf(height) - style->height) / style->height_spread);
    const float darker = bounded((logf(depth) - style->depth) / style->depth_spread);
    const float tall = fmaxf(logf(joined) - style->height, 0);
    signs[NOTES_LOWER] = fmaxf(-higher, 0);
    signs[NOTES_HIGHER] = fmaxf(higher, 0);
    signs[NOTES_PALER] = fmaxf(-darker, 0);
    signs[NOTES_DARKER] = fmaxf(darker, 0);
    signs[NOTES_JOINED] = bounded(tall / style->height_spread);
    signs[NOTES_FAINT] = fmaxf(logf(style->print.ink / depth), 0);
}

/* Returns the log likelihood that GLYPH is a digit. */
static float digit_of(const struct cell_glyph *glyph)
{
    return logs_sum(glyph->hand + HAND_PRINTED + 1, HAND_DIGITS);
}

/* Returns the log odds of what has DOUBT. */
static float odds_despite(float doubt)
{
    return bounded(-doubt - logf(-expm1f(-doubt)));
}

/* Describes the MARKS of CELL, one at least, in SIGNS. */
static void describe(const struct small_marks_page *page, const struct svision_reading *reading,
                     float doubt, unsigned cell, const struct small_marks *marks,
                     const struct note_style *style, float signs[NOTES_SIGNS])
{
    for (unsigned i = 0; i < NOTES_SIGNS; i++)
        signs[i] = 0;
    describe_digits(marks, style, signs);
    describe_ink(marks, style, signs);
    const bool noted = reading->writing[cell] == SVISION_MARK_CANDIDATES;
    const float own = noted ? (float)marks->count : signs[NOTES_BESIDE];
    signs[NOTES_SUPPORT] = logf(1 + fmaxf((float)style->count - own, 0));
    if (page->glyphs[cell].scored)
        signs[NOTES_SEVERAL] = bounded(reading->several[cell] - digit_of(&page->glyphs[cell]));
    if (reading->writing[cell] != SVISION_MARK_NONE)
        signs[NOTES_CERTAIN] = odds_despite(doubt);
    signs[NOTES_CONSTANT] = 1;
}

enum notes_before notes_read(const struct svision_reading *reading, unsigned cell)
{
    static const enum notes_before read[] = {[SVISION_MARK_NONE] = NOTES_READ_NOTHING,
                                             [SVISION_MARK_ENTRY] = NOTES_READ_ENTRY,
                                             [SVISION_MARK_CROSSED_OUT] = NOTES_READ_ENTRY,
                                             [SVISION_MARK_CANDIDATES] = NOTES_READ_CANDIDATES};
    return read[reading->writing[cell]];
}

bool notes_describe(const struct small_marks_page *page, const struct svision_reading *reading,
                    const float *doubt, struct page_notes *notes)
{
    const struct print print = find_print(page, reading);
    const unsigned cells = board_size_cells(reading->size);
    for (unsigned i = 0; i < cells; i++) {
        notes->marks[i].count = 0;
        if (!reading->cells[i])
            small_marks_find(page, i, MIN_INK * print.ink, false, &notes->marks[i]);
    }
    const struct note_style style = find_style(page, reading, &print, notes->marks);
    notes->has_places = style.has_places;
    notes->low = MIN_HEIGHT * expf(style.height);
    for (unsigned i = 0; i < cells && style.count; i++) {
        drop_low(notes->low, notes->has_places, &notes->marks[i]);
        small_marks_read(page, i, &notes->marks[i]);
        if (notes->marks[i].count)
            describe(page, reading, doubt[i], i, &notes->marks[i], &style, notes->signs[i]);
    }
    return style.count > 0;
}

/* Decides by the log ODDS of candidates what CELL with GLYPH holds. A blank cell is open either
 * way, so its doubt does not rise; an entry may be several digits. */
static void decide(float odds, const struct cell_glyph *glyph, unsigned cell,
                   struct svision_reading *reading, float *doubt)
{
    const bool was_entry = notes_read(reading, cell) == NOTES_READ_ENTRY;
    const float own = log1pf(expf(-fabsf(odds)));
    if (odds > 0) {
        doubt[cell] = was_entry ? own : fminf(doubt[cell], own);
        reading->writing[cell] = SVISION_MARK_CANDIDATES;
        reading->entries[cell] = 0;
    } else if (was_entry) {
        doubt[cell] += own;
        reading->none[cell] =
            logs_add(reading->none[cell], digit_of(glyph) - logf((float)PLACES) + odds);
    }
}

/* True if a peer of CELL has one of DIGITS as a given, so that it was misread. */
static bool are_excluded(const struct svision_reading *reading, unsigned cell,
                         sudoku_digitset digits)
{
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (i != cell && reading->cells[i] && reading_peers(reading, i, cell) &&
            sudoku_digitset_has(digits, reading->cells[i]))
            return true;
    return false;
}

/* Returns the candidates of CELL, which are MARKS; none if one is illegible or, if the page
 * HAS_PLACES that name the digits, is not at its own. */
static sudoku_digitset candidates_of(const struct svision_reading *reading, unsigned cell,
                                     const struct small_marks *marks, bool has_places)
{
    sudoku_digitset digits = 0;
    for (unsigned k = 0; k < marks->count; k++) {
        const struct small_mark *mark = &marks->mark[k];
        if (!mark->digits || (has_places && !is_right(mark)))
            return 0;
        digits |= mark->digits;
    }
    return marks->is_incomplete || are_excluded(reading, cell, digits) ? 0 : digits;
}

/* Finds the marks of CELL again, whole, where digits have no places at which to cut them. */
static void find_whole(const struct small_marks_page *page, unsigned cell, struct page_notes *notes)
{
    small_marks_find(page, cell, 0, true, &notes->marks[cell]);
    drop_low(notes->low, false, &notes->marks[cell]);
    small_marks_read(page, cell, &notes->marks[cell]);
}

void notes_find(const struct small_marks_page *page, struct page_notes *notes,
                struct svision_reading *reading, float *doubt)
{
    if (!notes_describe(page, reading, doubt, notes))
        return;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        float odds = 0;
        if (!notes->marks[i].count)
            continue;
        const float *weights = notes_model[notes_read(reading, i)];
        for (unsigned k = 0; k < NOTES_SIGNS; k++)
            odds += weights[k] * notes->signs[i][k];
        decide(odds, &page->glyphs[i], i, reading, doubt);
        if (reading->writing[i] != SVISION_MARK_CANDIDATES)
            continue;
        if (!notes->has_places)
            find_whole(page, i, notes);
        reading->candidates[i] = candidates_of(reading, i, &notes->marks[i], notes->has_places);
    }
}
