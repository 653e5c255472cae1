#include "reader/hand/typed.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "maths/logs.h"
#include "maths/stat.h"

/* Minimum differences of two inks: of their mean colors, in gray values; of the gap between them,
 * as a share of that and in deviations of the ink with less color, which paler strokes do not
 * change, or of the more variable ink if both are gray. */
#define MIN_DISTANCE   12.0F
#define MIN_GAP        0.35F
#define MIN_DEVIATIONS 2.5F
/* Maximum brightness, in the units of color. */
#define ALL_LIGHT 100.0F

/* Minimum number of digits of an ink, since stains may color a few; minimum number of digits that
 * both inks share, for an estimate of the darkness of shapes; rounds of that estimate. */
enum { MIN_DIGITS = 3, MIN_SHARED = 3, ROUNDS = 3, DIGITS = BOARD_MAX_SIDE + 1 };

/* An ink: its color where it covers the paper completely, and its brightness. */
struct typed_ink {
    struct chroma color;
    float light; /* 0 (black) to ALL_LIGHT */
};

/* A digit that looks printed, and the place of its ink on the line between the two most different
 * inks. */
struct inked {
    unsigned cell, digit;
    struct typed_ink ink;
    struct typed_ink seen; /* with whatever color may come from the paper */
    float place, seen_place;
};

/* The digits of a page sorted by place: the first SPLIT have one ink, the others another. */
struct typed_inks {
    struct inked digit[SVISION_CELLS];
    unsigned count, split;
    bool second[SVISION_CELLS]; /* true for digits of the ink that is less black */
    unsigned digits[2];         /* number of digits of each ink */
    bool is_color;              /* the inks differ in color, not only in darkness */
};

static const struct typed_ink black = {{0, 0}, 0};

static float color_distance(struct chroma a, struct chroma b)
{
    return hypotf(a.blue - b.blue, a.red - b.red);
}

static float distance(struct typed_ink a, struct typed_ink b)
{
    return hypotf(color_distance(a.color, b.color), a.light - b.light);
}

/* Returns the color of GLYPH without any part that may come from the paper. With subsampled color,
 * as in most JPEG files, black ink on colored paper takes on some of the paper's color; if the
 * paper is dark, too, the ink seems to cover less of it than it does, and to have the OPPOSITE
 * color. An ink with more of that than the paper has of its own is colored itself. */
static struct chroma own_color(const struct cell_glyph *glyph, bool opposite)
{
    const struct chroma *ink = &glyph->hue, *paper = &glyph->paper;
    float square = paper->blue * paper->blue + paper->red * paper->red;
    float along = ink->blue * paper->blue + ink->red * paper->red;
    float share = square > 0 ? fminf(along / square, 1) : 0;
    if (share < (opposite ? -1.0F : 0))
        return *ink;
    return (struct chroma){ink->blue - share * paper->blue, ink->red - share * paper->red};
}

/* Returns the digit in CELL; DARKEST is the ink of the page's darkest digit. */
static struct inked inked_digit(const struct cell_glyph *glyph, unsigned cell, unsigned digit,
                                float darkest, bool opposite)
{
    float light = ALL_LIGHT * (1 - glyph->blob.ink / darkest);
    return (struct inked){.cell = cell,
                          .digit = digit,
                          .ink = {own_color(glyph, opposite), light},
                          .seen = {glyph->hue, light}};
}

/* Returns the ink farthest from FROM. */
static struct typed_ink farthest(const struct typed_inks *inks, struct typed_ink from)
{
    struct typed_ink best = from;
    for (unsigned i = 0; i < inks->count; i++)
        if (distance(inks->digit[i].ink, from) > distance(best, from))
            best = inks->digit[i].ink;
    return best;
}

static struct typed_ink mean_ink(const struct inked *digits, unsigned count)
{
    struct typed_ink sum = black;
    for (unsigned i = 0; i < count; i++) {
        sum.color.blue += digits[i].ink.color.blue / (float)count;
        sum.color.red += digits[i].ink.color.red / (float)count;
        sum.light += digits[i].ink.light / (float)count;
    }
    return sum;
}

static int compare_places(const void *a, const void *b)
{
    float first = ((const struct inked *)a)->place, second = ((const struct inked *)b)->place;
    return (first > second) - (first < second);
}

/* Returns the place of INK on the line from FROM to TO. */
static float place_of(struct typed_ink ink, struct typed_ink from, struct typed_ink to)
{
    float blue = to.color.blue - from.color.blue, red = to.color.red - from.color.red;
    float light = to.light - from.light, length = fmaxf(distance(from, to), 1);
    return ((ink.color.blue - from.color.blue) * blue + (ink.color.red - from.color.red) * red +
            (ink.light - from.light) * light) /
           length;
}

