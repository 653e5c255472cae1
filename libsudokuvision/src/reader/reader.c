/* The reader, from a picture to its readings:
 *
 *     picture -> gray -> grids -> cells -> digits -> the way up -> reading -> confidence */
#include <sudokuvision/reader.h>

#include "board_size.h"
#include "common/clock.h"
#include "digits/network/models.h"
#include "reader/board/regions.h"
#include "reader/certainty/no_grid.h"
#include "reader/classify.h"
#include "reader/reader.h"
#include "reader/reader_state.h"
#include "reader/unread/unread_marks.h"

/* A picture with less than this mean brightness may be light on dark. */
#define DARK_PICTURE (UINT8_MAX / 2)

/* Sorts readings: sure ones first, otherwise in the order in which they were found. */
static void sort_readings(struct svision_reader *reader)
{
    const size_t end = reader->kept + reader->count;
    size_t placed = 0;
    for (unsigned turn = 0; turn < 2; turn++)
        for (size_t i = reader->kept; i < end; i++)
            if ((reader->readings[i].certainty == SVISION_SURE) == (turn == 0))
                reader->order[placed++] = i;
}

void reader_keep(struct svision_reader *reader)
{
    reader->kept = reader->count;
}

void reader_bring_back(struct svision_reader *reader)
{
    reader->count = reader->kept;
    reader->kept = 0;
    reader->lacks_memory = false;
    sort_readings(reader);
}

/* Finds the grid at EXPECTED if it is not NULL and there is one, otherwise all grids: by the next
 * turn of SEARCH, or by all methods if it is NULL. */
static enum detect_result find_grids(struct svision_reader *reader,
                                     const struct reader_place *expected, struct search *search,
                                     unsigned *found)
{
    detect_reset(&reader->detect);
    if (expected) {
        struct fit_place *place = &reader->detect.place;
        fit_place_of_crossings(&reader->pyramid, expected->crossings, expected->size, place);
        *found = 1;
        if (detect_fit_at(&reader->detect, &reader->pyramid, reader->detect.sides, place,
                          &reader->grids[0]))
            return DETECT_FOUND;
    }
    return search
               ? search_grids(search, &reader->detect, &reader->pyramid, reader->grids, found)
               : detect_grids(&reader->detect, &reader->pyramid, DETECT_ALL, reader->grids, found);
}

/* Reports detected grids. The view is drawn only for a trace function. */
static void report_detected(struct svision_reader *reader, double start, unsigned found)
{
    double end = clock_now();
    unsigned side = 0;
    if (reader->trace.function && found)
        side = grid_view(&reader->pyramid, &reader->grids[0], reader->view);
    trace_stage(&reader->trace, SVISION_STAGE_DETECT, start + clock_now() - end, reader->view, side,
                side);
}

void reader_read_grids(struct svision_reader *reader, unsigned found)
{
    const size_t most = SVISION_MAX_GRIDS - reader->kept;
    reader->count = 0;
    for (unsigned i = 0; i < found && reader->count < reader->max_grids && reader->count < most;
         i++) {
        size_t place = reader->kept + reader->count;
        reader->source[place] = i;
        reader->count += reader_read_grid(reader, &reader->grids[i], &reader->readings[place]);
    }
    sort_readings(reader);
}

/* Reports the picture in which grids are searched for from now on; it was begun at START. */
static void report_gray(const struct svision_reader *reader, double start)
{
    const struct plane *gray = &reader->pyramid.detect;
    trace_stage(&reader->trace, SVISION_STAGE_GRAY, start, gray->pixels, gray->width, gray->height);
}

void reader_negate(struct svision_reader *reader)
{
    double start = clock_now();
    pyramid_negate(&reader->pyramid);
    report_gray(reader, start);
}

bool reader_is_dark(const struct svision_reader *reader)
{
    unsigned mean = pyramid_mean(&reader->pyramid);
    return (reader->pyramid.negative ? UINT8_MAX - mean : mean) < DARK_PICTURE;
}

/* Finds the board of the first COUNT grids together. False: they have different orientations. */
static bool solve_joined(struct svision_reader *reader, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        const struct orientation up = classify_marks(reader, &reader->grids[i]);
        classify_answers(reader, &reader->grids[i], &up);
        if (up.model != &digits_model ||
            !joined_add(&reader->joined, i, up.turn, &reader->posterior))
            return false;
    }
    joined_solve(&reader->joined, &reader->kbest);
    return true;
}

