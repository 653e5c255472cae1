#include "scan/same.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/run/interrupt.h"
#include "scan/output/output.h"

/* The photos with a grid, copied. */
struct same {
    struct scan_result *results;
    struct svision_reading **readings;
    size_t count;
};

static void same_open(struct same *same, size_t photos)
{
    same->results = buffer_resize(NULL, photos * sizeof *same->results);
    same->readings = buffer_resize(NULL, photos * sizeof *same->readings);
    same->count = 0;
}

static void same_close(struct same *same)
{
    for (size_t i = 0; i < same->count; i++)
        svision_reading_destroy(same->readings[i]);
    free(same->readings);
    free(same->results);
}

static int fail(struct scan_result *result, const char *why, struct buffer *out)
{
    snprintf(result->message, sizeof result->message, "%s", why);
    scan_output_failure(result->options, result, out);
    return CLI_FAILED;
}

/* Reads the photo of RESULT and keeps its best reading. A photo without a grid is reported and
 * skipped. */
static int add_photo(struct scan_worker *worker, struct same *same, struct buffer *out)
{
    struct scan_result *result = &worker->result;
    if (!scan_picture_read(worker->reader, result->options, result)) {
        if (!interrupt_pending())
            scan_output_failure(result->options, result, out);
        return CLI_FAILED;
    }
    scan_picture_free(result);
    if (result->count == 0) {
        buffer_printf(result->err, SCAN_PREFIX "%s: no grid; left out\n", result->path);
        return CLI_DONE;
    }
    if (svision_reading_place(result->readings[0]))
        return fail(result, "shows grids that share boxes, which --same does not put together",
                    out);
    struct svision_reading **copy = &same->readings[same->count];
    if (svision_reading_create(NULL, copy) != SVISION_OK)
        return fail(result, svision_strstatus(SVISION_ERR_MEMORY), out);
    svision_reading_copy(*copy, result->readings[0]);
    same->results[same->count++] = *result;
    return CLI_DONE;
}

/* Reads each photo with OPTIONS for a single one. */
static int add_photos(struct scan_worker *worker, const struct scan_options *options,
                      struct same *same, struct buffer *out, struct buffer *err)
{
    const struct scan_options *all = worker->options;
    int status = CLI_DONE;
    for (int i = 0; i < all->operand_count && status == CLI_DONE; i++) {
        worker->result =
            (struct scan_result){.path = all->operands[i], .options = options, .err = err};
        status = interrupt_pending() ? CLI_FAILED : add_photo(worker, same, out);
    }
    return status;
}

/* Writes the joint answer. */
static int write_answer(struct scan_worker *worker, struct same *same,
                        struct svision_reading *fused, struct buffer *out)
{
    size_t which = 0;
    const struct svision_reading *const *readings =
        (const struct svision_reading *const *)same->readings;
    enum svision_status status =
        svision_reader_fuse(worker->reader, readings, same->count, fused, &which);
    struct scan_result *result = &same->results[which];
    if (status == SVISION_DIFFERENT)
        return fail(result, "shows another puzzle than the other photos", out);
    if (status != SVISION_OK)
        return fail(result, svision_argument_error(), out);
    result->readings[0] = fused;
    result->count = 1;
    scan_output_text(result->options, result, out);
    return scan_status(result->options, result);
}

int scan_same(struct scan_worker *worker, struct buffer *out, struct buffer *err)
{
    struct scan_options single = *worker->options;
    struct svision_reading *fused = NULL;
    struct same same;
    same_open(&same, (size_t)worker->options->operand_count);
    single.operand_count = 1;
    single.has_several = false;
    int status = add_photos(worker, &single, &same, out, err);
    if (status == CLI_DONE && same.count == 0) {
        scan_output_text(&single, &worker->result, out);
        status = SCAN_NO_GRID;
    } else if (status == CLI_DONE && svision_reading_create(NULL, &fused) != SVISION_OK) {
        status = fail(&worker->result, svision_strstatus(SVISION_ERR_MEMORY), out);
    } else if (status == CLI_DONE) {
        status = write_answer(worker, &same, fused, out);
    }
    svision_reading_destroy(fused);
    same_close(&same);
    return status;
}
