#include "logic/words/fish.h"

#include "logic/words/chains.h"

/* Units of a fish at most, whose covers are looked for. */
enum { MAX_FISH = 7 };

/* The search for as many units as the base has that hold its candidates without fins. */
struct cover {
    const struct words *words;
    unsigned digit;
    size_t size;
    struct words_cells body;
    uint16_t units[MAX_FISH];
};

static bool is_base(const struct sudoku_step *step, unsigned unit)
{
    for (size_t i = 0; i < step->place_count; i++)
        if (step->places[i].unit == unit)
            return true;
    return false;
}

static bool is_fin(const struct sudoku_step *step, unsigned cell)
{
    for (size_t i = 0; i < step->fin_count; i++)
        if (step->fins[i].cell == cell)
            return true;
    return false;
}

static void collect_body(struct cover *cover)
{
    const struct words *words = cover->words;
    for (size_t i = 0; i < words->step->place_count; i++) {
        const uint16_t *cells = layout_unit(words->layout, words->step->places[i].unit);
        unsigned length = layout_unit_length(words->layout, words->step->places[i].unit);
        for (unsigned place = 0; place < length; place++)
            if (sudoku_digitset_has(words->candidates[cells[place]], cover->digit) &&
                !is_fin(words->step, cells[place]))
                words_add_cell(&cover->body, cells[place]);
    }
}

static bool covers(const struct cover *cover, size_t count, unsigned cell)
{
    for (size_t i = 0; i < count; i++)
        if (words_unit_has(cover->words->layout, cover->units[i], cell))
            return true;
    return false;
}

static bool covers_eliminations(const struct cover *cover)
{
    const struct sudoku_step *step = cover->words->step;
    for (size_t i = 0; i < step->elimination_count; i++)
        if (!covers(cover, cover->size, step->eliminations[i].cell))
            return false;
    return true;
}

/* Takes a unit for each cell that the COUNT chosen ones leave; one is of any use for a cell only
 * where it holds it. */
static bool search(struct cover *cover, size_t count)
{
    const struct sudoku_layout *layout = cover->words->layout;
    size_t open = 0;
    while (open < cover->body.count && covers(cover, count, cover->body.items[open]))
        open++;
    if (open == cover->body.count || count == cover->size)
        return open == cover->body.count && count == cover->size && covers_eliminations(cover);
    const uint16_t *units;
    unsigned unit_count = sudoku_layout_cell_units(layout, cover->body.items[open], &units);
    for (unsigned i = 0; i < unit_count; i++) {
        cover->units[count] = units[i];
        if (!is_base(cover->words->step, units[i]) && search(cover, count + 1))
            return true;
    }
    return false;
}

static void sort(uint16_t *units, size_t count)
{
    for (size_t i = 1; i < count; i++)
        for (size_t j = i; j && units[j - 1] > units[j]; j--) {
            uint16_t unit = units[j];
            units[j] = units[j - 1];
            units[j - 1] = unit;
        }
}

static bool find_cover(struct cover *cover)
{
    const struct sudoku_step *step = cover->words->step;
    if (!cover->words->candidates || step->place_count > MAX_FISH)
        return false;
    for (size_t i = 0; i < step->place_count; i++)
        if (step->places[i].unit >= cover->words->layout->unit_count)
            return false;
    cover->size = step->place_count;
    collect_body(cover);
    if (!search(cover, 0))
        return false;
    sort(cover->units, cover->size);
    return true;
}

static void say_fins(struct words *words, const char *before)
{
    struct words_cells fins = {.count = 0};
    for (size_t i = 0; i < words->step->fin_count; i++)
        words_add_cell(&fins, words->step->fins[i].cell);
    if (!fins.count)
        return;
    words_say(words, before);
    words_say(words, fins.count > 1 ? "the fins " : "the fin ");
    words_say_cells(words, fins.items, fins.count);
}

void words_say_fish(struct words *words)
{
    uint16_t base[LOGIC_MAX_UNITS];
    size_t count = words_place_units(words, base, LOGIC_MAX_UNITS);
    struct cover cover = {.words = words, .digit = words->step->places[0].digit};
    words_say_digit(words, cover.digit);
    if (find_cover(&cover)) {
        words_say(words, " in ");
        words_say_units(words, base, count);
        words_say(words, " is confined to ");
        words_say_units(words, cover.units, cover.size);
        say_fins(words, ", but for ");
    } else {
        words_say(words, " must have a place in ");
        words_say_units(words, base, count);
        say_fins(words, ", and may have it in ");
    }
}

/* The candidates that the ways begin with: the fins, and for type 2 all places in one cover. */
void words_say_kraken(struct words *words)
{
    const struct sudoku_step *step = words->step;
    struct words_cells starts = {.count = 0};
    for (size_t i = 0; i < step->link_count; i++)
        if (!words_goes_on(step, i))
            words_add_cell(&starts, step->links[i].from.cells[0]);
    bool is_type_1 = starts.count == step->fin_count;
    words_say(words, is_type_1 ? "without " : "one of ");
    if (is_type_1) {
        words_say_digit(words, step->links[0].from.digit);
        words_say(words, starts.count > 1 ? " in the fins " : " in the fin ");
    }
    words_say_cells(words, starts.items, starts.count);
    if (is_type_1) {
        words_say(words, " a fish shows it, and the chains from there do: ");
    } else {
        words_say(words, " is ");
        words_say_digit(words, step->links[0].from.digit);
        words_say(words, ", and the chains from there all lead to it: ");
    }
    words_say_links(words);
}
