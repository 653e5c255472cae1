#include "text/read/forms/html/html.h"

#include <string.h>

#include "board/layout_units.h"

#include "text/read/lines/tokens.h"

/* The side of a board of CELLS, or 0. Shorter runs are common in pages. */
static unsigned side_of(unsigned cells)
{
    unsigned root = text_root(cells);
    return root >= 4 && root * root == cells ? root : 0;
}

/* ---------------------------------------------------------------------------------------- lines */

void html_cells_scan(struct html_cells *cells, int c)
{
    if (c >= 0 && (text_is_decimal((char)c) || c == '.' || c == '*' || c == '_')) {
        if (cells->line_length < HTML_LINE)
            cells->line_at_hand[cells->line_length] = (char)c;
        cells->line_length++;
        return;
    }
    bool is_puzzle = false;
    for (unsigned i = 0; i < HTML_LINE && cells->line_length == HTML_LINE; i++)
        is_puzzle |= cells->line_at_hand[i] <= '0' || cells->line_at_hand[i] == '_';
    cells->line_length = 0;
    /* A board without blanks is a solution. */
    if (!is_puzzle || (cells->lines && memcmp(cells->line, cells->line_at_hand, HTML_LINE) == 0))
        return;
    if (!cells->lines++)
        memcpy(cells->line, cells->line_at_hand, HTML_LINE);
}

/* ----------------------------------------------------------------------------------------- runs */

static int value_at(const struct html_run *run, unsigned index)
{
    struct text_cell cell = {run->cells[index].text, run->cells[index].length, TEXT_BORDER_NONE};
    int value = cell.length ? text_cell_value(&cell) : 0;
    return value < 0 ? -1 : (int)text_value_number((unsigned)value);
}

/* True if RUN is a board: no number is over its side, and it is not empty. */
static bool is_board(const struct html_run *run)
{
    unsigned side = side_of(run->count), givens = 0;
    for (unsigned i = 0; i < run->count && side; i++) {
        int value = value_at(run, i);
        /* A may be 1, or the digit after 9. */
        bool is_letter = run->cells[i].length == 1 && text_is_letter(*run->cells[i].text);
        if (value > (int)side && !is_letter)
            return false;
        givens += value > 0;
    }
    return side && givens >= side - 1;
}

static bool are_same(const struct html_run *a, const struct html_run *b)
{
    bool same = a->count == b->count;
    for (unsigned i = 0; i < a->count && same; i++)
        same = value_at(a, i) == value_at(b, i);
    return same;
}

/* Ends RUN after its first COUNT cells, and keeps it if it is a board. The other cells begin the
 * next run. */
static void end_run(struct html_cells *cells, struct html_run *run, unsigned count)
{
    unsigned rest = run->count - count;
    run->count = count;
    if (count > cells->longest) {
        cells->longest = count;
        cells->longest_is_empty = true;
        for (unsigned i = 0; i < count; i++)
            cells->longest_is_empty &= value_at(run, i) <= 0;
    }
    if (count && is_board(run) && !(cells->found && are_same(run, &cells->board)) &&
        !cells->found++)
        cells->board = *run;
    memmove(run->cells, run->cells + count, rest * sizeof *run->cells);
    run->count = rest;
    run->group = run->before = 0;
}

static void add_element(struct html_cells *cells, struct html_run *run,
                        const struct html_element *element)
{
    struct text_cell cell = {element->text, element->length, TEXT_BORDER_NONE};
    bool is_one = element->length < 2 || (element->length == 2 && text_is_decimal(*cell.text) &&
                                          *cell.text != '0' && text_cell_value(&cell) > 9);
    unsigned width = is_one ? 1 : element->length;
    bool is_cells =
        !element->is_long && (!is_one || !element->length || text_cell_value(&cell) >= 0);
    for (unsigned i = 0; i < element->length && !is_one; i++)
        is_cells &= text_is_decimal(cell.text[i]) || strchr(".*_-", cell.text[i]);
    if (!is_cells || width != run->width || run->count + width > HTML_CELLS)
        end_run(cells, run, run->count);
    if (!is_cells)
        return;
    run->width = width;
    for (unsigned i = 0; i < width; i++) {
        unsigned length = is_one ? element->length : 1;
        run->cells[run->count].length = (uint8_t)length;
        memcpy(run->cells[run->count++].text, cell.text + i, length);
    }
}

/* Ends the group of the last elements of RUN: their parent is closed. */
static void end_group(struct html_cells *cells, struct html_run *run, enum html_class class)
{
    unsigned group = run->count - run->before;
    if (!group)
        return;
    if (run->group && (run->group != group || run->class != class))
        end_run(cells, run, run->before);
    run->group = run->count - run->before;
    run->class = class;
    run->before = run->count;
}

