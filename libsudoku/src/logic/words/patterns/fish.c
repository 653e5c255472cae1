#include "logic/words/patterns/fish.h"

#include "logic/words/chains/chains.h"
#include "logic/words/slots.h"
#include "logic/words/unit_words.h"

/* The digit of the fish; chains from the fins may rest on places of others. */
static unsigned fish_digit(const struct sudoku_step *step)
{
    return step->fin_count ? step->fins[0].digit : step->places[0].digit;
}

/* The fins in the order of the step, without repetition. */
static struct words_cells list_fins(const struct sudoku_step *step)
{
    struct words_cells fins = {.count = 0};
    for (size_t i = 0; i < step->fin_count; i++)
        words_add_cell(&fins, step->fins[i].cell);
    return fins;
}

static void say_covers(struct words *words, const void *data)
{
    const struct sudoku_step *step = data;
    size_t count = step->base_count;
    if (step->cover_count == 2 * count)
        words_fill(words, WORDS_FISH_TWICE, slot_units("covers", step->covers, count),
                   slot_units("others", step->covers + count, count));
    else
        words_say_units(words, step->covers, step->cover_count);
}

static void say_fish(struct words *words, const void *data)
{
    static const enum words_template known[] = {WORDS_FISH, WORDS_FISH_FIN, WORDS_FISH_FINS};
    const struct sudoku_step *step = data;
    const struct words_cells fins = list_fins(step);
    const struct words_slot digit = slot_digit("digit", fish_digit(step));
    const struct words_slot bases = slot_units("bases", step->bases, step->base_count);
    const struct words_slot covers = slot_part("covers", say_covers, step);
    const enum words_template template = known[fins.count > 1 ? 2 : fins.count];
    if (fins.count)
        words_fill(words, template, digit, bases, covers,
                   slot_cells("fins", fins.items, fins.count));
    else
        words_fill(words, template, digit, bases, covers);
}

/* Says a fish without covers by its places. */
static void say_bases(struct words *words)
{
    static const enum words_template known[] = {WORDS_FISH_BASES, WORDS_FISH_BASES_FIN,
                                                WORDS_FISH_BASES_FINS};
    uint16_t units[LOGIC_MAX_UNITS];
    size_t count = words_place_units(words, units, LOGIC_MAX_UNITS);
    const struct words_cells fins = list_fins(words->step);
    const struct words_slot digit = slot_digit("digit", fish_digit(words->step));
    const struct words_slot bases = slot_units("bases", units, count);
    const enum words_template template = known[fins.count > 1 ? 2 : fins.count];
    if (fins.count)
        words_fill(words, template, digit, bases, slot_cells("fins", fins.items, fins.count));
    else
        words_fill(words, template, digit, bases);
}

static void say_any_fish(struct words *words, const void *data)
{
    const struct sudoku_step *step = data;
    if (step->base_count && step->cover_count)
        say_fish(words, step);
    else
        say_bases(words);
}

void words_say_fish(struct words *words)
{
    say_any_fish(words, words->step);
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

static void say_chains(struct words *words, const void *data)
{
    const struct words_cells *starts = data;
    words_fill(words, starts->count > 1 ? WORDS_THE_CHAINS : WORDS_THE_CHAIN,
               slot_part("links", words_say_links, words->step));
}

/* Without its fins the fish confines its digit in the covers to its bases. */
static void say_type_1(struct words *words, const struct words_cells *starts)
{
    const struct sudoku_step *step = words->step;
    words_fill(words, step->fin_count > 1 ? WORDS_KRAKEN_FINS : WORDS_KRAKEN_FIN,
               slot_part("fish", say_any_fish, step), slot_digit("digit", fish_digit(step)),
               slot_units("covers", step->covers, step->cover_count),
               slot_part("chains", say_chains, starts));
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
    const struct words_slot fish = slot_part("fish", say_any_fish, step);
    const struct words_slot cells = slot_cells("cells", places.items, places.count);
    const struct words_slot fin =
        slot_text("fin", words_template_text(step->fin_count > 1 ? WORDS_A_FIN : WORDS_THE_FIN));
    const struct words_slot chains = slot_part("chains", say_chains, starts);
    if (find_cover(words, &places, &cover))
        words_fill(words, places.count > 1 ? WORDS_KRAKEN_COVER : WORDS_KRAKEN_COVER_ONE, fish,
                   slot_unit("unit", &cover), cells, fin, chains);
    else
        words_fill(words, WORDS_KRAKEN_PLACES, fish, cells, fin, chains);
}

void words_say_kraken(struct words *words)
{
    const struct sudoku_step *step = words->step;
    struct words_cells starts = list_starts(step);
    if (!step->place_count)
        words_say_chain(words);
    else if (starts.count == step->fin_count)
        say_type_1(words, &starts);
    else
        say_type_2(words, &starts);
}
