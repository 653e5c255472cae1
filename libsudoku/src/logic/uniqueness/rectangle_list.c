#include "logic/uniqueness/rectangle_list.h"

/* True if every unit contains none of the corners, or two that are not diagonal. */
static bool can_exchange(const struct topology *topology, const unsigned *corners)
{
    for (unsigned i = 0; i < 4; i++) {
        for (unsigned n = 0; n < topology->cell_unit_count[corners[i]]; n++) {
            const struct cellset *unit = &topology->unit[topology->cell_units[corners[i]][n]];
            unsigned next = cellset_has(unit, corners[(i + 1) % 4]);
            unsigned last = cellset_has(unit, corners[(i + 3) % 4]);
            if (next + last != 1 || cellset_has(unit, corners[(i + 2) % 4]))
                return false;
        }
    }
    return true;
}

/* Finds the rectangles whose digits could be exchanged in some position. */
static void find_rights(struct rectangle_list *list, const struct topology *topology)
{
    unsigned side = topology->side, corners[4];
    for (unsigned top = 0; top < side; top++) {
        for (unsigned bottom = top + 1; bottom < side; bottom++) {
            for (unsigned pair = 0; pair < side * side; pair++) {
                unsigned left = pair / side, right = pair % side;
                struct rectangle_place place = {{(uint8_t)top, (uint8_t)bottom},
                                                {(uint8_t)left, (uint8_t)right}};
                rectangle_corners(&place, side, corners);
                if (left < right && can_exchange(topology, corners))
                    list->rights[top][bottom][left] |= (uint16_t)(1u << right);
            }
        }
    }
    list->topology = topology;
}

/* True if corner I has two candidates and every corner has one of them. */
static bool has_pair(const struct position *position, const unsigned *corners, unsigned i)
{
    unsigned pair = position->candidates[corners[i]], rest = pair & (pair - 1);
    bool fits = rest && !(rest & (rest - 1));
    for (unsigned k = 0; k < 4; k++)
        fits &= (position->candidates[corners[k]] & pair) != 0;
    return fits;
}

/* The possible types of a rectangle with COUNT corners, EXTRAS as bits, that have other candidates;
 * SAME: all have the same other one. */
static unsigned types_with(unsigned count, unsigned extras, bool same)
{
    bool is_across = extras == 5 || extras == 10;
    unsigned types = count >= 2 ? 1u << RECTANGLE_HIDDEN : 0;
    if (count == 1)
        types |= 1u << RECTANGLE_TYPE_1;
    else if (count == 2 && is_across)
        types |= 1u << RECTANGLE_TYPE_6 | (unsigned)same << RECTANGLE_TYPE_5;
    else if (count == 2)
        types |=
            1u << RECTANGLE_TYPE_3 | 1u << RECTANGLE_TYPE_4 | (unsigned)same << RECTANGLE_TYPE_2;
    else if (count == 3)
        types |= (unsigned)same << RECTANGLE_TYPE_5;
    return types;
}

/* The possible types of the rectangle of CORNERS with the digits of corner I. */
static unsigned types_of(const struct position *position, const unsigned *corners, unsigned i)
{
    unsigned pair = position->candidates[corners[i]];
    unsigned count = 0, extras = 0, all = 0;
    bool is_single = true;
    for (unsigned k = 0; k < 4; k++) {
        unsigned others = position->candidates[corners[k]] & ~pair;
        if (!others)
            continue;
        count++;
        extras |= 1u << k;
        all |= others;
        is_single &= !(all & (all - 1));
    }
    return types_with(count, extras, is_single);
}

static void add_start(struct rectangle_list *list, const struct rectangle_place *place,
                      unsigned corner, unsigned cell, unsigned types)
{
    uint16_t number = (uint16_t)list->open_count++;
    list->types |= types;
    list->open[number] =
        (struct rectangle_start){*place, (uint8_t)corner, (uint16_t)types, RECTANGLE_NONE};
    if (list->first[cell] == RECTANGLE_NONE)
        list->first[cell] = number;
    else
        list->open[list->last[cell]].next = number;
    list->last[cell] = number;
}

