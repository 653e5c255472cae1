/* Times the stages of reading on pictures of several sizes.
 *
 * usage: bench_vision [PHOTO.pgm]    an 8-bit PGM; without one a drawn board is used
 *
 * Each size is read 40 times after 3 that do not count; the best time of each stage is printed in
 * milliseconds. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

enum { WARM_UP = 3, ROUNDS = 40, STAGES = SVISION_STAGE_READ + 1 };

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5...."
    "8..79";

struct times {
    double stage[STAGES][ROUNDS];
    double sum[ROUNDS];
    int round; /* below 0: warming up */
};

static void note(void *user, enum svision_stage stage, double seconds,
                 const struct svision_image *picture)
{
    struct times *times = user;
    (void)picture;
    if (times->round < 0)
        return;
    times->stage[stage][times->round] += seconds;
    times->sum[times->round] += seconds;
}

/* The best round: others may have shared the processor. */
static double best_ms(const double *seconds)
{
    double best = seconds[0];
    for (unsigned i = 1; i < ROUNDS; i++)
        best = seconds[i] < best ? seconds[i] : best;
    return 1e3 * best;
}

/* A number of a PGM's header; 0 where there is none. */
static unsigned header_number(FILE *file)
{
    char word[8] = "";
    return fscanf(file, "%7s", word) == 1 ? (unsigned)strtoul(word, NULL, 10) : 0;
}

static bool load(const char *path, struct svision_image *image, uint8_t **owned)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return false;
    bool done = fgetc(file) == 'P' && fgetc(file) == '5';
    image->width = header_number(file);
    image->height = header_number(file);
    done = done && header_number(file) == 255 && fgetc(file) != EOF &&
           image->width <= SVISION_MAX_SIDE && image->height <= SVISION_MAX_SIDE;
    size_t size = (size_t)image->width * image->height;
    image->pixels = *owned = malloc(size + 1);
    image->stride = image->width;
    image->format = SVISION_GREY8;
    done = done && *owned && fread(*owned, 1, size, file) == size;
    fclose(file);
    return done;
}

static bool draw(struct svision_image *image, uint8_t **owned)
{
    enum { WIDTH = 640, HEIGHT = 480 };
    uint8_t cells[SVISION_CELLS], *pixels = malloc((size_t)WIDTH * HEIGHT);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        cells[i] = puzzle[i] == '.' ? 0 : (uint8_t)(puzzle[i] - '0');
    *owned = pixels;
    const struct svision_canvas canvas = {pixels, WIDTH, HEIGHT, WIDTH, SVISION_GREY8};
    *image = (struct svision_image){pixels, WIDTH, HEIGHT, WIDTH, SVISION_GREY8};
    const struct svision_drawing drawing = {
        .size = sizeof drawing, .layout = sudoku_layout_classic(), .cells = cells};
    return pixels && svision_draw_board(&drawing, &canvas) == SVISION_OK;
}

/* PHOTO enlarged (or shrunk) to WIDTH x HEIGHT, in three colours as a camera gives it. */
static uint8_t *resize(const struct svision_image *photo, unsigned width, unsigned height)
{
    uint8_t *grey = malloc((size_t)width * height), *rgb = malloc(3 * (size_t)width * height);
    const struct svision_homography map = {
        {(double)photo->width / width, 0, 0, 0, (double)photo->height / height, 0, 0, 0, 1}};
    if (grey && rgb && svision_warp(photo, &map, width, height, grey) == SVISION_OK)
        for (size_t i = 0; i < 3 * (size_t)width * height; i++)
            rgb[i] = grey[i / 3];
    free(grey);
    return rgb;
}

static void print_times(unsigned width, unsigned height, const struct times *times, bool found)
{
    printf("%5u x %4u", width, height);
    for (unsigned i = 0; i < STAGES; i++)
        printf(" %8.3f", best_ms(times->stage[i]));
    printf(" %8.3f%s\n", best_ms(times->sum), found ? "" : "  (no grid)");
}

static bool measure(const struct svision_image *photo, unsigned width, unsigned height)
{
    static struct times times;
    struct svision_reading readings[SVISION_MAX_GRIDS];
    const struct svision_reader_options options = {
        .size = sizeof options, .trace = note, .trace_user = &times};
    struct svision_reader *reader;
    uint8_t *rgb = resize(photo, width, height);
    const struct svision_image image = {rgb, width, height, 3 * (size_t)width, SVISION_RGB24};
    size_t count = 0;
    if (!rgb || svision_reader_create(&options, &reader)) {
        free(rgb);
        return false;
    }
    memset(&times, 0, sizeof times);
    for (times.round = -WARM_UP; times.round < ROUNDS; times.round++)
        svision_reader_read(reader, &image, readings, SVISION_MAX_GRIDS, &count, NULL);
    print_times(width, height, &times, count > 0);
    svision_reader_destroy(reader);
    free(rgb);
    return true;
}

int main(int argc, char **argv)
{
    static const unsigned sizes[][2] = {{640, 480}, {1280, 720}, {960, 1280}, {4000, 3000}};
    struct svision_image photo = {0};
    uint8_t *pixels = NULL;
    if (argc > 1 ? !load(argv[1], &photo, &pixels) : !draw(&photo, &pixels)) {
        fprintf(stderr, "no picture\n");
        return 1;
    }
    printf("milliseconds     grey   detect    cells   digits     read      all\n");
    bool done = true;
    for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        done = measure(&photo, sizes[i][0], sizes[i][1]) && done;
    free(pixels);
    return done ? 0 : 1;
}
