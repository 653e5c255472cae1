/* Steps in words: where to look, which technique, its reason and its conclusions. */
#include <sudoku/logic.h>

#include "common/argument.h"
#include "common/sized.h"
#include "logic/words/conclusions.h"
#include "logic/words/reasons.h"
#include "logic/words/words.h"

/* Names a unit or cell of the premises, enough to know where to look. */
static void say_where(struct words *words)
{
    enum { FEW = 3 };
    const struct sudoku_step *step = words->step;
    uint16_t units[LOGIC_MAX_UNITS];
    size_t count = words_place_units(words, units, LOGIC_MAX_UNITS);
    if (words_is_trial(step)) {
        words_say(words, "Try the candidates of ");
        words_say_cell(words, step->eliminations[0].cell);
        words_say(words, ", for no technique helps");
        return;
    }
    words_say(words, "Look at ");
    if (count)
        words_say_units(words, units, count);
    else if (step->cell_count)
        words_say_cells(words, step->cells, step->cell_count < FEW ? step->cell_count : FEW);
    else if (step->pattern_count)
        words_say_cell(words, step->pattern[0].cell);
    else
        words_say(words, "the whole board");
}

static void say_step(struct words *words, enum sudoku_hint hint)
{
    if (hint != SUDOKU_HINT_PLACE) {
        words_say(words, words->step->technique->name);
        words_say(words, ": ");
    }
    if (hint != SUDOKU_HINT_STEP) {
        say_where(words);
    } else {
        words_say_reason(words);
        words_say(words, ", so ");
        words_say(words, words->scope ? words->scope : "");
        words_say_conclusions(words);
    }
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
        !argument_expect(!wording || sized_copy(&own, sizeof own, wording, first_form),
                         "wording->size is too small") ||
        !text_alphabet_take(own.symbols, layout->side, &room, &words.alphabet))
        return 0;
    words.candidates = own.candidates;
    say_step(&words, hint);
    return text_out_end(&words.out);
}
