#include "scan/picture.h"

#include <stdio.h>
#include <string.h>

#include "cli/files/path.h"
#include "cli/run/clock.h"
#include "cli/text/board.h"
#include "image/jpeg/jpeg_block.h"
#include "image/pixels_view.h"

/* Photos are decoded at the smallest size whose longest side is at least this many pixels, then at
 * twice the size until a reading is certain. */
enum { MIN_LONGEST_SIDE = 1000 };

struct svision_point scan_in_photo(const struct scan_result *result, struct svision_point point)
{
    double x = (double)result->pixels.full_width / result->pixels.width;
    double y = (double)result->pixels.full_height / result->pixels.height;
    return (struct svision_point){(point.x + 0.5) * x - 0.5, (point.y + 0.5) * y - 0.5};
}

/* Checks the JPEG blocks inside the grids for damage. */
static void check_blocks(struct scan_result *result)
{
    for (size_t i = 0; i < result->count && !result->pixels.damaged; i++) {
        const struct svision_quad *quad = svision_reading_corners(result->readings[i]);
        double corners[8];
        for (unsigned k = 0; k < 4; k++) {
            corners[2 * k] = quad->corner[k].x;
            corners[2 * k + 1] = quad->corner[k].y;
        }
        if (!jpeg_block_stands_out(&result->pixels, corners))
            continue;
        result->pixels.damaged = true;
        snprintf(result->message, sizeof result->message,
                 "one of its blocks is brighter than the paper around it");
    }
}

static bool read_at(struct svision_reader *reader, const struct pixels_limits *limits,
                    struct scan_result *result)
{
    double start = clock_now();
    const struct buffer *bytes = result->bytes;
    if (bytes ? !image_decode((const uint8_t *)bytes->data, bytes->length, limits, &result->pixels,
                              result->message)
              : !image_read(result->path, limits, &result->pixels, result->message))
        return false;
    result->decode_seconds += clock_now() - start;
    const struct svision_image image = pixels_view(&result->pixels);
    enum svision_status status = svision_reader_read(reader, &image, &result->count, &result->none);
    for (size_t i = 0; i < SVISION_MAX_GRIDS; i++)
        result->readings[i] = svision_reader_reading(reader, i);
    if (status >= SVISION_OK) {
        check_blocks(result);
        return true;
    }
    snprintf(result->message, sizeof result->message, "%s",
             status == SVISION_ERR_ARGUMENT ? svision_argument_error() : svision_strstatus(status));
    pixels_free(&result->pixels);
    return false;
}

static bool is_good_enough(const struct scan_result *result)
{
    bool finer = !pixels_are_finest(&result->pixels) && strcmp(result->path, "-") != 0;
    return !finer ||
           (result->count > 0 && svision_reading_certainty(result->readings[0]) == SVISION_SURE);
}

bool scan_picture_read(struct svision_reader *reader, const struct scan_options *options,
                       struct scan_result *result)
{
    struct pixels_limits limits = {MIN_LONGEST_SIDE, options->max_pixels};
    if (!reader) {
        snprintf(result->message, sizeof result->message, "%s",
                 svision_strstatus(SVISION_ERR_MEMORY));
        return false;
    }
    if (!read_at(reader, &limits, result))
        return false;
    while (!is_good_enough(result)) {
        pixels_free(&result->pixels);
        limits.longest *= 2;
        if (!read_at(reader, &limits, result))
            return false;
    }
    return true;
}

void scan_picture_free(struct scan_result *result)
{
    pixels_free(&result->pixels);
}

struct sudoku_layout *scan_layout(const struct svision_reading *reading)
{
    unsigned side = svision_reading_side(reading);
    const uint8_t *regions = svision_reading_regions(reading);
    return regions ? board_layout_regions(side, regions)
                   : board_layout(side, svision_reading_box_rows(reading),
                                  svision_reading_box_columns(reading));
}

static bool is_sure_alone(const struct scan_options *options, const struct scan_result *result,
                          const struct svision_reading *reading)
{
    const float *confidence = svision_reading_confidence(reading);
    unsigned side = svision_reading_side(reading);
    /* In a damaged picture, a missing digit looks like an empty cell. */
    if (result->pixels.damaged || svision_reading_certainty(reading) != SVISION_SURE)
        return false;
    for (unsigned i = 0; i < side * side; i++)
        if (confidence[i] < options->min_confidence)
            return false;
    return true;
}

bool scan_is_sure(const struct scan_options *options, const struct scan_result *result,
                  const struct svision_reading *reading)
{
    bool sure = is_sure_alone(options, result, reading);
    for (size_t i = 0; sure && svision_reading_place(reading) && i < result->count; i++)
        sure = is_sure_alone(options, result, result->readings[i]);
    return sure;
}

const char *scan_reason(const struct scan_options *options, const struct scan_result *result,
                        const struct svision_reading *reading)
{
    enum svision_reason reason = svision_diagnosis_reason(svision_reading_diagnosis(reading));
    /* Damage comes first, since it may be the cause of any other problem. */
    if (result->pixels.damaged)
        return "damaged";
    if (reason != SVISION_REASON_NONE || scan_is_sure(options, result, reading))
        return svision_reason_name(reason);
    return "min-confidence";
}

bool scan_may_write(const struct scan_result *result, const char *path)
{
    const struct scan_options *options = result->options;
    for (int i = 0; i < options->operand_count; i++) {
        if (!path_is_same(path, options->operands[i]))
            continue;
        bool own = strcmp(options->operands[i], result->path) == 0;
        buffer_printf(result->err, SCAN_PREFIX "%s: this would overwrite the photo%s%s\n", path,
                      own ? "" : " ", own ? "" : options->operands[i]);
        return false;
    }
    return true;
}
