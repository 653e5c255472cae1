/* Pages by cairo, of what libsudokuvision draws. */
#include "sheet/sheet.h"

#include <cairo-pdf.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/draw.h>

#include "cli/utf8.h"

/* A solution that waits for the last pages. */
struct waiting {
    const struct sudoku_layout *layout;
    size_t solution, givens; /* offsets into KEPT, as all of these */
    size_t caption, symbols; /* end with a zero byte; symbols may be empty */
};

struct sheet_document {
    struct sheet_options options;
    cairo_surface_t *surface;
    cairo_t *cairo;
    const char *heading;
    unsigned per_page;
    unsigned used;         /* places of the open page; 0: none is open */
    unsigned pages;        /* opened so far */
    bool lacks_board;      /* one could not be drawn */
    struct buffer waiting; /* struct waiting */
    struct buffer kept;
};

bool sheet_is_built(void)
{
    return true;
}

/* ----------------------------------------------------------------------------------------- pen */

static void set_color(cairo_t *cairo, svision_color color)
{
    cairo_set_source_rgb(cairo, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0,
                         (color & 255) / 255.0);
}

static void fill_rect(void *user, struct svision_point corner, double width, double height,
                      svision_color color)
{
    cairo_t *cairo = user;
    set_color(cairo, color);
    cairo_rectangle(cairo, corner.x, corner.y, width, height);
    cairo_fill(cairo);
}

static void move_to(void *user, struct svision_point to)
{
    cairo_move_to(user, to.x, to.y);
}

static void line_to(void *user, struct svision_point to)
{
    cairo_line_to(user, to.x, to.y);
}

static void curve_to(void *user, const struct svision_point points[3])
{
    cairo_curve_to(user, points[0].x, points[0].y, points[1].x, points[1].y, points[2].x,
                   points[2].y);
}

static void close_path(void *user)
{
    cairo_close_path(user);
}

static void stroke_path(void *user, double width, svision_color color)
{
    cairo_t *cairo = user;
    set_color(cairo, color);
    cairo_set_line_width(cairo, width);
    cairo_stroke(cairo);
}

static void fill_path(void *user, svision_color color)
{
    set_color(user, color);
    cairo_fill(user);
}

static struct svision_pen pen_of(const struct sheet_document *sheet)
{
    struct svision_pen pen = SVISION_PEN_INIT;
    pen.user = sheet->cairo;
    pen.rect = fill_rect;
    pen.move = move_to;
    pen.line = line_to;
    pen.curve = curve_to;
    pen.close = close_path;
    pen.stroke = stroke_path;
    pen.fill = fill_path;
    return pen;
}

/* --------------------------------------------------------------------------------------- pages */

/* TEXT in the middle of RECT, HEIGHT high, lower where it would be too wide. */
static void write_text(const struct sheet_document *sheet, const char *text,
                       const struct page_rect *rect, double height)
{
    const struct svision_pen pen = pen_of(sheet);
    const struct svision_point center = {rect->x + rect->width / 2, rect->y + rect->height / 2};
    double width = svision_draw_text_width(text, height);
    if (width > rect->width)
        height *= rect->width / width;
    svision_draw_text_with(&pen, text, center, height, 0x000000);
}

static void open_page(struct sheet_document *sheet, const struct page *page)
{
    enum { HEADING = 14, FOOTING = 7 };
    struct buffer number = {0};
    buffer_printf(&number, "%u", ++sheet->pages);
    if (sheet->heading)
        write_text(sheet, sheet->heading, &page->heading, HEADING);
    if (sheet->options.is_numbered)
        write_text(sheet, number.data, &page->footing, FOOTING);
    buffer_free(&number);
}

static void close_page(struct sheet_document *sheet)
{
    if (sheet->used)
        cairo_show_page(sheet->cairo);
    sheet->used = 0;
}

/* Draws DRAWING at the next place, of a new page where the open one is full. */
static void put_board(struct sheet_document *sheet, const struct svision_drawing *drawing)
{
    /* Pixels that a place is wide: fine enough for lines and cells that are whole ones. */
    enum { PIXELS = 2000 };
    const struct page page =
        page_make(sheet->options.paper, sheet->per_page, sheet->heading != NULL);
    if (sheet->used == sheet->per_page)
        close_page(sheet);
    if (sheet->used == 0)
        open_page(sheet, &page);
    const struct page_rect place = page_place(&page, sheet->used++);
    const struct svision_pen pen = pen_of(sheet);
    double scale = place.width / PIXELS;
    cairo_save(sheet->cairo);
    cairo_translate(sheet->cairo, place.x, place.y);
    cairo_scale(sheet->cairo, scale, scale);
    enum svision_status status =
        svision_draw_with(drawing, PIXELS, (unsigned)(place.height / scale), &pen);
    cairo_restore(sheet->cairo);
    sheet->lacks_board |= status != SVISION_OK;
}

