#include "logic/words/patterns/linked_sets.h"

#include <string.h>

#include "logic/words/chains/chains.h"
#include "logic/words/slots.h"

static void say_sets(struct words *words, const void *data)
{
    const struct sudoku_step *step = data;
    if (step->set_count)
        words_say_sets(words);
    else
        words_say_cells_with_candidates(words, step->cells, step->cell_count);
}

/* An almost locked set holds all its digits but one. Two sets with two links hold all of theirs. */
void words_say_linked_sets(struct words *words)
{
    const struct sudoku_step *step = words->step;
    const struct words_slot sets = slot_part("sets", say_sets, step);
    const struct words_slot links = slot_part("links", words_say_links, step);
    if (strcmp(step->technique->code, "0901") == 0 && step->link_count > 1)
        words_fill(words, WORDS_SETS_LOCKED, sets, links);
    else
        words_fill(words, step->set_count > 2 ? WORDS_SETS_ENDS : WORDS_SETS_ONE_OF, sets, links,
                   slot_digits("digits", words_eliminated_digits(step)));
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
static void say_petals(struct words *words, const void *data)
{
    const struct sudoku_step *step = data;
    if (step->set_count != step->link_count) {
        words_say_links(words, step);
        return;
    }
    for (size_t i = 0; i < step->link_count; i++) {
        sudoku_digitset digits = petal_digits(step, i);
        if (!digits)
            continue;
        if (i)
            words_say_template(words, WORDS_COMMA);
        words_fill(words, WORDS_PETAL, slot_digits("digits", digits),
                   slot_held("cells", words_set(step, i), step->set_sizes[i]));
    }
}

/* The stem's digit removes one candidate of its petal, or is itself the eliminated digit. */
void words_say_blossom(struct words *words)
{
    const struct sudoku_step *step = words->step;
    const uint16_t stem = step->links[0].from.cells[0];
    sudoku_digitset digits = words_eliminated_digits(step), own = SUDOKU_DIGITSET_EMPTY;
    if (words->candidates && stem < words->layout->cell_count &&
        step->set_count == step->link_count)
        own = digits & words->candidates[stem];
    if (own)
        words_fill(words, WORDS_BLOSSOM_STEM, slot_held("stem", &stem, 1),
                   slot_digits("digits", digits), slot_part("petals", say_petals, step),
                   slot_digits("own", own));
    else
        words_fill(words, WORDS_BLOSSOM, slot_held("stem", &stem, 1), slot_digits("digits", digits),
                   slot_part("petals", say_petals, step));
}
