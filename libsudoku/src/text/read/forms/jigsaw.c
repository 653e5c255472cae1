/* Jigsaws on a line: the cells, then the region of each cell by a symbol, with separators between
 * or not. */
#include "text/read/board/board.h"
#include "text/read/form.h"
#include "text/read/lines/ahead.h"

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
    enum { MIN_SIDE = 4, MAX_SIDE = 16 };
    const size_t first = count_symbols(line, 0);
    const size_t next = pass_separators(line, first), rest = count_symbols(line, next);
    const size_t cells = rest ? first : first / 2;
    parts->side = text_exact_side(cells);
    parts->regions = rest ? next : cells;
    return parts->side >= MIN_SIDE && parts->side <= MAX_SIDE &&
           (rest ? rest == cells : first == 2 * cells) &&
           pass_separators(line, next + rest) == line->length;
}

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    struct jigsaw_line *parts = state;
    uint8_t labels[SUDOKU_MAX_CELLS];
    if (line->is_cut || !text_hint_allows_line(&work->hint) || !find_parts(line, parts) ||
        (work->hint.side && work->hint.side != parts->side))
        return TEXT_SCORE_NONE;
    for (unsigned cell = 0; cell < parts->side * parts->side; cell++)
        labels[cell] = text_symbol_value(line->text[parts->regions + cell]);
    return text_walls_number(labels, parts->side, work->regions) ? TEXT_SCORE_ALL : TEXT_SCORE_NONE;
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
