/* Maps of jigsaw regions. */
#include <string.h>

#include <sudoku/text.h>

#include "common/argument.h"
#include "common/mem.h"
#include "text/read/lines/tokens.h"

/* A map while it is read. A label is the character of a symbol, or 256 and a number. */
struct region_map {
    bool by_symbols;
    unsigned side;
    size_t count; /* so far */
    unsigned known;
    unsigned labels[SUDOKU_MAX_SIDE];
    unsigned cells_of[SUDOKU_MAX_SIDE];
    uint8_t regions[SUDOKU_MAX_CELLS];
};

/* The label that CELL spells, or 0. */
static unsigned label(const struct text_cell *cell)
{
    enum { MAX_DIGITS = 3 };
    char c = *cell->text;
    unsigned number;
    if (cell->length == 1)
        return text_is_letter(c) || text_is_decimal(c) ? (unsigned)(unsigned char)c : 0;
    if (cell->length > MAX_DIGITS ||
        text_take_number(cell->text, cell->length, 999, &number) != cell->length)
        return 0;
    /* A number of one digit is the same label with a zero before it. */
    return number < 10 ? '0' + number : 256 + number;
}

static enum sudoku_status add_cell(struct region_map *map, const struct text_line *line,
                                   const struct text_cell *cell, struct sudoku_text_error *error)
{
    char found[TEXT_FOUND_SIZE];
    unsigned wanted = label(cell), region = 0;
    uint64_t column = text_column(line, cell->text);
    text_describe(line, cell->text, cell->length, found);
    if (!wanted)
        return text_error(error, line->number, column,
                          "expected the letter or number of a region, found %s", found);
    while (region < map->known && map->labels[region] != wanted)
        region++;
    if (region == map->side)
        return text_error(error, line->number, column, "expected %u regions, found one more: %s",
                          map->side, found);
    if (region == map->known)
        map->labels[map->known++] = wanted;
    if (map->cells_of[region]++ == map->side)
        return text_error(error, line->number, column, "expected %u cells in region %s, found more",
                          map->side, found);
    map->regions[map->count++] = (uint8_t)region;
    return SUDOKU_OK;
}

/* True if some token of LINE can only be several symbols: no number looks like it. */
static bool has_group(const struct text_line *line)
{
    struct text_cursor cursor = {line->text, line->length, 0, false};
    struct text_cell cell;
    while (text_next_cell(&cursor, &cell)) {
        if (cell.length > 2)
            return true;
        for (size_t i = 0; i < cell.length && cell.length > 1; i++)
            if (!text_is_decimal(cell.text[i]))
                return true;
    }
    return false;
}

/* True if no other row follows LINE. */
static bool is_alone(struct text_lines *lines, struct text_line *line)
{
    bool alone = true;
    text_lines_mark(lines, line);
    (void)text_lines_next(lines, line);
    while (alone && text_lines_next(lines, line) == TEXT_LINES_OK)
        alone = text_ends_rows(line->text, line->length) ||
                text_is_frame(line->text, line->length, NULL);
    text_lines_rewind(lines, line);
    return alone;
}

/* Finds out from its first line how the map is written. False: it is no map. */
static bool begin(struct region_map *map, struct text_lines *lines, struct text_line *line)
{
    map->by_symbols = has_group(line) || text_count_cells(line->text, line->length, false) == 1;
    size_t cells = text_count_cells(line->text, line->length, map->by_symbols);
    size_t root = text_root(cells);
    if (root * root == cells && (cells > SUDOKU_MAX_SIDE || is_alone(lines, line)))
        cells = root;
    else if (cells > SUDOKU_MAX_SIDE)
        cells = 0;
    map->side = (unsigned)cells;
    return cells >= 2;
}

static enum sudoku_status add_line(struct region_map *map, const struct text_line *line,
                                   struct sudoku_text_error *error)
{
    struct text_cursor cursor = {line->text, line->length, 0, map->by_symbols};
    struct text_cell cell;
    size_t expected = map->side, all = (size_t)map->side * map->side;
    size_t found = text_count_cells(line->text, line->length, map->by_symbols);
    if (found == all && map->count == 0)
        expected = all;
    if (map->count == all)
        return text_error(error, line->number, 1, "expected the end of the map, found more");
    if (found != expected)
        return text_error_at(error, line, line->length, "expected %zu cells in this row, found %zu",
                             expected, found);
    while (text_next_cell(&cursor, &cell)) {
        enum sudoku_status status = add_cell(map, line, &cell, error);
        if (status != SUDOKU_OK)
            return status;
    }
    return SUDOKU_OK;
}

static enum sudoku_status read_map(struct region_map *map, struct text_lines *lines,
                                   struct sudoku_text_error *error)
{
    struct text_line line;
    while (text_lines_next(lines, &line) == TEXT_LINES_OK) {
        if (text_ends_rows(line.text, line.length) || text_is_frame(line.text, line.length, NULL))
            continue;
        if (map->side == 0 && !begin(map, lines, &line))
            return text_error(error, line.number, 1, "expected a row of 2 to %d regions, found %zu",
                              SUDOKU_MAX_SIDE,
                              text_count_cells(line.text, line.length, map->by_symbols));
        enum sudoku_status status = add_line(map, &line, error);
        if (status != SUDOKU_OK)
            return status;
    }
    if (map->side == 0)
        return text_error(error, lines->number + 1, 1,
                          "expected a map of regions, found the end of the text");
    if (map->count < (size_t)map->side * map->side)
        return text_error(error, lines->number + 1, 1, "expected %u rows, found %zu", map->side,
                          map->count / map->side);
    return SUDOKU_OK;
}

enum sudoku_status sudoku_text_parse_regions(const char *text, size_t length, uint8_t *regions,
                                             size_t capacity, unsigned *side,
                                             struct sudoku_text_error *error)
{
    struct sudoku_text_error unwanted;
    struct text_lines lines;
    struct region_map map = {0};
    if (!argument_expect(text || !length, "text is NULL") ||
        !argument_expect(regions, "regions is NULL") || !argument_expect(side, "side is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    if (!text_lines_open_memory(&lines, &allocator, text ? text : "", length))
        return SUDOKU_ERR_MEMORY;
    enum sudoku_status status = read_map(&map, &lines, error ? error : &unwanted);
    text_lines_close(&lines, &allocator);
    if (status != SUDOKU_OK)
        return status;
    if (!argument_expect(map.count <= capacity, "capacity is below side * side"))
        return SUDOKU_ERR_ARGUMENT;
    memcpy(regions, map.regions, map.count);
    *side = map.side;
    return SUDOKU_OK;
}
