/* bench_vision: time of each stage of reading, beside OpenCV's blocks on the same pictures.
 *
 *     photos -> frames of each size -> [our stages | our reader | another build's | OpenCV] in turn
 *            -> table
 *     scenes -> frames              -> our tracker                                -> table
 *     video  -> frames              -> [our tracker | OpenCV] in turn             -> table */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "image/pixels_view.h"
#include "vision/aim.h"
#include "vision/beside.h"
#include "vision/blocks.h"
#include "vision/clock.h"
#include "vision/film.h"
#include "vision/kernels.h"
#include "vision/pairs.h"
#include "vision/picture.h"
#include "vision/scene.h"
#include "vision/stages.h"

enum { PAGES = 8, SCENES = 4 * SCENE_KINDS, QUALITY = 90, TOOL_LONGEST = 1000 };

/* Rows of the table. WHOLE is svision_reader_read() alone; a reader with a trace callback, which
 * costs time, reports its stages. BESIDE is the reader of another build, if requested. */
enum {
    DECODE,
    FIRST_STAGE,
    WHOLE = FIRST_STAGE + STAGES,
    FIRST_BLOCK,
    BESIDE = FIRST_BLOCK + BLOCK_ROWS,
    ROWS
};

static const char *const names[] = {[DECODE] = "decode",
                                    STAGE_NAMES,
                                    [WHOLE] = "whole reading",
#if HAVE_OPENCV
                                    BLOCK_NAMES,
#endif
                                    [BESIDE] = "beside"};

/* A size of frame. REDUCED: the reader gets the decoder's reduced picture, as for large photos. */
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

struct bench {
    struct svision_reader *reader;
    struct svision_reader *watched;
    double *row; /* receives the times of its stages */
    unsigned rounds;
    struct table table;
    struct table blank; /* of frames without a grid */
    struct beside beside;
    unsigned frames, differing; /* frames read, and those read differently by BESIDE */
};

/* A frame as a file and as pixels. */
struct sample {
    uint8_t *data;
    size_t size;
    struct pixels_limits limits;
    struct pixels pixels;
};

static void sample_free(struct sample *sample)
{
    free(sample->data);
    pixels_free(&sample->pixels);
}

/* Fits PHOTO into a frame of SIZE, as a decoded file. */
static bool sample_make(const struct pixels *photo, const struct size *size, struct sample *sample)
{
    struct pixels frame;
    char message[JPEG_MESSAGE];
    memset(sample, 0, sizeof *sample);
    sample->limits.longest = size->reduced ? TOOL_LONGEST : 2 * size->longer;
    bool done = picture_fit(photo, size->longer, size->shorter, &frame) &&
                jpeg_encode(frame.data, frame.width, frame.height, 3, QUALITY, &sample->data,
                            &sample->size) &&
                jpeg_decode(sample->data, sample->size, &sample->limits, &sample->pixels, message);
    pixels_free(&frame);
    return done;
}

/* Reads IMAGE by the readers of this and the other build, in turn. */
static void time_readers(struct bench *bench, const struct svision_image *image, unsigned round,
                         double *seconds)
{
    size_t count;
    for (unsigned turn = 0; turn < 2; turn++) {
        bool own = turn == round % 2;
        double start = clock_own();
        if (own)
            svision_reader_read(bench->reader, image, &count, NULL);
        else if (bench->beside.library)
            beside_read(&bench->beside, image);
        seconds[own ? WHOLE : BESIDE] = clock_lap(&start);
    }
}

/* One round, added to the table of the result FOUND. */
static bool time_round(struct bench *bench, const struct sample *sample, unsigned round,
                       struct table **found)
{
    const struct svision_image image = pixels_view(&sample->pixels);
    struct pixels again;
    char message[JPEG_MESSAGE];
    double seconds[ROWS] = {0}, start = clock_own();
    size_t count;
    if (!jpeg_decode(sample->data, sample->size, &sample->limits, &again, message))
        return false;
    seconds[DECODE] = clock_lap(&start);
    pixels_free(&again);
    bench->row = seconds + FIRST_STAGE;
    svision_reader_read(bench->watched, &image, &count, NULL);
    time_readers(bench, &image, round, seconds);
    const struct svision_reading *reading = svision_reader_reading(bench->reader, 0);
    const struct svision_quad place = picture_place(reading, &image);
    *found = reading ? &bench->table : &bench->blank;
    bool done = blocks_time(&image, &place, seconds + FIRST_BLOCK);
    table_add(*found, seconds);
    return done;
}

