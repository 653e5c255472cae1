#include "rules/forms/game_id.h"

#include <string.h>

enum { MAX_CELLS = FORM_MAX_SIDE * FORM_MAX_SIDE, MAX_NUMBER = 999999 };

struct game {
    struct form_writer *writer;
    unsigned side;
    size_t at; /* the next byte of the text */
    /* The cages of Keen: a cell of the cage of each cell, itself for the first. */
    unsigned parent[MAX_CELLS];
};

static char next_char(const struct game *game)
{
    return game->at < game->writer->length ? game->writer->text[game->at] : '\0';
}

/* Takes a number up to MAX. False: there is none. */
static bool take_number(struct game *game, unsigned max, unsigned *number)
{
    const size_t start = game->at;
    for (*number = 0; next_char(game) >= '0' && next_char(game) <= '9'; game->at++)
        if ((*number = *number * 10 + (unsigned)(next_char(game) - '0')) > max)
            return false;
    return game->at > start;
}

static enum sudoku_status fail(const struct game *game, const char *expected)
{
    return form_fail(game->writer, game->at, "expected %s in this identifier of a game", expected);
}

/* Takes the side and the difficulty, and writes the board. */
static enum sudoku_status take_head(struct game *game)
{
    if (!take_number(game, FORM_MAX_SIDE, &game->side) || game->side < 2)
        return fail(game, "a side of 2 to 16");
    if (next_char(game) == 'a' || next_char(game) == 'k')
        return form_fail(game->writer, game->at,
                         "the rule '%c' of this identifier of a game is not supported",
                         next_char(game));
    while (game->at < game->writer->length && next_char(game) != ':')
        game->at++;
    game->at++;
    form_board(game->writer, game->side, NULL);
    form_item(game->writer, "NoBoxes");
    return SUDOKU_OK;
}

/* ----------------------------------------------------------------------------------------- Keen */

/* The first cell of the cage of CELL. */
static unsigned first_of(const struct game *game, unsigned cell)
{
    while (game->parent[cell] != cell)
        cell = game->parent[cell];
    return cell;
}

/* The two cells at place NUMBER: of rows, then of columns. */
static void find_pair(const struct game *game, unsigned number, unsigned pair[2])
{
    unsigned side = game->side, line = number / (side - 1), along = number % (side - 1);
    pair[0] = line < side ? line * side + along : along * side + line - side;
    pair[1] = pair[0] + (line < side ? 1 : side);
}

static void join(struct game *game, unsigned number)
{
    unsigned pair[2];
    find_pair(game, number, pair);
    unsigned a = first_of(game, pair[0]), b = first_of(game, pair[1]);
    game->parent[a > b ? a : b] = a > b ? b : a;
}

/* Takes one letter, which may be repeated; HAS_LINE has what it says of each place from *PLACE. */
static enum sudoku_status take_stretches(struct game *game, bool *has_line, unsigned *place)
{
    const unsigned places = 2 * game->side * (game->side - 1);
    char letter = next_char(game);
    unsigned length = letter == '_' ? 0 : (unsigned)(letter - 'a') + 1, count = 1;
    bool ends = letter != 'z';
    if (letter != '_' && !(letter >= 'a' && letter <= 'z'))
        return fail(game, "a letter or _");
    length = ends ? length : 25;
    game->at++;
    if (next_char(game) >= '0' && next_char(game) <= '9' && !take_number(game, places + 1, &count))
        return fail(game, "fewer lines");
    for (; count; count--) {
        if (*place + length + ends > places + 1)
            return fail(game, "fewer lines");
        for (unsigned i = 0; i < length && *place < places; i++)
            has_line[(*place)++] = false;
        if (ends)
            has_line[(*place)++] = true;
    }
    return SUDOKU_OK;
}

