#include "text/read/readings.h"

#include "text/read/lines/ahead.h"
#include "text/read/lines/tokens.h"

bool text_hint_allows_line(const struct text_hint *hint)
{
    return hint->format == SUDOKU_TEXT_AUTO || hint->format == SUDOKU_TEXT_LINE ||
           hint->format == SUDOKU_TEXT_PENCILMARKS;
}

bool text_hint_allows_rows(const struct text_hint *hint)
{
    return hint->format != SUDOKU_TEXT_LINE && hint->format != SUDOKU_TEXT_PENCILMARKS;
}

/* A line that is planned. */
struct subject {
    struct text_lines *lines;
    struct text_line *line;
    const struct text_hint *hint;
    struct text_measure measure;
};

static void look_ahead(const struct subject *subject, bool by_symbols, size_t limit,
                       struct text_ahead *ahead)
{
    text_look_ahead(subject->lines, subject->line, by_symbols, limit, ahead);
}

static void plan_rows(struct text_plan *plan, size_t side)
{
    plan->kind = TEXT_PLAN_ROWS;
    /* There is no board of side 1: a lone symbol is a row that is too short. */
    plan->side = side < 2 ? 2 : side > SUDOKU_MAX_SIDE ? SUDOKU_MAX_SIDE : (unsigned)side;
}

static void plan_line(struct text_plan *plan, unsigned side)
{
    plan->kind = TEXT_PLAN_LINE;
    plan->side = side;
}

/* A line with a wrong number of cells: the line before, or the nearest square, says what is right.
 */
static void plan_bad_line(struct text_plan *plan, const struct text_hint *hint, size_t cells)
{
    plan_line(plan, hint->line_side ? hint->line_side : text_nearest_side(cells));
}

/* -------------------------------------------------- 4, 9, 16 ... 64 cells: a board, or a row of
 * one */

/* The lines ahead that rows of COUNT cells explain. Whole boards explain each line twice, digits
 * that no board on a line could have three times. */
static unsigned score_rows(const struct text_ahead *ahead, unsigned count)
{
    bool is_small = count <= 9; /* boards of side 4 and 9 are common, those of side 2 and 3 rare */
    if (ahead->rows % count == 0)
        return is_small || ahead->different + 1 >= count ? 2 * ahead->rows : ahead->rows;
    if (is_small && (ahead->rows > 1 || ahead->next_cells > 1))
        return ahead->rows + (ahead->next_cells > 1 ? ahead->rows : 0);
    return 3 * ahead->exceeding;
}

/* The lines ahead that boards on lines explain: proper ones three times, those that lack digits, or
 * are small, once, and blank ones not at all. */
static unsigned score_lines(const struct text_ahead *ahead, unsigned count)
{
    unsigned fitting = ahead->given - ahead->exceeding;
    return count <= 9 ? fitting : fitting + 2 * ahead->proper;
}

static void plan_square(struct text_plan *plan, const struct text_ahead *ahead, unsigned count)
{
    unsigned side = text_exact_side(count);
    unsigned rows = score_rows(ahead, count), lines = score_lines(ahead, count);
    if (ahead->is_cut && ahead->rows < count && 2 * ahead->exceeding <= ahead->given)
        plan->kind = TEXT_PLAN_TOO_FAR;
    else if (rows > lines)
        plan_rows(plan, count);
    else if (rows < lines || rows == 0)
        plan_line(plan, side);
    else
        *plan = (struct text_plan){TEXT_PLAN_TIE, plan->by_symbols, side, ahead->rows};
}

/* ------------------------------------------------------------------------- any number of cells */

/* COUNT cells on a line, with a named side. */
static void plan_for_side(struct text_plan *plan, const struct text_hint *hint, size_t count)
{
    size_t side = hint->side;
    bool is_line =
        count > side && (count == side * side || count > SUDOKU_MAX_SIDE || hint->line_side);
    if (!text_hint_allows_rows(hint) || (is_line && text_hint_allows_line(hint)))
        plan_line(plan, hint->side);
    else
        plan_rows(plan, side);
}

/* COUNT cells on a line that are no square, or may be no board on a line. */
static void plan_odd(struct text_plan *plan, const struct text_ahead *ahead,
                     const struct text_hint *hint, size_t count)
{
    bool is_alone = ahead->rows <= 1 && ahead->next_cells;
    bool next_is_row = ahead->next_cells >= 2 && ahead->next_cells <= SUDOKU_MAX_SIDE;
    if (is_alone && (hint->line_side || !next_is_row))
        plan_bad_line(plan, hint, count);
    else /* the row after one that is too short or too long says how long they are */
        plan_rows(plan, is_alone ? ahead->next_cells : count);
}

/* COUNT cells on a line, each of which is plainly one. */
static void plan_count(struct text_plan *plan, const struct subject *subject, size_t count)
{
    const struct text_hint *hint = subject->hint;
    const unsigned side = text_exact_side(count);
    const bool may_be_line = side && text_hint_allows_line(hint);
    struct text_ahead ahead;
    if (hint->side) {
        plan_for_side(plan, hint, count);
        return;
    }
    if (!text_hint_allows_rows(hint) || (count > SUDOKU_MAX_SIDE && text_hint_allows_line(hint))) {
        plan_bad_line(plan, hint, count);
        plan->side = side ? side : plan->side;
        return;
    }
    /* In a collection of such puzzles a wrong symbol makes no grid. */
    if (may_be_line && hint->line_side == side) {
        plan_line(plan, side);
        return;
    }
    look_ahead(subject, plan->by_symbols, 4 * count, &ahead);
    /* In a collection, one or two lines of another length are bad; more are a grid that lacks rows.
     * At its end there may be the rest of a file that was cut off. */
    bool is_in_collection = hint->line_side && ahead.rows < count && ahead.rows < 3;
    if (is_in_collection && (ahead.next_cells || (may_be_line && side <= 3)))
        plan_bad_line(plan, hint, count);
    else if (may_be_line)
        plan_square(plan, &ahead, (unsigned)count);
    else
        plan_odd(plan, &ahead, hint, count);
}