static bool time_photo(struct bench *bench, const struct pixels *photo, const struct size *size)
{
    struct sample sample;
    struct table *found = &bench->table;
    bool done = sample_make(photo, size, &sample);
    for (unsigned i = 0; i < bench->rounds && done; i++)
        done = time_round(bench, &sample, i, &found);
    table_keep(found);
    bench->frames++;
    bench->differing += bench->beside.library && !beside_agrees(&bench->beside, bench->reader);
    sample_free(&sample);
    return done;
}

/* The source of pictures: generated from a number, or files at PATHS. */
struct source {
    const char *name;
    bool (*make)(unsigned number, struct pixels *photo);
    char **paths;
    unsigned count;
};

static void print_size(const struct bench *bench, const struct size *size,
                       const struct source *source, const char *what, const struct table *table)
{
    if (table->pictures == 0)
        return;
    printf("%s: %u %s%s, %u rounds\n", size->name, table->pictures, source->name, what,
           bench->rounds);
    table_print(table, 0, bench->beside.library ? ROWS : BESIDE);
    if (BLOCK_ROWS)
        table_print_ratio(table, "whole : gray, blocks", WHOLE, BESIDE - 1);
    if (bench->beside.library)
        table_print_ratio(table, "whole : beside", WHOLE, BESIDE);
}

static bool bench_size(struct bench *bench, const struct size *size, const struct source *source)
{
    table_start(&bench->table, names, ROWS);
    table_start(&bench->blank, names, ROWS);
    for (unsigned i = 0; i < source->count; i++) {
        const char *name = source->paths ? source->paths[i] : source->name;
        struct pixels photo = {0};
        char message[JPEG_MESSAGE] = "could not be made";
        bool done = source->paths
                        ? image_read(name, &(struct pixels_limits){.longest = SVISION_MAX_SIDE},
                                     &photo, message)
                        : source->make(i, &photo);
        if (!done)
            fprintf(stderr, "bench_vision: %s: %s\n", name, message);
        else if (!(done = time_photo(bench, &photo, size)))
            fprintf(stderr, "bench_vision: %s: could not be timed\n", name);
        pixels_free(&photo);
        if (!done)
            return false;
    }
    print_size(bench, size, source, "", &bench->table);
    print_size(bench, size, source, " without a grid", &bench->blank);
    return true;
}

/* Runs the first COUNT sizes. */
static bool bench_sizes(struct bench *bench, unsigned count, const struct source *photos)
{
    const struct source pages = {.name = "made pages", .make = picture_make, .count = PAGES};
    const struct source scenes = {.name = "made scenes", .make = scene_make, .count = SCENES};
    bool done = true;
    bench->frames = bench->differing = 0;
    printf("milliseconds                least    median   slowest\n");
    for (unsigned i = 0; i < count && done; i++)
        done = bench_size(bench, &sizes[i], &pages) && bench_size(bench, &sizes[i], photos) &&
               bench_size(bench, &sizes[i], &scenes);
    if (done && bench->beside.library)
        printf("read in another way than beside: %u of %u frames\n", bench->differing,
               bench->frames);
    return done;
}

static bool bench_films(struct bench *bench)
{
    return film_time(&bench->table, 640, 480, bench->rounds) &&
           film_time(&bench->table, 1280, 720, bench->rounds) && kernels_time(bench->rounds);
}

/* Returns the part of the next argument after NAME and advances *FIRST; NULL for another
 * argument. */
