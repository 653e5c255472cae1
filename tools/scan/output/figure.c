#include "scan/output/figure.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/text/board.h"

enum { SIDE = 9 };

size_t scan_figures(const struct scan_result *result)
{
    return result->count && svision_reading_place(result->readings[0]) ? 1 : result->count;
}

bool scan_figure_is_joined(const struct scan_figure *figure)
{
    return svision_reading_place(figure->parts[0]) != NULL;
}

static void open_alone(struct scan_figure *figure)
{
    figure->layout = scan_layout(figure->parts[0]);
    figure->cells = sudoku_layout_cell_count(figure->layout);
    for (unsigned i = 0; i < figure->cells; i++)
        figure->cell[i] = (uint16_t)i;
}

/* Finds the first part that contains CELL of the figure. */
static void find_cell(struct scan_figure *figure, unsigned cell)
{
    unsigned row = sudoku_layout_cell_row(figure->layout, cell);
    unsigned column = sudoku_layout_cell_column(figure->layout, cell);
    for (size_t i = figure->part_count; i-- > 0;) {
        const uint16_t *place = svision_reading_place(figure->parts[i]);
        unsigned down = row - place[0], across = column - place[1];
        if (down >= SIDE || across >= SIDE)
            continue;
        figure->part[cell] = (uint8_t)i;
        figure->cell[cell] = (uint16_t)(down * SIDE + across);
    }
}

static void open_joined(struct scan_figure *figure)
{
    uint16_t places[2 * SVISION_MAX_GRIDS];
    for (size_t i = 0; i < figure->part_count; i++) {
        const uint16_t *place = svision_reading_place(figure->parts[i]);
        places[2 * i] = place[0];
        places[2 * i + 1] = place[1];
    }
    enum sudoku_status status =
        sudoku_layout_create_joined(places, (unsigned)figure->part_count, NULL, &figure->layout);
    if (status != SUDOKU_OK) {
        fprintf(stderr, SCAN_PREFIX "%s\n", sudoku_strstatus(status));
        exit(EXIT_FAILURE);
    }
    figure->cells = sudoku_layout_cell_count(figure->layout);
    for (unsigned i = 0; i < figure->cells; i++)
        find_cell(figure, i);
}

/* Returns the first reading with a problem other than an uncertain neighbor. */
static const struct svision_reading *find_speaker(const struct scan_figure *figure)
{
    for (size_t i = 0; i < figure->part_count; i++) {
        enum svision_reason reason =
            svision_diagnosis_reason(svision_reading_diagnosis(figure->parts[i]));
        if (reason != SVISION_REASON_NONE && reason != SVISION_REASON_JOINED)
            return figure->parts[i];
    }
    return figure->parts[0];
}

void scan_figure_open(const struct scan_result *result, size_t index, struct scan_figure *figure)
{
    bool joined = svision_reading_place(result->readings[index]) != NULL;
    *figure = (struct scan_figure){.parts = result->readings + index,
                                   .part_count = joined ? result->count : 1};
    figure->speaker = find_speaker(figure);
    if (joined)
        open_joined(figure);
    else
        open_alone(figure);
}

void scan_figure_close(struct scan_figure *figure)
{
    sudoku_layout_destroy(figure->layout);
}

const char *scan_figure_symbols(const struct scan_figure *figure)
{
    const uint8_t *cells = svision_reading_givens(figure->speaker);
    return board_line_symbols(svision_reading_symbols(figure->speaker), cells,
                              svision_reading_side(figure->speaker));
}

const struct svision_reading *scan_figure_part(const struct scan_figure *figure, unsigned cell)
{
    return figure->parts[figure->part[cell]];
}

unsigned scan_figure_unread(const struct scan_figure *figure)
{
    unsigned kinds = 0;
    for (size_t i = 0; i < figure->part_count; i++)
        kinds |= svision_reading_unread_marks(figure->parts[i]);
    return kinds;
}

void scan_figure_gather(const struct scan_figure *figure,
                        const uint8_t *(*read)(const struct svision_reading *reading),
                        uint8_t *cells)
{
    for (unsigned i = 0; i < figure->cells; i++)
        cells[i] = read(scan_figure_part(figure, i))[figure->cell[i]];
}
