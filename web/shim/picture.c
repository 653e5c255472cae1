#include "shim/picture.h"

#include "shim/session.h"

enum sudoku_status take_picture(struct request *in, struct svision_canvas *picture, size_t *size)
{
    size_t length;
    picture->width = take_unsigned(in);
    picture->height = take_unsigned(in);
    picture->format = (enum svision_format)take_unsigned(in);
    picture->stride = take_unsigned(in);
    picture->pixels = take_array(in, 1, &length);
    if (picture->stride == 0)
        picture->stride = svision_image_row_size(picture->format, picture->width);
    const struct svision_image image = svision_canvas_image(picture);
    if (in->failed || svision_image_check(&image, size) != SVISION_OK ||
        !request_expect(in, *size <= length,
                        "the picture has fewer bytes than its size and format need"))
        return SUDOKU_ERR_ARGUMENT;
    return SUDOKU_OK;
}

enum sudoku_status picture_status(enum svision_status status)
{
    if (status >= 0)
        return SUDOKU_OK;
    return status == SVISION_ERR_MEMORY ? SUDOKU_ERR_MEMORY : SUDOKU_ERR_ARGUMENT;
}

enum { SENTENCE = 256 };

void put_diagnosis(struct reply *out, const struct svision_diagnosis *diagnosis, unsigned cells)
{
    char text[SENTENCE], hint[SENTENCE];
    const enum svision_reason reason = svision_diagnosis_reason(diagnosis);
    text[0] = hint[0] = 0;
    svision_diagnosis_explain(diagnosis, text, sizeof text);
    svision_diagnosis_hint(diagnosis, hint, sizeof hint);
    put_number(out, reason);
    put_number(out, svision_diagnosis_edges(diagnosis));
    put_array(out, svision_diagnosis_cells(diagnosis), 1, cells);
    put_number(out, svision_diagnosis_digit(diagnosis));
    put_string(out, text);
    put_string(out, hint);
    put_string(out, reason ? svision_reason_advice(reason) : "");
}

/* Appends a byte for each of CELLS cells: VALUE of READING and the cell. */
static void put_marks(struct reply *out, const struct svision_reading *reading, unsigned cells)
{
    uint8_t *marks = put_room(out, 1, cells);
    for (unsigned cell = 0; marks && cell < cells; cell++)
        marks[cell] = (uint8_t)svision_reading_mark(reading, cell);
    uint8_t *verdicts = put_room(out, 1, cells);
    for (unsigned cell = 0; verdicts && cell < cells; cell++)
        verdicts[cell] = (uint8_t)svision_reading_verdict(reading, cell);
    sudoku_digitset *candidates = put_room(out, sizeof *candidates, cells);
    for (unsigned cell = 0; candidates && cell < cells; cell++)
        candidates[cell] = svision_reading_candidates(reading, cell);
}

static void put_board(struct reply *out, const struct svision_reading *reading, unsigned cells)
{
    struct sudoku_layout_options layout = SUDOKU_LAYOUT_OPTIONS_INIT;
    layout.side = svision_reading_side(reading);
    layout.box_rows = svision_reading_box_rows(reading);
    layout.box_columns = svision_reading_box_columns(reading);
    layout.regions = svision_reading_regions(reading);
    put_layout(out, &layout, NULL, 0);
    put_array(out, svision_reading_place(reading), sizeof(uint16_t), 2);
    put_string(out, svision_reading_symbols(reading));
    put_number(out, svision_reading_has_numbers(reading));
    put_array(out, svision_reading_givens(reading), 1, cells);
    put_array(out, svision_reading_solution(reading), 1, cells);
    put_array(out, svision_reading_entries(reading), 1, cells);
    put_array(out, svision_reading_raw_entries(reading), 1, cells);
}

static void put_certainty(struct reply *out, const struct svision_reading *reading, unsigned cells)
{
    put_number(out, svision_reading_certainty(reading) == SVISION_SURE);
    put_number(out, svision_reading_solution_certainty(reading) == SVISION_SURE);
    put_number(out, svision_reading_solution_count(reading));
    put_number(out, (double)svision_reading_probability(reading));
    put_diagnosis(out, svision_reading_diagnosis(reading), cells);
}

void put_reading(struct reply *out, const struct svision_reading *reading)
{
    const unsigned side = svision_reading_side(reading), cells = side * side;
    put_board(out, reading, cells);
    put_certainty(out, reading, cells);
    put_marks(out, reading, cells);
    put_array(out, svision_reading_entry_evidence(reading), sizeof(float),
              (size_t)SVISION_ENTRY_DIGITS * cells);
    put_array(out, svision_reading_confidence(reading), sizeof(float), cells);
    put_number(out, svision_reading_unread_marks(reading));
    put_number(out, svision_reading_unread_sides(reading));
    put_array(out, svision_reading_corners(reading), sizeof(struct svision_quad), 1);
    put_array(out, svision_reading_crossings(reading), sizeof(struct svision_point),
              (size_t)(side + 1) * (side + 1));
}
