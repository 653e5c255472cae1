/* What the first line of a puzzle begins. */
#include "text_plan.h"

#include "text_cells.h"

bool text_hint_allows_line(const struct text_hint *hint)
{
    return hint->format == SUDOKU_TEXT_AUTO || hint->format == SUDOKU_TEXT_LINE ||
           hint->format == SUDOKU_TEXT_PENCILMARKS;
}

bool text_hint_allows_rows(const struct text_hint *hint)
{
    return hint->format != SUDOKU_TEXT_LINE && hint->format != SUDOKU_TEXT_PENCILMARKS;
}

/* The side whose square is COUNT, or 0. */
static unsigned exact_side(size_t count)
{
    unsigned root = text_root(count);
    return root >= 2 && root <= SUDOKU_MAX_SIDE && (size_t)root * root == count ? root : 0;
}

/* The lines from the planned one on, as far as they look like it. */
struct ahead {
    unsigned rows;      /* with the same number of cells, at most SUDOKU_MAX_SIDE */
    unsigned given;     /* those with a digit */
    unsigned exceeding; /* those with a digit over the root of the number of cells */
    unsigned lacking;   /* those with too few different digits for a puzzle of that side */
    size_t next_cells;  /* of the line that ended them; 0: nothing that could be a row */
};

/* The numbers in LINE; letters count as on the largest board. */
static sudoku_digitset numbers_in(const struct text_line *line, bool by_symbols)
{
    struct text_cursor cursor = {line->text, line->length, 0, by_symbols};
    struct text_cell cell;
    sudoku_digitset numbers = SUDOKU_DIGITSET_EMPTY;
    while (text_next_cell(&cursor, &cell)) {
        int number = text_cell_number(&cell, SUDOKU_MAX_SIDE);
        /* On small boards X is a blank. */
        bool is_blank = cell.length == 1 && (*cell.text == 'X' || *cell.text == 'x');
        if (number > 0 && !is_blank)
            numbers = sudoku_digitset_add(numbers, (unsigned)number);
    }
    return numbers;
}

