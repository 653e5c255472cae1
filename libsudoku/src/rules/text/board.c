/* The board of a text: size, values, boxes, regions, and the cells beside the grid. */
#include <string.h>

#include "rules/text/reader.h"

enum { MAX_SIDE = SUDOKU_RULES_MAX_VALUES, MAX_VALUE = 99 };

static bool is_kind(struct text_slice name, const char *kind)
{
    return kinds_is_called(kind, name.text, name.length);
}

/* Takes the digits at the front of TEXT as a number, at most 999; -1: there are none. */
static int take_number(struct text_slice *text)
{
    int number = -1;
    for (; text->length && *text->text >= '0' && *text->text <= '9' && number < 100;
         text->text++, text->length--)
        number = (number < 0 ? 0 : 10 * number) + *text->text - '0';
    return number;
}

static bool take_char(struct text_slice *text, char c)
{
    if (!text->length || *text->text != c)
        return false;
    text->text++;
    text->length--;
    return true;
}

/* 6x6 */
static bool parse_size(struct text_slice text, struct reader_shape *shape)
{
    int rows = take_number(&text), columns = take_char(&text, 'x') ? take_number(&text) : -1;
    if (text.length || rows < 1 || columns < 1 || rows > MAX_SIDE || columns > MAX_SIDE)
        return false;
    shape->rows = (unsigned)rows;
    shape->columns = (unsigned)columns;
    return true;
}

/* 0-8, or 8 for 1-8; empty: as many as the longer side. */
static bool parse_values(struct text_slice text, struct reader_shape *shape)
{
    unsigned side = shape->rows > shape->columns ? shape->rows : shape->columns;
    shape->min_value = 1;
    shape->max_value = (int)side;
    if (!text.length)
        return true;
    shape->max_value = take_number(&text);
    if (take_char(&text, '-')) {
        shape->min_value = shape->max_value;
        shape->max_value = take_number(&text);
    }
    int values = shape->max_value - shape->min_value + 1;
    return !text.length && shape->min_value >= 0 && values >= 1 && values <= MAX_SIDE &&
           shape->max_value <= MAX_VALUE;
}

static enum sudoku_status read_shape(struct rule_reader *reader)
{
    struct reader_shape *shape = &reader->shape;
    struct text_slice argument;
    const char *place = reader->text.text + reader->item;
    if (!reader_next(reader, &argument) || !parse_size(argument, shape))
        return reader_fail(reader, place, "expected a size such as 9x9, at most 16x16");
    if (!reader_next(reader, &argument))
        argument.length = 0;
    if (!parse_values(argument, shape))
        return reader_fail(reader, place, "expected values such as 0-8, at most 16");
    if (reader_next(reader, &argument)) {
        shape->is_raw = is_kind(argument, "Raw");
        if (!shape->is_raw && !is_kind(argument, "Sudoku"))
            return reader_fail(reader, argument.text, "expected Raw or Sudoku");
    }
    int side = (int)(shape->rows > shape->columns ? shape->rows : shape->columns);
    if (!shape->is_raw && shape->max_value - shape->min_value + 1 < side)
        return reader_fail(reader, place, "a row or column has more cells than there are values");
    return SUDOKU_OK;
}

/* The shape is the same wherever it is in the text. */
static enum sudoku_status find_shape(struct rule_reader *reader)
{
    struct text_slice name;
    bool has_shape = false;
    enum sudoku_status status = SUDOKU_OK;
    struct text_slice none = {reader->text.text, 0};
    reader->shape.rows = reader->shape.columns = 9;
    parse_values(none, &reader->shape);
    for (size_t place = 0; !status && reader_open_item(reader, place, &name); place = reader->end) {
        if (!is_kind(name, "Shape"))
            continue;
        if (has_shape)
            return reader_fail(reader, name.text, "the text has a shape already");
        has_shape = true;
        status = read_shape(reader);
    }
    return status;
}

