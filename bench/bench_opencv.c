/* bench_opencv: how long each stage of reading takes, beside OpenCV's blocks on the same frames.
 *
 *     photos -> frames of each size -> [our stages | our reader | OpenCV] in turn -> table */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <sudokuvision/sudokuvision.h>

#include "detect.h"
#include "imageio.h"
#include "mem.h"
#include "trust.h"
#if HAVE_OPENCV
#include "opencv_blocks.h"
#endif

enum { MAX_ROUNDS = 1000, MAX_PHOTOS = 200, CONTOURS = 12, QUALITY = 90, TOOL_LONGEST = 1000 };

/* What is timed. WHOLE is svision_reader_read() alone; its stages are timed apart. */
enum time_of {
    DECODE,
    GREY,
    THRESHOLD,
    COMPONENTS,
    QUADS,
    LINES,
    CELLS,
    DIGITS,
    ASSIGNMENT,
    WHOLE,
    BLUR,
    ADAPTIVE,
    CONTOUR,
    WARP,
    BLOCKS,
    TIMES
};

static const char *const names[TIMES] = {
    "decode",          "grey",
    "threshold",       "components",
    "quads",           "lines",
    "cells",           "digits",
    "assignment",      "whole reading",
    "GaussianBlur",    "adaptiveThreshold",
    "findContours",    "warpPerspective",
    "the four blocks",
};

/* A size of frame. With REDUCED the reader gets what the decoder gives for large photos. */
static const struct size {
    const char *name;
    unsigned longer, shorter;
    bool reduced;
} sizes[] = {
    {"640 x 480", 640, 480, false},
    {"1280 x 720", 1280, 720, false},
    {"960 x 1280", 1280, 960, false},
    {"12 MP, all pixels", 4000, 3000, false},
    {"12 MP, decoded at a fraction", 4000, 3000, true},
};

enum { SIZES = sizeof sizes / sizeof sizes[0] };

/* The stages' own room, as the reader has it. */
struct stages {
    struct pyramid pyramid;
    struct detect_space detect;
    struct grid grid;
    uint8_t patches[CELL_COUNT][CELL_PIXELS];
    struct cell_mark marks[CELL_COUNT], work[CELL_COUNT];
    struct belief belief;
    struct assign_space assign;
};

struct bench {
    struct svision_reader *reader;
    struct stages *stages;
    unsigned rounds;
    /* Of the frame at hand; then the least and the median of each frame that was read. */
    double times[TIMES][MAX_ROUNDS];
    double least[TIMES][MAX_PHOTOS];
    double median[TIMES][MAX_PHOTOS];
    unsigned frames;
    unsigned missed;
};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static double lap(double *start)
{
    double end = now(), seconds = end - *start;
    *start = end;
    return seconds;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *numbers, unsigned count)
{
    qsort(numbers, count, sizeof *numbers, ascending);
    return numbers[count / 2];
}

static struct svision_image view_of(const struct pixels *pixels)
{
    return (struct svision_image){pixels->data, pixels->width, pixels->height,
                                  (size_t)pixels->width * pixels->channels,
                                  pixels->channels == 1 ? SVISION_GREY8 : SVISION_RGB24};
}

/* Between four pixels at (X, Y) of PHOTO. */
static uint8_t sample(const struct pixels *photo, double x, double y, unsigned channel)
{
    x = x < 0 ? 0 : x > photo->width - 1 ? photo->width - 1 : x;
    y = y < 0 ? 0 : y > photo->height - 1 ? photo->height - 1 : y;
    size_t column = (size_t)x, row = (size_t)y, step = photo->channels;
    size_t right = column + 1 < photo->width ? step : 0;
    size_t down = row + 1 < photo->height ? photo->width * step : 0;
    const uint8_t *at = photo->data + (row * photo->width + column) * step + channel % step;
    double u = x - (double)column, v = y - (double)row;
    double top = at[0] + u * (at[right] - at[0]);
    double bottom = at[down] + u * (at[down + right] - at[down]);
    return (uint8_t)(top + v * (bottom - top) + 0.5);
}

/* PHOTO in the middle of a frame of SIZE, as large as it fits, the edges drawn out. */
static bool make_frame(const struct pixels *photo, const struct size *size, struct pixels *frame)
{
    bool wide = photo->width >= photo->height;
    unsigned width = wide ? size->longer : size->shorter;
    unsigned height = wide ? size->shorter : size->longer;
    double across = (double)photo->width / width, down = (double)photo->height / height;
    double scale = across > down ? across : down;
    *frame = (struct pixels){.width = width, .height = height, .channels = 3};
    frame->data = malloc((size_t)3 * width * height);
    if (!frame->data)
        return false;
    uint8_t *next = frame->data;
    for (unsigned y = 0; y < height; y++)
        for (unsigned x = 0; x < width; x++)
            for (unsigned channel = 0; channel < 3; channel++)
                *next++ =
                    sample(photo, (x + 0.5 - width / 2.0) * scale + photo->width / 2.0 - 0.5,
                           (y + 0.5 - height / 2.0) * scale + photo->height / 2.0 - 0.5, channel);
    return true;
}

