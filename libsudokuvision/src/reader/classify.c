#include "reader/classify.h"

#include "board_size.h"
#include "common/clock.h"
#include "digits/framed.h"
#include "digits/mark/ink.h"
#include "digits/mark/mark_window.h"
#include "digits/numbers.h"
#include "digits/zero.h"
#include "reader/hand/mixture.h"
#include "reader/reader_state.h"

/* Extracts the cells of GRID. Light cells on dark in a still picture become negatives in the
 * picture itself, so that their lines are found too. */
static void take_cells(struct svision_reader *reader, struct grid *grid)
{
    cells_extract(&reader->pyramid, grid, reader->patches);
    inverse_invert_cells(reader->patches, grid->side, &reader->inverse);
    if (!reader->still || reader->inverse.count == 0)
        return;
    inverse_invert_picture(&reader->inverse, grid, &reader->pyramid);
    reader->is_relit = true;
    fit_place_straight(grid, &reader->detect.place);
    detect_fit_at(&reader->detect, &reader->pyramid, UINT32_C(1) << grid->side,
                  &reader->detect.place, grid);
    cells_extract(&reader->pyramid, grid, reader->patches);
}

struct orientation classify_marks(struct svision_reader *reader, struct grid *grid)
{
    const uint8_t(*patches)[CELL_PIXELS] = (const uint8_t(*)[CELL_PIXELS])reader->patches;
    double start = clock_now();
    take_cells(reader, grid);
    start = trace_stage(&reader->trace, SVISION_STAGE_CELLS, start, &reader->patches[0][0],
                        CELL_SIDE, CELL_SIDE * grid->side * grid->side);
    cell_glyphs_find(patches, grid->side, reader->glyphs,
                     grid->side == BOARD_SIZE_CLASSIC ? reader->darkness : NULL);
    for (unsigned i = 0; i < grid->side * grid->side; i++) {
        reader->glyphs[i].inverse = reader->inverse.sum[i] != 0;
        reader->glyphs[i].part_dark = reader->inverse.open[i];
        reader->glyphs[i].framed = false;
    }
    ink_measure(&reader->image, &reader->pyramid, grid, patches, reader->glyphs);
    struct orientation up = orientation_turn_upright(reader->glyphs, grid->side, reader->work);
    if (grid->side > BOARD_SIZE_CLASSIC) {
        numbers_try(patches, grid->side, reader->glyphs, reader->work, &up);
        zero_resolve(reader->glyphs, grid->side, &up);
    }
    if (reader->still && orientation_has_hands(grid->side, up.model))
        mark_window_rescore(&reader->pyramid, grid, up.turn, reader->glyphs);
    if (orientation_has_hands(grid->side, up.model))
        framed_read(reader->darkness, up.turn, reader->glyphs);
    trace_stage(&reader->trace, SVISION_STAGE_DIGITS, start, NULL, 0, 0);
    return up;
}

void classify_answers(struct svision_reader *reader, const struct grid *grid,
                      const struct orientation *up)
{
    struct mixture hand;
    bool has_hands = orientation_has_hands(grid->side, up->model);
    if (has_hands)
        mixture_fit(reader->glyphs, SVISION_CELLS, &hand);
    posterior_weigh(reader->glyphs, grid->side, up->model, has_hands ? &hand : NULL,
                    &reader->posterior);
}
