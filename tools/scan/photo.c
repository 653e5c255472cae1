#include "scan/photo.h"

#include "cli/run/interrupt.h"
#include "scan/check.h"
#include "scan/debug.h"
#include "scan/output.h"

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

int scan_photo(struct scan_worker *worker, const char *path, struct buffer *out, struct buffer *err)
{
    const struct scan_options *options = worker->options;
    struct scan_result *result = &worker->result;
    *result = (struct scan_result){.path = path, .options = options, .err = err};
    if (!scan_picture_read(worker->reader, options, result)) {
        /* A read that a signal cut short says nothing about the file. */
        if (!interrupt_pending())
            scan_output_failure(options, result, out);
        return CLI_FAILED;
    }
    if (result->pixels.damaged)
        buffer_printf(err, SCAN_PREFIX "%s: damaged: %s; read as far as it goes\n", path,
                      result->message);
    scan_output_text(options, result, out);
    scan_debug_finish(options, result);
    bool written = scan_output_pictures(options, result) && !result->failed;
    int status = written ? scan_status(options, result) : CLI_FAILED;
    scan_picture_free(result);
    return status;
}