/* ------------------------------------------------------------------------------------- elements */

static uint32_t hash(const char *name, size_t length)
{
    uint32_t value = 2166136261U; /* FNV-1a */
    for (size_t i = 0; i < length; i++)
        value = (value ^ (unsigned char)name[i]) * 16777619U;
    return value;
}

static bool is_name(uint32_t name, const char *const *names, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (name == hash(names[i], strlen(names[i])))
            return true;
    return false;
}

static void close_last(struct html_cells *cells)
{
    if (cells->depth-- > HTML_DEPTH)
        return;
    unsigned depth = cells->depth;
    struct html_element *element = &cells->open[depth];
    if (element->has_breaks && element->length)
        add_element(cells, &cells->runs[depth + 1], element);
    end_group(cells, &cells->runs[depth + 1], element->class);
    /* Elements farther down have their grid behind them. */
    for (unsigned below = depth + 2; below <= HTML_DEPTH; below++)
        if (cells->runs[below].count && is_board(&cells->runs[below]))
            end_run(cells, &cells->runs[below], cells->runs[below].count);
    element->is_long |= element->has_breaks || (element->class == HTML_MARKS && element->length);
    add_element(cells, &cells->runs[depth], element);
    if (!depth)
        return;
    struct html_element *parent = element - 1;
    parent->is_long |= element->is_long || parent->length + element->length > HTML_TEXT;
    if (!parent->is_long)
        memcpy(parent->text + parent->length, element->text, element->length);
    parent->length += parent->is_long ? 0 : element->length;
}

void html_cells_open(struct html_cells *cells, const char *name, size_t length,
                     enum html_class class)
{
    /* Elements whose ends may be left out. */
    static const char *const lax[] = {"li", "p", "td", "th", "tr", "dt", "dd", "option"};
    uint32_t hashed = hash(name, length);
    if (cells->depth && cells->depth <= HTML_DEPTH &&
        cells->open[cells->depth - 1].name == hashed &&
        is_name(hashed, lax, sizeof lax / sizeof *lax))
        close_last(cells);
    if (cells->depth < HTML_DEPTH)
        cells->open[cells->depth] = (struct html_element){.name = hashed, .class = class};
    cells->depth++;
}

void html_cells_close(struct html_cells *cells, const char *name, size_t length)
{
    uint32_t hashed = hash(name, length);
    unsigned depth = cells->depth;
    if (depth > HTML_DEPTH) {
        close_last(cells);
        return;
    }
    while (depth > 0 && cells->open[depth - 1].name != hashed)
        depth--;
    while (depth > 0 && cells->depth >= depth)
        close_last(cells);
}

void html_cells_text(struct html_cells *cells, char c)
{
    if (!cells->depth || cells->depth > HTML_DEPTH)
        return;
    struct html_element *element = &cells->open[cells->depth - 1];
    element->is_long |= element->length == HTML_TEXT;
    if (!element->is_long)
        element->text[element->length++] = c;
}

bool html_cells_are_marks(const struct html_cells *cells)
{
    bool are_marks = false;
    for (unsigned i = 0; i < cells->depth && i < HTML_DEPTH; i++)
        are_marks |= cells->open[i].class == HTML_MARKS;
    return are_marks;
}

void html_cells_break(struct html_cells *cells)
{
    if (!cells->depth || cells->depth > HTML_DEPTH)
        return;
    struct html_element *element = &cells->open[cells->depth - 1];
    if (element->length || element->is_long)
        add_element(cells, &cells->runs[cells->depth], element);
    element->has_breaks = true;
    element->is_long = false;
    element->length = 0;
}

enum html_class html_class_of(const char *value)
{
    static const struct {
        const char *word;
        enum html_class class;
    } words[] = {
        {"pencil", HTML_MARKS}, {"candidate", HTML_MARKS}, {"note", HTML_MARKS},
        {"mark", HTML_MARKS},   {"row", HTML_ROW},         {"box", HTML_BOX},
        {"region", HTML_BOX},   {"subgrid", HTML_BOX},     {"nonet", HTML_BOX},
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strstr(value, words[i].word))
            return words[i].class;
    return HTML_PLAIN;
}

/* ------------------------------------------------------------------------------------ the board */

/* The cell of a board of SIDE that is at INDEX in the order of boxes. */
static unsigned in_boxes(unsigned side, unsigned index)
{
    unsigned rows = layout_default_box_rows(side), columns = side / rows, across = side / columns;
    unsigned box = index / side, inside = index % side;
    return (box / across * rows + inside / columns) * side + box % across * columns +
           inside % columns;
}

