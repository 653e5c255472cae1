/* A classic board to draw, and its solution. */
#ifndef TESTS_DRAW_CLASSIC_H
#define TESTS_DRAW_CLASSIC_H

#include <sudokuvision/sudokuvision.h>

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char answer[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static inline void read_cells(const char *text, uint8_t cells[81])
{
    for (int i = 0; i < 81; i++)
        cells[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
}

static inline struct svision_drawing classic(const uint8_t *cells, const uint8_t *givens)
{
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = sudoku_layout_classic();
    drawing.cells = cells;
    drawing.givens = givens;
    return drawing;
}

#endif