static void add(struct rectangle_list *list, const struct position *position,
                const struct rectangle_place *place)
{
    unsigned corners[4], open = 0, pairs = 0;
    rectangle_corners(place, position->topology->side, corners);
    for (unsigned i = 0; i < 4; i++)
        open += !position->value[corners[i]];
    for (unsigned i = 0; open == 4 && i < 4; i++)
        pairs |= (unsigned)has_pair(position, corners, i) << i;
    if (open == 4 ? !pairs : open < 1 || open > 2)
        return;
    if (open != 4) {
        list->placed[list->placed_count++] = *place;
        list->types |= 1u << (open == 1 ? RECTANGLE_AVOIDABLE_1 : RECTANGLE_AVOIDABLE_2);
    }
    while (pairs) {
        unsigned i = bit_pop(&pairs);
        add_start(list, place, i, corners[i], types_of(position, corners, i));
    }
}

/* Columns of a row, as bits. */
struct row_columns {
    unsigned ungiven;
    unsigned open;
    unsigned pairs; /* columns of cells with two candidates */
};

static struct row_columns columns_of(const struct position *position, unsigned row)
{
    unsigned side = position->topology->side;
    struct row_columns columns = {0, 0, 0};
    for (unsigned column = 0; column < side; column++) {
        unsigned cell = row * side + column;
        columns.ungiven |= (unsigned)!cellset_has(&position->given, cell) << column;
        columns.open |= (unsigned)!position->value[cell] << column;
        columns.pairs |= (unsigned)(bit_count(position->candidates[cell]) == 2) << column;
    }
    return columns;
}

/* The columns of RIGHTS that form rectangles with column LEFT in both rows: four corners are open
 * and one has two candidates, or one or two are open. */
static unsigned fitting(const struct row_columns *top, const struct row_columns *bottom,
                        unsigned left, unsigned rights)
{
    unsigned both = top->open & bottom->open, one = top->open ^ bottom->open;
    unsigned pairs = top->pairs | bottom->pairs;
    if (both >> left & 1)
        return rights & ((pairs >> left & 1 ? both : both & pairs) | ~(both | one));
    return rights & (one >> left & 1 ? ~both : both | one);
}

static void add_all(struct rectangle_list *list, const struct position *position,
                    const struct row_columns *rows, unsigned top, unsigned bottom)
{
    for (unsigned lefts = rows[top].ungiven & rows[bottom].ungiven; lefts;) {
        unsigned left = bit_pop(&lefts);
        unsigned rights = lefts & list->rights[top][bottom][left];
        for (rights = fitting(&rows[top], &rows[bottom], left, rights); rights;) {
            unsigned right = bit_pop(&rights);
            struct rectangle_place place = {{(uint8_t)top, (uint8_t)bottom},
                                            {(uint8_t)left, (uint8_t)right}};
            add(list, position, &place);
        }
    }
}

void rectangle_list_update(struct rectangle_list *list, const struct position *position)
{
    unsigned side = position->topology->side;
    struct row_columns rows[LOGIC_MAX_SIDE];
    if (list->version == position->version || !position->topology->layout->is_square)
        return;
    if (!list->topology)
        find_rights(list, position->topology);
    list->version = position->version;
    list->open_count = list->placed_count = list->types = 0;
    for (unsigned cell = 0; cell < side * side; cell++)
        list->first[cell] = RECTANGLE_NONE;
    for (unsigned row = 0; row < side; row++)
        rows[row] = columns_of(position, row);
    for (unsigned top = 0; top < side; top++)
        for (unsigned bottom = top + 1; bottom < side; bottom++)
            add_all(list, position, rows, top, bottom);
}
