/* Creation of readers and their memory. */
#include <string.h>

#include "common/argument.h"
#include "common/mem.h"
#include "common/sized.h"
#include "image/size.h"
#include "reader/reader.h"
#include "reader/reader_state.h"

bool reader_need(struct svision_reader *reader, unsigned side)
{
    bool done = solvers_need(&reader->solvers, side);
    memcpy(reader->kbest.solver, reader->solvers.solver, sizeof reader->kbest.solver);
    return done;
}

bool reader_reads(const struct svision_reader *reader, const struct board_size *size)
{
    return solvers_read(&reader->solvers, size);
}

enum svision_status svision_reader_create(const struct svision_reader_options *options,
                                          struct svision_reader **out)
{
    static const size_t first_form = SIZED_UP_TO(struct svision_reader_options, allocator);
    struct svision_reader_options wanted = {0};
    if (!argument_expect(out, "reader is NULL"))
        return SVISION_ERR_ARGUMENT;
    *out = NULL;
    if (!argument_expect(!options || sized_copy(&wanted, sizeof wanted, options, first_form),
                         "options->size is too small") ||
        !argument_expect(wanted.max_grids <= SVISION_MAX_GRIDS, "options->max_grids is over 8"))
        return SVISION_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(wanted.allocator);
    struct svision_reader *reader = mem_alloc(&allocator, 1, sizeof *reader);
    if (!reader)
        return SVISION_ERR_MEMORY;
    reader->allocator = allocator;
    reader->trace = (struct trace){wanted.trace, wanted.trace_user};
    reader->max_grids = wanted.max_grids ? wanted.max_grids : SVISION_MAX_GRIDS;
    enum svision_status status = solvers_open(&reader->solvers, &allocator, &wanted);
    if (status) {
        svision_reader_destroy(reader);
        return status;
    }
    reader_need(reader, BOARD_SIZE_CLASSIC);
    *out = reader;
    return SVISION_OK;
}

void svision_reader_destroy(struct svision_reader *reader)
{
    if (!reader)
        return;
    struct sudoku_allocator allocator = reader->allocator;
    pyramid_close(&reader->pyramid, &allocator);
    detect_close(&reader->detect, &allocator);
    solvers_close(&reader->solvers);
    joined_close(&reader->joined);
    mem_free(&allocator, reader);
}

/* Replaces the memory of READER for pictures by memory for WIDTH x HEIGHT pixels. Returns false,
 * with READER unchanged, if there is none. */
static bool exchange_memory(struct svision_reader *reader, unsigned width, unsigned height)
{
    const struct sudoku_allocator *allocator = &reader->allocator;
    struct detect_space *detect = mem_alloc(allocator, 1, sizeof *detect);
    struct pyramid pyramid;
    bool done = detect && pyramid_open(&pyramid, allocator, width, height);
    if (done && !detect_open(detect, allocator, reader->solvers.sides, width, height)) {
        pyramid_close(&pyramid, allocator);
        done = false;
    }
    if (done) {
        pyramid_close(&reader->pyramid, allocator);
        detect_close(&reader->detect, allocator);
        reader->pyramid = pyramid;
        reader->detect = *detect;
        reader->max_width = width;
        reader->max_height = height;
    }
    mem_free(allocator, detect);
    return done;
}

enum svision_status svision_reader_resize(struct svision_reader *reader, unsigned width,
                                          unsigned height)
{
    if (!argument_expect(reader, "reader is NULL") || !size_is_sound(width, height))
        return SVISION_ERR_ARGUMENT;
    if (width <= reader->max_width && height <= reader->max_height)
        return SVISION_OK;
    width = width > reader->max_width ? width : reader->max_width;
    height = height > reader->max_height ? height : reader->max_height;
    return exchange_memory(reader, width, height) ? SVISION_OK : SVISION_ERR_MEMORY;
}
