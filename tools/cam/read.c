#include "cam/read.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include "cli/files/output.h"
#include "cli/options/formats.h"
#include "cli/text/board.h"
#include "cli/text/csv.h"
#include "cli/text/forms.h"
#include "video/formats/convert.h"

/* Fails with the text of the library's STATUS. */
static bool fail(enum svision_status status, struct message *message)
{
    return message_set(message, "%s",
                       status == SVISION_ERR_ARGUMENT ? svision_argument_error()
                                                      : svision_strstatus(status));
}

bool cam_reader_open(struct cam_reader *reader, const struct cam_options *options,
                     struct cam_view *view, struct message *message)
{
    struct svision_tracker_options wanted = SVISION_TRACKER_OPTIONS_INIT;
    wanted.trace = view ? cam_view_trace : NULL;
    wanted.trace_user = view;
    wanted.sides = options->boards.sides;
    wanted.box_rows = options->boards.box_rows;
    wanted.box_columns = options->boards.box_columns;
    enum svision_status status = svision_tracker_create(&wanted, &reader->tracker);
    reader->options = options;
    reader->view = view;
    return status == SVISION_OK || fail(status, message);
}

void cam_reader_close(struct cam_reader *reader)
{
    svision_tracker_destroy(reader->tracker);
    buffer_free(&reader->text);
    buffer_free(&reader->pixels);
    buffer_free(&reader->scratch);
}

/* Appends the names of the unread cells of GRID, separated by BETWEEN. Returns their number. */
static unsigned add_unread(struct buffer *out, const struct cam_grid *grid, const char *quote,
                           const char *between)
{
    unsigned count = 0;
    for (unsigned i = 0; i < grid->side * grid->side; i++)
        if (grid->unread[i])
            buffer_printf(out, "%s%sr%uc%u%s", count++ ? between : "", quote, i / grid->side + 1,
                          i % grid->side + 1, quote);
    return count;
}

/* Returns the symbols for a text that does not list them. */
static const char *line_symbols(const struct cam_grid *grid)
{
    return board_line_symbols(cam_grid_symbols(grid), grid->cells, grid->side);
}

static void add_json(struct buffer *out, const struct frame *frame,
                     const struct sudoku_layout *layout, const struct cam_grid *grid)
{
    const char *symbols = cam_grid_symbols(grid);
    buffer_printf(out, "{\"number\":%u,\"frame\":%" PRIu64 ",\"seconds\":%.3f,", grid->puzzle,
                  frame->number, frame->seconds);
    if (symbols)
        buffer_printf(out, "\"symbols\":\"%s\",", symbols);
    buffer_printf(out, "\"puzzle\":\"");
    board_add_symbols(out, layout, grid->cells, symbols);
    buffer_printf(out, "\",\"solution\":\"");
    board_add_symbols(out, layout, grid->solution, symbols);
    buffer_printf(out, "\",\"corners\":[");
    for (unsigned i = 0; i < 4; i++)
        buffer_printf(out, "%s[%.2f,%.2f]", i ? "," : "", grid->corners.corner[i].x,
                      grid->corners.corner[i].y);
    buffer_printf(out, "],\"unread\":[");
    add_unread(out, grid, "\"", ",");
    buffer_printf(out, "]}\n");
}

static void add_csv(struct buffer *out, const struct cam_reader *reader, const struct frame *frame,
                    const struct sudoku_layout *layout)
{
    const char *path = reader->options->source.path;
    if (reader->puzzles == 1)
        buffer_printf(out, "puzzle,status,solutions,number,file,seconds\n");
    board_add_symbols(out, layout, reader->grid.cells, line_symbols(&reader->grid));
    buffer_printf(out, ",unique,"); /* the tracker commits only to unique puzzles */
    board_add_symbols(out, layout, reader->grid.solution, line_symbols(&reader->grid));
    buffer_printf(out, ",%u,", reader->grid.puzzle);
    csv_add_field(out, path ? path : "camera", strlen(path ? path : "camera"));
    buffer_printf(out, ",%.3f\n", frame->seconds);
}

/* The puzzle that a pattern prints. */
struct puzzle_line {
    const struct cam_reader *reader;
    const struct frame *frame;
    const struct sudoku_layout *layout;
};

static void put_letter(void *user, char letter, struct buffer *out)
{
    const struct puzzle_line *line = user;
    const struct cam_grid *grid = &line->reader->grid;
    const char *path = line->reader->options->source.path;
    switch (letter) {
    case 'p':
        board_add_symbols(out, line->layout, grid->cells, line_symbols(grid));
        break;
    case 's':
        board_add_symbols(out, line->layout, grid->solution, line_symbols(grid));
        break;
    case 'n':
        buffer_printf(out, "%u", grid->puzzle);
        break;
    case 'f':
        buffer_printf(out, "%s", path ? path : "camera");
        break;
    case 't':
        buffer_printf(out, "%.3f", line->frame->seconds);
        break;
    default:
        buffer_printf(out, "unique"); /* the tracker commits only to unique puzzles */
    }
}

/* Returns false if the board has no such form. */
static bool add_puzzle(const struct cam_reader *reader, const struct frame *frame,
                       struct buffer *text)
{
    const struct cam_grid *grid = &reader->grid;
    const struct format_choice *form = &reader->options->form;
    struct sudoku_layout *layout = board_layout(grid->side, grid->box_rows, grid->box_columns);
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    struct puzzle_line line = {reader, frame, layout};
    board.format = form->format;
    board.cells = grid->solution;
    board.givens = grid->cells;
    board.symbols = line_symbols(grid);
    bool done = true;
    if (form->pattern)
        pattern_write(form->pattern, put_letter, &line, text);
    else if (form->format == SUDOKU_TEXT_JSON)
        add_json(text, frame, layout, grid);
    else if (form->format == SUDOKU_TEXT_CSV)
        add_csv(text, reader, frame, layout);
    else if (format_has_lines(form->format) && reader->puzzles > 1)
        buffer_add(text, "\n", 1);
    if (!form->pattern && !format_is_result(form->format))
        done = board_add(text, layout, &board);
    sudoku_layout_destroy(layout);
    return done;
}

