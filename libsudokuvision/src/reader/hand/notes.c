#include "reader/hand/notes.h"

#include <math.h>
#include <string.h>

#include "digits/mark/mark_window.h"
#include "digits/mark/piece.h"
#include "maths/logs.h"
#include "maths/stat.h"
#include "reader/hand/odds.h"

/* Deviation of the logarithms of the height and of the ink of all marks that are no notes. */
#define OTHER_SPREAD 0.6F
/* Minimum deviation of the logarithms of the heights and depths of the notes of a page. */
#define PAGE_SPREAD 0.12F
/* Minimum depth of the pixels of a note relative to the ink of print; others are noise. */
#define MIN_INK 0.06F
/* Mean share of the dark pixels of a cell with notes that is outside of them. */
#define OUTSIDE 0.06F

/* Depth of a border line in its cell: three notes in a column look like a deeper one. Minimum area
 * of a note, in pixels of a patch; smaller pieces are specks. Minimum number of notes beside the
 * middle for one alone in the middle, where entries stand; minimum number of right notes per wrong
 * one. */
enum { STRIP = 3, MIN_AREA = 4, MIN_NOTES = 4, STRAY = 4 };

enum { ROWS = 3, PLACES = ROWS * ROWS, MIDDLE = 5 };

/* What a mark is read as: the digit of its place beside the middle or in it, another digit, or
 * none. */
enum read { READ_BESIDE, READ_MIDDLE, READ_WRONG, READ_NONE };

/* Log likelihood ratios of notes and other marks by that: on 350 screens, 99 of 100 notes are read
 * as their digit, but one of 50 parts of entries; in the middle, one entry in nine. What is not
 * read counts as outside too. */
static const float read_odds[] = {4.0F, 2.2F, -3.0F, -1.0F};

/* A mark at a place of a cell, upright: its height and center, in pixels of a patch. */
struct note {
    unsigned place, digit; /* 1..9; the digit is 0 if it is illegible */
    float height, x, y;
    float depth; /* mean of its pixels */
    int area;
};

struct note_cell {
    unsigned count;
    int dark; /* number of dark pixels in the cell */
    struct note note[PLACES];
};

/* The notes of a page: means of the logarithms of their heights and depths (struct darkness), with
 * deviations, and the distance between places, in pixels of a patch. */
struct note_style {
    size_t count; /* number of notes measured */
    float height, height_spread, depth, depth_spread, pitch;
};

/* The page that is examined. */
struct note_page {
    const struct pyramid *pyramid;
    const struct grid *grid;
    unsigned turn;
    const struct darkness *darkness;
    const struct cell_glyph *glyphs;
    const struct svision_reading *reading;
};

static const struct darkness *darkness_of(const struct note_page *page, unsigned cell)
{
    return &page->darkness[board_turn_cell(page->grid->side, cell, page->turn)];
}

/* The print of a page: medians of its height, in pixels of a patch, and of the ink of its cells;
 * 0 without print. */
struct print {
    float height, ink;
};

static struct print find_print(const struct note_page *page)
{
    float heights[SVISION_CELLS], inks[SVISION_CELLS];
    size_t count = 0;
    for (unsigned i = 0; i < board_size_cells(page->reading->size); i++) {
        if (!page->reading->cells[i] || !page->glyphs[i].scored)
            continue;
        inks[count] = (float)darkness_of(page, i)->ink;
        heights[count++] = (float)page->glyphs[i].blob.height;
    }
    return (struct print){stat_median(heights, count), stat_median(inks, count)};
}

/* Turns MASK clockwise by a quarter. */
static void turn_mask(uint32_t *mask)
{
    uint32_t from[CELL_SIDE];
    memcpy(from, mask, sizeof from);
    memset(mask, 0, sizeof from);
    for (unsigned y = 0; y < CELL_SIDE; y++)
        for (unsigned x = 0; x < CELL_SIDE; x++)
            mask[x] |= (from[y] >> x & 1) << (CELL_SIDE - 1 - y);
}

