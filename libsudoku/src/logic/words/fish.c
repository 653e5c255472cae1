#include "logic/words/fish.h"

#include "logic/words/chains.h"

/* Says "the fins r1c2 and r3c2", in the order of the step. */
static void say_fins(struct words *words)
{
    struct words_cells fins = {.count = 0};
    for (size_t i = 0; i < words->step->fin_count; i++)
        words_add_cell(&fins, words->step->fins[i].cell);
    words_say(words, fins.count > 1 ? "the fins " : "the fin ");
    words_say_cells(words, fins.items, fins.count);
}

static void say_covers(struct words *words)
{
    const struct sudoku_step *step = words->step;
    bool is_siamese = step->cover_count == 2 * step->base_count;
    size_t count = is_siamese ? step->base_count : step->cover_count;
    words_say_units(words, step->covers, count);
    if (is_siamese) {
        words_say(words, ", and to ");
        words_say_units(words, step->covers + count, count);
    }
}

/* The digit of the fish; chains from the fins may rest on places of others. */
static unsigned fish_digit(const struct sudoku_step *step)
{
    return step->fin_count ? step->fins[0].digit : step->places[0].digit;
}

void words_say_fish(struct words *words)
{
    const struct sudoku_step *step = words->step;
    uint16_t base[LOGIC_MAX_UNITS];
    size_t count = words_place_units(words, base, LOGIC_MAX_UNITS);
    bool has_covers = step->base_count && step->cover_count;
    words_say_digit(words, fish_digit(step));
    words_say(words, has_covers ? " in " : " must have a place in ");
    words_say_units(words, has_covers ? step->bases : base, has_covers ? step->base_count : count);
    if (has_covers) {
        words_say(words, " is confined to ");
        say_covers(words);
    }
    if (step->fin_count) {
        words_say(words, has_covers ? ", but for " : ", and may have it in ");
        say_fins(words);
    }
}

/* --------------------------------------------------------------------------------- kraken fish */

/* The first candidates of the chains: the fins, and for type 2 all places in one cover. */
static struct words_cells list_starts(const struct sudoku_step *step)
{
    struct words_cells starts = {.count = 0};
    for (size_t i = 0; i < step->link_count; i++)
        if (!words_goes_on(step, i))
            words_add_cell(&starts, step->links[i].from.cells[0]);
    return starts;
}

static bool is_fin(const struct sudoku_step *step, unsigned cell)
{
    for (size_t i = 0; i < step->fin_count; i++)
        if (step->fins[i].cell == cell)
            return true;
    return false;
}

/* Stores the cover that contains all CELLS; false if there is none. */
static bool find_cover(const struct words *words, const struct words_cells *cells, uint16_t *cover)
{
    for (size_t i = 0; i < words->step->cover_count; i++) {
        bool holds = words->step->covers[i] < words->layout->unit_count;
        for (size_t k = 0; holds && k < cells->count; k++)
            holds = words_unit_has(words->layout, words->step->covers[i], cells->items[k]);
        *cover = words->step->covers[i];
        if (holds)
            return true;
    }
    return false;
}

/* Without its fins the fish confines its digit in the covers to its bases. */
static void say_type_1(struct words *words)
{
    const struct sudoku_step *step = words->step;
    words_say(words, step->fin_count > 1 ? "; without them, " : "; without it, ");
    words_say_digit(words, fish_digit(step));
    words_say(words, " is nowhere else in ");
    words_say_units(words, step->covers, step->cover_count);
    words_say(words, ", and with ");
    words_say(words, step->fin_count > 1 ? "any of them" : "it");
    words_say(words, " the same follows by ");
}

/* Without fins each cover has the digit in one of the bases. */
static void say_type_2(struct words *words, const struct words_cells *starts)
{
    const struct sudoku_step *step = words->step;
    struct words_cells places = {.count = 0};
    uint16_t cover;
    for (size_t i = 0; i < starts->count; i++)
        if (!is_fin(step, starts->items[i]))
            words_add_cell(&places, starts->items[i]);
    words_say(words, "; so ");
    if (find_cover(words, &places, &cover)) {
        words_say_units(words, &cover, 1);
        words_say(words, places.count > 1 ? " has it in one of " : " has it in ");
    } else {
        words_say(words, "it is in ");
    }
    words_say_cells(words, places.items, places.count);
    words_say(words, step->fin_count > 1 ? ", or a fin" : ", or the fin");
    words_say(words, " has it, and the same follows from each by ");
}

void words_say_kraken(struct words *words)
{
    const struct sudoku_step *step = words->step;
    struct words_cells starts = list_starts(step);
    if (!step->place_count) {
        words_say_chain(words);
        return;
    }
    words_say_fish(words);
    if (starts.count == step->fin_count)
        say_type_1(words);
    else
        say_type_2(words, &starts);
    words_say(words, starts.count > 1 ? "the chains " : "the chain ");
    words_say_links(words);
}
