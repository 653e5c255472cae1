/* Steps in words: where to look, which technique, its reason and its conclusions. */
#include <sudoku/logic.h>

#include "common/argument.h"
#include "common/sized.h"
#include "logic/words/conclusions.h"
#include "logic/words/reasons.h"
#include "logic/words/slots.h"
#include "logic/words/unit_words.h"
#include "logic/words/words.h"

/* --------------------------------------------------------------------------------------- where */

/* The cells of the step that players would look at. */
static struct words_cells cells_of_step(const struct sudoku_step *step)
{
    struct words_cells cells = {.count = 0};
    for (size_t i = 0; i < step->cell_count; i++)
        words_add_cell(&cells, step->cells[i]);
    for (size_t i = 0; !cells.count && i < step->pattern_count; i++)
        words_add_cell(&cells, step->pattern[i].cell);
    for (size_t i = 0; !cells.count && i < step->link_count; i++)
        words_add_cell(&cells, step->links[i].from.cells[0]);
    return cells;
}

/* True if UNIT is a box or region, which players look at first. */
static bool is_box(const struct sudoku_layout *layout, unsigned unit)
{
    enum sudoku_unit_kind kind = sudoku_layout_unit_kind(layout, unit);
    return kind == SUDOKU_UNIT_BOX || kind == SUDOKU_UNIT_REGION;
}

/* Stores the unit with most CELLS, a box if it has as many as any; false without cells. */
static bool find_unit(const struct words *words, const struct words_cells *cells, uint16_t *unit)
{
    unsigned best = 0;
    for (unsigned i = 0; i < words->layout->unit_count; i++) {
        unsigned inside = 0;
        for (size_t k = 0; k < cells->count; k++)
            inside += words_unit_has(words->layout, i, cells->items[k]);
        inside = 2 * inside + (inside && is_box(words->layout, i));
        if (inside <= best)
            continue;
        best = inside;
        *unit = (uint16_t)i;
    }
    return best > 0;
}

/* Says one unit in which the step is seen. */
static void say_place(struct words *words, const void *data)
{
    const struct sudoku_step *step = data;
    const struct words_cells cells = cells_of_step(step);
    uint16_t unit = step->place_count ? step->places[0].unit : 0;
    if ((step->place_count && unit < words->layout->unit_count) || find_unit(words, &cells, &unit))
        words_say_units(words, &unit, 1);
    else
        words_say_template(words, WORDS_WHOLE_BOARD);
}

static void say_where(struct words *words, bool has_name)
{
    const struct sudoku_step *step = words->step;
    const struct words_slot name = slot_text("technique", step->technique->name);
    const struct words_slot place = slot_part("place", say_place, step);
    if (words_is_trial(step)) {
        const struct words_slot cell = slot_cell("cell", step->eliminations[0].cell);
        if (has_name)
            words_fill(words, WORDS_TRY_BY, name, cell);
        else
            words_fill(words, WORDS_TRY, cell);
    } else if (has_name) {
        words_fill(words, WORDS_LOOK_FOR, name, place);
    } else {
        words_fill(words, WORDS_LOOK, place);
    }
}

/* ---------------------------------------------------------------------------------------- steps */

static void say_reason(struct words *words, const void *data)
{
    (void)data;
    words_say_reason(words);
}

static void say_conclusions(struct words *words, const void *data)
{
    (void)data;
    words_say_conclusions(words);
}

static void say_step(struct words *words)
{
    const enum words_template templates[] = {WORDS_STEP, WORDS_STEP_IN_BOTH_CASES,
                                             WORDS_STEP_IN_ALL_CASES};
    size_t cases = words_case_count(words);
    words_fill(words, templates[cases > 2 ? 2 : cases == 2],
               slot_text("technique", words->step->technique->name),
               slot_part("reason", say_reason, NULL),
               slot_part("conclusions", say_conclusions, NULL));
}

/* Says the step, folded if it is too long in full. */
static void say_in_length(struct words *words, enum sudoku_detail detail)
{
    const struct words blank = *words;
    say_step(words);
    if (detail == SUDOKU_DETAIL_FULL || words->out.length <= SUDOKU_FOLDED_LENGTH)
        return;
    *words = blank;
    words->is_folded = true;
    say_step(words);
}

size_t sudoku_step_write(const struct sudoku_layout *layout, const struct sudoku_step *step,
                         enum sudoku_hint hint, const struct sudoku_step_wording *wording,
                         char *text, size_t size)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_step_wording, candidates);
    struct sudoku_step_wording own = SUDOKU_STEP_WORDING_INIT;
    struct text_alphabet room;
    struct words words = {.layout = layout, .step = step, .out = {text, size, 0}};
    if (!text_out_begin(&words.out) || !argument_expect(layout, "layout is NULL") ||
        !argument_expect(step, "step is NULL") ||
        !argument_expect(hint >= SUDOKU_HINT_PLACE && hint <= SUDOKU_HINT_STEP, "hint is none") ||
        !argument_expect(!wording || sized_copy(&own, sizeof own, wording, first_form),
                         "wording->size is too small") ||
        !argument_expect(own.detail == SUDOKU_DETAIL_FOLDED || own.detail == SUDOKU_DETAIL_FULL,
                         "wording->detail is none") ||
        !text_alphabet_take(own.symbols, layout->side, &room, &words.alphabet))
        return 0;
    words.candidates = own.candidates;
    words.cells = own.cells;
    words.translate = own.translate;
    words.user = own.user;
    if (hint == SUDOKU_HINT_STEP)
        say_in_length(&words, own.detail);
    else
        say_where(&words, hint != SUDOKU_HINT_PLACE);
    return text_out_end(&words.out);
}
