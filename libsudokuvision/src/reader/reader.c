/* The reader, from a picture to its readings:
 *
 *     picture -> gray -> grids -> cells -> digits -> the way up -> reading -> confidence */
#include <sudokuvision/reader.h>

#include <string.h>

#include "board_size.h"
#include "common/clock.h"
#include "digits/network/models.h"
#include "digits/zero.h"
#include "reader/board/box_shape.h"
#include "reader/board/regions.h"
#include "reader/certainty/confidence.h"
#include "reader/certainty/cut_off.h"
#include "reader/certainty/no_grid.h"
#include "reader/certainty/notes.h"
#include "reader/certainty/renaming.h"
#include "reader/classify.h"
#include "reader/hand/candidates.h"
#include "reader/hand/consensus.h"
#include "reader/hand/entries.h"
#include "reader/hand/mixture.h"
#include "reader/hand/pen.h"
#include "reader/hand/typed.h"
#include "reader/hand/verdict.h"
#include "reader/placement.h"
#include "reader/reader.h"
#include "reader/reader_state.h"
#include "reader/unread/glance.h"
#include "reader/unread/unread_marks.h"

/* A picture with at most this mean brightness may be light on dark. */
#define DARK_PICTURE 110

/* Finds the regions of a jigsaw from the lines, or from the shades of the paper if the lines
 * show none. */
static bool find_regions(const struct svision_reader *reader, const struct evidence *evidence,
                         const float *weights, uint8_t *region)
{
    unsigned side = evidence->grid->side, turn = evidence->turn;
    return regions_find(side, weights, turn, region) ||
           (reader->inverse.count == 0 && regions_find_shades(reader->glyphs, side, turn, region));
}

/* Tries regions in place of boxes, even if there is one solution with boxes. */
static void try_regions(struct svision_reader *reader, struct evidence *evidence,
                        const float *weights, struct assignment *assignment,
                        struct svision_reading *reading)
{
    const struct grid *grid = evidence->grid;
    bool explained = assignment->printed == 1;
    if (!reader->still || grid->side != BOARD_SIZE_CLASSIC ||
        !find_regions(reader, evidence, weights, reading->region))
        return;
    evidence->has_boxes = regions_are_boxes(grid->side, reading->region);
    if (evidence->has_boxes || !jigsaw_open(&reader->kbest.jigsaw, grid->side, reading->region))
        return;
    reading->size = &board_size_jigsaw;
    kbest_find(&reader->kbest, reading->size, &reader->posterior, assignment);
    evidence->other_way = explained && assignment->printed != 1;
}

/* Finds the likeliest board with a solution: for the grid alone, or its part of the board of all
 * joined grids. */
static void find_board(struct svision_reader *reader, struct evidence *evidence,
                       const float *weights, struct assignment *assignment,
                       struct svision_reading *reading)
{
    const struct box_shape_question question = {evidence->grid, evidence->turn, &reader->posterior};
    reading->joined = reader->is_joined;
    if (reader->part) {
        reading->has_place = true;
        reading->size = board_size_of_side(BOARD_SIZE_CLASSIC);
        joined_place(&reader->joined, *reader->part, reading->place);
        joined_part(&reader->joined, *reader->part, assignment);
    } else {
        reading->size =
            box_shape_solve(&question, &reader->kbest, assignment, &evidence->other_way);
        try_regions(reader, evidence, weights, assignment, reading);
    }
}

/* Makes digits in another ink entries if the puzzle has one solution without them. */
static void separate_typed(struct svision_reader *reader, struct evidence *evidence,
                           struct assignment *assignment, const struct svision_reading *reading)
{
    struct mixture hand;
    if (!reader->still || !reading->has_hands || reading->has_place ||
        !typed_find(&reader->kbest, reading->size, reader->glyphs, &reader->posterior,
                    evidence->typed, evidence->typed_unclear))
        return;
    mixture_fit(reader->glyphs, SVISION_CELLS, &hand);
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        if (!evidence->typed[i])
            continue;
        typed_rule_out_print(&reader->glyphs[i]);
        hand.odds[i] = MIXTURE_MAX;
    }
    posterior_weigh(reader->glyphs, reading->size->side, evidence->model, &hand,
                    &reader->posterior);
    kbest_find(&reader->kbest, reading->size, &reader->posterior, assignment);
}