/* Sorts the digits by their ink along the line between the two most different inks. */
static void sort_digits(struct typed_inks *inks)
{
    struct typed_ink to = farthest(inks, black), from = farthest(inks, to);
    for (unsigned i = 0; i < inks->count; i++) {
        struct inked *digit = &inks->digit[i];
        digit->place = place_of(digit->ink, from, to);
        digit->seen_place = place_of(digit->seen, from, to);
    }
    qsort(inks->digit, inks->count, sizeof inks->digit[0], compare_places);
}

/* Returns the robust deviation of the places of COUNT digits. */
static float deviation(const struct inked *digits, unsigned count)
{
    float values[SVISION_CELLS];
    for (unsigned i = 0; i < count; i++)
        values[i] = digits[i].place;
    return stat_spread(stat_median(values, count), values, count);
}

/* Returns the deviation of the digits of the SECOND ink, or of the first; inks are SWAPPED if the
 * first has the higher places. */
static float deviation_of(const struct typed_inks *inks, bool swapped, bool second)
{
    bool upper = second != swapped;
    return deviation(inks->digit + (upper ? inks->split : 0), inks->digits[second]);
}

/* Splits at the widest gap between the places of digits that is narrower than BELOW; returns its
 * width, 0 if there is none. */
static float find_gap(struct typed_inks *inks, float below)
{
    float widest = 0;
    for (unsigned i = 1; i < inks->count; i++) {
        float gap = inks->digit[i].place - inks->digit[i - 1].place;
        if (gap <= widest || gap >= below)
            continue;
        inks->split = i;
        widest = gap;
    }
    return widest;
}

/* Returns the sum of squared deviations of COUNT places from their mean. */
static float scatter(const struct inked *digits, unsigned count)
{
    float mean = 0, sum = 0;
    for (unsigned i = 0; i < count; i++)
        mean += digits[i].place / (float)count;
    for (unsigned i = 0; i < count; i++)
        sum += (digits[i].place - mean) * (digits[i].place - mean);
    return sum;
}

/* Splits the digits to minimize the scatter within each ink (Otsu 1979). */
static void split_evenly(struct typed_inks *inks)
{
    float least = INFINITY;
    for (unsigned i = 1; i < inks->count; i++) {
        float sum = scatter(inks->digit, i) + scatter(inks->digit + i, inks->count - i);
        inks->split = sum < least ? i : inks->split;
        least = fminf(least, sum);
    }
}

/* Subtracts the mean darkness of its shape from the place of each digit: a 4 has denser ink than a
 * 7. The difference of the inks is estimated from digits that both have; false if too few. */
static bool level_shapes(struct typed_inks *inks)
{
    float sum[2][DIGITS] = {{0}}, count[2][DIGITS] = {{0}}, apart = 0, shared = 0;
    for (unsigned i = 0; i < inks->count; i++) {
        sum[i >= inks->split][inks->digit[i].digit] += inks->digit[i].place;
        count[i >= inks->split][inks->digit[i].digit]++;
    }
    for (unsigned k = 1; k < DIGITS; k++) {
        if (count[0][k] == 0 || count[1][k] == 0)
            continue;
        apart += sum[1][k] / count[1][k] - sum[0][k] / count[0][k];
        shared++;
    }
    for (unsigned i = 0; i < inks->count; i++) {
        unsigned k = inks->digit[i].digit;
        float all = sum[0][k] + sum[1][k] - count[1][k] * apart / fmaxf(shared, 1);
        inks->digit[i].place -= all / (count[0][k] + count[1][k]);
    }
    return shared >= MIN_SHARED;
}

/* Sorts digits that differ only in darkness, without the part due to their shapes; false if too few
 * digits have both inks. */
static bool sort_by_ink(struct typed_inks *inks)
{
    for (unsigned i = 0; i < ROUNDS; i++) {
        split_evenly(inks);
        if (!level_shapes(inks))
            return false;
        qsort(inks->digit, inks->count, sizeof inks->digit[0], compare_places);
    }
    return true;
}

