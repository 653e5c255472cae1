#include "cam/window/sheet.h"

#include <string.h>

#include <sudoku/board.h>
#include <sudokuvision/draw.h>

#include "cam/window/legible.h"

/* The parts of a painted puzzle, with their storage. */
struct sheet {
    struct cam_content content;
    uint8_t digits[SVISION_MAX_CELLS];
    uint8_t paper[SVISION_MAX_CELLS]; /* digits on the paper, given or handwritten */
    uint8_t marks[SVISION_MAX_CELLS];
    sudoku_digitset candidates[SVISION_MAX_CELLS];
    struct svision_overlay step;
    struct sudoku_step place;
    const struct sudoku_candidate *placements; /* painted as large as digits */
    size_t placement_count;
};

static void take_paper(struct sheet *sheet, const struct cam_puzzle *puzzle)
{
    for (unsigned i = 0; i < puzzle->side * puzzle->side; i++)
        sheet->paper[i] = puzzle->cells[i] ? puzzle->cells[i] : puzzle->entries[i];
    sheet->content.givens = sheet->paper;
}

static void show_mistakes(struct sheet *sheet, const struct cam_puzzle *puzzle)
{
    static const uint8_t marks[] = {[SVISION_VERDICT_NONE] = SVISION_BADGE_NONE,
                                    [SVISION_VERDICT_RIGHT] = SVISION_BADGE_TICK,
                                    [SVISION_VERDICT_MISTAKE] = SVISION_BADGE_RING,
                                    [SVISION_VERDICT_UNDECIDED] = SVISION_BADGE_QUERY};
    for (unsigned i = 0; i < puzzle->side * puzzle->side; i++)
        sheet->marks[i] = marks[puzzle->verdicts[i]];
    sheet->content.marks = sheet->marks;
}

static void show_steps(struct sheet *sheet, const struct cam_hint *hint)
{
    cam_hint_digits(hint, sheet->digits);
    cam_hint_overlay(hint, &sheet->place, &sheet->step);
    sheet->content.digits = sheet->digits;
    sheet->content.step = &sheet->step;
}

/* Without candidates, the step's placements fit in the cells. */
static void show_placements(struct sheet *sheet, const struct cam_hint *hint)
{
    const struct sudoku_step *step = hint->found.step;
    if (!step || hint->level < SUDOKU_HINT_STEP || step->elimination_count)
        return;
    for (size_t i = 0; i < step->placement_count; i++)
        sheet->digits[step->placements[i].cell] = (uint8_t)step->placements[i].digit;
    cam_hint_place(hint, &sheet->place, &sheet->step);
    sheet->placements = step->placements;
    sheet->placement_count = step->placement_count;
}

/* Shows the candidates that the steps have left, or those that follow from the digits. */
static void show_candidates(struct sheet *sheet, const struct cam_model *model,
                            const struct cam_puzzle *puzzle)
{
    bool is_told = model->answer == CAM_ANSWER_STEPS && model->hint.layout;
    if (is_told) {
        memcpy(sheet->candidates, model->hint.candidates, sizeof sheet->candidates);
    } else {
        struct sudoku_layout *layout = cam_puzzle_layout(puzzle);
        if (layout)
            sudoku_board_candidates(layout, sheet->paper, sheet->candidates);
        sudoku_layout_destroy(layout);
        sheet->content.digits = NULL;
    }
    sheet->content.candidates = sheet->candidates;
}

static void fill_in(struct sheet *sheet, const struct cam_model *model,
                    const struct cam_puzzle *puzzle)
{
    if (model->answer == CAM_ANSWER_STEPS)
        show_steps(sheet, &model->hint);
    else if (model->answer == CAM_ANSWER_MISTAKES)
        show_mistakes(sheet, puzzle);
    else
        sheet->content.digits = puzzle->solution;
    if (model->candidates)
        show_candidates(sheet, model, puzzle);
    else if (model->answer == CAM_ANSWER_STEPS)
        show_placements(sheet, &model->hint);
}

static void paint_corrections(const struct cam_puzzle *puzzle, const struct cam_grid *grid,
                              const struct svision_canvas *canvas)
{
    for (unsigned i = 0; i < puzzle->side * puzzle->side; i++)
        if (puzzle->cells[i] != puzzle->read[i])
            cam_paint_correction(canvas, grid, i, puzzle->cells[i]);
}

void cam_sheet_paint(const struct cam_model *model, const struct cam_puzzle *puzzle,
                     const struct cam_grid *grid, const struct cam_look *look,
                     const struct svision_canvas *canvas)
{
    struct sheet sheet = {.step = SVISION_OVERLAY_INIT};
    struct cam_look seen = *look;
    if (grid->state == SVISION_TRACK_NONE || grid->side != puzzle->side)
        return;
    seen.color = cam_legible_color(canvas, grid, look->color);
    take_paper(&sheet, puzzle);
    if (grid->state == SVISION_TRACK_OUTLINED)
        cam_paint_outline(canvas, grid);
    paint_corrections(puzzle, grid, canvas);
    /* A reading neither committed nor corrected may be wrong, so nothing is derived from it. */
    if (puzzle->number || cam_puzzle_corrections(puzzle)) {
        fill_in(&sheet, model, puzzle);
        cam_paint_content(canvas, grid, &sheet.content, &seen);
        for (size_t i = 0; i < sheet.placement_count; i++)
            cam_paint_placement(canvas, grid, sheet.placements[i].cell);
    }
    if (model->selected >= 0)
        cam_paint_selection(canvas, grid, (unsigned)model->selected);
}

/* Returns the middle part of CANVAS in which a board has square cells of whole pixels and a
 * margin of half a cell. */
static struct svision_canvas middle_of(const struct svision_canvas *canvas, unsigned side,
                                       struct svision_point *corner)
{
    unsigned room = canvas->width < canvas->height ? canvas->width : canvas->height;
    struct svision_canvas part = *canvas;
    part.width = part.height = room / (side + 1) * (side + 1);
    unsigned left = (canvas->width - part.width) / 2, top = (canvas->height - part.height) / 2;
    part.pixels += top * canvas->stride + 4 * (size_t)left;
    *corner = (struct svision_point){left, top};
    return part;
}

void cam_sheet_print(const struct cam_puzzle *puzzle, const struct svision_canvas *canvas,
                     struct cam_grid *grid)
{
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    struct svision_point corner;
    struct sudoku_layout *layout = cam_puzzle_layout(puzzle);
    const struct svision_canvas part = middle_of(canvas, puzzle->side, &corner);
    double cell = (double)part.width / (puzzle->side + 1);
    memset(canvas->pixels, 255, canvas->stride * canvas->height);
    drawing.layout = layout;
    drawing.cells = puzzle->read;
    drawing.symbols = puzzle->symbols[0] ? puzzle->symbols : NULL;
    svision_draw_board(&drawing, &part);
    sudoku_layout_destroy(layout);
    *grid = (struct cam_grid){.state = SVISION_TRACK_COMMITTED,
                              .puzzle = puzzle->number,
                              .visibility = 1,
                              .side = puzzle->side,
                              .box_rows = puzzle->box_rows,
                              .box_columns = puzzle->box_columns,
                              .numbers = puzzle->numbers};
    memcpy(grid->symbols, puzzle->symbols, sizeof grid->symbols);
    for (unsigned y = 0; y <= puzzle->side; y++)
        for (unsigned x = 0; x <= puzzle->side; x++)
            grid->crossings[y * (puzzle->side + 1) + x] =
                (struct svision_point){corner.x + (x + 0.5) * cell, corner.y + (y + 0.5) * cell};
}
