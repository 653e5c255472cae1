#include "reader/looks.h"

#include <math.h>

#include "board_size.h"
#include "detect/tiles.h"
#include "image/threshold.h"
#include "reader/certainty/judges.h"
#include "reader/reader.h"

bool looks_is_sure(const struct svision_reader *reader)
{
    return reader->count && svision_reader_reading(reader, 0)->certainty == SVISION_SURE;
}

/* Reads the first grid; a reading that is not sure is dropped. */
static bool read_if_sure(struct svision_reader *reader)
{
    reader_read_grids(reader, 1);
    if (looks_is_sure(reader))
        return true;
    reader->count = 0;
    return false;
}

/* Restores the picture as it was taken. */
static void restore(struct svision_reader *reader)
{
    if (reader->is_relit) {
        pyramid_fill(&reader->pyramid, &reader->image);
        reader->is_relit = false;
        return;
    }
    if (reader->pyramid.negative)
        pyramid_negate(&reader->pyramid);
    pyramid_remove_margin(&reader->pyramid);
}

void looks_show(struct svision_reader *reader, bool negative)
{
    pyramid_fill(&reader->pyramid, &reader->image);
    reader->is_relit = false;
    if (negative)
        pyramid_negate(&reader->pyramid);
}

/* What the first looks at a picture saw, in the picture as it was taken and in its negative; later
 * looks need not search again where nothing was seen. */
struct sights {
    bool boxes[2];   /* lines around boxes, by DETECT_USUAL or more methods */
    bool cut_off[2]; /* a grid that is cut by the edge of the picture */
    bool dark;       /* a grid in the negative of a dark picture */
};

/* Turns the picture into its negative and detects the grids there by METHODS; returns their
 * number. */
static unsigned detect_negative(struct svision_reader *reader, uint32_t methods)
{
    unsigned found;
    restore(reader);
    pyramid_negate(&reader->pyramid);
    detect_grids(&reader->detect, &reader->pyramid, methods, reader->grids, &found);
    return found;
}

void looks_read_negative(struct svision_reader *reader, uint32_t methods)
{
    reader_read_grids(reader, detect_negative(reader, methods));
}

/* Reads light lines and digits on a dark ground. Faint lines are searched for in dark pictures
 * only. */
static void read_negative(struct svision_reader *reader, struct sights *sights)
{
    restore(reader);
    const bool dark = reader_is_dark(reader);
    unsigned found = detect_negative(reader, dark ? DETECT_ALL : DETECT_USUAL);
    sights->boxes[1] =
        tiles_find_boxes(&reader->detect, &reader->pyramid, &reader->detect.candidate);
    reader_read_grids(reader, found);
    sights->dark = dark && reader->count;
}

/* Finds a grid that is cut by the edge of the picture, by treating the picture as if it lay on
 * paper. */
static bool find_cut_off(struct svision_reader *reader)
{
    reader->count = 0;
    if (!pyramid_add_margin(&reader->pyramid))
        return false;
    const struct plane *plane = &reader->pyramid.level[0];
    double near = PYRAMID_MARGIN - 0.5;
    double right = plane->width - near - 1, bottom = plane->height - near - 1;
    const struct grid_fitter fitter = {&reader->pyramid, &reader->detect.work};
    const struct svision_quad all = {
        {{near, near}, {right, near}, {right, bottom}, {near, bottom}}};
    return fit_cropped(&fitter, &all, reader->detect.sides, &reader->grids[0]);
}

/* Reads such a grid in the picture as it was taken. */
static void read_cut_off(struct svision_reader *reader, struct sights *sights)
{
    restore(reader);
    sights->cut_off[0] = find_cut_off(reader);
    reader_read_grids(reader, sights->cut_off[0]);
}

/* Reads such a grid in the negative. */
static void read_cut_off_negative(struct svision_reader *reader, struct sights *sights)
{
    restore(reader);
    pyramid_negate(&reader->pyramid);
    sights->cut_off[1] = find_cut_off(reader);
    reader_read_grids(reader, sights->cut_off[1]);
}

