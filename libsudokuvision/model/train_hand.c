/* Learns the table that tells print from hand, and reads digits written by hand.
 *
 *     fonts, handwriting -> made-up photos of cells \
 *     labelled photos -> their cells                 -> the reader's own extraction -> network -> C
 *
 * usage: train_hand [--fold=N] [--sheet=FILE] FONTS HANDWRITING PHOTOS OUTPUT [SAMPLES [EPOCHS]]
 *
 * FONTS has the path of a font file in each line (fonts.sh), HANDWRITING is a folder with the 10000
 * test pictures of MNIST: mnist-10k-images.idx3-ubyte.gz and mnist-10k-labels.idx1-ubyte.gz, PHOTOS
 * one with folders of labelled photos (samples/photos.h). The same fonts, pictures, photos and
 * numbers give the same table on the same machine: that of the library is
 *
 *     train_hand FONTS HANDWRITING PHOTOS hand_model.c
 *
 * Every eighth face and picture, and the photographed pages of fold N (samples/photo_fold.h; the
 * last one where nothing else is said), are kept for the check, and for the temperature that makes
 * the answers probabilities. What is misread on these pages is told, and FILE shows it (PGM). */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "digits/cells.h"
#include "digits/closer.h"
#include "digits/hand.h"
#include "model/learner/network.h"
#include "model/learner/whole_layer.h"
#include "model/random.h"
#include "model/samples/faces.h"
#include "model/samples/handwriting.h"
#include "model/samples/photo_fold.h"
#include "model/samples/photos.h"
#include "model/samples/scene.h"
#include "model/unseen.h"

/* Of the samples, those from photos; of those that are made up, those that are no digit, print,
 * small digits, and crossed out; of the digits by hand, those that are written into open cells of
 * photos: no paper of our own is as photos have it. */
#define PHOTO_SHARE      0.50F
#define NONE_SHARE       0.10F
#define PRINT_SHARE      0.32F
#define CANDIDATES_SHARE 0.12F
#define CROSSED_SHARE    0.04F
#define OVER_SHARE       0.70F

/* Of 256 hidden units, those that each step does without. */
enum { DROPPED = 48 };

struct sources {
    struct faces faces;
    struct handwriting hand;
    struct photos photos;
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

static void draw_written(const struct sources *sources, unsigned digit, uint64_t *random,
                         uint8_t *patch)
{
    if (!random_chance(random, OVER_SHARE)) {
        handwriting_draw(&sources->hand, digit, random, patch);
        return;
    }
    photos_take_open(&sources->photos, sources->hand.check, random, patch);
    handwriting_draw_over(&sources->hand, digit, random, patch);
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
        draw_written(sources, digit, random, patch);
    }
    return true;
}

/* Of the small marks on photos, those that are looked at closely; and of the made-up ones that are
 * large, those that are said to have been small before that. */
#define CLOSER_SHARE 0.5F
#define LESSENED     0.3F

/* Fills FEATURES with those of a mark on a photo, and stores what it is in *LABEL. False: there is
 * no mark. */
static bool take_mark(const struct sources *sources, uint64_t *random, float *features,
                      unsigned *label)
{
    const struct photo *photo = photos_pick(&sources->photos, sources->hand.check, random);
    unsigned cell = random_below(random, 81);
    struct svision_point corners[4];
    uint8_t patch[CELL_PIXELS];
    struct blob blob;
    *label = photo->label[cell];
    photos_take(photo, cell, random, corners, patch);
    blob_find(patch, &blob);
    if (!blob.found || blob.over)
        return false;
    features_measure(&blob, features);
    float side = closer_window(&blob);
    if (!(side > 0) || !random_chance(random, CLOSER_SHARE))
        return true;
    photos_take_closer(photo, corners, &blob, side, random, patch);
    return closer_measure(patch, features);
}

/* The same of one that is made up. */
static bool draw_mark(struct sources *sources, uint64_t *random, float *features, unsigned *label)
{
    uint8_t patch[CELL_PIXELS];
    struct blob blob;
    if (!draw_cell(sources, random, patch, label))
        return false;
    blob_find(patch, &blob);
    if (!blob.found || blob.over)
        return false;
    if (!(closer_window(&blob) > 0) && random_chance(random, LESSENED)) {
        float scale = random_between(random, 0.3F, 0.7F);
        int width = (int)lroundf(scale * (float)blob.width);
        int height = (int)lroundf(scale * (float)blob.height);
        blob.left += (blob.width - width) / 2;
        blob.top += (blob.height - height) / 2;
        blob.width = width;
        blob.height = height;
    }
    features_measure(&blob, features);
    return true;
}

