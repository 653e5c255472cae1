#include "scan_photo.h"

#include "scan_debug.h"
#include "scan_json.h"
#include "scan_output.h"

void scan_worker_open(struct scan_worker *worker, const struct scan_options *options)
{
    const struct svision_reader_options reader_options = {
        .size = sizeof reader_options,
        .trace = scan_debug_trace,
        .trace_user = &worker->result,
        .sides = options->side ? 1U << options->side : 0,
        .box_rows = options->box_rows,
        .box_columns = options->box_columns,
    };
    *worker = (struct scan_worker){.options = options};
    (void)svision_reader_create(&reader_options, &worker->reader);
}

void scan_worker_close(struct scan_worker *worker)
{
    svision_reader_destroy(worker->reader);
}

static int severity(int status)
{
    return status == CLI_FAILED ? 3 : status == SCAN_NO_GRID ? 2 : status == SCAN_UNCERTAIN;
}

int scan_worse(int a, int b)
{
    return severity(a) >= severity(b) ? a : b;
}

static int status_of(const struct scan_options *options, const struct scan_result *result)
{
    if (result->count == 0)
        return SCAN_NO_GRID;
    size_t count = options->all_grids ? result->count : 1;
    for (size_t i = 0; i < count; i++)
        if (!scan_is_sure(options, &result->readings[i]))
            return SCAN_UNCERTAIN;
    return CLI_DONE;
}

int scan_photo(struct scan_worker *worker, const char *path, struct buffer *out, struct buffer *err)
{
    const struct scan_options *options = worker->options;
    struct scan_result *result = &worker->result;
    *result = (struct scan_result){.path = path, .debug = options->debug, .err = err};
    if (!scan_picture_read(worker->reader, result)) {
        buffer_printf(err, SCAN_PREFIX "%s: %s\n", path, result->message);
        if (options->format == SCAN_JSON)
            scan_json_failure(result, out);
        return CLI_FAILED;
    }
    scan_output_text(options, result, out);
    bool written = scan_output_pictures(options, result) && !result->failed;
    int status = written ? status_of(options, result) : CLI_FAILED;
    scan_picture_free(result);
    return status;
}
