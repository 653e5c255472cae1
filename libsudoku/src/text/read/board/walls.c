#include "text/read/board/walls.h"

#include <string.h>

#include <sudoku/layout.h>

#include "text/read/lines/tokens.h"

/* ------------------------------------------------------------------------------------- drawing */

static void set_bit(uint64_t *words, unsigned bit)
{
    words[bit / 64] |= (uint64_t)1 << bit % 64;
}

static bool has_bit(const uint64_t *words, unsigned bit)
{
    return words[bit / 64] >> bit % 64 & 1;
}

void text_walls_add_beside(struct text_walls *walls, unsigned row, unsigned column,
                           enum text_border weight)
{
    set_bit(&walls->beside[weight - TEXT_BORDER_LIGHT][row], column - 1);
}

/* Bytes of the character at AT of LINE. *COLUMN goes on to that of the next one; colors have none.
 */
static size_t pass_character(const struct text_line *line, size_t at, unsigned *column)
{
    size_t color = text_color(line->text + at, line->length - at);
    *column += color == 0;
    return color ? color : text_character_length(line->text + at, line->length - at);
}

void text_walls_add_line(struct text_walls *walls, unsigned row, const struct text_line *line,
                         enum text_border weight)
{
    unsigned column = 0;
    walls->lines[weight - TEXT_BORDER_LIGHT] |= (uint64_t)1 << row;
    walls->has_strokes = true;
    for (size_t at = 0; at < line->length && column < TEXT_WALLS_WIDTH;) {
        enum text_border stroke = text_stroke(line->text + at, line->length - at);
        if (stroke)
            set_bit(walls->strokes[stroke - TEXT_BORDER_LIGHT], column);
        at += pass_character(line, at, &column);
    }
}

void text_walls_add_below(struct text_walls *walls, unsigned row, const struct text_line *line,
                          bool by_symbols)
{
    struct text_cursor cursor = {line->text, line->length, 0, by_symbols};
    struct text_cell cell;
    size_t at = 0, places[SUDOKU_MAX_SIDE];
    unsigned column = 0, count = 0; /* column: of the character at AT */
    if (!walls->has_strokes)
        return;
    for (; count < SUDOKU_MAX_SIDE && text_next_cell(&cursor, &cell); count++) {
        /* Numbers of two digits end in the middle of their cell, or right of it. */
        const size_t last = (size_t)(cell.text - line->text) + cell.length - 1;
        while (at < last)
            at += pass_character(line, at, &column);
        places[count] = column;
    }
    text_walls_add_below_at(walls, row, places, count);
}

void text_walls_add_below_at(struct text_walls *walls, unsigned row, const size_t *places,
                             unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        for (unsigned weight = 0; weight < 2 && places[i] < TEXT_WALLS_WIDTH; weight++)
            if (has_bit(walls->strokes[weight], (unsigned)places[i]))
                set_bit(&walls->below[weight][row], i);
    walls->has_strokes = false;
    memset(walls->strokes, 0, sizeof walls->strokes);
}

/* --------------------------------------------------------------------------------------- boxes */

/* The distance between BORDERS if they are evenly spaced over SIDE, else 0. Light ones do not count
 * beside strong ones: they may be around cells. */
static unsigned spacing(const uint64_t borders[2], unsigned side)
{
    uint64_t bits = borders[1] ? borders[1] : borders[0];
    unsigned distance = bits ? sudoku_digitset_first(bits) : side;
    uint64_t even = 0;
    for (unsigned place = distance; place < side; place += distance)
        even |= (uint64_t)1 << (place - 1);
    return side % distance == 0 && bits == even ? distance : 0;
}

/* True if the borders of all rows are in the same columns; those of some row are in COLUMNS. */
static bool find_columns(const struct text_walls *walls, unsigned side, uint64_t columns[2])
{
    bool are_same = true;
    for (unsigned weight = 0; weight < 2; weight++) {
        columns[weight] = 0;
        for (unsigned row = 0; row < side; row++) {
            are_same &= walls->beside[weight][row] == walls->beside[weight][0];
            columns[weight] |= walls->beside[weight][row];
        }
    }
    return are_same;
}

/* The spacing that is open, with no border drawn, follows from the other: rows of bars alone. */
static void complete_boxes(unsigned side, unsigned *rows, unsigned *columns)
{
    if (*rows == side && *columns > 1)
        *rows = side / *columns;
    else if (*columns == side && *rows > 1)
        *columns = side / *rows;
}

/* Finds the boxes, or zeros. False: the borders are not evenly spaced. */
static bool find_boxes(const struct text_walls *walls, unsigned side, unsigned *rows,
                       unsigned *columns)
{
    uint64_t places[2];
    *rows = *columns = 0;
    if (!find_columns(walls, side, places))
        return false;
    unsigned down = spacing(walls->lines, side), across = spacing(places, side);
    const bool are_even = down && across;
    /* Borders between all rows or all columns are around cells: they do not show boxes. */
    down = down == 1 ? side : down;
    across = across == 1 ? side : across;
    if (are_even && (down < side || across < side))
        complete_boxes(side, &down, &across);
    if (down * across == side) {
        *rows = down;
        *columns = across;
    }
    return are_even;
}

/* ------------------------------------------------------------------------------------- regions */

/* The walls that count: light ones do not beside strong ones. */
struct map {
    const uint64_t *beside;
    const uint64_t *below;
    unsigned side;
    uint8_t *regions;
};

