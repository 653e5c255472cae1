#include "reader/reading.h"

#include <string.h>

#include "common/argument.h"
#include "common/mem.h"

enum svision_status svision_reading_create(const struct sudoku_allocator *allocator,
                                           struct svision_reading **out)
{
    if (!argument_expect(out, "reading is NULL"))
        return SVISION_ERR_ARGUMENT;
    const struct sudoku_allocator own = mem_allocator(allocator);
    *out = mem_alloc(&own, 1, sizeof **out);
    if (!*out)
        return SVISION_ERR_MEMORY;
    (*out)->allocator = own;
    (*out)->certainty = SVISION_UNCERTAIN;
    return SVISION_OK;
}

void svision_reading_destroy(struct svision_reading *reading)
{
    if (!reading)
        return;
    const struct sudoku_allocator allocator = reading->allocator;
    mem_free(&allocator, reading);
}

void reading_conclude(struct svision_reading *reading, const struct reading_outcome *outcome)
{
    reading->certainty = outcome->is_sure ? SVISION_SURE : SVISION_UNCERTAIN;
    reading->solution_is_sure = outcome->is_solved;
    reading->probability = outcome->probability;
    if (outcome->is_sure)
        diagnosis_clear(&reading->diagnosis, reading->size->side);
    else if (reading->diagnosis.reason == SVISION_REASON_NONE)
        reading->diagnosis.reason = outcome->reason;
}

float reading_marks_probability(const struct svision_reading *reading)
{
    float probability = 1;
    for (unsigned i = 0; i < READING_PARTS; i++)
        probability *= reading->part[i];
    return probability;
}

uint8_t reading_digit(const struct svision_reading *reading, unsigned cell)
{
    return reading->cells[cell] ? reading->cells[cell] : reading->entries[cell];
}

bool reading_peers(const struct svision_reading *reading, unsigned a, unsigned b)
{
    return board_size_peers(reading->size, a, b) ||
           (reading->size == &board_size_jigsaw && reading->region[a] == reading->region[b]);
}

void reading_copy(struct svision_reading *reading, const struct svision_reading *from)
{
    const struct sudoku_allocator own = reading->allocator;
    if (reading == from)
        return;
    *reading = *from;
    reading->allocator = own;
}

void svision_reading_copy(struct svision_reading *reading, const struct svision_reading *from)
{
    if (reading && from)
        reading_copy(reading, from);
}

enum svision_certainty svision_reading_certainty(const struct svision_reading *reading)
{
    return reading ? reading->certainty : SVISION_UNCERTAIN;
}

const struct svision_diagnosis *svision_reading_diagnosis(const struct svision_reading *reading)
{
    return reading ? &reading->diagnosis : NULL;
}

unsigned svision_reading_side(const struct svision_reading *reading)
{
    return reading && reading->size ? reading->size->side : 0;
}

unsigned svision_reading_box_rows(const struct svision_reading *reading)
{
    return reading && reading->size ? reading->size->box_rows : 0;
}

unsigned svision_reading_box_columns(const struct svision_reading *reading)
{
    return reading && reading->size ? reading->size->box_columns : 0;
}

void reading_name_zero(struct svision_reading *reading)
{
    unsigned side = reading->size->side;
    if (!memchr(reading->cells, (int)side, board_size_cells(reading->size)))
        return;
    memcpy(reading->symbols, "123456789ABCDEFGHIJKLMNO", side - 1);
    reading->symbols[side - 1] = '0';
}

const char *svision_reading_symbols(const struct svision_reading *reading)
{
    return reading && reading->symbols[0] ? reading->symbols : NULL;
}

bool svision_reading_has_numbers(const struct svision_reading *reading)
{
    return reading && reading->numbers;
}

const uint8_t *svision_reading_regions(const struct svision_reading *reading)
{
    return reading && reading->size == &board_size_jigsaw ? reading->region : NULL;
}

const uint16_t *svision_reading_place(const struct svision_reading *reading)
{
    return reading && reading->has_place ? reading->place : NULL;
}

