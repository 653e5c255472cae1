/* The reading of one grid:
 *
 *     marks -> board -> entries -> judges -> cause */
#include <string.h>

#include "board_size.h"
#include "common/clock.h"
#include "digits/network/models.h"
#include "digits/zero.h"
#include "reader/board/box_shape.h"
#include "reader/board/regions.h"
#include "reader/certainty/board/cut_off.h"
#include "reader/certainty/board/renaming.h"
#include "reader/certainty/cause.h"
#include "reader/certainty/confidence.h"
#include "reader/classify.h"
#include "reader/hand/consensus.h"
#include "reader/hand/entries.h"
#include "reader/hand/mixture.h"
#include "reader/hand/notes.h"
#include "reader/hand/pen.h"
#include "reader/hand/typed.h"
#include "reader/hand/verdict.h"
#include "reader/placement.h"
#include "reader/reader.h"
#include "reader/reader_state.h"
#include "reader/unread/glance.h"
#include "reader/unread/unread_marks.h"

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
    if (reader->part || grid->side != BOARD_SIZE_CLASSIC ||
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
                       struct assignment *assignment, struct svision_reading *reading)
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
    }
}

/* Makes digits in another ink entries if the puzzle has one solution without them. */
static void separate_typed(struct svision_reader *reader, struct evidence *evidence,
                           struct assignment *assignment, const struct svision_reading *reading)
{
    struct mixture hand;
    if (!reading->has_hands || reading->has_place ||
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

/* Empties the candidates of cells in cages, since sums look like some. */
static void drop_sums(struct svision_reading *reading)
{
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (reading->unread.cells[i] & SVISION_UNREAD_CAGES)
            reading->candidates[i] = 0;
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
    if (reading->joined)
        return;
    if (unsure || glance_sees_marks(&glance, reading))
        reading->unread = unread_marks_find(&reader->pyramid, grid, reading, reader->ink);
    if (unsure || glance_sees_outside(&glance))
        unread_marks_find_outside(&reader->pyramid, grid, reading->turn, &reading->unread);
    drop_sums(reading);
}

/* Names the highest digit of READING 0 if GLYPHS look more like it than like that digit. */
static void name_highest(const struct cell_glyph *glyphs, struct svision_reading *reading)
{
    const float zero = zero_probability(glyphs, reading->size->side, reading->cells);
    reading->zero_is_open = fmaxf(zero, 1 - zero) < CONFIDENCE_MIN;
    if (zero > 1 - zero)
        reading_name_zero(reading);
}

/* Copies the board and the costs of its digits into READING. */
static void set_board(struct svision_reader *reader, const struct evidence *evidence,
                      struct assignment *assignment, struct svision_reading *reading)
{
    const struct posterior *posterior = &reader->posterior;
    unsigned side = evidence->grid->side;
    const struct renaming renaming = renaming_find(reader->glyphs, side, assignment->cells);
    reading->naming = renaming.lead;
    if (assignment->solutions == 1)
        renaming_rival(&renaming, side, assignment);
    reading->turn = evidence->turn;
    memcpy(reading->cells, assignment->cells, sizeof reading->cells);
    memcpy(reading->solution, assignment->solution, sizeof reading->solution);
    if (evidence->model == &digits_model)
        name_highest(reader->glyphs, reading);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        memcpy(reading->cost[i], posterior->cost[i],
               posterior->answers * sizeof reading->cost[i][0]);
    memcpy(reading->hand, posterior->hand, sizeof reading->hand);
    memcpy(reading->whole, posterior->whole, sizeof reading->whole);
    reading->solutions = assignment->solutions;
    memcpy(reading->expected, assignment->solution, sizeof reading->expected);
    placement_set(&reader->pyramid, evidence->grid, evidence->turn, reading);
    diagnosis_clear(&reading->diagnosis, side);
}

/* Reads the board and the entries of a frame of a film, where time is short and other frames
 * follow. */
static void read_frame(struct svision_reader *reader, struct evidence *evidence,
                       struct assignment *assignment, struct svision_reading *reading)
{
    find_board(reader, evidence, assignment, reading);
    set_board(reader, evidence, assignment, reading);
    entries_read(reader->glyphs, reader->posterior.note, evidence->typed, reading,
                 evidence->entry_doubt);
    reading->diagnosis.edges = cut_off_edges(&reader->pyramid, evidence->grid);
    confidence_judge(evidence, reading);
}

/* Finds the board of a still picture, with regions and typed digits. */
static void find_still_board(struct svision_reader *reader, struct evidence *evidence,
                             struct assignment *assignment, struct svision_reading *reading)
{
    float *weights = reader->weights;
    memset(reader->weights, 0, sizeof reader->weights);
    grid_weigh(&reader->pyramid, evidence->grid, weights);
    inverse_ignore_lines(&reader->inverse, evidence->grid->side, weights);
    find_board(reader, evidence, assignment, reading);
    try_regions(reader, evidence, weights, assignment, reading);
    separate_typed(reader, evidence, assignment, reading);
    reading->denied = reading->size != &board_size_jigsaw &&
                      regions_deny_boxes(weights, evidence->turn, reading->size);
}

/* Finds covered cells. Dark cells hide the lines beside them, and may be what an earlier look took
 * for objects. */
static void find_covered(struct svision_reader *reader, struct evidence *evidence,
                         const struct svision_reading *reading)
{
    if (reader->inverse.count)
        return;
    covered_find(&reader->pyramid, reading, &reader->sightings, evidence->covered);
    covered_remember(reading, evidence->covered, &reader->sightings);
}

/* Reads all marks of a still picture. */
static void read_still(struct svision_reader *reader, struct evidence *evidence,
                       struct assignment *assignment, struct svision_reading *reading)
{
    const struct grid *grid = evidence->grid;
    const struct small_marks_page page = {&reader->pyramid, grid, evidence->turn, reader->darkness,
                                          reader->glyphs};
    find_still_board(reader, evidence, assignment, reading);
    set_board(reader, evidence, assignment, reading);
    if (reading->has_hands && !reading->joined)
        consensus_choose(&reader->kbest, reader->glyphs, &reader->posterior, reading);
    if (reading->has_hands)
        pen_weigh(&reader->pyramid, grid, evidence->turn, reading, reader->glyphs);
    entries_read(reader->glyphs, reader->posterior.note, evidence->typed, reading,
                 evidence->entry_doubt);
    if (reading->has_hands)
        notes_find(&page, &reader->notes, reading, evidence->entry_doubt);
    reading->diagnosis.edges = cut_off_cells(&reader->pyramid, grid, evidence->turn, reading);
    find_covered(reader, evidence, reading);
    confidence_judge(evidence, reading);
    find_unread(reader, grid, reading);
}

/* Fills READING once the marks are known. */
static void read_glyphs(struct svision_reader *reader, struct evidence *evidence,
                        struct assignment *assignment, struct svision_reading *reading)
{
    reading->has_hands = orientation_has_hands(evidence->grid->side, evidence->model);
    if (reader->still)
        read_still(reader, evidence, assignment, reading);
    else
        read_frame(reader, evidence, assignment, reading);
    cause_find(evidence, reading);
    bool credible = verdicts_find(reader->glyphs, reading);
    reading->solution_is_sure = credible && confidence_of_solution(evidence, reading);
}

bool reader_read_grid(struct svision_reader *reader, struct grid *grid,
                      struct svision_reading *reading)
{
    struct assignment assignment;
    const struct orientation up = classify_marks(reader, grid);
    struct evidence evidence = {.pyramid = &reader->pyramid,
                                .grid = grid,
                                .patches = (const uint8_t(*)[CELL_PIXELS])reader->patches,
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