static struct map map_of(const struct text_walls *walls, unsigned side, uint8_t *regions)
{
    uint64_t strong = 0;
    for (unsigned row = 0; row < side; row++)
        strong |= walls->beside[1][row] | walls->below[1][row];
    return (struct map){walls->beside[strong != 0], walls->below[strong != 0], side, regions};
}

/* Adds NEIGHBOR, beyond a border or not, to the COUNT cells of REGION. */
static unsigned join(const struct map *map, uint16_t *cells, unsigned count, unsigned neighbor,
                     unsigned region, bool has_wall)
{
    if (has_wall || map->regions[neighbor] != SUDOKU_MAX_SIDE || count == map->side)
        return count;
    map->regions[neighbor] = (uint8_t)region;
    cells[count] = (uint16_t)neighbor;
    return count + 1;
}

/* Fills REGION from CELL. Returns the number of its cells, at most the side. */
static unsigned fill(const struct map *map, unsigned cell, unsigned region)
{
    uint16_t cells[SUDOKU_MAX_SIDE];
    const unsigned side = map->side;
    unsigned count = join(map, cells, 0, cell, region, false);
    for (unsigned i = 0; i < count; i++) {
        const unsigned at = cells[i], row = at / side, column = at % side;
        if (column)
            count = join(map, cells, count, at - 1, region, map->beside[row] >> (column - 1) & 1);
        if (column + 1 < side)
            count = join(map, cells, count, at + 1, region, map->beside[row] >> column & 1);
        if (row)
            count = join(map, cells, count, at - side, region, map->below[row - 1] >> column & 1);
        if (row + 1 < side)
            count = join(map, cells, count, at + side, region, map->below[row] >> column & 1);
    }
    return count;
}

/* True if there is a border exactly between cells of different regions. */
static bool walls_are_whole(const struct map *map)
{
    const unsigned side = map->side;
    for (unsigned row = 0; row < side; row++) {
        for (unsigned column = 0; column < side; column++) {
            const uint8_t *at = map->regions + row * side + column;
            if (column + 1 < side && (map->beside[row] >> column & 1) != (at[0] != at[1]))
                return false;
            if (row + 1 < side && (map->below[row] >> column & 1) != (at[0] != at[side]))
                return false;
        }
    }
    return true;
}

static bool find_regions(const struct map *map)
{
    unsigned region = 0;
    memset(map->regions, SUDOKU_MAX_SIDE, (size_t)map->side * map->side);
    for (unsigned cell = 0; cell < map->side * map->side; cell++)
        if (map->regions[cell] == SUDOKU_MAX_SIDE && fill(map, cell, region++) != map->side)
            return false;
    return walls_are_whole(map);
}

/* True if some light borders of the first COUNT rows are beside strong ones, but not in all of
 * PLACES where there are no strong ones. */
static bool are_partial(const uint64_t *light, const uint64_t *strong, unsigned count,
                        uint64_t places)
{
    bool has_strong = false, has_light = false, has_gap = false;
    for (unsigned row = 0; row < count; row++) {
        has_strong |= strong[row] != 0;
        has_light |= (light[row] & ~strong[row]) != 0;
        has_gap |= (~(light[row] | strong[row]) & places) != 0;
    }
    return has_strong && has_light && has_gap;
}

/* True if light borders beside strong ones enclose something else than cells, such as cages. */
static bool has_other_light(const struct text_walls *walls, unsigned side)
{
    const uint64_t between = ((uint64_t)1 << (side - 1)) - 1, all = between << 1 | 1;
    return are_partial(walls->beside[0], walls->beside[1], side, between) ||
           are_partial(walls->below[0], walls->below[1], side - 1, all);
}

/* True if REGIONS are the boxes of ROWS and COLUMNS. */
static bool are_boxes(const uint8_t *regions, unsigned side, unsigned rows, unsigned columns)
{
    for (unsigned cell = 0; rows && cell < side * side; cell++) {
        const unsigned row = cell / side, column = cell % side;
        if (regions[cell] != row / rows * (side / columns) + column / columns)
            return false;
    }
    return rows != 0;
}

enum text_walls_shape text_walls_find(const struct text_walls *walls, unsigned side,
                                      unsigned *box_rows, unsigned *box_columns, uint8_t *regions)
{
    const struct map map = map_of(walls, side, regions);
    bool are_even = find_boxes(walls, side, box_rows, box_columns);
    if (has_other_light(walls, side)) {
        *box_rows = *box_columns = 0;
        return TEXT_WALLS_OTHER;
    }
    bool has_regions = find_regions(&map);
    /* Bars between all cells enclose columns, which are no regions. */
    bool are_lines = are_boxes(regions, side, side, 1) || are_boxes(regions, side, 1, side);
    if (has_regions && !are_lines && !are_boxes(regions, side, *box_rows, *box_columns)) {
        *box_rows = *box_columns = 0;
        return TEXT_WALLS_REGIONS;
    }
    if (*box_rows)
        return TEXT_WALLS_BOXES;
    return are_even ? TEXT_WALLS_NOTHING : TEXT_WALLS_OTHER;
}

bool text_walls_number(const uint8_t *labels, unsigned side, uint8_t *regions)
{
    struct text_walls walls = {0};
    for (unsigned cell = 0; cell < side * side; cell++) {
        const unsigned row = cell / side, column = cell % side;
        if (column && labels[cell] != labels[cell - 1])
            text_walls_add_beside(&walls, row, column, TEXT_BORDER_LIGHT);
        if (row && labels[cell] != labels[cell - side])
            set_bit(&walls.below[0][row - 1], column);
    }
    const struct map map = map_of(&walls, side, regions);
    return find_regions(&map);
}
