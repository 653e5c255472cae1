#include "logic/words/linked_sets.h"

#include <string.h>

#include "logic/words/chains.h"

/* An almost locked set holds all its digits but one. Two sets with two links hold all of theirs. */
void words_say_linked_sets(struct words *words)
{
    const struct sudoku_step *step = words->step;
    bool are_locked = strcmp(step->technique->code, "0901") == 0 && step->link_count > 1;
    words_say(words, "almost locked sets in ");
    if (step->set_count)
        words_say_sets(words);
    else
        words_say_cells_with_candidates(words, step->cells, step->cell_count);
    words_say(words, " are linked by ");
    words_say_links(words);
    words_say(words, ", which leaves ");
    if (are_locked) {
        words_say(words, "their digits to them");
    } else {
        words_say_digits(words, words_eliminated_digits(step));
        words_say(words, step->set_count > 2 ? " to the first or the last" : " to one of them");
    }
}

static bool same_petal(const struct sudoku_step *step, size_t a, size_t b)
{
    return step->set_sizes[a] == step->set_sizes[b] &&
           memcmp(words_set(step, a), words_set(step, b),
                  step->set_sizes[a] * sizeof *step->set_cells) == 0;
}

/* The digits of the stem that leave petal INDEX the eliminated digit; none if an earlier petal is
 * the same. */
static sudoku_digitset petal_digits(const struct sudoku_step *step, size_t index)
{
    sudoku_digitset digits = SUDOKU_DIGITSET_EMPTY;
    for (size_t i = 0; i < step->link_count; i++) {
        if (!same_petal(step, i, index))
            continue;
        if (i < index)
            return SUDOKU_DIGITSET_EMPTY;
        digits = sudoku_digitset_add(digits, step->links[i].from.digit);
    }
    return digits;
}

/* Says "for 3 to r4c2(39), for 4 and 5 to r1c1(49) and r1c5(45)". */
static void say_petals(struct words *words)
{
    const struct sudoku_step *step = words->step;
    for (size_t i = 0; i < step->link_count; i++) {
        sudoku_digitset digits = petal_digits(step, i);
        if (!digits)
            continue;
        words_say(words, i ? ", for " : "for ");
        words_say_digits(words, digits);
        words_say(words, " to ");
        words_say_cells_with_candidates(words, words_set(step, i), step->set_sizes[i]);
    }
}

/* The stem's digit removes one candidate of its petal, or is itself the eliminated digit. */
void words_say_blossom(struct words *words)
{
    const struct sudoku_step *step = words->step;
    const uint16_t stem = step->links[0].from.cells[0];
    sudoku_digitset own = words_eliminated_digits(step);
    words_say(words, "whatever ");
    words_say_cells_with_candidates(words, &stem, 1);
    words_say(words, " is, it leaves ");
    words_say_digits(words, own);
    words_say(words, " to an almost locked set: ");
    if (step->set_count != step->link_count) {
        words_say_links(words);
        return;
    }
    say_petals(words);
    if (words->candidates && stem < words->layout->cell_count)
        own &= words->candidates[stem];
    if (words->candidates && own) {
        words_say(words, ", and is otherwise ");
        words_say_digits(words, own);
        words_say(words, " itself");
    }
}