/* Assigns inks to the digits on both sides of the split, a GAP wide; false if all have one ink. */
static bool assign_inks(struct typed_inks *inks, float gap)
{
    struct typed_ink low = mean_ink(inks->digit, inks->split);
    struct typed_ink high = mean_ink(inks->digit + inks->split, inks->count - inks->split);
    float apart = distance(low, high);
    bool swapped = distance(low, black) > distance(high, black);
    for (unsigned i = 0; i < inks->count; i++)
        inks->second[inks->digit[i].cell] = (i < inks->split) == swapped;
    inks->digits[swapped] = inks->split;
    inks->digits[!swapped] = inks->count - inks->split;
    bool second = inks->digits[0] < MIN_DIGITS; /* fewer have no deviation */
    float spread = deviation_of(inks, swapped, second);
    inks->is_color = color_distance(low.color, high.color) >= MIN_DISTANCE;
    if (!inks->is_color && !second && inks->digits[1] >= MIN_DIGITS)
        spread = fmaxf(spread, deviation_of(inks, swapped, true));
    return apart >= MIN_DISTANCE && gap >= MIN_GAP * apart && gap >= MIN_DEVIATIONS * spread;
}

/* Returns the digits of the lower or of the UPPER ink. */
static sudoku_digitset digits_of(const struct typed_inks *inks, bool upper)
{
    sudoku_digitset set = SUDOKU_DIGITSET_EMPTY;
    for (unsigned i = upper ? inks->split : 0; i < (upper ? inks->count : inks->split); i++)
        set = sudoku_digitset_add(set, inks->digit[i].digit);
    return set;
}

/* True if some digit has both inks. Otherwise the darkness of their shapes may be the difference: a
 * 4 has denser ink than a 1. */
static bool shares_digits(const struct typed_inks *inks)
{
    return (digits_of(inks, false) & digits_of(inks, true)) != SUDOKU_DIGITSET_EMPTY;
}

/* The page that is examined. */
struct typed_page {
    struct kbest *space;
    const struct board_size *size;
    const struct cell_glyph *glyphs;
    const struct posterior *posterior;
    bool opposite; /* the opposite of the paper's color may come from it, too */
};

/* Collects the DIGITS of COUNT cells, 0 for none, sorted by their ink; OPPOSITE as own_color(). */
static void collect_digits(const struct cell_glyph *glyphs, const uint8_t *digits, unsigned count,
                           bool opposite, struct typed_inks *inks)
{
    float darkest = 0;
    memset(inks, 0, sizeof *inks);
    for (unsigned i = 0; i < count; i++)
        if (glyphs[i].depth > 0)
            darkest = fmaxf(darkest, glyphs[i].blob.ink);
    for (unsigned i = 0; i < count; i++)
        if (glyphs[i].depth > 0 && digits[i])
            inks->digit[inks->count++] = inked_digit(&glyphs[i], i, digits[i], darkest, opposite);
    sort_digits(inks);
}

/* Collects the digits of PAGE that are not TYPED. */
static void collect_untyped(const struct typed_page *page, const bool *typed,
                            struct typed_inks *inks)
{
    const struct posterior *posterior = page->posterior;
    const unsigned cells = posterior->side * posterior->side;
    uint8_t digits[SVISION_CELLS] = {0};
    for (unsigned i = 0; i < cells; i++)
        if (!typed[i])
            digits[i] = (uint8_t)stat_argmin(posterior->cost[i], posterior->answers);
    collect_digits(page->glyphs, digits, cells, page->opposite, inks);
}

/* True if the digits of the SECOND ink, or of the first, are a puzzle alone. */
static bool is_puzzle(const struct typed_page *page, const struct typed_inks *inks, bool second)
{
    uint8_t cells[SVISION_CELLS] = {0}, solution[SVISION_CELLS];
    for (unsigned i = 0; i < inks->count; i++)
        if (inks->second[inks->digit[i].cell] == second)
            cells[inks->digit[i].cell] = (uint8_t)inks->digit[i].digit;
    return kbest_solutions(page->space, page->size, cells, solution) == 1;
}

/* Which inks' digits are a puzzle alone. */
struct puzzles {
    bool first, second;
};

static struct puzzles find_puzzles(const struct typed_page *page, const struct typed_inks *inks)
{
    return (struct puzzles){is_puzzle(page, inks, false), is_puzzle(page, inks, true)};
}

/* True if the split, at a GAP, separates two inks of which at least one is a puzzle: ARE. */
static bool are_inks(const struct typed_page *page, float gap, struct typed_inks *inks,
                     struct puzzles *are)
{
    if (!assign_inks(inks, gap) || (!inks->is_color && !shares_digits(inks)))
        return false;
    *are = find_puzzles(page, inks);
    return are->first || are->second;
}

/* Splits the digits into two inks, of which at least one is a puzzle: ARE. With more inks, the gap
 * beside the puzzle's need not be the widest if they differ in color. Returns false if there is no
 * such split. */
