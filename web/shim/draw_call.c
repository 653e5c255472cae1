/* Boards as SVG. */
#include <sudokuvision/draw.h>

#include "shim/calls.h"
#include "shim/session.h"
#include "shim/step.h"

enum sudoku_status call_drawSvg(struct request *in, struct reply *out)
{
    struct session *session;
    struct sudoku_step step;
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    enum sudoku_status status = take_layout(in, &session);
    if (status)
        return status;
    drawing.layout = session->layout;
    drawing.cells = take_exactly(in, 1, session->cells);
    drawing.givens = take_exactly(in, 1, session->cells);
    drawing.candidates = take_exactly(in, sizeof *drawing.candidates, session->cells);
    drawing.symbols = take_string(in);
    drawing.title = take_string(in);
    const unsigned width = take_unsigned(in);
    if (take_step(in, &step))
        drawing.step = &step;
    unsigned height;
    if (in->failed || svision_draw_height(&drawing, width, &height) != SVISION_OK)
        return SUDOKU_ERR_ARGUMENT;
    const size_t length = svision_draw_svg(&drawing, width, height, NULL, 0);
    char *text = length ? put_room(out, 1, length + 1) : NULL;
    if (text)
        svision_draw_svg(&drawing, width, height, text, length + 1);
    return length ? SUDOKU_OK : SUDOKU_ERR_ARGUMENT;
}