static double to_base(double coordinate, double scale)
{
    return (coordinate + 0.5) * scale - 0.5;
}

/* Fits the first outline that is a grid; the detector's first method. Adds to QUADS and LINES. */
static bool time_fits(struct stages *stages, const struct contour *contours, unsigned count,
                      double *seconds)
{
    bool found = false;
    seconds[QUADS] = seconds[LINES] = 0;
    for (unsigned i = 0; i < count; i++) {
        struct svision_point *points = stages->detect.contours.points;
        struct svision_quad quad;
        struct grid grid;
        double start = now();
        unsigned corners = contour_hull(&stages->detect.contours, &contours[i]);
        bool enclosed = svision_quad_enclose(points, corners, points, &quad) == SVISION_OK;
        seconds[QUADS] += lap(&start);
        for (unsigned k = 0; k < 4 && enclosed; k++) {
            quad.corner[k].x = to_base(quad.corner[k].x, stages->pyramid.detect_scale);
            quad.corner[k].y = to_base(quad.corner[k].y, stages->pyramid.detect_scale);
        }
        if (enclosed && grid_fit(&stages->pyramid, &quad, &stages->detect.grid, &grid)) {
            grid_finish(&stages->pyramid, &stages->detect.grid, &grid);
            if (!found || grid.misfit < stages->grid.misfit)
                stages->grid = grid;
            found = true;
        }
        seconds[LINES] += lap(&start);
    }
    return found;
}

static void time_reading(struct stages *stages, double *seconds)
{
    struct assignment assignment;
    double start = now();
    cells_extract(&stages->pyramid, &stages->grid, stages->patches);
    seconds[CELLS] = lap(&start);
    marks_find((const uint8_t(*)[CELL_PIXELS])stages->patches, stages->marks);
    marks_turn_upright(stages->marks, stages->work);
    seconds[DIGITS] = lap(&start);
    belief_weigh(stages->marks, &stages->belief);
    assign_cells(&stages->assign, &stages->belief, &assignment);
    seconds[ASSIGNMENT] = lap(&start);
}

/* The stages one by one, each with all that it needs. */
static void time_stages(struct stages *stages, const struct svision_image *image, double *seconds)
{
    struct contour contours[CONTOURS];
    double start = now();
    pyramid_fill(&stages->pyramid, image);
    seconds[GREY] = lap(&start);
    const struct plane *grey = &stages->pyramid.detect;
    const struct svision_image detect = {grey->pixels, grey->width, grey->height, grey->stride,
                                         SVISION_GREY8};
    svision_threshold(&detect, 15, 0.05F, stages->detect.columns, stages->detect.mask);
    seconds[THRESHOLD] = lap(&start);
    unsigned shorter = grey->width < grey->height ? grey->width : grey->height;
    unsigned count =
        contour_find(&stages->detect.contours, stages->detect.mask, grey->width, grey->height,
                     shorter / 8, grey->width * grey->height / 50, contours, CONTOURS);
    seconds[COMPONENTS] = lap(&start);
    seconds[CELLS] = seconds[DIGITS] = seconds[ASSIGNMENT] = 0;
    if (time_fits(stages, contours, count, seconds))
        time_reading(stages, seconds);
}

/* Times in which nothing of ours stands: GREY is made beforehand. False: OpenCV failed. */
static bool time_opencv(uint8_t *grey, const struct svision_image *image,
                        const struct svision_reading *reading, double *seconds)
{
#if HAVE_OPENCV
    double corners[8];
    for (unsigned i = 0; i < 4; i++) {
        corners[2 * i] = reading->corners.corner[i].x;
        corners[2 * i + 1] = reading->corners.corner[i].y;
    }
    if (!opencv_blocks_run(grey, image->width, image->height, corners, seconds + BLUR))
        return false;
    seconds[BLOCKS] = seconds[BLUR] + seconds[ADAPTIVE] + seconds[CONTOUR] + seconds[WARP];
#else
    (void)grey, (void)image, (void)reading, (void)seconds;
#endif
    return true;
}

static void keep_frame(struct bench *bench)
{
    for (unsigned i = 0; i < TIMES; i++) {
        bench->median[i][bench->frames] = median(bench->times[i], bench->rounds);
        bench->least[i][bench->frames] = bench->times[i][0];
    }
    bench->frames++;
}

/* All rounds over one decoded frame; DATA of SIZE bytes is its file. */
static bool time_frame(struct bench *bench, const uint8_t *data, size_t size, unsigned longest,
                       const struct pixels *pixels, uint8_t *grey)
{
    const struct svision_image image = view_of(pixels);
    svision_gray(&image, 1, NULL, grey);
    for (unsigned i = 0; i < bench->rounds; i++) {
        struct svision_reading reading;
        struct pixels again;
        char message[JPEG_MESSAGE];
        double seconds[TIMES] = {0};
        size_t count;
        double start = now();
        if (!jpeg_decode(data, size, longest, &again, message))
            return false;
        seconds[DECODE] = lap(&start);
        image_free(&again);
        time_stages(bench->stages, &image, seconds);
        start = now();
        if (svision_reader_read(bench->reader, &image, &reading, 1, &count, NULL)) {
            bench->missed++;
            return true;
        }
        seconds[WHOLE] = lap(&start);
        if (!time_opencv(grey, &image, &reading, seconds))
            return false;
        for (unsigned k = 0; k < TIMES; k++)
            bench->times[k][i] = seconds[k];
    }
    keep_frame(bench);
    return true;
}

