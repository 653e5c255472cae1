/* Distributes boards, drawn by libsudokuvision, over pages. */
#include "sheet/sheet.h"

#include <stdlib.h>
#include <string.h>

#include "lettering/lettering.h"
#include "sheet/surface.h"
#if HAVE_CAIRO
#include "sheet/cairo_library.h"
#endif

/* A solution still to be drawn. */
struct waiting {
    const struct sudoku_layout *layout;
    const struct sudoku_rules *rules; /* in place of the layout, or NULL */
    size_t solution, givens;          /* offsets into KEPT, like those below */
    size_t caption, symbols;          /* zero-terminated; symbols may be empty */
};

struct sheet_document {
    struct sheet_options options;
    const struct surface_kind *kind;
    void *surface; /* of that kind; NULL if none is open */
    struct buffer *out;
    const char *heading;
    struct page page;
    unsigned used;         /* places of the open page; 0 if none is open */
    unsigned pages;        /* number of pages opened */
    bool is_incomplete;    /* drawing a board failed or memory ran out */
    struct buffer waiting; /* array of struct waiting */
    struct buffer kept;
};

static const struct surface_kind *kind_of(enum sheet_format format)
{
#if HAVE_CAIRO
    if (format == SHEET_PDF)
        return &surface_pdf;
#endif
    (void)format;
    return &surface_svg;
}

bool sheet_is_possible(enum sheet_format format, struct message *message)
{
    if (format == SHEET_SVG)
        return true;
#if HAVE_CAIRO
    struct cairo_library cairo;
    return cairo_library_open(&cairo, message);
#else
    return message_set(message, "this build does not make sheets");
#endif
}

/* --------------------------------------------------------------------------------------- pages */

/* Returns the pen of the open surface. */
static struct svision_pen pen_of(const struct sheet_document *sheet)
{
    struct svision_pen pen = *sheet->kind->pen;
    pen.user = sheet->surface;
    return pen;
}

/* Writes TEXT centered in RECT with capitals of HEIGHT, or smaller to fit the width. */
static void write_text(const struct sheet_document *sheet, const char *text,
                       const struct page_rect *rect, double height)
{
    const struct svision_pen pen = pen_of(sheet);
    const struct svision_point center = {rect->x + rect->width / 2, rect->y + rect->height / 2};
    if (!lettering_is_ascii(text)) {
        sheet->kind->text(sheet->surface, text, center, height, rect->width, 0x000000);
        return;
    }
    double width = svision_draw_text_width(text, height);
    if (width > rect->width)
        height *= rect->width / width;
    svision_draw_text_with(&pen, text, center, height, 0x000000);
}

static void open_surface(struct sheet_document *sheet)
{
    sheet->surface = sheet->kind->create(sheet->page.width, sheet->page.height,
                                         sheet->options.title, sheet->out);
}

static void close_surface(struct sheet_document *sheet)
{
    sheet->is_incomplete |= !sheet->kind->finish(sheet->surface);
    sheet->surface = NULL;
}

static void open_page(struct sheet_document *sheet)
{
    enum { HEADING = 14, FOOTING = 7 };
    struct buffer number = {0};
    buffer_printf(&number, "%u", ++sheet->pages);
    if (!sheet->surface)
        open_surface(sheet);
    sheet->kind->open_page(sheet->surface);
    if (sheet->heading)
        write_text(sheet, sheet->heading, &sheet->page.heading, HEADING);
    if (sheet->options.is_numbered)
        write_text(sheet, number.data, &sheet->page.footing, FOOTING);
    buffer_free(&number);
}

/* Draws DRAWING at PLACE, upside down if IS_TURNED. */
static void draw_board(struct sheet_document *sheet, struct svision_drawing *drawing,
                       const struct page_rect *place, bool is_turned)
{
    /* Width of a place in pixels: large enough to round lines and cells to whole pixels. */
    enum { PIXELS = 2000 };
    const struct svision_pen pen = pen_of(sheet);
    double scale = place->width / PIXELS;
    if (!lettering_is_ascii(drawing->title))
        drawing->write_title = sheet->kind->text;
    drawing->title_user = sheet->surface;
    sheet->kind->enter(sheet->surface, place, scale, is_turned);
    enum svision_status status =
        svision_draw_board_with(drawing, PIXELS, (unsigned)(place->height / scale), &pen);
    sheet->kind->leave(sheet->surface);
    sheet->is_incomplete |= status != SVISION_OK;
}

/* ----------------------------------------------------------------------------------- solutions */

static void keep_solution(struct sheet_document *sheet, const struct sheet_board *board)
{
    size_t cells = board->rules ? sudoku_rules_cell_count(board->rules)
                                : sudoku_layout_cell_count(board->layout);
    const char *caption = board->caption ? board->caption : "";
    const char *symbols = board->symbols ? board->symbols : "";
    const struct waiting waiting = {
        .layout = board->layout,
        .rules = board->rules,
        .solution = buffer_add(&sheet->kept, board->solution, cells),
        .givens = buffer_add(&sheet->kept, board->cells, cells),
        .caption = buffer_add(&sheet->kept, caption, strlen(caption) + 1),
        .symbols = buffer_add(&sheet->kept, symbols, strlen(symbols) + 1),
    };
    buffer_add(&sheet->waiting, &waiting, sizeof waiting);
}

