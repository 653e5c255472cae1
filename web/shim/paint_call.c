/* Painting on pictures. */
#include <sudokuvision/sudokuvision.h>

#include "shim/calls.h"
#include "shim/picture.h"
#include "shim/session.h"
#include "shim/step.h"

/* Takes what an overlay shows on the board of SESSION; STEP is room for its step. */
static void take_overlay(struct request *in, const struct session *session,
                         struct svision_overlay *overlay, struct sudoku_step *step)
{
    const unsigned cells = session->cells, side = session->side;
    overlay->side = side;
    overlay->crossings =
        take_exactly(in, sizeof *overlay->crossings, (size_t)(side + 1) * (side + 1));
    overlay->digits = take_exactly(in, 1, cells);
    overlay->givens = take_exactly(in, 1, cells);
    overlay->candidates = take_exactly(in, sizeof *overlay->candidates, cells);
    overlay->badges = take_exactly(in, 1, cells);
    overlay->color = take_unsigned(in);
    overlay->opacity = (float)take_number(in);
    overlay->lit = take_unsigned(in) != 0;
    overlay->outline = (float)take_number(in);
    overlay->outline_color = take_unsigned(in);
    overlay->symbols = take_string(in);
    overlay->numbers = take_unsigned(in) != 0;
    overlay->step_cells = take_exactly(in, 1, cells);
    overlay->step_candidates = take_exactly(in, sizeof *overlay->step_candidates, cells);
    if (take_step(in, step)) {
        overlay->step = step;
        overlay->layout = session->layout;
    }
}

enum sudoku_status call_paint(struct request *in, struct reply *out)
{
    struct svision_canvas picture;
    struct session *session;
    struct sudoku_step step;
    struct svision_overlay overlay = SVISION_OVERLAY_INIT;
    size_t size;
    enum sudoku_status status = take_picture(in, &picture, &size);
    if (!status)
        status = take_layout(in, &session);
    if (status)
        return status;
    take_overlay(in, session, &overlay, &step);
    if (in->failed || session->cells != session->side * session->side)
        return SUDOKU_ERR_ARGUMENT;
    const enum svision_status painted = svision_overlay_paint(&overlay, &picture);
    put_array(out, picture.pixels, 1, size);
    return picture_status(painted);
}
