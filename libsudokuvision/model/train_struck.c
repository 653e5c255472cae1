/* Learns the table that detects crossed-out handwritten digits.
 *
 *     handwriting, labeled photos -> handwritten digits, half of them crossed out
 *         -> the reader's own extraction -> network -> C
 *
 * usage: train_struck [--fold=N] HANDWRITING PHOTOS OUTPUT [SAMPLES [EPOCHS]]
 *
 * HANDWRITING and PHOTOS, and the data held out for testing and for the temperature, are those of
 * train_hand.c. The same files and numbers yield the same table on the same machine; the library's
 * is
 *
 *     train_struck HANDWRITING PHOTOS struck_model.c */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "digits/mark/cells.h"
#include "digits/mark/mark_window.h"
#include "digits/network/hand.h"
#include "digits/network/struck.h"
#include "model/learner/fixed_layer.h"
#include "model/learner/network.h"
#include "model/random.h"
#include "model/samples/crossing.h"
#include "model/samples/handwriting.h"
#include "model/samples/photo_fold.h"
#include "model/samples/photos.h"

/* Shares of samples: from photos; among crossed-out ones, those overwritten by another digit; among
 * synthetic ones, those drawn into blank cells of photos. */
#define PHOTO_SHARE       0.5F
#define OVERWRITTEN_SHARE 0.5F
#define OVER_SHARE        0.7F
/* Share of small marks on photos that are viewed through a window. */
#define CLOSER_SHARE 0.5F

enum label { STANDS, STRUCK, OVERWRITTEN, LABELS };

/* Dropped units of 256 hidden ones per step. */
enum { DROPPED = 64 };

/* Maximum log odds at which errors are printed. */
enum { MAX_ODDS = 4 };

struct digit_sources {
    struct handwriting hand;
    struct photos photos;
};

/* True if LABEL is a handwritten digit, or one in a book that may be. */
static bool may_be_by_hand(unsigned label)
{
    return (label > HAND_WRITTEN && label < HAND_CANDIDATES) || label > SAMPLES_EITHER;
}

/* A handwritten digit on a photo. */
struct digit {
    const struct photo *photo;
    unsigned cell;
    struct svision_point corners[4];
    uint8_t patch[CELL_PIXELS];
    struct blob blob;
};

/* Picks one of PHOTO. Returns false if the cell has none. */
static bool take_digit(const struct photo *photo, uint64_t *random, struct digit *digit)
{
    digit->photo = photo;
    digit->cell = random_below(random, 81);
    if (!may_be_by_hand(photo->label[digit->cell]))
        return false;
    photos_take(photo, digit->cell, random, digit->corners, digit->patch);
    blob_find(digit->patch, &digit->blob);
    return digit->blob.found;
}

/* Views it through a window of SIDE around BLOB. */
static void look_closer(const struct blob *blob, float side, uint64_t *random, struct digit *digit)
{
    photos_take_window(digit->photo, digit->corners, blob, side, random, digit->patch);
}

/* Makes PATCH match LABEL, with OTHER if needed. Returns false if the result is not visible. */
static bool cross_out(enum label label, uint64_t *random, const uint8_t *other, uint8_t *patch)
{
    if (label == STANDS)
        return true;
    return label == STRUCK ? crossing_strike(random, patch)
                           : crossing_overwrite(random, other, patch);
}

/* Computes FEATURES of a mark on a photo with LABEL. Returns false if there is none. */
static bool take_mark(const struct digit_sources *sources, enum label label, uint64_t *random,
                      float *features)
{
    const struct photo *photo = photos_pick(&sources->photos, sources->hand.check, random);
    struct digit digit, other = {.photo = photo};
    struct blob blob;
    bool takes_two = label == OVERWRITTEN;
    if (!take_digit(photo, random, &digit) || (takes_two && !take_digit(photo, random, &other)))
        return false;
    if (takes_two && photo->label[digit.cell] == photo->label[other.cell])
        return false;
    if (!cross_out(label, random, other.patch, digit.patch))
        return false;
    blob_find(digit.patch, &blob);
    if (!blob.found || blob.over)
        return false;
    features_measure(&blob, features);
    float side = mark_window_side(&blob);
    if (!(side > 0) || !random_chance(random, CLOSER_SHARE))
        return true;
    look_closer(&blob, side, random, &digit);
    if (takes_two)
        look_closer(&other.blob, side, random, &other);
    return cross_out(label, random, other.patch, digit.patch) &&
           mark_window_measure(digit.patch, features, NULL);
}

