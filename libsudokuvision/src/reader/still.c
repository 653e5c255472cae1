/* Still pictures are read like a frame first. If no grid is found, or the reading is not sure,
 * methods follow that are too slow for video. */
#include <sudokuvision/diagnosis.h>
#include <sudokuvision/reader.h>

#include "board_size.h"
#include "common/argument.h"
#include "detect/tiles.h"
#include "digits/mark/cells.h"
#include "image/noise.h"
#include "reader/reader.h"
#include "reader/reader_state.h"

/* The picture is smoothed if its noise has at least this standard deviation, as a share of its
 * brightness. Smoothing removes faint digits too, so that less noise is left alone. */
#define MIN_NOISE 0.01F

static bool is_first_sure(const struct svision_reader *reader)
{
    return reader->count && svision_reader_reading(reader, 0)->certainty == SVISION_SURE;
}

/* Reads the first grid; a reading that is not sure is dropped. */
static bool read_if_sure(struct svision_reader *reader)
{
    reader_read_grids(reader, 1);
    if (is_first_sure(reader))
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

/* Restores the picture as it was taken, or its NEGATIVE, after something was removed from it. */
static void show(struct svision_reader *reader, bool negative)
{
    pyramid_fill(&reader->pyramid, &reader->image);
    reader->is_relit = false;
    if (negative)
        pyramid_negate(&reader->pyramid);
}

/* Turns the picture into its negative and reads the grids that METHODS find there. */
static void negate_and_read(struct svision_reader *reader, uint32_t methods)
{
    unsigned found;
    restore(reader);
    pyramid_negate(&reader->pyramid);
    detect_grids(&reader->detect, &reader->pyramid, methods, reader->grids, &found);
    reader_read_grids(reader, found);
}

/* Reads light lines and digits on a dark ground. Only in a dark picture does a reading count that
 * is not sure: in others no faint lines are searched for. */
static bool read_negative(struct svision_reader *reader)
{
    bool dark = reader_is_dark(reader);
    negate_and_read(reader, dark ? DETECT_ALL : DETECT_USUAL);
    if (reader->count && (dark || is_first_sure(reader)))
        return true;
    pyramid_negate(&reader->pyramid);
    return false;
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

/* Reads such a grid if the reading is sure. */
static bool read_cut_off(struct svision_reader *reader)
{
    return find_cut_off(reader) && read_if_sure(reader);
}

/* Reads such a grid, sure or not. If it does not have the digits of a puzzle, that is the reason
 * for no reading. */
static bool read_unsure(struct svision_reader *reader)
{
    if (!find_cut_off(reader))
        return false;
    reader_read_grids(reader, 1);
    if (reader->count)
        return true;
    diagnosis_clear(&reader->none, 0);
    reader->none.reason = SVISION_REASON_FEW_DIGITS;
    return false;
}

/* Reads a grid that fills the picture up to its edge, dark on light or light on dark, sure or
 * not. */
static bool read_whole(struct svision_reader *reader)
{
    show(reader, false);
    if (read_unsure(reader))
        return true;
    show(reader, true);
    return read_unsure(reader);
}

/* Reads a grid that has lines around its boxes only, if the reading is sure. */
static bool read_boxes(struct svision_reader *reader)
{
    reader->count = 0;
    if (!tiles_find_boxes(&reader->detect, &reader->pyramid, &reader->grids[0]))
        return false;
    return read_if_sure(reader);
}

/* Reads such a grid in the picture as it was taken or in its NEGATIVE if its solution is certain,
 * even if the reading is not. */
static bool read_unsure_boxes(struct svision_reader *reader, bool negative)
{
    unsigned found;
    show(reader, negative);
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
 * Anything as dark as the gaps is removed first. True: the digits are a puzzle with one solution,
 * sure or not. */
static bool read_tiles_at(struct svision_reader *reader, const struct tiles *tiles, bool negative,
                          bool light)
{
    const uint32_t classic = UINT32_C(1) << BOARD_SIZE_CLASSIC;
    const struct grid_fitter fitter = {&reader->pyramid, &reader->detect.work};
    reader->count = 0;
    show(reader, negative);
    pyramid_clear_around(&reader->pyramid, &tiles->around);
    if (!fit_quad(&fitter, &tiles->quad, classic, &reader->grids[0]))
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
    if (is_first_sure(reader))
        return true;
    bool light = read_tiles_at(reader, tiles, negative, true);
    if (is_first_sure(reader) || !dark)
        return light;
    return read_tiles_at(reader, tiles, negative, false);
}

/* Reads cells that are tiles between dark gaps. If there are none, the picture stays a NEGATIVE or
 * as it was taken. */
static bool read_tiles(struct svision_reader *reader, bool negative)
{
    static const enum tiles_digits kinds[] = {TILES_LIGHT, TILES_DARK};
    struct tiles tiles;
    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        enum tiles_result result = tiles_find(&reader->detect, &reader->pyramid, kinds[i], &tiles);
        if (result == TILES_NONE)
            break;
        if (result == TILES_TORN)
            continue;
        if (read_either_way(reader, &tiles, negative))
            return true;
        show(reader, negative);
    }
    reader->count = 0;
    return false;
}

/* Looks for tiles between dark gaps, then between light ones. */
static bool read_without_lines(struct svision_reader *reader)
{
    restore(reader);
    if (read_tiles(reader, false))
        return true;
    pyramid_negate(&reader->pyramid);
    return read_tiles(reader, true);
}

/* Reads a grid with many lines that are edges between dark and light cells, if the reading is
 * sure. */
static bool read_edges(struct svision_reader *reader)
{
    unsigned found;
    const uint32_t sides = reader->detect.sides;
    restore(reader);
    pyramid_trace_edges(&reader->pyramid);
    reader->detect.sides = sides & UINT32_C(1) << BOARD_SIZE_CLASSIC;
    detect_grids(&reader->detect, &reader->pyramid, DETECT_EDGES, reader->grids, &found);
    reader->detect.sides = sides;
    reader->count = 0;
    if (found == 0)
        return false;
    pyramid_fill(&reader->pyramid, &reader->image);
    return read_if_sure(reader);
}

/* Looks for a grid after none was found. */
static bool read_again(struct svision_reader *reader)
{
    if (reader_read_joined(reader) || read_boxes(reader) || read_negative(reader) ||
        read_cut_off(reader))
        return true;
    pyramid_negate(&reader->pyramid);
    return read_cut_off(reader) || read_without_lines(reader) || read_edges(reader) ||
           read_unsure_boxes(reader, false) || read_unsure_boxes(reader, true) ||
           read_whole(reader);
}

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
    return is_first_sure(reader);
}

/* Tries tiles if FIRST has hardly any digits, since dark gaps between tiles can look like lines,
 * for example if digits are light on dark. */
static bool reconsider_tiles(struct svision_reader *reader, const struct svision_reading *first)
{
    return svision_diagnosis_reason(svision_reading_diagnosis(first)) ==
               SVISION_REASON_FEW_DIGITS &&
           read_without_lines(reader);
}

/* Tries a dark picture as a negative, since cells between light lines seem to have dark lines
 * around them and light digits in them are not seen; the more probable reading counts. */
static bool reconsider_dark(struct svision_reader *reader, const struct svision_reading *first)
{
    negate_and_read(reader, DETECT_ALL);
    return reader->count && (is_first_sure(reader) ||
                             svision_reader_reading(reader, 0)->probability > first->probability);
}

/* The digit of READING in CELL, printed or handwritten; 0: none. */
static unsigned digit_in(const struct svision_reading *reading, unsigned cell)
{
    return reading->cells[cell] ? reading->cells[cell] : reading->entries[cell];
}

/* Whether A and B have the same digits, printed or handwritten. */
static bool reads_alike(const struct svision_reading *a, const struct svision_reading *b)
{
    bool same = a->size == b->size;
    for (unsigned i = 0; same && i < board_size_cells(a->size); i++)
        same = digit_in(a, i) == digit_in(b, i);
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
    show(reader, false);
    pyramid_smooth(&reader->pyramid);
    reader_read_grids(reader, found);
    const struct svision_reading *again = svision_reader_reading(reader, 0);
    if (is_first_sure(reader) && reader->source[again - reader->readings] == source &&
        reads_alike(first, again))
        return true;
    show(reader, false);
    return false;
}

/* Looks for more probable readings than those kept, which are not sure. */
static void reconsider(struct svision_reader *reader)
{
    const struct svision_reading *first = svision_reader_reading(reader, 0);
    bool dark = reader_is_dark(reader);
    reader_keep(reader);
    if (reconsider_smooth(reader, first) || reconsider_sides(reader, first) ||
        (dark && (reconsider_tiles(reader, first) || reconsider_dark(reader, first))))
        return;
    reader_bring_back(reader);
}

/* Examines a picture further that was read with STATUS; returns the new status. */
static enum svision_status try_further(struct svision_reader *reader, enum svision_status status)
{
    if (status == SVISION_NO_GRID && read_again(reader)) {
        diagnosis_clear(&reader->none, 0);
        return SVISION_OK;
    }
    if (status == SVISION_OK && !is_first_sure(reader))
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