/* Makes the readings of joined grids as certain as they are together. */
static void conclude_joined(struct svision_reader *reader)
{
    const struct reading_outcome outcome = joined_outcome(reader->readings, reader->count);
    for (size_t i = 0; i < reader->count; i++)
        reading_conclude(&reader->readings[i], &outcome);
}

bool reader_read_joined(struct svision_reader *reader)
{
    reader->count = 0;
    const struct joined_shape *shape =
        joined_find(&reader->detect, &reader->pyramid, reader->max_grids, reader->grids);
    if (!shape)
        return false;
    if (!joined_open(&reader->joined, &reader->allocator, shape)) {
        reader->lacks_memory = true;
        return false;
    }
    bool solved =
        joined_score(shape, reader->grids) >= GRID_GOOD_SCORE && solve_joined(reader, shape->count);
    reader->is_joined = true;
    for (unsigned i = 0; i < shape->count; i++) {
        reader->part = solved ? &i : NULL;
        reader->source[i] = i;
        reader->count += reader_read_grid(reader, &reader->grids[i], &reader->readings[i]);
    }
    reader->part = NULL;
    reader->is_joined = false;
    if (solved)
        conclude_joined(reader);
    sort_readings(reader);
    return reader->count > 0;
}

void reader_load(struct svision_reader *reader, const struct svision_image *image)
{
    double start = clock_now();
    reader->image = *image;
    reader->sightings.count = 0;
    pyramid_fill(&reader->pyramid, image);
    report_gray(reader, start);
}

/* Drops all readings because one lacks memory. */
static enum svision_status drop_readings(struct svision_reader *reader)
{
    reader->count = 0;
    return SVISION_ERR_MEMORY;
}

/* True if a frame of SEARCH without a grid is explained: sometimes, and only as it was taken. */
static bool is_explained(const struct svision_reader *reader, const struct search *search)
{
    return !search || (!reader->pyramid.negative &&
                       (search_is_due(search) || reader->none.reason == SVISION_REASON_NONE));
}

enum svision_status reader_read(struct svision_reader *reader, const struct reader_place *expected,
                                struct search *search)
{
    unsigned found;
    double start = clock_now();
    if (reader->is_relit)
        pyramid_fill(&reader->pyramid, &reader->image);
    reader->is_relit = false;
    enum detect_result result = find_grids(reader, expected, search, &found);
    report_detected(reader, start, found);
    reader->lacks_memory = false;
    reader->kept = 0;
    reader_read_grids(reader, found);
    if (reader->count == 0 && is_explained(reader, search))
        no_grid_explain(&reader->detect, &reader->pyramid, found ? DETECT_NO_LINES : result,
                        &reader->none);
    else if (reader->count)
        diagnosis_clear(&reader->none, 0);
    return reader->lacks_memory ? drop_readings(reader)
           : reader->count      ? SVISION_OK
                                : SVISION_NO_GRID;
}

size_t reader_count(const struct svision_reader *reader)
{
    return reader->count;
}

const struct svision_diagnosis *reader_diagnosis(const struct svision_reader *reader)
{
    return &reader->none;
}

enum regions_verdict reader_judge_boxes(const struct svision_reader *reader,
                                        const struct svision_reading *reading)
{
    for (size_t i = 0; i < reader->count; i++)
        if (&reader->readings[i] == reading)
            return regions_judge(&reader->pyramid, &reader->grids[reader->source[i]], reading->turn,
                                 reading->size);
    return REGIONS_UNKNOWN;
}

struct unread_marks reader_find_unread(struct svision_reader *reader,
                                       const struct svision_reading *reading)
{
    struct unread_marks unread = {.kinds = 0};
    for (size_t i = 0; i < reader->count; i++) {
        const struct grid *grid = &reader->grids[reader->source[i]];
        if (&reader->readings[i] != reading)
            continue;
        unread = unread_marks_find(&reader->pyramid, grid, reading, reader->ink);
        unread_marks_find_outside(&reader->pyramid, grid, reading->turn, &unread);
    }
    return unread;
}

const struct cell_glyph *reader_glyphs(const struct svision_reader *reader,
                                       const struct posterior **posterior)
{
    *posterior = &reader->posterior;
    return reader->glyphs;
}

const struct pyramid *reader_pyramid(const struct svision_reader *reader)
{
    return &reader->pyramid;
}

const struct sudoku_allocator *reader_allocator(const struct svision_reader *reader)
{
    return &reader->allocator;
}

struct kbest *reader_kbest(struct svision_reader *reader)
{
    return &reader->kbest;
}

const struct svision_reading *svision_reader_reading(const struct svision_reader *reader,
                                                     size_t index)
{
    return reader && index < reader->count ? &reader->readings[reader->order[index]] : NULL;
}