/* The most nearly square boxes of region_size cells that divide the grid. */
static void find_boxes(struct reader_shape *shape)
{
    for (unsigned small = 4; small >= 2; small--) {
        unsigned large = shape->region_size / small;
        if (shape->region_size % small || large < small)
            continue;
        bool lies = shape->rows % small == 0 && shape->columns % large == 0;
        if (!lies && (shape->rows % large || shape->columns % small))
            continue;
        shape->box_rows = lies ? small : large;
        shape->box_columns = lies ? large : small;
        return;
    }
}

/* Reads a letter for each cell. One region may have another size: it is none. */
static enum sudoku_status read_jigsaw(struct rule_reader *reader)
{
    struct reader_shape *shape = &reader->shape;
    unsigned cells = shape->rows * shape->columns, counts[256] = {0}, others = 0, regions = 0;
    uint8_t number[256];
    struct text_slice layout = {reader->text.text + reader->item, 0};
    while (reader_next(reader, &layout))
        continue;
    if (layout.length != cells)
        return reader_fail(reader, layout.text, "expected %u letters of regions, found %zu", cells,
                           layout.length);
    for (unsigned i = 0; i < cells; i++)
        counts[(uint8_t)layout.text[i]]++;
    for (unsigned letter = 0; letter < 256; letter++) {
        bool is_region = counts[letter] == shape->region_size && counts[letter] < cells;
        others += counts[letter] && !is_region;
        number[letter] = (uint8_t)(is_region ? regions++ : NO_REGION);
    }
    if (others > 1)
        return reader_fail(reader, layout.text, "the regions do not have %u cells each",
                           shape->region_size);
    for (unsigned i = 0; i < cells; i++)
        shape->regions[i] = number[(uint8_t)layout.text[i]];
    shape->has_jigsaw = regions != 0;
    return SUDOKU_OK;
}

/* Reads what concerns the whole board, for which the size must be known. */
static enum sudoku_status read_board_items(struct rule_reader *reader)
{
    struct reader_shape *shape = &reader->shape;
    struct text_slice name, jigsaw = {NULL, 0};
    enum sudoku_status status = SUDOKU_OK;
    int size = 0;
    shape->has_boxes = !shape->is_raw;
    for (size_t place = 0; !status && reader_open_item(reader, place, &name); place = reader->end) {
        if (is_kind(name, "NoBoxes"))
            shape->has_boxes = false;
        else if (is_kind(name, "ChaosConstruction"))
            shape->has_chaos = true;
        else if (is_kind(name, "RegionSize") && size)
            return reader_fail(reader, name.text, "the text has a size of regions already");
        else if (is_kind(name, "RegionSize"))
            status = reader_next_number(reader, 1, shape->max_value - shape->min_value + 1, &size);
        else if (is_kind(name, "Jigsaw") && jigsaw.text)
            return reader_fail(reader, name.text, "the text has regions already");
        else if (is_kind(name, "Jigsaw"))
            jigsaw = name;
    }
    shape->region_size = size                           ? (unsigned)size
                         : shape->rows > shape->columns ? shape->rows
                                                        : shape->columns;
    find_boxes(shape);
    shape->has_boxes = shape->has_boxes && shape->box_rows;
    if (!status && jigsaw.text) {
        reader_open_item(reader, (size_t)(jigsaw.text - reader->text.text) - 1, &name);
        status = read_jigsaw(reader);
    }
    return status;
}

/* Adds COUNT cells beside the grid, in rows of WIDTH. Variables are auxiliary; the others, such as
 * regions that are to be found, are part of the answer. */