/* Reads such a grid in the picture as it was taken or in its NEGATIVE, sure or not. If it does not
 * have the digits of a puzzle, that is the reason for no reading. */
static bool read_unsure(struct svision_reader *reader, bool negative)
{
    looks_show(reader, negative);
    if (!find_cut_off(reader))
        return false;
    reader_read_grids(reader, 1);
    if (reader->count)
        return true;
    diagnosis_clear(&reader->none, 0);
    reader->none.reason = SVISION_REASON_FEW_DIGITS;
    return false;
}

/* Reads a grid that has lines around its boxes only, if the reading is sure. A picture with cells
 * that were inverted is no longer as it was taken. */
static bool read_boxes(struct svision_reader *reader, struct sights *sights)
{
    reader->count = 0;
    bool seen = tiles_find_boxes(&reader->detect, &reader->pyramid, &reader->grids[0]);
    sights->boxes[0] = seen || reader->is_relit;
    return seen && read_if_sure(reader);
}

/* Reads such a grid in the picture as it was taken or in its NEGATIVE if its solution is certain,
 * even if the reading is not. */
static bool read_unsure_boxes(struct svision_reader *reader, bool negative)
{
    unsigned found;
    looks_show(reader, negative);
    detect_grids(&reader->detect, &reader->pyramid, DETECT_USUAL, reader->grids, &found);
    reader->count = 0;
    if (!tiles_find_boxes(&reader->detect, &reader->pyramid, &reader->grids[0]))
        return false;
    reader_read_grids(reader, 1);
    if (reader->count && svision_reader_reading(reader, 0)->solution_is_sure)
        return true;
    reader->count = 0;
    return false;
}

/* Reads the dark or LIGHT digits of TILES, in the picture as it was taken or in its NEGATIVE.
 * Anything as dark as the gaps is removed first. Gaps between highlighted tiles may be invisible.
 * True: the digits are a puzzle with one solution, sure or not. */
static bool read_tiles_at(struct svision_reader *reader, const struct tiles *tiles, bool negative,
                          bool light)
{
    const uint32_t classic = UINT32_C(1) << BOARD_SIZE_CLASSIC;
    const struct grid_fitter fitter = {&reader->pyramid, &reader->detect.work};
    reader->count = 0;
    looks_show(reader, negative);
    pyramid_clear_around(&reader->pyramid, &tiles->around);
    if (!fit_quad(&fitter, &tiles->quad, classic, &reader->grids[0]) &&
        !grid_place(&fitter, &tiles->quad, BOARD_SIZE_CLASSIC, &reader->grids[0]))
        return false;
    if (light)
        pyramid_negate(&reader->pyramid);
    reader_read_grids(reader, 1);
    return reader->count && svision_reader_reading(reader, 0)->solutions == 1;
}

/* Reads TILES with dark and with light digits. If neither reading is sure, one with a single
 * solution counts. */
static bool read_either_way(struct svision_reader *reader, const struct tiles *tiles, bool negative)
{
    bool dark = read_tiles_at(reader, tiles, negative, false);
    if (looks_is_sure(reader))
        return true;
    bool light = read_tiles_at(reader, tiles, negative, true);
    if (looks_is_sure(reader) || !dark)
        return light;
    return read_tiles_at(reader, tiles, negative, false);
}

/* Reads cells that are tiles between gaps that are darker by CONTRAST. If there are none, the
 * picture stays a NEGATIVE or as it was taken. */
static bool read_tiles_of(struct svision_reader *reader, bool negative, float contrast)
{
    static const enum tiles_digits kinds[] = {TILES_LIGHT, TILES_DARK};
    struct tiles tiles;
    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        enum tiles_result result =
            tiles_find(&reader->detect, &reader->pyramid, kinds[i], contrast, &tiles);
        if (result == TILES_NONE)
            break;
        if (result == TILES_TORN)
            continue;
        if (read_either_way(reader, &tiles, negative))
            return true;
        looks_show(reader, negative);
    }
    reader->count = 0;
    return false;
}

/* The same by gaps that are clear in photos, or, since screenshots have no noise, by those of a
 * single gray level. */