static bool split_digits(const struct typed_page *page, struct typed_inks *inks,
                         struct puzzles *are)
{
    const float widest = find_gap(inks, INFINITY);
    if (widest == 0)
        return false;
    if (are_inks(page, widest, inks, are))
        return true;
    if (!inks->is_color)
        return sort_by_ink(inks) && are_inks(page, find_gap(inks, INFINITY), inks, are);
    for (float gap = widest; (gap = find_gap(inks, gap)) > 0;)
        if (are_inks(page, gap, inks, are) && inks->is_color)
            return true;
    return false;
}

/* Marks UNCLEAR digits: those whose ink is the other one if its color does not come from the paper,
 * as where a cell is selected in the color of the entries. */
static void find_unclear(const struct typed_inks *inks, bool *unclear)
{
    float middle = (inks->digit[inks->split - 1].place + inks->digit[inks->split].place) / 2;
    for (unsigned i = 0; i < inks->count && inks->is_color; i++)
        unclear[inks->digit[i].cell] =
            (inks->digit[i].place > middle) != (inks->digit[i].seen_place > middle);
}

/* Gives digits marked in UNCLEAR the other ink. */
static void exchange_inks(struct typed_inks *inks, const bool *unclear)
{
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        inks->second[i] = inks->second[i] != unclear[i];
}

/* Adds the digits of one more ink to TYPED and UNCLEAR, as typed_find(); false if there is none. */
static bool find_ink(const struct typed_page *page, bool *typed, bool *unclear)
{
    struct typed_inks inks;
    struct puzzles are;
    bool shaded[SVISION_CELLS] = {false}, found = false;
    collect_untyped(page, typed, &inks);
    if (!split_digits(page, &inks, &are))
        return false;
    /* Unclear digits are entries unless the puzzle needs them; with them, the blacker ink may be
     * the puzzle instead of the other one. */
    find_unclear(&inks, shaded);
    exchange_inks(&inks, shaded);
    const struct puzzles others = find_puzzles(page, &inks);
    if (others.first != are.first || others.second != are.second)
        exchange_inks(&inks, shaded);
    /* A puzzle has at most half of its cells given. */
    bool is_full = 2 * inks.digits[1] > page->posterior->side * page->posterior->side;
    bool is_open = !inks.is_color || inks.digits[are.first] < MIN_DIGITS ||
                   (are.first && are.second && !is_full);
    for (unsigned i = 0; i < inks.count; i++) {
        unsigned cell = inks.digit[i].cell;
        typed[cell] = inks.second[cell] == are.first;
        unclear[cell] = unclear[cell] || shaded[cell] || (typed[cell] && is_open);
        found = found || typed[cell];
    }
    return found;
}

bool typed_find(struct kbest *space, const struct board_size *size, const struct cell_glyph *glyphs,
                const struct posterior *posterior, bool *typed, bool *unclear)
{
    struct typed_page page = {space, size, glyphs, posterior, true};
    bool found = false;
    memset(typed, 0, BOARD_MAX_CELLS * sizeof *typed);
    memset(unclear, 0, BOARD_MAX_CELLS * sizeof *unclear);
    while (find_ink(&page, typed, unclear))
        found = true;
    /* Inks that differ only by the opposite of the paper's color are in doubt. */
    page.opposite = false;
    if (!found && find_ink(&page, typed, unclear)) {
        memcpy(unclear, typed, SVISION_CELLS * sizeof *unclear);
        found = true;
    }
    return found;
}

bool typed_contradict(const struct cell_glyph *glyphs, const uint8_t *print, const uint8_t *entries)
{
    struct typed_inks inks;
    sudoku_digitset written = SUDOKU_DIGITSET_EMPTY;
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (entries[i])
            written = sudoku_digitset_add(written, entries[i]);
    collect_digits(glyphs, print, SVISION_CELLS, true, &inks);
    const float widest = find_gap(&inks, INFINITY);
    if (written == SUDOKU_DIGITSET_EMPTY || widest == 0 || !assign_inks(&inks, widest))
        return false;
    return inks.is_color && inks.digits[0] >= MIN_DIGITS && inks.digits[1] >= MIN_DIGITS &&
           shares_digits(&inks) &&
           ((digits_of(&inks, false) & written) == SUDOKU_DIGITSET_EMPTY ||
            (digits_of(&inks, true) & written) == SUDOKU_DIGITSET_EMPTY);
}

void typed_rule_out_print(struct cell_glyph *glyph)
{
    float *scores = glyph->hand;
    for (unsigned digit = 1; digit <= 9; digit++) {
        scores[HAND_WRITTEN + digit] =
            logs_add(scores[HAND_WRITTEN + digit], scores[HAND_PRINTED + digit]);
        scores[HAND_PRINTED + digit] = CLASSIFIER_MIN_SCORE;
    }
}
