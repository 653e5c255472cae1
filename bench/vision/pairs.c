#include "vision/pairs.h"

#include <stdio.h>

#include <sudokuvision/sudokuvision.h>

#include "image/pixels_view.h"
#include "vision/blocks.h"
#include "vision/clock.h"
#include "vision/picture.h"

enum { PAGES = 8, LONGER = 640, SHORTER = 480 };

enum { PRINTED, WRITTEN, KINDS };

/* Rows of the table: readings, then the blocks on the same frames. */
enum { ROWS = KINDS + (BLOCK_ROWS ? KINDS : 0) };

static const char *const names[] = {"printed", "with handwriting", "blocks, printed",
                                    "blocks, handwriting"};

/* The time of each row in each round over a pair. */
typedef double times[TABLE_ROUNDS][2 * KINDS];

/* Reads IMAGE, with or without a grid, and stores the grid's place. */
static bool time_reading(struct svision_reader *reader, const struct svision_image *image,
                         double *seconds, struct svision_quad *place)
{
    size_t count;
    double start = clock_own();
    if (svision_reader_read(reader, image, &count, NULL) < SVISION_OK)
        return false;
    *seconds = clock_lap(&start);
    *place = picture_place(svision_reader_reading(reader, 0), image);
    return true;
}

static bool time_blocks(const struct svision_image *image, const struct svision_quad *place,
                        double *seconds)
{
    double blocks[BLOCK_ROWS + 1] = {0};
    bool done = blocks_time(image, place, blocks);
    *seconds = blocks[BLOCK_ROWS ? BLOCK_ROWS - 1 : 0];
    return done;
}

/* Reads both FRAMES in turn, then runs the blocks on them; in between they would evict the reader's
 * data from the caches. */
static bool time_frames(struct svision_reader *reader, const struct pixels frames[KINDS],
                        struct table *table, unsigned rounds)
{
    static times seconds;
    struct svision_image images[KINDS];
    struct svision_quad places[KINDS];
    bool done = true;
    for (unsigned kind = 0; kind < KINDS; kind++)
        images[kind] = pixels_view(&frames[kind]);
    for (unsigned i = 0; i < rounds * KINDS && done; i++)
        done = time_reading(reader, &images[i % KINDS], &seconds[i / KINDS][i % KINDS],
                            &places[i % KINDS]);
    for (unsigned i = 0; i < rounds * KINDS && done; i++)
        done = time_blocks(&images[i % KINDS], &places[i % KINDS],
                           &seconds[i / KINDS][KINDS + i % KINDS]);
    for (unsigned round = 0; round < rounds && done; round++)
        table_add(table, seconds[round]);
    table_keep(table);
    return done;
}

/* Fits the photo at PATH, or page NUMBER if that is NULL, into a frame. */
static bool make_frame(const char *path, unsigned number, unsigned kind, struct pixels *frame)
{
    const struct pixels_limits limits = {.longest = SVISION_MAX_SIDE};
    struct pixels photo;
    char message[JPEG_MESSAGE] = "could not be made";
    bool done = path              ? image_read(path, &limits, &photo, message)
                : kind == WRITTEN ? picture_make_written(number, &photo)
                                  : picture_make(number, &photo);
    if (done) {
        done = picture_fit(&photo, LONGER, SHORTER, frame);
        pixels_free(&photo);
    } else {
        fprintf(stderr, "bench_vision: %s: %s\n", path ? path : "page", message);
    }
    return done;
}

static bool time_pair(struct svision_reader *reader, char **paths, unsigned number,
                      struct table *table, unsigned rounds)
{
    struct pixels frames[KINDS] = {{0}};
    bool done = true;
    for (unsigned kind = 0; kind < KINDS && done; kind++)
        done = make_frame(paths ? paths[kind] : NULL, number, kind, &frames[kind]);
    done = done && time_frames(reader, frames, table, rounds);
    for (unsigned kind = 0; kind < KINDS; kind++)
        pixels_free(&frames[kind]);
    return done;
}

/* Times COUNT pairs of photos at PATHS or of generated pages. */
static bool time_pairs(struct svision_reader *reader, char **paths, unsigned count,
                       struct table *table, unsigned rounds)
{
    bool done = true;
    table_start(table, names, ROWS);
    for (unsigned i = 0; i < count && done; i++)
        done = time_pair(reader, paths ? paths + i * KINDS : NULL, i, table, rounds);
    if (!done || !count)
        return done;
    printf("%d x %d: %u pairs of %s, %u rounds\n", LONGER, SHORTER, count,
           paths ? "photos" : "made pages", rounds);
    table_print(table, 0, ROWS);
    table_print_ratio(table, "handwriting : print", WRITTEN, PRINTED);
    if (BLOCK_ROWS) {
        table_print_ratio(table, "print : blocks", PRINTED, KINDS + PRINTED);
        table_print_ratio(table, "handwriting : blocks", WRITTEN, KINDS + WRITTEN);
    }
    return true;
}

bool pairs_time(struct table *table, char **paths, unsigned count, unsigned rounds)
{
    struct svision_reader *reader;
    if (svision_reader_create(NULL, &reader))
        return false;
    bool done = time_pairs(reader, NULL, PAGES, table, rounds) &&
                time_pairs(reader, paths, count / KINDS, table, rounds);
    svision_reader_destroy(reader);
    return done;
}
