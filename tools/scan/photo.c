#include "scan/photo.h"

#include "cli/run/interrupt.h"
#include "scan/check.h"
#include "scan/output/debug.h"
#include "scan/output/output.h"
#include "scan/pdf.h"

void scan_worker_open(struct scan_worker *worker, const struct scan_options *options)
{
    struct svision_reader_options reader_options = SVISION_READER_OPTIONS_INIT;
    reader_options.trace = scan_debug_trace;
    reader_options.trace_user = &worker->result;
    reader_options.sides = options->boards.sides;
    reader_options.box_rows = options->boards.box_rows;
    reader_options.box_columns = options->boards.box_columns;
    *worker = (struct scan_worker){.options = options};
    (void)svision_reader_create(&reader_options, &worker->reader);
}

void scan_worker_close(struct scan_worker *worker)
{
    svision_reader_destroy(worker->reader);
}

static int severity(int status)
{
    static const int order[] = {CLI_DONE, SCAN_UNCERTAIN, SCAN_MISTAKES, SCAN_NO_GRID, CLI_FAILED};
    int place = 0;
    while (order[place] != status)
        place++;
    return place;
}

int scan_worse(int a, int b)
{
    return severity(a) >= severity(b) ? a : b;
}

static int status_of_reading(const struct scan_options *options, const struct scan_result *result,
                             const struct svision_reading *reading)
{
    if (options->check && scan_check_count(options, result, reading, SVISION_VERDICT_MISTAKE))
        return SCAN_MISTAKES;
    if (!scan_is_sure(options, result, reading))
        return SCAN_UNCERTAIN;
    return options->check && scan_check_count(options, result, reading, SVISION_VERDICT_UNDECIDED)
               ? SCAN_UNCERTAIN
               : CLI_DONE;
}

int scan_status(const struct scan_options *options, const struct scan_result *result)
{
    if (result->count == 0)
        return SCAN_NO_GRID;
    bool all = options->all_grids || svision_reading_place(result->readings[0]);
    size_t count = all ? result->count : 1;
    int status = CLI_DONE;
    for (size_t i = 0; i < count; i++)
        status = scan_worse(status, status_of_reading(options, result, result->readings[i]));
    return status;
}

/* Reads the picture of RESULT and writes its output. */
static int scan_one(struct scan_worker *worker, struct buffer *out)
{
    const struct scan_options *options = worker->options;
    struct scan_result *result = &worker->result;
    if (!scan_picture_read(worker->reader, options, result)) {
        /* A read interrupted by a signal does not mean that the file is bad. */
        if (!interrupt_pending())
            scan_output_failure(options, result, out);
        return CLI_FAILED;
    }
    if (result->pixels.damaged)
        buffer_printf(result->err, SCAN_PREFIX "%s: damaged: %s; read as far as it goes\n",
                      result->path, result->message);
    scan_output_text(options, result, out);
    scan_debug_finish(options, result);
    bool written = scan_output_pictures(options, result) && !result->failed;
    int status = written ? scan_status(options, result) : CLI_FAILED;
    scan_picture_free(result);
    return status;
}

/* Initializes RESULT for page NUMBER of the PDF at PATH. */
static void begin_page(struct scan_worker *worker, const char *path, unsigned number,
                       struct buffer *name, struct buffer *err)
{
    name->length = 0;
    buffer_printf(name, "%s:%u", path, number);
    worker->result = (struct scan_result){
        .path = name->data, .page = number, .options = worker->options, .err = err};
}

/* Reads the pages of the PDF at PATH in order. */
static int scan_pages(struct scan_worker *worker, const char *path, struct buffer *out,
                      struct buffer *err)
{
    struct scan_result *result = &worker->result;
    struct buffer page = {0}, name = {0};
    enum pdf_result next = PDF_FAILED;
    int status = CLI_DONE;
    *result = (struct scan_result){.path = path, .options = worker->options, .err = err};
    struct pdf *pdf = pdf_open(path, result->message);
    for (unsigned number = 1; pdf; number++) {
        begin_page(worker, path, number, &name, err);
        next = pdf_next(pdf, &page, result->message);
        if (next != PDF_PAGE)
            break;
        result->bytes = &page;
        status = scan_worse(status, scan_one(worker, out));
    }
    if (next == PDF_FAILED && result->page == 1)
        result->path = path;
    if (next == PDF_FAILED)
        scan_output_failure(worker->options, result, out);
    if (pdf)
        pdf_close(pdf);
    buffer_free(&page);
    buffer_free(&name);
    return next == PDF_END ? status : CLI_FAILED;
}

int scan_photo(struct scan_worker *worker, const char *path, struct buffer *out, struct buffer *err)
{
    if (pdf_recognize(path))
        return scan_pages(worker, path, out, err);
    worker->result = (struct scan_result){.path = path, .options = worker->options, .err = err};
    return scan_one(worker, out);
}
