/* sudoku-scan: reads sudokus from photos.
 *
 *     operands -> picture -> reader -> readings -> text, JSON, pictures */
#include <stdlib.h>

#include "interrupt.h"
#include "scan_debug.h"
#include "scan_options.h"
#include "scan_output.h"
#include "scan_picture.h"

/* Exit statuses besides those that all tools share. */
enum { SCAN_NO_GRID = 4, SCAN_UNCERTAIN = 7 };

static int severity(int status)
{
    return status == CLI_FAILED ? 3 : status == SCAN_NO_GRID ? 2 : status == SCAN_UNCERTAIN;
}

static int worse(int a, int b)
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

static int scan_photo(const struct scan_options *options, struct svision_reader *reader,
                      struct scan_result *result)
{
    if (!scan_picture_read(reader, result)) {
        cli_error(&scan_cli, "%s: %s", result->path, result->message);
        return CLI_FAILED;
    }
    bool written = scan_output_text(options, result) && scan_output_pictures(options, result);
    int status = written ? status_of(options, result) : CLI_FAILED;
    scan_picture_free(result);
    return status;
}

static int scan_photos(const struct scan_options *options)
{
    struct scan_result result = {0};
    struct svision_reader *reader;
    const struct svision_reader_options reader_options = {
        .size = sizeof reader_options,
        .trace = scan_debug_trace,
        .trace_user = &result,
        .sides = options->side ? 1U << options->side : 0,
        .box_rows = options->box_rows,
        .box_columns = options->box_columns,
    };
    enum svision_status created = svision_reader_create(&reader_options, &reader);
    if (created) {
        cli_error(&scan_cli, "%s",
                  created == SVISION_ERR_ARGUMENT
                      ? "no grid that is read has this side and these boxes"
                      : svision_strstatus(created));
        return CLI_FAILED;
    }
    int status = CLI_DONE;
    for (int i = 0; i < options->operand_count && !interrupt_pending(); i++) {
        result = (struct scan_result){.path = options->operands[i], .debug = options->debug};
        status = worse(status, scan_photo(options, reader, &result));
    }
    svision_reader_destroy(reader);
    interrupt_end(0);
    return status;
}

int main(int argc, char **argv)
{
    struct scan_options options;
    enum scan_options_result result = scan_options_read(&options, argc, argv);
    if (result != SCAN_OPTIONS_READY)
        return result == SCAN_OPTIONS_ANSWERED ? CLI_DONE : CLI_FAILED;
    interrupt_catch();
    return scan_photos(&options);
}
