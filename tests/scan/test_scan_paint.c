/* Pixels that the overlay of sudoku-scan changes. Usage: test_scan_paint PHOTO */
#include <string.h>

#include "scan/output/paint.h"
#include "scan/photo.h"
#include "support/check.h"

/* Number of pixels in the middle of CELL that differ between the photo and PICTURE. */
static unsigned count_painted(const struct scan_result *result, const struct pixels *picture,
                              unsigned cell)
{
    const struct svision_point *corner =
        svision_reading_crossings(result->readings[0]) + cell / 9 * 10 + cell % 9;
    double x = (corner[0].x + corner[11].x) / 2, y = (corner[0].y + corner[11].y) / 2;
    int reach = (int)(0.3 * (corner[1].x - corner[0].x));
    unsigned changed = 0;
    for (int row = (int)y - reach; row <= (int)y + reach; row++)
        for (int column = (int)x - reach; column <= (int)x + reach; column++) {
            size_t at = 3 * ((size_t)row * picture->width + (size_t)column);
            changed += memcmp(result->pixels.data + at, picture->data + at, 3) != 0;
        }
    return changed;
}

/* Givens and right entries stay as they are on the paper; every other cell gets its digit. */
static void paints_missing_digits_only(const struct scan_result *result)
{
    const struct svision_reading *reading = result->readings[0];
    const uint8_t *givens = svision_reading_givens(reading),
                  *entries = svision_reading_entries(reading);
    const uint8_t *solution = svision_reading_solution(reading);
    struct pixels picture;
    unsigned entry_count = 0;
    CHECK_EQ(result->pixels.channels, 3);
    scan_paint_overlay(result->options, result, &picture);
    for (unsigned cell = 0; cell < 81; cell++) {
        bool there = givens[cell] || entries[cell] == solution[cell];
        unsigned painted = count_painted(result, &picture, cell);
        CHECK(there ? painted == 0 : painted > 10);
        entry_count += entries[cell] != 0;
    }
    CHECK(entry_count > 0);
    pixels_free(&picture);
}

int main(int argc, char **argv)
{
    struct svision_reader *reader;
    struct scan_options options;
    if (argc != 2 || scan_options_read(&options, argc, argv) != CLI_READY)
        return 2;
    struct scan_result result = {.path = argv[1], .options = &options};
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    CHECK(scan_picture_read(reader, &options, &result));
    CHECK_EQ(result.count, 1);
    if (result.count)
        paints_missing_digits_only(&result);
    scan_picture_free(&result);
    svision_reader_destroy(reader);
    return check_result();
}