/* Finds marks besides digits in a still picture if the digits are not sure or a quick check finds
 * some. */
static void find_unread(struct svision_reader *reader, const struct grid *grid,
                        struct svision_reading *reading)
{
    const struct glance glance = {&reader->pyramid, grid,
                                  (const uint8_t(*)[CELL_PIXELS])reader->patches, reader->glyphs,
                                  reader->ink};
    bool unsure = reading->certainty == SVISION_UNCERTAIN;
    if (!reader->still || reading->joined)
        return;
    if (unsure || glance_sees_marks(&glance, reading))
        reading->unread = unread_marks_find(&reader->pyramid, grid, reading, reader->ink);
    if (unsure || glance_sees_outside(&glance))
        unread_marks_find_outside(&reader->pyramid, grid, reading->turn, &reading->unread);
}

/* Fills READING once the marks are known. */
static void read_glyphs(struct svision_reader *reader, struct evidence *evidence,
                        struct assignment *assignment, struct svision_reading *reading)
{
    const struct grid *grid = evidence->grid;
    float weights[LINES_SEGMENTS] = {0};
    reading->has_hands = orientation_has_hands(grid->side, evidence->model);
    if (reader->still) {
        grid_weigh(&reader->pyramid, grid, weights);
        inverse_ignore_lines(&reader->inverse, grid->side, weights);
    }
    find_board(reader, evidence, weights, assignment, reading);
    separate_typed(reader, evidence, assignment, reading);
    const struct renaming renaming = renaming_find(reader->glyphs, grid->side, assignment->cells);
    reading->naming = renaming.lead;
    if (assignment->solutions == 1)
        renaming_rival(&renaming, grid->side, assignment);
    reading->turn = evidence->turn;
    reading->denied = reader->still && reading->size != &board_size_jigsaw &&
                      regions_deny_boxes(weights, evidence->turn, reading->size);
    memcpy(reading->cells, assignment->cells, sizeof reading->cells);
    memcpy(reading->solution, assignment->solution, sizeof reading->solution);
    if (evidence->model == &digits_model &&
        zero_is_highest(reader->glyphs, grid->side, reading->cells, &reading->zero_is_open))
        reading_name_zero(reading);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        memcpy(reading->cost[i], reader->posterior.cost[i],
               reader->posterior.answers * sizeof reading->cost[i][0]);
    memcpy(reading->hand, reader->posterior.hand, sizeof reading->hand);
    memcpy(reading->whole, reader->posterior.whole, sizeof reading->whole);
    reading->solutions = assignment->solutions;
    memcpy(reading->expected, assignment->solution, sizeof reading->expected);
    if (reader->still && reading->has_hands && !reading->joined)
        consensus_choose(&reader->kbest, reader->glyphs, &reader->posterior, reading);
    if (reader->still && reading->has_hands)
        pen_weigh(&reader->pyramid, grid, evidence->turn, reading, reader->glyphs);
    entries_read(reader->glyphs, reader->posterior.note, evidence->typed, reading,
                 evidence->entry_doubt);
    if (reader->still && reading->has_hands)
        notes_find(&reader->pyramid, grid, evidence->turn, reader->darkness, reader->glyphs,
                   reading, evidence->entry_doubt);
    placement_set(&reader->pyramid, grid, evidence->turn, reading);
    diagnosis_clear(&reading->diagnosis, grid->side);
    reading->diagnosis.edges = reader->still
                                   ? cut_off_cells(&reader->pyramid, grid, evidence->turn, reading)
                                   : cut_off_edges(&reader->pyramid, grid);
    if (reader->still && reading->has_hands)
        candidates_read(&reader->pyramid, grid, evidence->turn,
                        (const uint8_t(*)[CELL_PIXELS])reader->patches, reading);
    confidence_judge(evidence, reading);
    find_unread(reader, grid, reading);
    confidence_find_cause(evidence, reading);
    reading->solution_is_sure = confidence_of_solution(evidence, reading);
    verdicts_find(reader->glyphs, reading);
}