/* The same for a synthetic one. */
static bool draw_mark(const struct digit_sources *sources, enum label label, uint64_t *random,
                      float *features)
{
    uint8_t patch[CELL_PIXELS];
    struct blob blob;
    if (random_chance(random, OVER_SHARE)) {
        photos_take_open(&sources->photos, sources->hand.check, random, patch);
        handwriting_draw_over(&sources->hand, 1 + random_below(random, 9), random, patch);
    } else {
        handwriting_draw(&sources->hand, 1 + random_below(random, 9), random, patch);
    }
    if (label == STRUCK && !crossing_strike(random, patch))
        return false;
    blob_find(patch, &blob);
    if (!blob.found || blob.over)
        return false;
    features_measure(&blob, features);
    return true;
}

/* Half of the marks are valid. Synthetic ones are never overwritten, since no two of them have the
 * same ink. If the result is not visible, it is tried again, so that difficult ones are not
 * underrepresented. */
static enum label make_mark(const struct digit_sources *sources, uint64_t *random, float *features)
{
    bool photo = random_chance(random, PHOTO_SHARE);
    enum label label = photo && random_chance(random, OVERWRITTEN_SHARE) ? OVERWRITTEN : STRUCK;
    if (random_chance(random, 0.5F))
        label = STANDS;
    while (photo ? !take_mark(sources, label, random, features)
                 : !draw_mark(sources, label, random, features))
        continue;
    return label;
}

static bool make_samples(struct digit_sources *sources, bool check, size_t count, uint64_t seed,
                         struct samples *samples)
{
    sources->hand.check = check;
    if (!samples_open(samples, FEATURE_COUNT, count))
        return false;
    for (; samples->count < count; samples->count++)
        samples->label[samples->count] =
            (uint8_t)make_mark(sources, &seed, samples_row(samples, samples->count));
    return true;
}

/* Lists the layers of NETWORK. */
static void list_layers(struct struck_network *network, struct fixed_layer layers[2])
{
    layers[0] = FIXED_LAYER(network, first, true);
    layers[1] = FIXED_LAYER(network, answer, false);
}

/* Subtracts the output of valid digits from the others: only the differences matter. */
static void take_differences(const struct network *network, struct struck_network *model)
{
    static float differences[STRUCK_UNITS + 1][STRUCK_COLUMNS];
    struct fixed_layer layers[2];
    list_layers(model, layers);
    const float *answer = fixed_layer_fill(&layers[0], network->numbers);
    for (unsigned i = 0; i <= STRUCK_UNITS; i++, answer += network->layer[1].units)
        for (unsigned way = 0; way < STRUCK_WAYS; way++)
            differences[i][way] = answer[1 + way] - answer[STANDS];
    fixed_layer_fill(&layers[1], differences[0]);
}

static bool learn(const struct samples *train, const struct samples *check, unsigned epochs,
                  struct struck_network *model)
{
    static const struct network_layer layers[] = {{.used = STRUCK_UNITS}, {.used = LABELS}};
    struct network network;
    bool done = network_open(&network, FEATURE_COUNT, layers, 2);
    network.dropped = DROPPED;
    done = done && network_learn(&network, train, check, epochs, 3) &&
           network_calibrate(&network, check);
    if (done)
        take_differences(&network, model);
    network_close(&network);
    return done;
}