/* Takes the lines up to the comma, one more than there are places, and finds the cages. */
static enum sudoku_status take_lines(struct game *game)
{
    const unsigned places = 2 * game->side * (game->side - 1);
    bool has_line[2 * MAX_CELLS + 1] = {false};
    unsigned place = 0, pair[2];
    enum sudoku_status status = SUDOKU_OK;
    while (!status && next_char(game) != ',')
        status = take_stretches(game, has_line, &place);
    if (status || place != places + 1)
        return status ? status : fail(game, "more lines");
    for (unsigned i = 0; i < game->side * game->side; i++)
        game->parent[i] = i;
    for (unsigned i = 0; i < places; i++)
        if (!has_line[i])
            join(game, i);
    for (unsigned i = 0; i < places; i++) {
        find_pair(game, i, pair);
        if (has_line[i] && first_of(game, pair[0]) == first_of(game, pair[1]))
            return fail(game, "no lines within a cage");
    }
    game->at++;
    return SUDOKU_OK;
}

/* Takes the clue of the cage that begins with FIRST. */
static enum sudoku_status take_cage(struct game *game, unsigned first)
{
    static const char letters[] = "asmd";
    static const char *const kinds[] = {"Sum", "DifferenceCage", "ProductCage", "QuotientCage"};
    unsigned cells[MAX_CELLS], count = 0, number;
    const char letter = next_char(game), *found = letter ? strchr(letters, letter) : NULL;
    for (unsigned cell = first; cell < game->side * game->side; cell++)
        if (first_of(game, cell) == first)
            cells[count++] = cell;
    if (!found)
        return fail(game, "a, s, m or d and a number for each cage");
    game->at++;
    if (!take_number(game, MAX_NUMBER, &number))
        return fail(game, "a number up to 999999");
    if ((letter == 's' || letter == 'd') && count != 2)
        return fail(game, "two cells in cages of differences and quotients");
    if (count > FORM_MAX_SIDE)
        return fail(game, "at most 16 cells in a cage");
    form_item(game->writer, kinds[found - letters]);
    form_number(game->writer, (int)number);
    form_cells(game->writer, game->side, cells, count);
    return SUDOKU_OK;
}

static enum sudoku_status write_keen(struct game *game)
{
    enum sudoku_status status = take_lines(game);
    for (unsigned cell = 0; cell < game->side * game->side && !status; cell++)
        if (game->parent[cell] == cell)
            status = take_cage(game, cell);
    return status;
}

/* -------------------------------------------------------------------------------------- Unequal */

/* Takes the letters of the neighbors that are less than CELL. */
static enum sudoku_status take_signs(struct game *game, unsigned cell)
{
    static const char letters[] = "URDL";
    static const signed char moves[][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
    const int side = (int)game->side;
    const char *found;
    for (; next_char(game) && (found = strchr(letters, next_char(game))); game->at++) {
        int row = (int)cell / side + moves[found - letters][0];
        int column = (int)cell % side + moves[found - letters][1];
        if (row < 0 || column < 0 || row >= side || column >= side)
            return fail(game, "signs between cells");
        const unsigned pair[2] = {cell, (unsigned)(row * side + column)};
        form_item(game->writer, "GreaterThan");
        form_cells(game->writer, game->side, pair, 2);
    }
    return SUDOKU_OK;
}

static enum sudoku_status write_unequal(struct game *game)
{
    enum sudoku_status status = SUDOKU_OK;
    const unsigned cells = game->side * game->side;
    for (unsigned cell = 0; cell < cells && !status; cell++) {
        unsigned digit;
        if (!take_number(game, game->side, &digit))
            return fail(game, "a digit of each cell");
        if (digit)
            form_given(game->writer, cell / game->side, cell % game->side, digit);
        status = take_signs(game, cell);
        if (!status && next_char(game) != ',' && cell + 1 < cells)
            return fail(game, "a comma after each cell");
        game->at += next_char(game) == ',';
    }
    return status;
}

enum sudoku_status game_id_write(struct form_writer *writer)
{
    struct game game = {.writer = writer};
    enum sudoku_status status = take_head(&game);
    if (status)
        return status;
    bool is_unequal = next_char(&game) >= '0' && next_char(&game) <= '9';
    status = is_unequal ? write_unequal(&game) : write_keen(&game);
    if (!status && game.at < writer->length)
        return fail(&game, "the end");
    return status;
}