/* --------------------------------------------------------------- tokens of several characters */

enum cutting { CUT_BY_SYMBOLS, CUT_BY_TOKENS, CUT_TOO_FAR };

/* Whether the tokens of SUBJECT are the cells of a row, numbers or candidates, or groups of cells:
 * one line of full groups may be a row of candidates as well, so the number of rows decides. */
static enum cutting cut_row(const struct subject *subject)
{
    const struct text_measure *m = &subject->measure;
    const struct text_line *line = subject->line;
    struct text_ahead by_symbols, by_tokens;
    if (m->tokens > SUDOKU_MAX_SIDE || !text_hint_allows_rows(subject->hint) ||
        !text_tokens_fit(line->text, line->length, (unsigned)m->tokens))
        return CUT_BY_SYMBOLS;
    look_ahead(subject, true, SUDOKU_MAX_SIDE, &by_symbols);
    look_ahead(subject, false, SUDOKU_MAX_SIDE, &by_tokens);
    bool may_be_groups = m->is_even && !m->has_minus_one;
    if (may_be_groups && m->symbols <= SUDOKU_MAX_SIDE && by_symbols.rows >= m->symbols)
        return CUT_BY_SYMBOLS;
    if (by_tokens.fitting >= m->tokens || !may_be_groups || !text_exact_side(m->symbols))
        return CUT_BY_TOKENS;
    return by_tokens.is_cut && !subject->hint->side ? CUT_TOO_FAR : CUT_BY_SYMBOLS;
}

/* True if the line has the cells of a board only together with the number before them, which is the
 * first cell, or the board lacks some. */
static bool needs_number(const struct subject *subject)
{
    const struct text_measure *m = &subject->measure;
    for (size_t i = 0; i < m->first_length; i++)
        if (!text_is_decimal(subject->line->text[m->first_end - 1 - i]))
            return false;
    return m->first_length <= 3 && m->longest > 3 && m->symbols > SUDOKU_MAX_SIDE &&
           text_exact_side(m->symbols);
}

/* True if the first token is a board, and the others are a comment. */
static bool begins_with_board(const struct subject *subject)
{
    const struct text_measure *m = &subject->measure;
    const struct text_hint *hint = subject->hint;
    unsigned side = text_exact_side(m->first_length);
    bool are_rows = m->is_even && m->tokens == m->first_length;
    return side >= 4 && !are_rows && !m->has_border && text_hint_allows_line(hint) &&
           (!hint->side || hint->side == side);
}

/* Several tokens, some of several characters. */
static void plan_tokens(struct text_plan *plan, const struct subject *subject)
{
    const struct text_measure *m = &subject->measure;
    const enum cutting cutting = cut_row(subject);
    if (cutting == CUT_TOO_FAR) {
        plan->kind = TEXT_PLAN_TOO_FAR;
    } else if (cutting == CUT_BY_TOKENS) {
        plan->by_symbols = false;
        plan_count(plan, subject, m->tokens);
    } else if (begins_with_board(subject)) {
        plan_line(plan, text_exact_side(m->first_length));
        plan->length = m->first_end;
    } else if (needs_number(subject)) {
        *plan = (struct text_plan){TEXT_PLAN_NUMBERED, true, text_exact_side(m->symbols),
                                   m->symbols - m->first_length};
    } else {
        /* Many short tokens are numbers, one of which is wrong. */
        plan->by_symbols = m->is_even || m->first_length > m->tokens ||
                           (m->symbols > SUDOKU_MAX_SIDE && text_exact_side(m->symbols));
        plan_count(plan, subject, plan->by_symbols ? m->symbols : m->tokens);
    }
}

void text_plan_make(struct text_lines *lines, struct text_line *line, const struct text_hint *hint,
                    struct text_plan *plan)
{
    struct subject subject = {.lines = lines, .line = line, .hint = hint};
    const struct text_measure *m = &subject.measure;
    text_measure(line->text, line->length, &subject.measure);
    *plan = (struct text_plan){TEXT_PLAN_TITLE, true, 0, line->length};
    if (m->tokens == 0 || text_is_title(lines, line, hint->side, m))
        return;
    if (m->first_length > SUDOKU_MAX_SIDE && text_hint_allows_line(hint)) {
        plan_count(plan, &subject, m->first_length);
        plan->length = m->first_end;
    } else if (m->tokens == 1 || m->tokens == m->symbols) {
        plan->by_symbols = m->tokens == 1;
        plan_count(plan, &subject, m->symbols);
    } else {
        plan_tokens(plan, &subject);
    }
}

bool text_plan_finds_grid(struct text_lines *lines, struct text_line *line)
{
    struct text_measure m;
    struct text_ahead ahead;
    text_measure(line->text, line->length, &m);
    size_t cells = m.tokens > 1 ? m.tokens : m.symbols;
    if (cells < 2 || cells > SUDOKU_MAX_SIDE)
        return false;
    text_look_ahead(lines, line, m.tokens == 1, cells, &ahead);
    return ahead.rows == cells;
}