/* Returns the depth of the upright pixel (X, Y) of CELL. */
static float depth_at(const struct note_page *page, unsigned cell, unsigned x, unsigned y)
{
    for (unsigned i = 0; i < page->turn; i++) {
        unsigned across = x;
        x = y;
        y = CELL_SIDE - 1 - across;
    }
    return (float)darkness_of(page, cell)->depth[y * CELL_SIDE + x];
}

/* Sets MASK to the pixels of CELL, upright, that are deeper than DEPTH. */
static void find_mask(const struct note_page *page, unsigned cell, float depth, uint32_t *mask)
{
    const struct darkness *dark = darkness_of(page, cell);
    pieces_threshold(dark, depth / fmaxf((float)dark->ink, 1), STRIP, mask);
    for (unsigned i = 0; i < page->turn; i++)
        turn_mask(mask);
}

/* Returns the mean depth of PIECE, upright in CELL. */
static float mean_depth(const struct note_page *page, unsigned cell, const struct piece *piece)
{
    float sum = 0;
    for (int y = piece->top; y <= piece->bottom; y++)
        for (int x = piece->left; x <= piece->right; x++)
            if (piece->rows[y] >> x & 1)
                sum += depth_at(page, cell, (unsigned)x, (unsigned)y);
    return sum / (float)piece->area;
}

/* Returns the note that PIECE of CELL is at the place nearest to it. */
static struct note note_of(const struct note_page *page, unsigned cell, const struct piece *piece)
{
    const float third = (float)CELL_SIDE / ROWS;
    float x = 0.5F * (float)(piece->left + piece->right + 1);
    float y = 0.5F * (float)(piece->top + piece->bottom + 1);
    float column = floorf(x / third), row = floorf(y / third);
    return (struct note){.place = (unsigned)(ROWS * row + column) + 1,
                         .height = (float)(piece->bottom - piece->top + 1),
                         .x = x,
                         .y = y,
                         .depth = mean_depth(page, cell, piece),
                         .area = piece->area};
}

/* Finds the pieces of CELL if they are as small as notes beside PRINT; none if any is larger. */
static void find_pieces(const struct note_page *page, unsigned cell, const struct print *print,
                        struct note_cell *notes)
{
    uint32_t mask[CELL_SIDE];
    struct piece piece;
    find_mask(page, cell,
              fmaxf(PIECE_SHARE * (float)darkness_of(page, cell)->ink, MIN_INK * print->ink), mask);
    notes->count = 0;
    for (unsigned i = 0; i < MAX_PIECES && pieces_pop(mask, &piece); i++) {
        if (piece.area < MIN_AREA)
            continue;
        const struct note note = note_of(page, cell, &piece);
        if (note.height > NOTES_MAX_HEIGHT * print->height || notes->count == PLACES) {
            notes->count = 0;
            return;
        }
        notes->note[notes->count++] = note;
    }
}

/* Makes everything in PATCH, a window of SIDE, paper that is more than REACH pixels of the cell
 * from its middle: other notes. */
static void cover_others(float side, float reach, uint8_t *patch)
{
    const float middle = 0.5F * CELL_SIDE, limit = reach * CELL_SIDE / side;
    uint8_t paper = 0;
    for (unsigned i = 0; i < CELL_PIXELS; i++)
        paper = patch[i] > paper ? patch[i] : paper;
    for (unsigned i = 0; i < CELL_PIXELS; i++) {
        const unsigned x = i % CELL_SIDE, y = i / CELL_SIDE;
        if (fabsf((float)x + 0.5F - middle) > limit || fabsf((float)y + 0.5F - middle) > limit)
            patch[i] = paper;
    }
}