/* Prints how many of CHECK are misclassified, at even odds and at higher ones. */
static void report(const struct struck_network *model, const struct samples *check)
{
    unsigned count[LABELS] = {0}, wrong[LABELS][MAX_ODDS + 1] = {{0}};
    for (size_t i = 0; i < check->count; i++) {
        float scores[HAND_ANSWERS], ways[STRUCK_WAYS];
        hand_score(&hand_model, samples_row(check, i), scores);
        struck_score(model, samples_row(check, i), scores, ways);
        float odds = struck_total_odds(ways);
        unsigned label = check->label[i];
        count[label]++;
        for (unsigned limit = 0; limit <= MAX_ODDS; limit++)
            wrong[label][limit] += (label == STANDS ? odds : -odds) > (float)limit;
    }
    for (unsigned limit = 0; limit <= MAX_ODDS; limit++)
        printf("at odds of e^%u: %.2f %% of what stands is taken for crossed out; %.2f %% of what "
               "is struck out and %.2f %% of what is overwritten stands\n",
               limit, 100.0 * wrong[STANDS][limit] / count[STANDS],
               100.0 * wrong[STRUCK][limit] / count[STRUCK],
               100.0 * wrong[OVERWRITTEN][limit] / count[OVERWRITTEN]);
}

static bool write_network(const char *path, struct struck_network *model)
{
    static const char head[] =
        "/* Generated by train_struck.c: do not edit. Learned from 10000 digits of MNIST (Y. "
        "LeCun,\n"
        " * C. Cortes, C. Burges), photos of books and newspapers and strokes of our own. */\n"
        "#include \"digits/network/struck.h\"\n\n/* clang-format off */\n"
        "const struct struck_network struck_model";
    struct fixed_layer layers[2];
    list_layers(model, layers);
    return fixed_layers_write(path, head, layers, 2);
}

struct struck_arguments {
    unsigned fold;
    const char *paths[3];
    size_t count;
    unsigned epochs;
};

/* Returns false if ARGV is invalid. */
static bool read_arguments(int argc, char **argv, struct struck_arguments *arguments)
{
    int at = 1;
    *arguments = (struct struck_arguments){.fold = PHOTO_FOLDS - 1, .count = 200000, .epochs = 15};
    if (at < argc && strncmp(argv[at], "--fold=", 7) == 0)
        arguments->fold = (unsigned)strtoul(argv[at++] + 7, NULL, 10);
    if (argc - at < 3 || argc - at > 5 || arguments->fold >= PHOTO_FOLDS)
        return false;
    for (unsigned i = 0; i < 3; i++)
        arguments->paths[i] = argv[at++];
    if (at < argc)
        arguments->count = strtoul(argv[at++], NULL, 10);
    if (at < argc)
        arguments->epochs = (unsigned)strtoul(argv[at], NULL, 10);
    return arguments->count > 0 && arguments->epochs > 0;
}

static bool open_sources(struct digit_sources *sources, const struct struck_arguments *arguments)
{
    if (!handwriting_open(&sources->hand, arguments->paths[0])) {
        fprintf(stderr, "%s: no handwriting\n", arguments->paths[0]);
        return false;
    }
    if (photos_open(&sources->photos, arguments->paths[1], arguments->fold))
        return true;
    fprintf(stderr, "%s: no photos\n", arguments->paths[1]);
    handwriting_close(&sources->hand);
    return false;
}

int main(int argc, char **argv)
{
    static struct struck_network model;
    struct digit_sources sources;
    struct samples train, check;
    struct struck_arguments arguments;
    if (!read_arguments(argc, argv, &arguments)) {
        fprintf(stderr, "usage: %s [--fold=N] HANDWRITING PHOTOS OUTPUT [SAMPLES [EPOCHS]]\n",
                argv[0]);
        return 1;
    }
    if (!open_sources(&sources, &arguments))
        return 1;
    bool done = make_samples(&sources, false, arguments.count, 1, &train) &&
                make_samples(&sources, true, arguments.count / 10, 2, &check) &&
                learn(&train, &check, arguments.epochs, &model) &&
                write_network(arguments.paths[2], &model);
    if (done)
        report(&model, &check);
    else
        fprintf(stderr, "%s: not written\n", arguments.paths[2]);
    photos_close(&sources.photos);
    handwriting_close(&sources.hand);
    return done ? 0 : 1;
}
