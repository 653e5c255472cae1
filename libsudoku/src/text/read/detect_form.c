/* What the first line of a puzzle begins. */
#include "text/read/detect_form.h"

#include "text/read/lines/ahead.h"
#include "text/read/lines/titles.h"
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

static void plan_rows(struct text_plan *plan, unsigned side)
{
    plan->kind = TEXT_PLAN_ROWS;
    /* There is no board of side 1: a lone symbol is a row that is too short. */
    plan->side = side < 2 ? 2 : side;
}

static void plan_line(struct text_plan *plan, unsigned side)
{
    plan->kind = TEXT_PLAN_LINE;
    plan->side = side;
}

/* A malformed line: what would have been right is what the lines around it are. */
static void plan_bad_line(struct text_plan *plan, const struct text_hint *hint, size_t cells)
{
    plan_line(plan, hint->line_side ? hint->line_side : text_nearest_side(cells));
}

/* COUNT cells on a line where the side is named. */
static void plan_for_side(struct text_plan *plan, const struct text_hint *hint, size_t count)
{
    bool is_line = count > (size_t)hint->side && (count == (size_t)hint->side * hint->side ||
                                                  count > SUDOKU_MAX_SIDE || hint->line_side);
    if (!text_hint_allows_rows(hint) || (is_line && text_hint_allows_line(hint)))
        plan_line(plan, hint->side);
    else
        plan_rows(plan, hint->side);
}

/* 4, 9, 16, 25, 36, 49 or 64 cells, 16 say: a puzzle of side 4, or a row of a grid of side 16. */
static void plan_square(struct text_plan *plan, const struct text_ahead *ahead, size_t count)
{
    unsigned side = text_exact_side(count);
    /* Not one row alone: that may be a puzzle with a wrong symbol. */
    bool exceeds = ahead->exceeding > ahead->given / 2;
    /* Two digits that no given shows can change places: no proper puzzle lacks two. */
    bool lacks = ahead->rows == count && ahead->next_cells == 0 && ahead->lacking > count / 2;
    /* Rows of other lengths below one of 4 or 9 cells: a grid is damaged here. */
    bool is_odd_row = side <= 3 && ahead->next_cells > 1;
    /* Two or three lines of 4 cells: small boards, or a board of side 4 that lacks a row. */
    bool lacks_row = side <= 3 && ahead->rows > 1;
    if (ahead->rows < count) {
        if (exceeds || is_odd_row)
            plan_rows(plan, (unsigned)count);
        else if (ahead->is_cut)
            plan->kind = TEXT_PLAN_UNSURE;
        else if (lacks_row)
            *plan = (struct text_plan){TEXT_PLAN_LACKS_ROWS, true, side, ahead->rows};
        else
            plan_line(plan, side);
    } else if (exceeds || lacks || ahead->given == 0 || side <= 3) {
        /* Boards of side 4 and 9 are so much more common than collections of side 2 and 3. */
        plan_rows(plan, (unsigned)count);
    } else {
        plan_line(plan, side);
    }
}

/* COUNT cells on a line of which each is plainly one. */
static void plan_count(struct text_plan *plan, struct text_lines *lines, struct text_line *line,
                       const struct text_hint *hint, size_t count)
{
    struct text_ahead ahead;
    if (hint->side) {
        plan_for_side(plan, hint, count);
        return;
    }
    if (!text_hint_allows_rows(hint) || (count > SUDOKU_MAX_SIDE && text_hint_allows_line(hint))) {
        plan_bad_line(plan, hint, count);
        plan->side = text_exact_side(count) ? text_exact_side(count) : plan->side;
        return;
    }
    /* Within a collection of such puzzles a wrong symbol makes no grid. */
    if (hint->line_side && text_exact_side(count) == hint->line_side &&
        text_hint_allows_line(hint)) {
        plan_line(plan, hint->line_side);
        return;
    }
    text_look_ahead(lines, line, plan->by_symbols, count < 3 ? 3 : count + 1, &ahead);
    /* Among lines, one or two of another length are bad lines; more are a grid that lacks rows. */
    bool is_among_lines = hint->line_side && ahead.rows < count && ahead.rows < 3;
    bool is_alone = ahead.rows <= 1 && ahead.next_cells;
    bool next_is_row = ahead.next_cells >= 2 && ahead.next_cells <= SUDOKU_MAX_SIDE;
    bool may_be_line = text_exact_side(count) && text_hint_allows_line(hint);
    /* What is left of the last line where a file was cut off. */
    bool is_rest = may_be_line && text_exact_side(count) <= 3;
    if ((is_among_lines && (ahead.next_cells || is_rest)) ||
        (!may_be_line && is_alone && (hint->line_side || !next_is_row)))
        plan_bad_line(plan, hint, count);
    else if (may_be_line)
        plan_square(plan, &ahead, count);
    else if (is_alone) /* a first row that is too short or too long: the next one says how long */
        plan_rows(plan, (unsigned)ahead.next_cells);
    else
        plan_rows(plan, count > SUDOKU_MAX_SIDE ? SUDOKU_MAX_SIDE : (unsigned)count);
}