static bool time_photo(struct bench *bench, const struct pixels *photo, const struct size *size)
{
    struct pixels frame, decoded = {0};
    uint8_t *data = NULL, *grey = NULL;
    size_t length;
    char message[JPEG_MESSAGE];
    unsigned longest = size->reduced ? TOOL_LONGEST : 2 * size->longer;
    bool done = make_frame(photo, size, &frame) &&
                jpeg_encode(frame.data, frame.width, frame.height, 3, QUALITY, &data, &length) &&
                jpeg_decode(data, length, longest, &decoded, message);
    image_free(&frame);
    if (done)
        grey = malloc((size_t)decoded.width * decoded.height);
    done = grey && time_frame(bench, data, length, longest, &decoded, grey);
    free(grey);
    free(data);
    image_free(&decoded);
    return done;
}

static void print_size(struct bench *bench, const struct size *size)
{
    double ratios[MAX_PHOTOS];
    unsigned frames = bench->frames;
    printf("%s: %u frames of %u rounds, %u without a grid left out\n", size->name, frames,
           bench->rounds, bench->missed);
    if (frames == 0)
        return;
    for (unsigned i = 0; i < frames; i++)
        ratios[i] = bench->least[WHOLE][i] / bench->least[BLOCKS][i];
    for (unsigned i = 0; i < (HAVE_OPENCV ? TIMES : BLUR); i++)
        printf("  %-18s %9.3f %9.3f\n", names[i], 1e3 * median(bench->least[i], frames),
               1e3 * median(bench->median[i], frames));
    double ratio = median(ratios, frames);
    if (HAVE_OPENCV)
        printf("  %-18s %9.2f (%.2f .. %.2f)\n", "whole : blocks", ratio, ratios[0],
               ratios[frames - 1]);
}

static bool bench_size(struct bench *bench, const struct size *size, char **paths, int count)
{
    bench->frames = bench->missed = 0;
    for (int i = 0; i < count; i++) {
        struct pixels photo;
        char message[JPEG_MESSAGE];
        if (!image_read(paths[i], SVISION_MAX_SIDE, &photo, message)) {
            fprintf(stderr, "bench_opencv: %s: %s\n", paths[i], message);
            return false;
        }
        bool done = time_photo(bench, &photo, size);
        image_free(&photo);
        if (!done) {
            fprintf(stderr, "bench_opencv: %s: could not be timed\n", paths[i]);
            return false;
        }
    }
    print_size(bench, size);
    return true;
}

static bool stages_open(struct stages *stages, const struct sudoku_allocator *allocator)
{
    return pyramid_open(&stages->pyramid, allocator, 4000, 4000) &&
           detect_open(&stages->detect, allocator, 4000, 4000) &&
           sudoku_solver_create(sudoku_layout_classic(), NULL, &stages->assign.solver) == SUDOKU_OK;
}

static void bench_close(struct bench *bench, const struct sudoku_allocator *allocator)
{
    if (bench && bench->stages) {
        sudoku_solver_destroy(bench->stages->assign.solver);
        detect_close(&bench->stages->detect, allocator);
        pyramid_close(&bench->stages->pyramid, allocator);
        free(bench->stages);
    }
    if (bench)
        svision_reader_destroy(bench->reader);
    free(bench);
}

int main(int argc, char **argv)
{
    int first = 1;
    unsigned long rounds = 15;
    if (argc > 1 && strncmp(argv[1], "--rounds=", 9) == 0)
        rounds = strtoul(argv[first++] + 9, NULL, 10);
    if (first == argc || argc - first > MAX_PHOTOS || rounds == 0 || rounds > MAX_ROUNDS) {
        fprintf(stderr, "usage: bench_opencv [--rounds=1..%d] PHOTO...  (up to %d)\n", MAX_ROUNDS,
                MAX_PHOTOS);
        return 1;
    }
    struct sudoku_allocator allocator = mem_allocator(NULL);
    struct bench *bench = calloc(1, sizeof *bench);
    bool done = bench && (bench->stages = calloc(1, sizeof *bench->stages)) &&
                svision_reader_create(NULL, &bench->reader) == SVISION_OK &&
                stages_open(bench->stages, &allocator);
    if (done)
        bench->rounds = (unsigned)rounds;
    printf("milliseconds         least    median\n");
    for (unsigned i = 0; i < SIZES && done; i++)
        done = bench_size(bench, &sizes[i], argv + first, argc - first);
    bench_close(bench, &allocator);
    return done ? 0 : 1;
}
