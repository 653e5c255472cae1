/* The lines ahead. */
#include "text/read/lines/ahead.h"

#include <sudoku/digitset.h>
#include <sudoku/layout.h>

#include "text/read/lines/tokens.h"

unsigned text_exact_side(size_t count)
{
    unsigned root = text_root(count);
    return root >= 2 && root <= SUDOKU_MAX_SIDE && (size_t)root * root == count ? root : 0;
}

/* The numbers in LINE. Letters count as on the largest board, or from 1 if there is nothing else.
 */
static sudoku_digitset numbers_in(const struct text_line *line, bool by_symbols)
{
    struct text_cursor cursor = {line->text, line->length, 0, by_symbols};
    struct text_cell cell;
    sudoku_digitset numbers = SUDOKU_DIGITSET_EMPTY;
    bool from_letters = false, from_digits = false;
    while (text_next_cell(&cursor, &cell)) {
        int number = text_cell_number(&cell, SUDOKU_MAX_SIDE);
        /* On small boards X is a blank. */
        bool is_blank = cell.length == 1 && (*cell.text == 'X' || *cell.text == 'x');
        if (number <= 0 || is_blank)
            continue;
        numbers = sudoku_digitset_add(numbers, (unsigned)number);
        from_letters |= text_is_letter(*cell.text);
        from_digits |= !text_is_letter(*cell.text);
    }
    return from_letters && !from_digits ? numbers >> (text_symbol_value('A') - 1) : numbers;
}

void text_look_ahead(struct text_lines *lines, struct text_line *line, bool by_symbols,
                     size_t limit, struct text_ahead *ahead)
{
    enum text_border weight;
    size_t cells = text_count_cells(line->text, line->length, by_symbols);
    sudoku_digitset all = SUDOKU_DIGITSET_EMPTY;
    *ahead = (struct text_ahead){0};
    text_lines_mark(lines, line);
    enum text_lines_answer answer = TEXT_LINES_OK;
    while (ahead->rows < limit && (answer = text_lines_next(lines, line)) == TEXT_LINES_OK) {
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
        bool exceeds = !sudoku_digitset_is_subset(numbers, sudoku_digitset_all(root));
        all |= numbers;
        ahead->fitting += !by_symbols && ahead->fitting == ahead->rows &&
                          text_tokens_fit(line->text, line->length, (unsigned)cells);
        ahead->exceeding += exceeds;
        ahead->proper += !exceeds && sudoku_digitset_count(numbers) + 1 >= root &&
                         numbers != SUDOKU_DIGITSET_EMPTY;
        ahead->rows++;
    }
    ahead->different = sudoku_digitset_count(all);
    ahead->is_cut = answer == TEXT_LINES_TOO_FAR;
    text_lines_rewind(lines, line);
}

bool text_line_after(struct text_lines *lines, struct text_line *line,
                     bool (*is)(const struct text_line *next, const void *user), const void *user)
{
    struct text_line next;
    text_lines_mark(lines, line);
    (void)text_lines_next(lines, line);
    bool is_so = text_lines_next(lines, &next) == TEXT_LINES_OK && is(&next, user);
    text_lines_rewind(lines, line);
    return is_so;
}