/* Reads GRID. False: it is no puzzle; never for a classic grid. */
static bool read_grid(struct svision_reader *reader, struct grid *grid,
                      struct svision_reading *reading)
{
    struct assignment assignment;
    const struct orientation up = classify_marks(reader, grid);
    struct evidence evidence = {.pyramid = &reader->pyramid,
                                .grid = grid,
                                .space = &reader->kbest,
                                .glyphs = reader->glyphs,
                                .posterior = &reader->posterior,
                                .assignment = &assignment,
                                .turn = up.turn,
                                .lead = up.lead,
                                .model = up.model,
                                .is_still = reader->still,
                                .touched = cut_off_touched(&reader->pyramid, grid)};
    double start = clock_now();
    memset(reading, 0, sizeof *reading);
    reading->zero_is_open = up.zero_is_open;
    reading->numbers = up.model == &numerals_model && (!up.zero || grid->side > 10);
    if (grid->side != BOARD_SIZE_CLASSIC && !orientation_has_digits(reader->glyphs, grid->side))
        return false;
    if (!reader_need(reader, grid->side)) {
        reader->lacks_memory = true;
        return false;
    }
    classify_answers(reader, grid, &up);
    read_glyphs(reader, &evidence, &assignment, reading);
    if (up.zero)
        reading_name_zero(reading);
    trace_stage(&reader->trace, SVISION_STAGE_READ, start, NULL, 0, 0);
    return true;
}

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

/* Finds the grid at EXPECTED if it is not NULL and there is one, otherwise all grids. */
static enum detect_result find_grids(struct svision_reader *reader,
                                     const struct reader_place *expected, unsigned *found)
{
    detect_reset(&reader->detect);
    if (expected) {
        struct svision_point crossings[BOARD_MAX_CROSSINGS];
        struct fit_place place;
        for (unsigned i = 0; i < board_size_crossings(expected->size); i++)
            crossings[i] = pyramid_from_picture(&reader->pyramid, expected->crossings[i], 0);
        fit_place_of_crossings(crossings, expected->size, &place);
        *found = 1;
        if (detect_fit_at(&reader->pyramid, reader->detect.sides, &place, &reader->grids[0]))
            return DETECT_FOUND;
    }
    return detect_grids(&reader->detect, &reader->pyramid, DETECT_ALL, reader->grids, found);
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
        reader->count += read_grid(reader, &reader->grids[i], &reader->readings[place]);
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
        joined_score(shape, reader->grids) >= JOINED_CLEAR && solve_joined(reader, shape->count);
    reader->is_joined = true;
    for (unsigned i = 0; i < shape->count; i++) {
        reader->part = solved ? &i : NULL;
        reader->source[i] = i;
        reader->count += read_grid(reader, &reader->grids[i], &reader->readings[i]);
    }
    reader->part = NULL;
    reader->is_joined = false;
    if (solved)
        joined_judge(reader->readings, reader->count);
    sort_readings(reader);
    return reader->count > 0;
}

void reader_load(struct svision_reader *reader, const struct svision_image *image)
{
    double start = clock_now();
    reader->image = *image;
    pyramid_fill(&reader->pyramid, image);
    report_gray(reader, start);
}

/* Drops all readings because one lacks memory. */
static enum svision_status drop_readings(struct svision_reader *reader)
{
    reader->count = 0;
    return SVISION_ERR_MEMORY;
}

enum svision_status reader_read(struct svision_reader *reader, const struct reader_place *expected)
{
    unsigned found;
    double start = clock_now();
    if (reader->is_relit)
        pyramid_fill(&reader->pyramid, &reader->image);
    reader->is_relit = false;
    enum detect_result result = find_grids(reader, expected, &found);
    report_detected(reader, start, found);
    reader->lacks_memory = false;
    reader->kept = 0;
    reader_read_grids(reader, found);
    if (reader->count == 0)
        no_grid_explain(&reader->detect, &reader->pyramid, found ? DETECT_NO_LINES : result,
                        &reader->none);
    else
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

struct kbest *reader_kbest(struct svision_reader *reader)
{
    return &reader->kbest;
}

const struct svision_reading *svision_reader_reading(const struct svision_reader *reader,
                                                     size_t index)
{
    return reader && index < reader->count ? &reader->readings[reader->order[index]] : NULL;
}