static bool read_tiles(struct svision_reader *reader, bool negative)
{
    return read_tiles_of(reader, negative, THRESHOLD_NOISE) ||
           read_tiles_of(reader, negative, 1.0F / UINT8_MAX);
}

void looks_read_tiles(struct svision_reader *reader)
{
    restore(reader);
    if (read_tiles(reader, false))
        return;
    pyramid_negate(&reader->pyramid);
    read_tiles(reader, true);
}

static void read_any_tiles(struct svision_reader *reader, struct sights *sights)
{
    (void)sights;
    looks_read_tiles(reader);
}

/* Reads a grid with many lines that are edges between dark and light cells, of a dark picture in
 * its negative. */
static void read_edges(struct svision_reader *reader, struct sights *sights)
{
    unsigned found;
    (void)sights;
    const uint32_t sides = reader->detect.sides;
    restore(reader);
    const bool dark = reader_is_dark(reader);
    pyramid_trace_edges(&reader->pyramid);
    reader->detect.sides = sides & UINT32_C(1) << BOARD_SIZE_CLASSIC;
    detect_grids(&reader->detect, &reader->pyramid, DETECT_EDGES, reader->grids, &found);
    reader->detect.sides = sides;
    looks_show(reader, dark);
    if (!found || read_if_sure(reader))
        return;
    looks_show(reader, !dark);
    if (read_if_sure(reader))
        return;
    looks_show(reader, dark);
    reader_read_grids(reader, 1);
}

/* Ways to look at a picture in which no grid was found, in the order in which they are tried. */
static const struct look {
    void (*read)(struct svision_reader *reader, struct sights *sights);
    bool counts; /* what it reads, even if that is not sure */
} looks[] = {
    {read_negative, false}, {read_cut_off, false}, {read_cut_off_negative, false},
    {read_any_tiles, true}, {read_edges, false},
};
enum { LOOKS = sizeof looks / sizeof looks[0] };

/* Returns how likely the first reading, which is not sure, shows a grid: the probability of its
 * marks, whatever judges know of the board, times the share of its digits that are not doubtful. */
static float likelihood(const struct svision_reader *reader)
{
    const struct svision_reading *reading = svision_reader_reading(reader, 0);
    unsigned digits = 0, doubtful = 0;
    if (!reading || judges_few_digits(reading))
        return 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        digits += reading_digit(reading, i) != 0;
        doubtful += reading->doubt[i] != READING_PLAIN;
    }
    return reading_marks_probability(reading) * (1 - fminf((float)doubtful / (float)digits, 1));
}

/* Looks at the picture in all ways until a reading is sure. If none is, the likeliest counts if it
 * is likelier right than not: what is read without a grid has a likelihood of at most .2. */
static bool read_likeliest(struct svision_reader *reader, struct sights *sights)
{
    unsigned best = LOOKS;
    float most = 0.5F;
    for (unsigned i = 0; i < LOOKS; i++) {
        looks[i].read(reader, sights);
        if (looks_is_sure(reader) || (looks[i].counts && reader->count))
            return true;
        float likely = likelihood(reader);
        best = likely > most ? i : best;
        most = fmaxf(most, likely);
    }
    if (best < LOOKS)
        looks[best].read(reader, sights);
    return best < LOOKS;
}

/* Reads the grid that was seen in the negative of a dark picture, however unlikely, as one on white
 * paper is: it may have too few digits. */
static bool read_dark(struct svision_reader *reader, struct sights *sights)
{
    if (sights->dark)
        read_negative(reader, sights);
    return sights->dark;
}

bool looks_read(struct svision_reader *reader)
{
    struct sights sights = {{false, false}, {false, false}, false};
    if (reader_read_joined(reader) || read_boxes(reader, &sights) ||
        read_likeliest(reader, &sights) || read_dark(reader, &sights))
        return true;
    for (unsigned negative = 0; negative < 2; negative++)
        if (sights.boxes[negative] && read_unsure_boxes(reader, negative))
            return true;
    for (unsigned negative = 0; negative < 2; negative++)
        if (sights.cut_off[negative] && read_unsure(reader, negative))
            return true;
    return false;
}
