/* Learns the table that tells print from hand, and reads digits written by hand.
 *
 *     fonts, handwriting -> made-up photos of cells \
 *     labelled photos -> their cells                 -> the reader's own extraction -> network -> C
 *
 * usage: train_hand FONTS HANDWRITING PHOTOS OUTPUT [SAMPLES [EPOCHS]]
 *
 * FONTS has the path of a font file in each line (fonts.sh), HANDWRITING is a folder with the 10000
 * test pictures of MNIST: mnist-10k-images.idx3-ubyte.gz and mnist-10k-labels.idx1-ubyte.gz, PHOTOS
 * one with folders of labelled photos (photos.h). The same fonts, pictures, photos and numbers give
 * the same table on the same machine: that of the library is
 *
 *     train_hand FONTS HANDWRITING PHOTOS hand_model.c
 *
 * Every eighth face, picture and photographed page is kept for the check, and for the temperature
 * that makes the answers probabilities. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "digits/cells.h"
#include "digits/hand.h"
#include "faces.h"
#include "handwriting.h"
#include "network.h"
#include "numbers.h"
#include "photos.h"
#include "random.h"
#include "scene.h"

/* Of the samples, those from photos; of those that are made up, those that are no digit, print,
 * small digits, and crossed out. */
#define PHOTO_SHARE      0.50F
#define NONE_SHARE       0.10F
#define PRINT_SHARE      0.32F
#define CANDIDATES_SHARE 0.12F
#define CROSSED_SHARE    0.04F

struct sources {
    struct faces faces;
    struct handwriting hand;
    struct photos photos;
    float photo_share; /* of the samples, those from photos; the others are made up */
};

static const struct face *pick_face(const struct faces *faces, bool check, uint64_t *random)
{
    for (;;) {
        unsigned i = random_below(random, faces->count);
        if ((i % 8 == 7) == check && random_chance(random, faces->list[i].weight))
            return &faces->list[i];
    }
}

static bool draw_print(struct sources *sources, unsigned digit, uint64_t *random, uint8_t *patch)
{
    const struct face *face = pick_face(&sources->faces, sources->hand.check, random);
    return digit ? scene_draw(&sources->faces, face, alphabet_digits(), digit, random, patch)
                 : scene_draw_stain(&sources->faces, face, random, patch);
}

/* Fills PATCH and gives in *LABEL what it shows (enum hand_answer). False: nothing was drawn. */
static bool draw_cell(struct sources *sources, uint64_t *random, uint8_t *patch, unsigned *label)
{
    float kind = random_between(random, 0, 1);
    unsigned digit = 1 + random_below(random, 9);
    if ((kind -= NONE_SHARE) < 0) {
        *label = HAND_NONE;
        return draw_print(sources, 0, random, patch);
    }
    if ((kind -= PRINT_SHARE) < 0) {
        *label = HAND_PRINTED + digit;
        return draw_print(sources, digit, random, patch);
    }
    if ((kind -= CANDIDATES_SHARE) < 0) {
        *label = HAND_CANDIDATES;
        handwriting_draw_candidates(&sources->hand, random, patch);
    } else if ((kind -= CROSSED_SHARE) < 0) {
        *label = HAND_CROSSED;
        handwriting_draw_crossed(&sources->hand, random, patch);
    } else {
        *label = HAND_WRITTEN + digit;
        handwriting_draw(&sources->hand, digit, random, patch);
    }
    return true;
}

/* The same from a photo. */
static void take_cell(const struct sources *sources, uint64_t *random, uint8_t *patch,
                      unsigned *label)
{
    const struct photo *photo;
    unsigned cell = random_below(random, 81);
    do
        photo = &sources->photos.list[random_below(random, (unsigned)sources->photos.count)];
    while (photo->check != sources->hand.check);
    *label = photo->label[cell];
    photos_take(photo, cell, random, patch);
}

static void add_sample(struct sources *sources, uint64_t *random, struct samples *samples)
{
    uint8_t patch[CELL_PIXELS];
    struct blob blob;
    unsigned label;
    if (random_chance(random, sources->photo_share))
        take_cell(sources, random, patch, &label);
    else if (!draw_cell(sources, random, patch, &label))
        return;
    blob_find(patch, &blob);
    if (!blob.found || blob.over)
        return;
    features_measure(&blob, samples->features[samples->count]);
    samples->label[samples->count++] = (uint8_t)label;
}

static bool make_samples(struct sources *sources, bool check, float photo_share, size_t count,
                         uint64_t seed, struct samples *samples)
{
    samples->features = malloc(count * sizeof *samples->features);
    samples->label = malloc(count);
    samples->count = 0;
    sources->hand.check = check;
    sources->photo_share = photo_share;
    if (!samples->features || !samples->label)
        return false;
    while (samples->count < count)
        add_sample(sources, &seed, samples);
    return true;
}

enum group { GROUP_NONE, GROUP_PRINTED, GROUP_WRITTEN, GROUP_CANDIDATES, GROUP_CROSSED, GROUPS };

static enum group group_of(unsigned answer)
{
    if (answer == HAND_NONE)
        return GROUP_NONE;
    if (answer >= HAND_CANDIDATES)
        return answer == HAND_CROSSED ? GROUP_CROSSED : GROUP_CANDIDATES;
    return answer > HAND_WRITTEN ? GROUP_WRITTEN : GROUP_PRINTED;
}