static void add_sample(struct sources *sources, uint64_t *random, struct samples *samples)
{
    unsigned label;
    float *features = samples_row(samples, samples->count);
    if (random_chance(random, PHOTO_SHARE) ? take_mark(sources, random, features, &label)
                                           : draw_mark(sources, random, features, &label))
        samples->label[samples->count++] = (uint8_t)label;
}

static bool make_samples(struct sources *sources, bool check, size_t count, uint64_t seed,
                         struct samples *samples)
{
    sources->hand.check = check;
    if (!samples_open(samples, FEATURE_COUNT, count))
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
        hand_score(network, samples_row(check, i), scores);
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

/* The layers of NETWORK. */
static void list_layers(struct hand_network *network, struct whole_layer layers[3])
{
    layers[0] = WHOLE_LAYER(network, first, true);
    layers[1] = WHOLE_LAYER(network, second, false);
    layers[2] = WHOLE_LAYER(network, answer, false);
}

static bool write_network(const char *path, struct hand_network *network)
{
    static const char head[] =
        "/* Generated by train_hand.c: do not edit. Learned from the fonts of the other tables,\n"
        " * 10000 digits of MNIST (Y. LeCun, C. Cortes, C. Burges), photos of books and "
        "newspapers\n"
        " * and strokes of our own. */\n"
        "#include \"digits/hand.h\"\n\n/* clang-format off */\n"
        "const struct hand_network hand_model";
    struct whole_layer layers[3];
    list_layers(network, layers);
    return whole_layers_write(path, head, layers, 3);
}

static bool open_sources(struct sources *sources, const char *const *paths, unsigned fold)
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
    if (!photos_open(&sources->photos, paths[2], fold)) {
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
    static const struct network_layer layer[] = {
        {.used = HAND_FIRST}, {.used = HAND_SECOND}, {.used = HAND_ANSWERS}};
    struct whole_layer layers[3];
    struct network network;
    bool done = network_open(&network, FEATURE_COUNT, layer, 3);
    network.dropped = DROPPED;
    done = done && network_learn(&network, train, check, epochs, 3) &&
           network_calibrate(&network, real);
    const float *numbers = network.numbers;
    list_layers(model, layers);
    for (unsigned i = 0; done && i < 3; i++)
        numbers = whole_layer_fill(&layers[i], numbers);
    network_close(&network);
    return done;
}

struct order {
    unsigned fold;
    const char *sheet, *paths[4];
    size_t count;
    unsigned epochs;
};

/* False: ARGV is none. */
static bool read_order(int argc, char **argv, struct order *order)
{
    int at = 1;
    *order = (struct order){.fold = PHOTO_FOLDS - 1, .count = 240000, .epochs = 20};
    for (; at < argc && strncmp(argv[at], "--", 2) == 0; at++) {
        if (strncmp(argv[at], "--fold=", 7) == 0)
            order->fold = (unsigned)strtoul(argv[at] + 7, NULL, 10);
        else if (strncmp(argv[at], "--sheet=", 8) == 0)
            order->sheet = argv[at] + 8;
        else
            return false;
    }
    if (argc - at < 4 || argc - at > 6 || order->fold >= PHOTO_FOLDS)
        return false;
    for (unsigned i = 0; i < 4; i++)
        order->paths[i] = argv[at++];
    if (at < argc)
        order->count = strtoul(argv[at++], NULL, 10);
    if (at < argc)
        order->epochs = (unsigned)strtoul(argv[at], NULL, 10);
    return order->count > 0 && order->epochs > 0;
}

int main(int argc, char **argv)
{
    static struct hand_network model;
    struct sources sources;
    struct samples train, check;
    struct unseen unseen;
    struct order order;
    if (!read_order(argc, argv, &order)) {
        fprintf(stderr,
                "usage: %s [--fold=N] [--sheet=FILE] FONTS HANDWRITING PHOTOS OUTPUT [SAMPLES "
                "[EPOCHS]]\n",
                argv[0]);
        return 1;
    }
    if (!open_sources(&sources, order.paths, order.fold))
        return 1;
    bool done = make_samples(&sources, false, order.count, 1, &train) &&
                make_samples(&sources, true, order.count / 10, 2, &check) &&
                unseen_open(&unseen, &sources.photos);
    if (done) {
        done = learn(&train, &check, &unseen.samples, order.epochs, &model) &&
               write_network(order.paths[3], &model);
        report(&model, &check);
        done = unseen_report(&unseen, &model, order.sheet) && done;
        puts("the same by the library's table, which keeps the last fold:");
        done = (order.fold != PHOTO_FOLDS - 1 || unseen_report(&unseen, &hand_model, NULL)) && done;
        unseen_close(&unseen);
    }
    if (!done)
        fprintf(stderr, "%s: not written\n", order.paths[3]);
    photos_close(&sources.photos);
    handwriting_close(&sources.hand);
    faces_close(&sources.faces);
    return done ? 0 : 1;
}
