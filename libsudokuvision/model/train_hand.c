/* Learns the table that tells print from hand, and reads digits written by hand.
 *
 *     fonts, handwriting -> made-up photos of cells -> the reader's own extraction -> network -> C
 *
 * usage: train_hand FONTS HANDWRITING OUTPUT [SAMPLES [EPOCHS]]
 *
 * FONTS has the path of a font file in each line (fonts.sh), HANDWRITING is a folder with the 10000
 * test pictures of MNIST: mnist-10k-images.idx3-ubyte.gz and mnist-10k-labels.idx1-ubyte.gz. The
 * same fonts, pictures and numbers give the same table on the same machine: that of the library is
 *
 *     train_hand FONTS HANDWRITING hand_model.c
 *
 * Every eighth face and picture is kept for the check. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "digits/cells.h"
#include "faces.h"
#include "handwriting.h"
#include "learn.h"
#include "numbers.h"
#include "random.h"
#include "scene.h"

/* Of the samples, those that are no digit, print, small digits, and crossed out. */
#define NONE_SHARE       0.10F
#define PRINT_SHARE      0.32F
#define CANDIDATES_SHARE 0.12F
#define CROSSED_SHARE    0.04F

struct sources {
    struct faces faces;
    struct handwriting hand;
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
    return digit ? scene_draw(&sources->faces, face, 9, digit, random, patch)
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

static void add_sample(struct sources *sources, uint64_t *random, struct samples *samples)
{
    uint8_t patch[CELL_PIXELS];
    struct blob blob;
    unsigned label;
    if (!draw_cell(sources, random, patch, &label))
        return;
    blob_find(patch, &blob);
    if (!blob.found || blob.over)
        return;
    features_measure(&blob, samples->features[samples->count]);
    samples->label[samples->count++] = (uint8_t)label;
}

static bool make_samples(struct sources *sources, bool check, size_t count, uint64_t seed,
                         struct samples *samples)
{
    samples->features = malloc(count * sizeof *samples->features);
    samples->label = malloc(count);
    samples->count = 0;
    sources->hand.check = check;
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
    static const char *const names[GROUPS] = {"none", "print", "hand", "candidates", "crossed"};
    unsigned taken[GROUPS][GROUPS] = {{0}}, digits[GROUPS] = {0}, wrong[GROUPS] = {0};
    for (size_t i = 0; i < check->count; i++) {
        float scores[HAND_ANSWERS];
        unsigned label = check->label[i], best = 0, digit = 1;
        hand_score(network, check->features[i], scores);
        for (unsigned k = 1; k < HAND_ANSWERS; k++)
            best = scores[k] > scores[best] ? k : best;
        taken[group_of(label)][group_of(best)]++;
        for (unsigned k = 2; k <= 9; k++)
            if (fmaxf(scores[k], scores[HAND_WRITTEN + k]) >
                fmaxf(scores[digit], scores[HAND_WRITTEN + digit]))
                digit = k;
        digits[group_of(label)]++;
        wrong[group_of(label)] += digit != (label > HAND_WRITTEN ? label - HAND_WRITTEN : label);
    }
    for (unsigned of = 0; of < GROUPS; of++) {
        printf("%-10s", names[of]);
        for (unsigned as = 0; as < GROUPS; as++)
            printf(" %6.2f", 100.0 * taken[of][as] / (digits[of] ? digits[of] : 1));
        if (of == GROUP_PRINTED || of == GROUP_WRITTEN)
            printf("   digits wrong %.2f %%", 100.0 * wrong[of] / (digits[of] ? digits[of] : 1));
        puts("");
    }
}

static bool write_network(const char *path, const struct hand_network *network)
{
    FILE *file = fopen(path, "w");
    if (!file)
        return false;
    fputs("/* Generated by train_hand.c: do not edit. Learned from the fonts of the other tables,\n"
          " * 10000 digits of MNIST (Y. LeCun, C. Cortes, C. Burges) and strokes of our own. */\n"
          "#include \"digits/hand.h\"\n\n/* clang-format off */\n"
          "const struct hand_network hand_model = {\n    .hidden = {",
          file);
    for (unsigned i = 0; i < FEATURE_COUNT; i++) {
        fputs(i ? "}, {" : "{", file);
        numbers_write(file, network->hidden[i], HAND_HIDDEN);
    }
    fputs("}},\n    .hidden_bias = {", file);
    numbers_write(file, network->hidden_bias, HAND_HIDDEN);
    fputs("},\n    .answer = {", file);
    for (unsigned i = 0; i < HAND_HIDDEN; i++) {
        fputs(i ? "}, {" : "{", file);
        numbers_write(file, network->answer[i], HAND_ANSWERS);
    }
    fputs("}},\n    .answer_bias = {", file);
    numbers_write(file, network->answer_bias, HAND_ANSWERS);
    fputs("},\n};\n", file);
    return fclose(file) == 0;
}

int main(int argc, char **argv)
{
    static struct hand_network network;
    const struct network_shape shape = {HAND_HIDDEN, HAND_ANSWERS};
    struct sources sources;
    struct samples train, check;
    if (argc < 4) {
        fprintf(stderr, "usage: %s FONTS HANDWRITING OUTPUT [SAMPLES [EPOCHS]]\n", argv[0]);
        return 1;
    }
    if (!faces_open(&sources.faces, argv[1]) || !handwriting_open(&sources.hand, argv[2])) {
        fprintf(stderr, "%s, %s: no fonts or no handwriting\n", argv[1], argv[2]);
        return 1;
    }
    size_t count = argc > 4 ? strtoul(argv[4], NULL, 10) : 110000;
    unsigned epochs = argc > 5 ? (unsigned)strtoul(argv[5], NULL, 10) : 14;
    bool done = make_samples(&sources, false, count, 1, &train) &&
                make_samples(&sources, true, count / 10, 2, &check) &&
                learn_network(&train, &check, &shape, epochs, 3, &network) &&
                write_network(argv[3], &network);
    if (done)
        report(&network, &check);
    else
        fprintf(stderr, "%s: not written\n", argv[3]);
    handwriting_close(&sources.hand);
    faces_close(&sources.faces);
    return done ? 0 : 1;
}
