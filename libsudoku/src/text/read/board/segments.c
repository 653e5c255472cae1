#include "text/read/board/segments.h"

#include "text/symbols.h"

/* Finds the borders of DRAWING. False: there are too many, or fewer than two. */
static bool find_borders(struct text_segments *segments, const struct text_drawing *drawing)
{
    unsigned count = 0;
    for (size_t column = 0; column < TEXT_COLUMNS_WIDTH; column++) {
        if (!drawing->has_border[column])
            continue;
        if (count > drawing->side)
            return false;
        segments->border[count++] = (uint16_t)column;
    }
    segments->count = count ? count - 1 : 0;
    return count >= 2;
}

/* Numbers the cells for segments of MORE columns beside their cells. False: one has no whole number
 * of cells. */
static bool number_cells(struct text_segments *segments, size_t more)
{
    unsigned before = 0;
    segments->before[0] = 0;
    for (unsigned i = 0; i < segments->count; i++) {
        size_t width = (size_t)(segments->border[i + 1] - segments->border[i]);
        if (width <= more || (width - more) % segments->pitch)
            return false;
        before += (unsigned)((width - more) / segments->pitch);
        segments->before[i + 1] = (uint8_t)before;
    }
    return true;
}

int text_segments_cell(const struct text_segments *segments, size_t column)
{
    unsigned i = 0;
    while (i < segments->count && segments->border[i + 1] <= column)
        i++;
    if (i == segments->count || column < segments->border[i] + segments->lead)
        return -1;
    size_t offset = column - segments->border[i] - segments->lead;
    unsigned cell = segments->before[i] + (unsigned)(offset / segments->pitch);
    return offset % segments->pitch || cell >= segments->before[i + 1] ? -1 : (int)cell;
}

unsigned text_segments_before(const struct text_segments *segments, size_t column)
{
    unsigned i = 0;
    while (i < segments->count && segments->border[i] < column)
        i++;
    return segments->before[i];
}

size_t text_segments_column(const struct text_segments *segments, unsigned cell)
{
    unsigned i = 0;
    while (i + 1 < segments->count && segments->before[i + 1] <= cell)
        i++;
    return segments->border[i] + segments->lead + (cell - segments->before[i]) * segments->pitch;
}

/* True if every symbol is in a cell; with OTHER, of the same cells between the same borders. */
static bool fits(const struct text_segments *segments, const struct text_drawing *drawing,
                 const struct text_segments *other)
{
    const bool *used = segments->pitch == 1 ? drawing->has_symbol : drawing->has_end;
    for (size_t column = 0; column < TEXT_COLUMNS_WIDTH; column++) {
        int cell = used[column] ? text_segments_cell(segments, column) : 0;
        if (cell < 0 || (other && used[column] && cell != text_segments_cell(other, column)))
            return false;
    }
    for (unsigned i = 0; other && i <= segments->count; i++)
        if (segments->before[i] != other->before[i])
            return false;
    return true;
}

/* True if tokens of LENGTH symbols can be in cells that are PITCH columns apart: digits up to 9 are
 * alone, symbols end at 35, and numbers need a space between them. */
static bool allows(const struct text_drawing *drawing, size_t pitch, size_t length)
{
    if (pitch == 1)
        return drawing->side <= TEXT_SYMBOL_SIDE;
    return length == 1 || (drawing->side > 9 && pitch > length);
}

unsigned text_segments_find(struct text_segments *segments, const struct text_drawing *drawing)
{
    struct text_segments tried = {0}, found = {0};
    unsigned readings = 0;
    if (!find_borders(&tried, drawing))
        return 0;
    const size_t width = (size_t)(tried.border[tried.count] - tried.border[0]);
    for (tried.pitch = 1; tried.pitch * drawing->side <= width; tried.pitch++) {
        size_t more = (width - tried.pitch * drawing->side) / tried.count;
        size_t length = tried.pitch == 1 || !drawing->longest ? 1 : drawing->longest;
        if (more > 2 * tried.pitch || length >= tried.pitch + more || !number_cells(&tried, more) ||
            tried.before[tried.count] != drawing->side || !allows(drawing, tried.pitch, length))
            continue;
        size_t room = tried.pitch + more - 1 - length;
        for (size_t left = room / 2; left <= (room + 1) / 2; left++) {
            tried.lead = left + length;
            if (!fits(&tried, drawing, NULL))
                continue;
            if (readings && !fits(&tried, drawing, &found))
                return 2;
            found = tried;
            readings = 1;
        }
    }
    *segments = found;
    return readings;
}
