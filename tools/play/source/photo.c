/* Photos, read by libsudokuvision. A reading becomes a draft for the player to correct. */
#include <sudokuvision/reader.h>

#include "image/imageio.h"
#include "image/pixels_view.h"
#include "play/source/reading.h"
#include "play/source/source.h"

/* Photos are decoded at the smallest size whose longest side is at least this many pixels, then at
 * twice the size until a reading is certain. */
enum { MIN_LONGEST_SIDE = 1000 };

/* Sets MESSAGE to the reason why PIXELS have no grid, and returns NULL. */
static struct draft *report_no_grid(enum svision_status status,
                                    const struct svision_diagnosis *diagnosis,
                                    struct message *message)
{
    char reason[200];
    svision_diagnosis_explain(diagnosis, reason, sizeof reason);
    message_set(message, "%s", svision_strstatus(status));
    if (status == SVISION_NO_GRID && reason[0])
        message_append(message, ": %s", reason);
    return NULL;
}

/* Reads PIXELS; *IS_SURE is set if larger ones cannot improve the reading. Returns NULL with
 * MESSAGE set on failure. */
static struct draft *read_pixels(struct svision_reader *reader, const struct pixels *pixels,
                                 bool *is_sure, struct message *message)
{
    const struct svision_image image = pixels_view(pixels);
    const struct svision_diagnosis *diagnosis = NULL;
    size_t count = 0;
    enum svision_status status = svision_reader_read(reader, &image, &count, &diagnosis);
    const struct svision_reading *reading = svision_reader_reading(reader, 0);
    *is_sure = reading && svision_reading_certainty(reading) == SVISION_SURE;
    if (status != SVISION_OK || !reading)
        return report_no_grid(status, diagnosis, message);
    if (svision_reading_place(reading)) {
        message_set(message, "the photo shows grids that share boxes: "
                             "sudoku-scan PHOTO | sudoku-play - plays them");
        return NULL;
    }
    return reading_draft(reading, &image);
}

struct draft *source_read_photo(const void *data, size_t length, struct message *message)
{
    struct svision_reader *reader;
    struct draft *draft = NULL;
    bool is_last = false;
    if (svision_reader_create(NULL, &reader) != SVISION_OK) {
        message_set(message, "memory is short");
        return NULL;
    }
    for (unsigned longest = MIN_LONGEST_SIDE; !is_last; longest *= 2) {
        struct pixels pixels;
        char reason[JPEG_MESSAGE];
        draft_destroy(draft);
        draft = NULL;
        if (!image_decode(data, length, &(struct pixels_limits){.longest = longest}, &pixels,
                          reason)) {
            message_set(message, "%s", reason);
            break;
        }
        draft = read_pixels(reader, &pixels, &is_last, message);
        is_last = is_last || pixels_are_finest(&pixels);
        pixels_free(&pixels);
    }
    svision_reader_destroy(reader);
    return draft;
}