static bool is_stdout(const char *path)
{
    return path && strcmp(path, "-") == 0;
}

/* Warns that a puzzle may lack digits, even with --quiet. */
static void warn_unread(struct cam_reader *reader)
{
    struct buffer *text = &reader->text;
    text->length = 0;
    reader->incomplete = add_unread(text, &reader->grid, "", " ") > 0;
    if (reader->incomplete)
        cli_error(&cam_cli, "puzzle %u: may lack digits in covered or unclear cells: %.*s",
                  reader->grid.puzzle, (int)text->length, text->data);
}

static bool print(struct cam_reader *reader, const struct frame *frame, struct message *message)
{
    struct buffer *text = &reader->text;
    struct output output;
    reader->puzzles++;
    warn_unread(reader);
    if (is_stdout(reader->options->record) || is_stdout(reader->options->output))
        return true;
    text->length = 0;
    if (!add_puzzle(reader, frame, text))
        return message_set(message, "a board of side %u cannot be written as %s", reader->grid.side,
                           form_name(reader->options->form.format));
    return (output_open(&output, NULL) && output_write(&output, text->data, text->length)) ||
           message_set(message, "standard output: %s", strerror(errno));
}

/* Reads a single picture; a tracker would need several frames to commit. */
static bool read_single(struct cam_reader *reader, const struct frame *frame,
                        struct message *message)
{
    const struct board_choice *boards = &reader->options->boards;
    struct svision_reader_options wanted = SVISION_READER_OPTIONS_INIT;
    const struct svision_diagnosis *none;
    struct svision_reader *still;
    size_t count;
    wanted.trace = reader->view ? cam_view_trace : NULL;
    wanted.trace_user = reader->view;
    wanted.sides = boards->sides;
    wanted.box_rows = boards->box_rows;
    wanted.box_columns = boards->box_columns;
    enum svision_status status = svision_reader_create(&wanted, &still);
    if (status == SVISION_OK)
        status = svision_reader_read(still, &frame->image, &count, &none);
    if (status >= SVISION_OK)
        cam_grid_take_reading(&reader->grid, svision_reader_reading(still, 0), none);
    reader->grid.picture = ++reader->pictures;
    svision_reader_destroy(still);
    if (status < SVISION_OK)
        return fail(status, message);
    cam_advice_update(&reader->advice, &reader->grid, frame->seconds);
    if (reader->view)
        cam_view_put_grid(reader->view, &reader->grid, frame->seconds);
    return reader->grid.state != SVISION_TRACK_COMMITTED || print(reader, frame, message);
}

bool cam_reader_look(struct cam_reader *reader, const struct frame *frame, struct message *message)
{
    if (reader->single)
        return read_single(reader, frame, message);
    const struct svision_track *track;
    enum svision_status status =
        svision_tracker_update(reader->tracker, &frame->image, frame->seconds, &track);
    if (status)
        return fail(status, message);
    cam_grid_take(&reader->grid, track);
    cam_advice_update(&reader->advice, &reader->grid, frame->seconds);
    if (reader->view)
        cam_view_put_grid(reader->view, &reader->grid, frame->seconds);
    return !svision_track_is_new(track) || print(reader, frame, message);
}

static void paint(const struct cam_reader *reader, const struct svision_canvas *canvas)
{
    const struct cam_grid *grid = &reader->grid;
    uint8_t right[SVISION_MAX_CELLS]; /* given or entered, so not painted */
    const struct cam_content content = {.digits = grid->solution, .givens = right};
    for (unsigned i = 0; i < grid->side * grid->side; i++)
        right[i] = grid->entries[i] == grid->solution[i] ? grid->entries[i] : grid->cells[i];
    if (grid->state == SVISION_TRACK_COMMITTED)
        cam_paint_content(canvas, grid, &content, &reader->options->look);
    else if (grid->state == SVISION_TRACK_OUTLINED)
        cam_paint_outline(canvas, grid);
    cam_paint_advice(canvas, grid, reader->advice.text);
}

void cam_reader_paint(struct cam_reader *reader, struct frame *frame)
{
    const struct svision_image *image = &frame->image;
    if (reader->grid.state == SVISION_TRACK_NONE && !reader->advice.text[0])
        return;
    bool gray = image->format == SVISION_GRAY8;
    enum svision_format format = gray ? SVISION_GRAY8 : SVISION_I420;
    size_t size = convert_size(format, image->width, image->height);
    reader->pixels.length = reader->scratch.length = 0;
    uint8_t *pixels = (uint8_t *)buffer_reserve(&reader->pixels, size);
    if (gray)
        convert_to_gray(image, pixels);
    else
        convert_to_i420(image,
                        (uint8_t *)buffer_reserve(&reader->scratch, convert_scratch(image->width)),
                        pixels);
    const struct svision_canvas canvas = {pixels, image->width, image->height, image->width,
                                          format};
    frame->image = svision_canvas_image(&canvas);
    frame->coding = FRAME_PIXELS;
    frame->bytes = pixels;
    frame->size = size;
    paint(reader, &canvas);
}