/* -------------------------------------------------------------------------------------- sheets */

static cairo_status_t take_bytes(void *user, const unsigned char *data, unsigned length)
{
    buffer_add(user, data, length);
    return CAIRO_STATUS_SUCCESS;
}

/* What is no UTF-8 would spoil all of the document. */
static void set_title(cairo_surface_t *surface, const char *title)
{
    struct buffer text = {0};
    utf8_add(&text, title);
    buffer_add(&text, "", 1);
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, text.data);
    buffer_free(&text);
}

struct sheet_document *sheet_create(const struct sheet_options *options, struct buffer *out)
{
    struct sheet_document *sheet = buffer_resize(NULL, sizeof *sheet);
    const struct page page = page_make(options->paper, 1, false);
    *sheet = (struct sheet_document){
        .options = *options, .heading = options->title, .per_page = options->per_page};
    sheet->surface = cairo_pdf_surface_create_for_stream(take_bytes, out, page.width, page.height);
    sheet->cairo = cairo_create(sheet->surface);
    if (options->title)
        set_title(sheet->surface, options->title);
    cairo_set_line_cap(sheet->cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(sheet->cairo, CAIRO_LINE_JOIN_ROUND);
    return sheet;
}

static void keep_solution(struct sheet_document *sheet, const struct sheet_board *board)
{
    size_t cells = sudoku_layout_cell_count(board->layout);
    const char *caption = board->caption ? board->caption : "";
    const char *symbols = board->symbols ? board->symbols : "";
    const struct waiting waiting = {
        .layout = board->layout,
        .solution = buffer_add(&sheet->kept, board->solution, cells),
        .givens = buffer_add(&sheet->kept, board->cells, cells),
        .caption = buffer_add(&sheet->kept, caption, strlen(caption) + 1),
        .symbols = buffer_add(&sheet->kept, symbols, strlen(symbols) + 1),
    };
    buffer_add(&sheet->waiting, &waiting, sizeof waiting);
}

void sheet_add(struct sheet_document *sheet, const struct sheet_board *board)
{
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = board->layout;
    drawing.cells = board->cells;
    drawing.givens = board->givens;
    drawing.candidates = board->candidates;
    drawing.title = board->caption;
    drawing.symbols = board->symbols;
    if (board->solution)
        keep_solution(sheet, board);
    put_board(sheet, &drawing);
}

/* Found digits in gray, which every printer has. */
static void put_solution(struct sheet_document *sheet, const struct waiting *waiting)
{
    static const struct svision_draw_colors colors = {
        .shade = 0xEDEDED, .thin = 0x8A8A8A, .found = 0x707070};
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = waiting->layout;
    drawing.cells = buffer_at(&sheet->kept, waiting->solution);
    drawing.givens = buffer_at(&sheet->kept, waiting->givens);
    drawing.title = buffer_at(&sheet->kept, waiting->caption);
    drawing.colors = &colors;
    const char *symbols = buffer_at(&sheet->kept, waiting->symbols);
    drawing.symbols = *symbols ? symbols : NULL;
    put_board(sheet, &drawing);
}

static void put_solutions(struct sheet_document *sheet)
{
    enum { FEW = 6, MANY = 20 };
    size_t count = sheet->waiting.length / sizeof(struct waiting);
    const struct waiting *waiting = (const void *)sheet->waiting.data;
    if (count == 0)
        return;
    close_page(sheet);
    sheet->heading = "Solutions";
    sheet->per_page = count < FEW ? FEW : count < MANY ? (unsigned)count : MANY;
    for (size_t i = 0; i < count; i++)
        put_solution(sheet, &waiting[i]);
}

bool sheet_finish(struct sheet_document *sheet)
{
    put_solutions(sheet);
    close_page(sheet);
    /* After an error what is drawn is left out, and the surface knows nothing of that. */
    bool done = !sheet->lacks_board && cairo_status(sheet->cairo) == CAIRO_STATUS_SUCCESS;
    cairo_destroy(sheet->cairo);
    cairo_surface_finish(sheet->surface);
    done = done && cairo_surface_status(sheet->surface) == CAIRO_STATUS_SUCCESS;
    cairo_surface_destroy(sheet->surface);
    buffer_free(&sheet->waiting);
    buffer_free(&sheet->kept);
    free(sheet);
    return done;
}
