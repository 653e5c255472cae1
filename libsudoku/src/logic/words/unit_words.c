#include "logic/words/unit_words.h"

#include "logic/words/fill.h"

/* The words for one unit and for several of a kind; the same for kinds with one unit. */
static const struct {
    enum words_template one, several;
} kinds[] = {
    [SUDOKU_UNIT_ROW] = {WORDS_ROW, WORDS_ROWS},
    [SUDOKU_UNIT_COLUMN] = {WORDS_COLUMN, WORDS_COLUMNS},
    [SUDOKU_UNIT_BOX] = {WORDS_BOX, WORDS_BOXES},
    [SUDOKU_UNIT_REGION] = {WORDS_REGION, WORDS_REGIONS},
    [SUDOKU_UNIT_DIAGONAL] = {WORDS_DIAGONAL, WORDS_DIAGONALS},
    [SUDOKU_UNIT_WINDOW] = {WORDS_WINDOW, WORDS_WINDOWS},
    [SUDOKU_UNIT_DISJOINT_GROUP] = {WORDS_DISJOINT_GROUP, WORDS_DISJOINT_GROUPS},
    [SUDOKU_UNIT_ASTERISK] = {WORDS_ASTERISK, WORDS_ASTERISK},
    [SUDOKU_UNIT_CENTER_DOT] = {WORDS_CENTER_DOT, WORDS_CENTER_DOT},
    [SUDOKU_UNIT_GIRANDOLA] = {WORDS_GIRANDOLA, WORDS_GIRANDOLA},
    [SUDOKU_UNIT_CUSTOM] = {WORDS_UNIT, WORDS_UNITS},
};

/* A unit as the layout names it: "row 3 of board 2". */
struct unit {
    enum sudoku_unit_kind kind;
    unsigned number; /* from 1 */
    unsigned board;  /* 0: none */
};

static struct unit unit_at(const struct words *words, unsigned index)
{
    struct unit unit = {SUDOKU_UNIT_CUSTOM, index + 1, 0}; /* of a step for another layout */
    if (index >= words->layout->unit_count)
        return unit;
    const struct unit_label label = layout_unit_label(words->layout, index, &unit.board);
    unit.kind = (enum sudoku_unit_kind)label.kind;
    unit.number = label.number + 1u;
    return unit;
}

static bool has_number(struct unit unit)
{
    return kinds[unit.kind].one != kinds[unit.kind].several;
}

static bool are_of_a_kind(struct unit a, struct unit b)
{
    return a.kind == b.kind && has_number(a) && !a.board && !b.board;
}

/* Units of one kind. */
struct unit_run {
    const uint16_t *units;
    size_t count;
};

static struct unit_run run_at(const struct words *words, const uint16_t *units, size_t count)
{
    struct unit_run run = {units, 1};
    struct unit first = unit_at(words, units[0]);
    while (run.count < count && are_of_a_kind(first, unit_at(words, units[run.count])))
        run.count++;
    return run;
}

static void say_numbers(struct words *words, const void *data)
{
    const struct unit_run *run = data;
    for (size_t i = 0; i < run->count; i++) {
        words_say_between(words, i, run->count);
        text_out_number(&words->out, unit_at(words, run->units[i]).number, 0);
    }
}

static void say_one(struct words *words, const void *data)
{
    const struct unit *unit = data;
    if (has_number(*unit))
        words_fill(words, kinds[unit->kind].one, slot_number("number", unit->number));
    else
        words_say_template(words, kinds[unit->kind].one);
}

static void say_run(struct words *words, const struct unit_run *run)
{
    struct unit unit = unit_at(words, run->units[0]);
    if (run->count > 1)
        words_fill(words, kinds[unit.kind].several, slot_part("numbers", say_numbers, run));
    else if (unit.board)
        words_fill(words, WORDS_ON_BOARD, slot_part("unit", say_one, &unit),
                   slot_number("number", unit.board));
    else
        say_one(words, &unit);
}

void words_say_units(struct words *words, const uint16_t *units, size_t count)
{
    size_t runs = 0, said = 0;
    for (size_t at = 0; at < count; runs++)
        at += run_at(words, units + at, count - at).count;
    for (size_t at = 0; at < count; said++) {
        struct unit_run run = run_at(words, units + at, count - at);
        words_say_between(words, said, runs);
        say_run(words, &run);
        at += run.count;
    }
}