/* True if no digit is twice in a row, column or box of BOARD, in the order of rows or BY_BOXES. */
static bool keeps_rules(const struct html_run *board, unsigned side, bool by_boxes)
{
    bool seen[3][16][SUDOKU_MAX_SIDE + 1] = {{{false}}};
    unsigned rows = layout_default_box_rows(side), columns = side / rows;
    for (unsigned i = 0; i < side * side; i++) {
        unsigned cell = by_boxes ? in_boxes(side, i) : i, row = cell / side, column = cell % side;
        unsigned unit[3] = {row, column, row / rows * rows + column / columns};
        int value = value_at(board, i);
        for (unsigned kind = 0; kind < 3 && value > 0; kind++) {
            if (seen[kind][unit[kind]][value])
                return false;
            seen[kind][unit[kind]][value] = true;
        }
    }
    return true;
}

/* True if BOARD, whose elements have a parent for each row or box, is in the order of boxes. The
 * class of the parents decides, or the rules, which the wrong order hardly keeps by chance.
 * *IS_CLEAR is false if they do not decide, or contradict each other. */
static bool groups_are_boxes(const struct html_run *board, unsigned side, bool *is_clear)
{
    bool by_rows = keeps_rules(board, side, false), by_boxes = keeps_rules(board, side, true);
    enum html_class class = board->class;
    *is_clear = true;
    if (by_rows == by_boxes)
        *is_clear = class != HTML_PLAIN;
    else if (class != HTML_PLAIN)
        *is_clear = by_boxes == (class == HTML_BOX);
    return by_rows == by_boxes ? class == HTML_BOX : by_boxes;
}

/* True if BOARD is in the order of boxes. *IS_CLEAR is false if nothing decides. */
static bool goes_by_boxes(const struct html_run *board, unsigned side, bool *is_clear)
{
    bool has_boxes = layout_default_box_rows(side) > 1;
    *is_clear =
        board->group == side * side || board->width == side || (board->group == side && !has_boxes);
    if (board->width > 1 || !has_boxes)
        return false;
    if (board->group == side)
        return groups_are_boxes(board, side, is_clear);
    return keeps_rules(board, side, true) && !keeps_rules(board, side, false);
}

static void fill_table(const struct html_run *board, const struct text_line *here,
                       struct text_placed *table)
{
    unsigned side = side_of(board->count), places[HTML_CELLS];
    bool is_clear, by_boxes = goes_by_boxes(board, side, &is_clear);
    if (!is_clear) {
        text_error(&table->fault, here->number, 1,
                   "expected rows of cells in this page, found %u in groups of %u: rows, boxes or "
                   "parts of them",
                   board->count, board->group);
        return;
    }
    for (unsigned i = 0; i < board->count; i++)
        places[by_boxes ? in_boxes(side, i) : i] = i;
    for (unsigned i = 0; i < board->count; i++) {
        struct text_line cell = *here;
        cell.text = board->cells[places[i]].text;
        cell.length = board->cells[places[i]].length;
        (void)text_placed_add(table, &cell, cell.text, cell.length);
        if (i % side == side - 1)
            (void)text_placed_end_row(table, here);
    }
}

/* Makes the puzzle on a line the board of the page. */
static void take_line(struct html_cells *cells)
{
    cells->board = (struct html_run){.count = HTML_LINE, .width = 1, .group = HTML_LINE};
    for (unsigned i = 0; i < HTML_LINE; i++) {
        cells->board.cells[i].length = 1;
        *cells->board.cells[i].text = cells->line[i];
    }
}

void html_cells_finish(struct html_cells *cells, const struct text_line *here,
                       struct text_placed *table)
{
    text_placed_start(table, here->number);
    while (cells->depth)
        close_last(cells);
    for (unsigned depth = 0; depth <= HTML_DEPTH; depth++)
        end_run(cells, &cells->runs[depth], cells->runs[depth].count);
    html_cells_scan(cells, -1);
    struct html_run first = cells->board;
    if (cells->lines)
        take_line(cells);
    bool is_same = cells->lines && cells->found && are_same(&first, &cells->board);
    if (cells->found)
        cells->board = first;
    if (cells->found + cells->lines - is_same > 1)
        text_error(&table->fault, here->number, 1,
                   "expected one grid of cells in this page, found several");
    else if (cells->found || cells->lines)
        fill_table(&cells->board, here, table);
    else if (cells->longest < 16)
        text_error(&table->fault, here->number, text_column(here, here->text),
                   "expected a table or a grid of cells in this page, found none");
    else
        text_error(&table->fault, here->number, text_column(here, here->text),
                   "expected a grid of cells in this page, found %u %s", cells->longest,
                   cells->longest_is_empty ? "that are empty" : "in a row");
}