const uint8_t *svision_reading_givens(const struct svision_reading *reading)
{
    return reading ? reading->cells : NULL;
}

const uint8_t *svision_reading_entries(const struct svision_reading *reading)
{
    return reading ? reading->entries : NULL;
}

enum svision_mark svision_reading_mark(const struct svision_reading *reading, unsigned cell)
{
    unsigned side = svision_reading_side(reading);
    return cell < side * side ? (enum svision_mark)reading->writing[cell] : SVISION_MARK_NONE;
}

const uint8_t *svision_reading_raw_entries(const struct svision_reading *reading)
{
    return reading ? reading->seen : NULL;
}

enum svision_verdict svision_reading_verdict(const struct svision_reading *reading, unsigned cell)
{
    unsigned side = svision_reading_side(reading);
    enum svision_verdict verdict =
        cell < side * side ? (enum svision_verdict)reading->verdict[cell] : SVISION_VERDICT_NONE;
    bool decided = verdict == SVISION_VERDICT_RIGHT || verdict == SVISION_VERDICT_MISTAKE;
    return decided && !reading->solution_is_sure ? SVISION_VERDICT_UNDECIDED : verdict;
}

const float *svision_reading_entry_evidence(const struct svision_reading *reading)
{
    return svision_reading_side(reading) == BOARD_SIZE_CLASSIC ? reading->evidence[0] : NULL;
}

sudoku_digitset svision_reading_candidates(const struct svision_reading *reading, unsigned cell)
{
    unsigned side = svision_reading_side(reading);
    return cell < side * side ? reading->candidates[cell] : 0;
}

const uint8_t *svision_reading_solution(const struct svision_reading *reading)
{
    return reading ? reading->solution : NULL;
}

enum svision_certainty svision_reading_solution_certainty(const struct svision_reading *reading)
{
    return reading && reading->solutions == 1 && reading->solution_is_sure ? SVISION_SURE
                                                                           : SVISION_UNCERTAIN;
}

unsigned svision_reading_solution_count(const struct svision_reading *reading)
{
    return reading ? reading->solutions : 0;
}

float svision_reading_probability(const struct svision_reading *reading)
{
    return reading ? reading->probability : 0;
}

float svision_reading_part_probability(const struct svision_reading *reading, unsigned part)
{
    return reading && part < READING_PARTS ? reading->part[part] : 0;
}

const char *svision_part_name(unsigned part)
{
    static const char *const names[READING_PARTS] = {
        [SVISION_PART_BOARD] = "board",
        [SVISION_PART_BLANKS] = "blanks",
        [SVISION_PART_WRITER] = "writer",
        [SVISION_PART_SPLIT] = "split",
    };
    return part < READING_PARTS ? names[part] : NULL;
}

uint32_t svision_reading_votes(const struct svision_reading *reading, unsigned cell)
{
    unsigned cells = reading && reading->size ? board_size_cells(reading->size) : 0;
    if (cells == 0 || cell > cells)
        return 0;
    return cell == cells ? reading->page_votes : reading->votes[cell];
}

const float *svision_reading_confidence(const struct svision_reading *reading)
{
    return reading ? reading->confidence : NULL;
}

const float *svision_reading_costs(const struct svision_reading *reading, unsigned cell)
{
    unsigned side = svision_reading_side(reading);
    return cell < side * side ? reading->cost[cell] : NULL;
}

unsigned svision_reading_unread_marks(const struct svision_reading *reading)
{
    return reading ? reading->unread.kinds : 0;
}

unsigned svision_reading_unread_marks_in(const struct svision_reading *reading, unsigned cell)
{
    unsigned side = svision_reading_side(reading);
    return cell < side * side ? reading->unread.cells[cell] : 0;
}

unsigned svision_reading_unread_sides(const struct svision_reading *reading)
{
    return reading ? reading->unread.sides : 0;
}

const struct svision_quad *svision_reading_corners(const struct svision_reading *reading)
{
    return reading ? &reading->corners : NULL;
}

const struct svision_point *svision_reading_crossings(const struct svision_reading *reading)
{
    return reading ? reading->crossings : NULL;
}
