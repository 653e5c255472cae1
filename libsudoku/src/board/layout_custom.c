/* Validation of a custom layout, and its list of units. */
#include "board/layout_custom.h"

#include <string.h>

#include "common/argument.h"
#include "common/mem.h"

static unsigned length_of(const struct sudoku_custom_layout *custom, unsigned unit)
{
    return custom->unit_lengths ? custom->unit_lengths[unit] : custom->side;
}

/* True if a unit with the LENGTH cells CELLS has only cells of the board, none twice. */
static bool unit_is_sound(const struct sudoku_custom_layout *custom, const uint16_t *cells,
                          unsigned length)
{
    bool sound = argument_expect(length >= 2 && length <= custom->side,
                                 "custom->unit_lengths has one that is not 2..side");
    for (unsigned i = 0; sound && i < length; i++) {
        sound = argument_expect(cells[i] < custom->cell_count,
                                "custom->units has a cell that the board lacks");
        for (unsigned j = 0; sound && j < i; j++)
            sound =
                argument_expect(cells[i] != cells[j], "custom->units has a cell twice in a unit");
    }
    return sound;
}

/* True if CUSTOM is valid; *MEMBERS is then the total length of its units. */
static bool custom_is_sound(const struct sudoku_custom_layout *custom, size_t *members)
{
    *members = 0;
    if (!argument_expect(custom->side >= 2 && custom->side <= SUDOKU_MAX_SIDE,
                         "custom->side is not 2..64") ||
        !argument_expect(custom->cell_count && custom->cell_count <= UINT16_MAX,
                         "custom->cell_count is not 1..65535") ||
        !argument_expect(custom->unit_count && custom->unit_count <= UINT16_MAX,
                         "custom->unit_count is not 1..65535") ||
        !argument_expect(custom->units, "custom->units is NULL"))
        return false;
    for (unsigned unit = 0; unit < custom->unit_count; unit++) {
        unsigned length = length_of(custom, unit);
        if (!unit_is_sound(custom, custom->units + *members, length))
            return false;
        *members += length;
    }
    return true;
}

/* Returns SUDOKU_ERR_ARGUMENT if two cells of CUSTOM share a place, found with a hash table at most
 * half full. */
static enum sudoku_status check_positions(const struct sudoku_custom_layout *custom,
                                          const struct sudoku_allocator *allocator)
{
    enum sudoku_status status = SUDOKU_OK;
    size_t slots = 2;
    while (slots < 2 * (size_t)custom->cell_count)
        slots *= 2;
    uint64_t *table = mem_alloc(allocator, slots, sizeof *table);
    if (!table)
        return SUDOKU_ERR_MEMORY;
    for (size_t cell = 0; cell < custom->cell_count && status == SUDOKU_OK; cell++) {
        const uint16_t *place = custom->positions + 2 * cell;
        uint64_t key = ((uint64_t)place[0] << 16 | place[1]) + 1; /* 0 marks a free slot */
        size_t slot = (size_t)(key * 0x9e3779b97f4a7c15 >> 32) % slots;
        while (table[slot] && table[slot] != key)
            slot = (slot + 1) % slots;
        if (!argument_expect(!table[slot], "custom->positions has two cells at one place"))
            status = SUDOKU_ERR_ARGUMENT;
        table[slot] = key;
    }
    mem_free(allocator, table);
    return status;
}

enum sudoku_status unit_list_custom(struct unit_list *list,
                                    const struct sudoku_custom_layout *custom,
                                    const struct sudoku_allocator *allocator)
{
    size_t members;
    *list = (struct unit_list){0};
    if (!custom_is_sound(custom, &members))
        return SUDOKU_ERR_ARGUMENT;
    if (custom->positions) {
        enum sudoku_status status = check_positions(custom, allocator);
        if (status != SUDOKU_OK)
            return status;
    }
    list->side = custom->side;
    list->cell_count = list->row_length = custom->cell_count;
    list->positions = custom->positions;
    if (!unit_list_allocate(list, custom->unit_count, members, allocator))
        return SUDOKU_ERR_MEMORY;
    memcpy(list->cells, custom->units, members * sizeof *list->cells);
    for (unsigned unit = 0; unit < custom->unit_count; unit++)
        unit_list_add(list, SUDOKU_UNIT_CUSTOM, unit, length_of(custom, unit));
    return SUDOKU_OK;
}