static enum sudoku_status add_group(struct rule_reader *reader, struct text_slice prefix,
                                    bool is_var, unsigned count, unsigned width)
{
    struct cell_group *group = &reader->groups[reader->group_count];
    enum sudoku_status status = SUDOKU_OK;
    if (reader->group_count == READER_MAX_GROUPS ||
        prefix.length + is_var >= sizeof group->prefix ||
        sudoku_rules_cell_count(reader->rules) + count > SUDOKU_RULES_MAX_CELLS)
        return reader_fail(reader, prefix.text, "too many cells beside the grid");
    group->prefix[0] = 'V';
    memcpy(group->prefix + is_var, prefix.text, prefix.length);
    group->prefix[prefix.length + is_var] = '\0';
    if (reader_group(reader, group->prefix, prefix.length + is_var))
        return reader_fail(reader, prefix.text, "the cells %s are there already", group->prefix);
    group->first = (uint16_t)sudoku_rules_cell_count(reader->rules);
    group->count = (uint16_t)count;
    group->width = (uint16_t)width;
    for (unsigned i = 0; i < count && !status; i++) {
        uint16_t cell;
        status = sudoku_rules_add_cell(reader->rules, is_var, &cell);
    }
    reader->group_count++;
    return status;
}

/* PREFIX [NAME] [COUNT or ROWSxCOLUMNS] */
static enum sudoku_status add_variables(struct rule_reader *reader)
{
    struct text_slice prefix, name, size = {NULL, 0};
    if (!reader_next(reader, &prefix) || !prefix.length)
        return reader_fail(reader, reader->text.text + reader->item, "expected a prefix");
    for (size_t i = 0; i < prefix.length; i++)
        if (prefix.text[i] < 'A' || prefix.text[i] > 'Z')
            return reader_fail(reader, prefix.text, "a prefix is of the letters A to Z");
    if (reader_next(reader, &name) && !reader_next(reader, &size))
        size.length = 0;
    int rows = size.length ? take_number(&size) : 1;
    int columns = size.length && take_char(&size, 'x') ? take_number(&size) : 0;
    if (size.length || rows < 1 || columns < 0 || rows * (columns ? columns : 1) > 999)
        return reader_fail(reader, prefix.text,
                           "expected a number of cells, or a size such as 2x3");
    return add_group(reader, prefix, true, (unsigned)(rows * (columns ? columns : 1)),
                     columns ? (unsigned)columns : reader->shape.columns);
}

static struct text_slice slice_of(const char *text)
{
    return (struct text_slice){text, strlen(text)};
}

/* Without boxes no cells stand for their digits: such cells could have any value. */
static enum sudoku_status add_doppelganger(struct rule_reader *reader)
{
    const struct reader_shape *shape = &reader->shape;
    enum sudoku_status status =
        add_group(reader, slice_of("DGR"), false, shape->columns, shape->columns);
    if (!status)
        status = add_group(reader, slice_of("DGC"), false, shape->rows, shape->columns);
    if (!status && shape->has_boxes)
        status = add_group(reader, slice_of("DGB"), false, shape->rows, shape->box_columns);
    return status;
}

static enum sudoku_status add_groups(struct rule_reader *reader)
{
    const struct reader_shape *shape = &reader->shape;
    struct text_slice name;
    enum sudoku_status status = SUDOKU_OK;
    for (size_t place = 0; !status && reader_open_item(reader, place, &name); place = reader->end) {
        if (is_kind(name, "Var"))
            status = add_variables(reader);
        else if (is_kind(name, "Doppelganger"))
            status = add_doppelganger(reader);
        else if (is_kind(name, "ChaosConstruction"))
            status = add_group(reader, slice_of("CC"), false, shape->rows * shape->columns,
                               shape->columns);
    }
    return status;
}

enum sudoku_status reader_make_board(struct rule_reader *reader)
{
    struct reader_shape *shape = &reader->shape;
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    enum sudoku_status status = find_shape(reader);
    if (!status)
        status = read_board_items(reader);
    if (status)
        return status;
    options.rows = shape->rows;
    options.columns = shape->columns;
    options.min_value = (unsigned)shape->min_value;
    options.value_count = (unsigned)(shape->max_value - shape->min_value) + 1;
    options.box_rows = shape->has_boxes ? shape->box_rows : 0;
    options.box_columns = shape->has_boxes ? shape->box_columns : 0;
    options.has_free_lines = shape->is_raw;
    options.allocator = reader->allocator;
    status = sudoku_rules_create(&options, &reader->rules);
    return status ? status : add_groups(reader);
}