/* Prints what is taken for what, and how many digits are wrong whoever wrote them. */
static void report(const struct hand_network *network, const struct samples *check)
{
    static const char *const names[GROUPS + 1] = {"none",       "print",   "hand",
                                                  "candidates", "crossed", "either"};
    unsigned taken[GROUPS + 1][GROUPS] = {{0}}, digits[GROUPS + 1] = {0}, wrong[GROUPS + 1] = {0};
    for (size_t i = 0; i < check->count; i++) {
        float scores[HAND_ANSWERS], shares[10];
        unsigned label = check->label[i], best = 0, digit = 1;
        unsigned group = label < SAMPLES_EITHER ? group_of(label) : GROUPS;
        hand_score(network, check->features[i], scores);
        hand_digits(scores, shares);
        for (unsigned k = 1; k < HAND_ANSWERS; k++)
            best = scores[k] > scores[best] ? k : best;
        taken[group][group_of(best)]++;
        for (unsigned k = 2; k <= 9; k++)
            if (shares[k] > shares[digit])
                digit = k;
        digits[group]++;
        wrong[group] += !samples_match(label, digit) && !samples_match(label, digit + HAND_WRITTEN);
    }
    for (unsigned of = 0; of <= GROUPS; of++) {
        printf("%-10s", names[of]);
        for (unsigned as = 0; as < GROUPS; as++)
            printf(" %6.2f", 100.0 * taken[of][as] / (digits[of] ? digits[of] : 1));
        if (of == GROUP_PRINTED || of == GROUP_WRITTEN || of == GROUPS)
            printf("   digits wrong %.2f %%", 100.0 * wrong[of] / (digits[of] ? digits[of] : 1));
        puts("");
    }
}

static void write_layer(FILE *file, const char *name, const float *weights, unsigned rows,
                        unsigned columns, const float *bias)
{
    fprintf(file, "    .%s = {", name);
    for (unsigned i = 0; i < rows; i++) {
        fputs(i ? "}, {" : "{", file);
        numbers_write(file, weights + (size_t)i * columns, columns);
    }
    fprintf(file, "}},\n    .%s_bias = {", name);
    numbers_write(file, bias, columns);
    fputs("},\n", file);
}

static bool write_network(const char *path, const struct hand_network *network)
{
    FILE *file = fopen(path, "w");
    if (!file)
        return false;
    fputs("/* Generated by train_hand.c: do not edit. Learned from the fonts of the other tables,\n"
          " * 10000 digits of MNIST (Y. LeCun, C. Cortes, C. Burges), photos of books and "
          "newspapers\n"
          " * and strokes of our own. */\n"
          "#include \"digits/hand.h\"\n\n/* clang-format off */\n"
          "const struct hand_network hand_model = {\n",
          file);
    write_layer(file, "first", network->first[0], FEATURE_COUNT, HAND_FIRST, network->first_bias);
    write_layer(file, "second", network->second[0], HAND_FIRST, HAND_SECOND, network->second_bias);
    write_layer(file, "answer", network->answer[0], HAND_SECOND, HAND_COLUMNS,
                network->answer_bias);
    fputs("};\n", file);
    return fclose(file) == 0;
}

static bool open_sources(struct sources *sources, char **paths)
{
    if (!faces_open(&sources->faces, paths[0], alphabet_digits()->needed)) {
        fprintf(stderr, "%s: no fonts\n", paths[0]);
        return false;
    }
    if (!handwriting_open(&sources->hand, paths[1])) {
        fprintf(stderr, "%s: no handwriting\n", paths[1]);
        faces_close(&sources->faces);
        return false;
    }
    if (!photos_open(&sources->photos, paths[2])) {
        fprintf(stderr, "%s: no photos\n", paths[2]);
        handwriting_close(&sources->hand);
        faces_close(&sources->faces);
        return false;
    }
    return true;
}

static bool learn(const struct samples *train, const struct samples *check,
                  const struct samples *real, unsigned epochs, struct hand_network *model)
{
    static const unsigned hidden[] = {HAND_FIRST, HAND_SECOND};
    struct network network;
    bool done = network_open(&network, 3, hidden, HAND_ANSWERS) &&
                network_learn(&network, train, check, epochs, 3) &&
                network_calibrate(&network, real);
    if (done)
        memcpy(model, network.numbers, sizeof *model);
    network_close(&network);
    return done;
}

int main(int argc, char **argv)
{
    static struct hand_network model;
    struct sources sources;
    struct samples train, check, real;
    if (argc < 5) {
        fprintf(stderr, "usage: %s FONTS HANDWRITING PHOTOS OUTPUT [SAMPLES [EPOCHS]]\n", argv[0]);
        return 1;
    }
    if (!open_sources(&sources, argv + 1))
        return 1;
    size_t count = argc > 5 ? strtoul(argv[5], NULL, 10) : 200000;
    unsigned epochs = argc > 6 ? (unsigned)strtoul(argv[6], NULL, 10) : 22;
    bool done = make_samples(&sources, false, PHOTO_SHARE, count, 1, &train) &&
                make_samples(&sources, true, PHOTO_SHARE, count / 10, 2, &check) &&
                make_samples(&sources, true, 1, count / 10, 4, &real) &&
                learn(&train, &check, &real, epochs, &model) && write_network(argv[4], &model);
    if (done) {
        report(&model, &check);
        puts("cells of photos alone:");
        report(&model, &real);
    } else {
        fprintf(stderr, "%s: not written\n", argv[4]);
    }
    photos_close(&sources.photos);
    handwriting_close(&sources.hand);
    faces_close(&sources.faces);
    return done ? 0 : 1;
}
