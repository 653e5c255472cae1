#include "reader/certainty/judges.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "reader/certainty/cells/blanks.h"
#include "reader/certainty/cells/faint.h"
#include "reader/certainty/cells/glare.h"
#include "reader/hand/typed.h"

/* Limits of a sure reading; costs and doubts are natural logarithms. */
#define MAX_DOUBT 0.2F /* about the digit in a cell, printed or by hand */
#define MIN_CELL  7.0F /* side of a cell, in pixels */

/* Maximum probability of an untouched page where handwriting is certain. */
#define MAX_UNTOUCHED 0.01F

static unsigned cells_of(const struct hearing *hearing)
{
    return board_size_cells(hearing->reading->size);
}

/* Votes DOUBT on each cell whose entry in CELLS is not 0. */
static void vote_cells(const struct hearing *hearing, const uint8_t *cells,
                       enum reading_doubt doubt, struct votes *votes)
{
    for (unsigned i = 0; i < cells_of(hearing); i++)
        if (cells[i])
            votes->doubt[i] = (uint8_t)doubt;
}

/* Votes DOUBT on the cells that alone would make the reading unsure, else on the likeliest to be
 * misread; WRONG holds their probabilities. */
static void vote_likeliest(const struct hearing *hearing, const float *wrong,
                           enum reading_doubt doubt, struct votes *votes)
{
    float most = 0;
    for (unsigned i = 0; i < cells_of(hearing); i++)
        most = fmaxf(most, wrong[i]);
    for (unsigned i = 0; i < cells_of(hearing); i++)
        if (wrong[i] >= fminf(most, 1 - CONFIDENCE_MIN))
            votes->doubt[i] = (uint8_t)doubt;
}

static void joined(const struct hearing *hearing, struct votes *votes)
{
    votes->page = hearing->reading->joined && !hearing->reading->has_place;
}

bool judges_cells_are_large(const struct evidence *evidence)
{
    return evidence->grid->cell >= MIN_CELL;
}

static void small_cells(const struct hearing *hearing, struct votes *votes)
{
    votes->page = !judges_cells_are_large(hearing->evidence);
}

static void cut_off(const struct hearing *hearing, struct votes *votes)
{
    votes->page = hearing->reading->diagnosis.edges != 0;
}

bool judges_way_is_clear(const struct evidence *evidence, const struct svision_reading *reading)
{
    return reading->has_hands || evidence->lead >= POSTERIOR_CLEAR;
}

static void orientation(const struct hearing *hearing, struct votes *votes)
{
    votes->page = !judges_way_is_clear(hearing->evidence, hearing->reading);
}

static void boxes(const struct hearing *hearing, struct votes *votes)
{
    votes->page = hearing->evidence->other_way || hearing->reading->denied;
}

bool judges_few_digits(const struct svision_reading *reading)
{
    unsigned digits = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        digits += reading->cells[i] != 0;
    return !reading->has_place && digits < reading->size->min_digits;
}

static void few_digits(const struct hearing *hearing, struct votes *votes)
{
    votes->page = judges_few_digits(hearing->reading);
}

/* True if cells A and B, peers, hold the same digit. */
static bool clash(const struct svision_reading *reading, unsigned a, unsigned b)
{
    return a != b && reading->cells[a] && reading->cells[a] == reading->cells[b] &&
           reading_peers(reading, a, b);
}

/* Votes on cells whose digit occurs twice in a unit. */
static void conflicts(const struct hearing *hearing, struct votes *votes)
{
    if (hearing->evidence->assignment->solutions != 0)
        return;
    for (unsigned a = 0; a < cells_of(hearing); a++)
        for (unsigned b = 0; b < cells_of(hearing); b++)
            if (clash(hearing->reading, a, b))
                votes->doubt[a] = READING_NAMED;
}

/* Votes on a board that has no solution though no two digits clash. */
static void no_solution(const struct hearing *hearing, struct votes *votes)
{
    struct votes clashes = {false, {0}};
    conflicts(hearing, &clashes);
    votes->page = hearing->evidence->assignment->solutions == 0 &&
                  !memchr(clashes.doubt, READING_NAMED, cells_of(hearing));
}

/* Votes on a board that has several solutions though it has digits enough for one. */
static void several_solutions(const struct hearing *hearing, struct votes *votes)
{
    votes->page =
        hearing->evidence->assignment->solutions > 1 && !judges_few_digits(hearing->reading);
}

/* Votes on digits that the rules overruled, if they are many or were clear. */
static void overruled(const struct hearing *hearing, struct votes *votes)
{
    const struct assignment *assignment = hearing->evidence->assignment;
    if (assignment->extra > EVIDENCE_MAX_EXTRA || assignment->changes > EVIDENCE_MAX_CHANGES)
        vote_cells(hearing, assignment->changed, READING_NAMED, votes);
}

/* Votes on digits that were changed because the puzzle as printed has several solutions, which it
 * may really have. */
static void changed(const struct hearing *hearing, struct votes *votes)
{
    if (hearing->evidence->assignment->printed > 1)
        vote_cells(hearing, hearing->evidence->assignment->changed, READING_NAMED, votes);
}

