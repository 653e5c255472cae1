/* Jigsaws on a line: the cells, then the region of each cell by a symbol, with separators between
 * or not. */
#include "text/read/board/board.h"
#include "text/read/form.h"
#include "text/read/lines/ahead.h"

enum { MIN_SIDE = 4, MAX_SIDE = 16 };

/* Where the parts of such a line are. */
struct jigsaw_line {
    unsigned side;
    size_t regions; /* place of the first one in the line */
};

/* The symbols at AT of LINE. */
static size_t count_symbols(const struct text_line *line, size_t at)
{
    size_t end = at;
    while (end < line->length && text_symbol_value(line->text[end]) != TEXT_NO_SYMBOL)
        end++;
    return end - at;
}

static size_t pass_separators(const struct text_line *line, size_t at)
{
    while (at < line->length && (text_is_separator(line->text[at]) || line->text[at] == ':'))
        at++;
    return at;
}

/* Finds the two parts of LINE, of as many symbols. False: it has others. */
static bool find_parts(const struct text_line *line, struct jigsaw_line *parts)
{
    const size_t first = count_symbols(line, 0);
    const size_t next = pass_separators(line, first), rest = count_symbols(line, next);
    const size_t cells = rest ? first : first / 2;
    parts->side = text_exact_side(cells);
    parts->regions = rest ? next : cells;
    return parts->side >= MIN_SIDE && parts->side <= MAX_SIDE &&
           (rest ? rest == cells : first == 2 * cells) &&
           pass_separators(line, next + rest) == line->length;
}

/* True if the SIDE * SIDE symbols at TEXT are a map of regions, which are numbered in REGIONS. */
static bool is_map(const char *text, unsigned side, uint8_t *regions)
{
    uint8_t labels[SUDOKU_MAX_CELLS];
    /* As no solution, a map has cells beside or below the first one that are like it. */
    if (text[0] != text[1] && text[0] != text[side])
        return false;
    for (unsigned cell = 0; cell < side * side; cell++)
        labels[cell] = text_symbol_value(text[cell]);
    return text_walls_number(labels, side, regions);
}

static bool find_jigsaw(const struct text_line *line, struct jigsaw_line *parts, uint8_t *regions)
{
    return find_parts(line, parts) && is_map(line->text + parts->regions, parts->side, regions);
}

bool text_is_jigsaw(const struct text_line *line)
{
    struct jigsaw_line parts;
    uint8_t regions[SUDOKU_MAX_CELLS];
    return find_jigsaw(line, &parts, regions);
}

bool text_has_map(const char *text, size_t length, unsigned side)
{
    const struct text_line line = {.text = text, .length = length};
    const size_t cells = (size_t)side * side;
    uint8_t regions[SUDOKU_MAX_CELLS];
    if (side < MIN_SIDE)
        return false;
    for (size_t at = 0; at + cells <= length; at++) {
        const size_t count = count_symbols(&line, at);
        if (count >= cells &&
            (is_map(text + at, side, regions) || is_map(text + at + count - cells, side, regions)))
            return true;
        at += count;
    }
    return false;
}

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    struct jigsaw_line *parts = state;
    bool is_jigsaw = !line->is_cut && !work->past.records.puzzle &&
                     text_hint_allows_line(&work->hint) &&
                     find_jigsaw(line, parts, work->regions) &&
                     (!work->hint.side || work->hint.side == parts->side);
    return is_jigsaw ? TEXT_SCORE_ALL : TEXT_SCORE_NONE;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    const struct jigsaw_line *parts = state;
    struct text_line cells = *line;
    cells.length = (size_t)parts->side * parts->side;
    const struct text_plan plan = {TEXT_PLAN_LINE, true, parts->side, cells.length};
    enum sudoku_status status = text_read_line(work, &cells, &plan);
    if (status == SUDOKU_OK)
        work->puzzle->regions = work->regions;
    return status;
}

const struct text_form text_jigsaw_form = {.name = "a jigsaw on a line",
                                           .size = sizeof(struct jigsaw_line),
                                           .max_score = TEXT_SCORE_ALL,
                                           .detect = detect,
                                           .begin = begin};
