/* Photos are read by libsudokuvision. A reading that is not sure is refused: a game on a wrong
 * board cannot be finished. */
#include <string.h>

#include <sudokuvision/reader.h>

#include "image/imageio.h"
#include "play/source/source.h"

static bool take(const struct svision_reading *reading, struct source_puzzle *puzzle,
                 struct message *message)
{
    unsigned side = svision_reading_side(reading);
    if (svision_reading_certainty(reading) != SVISION_SURE)
        return message_set(message, "the digits cannot be read for sure; sudoku-scan shows them");
    puzzle->shape = shape_of_side(side);
    if (svision_reading_box_rows(reading)) {
        puzzle->shape.box_rows = svision_reading_box_rows(reading);
        puzzle->shape.box_columns = svision_reading_box_columns(reading);
    }
    memcpy(puzzle->givens, svision_reading_cells(reading), (size_t)side * side);
    return true;
}

static bool read_pixels(struct svision_reader *reader, const struct pixels *pixels,
                        struct source_puzzle *puzzle, struct message *message)
{
    const struct svision_image image = {
        .pixels = pixels->data,
        .width = pixels->width,
        .height = pixels->height,
        .stride = (size_t)pixels->width * pixels->channels,
        .format = pixels->channels == 1 ? SVISION_GRAY8 : SVISION_RGB24,
    };
    size_t count = 0;
    enum svision_status status = svision_reader_read(reader, &image, &count, NULL);
    if (status != SVISION_OK || count == 0)
        return message_set(message, "%s", svision_strstatus(status));
    return take(svision_reader_reading(reader, 0), puzzle, message);
}

bool source_read_photo(const char *path, struct source_puzzle *puzzle, struct message *message)
{
    struct pixels pixels;
    struct svision_reader *reader;
    char reason[JPEG_MESSAGE];
    if (!image_read(path, &(struct pixels_limits){.longest = PIXELS_ENOUGH}, &pixels, reason))
        return message_set(message, "%s", reason);
    bool done = false;
    if (svision_reader_create(NULL, &reader) == SVISION_OK)
        done = read_pixels(reader, &pixels, puzzle, message);
    else
        message_set(message, "memory is short");
    svision_reader_destroy(reader);
    pixels_free(&pixels);
    return done;
}