/* True if the mark in CELL, printed or handwritten, is clear. */
static bool is_clear(const struct hearing *hearing, unsigned cell)
{
    unsigned digit = hearing->reading->cells[cell];
    if (!digit && blanks_has(hearing->reading, cell))
        return false;
    return (digit ? hearing->evidence->posterior->cost[cell][digit]
                  : hearing->evidence->entry_doubt[cell]) < MAX_DOUBT;
}

/* Votes on cells in glare. Where it hides print no cell is certainly blank, and in any glare the
 * remains of a digit look like handwriting, candidates or a stain. */
static void glare(const struct hearing *hearing, struct votes *votes)
{
    const struct svision_reading *reading = hearing->reading;
    const struct evidence *evidence = hearing->evidence;
    enum glare light[BOARD_MAX_CELLS];
    glare_find(evidence->pyramid, evidence->glyphs, reading, light);
    for (unsigned i = 0; i < cells_of(hearing); i++) {
        bool empty = blanks_has(reading, i) && !evidence->glyphs[i].scored;
        bool printed = reading->cells[i] && is_clear(hearing, i);
        if (light[i] >= (empty ? GLARE_DROWNS : GLARE_WHITE) && !printed)
            votes->doubt[i] = READING_LIT;
    }
}

/* Votes on digits whose ink is unclear, which may be typed or print, and on print and entries that
 * contradict their inks. */
static void typed(const struct hearing *hearing, struct votes *votes)
{
    const struct svision_reading *reading = hearing->reading;
    votes->page = reading->has_hands && !memchr(hearing->evidence->typed, 1, cells_of(hearing)) &&
                  typed_contradict(hearing->evidence->glyphs, reading->cells, reading->entries);
    for (unsigned i = 0; i < cells_of(hearing); i++)
        if (hearing->evidence->typed_unclear[i])
            votes->doubt[i] = READING_NAMED;
}

static void blanks(const struct hearing *hearing, struct votes *votes)
{
    if (hearing_weakest(hearing) == HEARING_EMPTY)
        vote_likeliest(hearing, hearing->filled, READING_HIDES, votes);
}

/* Votes on a reading that is not likely enough, and on the likeliest error: a digit, apparent
 * handwriting, or print that may be handwritten. */
static void probability(const struct hearing *hearing, struct votes *votes)
{
    enum hearing_part part = hearing_weakest(hearing);
    votes->page = part != HEARING_NONE;
    if (part == HEARING_BOARD)
        vote_cells(hearing, hearing->evidence->assignment->rival, READING_NAMED, votes);
    if (part == HEARING_SPLIT)
        vote_likeliest(hearing, hearing->by_hand, READING_NAMED, votes);
    for (unsigned i = 0; i < cells_of(hearing) && part == HEARING_WRITTEN; i++)
        if (hearing->reading->writing[i] > SVISION_MARK_GIVEN)
            votes->doubt[i] = READING_NAMED;
}

/* Votes DOUBT on suspicious blank cells: if SHADED those with a shadow's edge, else the others. */
static void vote_suspicious(const struct hearing *hearing, bool shaded, enum reading_doubt doubt,
                            struct votes *votes)
{
    const struct evidence *evidence = hearing->evidence;
    bool is_number = evidence->model == &numerals_model;
    for (unsigned i = 0; i < cells_of(hearing); i++) {
        const struct cell_glyph *glyph = &evidence->glyphs[i];
        if (blanks_has(hearing->reading, i) && (glyph->blob.contrast > BLOB_SHADED) == shaded &&
            blanks_is_suspicious(glyph, evidence->posterior->nothing[i], is_number))
            votes->doubt[i] = (uint8_t)doubt;
    }
}

/* Votes on cells read as blank despite their ink. */
static void ink(const struct hearing *hearing, struct votes *votes)
{
    vote_suspicious(hearing, false, READING_HIDES, votes);
}

/* Votes on blank cells in which the edge of a shadow may hide a digit. */
static void shaded_blanks(const struct hearing *hearing, struct votes *votes)
{
    vote_suspicious(hearing, true, READING_LIT, votes);
}

/* Votes on blank cells that are dark in part, or have a frame. */
static void framed_blanks(const struct hearing *hearing, struct votes *votes)
{
    for (unsigned i = 0; i < cells_of(hearing); i++)
        if (blanks_has(hearing->reading, i) &&
            (hearing->evidence->glyphs[i].part_dark || hearing->evidence->glyphs[i].framed))
            votes->doubt[i] = READING_HIDES;
}

static bool has_entries(const struct hearing *hearing)
{
    return memchr(hearing->reading->writing, SVISION_MARK_ENTRY, cells_of(hearing));
}

/* Votes on uncertain entries, which may be remains of print unless the page certainly has
 * handwriting. */
static void entries(const struct hearing *hearing, struct votes *votes)
{
    bool written = has_entries(hearing) && hearing->untouched < 1 - CONFIDENCE_MIN;
    for (unsigned i = 0; i < cells_of(hearing); i++)
        if (!(hearing->evidence->entry_doubt[i] <= MAX_DOUBT))
            votes->doubt[i] = written ? READING_NAMED : READING_HIDES;
}