/* Reads the NOTES of CELL; other marks are more than REACH pixels from the center of each. */
static void read_notes(const struct note_page *page, unsigned cell, float reach,
                       struct note_cell *notes)
{
    unsigned side = page->grid->side, at = board_turn_cell(side, cell, page->turn);
    const struct mark_window_view view = {page->pyramid, page->grid, page->turn, at / side,
                                          at % side};
    for (unsigned k = 0; k < notes->count; k++) {
        struct note *note = &notes->note[k];
        float window = MARK_WINDOW_SMALL * note->height;
        uint8_t patch[CELL_PIXELS];
        mark_window_render_upright(&view, note->x, note->y, window, patch);
        cover_others(window, reach, patch);
        note->digit = mark_window_read(patch);
    }
}

/* Returns the deviation around MIDDLE of COUNT VALUES, at least PAGE_SPREAD. */
static float spread_around(float middle, float *values, size_t count)
{
    return fmaxf(stat_spread(middle, values, count), PAGE_SPREAD);
}

/* The notes of a page that were read as the digits of their places, besides those in the middle,
 * and the number of others. */
struct survey {
    size_t right, wrong, pitches;
    float height[SVISION_CELLS * PLACES], depth[SVISION_CELLS * PLACES];
    float pitch[2 * SVISION_CELLS * PLACES]; /* distances from the middle of the cell */
};

/* Adds NOTE to SURVEY. */
static void add_note(const struct note *note, struct survey *survey)
{
    const float middle = 0.5F * CELL_SIDE;
    survey->wrong += note->digit && note->digit != note->place;
    if (note->digit != note->place || note->place == MIDDLE)
        return;
    survey->height[survey->right] = logf(note->height);
    survey->depth[survey->right++] = logf(note->depth);
    if ((note->place - 1) % ROWS != 1)
        survey->pitch[survey->pitches++] = fabsf(note->x - middle);
    if ((note->place - 1) / ROWS != 1)
        survey->pitch[survey->pitches++] = fabsf(note->y - middle);
}

/* Measures the style of the notes of PAGE; false if it has too few. */
static bool find_style(const struct note_page *page, struct note_style *style)
{
    struct survey survey;
    struct note_cell notes;
    const struct print print = find_print(page);
    survey.right = survey.wrong = survey.pitches = 0;
    for (unsigned i = 0; i < board_size_cells(page->reading->size); i++) {
        if (page->reading->cells[i])
            continue;
        find_pieces(page, i, &print, &notes);
        read_notes(page, i, CELL_SIDE, &notes);
        for (unsigned k = 0; k < notes.count; k++)
            add_note(&notes.note[k], &survey);
    }
    if (survey.right == 0 || STRAY * survey.wrong > survey.right)
        return false;
    style->count = survey.right;
    style->height = stat_median(survey.height, survey.right);
    style->height_spread = spread_around(style->height, survey.height, survey.right);
    style->depth = stat_median(survey.depth, survey.right);
    style->depth_spread = spread_around(style->depth, survey.depth, survey.right);
    style->pitch = stat_median(survey.pitch, survey.pitches);
    return true;
}

/* Finds the marks of CELL at the places of STYLE; notes that touch are cut apart between these. */
static void find_marks(const struct note_page *page, unsigned cell, const struct note_style *style,
                       struct note_cell *notes)
{
    uint32_t mask[CELL_SIDE];
    find_mask(page, cell, PIECE_SHARE * expf(style->depth), mask);
    notes->count = 0;
    notes->dark = 0;
    for (unsigned y = 0; y < CELL_SIDE; y++)
        notes->dark += (int)piece_count_bits(mask[y]);
    for (unsigned place = 0; place < PLACES; place++) {
        const unsigned third_row = place / ROWS, third_column = place % ROWS;
        float x = 0.5F * CELL_SIDE + style->pitch * ((float)third_column - 1);
        float y = 0.5F * CELL_SIDE + style->pitch * ((float)third_row - 1);
        int left = (int)fmaxf(x - 0.5F * style->pitch, 0);
        int right = (int)fminf(x + 0.5F * style->pitch, CELL_SIDE);
        int top = (int)fmaxf(y - 0.5F * style->pitch, 0);
        int bottom = (int)fminf(y + 0.5F * style->pitch, CELL_SIDE);
        struct piece piece = {0};
        for (int row = top; row < bottom; row++)
            piece.rows[row] =
                mask[row] & (uint32_t)((UINT64_C(1) << right) - (UINT64_C(1) << left));
        piece_measure(&piece);
        if (piece.area < MIN_AREA ||
            (float)(piece.bottom - piece.top + 1) < NOTES_MIN_HEIGHT * expf(style->height))
            continue;
        notes->note[notes->count] = note_of(page, cell, &piece);
        notes->note[notes->count++].place = place + 1;
    }
}