static const char *ask_text(const char *name, char **argv, int *first)
{
    size_t length = strlen(name);
    if (!argv[*first] || strncmp(argv[*first], name, length) != 0)
        return NULL;
    return argv[(*first)++] + length;
}

/* Returns the number of option NAME, 1..MOST, or OTHERWISE. */
static unsigned long ask(const char *name, char **argv, int *first, unsigned long most,
                         unsigned long otherwise)
{
    const char *text = ask_text(name, argv, first);
    unsigned long number = text ? strtoul(text, NULL, 10) : otherwise;
    return !text || number <= most ? number : 0;
}

static bool open_readers(struct bench *bench, const char *beside)
{
    struct svision_reader_options options = SVISION_READER_OPTIONS_INIT;
    options.trace = stages_note;
    options.trace_user = (void *)&bench->row;
    return svision_reader_create(NULL, &bench->reader) == SVISION_OK &&
           svision_reader_create(&options, &bench->watched) == SVISION_OK &&
           (!beside || beside_open(&bench->beside, beside));
}

static void close_readers(struct bench *bench)
{
    beside_close(&bench->beside);
    svision_reader_destroy(bench->reader);
    svision_reader_destroy(bench->watched);
}

/* True if the next argument is NAME; then advances *FIRST. */
static bool is_next(const char *name, char **argv, int *first)
{
    bool is = argv[*first] && strcmp(argv[*first], name) == 0;
    *first += is;
    return is;
}

/* The parsed arguments. */
struct asked {
    unsigned long rounds, sizes; /* 0: an invalid number */
    const char *simd, *beside;   /* NULL: not given */
    bool sizes_too, films, pairs, aim;
};

static struct asked ask_all(char **argv, int *first)
{
    struct asked asked;
    asked.simd = ask_text("--simd=", argv, first);
    asked.rounds = ask("--rounds=", argv, first, TABLE_ROUNDS, 15);
    asked.sizes = ask("--sizes=", argv, first, SIZES, SIZES + 1);
    asked.beside = ask_text("--beside=", argv, first);
    bool all = asked.sizes > SIZES && !asked.beside;
    bool films_alone = all && is_next("--films", argv, first);
    asked.aim = all && !films_alone && is_next("--aim", argv, first);
    asked.pairs = all && !films_alone && !asked.aim && is_next("--pairs", argv, first);
    asked.films = all && !asked.pairs && !asked.aim;
    asked.sizes_too = !films_alone && !asked.pairs && !asked.aim;
    return asked;
}

static bool bench_all(struct bench *bench, const struct asked *asked, const struct source *photos)
{
    unsigned count = asked->sizes > SIZES ? SIZES : (unsigned)asked->sizes;
    bench->rounds = (unsigned)asked->rounds;
    return (!asked->aim || aim_time(&bench->table, bench->rounds)) &&
           (!asked->pairs ||
            pairs_time(&bench->table, photos->paths, photos->count, bench->rounds)) &&
           (!asked->sizes_too || bench_sizes(bench, count, photos)) &&
           (!asked->films || bench_films(bench));
}

int main(int argc, char **argv)
{
    int first = 1;
    struct asked asked = ask_all(argv, &first);
    if (argc - first > TABLE_PICTURES || asked.rounds == 0 || asked.sizes == 0) {
        fprintf(stderr,
                "usage: bench_vision [--simd=NAME] [--rounds=1..%d] [--sizes=1..%d] "
                "[--beside=LIBRARY | --aim | --films | --pairs] [PHOTO...]  (up to %d)\n",
                TABLE_ROUNDS, (int)SIZES, TABLE_PICTURES);
        return 1;
    }
    const struct source photos = {
        .name = "photos", .paths = argv + first, .count = (unsigned)(argc - first)};
    struct bench *bench = calloc(1, sizeof *bench);
    if (!bench || (asked.simd && !kernels_choose(asked.simd))) {
        free(bench);
        return 1;
    }
    bool done = open_readers(bench, asked.beside) && bench_all(bench, &asked, &photos);
    close_readers(bench);
    free(bench);
    return done ? 0 : 1;
}