/* Votes on apparent handwriting unless the page certainly has handwriting: it may be print changed
 * by a stain. Candidates, which are not read in films, are no proof of handwriting. */
static void writer(const struct hearing *hearing, struct votes *votes)
{
    bool asked = hearing->untouched > MAX_UNTOUCHED || !has_entries(hearing);
    for (unsigned i = 0; i < cells_of(hearing) && asked; i++)
        if (hearing->reading->writing[i] > SVISION_MARK_GIVEN)
            votes->doubt[i] = READING_HIDES;
}

/* Votes on the cells with the highest digit if it may be a 0 instead. */
static void zero(const struct hearing *hearing, struct votes *votes)
{
    const struct svision_reading *reading = hearing->reading;
    for (unsigned i = 0; i < cells_of(hearing) && reading->zero_is_open; i++)
        if (reading->cells[i] == reading->size->side)
            votes->doubt[i] = READING_NAMED;
}

/* Votes on covered cells: a reading may miss digits under an object. */
static void covered(const struct hearing *hearing, struct votes *votes)
{
    vote_cells(hearing, hearing->evidence->covered, READING_HIDES, votes);
}

/* Votes on faint digits that were missed. */
static void faint(const struct hearing *hearing, struct votes *votes)
{
    uint8_t found[BOARD_MAX_CELLS];
    if (hearing->reading->solutions == 1 &&
        faint_find(hearing->evidence->patches, hearing->reading, found))
        vote_cells(hearing, found, READING_HIDES, votes);
}

static_assert(JUDGE_COUNT <= 32, "the judges of a cell are bits of a number");

const struct judge judges[JUDGE_COUNT] = {
    {"joined", SVISION_REASON_JOINED, JUDGE_PICTURE, JUDGE_ALL, joined},
    {"small cells", SVISION_REASON_LOW_RESOLUTION, JUDGE_PICTURE, JUDGE_ALL, small_cells},
    {"cut off", SVISION_REASON_CUT_OFF, JUDGE_PICTURE, JUDGE_ALL, cut_off},
    {"orientation", SVISION_REASON_AMBIGUOUS, JUDGE_PICTURE, JUDGE_ALL, orientation},
    {"boxes", SVISION_REASON_AMBIGUOUS, JUDGE_PICTURE, JUDGE_ALL, boxes},
    {"few digits", SVISION_REASON_FEW_DIGITS, JUDGE_RULES, JUDGE_ALL, few_digits},
    {"conflicts", SVISION_REASON_CONFLICT, JUDGE_RULES, JUDGE_ALL, conflicts},
    {"no solution", SVISION_REASON_NO_SOLUTION, JUDGE_RULES, JUDGE_ALL, no_solution},
    {"several solutions", SVISION_REASON_SEVERAL_SOLUTIONS, JUDGE_SOLUTIONS, JUDGE_ALL,
     several_solutions},
    {"overruled", SVISION_REASON_OVERRULED, JUDGE_RULES, JUDGE_ALL, overruled},
    {"changed", SVISION_REASON_AMBIGUOUS, JUDGE_RULES, JUDGE_ALL, changed},
    {"glare", SVISION_REASON_GLARE, JUDGE_LIGHT, JUDGE_ALL, glare},
    {"typed", SVISION_REASON_AMBIGUOUS, JUDGE_MARKS, JUDGE_ALL, typed},
    {"blanks", SVISION_REASON_FAINT, JUDGE_WEAKEST, JUDGE_ALL, blanks},
    {"probability", SVISION_REASON_AMBIGUOUS, JUDGE_WEAKEST, JUDGE_ALL, probability},
    {"ink", SVISION_REASON_FAINT, JUDGE_MARKS, JUDGE_ALL, ink},
    {"shaded blanks", SVISION_REASON_GLARE, JUDGE_LIGHT, JUDGE_ALL, shaded_blanks},
    {"framed blanks", SVISION_REASON_AMBIGUOUS, JUDGE_MARKS, JUDGE_ALL, framed_blanks},
    {"entries", SVISION_REASON_AMBIGUOUS, JUDGE_MARKS, JUDGE_ALL, entries},
    {"writer", SVISION_REASON_AMBIGUOUS, JUDGE_MARKS, JUDGE_FILMS, writer},
    {"zero", SVISION_REASON_AMBIGUOUS, JUDGE_MARKS, JUDGE_ALL, zero},
    {"covered", SVISION_REASON_COVERED, JUDGE_OBJECTS, JUDGE_STILLS, covered},
    {"faint", SVISION_REASON_FAINT, JUDGE_MARKS, JUDGE_STILLS, faint},
    {"faint", SVISION_REASON_FAINT, JUDGE_MARKS, JUDGE_FILMS, faint},
};

const char *svision_judge_name(unsigned judge)
{
    return judge < JUDGE_COUNT ? judges[judge].name : NULL;
}