/* Returns the log likelihood ratio of a value AWAY from the mean of notes, whose deviation is
 * SPREAD, and one of any other mark. */
static float evidence_of(float away, float spread)
{
    float odds = logs_normal(away, spread) - logs_normal(away, OTHER_SPREAD);
    return fmaxf(odds, -MIXTURE_MAX);
}

static enum read read_of(const struct note *note)
{
    if (note->digit == note->place)
        return note->place == MIDDLE ? READ_MIDDLE : READ_BESIDE;
    return note->digit ? READ_WRONG : READ_NONE;
}

/* Returns the log odds that the marks NOTES of a cell, one at least, are notes of STYLE. */
static float odds_of(const struct note_cell *notes, const struct note_style *style)
{
    float height = notes->note[0].height, depth = notes->note[0].depth, odds = 0;
    int outside = notes->dark;
    for (unsigned k = 0; k < notes->count; k++) {
        const struct note *note = &notes->note[k];
        enum read read = read_of(note);
        outside -= read <= READ_MIDDLE ? note->area : 0;
        height = fmaxf(height, note->height);
        depth += (note->depth - depth) / (float)(k + 1);
        odds += read_odds[read];
    }
    float share = (float)outside / (float)notes->dark;
    return odds + fmaxf(-logf(OUTSIDE) - share / OUTSIDE, -MIXTURE_WHOLE) +
           evidence_of(logf(height) - style->height, style->height_spread) +
           evidence_of(logf(depth) - style->depth, style->depth_spread);
}

/* True if NOTES stand in the middle only, where entries do. */
static bool are_in_middle(const struct note_cell *notes)
{
    return notes->count == 1 && notes->note[0].place == MIDDLE;
}

/* Marks CELL of READING as candidates with log odds ODDS. A blank cell is open either way, so its
 * doubt does not rise. */
static void set_candidates(float odds, unsigned cell, struct svision_reading *reading, float *doubt)
{
    bool was_entry = reading->writing[cell] == SVISION_MARK_ENTRY ||
                     reading->writing[cell] == SVISION_MARK_CROSSED_OUT;
    float own = log1pf(expf(-odds));
    doubt[cell] = was_entry ? own : fminf(doubt[cell], own);
    reading->writing[cell] = SVISION_MARK_CANDIDATES;
    reading->entries[cell] = 0;
}

void notes_find(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                const struct darkness *darkness, const struct cell_glyph *glyphs,
                struct svision_reading *reading, float *doubt)
{
    const struct note_page page = {pyramid, grid, turn, darkness, glyphs, reading};
    struct note_style style;
    struct note_cell notes;
    if (!find_style(&page, &style))
        return;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        if (reading->cells[i])
            continue;
        find_marks(&page, i, &style, &notes);
        if (!notes.count || (are_in_middle(&notes) && style.count < MIN_NOTES))
            continue;
        read_notes(&page, i, 0.5F * style.pitch, &notes);
        float odds = odds_of(&notes, &style);
        if (odds > 0)
            set_candidates(odds, i, reading, doubt);
    }
}