/* Whether the line has so many cells as a board only together with a number before them: then that
 * is the first cell, or the board lacks some. */
static bool is_number_needed(const struct text_line *line, const struct text_measure *m)
{
    bool is_number = m->first_length <= 3 && m->longest > 3;
    for (size_t i = 0; i < m->first_length && is_number; i++)
        is_number = text_is_decimal(line->text[m->first_end - 1 - i]);
    return is_number && m->symbols > SUDOKU_MAX_SIDE && text_exact_side(m->symbols);
}

/* Several tokens, some of several characters: numbers, candidates, symbols in groups, or a puzzle
 * with a comment. */
static void plan_tokens(struct text_plan *plan, struct text_lines *lines, struct text_line *line,
                        const struct text_hint *hint, const struct text_measure *m)
{
    struct text_ahead ahead;
    unsigned first_side = text_exact_side(m->first_length);
    bool tokens_fit = m->tokens <= SUDOKU_MAX_SIDE &&
                      text_tokens_fit(line->text, line->length, (unsigned)m->tokens);
    bool symbols_fill_row = m->is_even && m->symbols <= SUDOKU_MAX_SIDE && !m->has_minus_one;
    if (tokens_fit && text_hint_allows_rows(hint)) {
        text_look_ahead(lines, line, true, SUDOKU_MAX_SIDE, &ahead);
        bool is_grouped = symbols_fill_row && ahead.rows >= m->symbols;
        text_look_ahead(lines, line, false, SUDOKU_MAX_SIDE, &ahead);
        /* One line of full groups may be a row of candidates too: so many rows decide. */
        tokens_fit = !is_grouped && (ahead.rows >= m->tokens || !m->is_even || m->has_minus_one ||
                                     !text_exact_side(m->symbols));
        if (!tokens_fit && !is_grouped && ahead.is_cut && !hint->side) {
            plan->kind = TEXT_PLAN_UNSURE;
            return;
        }
    }
    if (tokens_fit) {
        plan_count(plan, lines, line, hint, m->tokens);
        return;
    }
    plan->by_symbols = true;
    if (first_side >= 4 && !(m->is_even && m->tokens == m->first_length) && !m->has_border &&
        text_hint_allows_line(hint) && (!hint->side || hint->side == first_side)) {
        plan_line(plan, first_side);
        plan->length = m->first_end;
        return;
    }
    if (is_number_needed(line, m)) {
        plan->kind = TEXT_PLAN_NUMBERED;
        plan->side = text_exact_side(m->symbols);
        plan->length = m->symbols - m->first_length;
        return;
    }
    /* Many short tokens are numbers among which one is wrong. */
    plan->by_symbols = m->is_even || m->first_length > m->tokens ||
                       (m->symbols > SUDOKU_MAX_SIDE && text_exact_side(m->symbols));
    plan_count(plan, lines, line, hint, plan->by_symbols ? m->symbols : m->tokens);
}

void text_plan_make(struct text_lines *lines, struct text_line *line, const struct text_hint *hint,
                    struct text_plan *plan)
{
    struct text_measure m;
    text_measure(line->text, line->length, &m);
    *plan = (struct text_plan){.kind = TEXT_PLAN_TITLE, .by_symbols = true};
    plan->length = line->length;
    if (m.tokens == 0 || text_is_title(lines, line, hint->side, &m))
        return;
    if (m.first_length > SUDOKU_MAX_SIDE && text_hint_allows_line(hint)) {
        plan_count(plan, lines, line, hint, m.first_length);
        plan->length = m.first_end;
    } else if (m.tokens == 1) {
        plan_count(plan, lines, line, hint, m.symbols);
    } else {
        plan->by_symbols = false;
        if (m.tokens == m.symbols)
            plan_count(plan, lines, line, hint, m.tokens);
        else
            plan_tokens(plan, lines, line, hint, &m);
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
