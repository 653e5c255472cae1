#include "cam/window/model/hint.h"

#include <stdio.h>
#include <string.h>

#include <sudoku/board.h>

#include "cli/text/translate.h"
#include "image/step_overlay.h"

/* Time limit for finding a step, while the user waits for a key, in seconds. */
static const double time_limit = 1;

void cam_hint_clear(struct cam_hint *hint)
{
    next_step_free(&hint->found);
    sudoku_layout_destroy(hint->layout);
    memset(hint, 0, sizeof *hint);
}

/* Returns the reason why PUZZLE has no hint, or NULL if it has one. */
static const char *refusal(const struct cam_puzzle *puzzle)
{
    static const char *const reasons[] = {
        "the puzzle has no solution", NULL, "the puzzle has several solutions",
        [CAM_SOLUTIONS_UNKNOWN] = "the puzzle is not certain yet"};
    if (reasons[puzzle->solutions])
        return reasons[puzzle->solutions];
    bool is_wrong = cam_puzzle_count(puzzle, SVISION_VERDICT_MISTAKE) > 0;
    return is_wrong ? "there are mistakes: w shows them" : NULL;
}

static void begin(struct cam_hint *hint, const struct cam_puzzle *puzzle)
{
    cam_hint_clear(hint);
    hint->found.none = refusal(puzzle);
    if (hint->found.none)
        return;
    hint->layout = cam_puzzle_layout(puzzle);
    memcpy(hint->symbols, puzzle->symbols, sizeof hint->symbols);
    for (unsigned i = 0; i < puzzle->side * puzzle->side; i++) {
        hint->is_placed[i] = puzzle->verdicts[i] == SVISION_VERDICT_RIGHT;
        hint->cells[i] = hint->is_placed[i] ? puzzle->entries[i] : puzzle->cells[i];
        hint->on_paper[i] = hint->cells[i];
    }
    if (hint->layout)
        sudoku_board_candidates(hint->layout, hint->cells, hint->candidates);
}

static void find(struct cam_hint *hint)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    if (hint->found.none)
        return;
    position.cells = hint->cells;
    position.is_placed = hint->is_placed;
    position.candidates = hint->candidates;
    position.is_unique = true;
    next_step_find(hint->layout, &position, time_limit, &hint->found, hint->candidates);
}

/* Applies the step to the position. */
static void advance(struct cam_hint *hint)
{
    if (!hint->found.step)
        return;
    for (size_t i = 0; i < hint->found.step->placement_count; i++)
        hint->is_placed[hint->found.step->placements[i].cell] = 1;
    if (sudoku_logic_apply(hint->found.logic, hint->found.step) == SUDOKU_OK)
        sudoku_logic_get_position(hint->found.logic, hint->cells, hint->candidates);
    next_step_free(&hint->found);
}

static void next(struct cam_hint *hint, const struct cam_puzzle *puzzle, unsigned level)
{
    if (hint->level)
        advance(hint);
    else
        begin(hint, puzzle);
    find(hint);
    hint->level = level;
}

void cam_hint_more(struct cam_hint *hint, const struct cam_puzzle *puzzle)
{
    if (hint->level && hint->level < SUDOKU_HINT_STEP && hint->found.step)
        hint->level++;
    else
        next(hint, puzzle, SUDOKU_HINT_PLACE);
}

void cam_hint_step(struct cam_hint *hint, const struct cam_puzzle *puzzle)
{
    next(hint, puzzle, SUDOKU_HINT_STEP);
}

void cam_hint_describe(const struct cam_hint *hint, char *text, size_t size)
{
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    wording.candidates = hint->candidates;
    wording.cells = hint->cells;
    wording.translate = translate_text;
    wording.symbols = hint->symbols[0] ? hint->symbols : NULL;
    if (hint->found.step)
        sudoku_step_write(hint->layout, hint->found.step, (enum sudoku_hint)hint->level, &wording,
                          text, size);
    else
        snprintf(text, size, "no hint: %s", hint->found.none ? hint->found.none : "");
}

void cam_hint_digits(const struct cam_hint *hint, uint8_t *digits)
{
    for (unsigned i = 0; i < SVISION_MAX_CELLS; i++)
        digits[i] = hint->on_paper[i] ? 0 : hint->cells[i];
}

void cam_hint_place(const struct cam_hint *hint, struct sudoku_step *place,
                    struct svision_overlay *overlay)
{
    if (hint->found.step)
        step_overlay_add(overlay, hint->layout, hint->found.step, hint->cells, NULL, place);
}

void cam_hint_overlay(const struct cam_hint *hint, struct sudoku_step *place,
                      struct svision_overlay *overlay)
{
    bool whole = hint->level >= SUDOKU_HINT_STEP;
    if (hint->found.step)
        step_overlay_add(overlay, hint->layout, hint->found.step, hint->cells,
                         whole ? hint->candidates : NULL, place);
}
