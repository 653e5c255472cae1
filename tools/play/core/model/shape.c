#include "play/core/model/shape.h"

#include <stdlib.h>
#include <string.h>

#include "play/core/model/scan.h"

enum { JOINED_SIDE = 9, MAX_PLACE = 255 };

/* The joined boards with a name of their own. */
static const struct shape samurai = {
    .side = JOINED_SIDE, .board_count = 5, .places = {0, 0, 0, 12, 6, 6, 12, 0, 12, 12}};

/* 64 symbols, starting with the usual ones for digits. */
static const char symbols[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0+-";

char shape_symbol(unsigned digit)
{
    return digit ? symbols[digit - 1] : '.';
}

int shape_digit(char letter)
{
    const char *found = letter ? strchr(symbols, letter) : NULL;
    if (letter == '.')
        return 0;
    return found ? (int)(found - symbols) + 1 : -1;
}

struct shape shape_of_side(unsigned side)
{
    struct shape shape = {.side = side};
    for (unsigned rows = 1; rows * rows <= side; rows++)
        if (side % rows == 0)
            shape.box_rows = rows;
    shape.box_columns = side / shape.box_rows;
    return shape;
}

bool shape_join(const uint16_t *places, size_t count, struct shape *shape)
{
    if (count < 1 || count > SHAPE_MAX_BOARDS)
        return false;
    *shape = (struct shape){.side = JOINED_SIDE, .board_count = (unsigned)count};
    memcpy(shape->places, places, 2 * count * sizeof *places);
    return true;
}

static bool has_board(const struct shape *shape, const uint16_t *place)
{
    for (unsigned i = 0; i < shape->board_count; i++)
        if (shape->places[2 * i] == place[0] && shape->places[2 * i + 1] == place[1])
            return true;
    return false;
}

bool shape_has_boards_of(const struct shape *shape, const struct shape *other)
{
    for (unsigned i = 0; i < other->board_count; i++)
        if (!has_board(shape, &other->places[2 * i]))
            return false;
    return shape->board_count == other->board_count;
}

struct shape shape_copy(const struct shape *shape)
{
    struct shape copy = *shape;
    size_t cells = (size_t)shape->side * shape->side;
    if (shape->regions) {
        copy.regions = buffer_resize(NULL, cells);
        memcpy(copy.regions, shape->regions, cells);
    }
    return copy;
}

void shape_free(struct shape *shape)
{
    free(shape->regions);
    *shape = (struct shape){0};
}

/* -------------------------------------------------------------------------------------- layouts */

/* Running out of memory says nothing about the shape of a save or a text. */
static bool is_layout_possible(enum sudoku_status status)
{
    if (status == SUDOKU_ERR_MEMORY)
        buffer_end();
    return status == SUDOKU_OK;
}

static struct sudoku_layout *joined_layout(const struct shape *shape)
{
    struct sudoku_layout *layout;
    return is_layout_possible(
               sudoku_layout_create_joined(shape->places, shape->board_count, NULL, &layout))
               ? layout
               : NULL;
}

struct sudoku_layout *shape_layout(const struct shape *shape)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_layout *layout;
    if (shape->board_count)
        return joined_layout(shape);
    options.side = shape->side;
    options.box_rows = shape->box_rows;
    options.box_columns = shape->box_columns;
    options.variants = shape->variants;
    options.regions = shape->regions;
    return is_layout_possible(sudoku_layout_create(&options, &layout)) ? layout : NULL;
}

/* ---------------------------------------------------------------------------------------- names */

static void write_regions(const struct shape *shape, struct buffer *out)
{
    buffer_printf(out, "%u regions ", shape->side);
    for (unsigned i = 0; i < shape->side * shape->side; i++)
        buffer_printf(out, "%c", shape_symbol(shape->regions[i] + 1U));
}

static void write_boards(const struct shape *shape, struct buffer *out)
{
    if (shape_has_boards_of(shape, &samurai)) {
        buffer_printf(out, "%u samurai", shape->side);
        return;
    }
    buffer_printf(out, "%u joined", shape->side);
    for (unsigned i = 0; i < shape->board_count; i++)
        buffer_printf(out, " %u,%u", shape->places[2 * i], shape->places[2 * i + 1]);
}

void shape_write(const struct shape *shape, struct buffer *out)
{
    char separator = ' ';
    if (shape->board_count)
        write_boards(shape, out);
    else if (shape->regions)
        write_regions(shape, out);
    else
        buffer_printf(out, "%u boxes %ux%u", shape->side, shape->box_rows, shape->box_columns);
    for (unsigned flag = 1; sudoku_variant_name(flag); flag <<= 1)
        if (shape->variants & flag) {
            buffer_printf(out, "%c%s", separator, sudoku_variant_name(flag));
            separator = ',';
        }
}

static bool read_regions(const char **text, struct shape *shape)
{
    size_t cells = (size_t)shape->side * shape->side;
    shape->regions = buffer_resize(NULL, cells);
    for (size_t i = 0; i < cells; i++, ++*text) {
        int region = shape_digit(**text) - 1;
        if (region < 0 || region >= (int)shape->side)
            return false;
        shape->regions[i] = (uint8_t)region;
    }
    return true;
}

static bool read_variants(const char *text, struct shape *shape)
{
    char name[64];
    enum sudoku_variant variant;
    for (const char *separator = " "; *text; separator = ",") {
        if (!scan_text(&text, separator) || !scan_word(&text, name, sizeof name) ||
            sudoku_variant_from_name(name, &variant) != SUDOKU_OK)
            return false;
        shape->variants |= variant;
    }
    return true;
}

static bool read_boards(const char *text, struct shape *shape)
{
    while (*text) {
        unsigned row, column;
        if (shape->board_count == SHAPE_MAX_BOARDS || !scan_text(&text, " ") ||
            !scan_unsigned(&text, MAX_PLACE, &row) || !scan_text(&text, ",") ||
            !scan_unsigned(&text, MAX_PLACE, &column))
            return false;
        shape->places[2 * shape->board_count] = (uint16_t)row;
        shape->places[2 * shape->board_count++ + 1] = (uint16_t)column;
    }
    return shape->side == JOINED_SIDE && shape->board_count > 0;
}

static bool read_name(const char *text, struct shape *shape)
{
    if (!scan_unsigned(&text, SUDOKU_MAX_SIDE, &shape->side) || shape->side < 2)
        return false;
    if (scan_text(&text, " samurai")) {
        bool is_whole = shape->side == JOINED_SIDE && *text == '\0';
        *shape = samurai;
        return is_whole;
    }
    if (scan_text(&text, " joined"))
        return read_boards(text, shape);
    if (scan_text(&text, " regions "))
        return read_regions(&text, shape) && read_variants(text, shape);
    return scan_text(&text, " boxes ") && scan_unsigned(&text, SUDOKU_MAX_SIDE, &shape->box_rows) &&
           scan_text(&text, "x") && scan_unsigned(&text, SUDOKU_MAX_SIDE, &shape->box_columns) &&
           read_variants(text, shape);
}

bool shape_read(const char *text, struct shape *shape)
{
    struct sudoku_layout *layout = NULL;
    *shape = (struct shape){0};
    if (read_name(text, shape))
        layout = shape_layout(shape);
    if (!layout)
        shape_free(shape);
    sudoku_layout_destroy(layout);
    return layout != NULL;
}