/* Draws the digits that are not given in gray, which any printer can print. */
static void draw_solution(struct sheet_document *sheet, const struct waiting *waiting,
                          const struct page_rect *place, bool is_turned)
{
    static const struct svision_draw_colors colors = {
        .paper = 0xFFFFFF, .shade = 0xEDEDED, .thin = 0x8A8A8A, .found = 0x707070};
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = waiting->layout;
    drawing.rules = waiting->rules;
    drawing.cells = buffer_at(&sheet->kept, waiting->solution);
    drawing.givens = buffer_at(&sheet->kept, waiting->givens);
    drawing.title = buffer_at(&sheet->kept, waiting->caption);
    drawing.colors = &colors;
    const char *symbols = buffer_at(&sheet->kept, waiting->symbols);
    drawing.symbols = *symbols ? symbols : NULL;
    draw_board(sheet, &drawing, place, is_turned);
}

/* Draws the solutions of the open page at its foot, in an order that reads from the left when the
 * page is turned upside down. */
static void draw_solutions_below(struct sheet_document *sheet)
{
    size_t count = sheet->waiting.length / sizeof(struct waiting);
    const struct waiting *waiting = (const void *)sheet->waiting.data;
    for (size_t i = 0; i < count; i++) {
        const struct page_rect place = page_place(
            &sheet->page.solutions, page_count(&sheet->page.solutions) - 1 - (unsigned)i);
        draw_solution(sheet, &waiting[i], &place, true);
    }
    sheet->waiting.length = sheet->kept.length = 0;
}

static void close_page(struct sheet_document *sheet)
{
    if (!sheet->used)
        return;
    if (sheet->options.solutions == SHEET_SOLUTIONS_BELOW)
        draw_solutions_below(sheet);
    sheet->kind->close_page(sheet->surface);
    sheet->used = 0;
    if (sheet->options.take_page) {
        close_surface(sheet);
        sheet->options.take_page(sheet->options.user, sheet->pages);
    }
}

/* Returns the next place for a board, on a new page if the open one already has PER_PAGE boards. */
static struct page_rect next_place(struct sheet_document *sheet, unsigned per_page)
{
    if (sheet->used == per_page)
        close_page(sheet);
    if (sheet->used == 0)
        open_page(sheet);
    return page_place(&sheet->page.boards, sheet->used++);
}

static void draw_solutions_last(struct sheet_document *sheet)
{
    enum { FEW = 6, MANY = 20 };
    size_t count = sheet->waiting.length / sizeof(struct waiting);
    const struct waiting *waiting = (const void *)sheet->waiting.data;
    if (count == 0)
        return;
    close_page(sheet);
    unsigned per_page = count < FEW ? FEW : count < MANY ? (unsigned)count : MANY;
    sheet->heading = "Solutions";
    sheet->page = page_make(sheet->options.paper, per_page, true, false);
    for (size_t i = 0; i < count; i++) {
        const struct page_rect place = next_place(sheet, per_page);
        draw_solution(sheet, &waiting[i], &place, false);
    }
}

/* -------------------------------------------------------------------------------------- sheets */

struct sheet_document *sheet_create(const struct sheet_options *options, struct buffer *out)
{
    struct sheet_document *sheet = buffer_resize(NULL, sizeof *sheet);
    *sheet =
        (struct sheet_document){.options = *options,
                                .kind = kind_of(options->format),
                                .out = out,
                                .heading = options->title,
                                .page = page_make(options->paper, options->per_page, options->title,
                                                  options->solutions == SHEET_SOLUTIONS_BELOW)};
    if (!options->take_page)
        open_surface(sheet);
    return sheet;
}

void sheet_add(struct sheet_document *sheet, const struct sheet_board *board)
{
    const struct page_rect place = next_place(sheet, sheet->options.per_page);
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = board->layout;
    drawing.rules = board->rules;
    drawing.cells = board->cells;
    drawing.givens = board->givens;
    drawing.candidates = board->candidates;
    drawing.title = board->caption;
    drawing.symbols = board->symbols;
    if (board->solution && sheet->options.solutions != SHEET_SOLUTIONS_NONE)
        keep_solution(sheet, board);
    draw_board(sheet, &drawing, &place, false);
}

bool sheet_finish(struct sheet_document *sheet)
{
    if (sheet->options.solutions == SHEET_SOLUTIONS_LAST)
        draw_solutions_last(sheet);
    close_page(sheet);
    if (sheet->surface)
        close_surface(sheet);
    bool is_done = !sheet->is_incomplete;
    buffer_free(&sheet->waiting);
    buffer_free(&sheet->kept);
    free(sheet);
    return is_done;
}
