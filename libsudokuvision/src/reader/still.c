/* Still pictures are read like a frame first. If no grid is found, or the reading is not sure,
 * methods follow that are too slow for video. */
#include <math.h>

#include <sudokuvision/reader.h>

#include "board_size.h"
#include "common/argument.h"
#include "digits/mark/cells.h"
#include "image/noise.h"
#include "reader/looks.h"
#include "reader/reader.h"
#include "reader/reader_state.h"

/* The picture is smoothed if its noise has at least this standard deviation, as a share of its
 * brightness. Smoothing removes faint digits too, so that less noise is left alone. */
#define MIN_NOISE 0.01F

/* Tries other grid sides if FIRST is a classic grid without the digits of a puzzle; a sure reading
 * replaces it. */
static bool reconsider_sides(struct svision_reader *reader, const struct svision_reading *first)
{
    const uint32_t classic = UINT32_C(1) << BOARD_SIZE_CLASSIC, sides = reader->detect.sides;
    unsigned found;
    if (first->size->side != BOARD_SIZE_CLASSIC || first->solutions == 1 || first->joined)
        return false;
    reader->detect.sides = sides & ~classic;
    detect_grids(&reader->detect, &reader->pyramid, DETECT_USUAL, reader->grids, &found);
    reader->detect.sides = sides;
    reader_read_grids(reader, found);
    return looks_is_sure(reader);
}

/* Returns the probability of the best reading, 0 if there is none. */
static float probability(const struct svision_reader *reader)
{
    return reader->count ? svision_reader_reading(reader, 0)->probability : 0;
}

/* Tries a dark picture as tiles, since dark gaps between them can look like lines, and as a
 * negative, since cells between light lines seem to have dark lines around them; light digits are
 * not seen in either. The most probable reading counts. */
static bool reconsider_dark(struct svision_reader *reader, const struct svision_reading *first)
{
    looks_read_tiles(reader);
    const float tiles = probability(reader);
    if (looks_is_sure(reader))
        return true;
    looks_read_negative(reader, DETECT_ALL);
    if (looks_is_sure(reader) || probability(reader) > fmaxf(tiles, first->probability))
        return true;
    if (tiles > first->probability)
        looks_read_tiles(reader);
    return tiles > first->probability;
}

/* Whether A and B have the same digits, printed or handwritten. */
static bool reads_alike(const struct svision_reading *a, const struct svision_reading *b)
{
    bool same = a->size == b->size;
    for (unsigned i = 0; same && i < board_size_cells(a->size); i++)
        same = reading_digit(a, i) == reading_digit(b, i);
    return same;
}

/* Whether the picture is noisy at the grid of READING. */
static bool is_noisy(const struct svision_reader *reader, const struct svision_reading *reading)
{
    const struct grid *grid = &reader->grids[reader->source[reading - reader->readings]];
    unsigned level = cells_level(&reader->pyramid, grid);
    return noise_measure(&reader->pyramid.level[level]) >
           MIN_NOISE * (float)pyramid_mean(&reader->pyramid);
}

/* Reads the grids of the kept readings again with noise smoothed away. If that leaves the clear
 * digits unchanged, and the best one, FIRST, is sure then, true. Otherwise the new readings are
 * dropped. */
static bool reconsider_smooth(struct svision_reader *reader, const struct svision_reading *first)
{
    unsigned found = 0, source = reader->source[first - reader->readings];
    for (size_t i = 0; i < reader->kept; i++)
        found = reader->source[i] >= found ? reader->source[i] + 1 : found;
    if (first->joined || !is_noisy(reader, first))
        return false;
    looks_show(reader, false);
    pyramid_smooth(&reader->pyramid);
    reader_read_grids(reader, found);
    const struct svision_reading *again = svision_reader_reading(reader, 0);
    if (looks_is_sure(reader) && reader->source[again - reader->readings] == source &&
        reads_alike(first, again))
        return true;
    looks_show(reader, false);
    return false;
}

/* Looks for more probable readings than those kept, which are not sure. */
static void reconsider(struct svision_reader *reader)
{
    const struct svision_reading *first = svision_reader_reading(reader, 0);
    bool dark = reader_is_dark(reader);
    reader_keep(reader);
    if (reconsider_smooth(reader, first) || reconsider_sides(reader, first) ||
        (dark && reconsider_dark(reader, first)))
        return;
    reader_bring_back(reader);
}

/* Examines a picture further that was read with STATUS; returns the new status. */
static enum svision_status try_further(struct svision_reader *reader, enum svision_status status)
{
    if (status == SVISION_NO_GRID && looks_read(reader)) {
        diagnosis_clear(&reader->none, 0);
        return SVISION_OK;
    }
    if (status == SVISION_OK && !looks_is_sure(reader))
        reconsider(reader);
    return status;
}

enum svision_status svision_reader_read(struct svision_reader *reader,
                                        const struct svision_image *image, size_t *count,
                                        const struct svision_diagnosis **diagnosis)
{
    if (!argument_expect(reader, "reader is NULL") || !argument_expect(count, "count is NULL") ||
        svision_image_check(image, NULL))
        return SVISION_ERR_ARGUMENT;
    enum svision_status status = svision_reader_resize(reader, image->width, image->height);
    if (status)
        return status;
    reader_load(reader, image);
    reader->still = true;
    status = try_further(reader, reader_read(reader, NULL, NULL));
    if (reader->lacks_memory) {
        reader->count = 0;
        status = SVISION_ERR_MEMORY;
    }
    reader->still = false;
    *count = reader->count;
    if (diagnosis)
        *diagnosis = &reader->none;
    return status;
}