/* Looks at up to LIMIT lines like LINE, frames between them left out. */
static void look_ahead(struct text_lines *lines, struct text_line *line, bool by_symbols,
                       size_t limit, struct ahead *ahead)
{
    enum text_border weight;
    size_t cells = text_count_cells(line->text, line->length, by_symbols);
    *ahead = (struct ahead){0};
    text_lines_mark(lines, line);
    while (ahead->rows < limit && text_lines_next(lines, line) == TEXT_LINES_OK) {
        if (text_is_frame(line->text, line->length, &weight))
            continue;
        size_t here = line->length && *line->text != '#' && *line->text != '['
                          ? text_count_cells(line->text, line->length, by_symbols)
                          : 0;
        if (here != cells) {
            ahead->next_cells = here;
            break;
        }
        sudoku_digitset numbers = numbers_in(line, by_symbols);
        unsigned root = text_root(cells);
        ahead->given += numbers != SUDOKU_DIGITSET_EMPTY;
        ahead->exceeding += !sudoku_digitset_within(numbers, sudoku_digitset_all(root));
        ahead->lacking += sudoku_digitset_count(numbers) + 1 < root;
        ahead->rows++;
    }
    text_lines_rewind(lines);
    /* It was there a moment ago, so it comes again. */
    (void)text_lines_next(lines, line);
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
static void plan_square(struct text_plan *plan, const struct ahead *ahead, size_t count)
{
    unsigned side = exact_side(count);
    /* Not one row alone: that may be a puzzle with a wrong symbol. */
    bool exceeds = ahead->exceeding > ahead->given / 2;
    /* Two digits that no given shows can change places: no proper puzzle lacks two. */
    bool lacks = ahead->rows == count && ahead->next_cells == 0 && ahead->lacking > count / 2;
    if (ahead->rows < count) {
        if (exceeds)
            plan_rows(plan, (unsigned)count);
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
    struct ahead ahead;
    if (hint->side) {
        plan_for_side(plan, hint, count);
        return;
    }
    if (!text_hint_allows_rows(hint) || (count > SUDOKU_MAX_SIDE && text_hint_allows_line(hint))) {
        plan_bad_line(plan, hint, count);
        plan->side = exact_side(count) ? exact_side(count) : plan->side;
        return;
    }
    /* Within a collection of such puzzles a wrong symbol makes no grid. */
    if (hint->line_side && exact_side(count) == hint->line_side && text_hint_allows_line(hint)) {
        plan_line(plan, hint->line_side);
        return;
    }
    look_ahead(lines, line, plan->by_symbols, count < 3 ? 3 : count + 1, &ahead);
    /* Among lines, one or two of another length are bad lines; more are a grid that lacks rows. */
    bool is_among_lines = hint->line_side && ahead.rows < count && ahead.rows < 3;
    bool is_alone = ahead.rows <= 1 && ahead.next_cells;
    bool next_is_row = ahead.next_cells >= 2 && ahead.next_cells <= SUDOKU_MAX_SIDE;
    bool may_be_line = exact_side(count) && text_hint_allows_line(hint);
    if ((is_among_lines && ahead.next_cells) ||
        (!may_be_line && is_alone && (hint->line_side || !next_is_row)))
        plan_bad_line(plan, hint, count);
    else if (may_be_line)
        plan_square(plan, &ahead, count);
    else if (is_alone) /* a first row that is too short or too long: the next one says how long */
        plan_rows(plan, (unsigned)ahead.next_cells);
    else
        plan_rows(plan, count > SUDOKU_MAX_SIDE ? SUDOKU_MAX_SIDE : (unsigned)count);
}

/* Several tokens, some of several characters: numbers, candidates, symbols in groups, or a puzzle
 * with a comment. */
static void plan_tokens(struct text_plan *plan, struct text_lines *lines, struct text_line *line,
                        const struct text_hint *hint, const struct text_measure *m)
{
    struct ahead ahead;
    unsigned first_side = exact_side(m->first_length);
    bool tokens_fit = m->tokens <= SUDOKU_MAX_SIDE &&
                      text_tokens_fit(line->text, line->length, (unsigned)m->tokens);
    bool symbols_fill_row = m->is_even && m->symbols <= SUDOKU_MAX_SIDE && !m->has_minus_one;
    if (tokens_fit && text_hint_allows_rows(hint)) {
        look_ahead(lines, line, true, SUDOKU_MAX_SIDE, &ahead);
        bool is_grouped = symbols_fill_row && ahead.rows >= m->symbols;
        look_ahead(lines, line, false, SUDOKU_MAX_SIDE, &ahead);
        /* One line of full groups may be a row of candidates too: so many rows decide. */
        tokens_fit = !is_grouped && (ahead.rows >= m->tokens || !m->is_even || m->has_minus_one ||
                                     !exact_side(m->symbols));
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
    /* Many short tokens are numbers among which one is wrong. */
    plan->by_symbols = m->is_even || m->first_length > m->tokens ||
                       (m->symbols > SUDOKU_MAX_SIDE && exact_side(m->symbols));
    plan_count(plan, lines, line, hint, plan->by_symbols ? m->symbols : m->tokens);
}

/* Whether LINE is as many symbols as a board of SIDE has in a row, each of which it knows. */
static bool is_row_of(const struct text_line *line, unsigned side)
{
    struct text_cursor cursor = {line->text, line->length, 0, true};
    struct text_cell cell;
    unsigned count = 0;
    while (text_next_cell(&cursor, &cell)) {
        if (text_cell_number(&cell, side) < 0)
            return false;
        count++;
    }
    return count == side;
}

/* Titles and prose hold more letters than anything else, and are no run of symbols. */
static bool is_prose(const struct text_line *line, const struct text_measure *m)
{
    size_t letters = 0, others = 0;
    for (size_t i = 0; i < line->length; i++) {
        char c = line->text[i];
        if (text_is_separator(c))
            continue;
        if ((text_is_letter(c) && c != 'x' && c != 'X') || (c & 0x80))
            letters++;
        else
            others++;
    }
    if (m->has_border || m->tokens == m->symbols || (m->tokens == 1 && m->symbols >= 16))
        return false;
    return letters > others && (m->tokens == 1 || m->tokens > SUDOKU_MAX_SIDE ||
                                !text_tokens_fit(line->text, line->length, (unsigned)m->tokens));
}

/* A short number alone counts the puzzle below, unless the next line is a row like it. */
static bool is_puzzle_number(struct text_lines *lines, struct text_line *line,
                             const struct text_measure *m)
{
    struct ahead ahead;
    if (m->tokens != 1 || m->symbols > 3 || m->has_border)
        return false;
    for (size_t i = 0; i < m->first_length; i++)
        if (!text_is_decimal(line->text[m->first_end - 1 - i]))
            return false;
    look_ahead(lines, line, true, 2, &ahead);
    return m->symbols == 1 || (ahead.rows < 2 && ahead.next_cells > 3);
}

void text_plan_make(struct text_lines *lines, struct text_line *line, const struct text_hint *hint,
                    struct text_plan *plan)
{
    struct text_measure m;
    text_measure(line->text, line->length, &m);
    *plan = (struct text_plan){.kind = TEXT_PLAN_TITLE, .by_symbols = true};
    plan->length = line->length;
    if (m.tokens == 0 || is_puzzle_number(lines, line, &m))
        return;
    if (is_prose(line, &m) && !(hint->side && is_row_of(line, hint->side)))
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
    struct ahead ahead;
    text_measure(line->text, line->length, &m);
    size_t cells = m.tokens > 1 ? m.tokens : m.symbols;
    if (cells < 2 || cells > SUDOKU_MAX_SIDE)
        return false;
    look_ahead(lines, line, m.tokens == 1, cells, &ahead);
    return ahead.rows == cells;
}
