#include "model/held_out.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "digits/mark/cells.h"
#include "digits/mark/mark_window.h"

enum { CELLS = 81, SHEET_COLUMNS = 24, SHEET_CELL = CELL_SIDE + 2 };

/* The pictures of misread cells, in a column. */
struct sheet {
    uint8_t (*patch)[CELL_PIXELS];
    unsigned count;
};

static void take(const struct photos *photos, unsigned place, struct svision_point corners[4],
                 uint8_t *patch)
{
    uint64_t random = 1 + place;
    photos_take(&photos->list[place / CELLS], place % CELLS, &random, corners, patch);
}

/* Replaces LOOK, at BLOB in a cell between CORNERS, by that through a window. */
static void look_closer(const struct photo *photo, const struct svision_point corners[4],
                        const struct blob *blob, struct held_out_look *look)
{
    uint8_t patch[CELL_PIXELS];
    uint64_t random = 1;
    float side = mark_window_side(blob);
    if (!(side > 0))
        return;
    photos_take_window(photo, corners, blob, side, &random, patch);
    mark_window_measure(patch, look->features, look->crop);
}

static bool has_digit(unsigned label)
{
    return label != HAND_NONE && label != HAND_CANDIDATES && label != HAND_CROSSED;
}

static void add_cell(struct held_out *held_out, unsigned place)
{
    uint8_t patch[CELL_PIXELS], label = held_out->photos->list[place / CELLS].label[place % CELLS];
    struct samples *samples = &held_out->samples;
    struct svision_point corners[4];
    struct blob blob;
    take(held_out->photos, place, corners, patch);
    blob_find(patch, &blob);
    if (!blob.found || blob.over) {
        held_out->missed += has_digit(label);
        return;
    }
    struct held_out_look *closer = &held_out->closer[samples->count];
    features_measure(&blob, closer->features);
    memcpy(samples_row(samples, samples->count), closer->features, sizeof closer->features);
    memcpy(closer->crop, blob.crop, sizeof closer->crop);
    look_closer(&held_out->photos->list[place / CELLS], corners, &blob, closer);
    samples->label[samples->count] = label;
    held_out->cell[samples->count++] = place;
}

bool held_out_open(struct held_out *held_out, const struct photos *photos)
{
    size_t count = photos->count * CELLS;
    *held_out = (struct held_out){.photos = photos};
    bool open = samples_open(&held_out->samples, FEATURE_COUNT, count);
    held_out->cell = malloc(count * sizeof *held_out->cell);
    held_out->closer = malloc(count * sizeof *held_out->closer);
    if (!open || !held_out->closer || !held_out->cell) {
        held_out_close(held_out);
        return false;
    }
    for (unsigned place = 0; place < count; place++)
        if (photos->list[place / CELLS].check)
            add_cell(held_out, place);
    return true;
}

void held_out_close(struct held_out *held_out)
{
    samples_close(&held_out->samples);
    free(held_out->cell);
    free(held_out->closer);
    *held_out = (struct held_out){0};
}

/* The result of the networks for a mark. */
struct opinion {
    unsigned answer; /* the likeliest (enum hand_answer) */
    unsigned digit;  /* printed or handwritten */
};

/* Computes the final scores of NETWORKS for sample I, with the window and the second network if the
 * first is in doubt. */
static void score(const struct held_out *held_out, const struct held_out_networks *networks,
                  size_t i, float *scores)
{
    const struct held_out_look *closer = &held_out->closer[i];
    float second[10];
    hand_score(networks->hand, samples_row(&held_out->samples, i), scores);
    if (!mark_window_is_needed(scores))
        return;
    hand_score(networks->hand, closer->features, scores);
    if (!networks->convolution)
        return;
    convolution_score(networks->convolution, closer->crop[0], second);
    convolution_combine(second, scores);
}

static struct opinion ask(const struct held_out *held_out, const struct held_out_networks *networks,
                          size_t sample)
{
    float scores[HAND_ANSWERS], digits[10];
    struct opinion opinion = {0, 1};
    score(held_out, networks, sample, scores);
    hand_digits(scores, digits);
    for (unsigned i = 1; i < HAND_ANSWERS; i++)
        opinion.answer = scores[i] > scores[opinion.answer] ? i : opinion.answer;
    for (unsigned i = 2; i <= 9; i++)
        opinion.digit = digits[i] > digits[opinion.digit] ? i : opinion.digit;
    return opinion;
}

struct count {
    unsigned digits, misread, other_kind, others, taken_for_digits;
};

/* Counts OPINION for a mark with LABEL. Returns whether it is a misread digit. */
static bool count_opinion(unsigned label, struct opinion opinion, struct count *count)
{
    bool said = has_digit(opinion.answer);
    if (!has_digit(label)) {
        count->others++;
        count->taken_for_digits += said;
        return said;
    }
    bool misread =
        !samples_match(label, opinion.digit) && !samples_match(label, opinion.digit + HAND_WRITTEN);
    count->digits++;
    count->misread += misread;
    count->other_kind += !misread && !samples_match(label, opinion.answer);
    return misread;
}

/* The probability of LABEL among the digits, by SCORES alone. */
static double truth_of(unsigned label, const float *scores)
{
    double right = 0, all = 0;
    for (unsigned digit = 1; digit <= 9; digit++) {
        double share =
            exp((double)scores[HAND_PRINTED + digit]) + exp((double)scores[HAND_WRITTEN + digit]);
        bool asked = samples_match(label, digit) || samples_match(label, digit + HAND_WRITTEN);
        right += asked ? share : 0;
        all += share;
    }
    return right / all;
}

/* Prints the most likely share of misleading digits (MISLEADING of digits/network/hand.c), found by
 * expectation maximization. */
static void print_misleading(const struct held_out *held_out,
                             const struct held_out_networks *networks)
{
    const struct samples *samples = &held_out->samples;
    double share = 0.01;
    for (unsigned round = 0; round < 50; round++) {
        double strange = 0, digits = 0;
        for (size_t i = 0; i < samples->count; i++) {
            float scores[HAND_ANSWERS];
            if (!has_digit(samples->label[i]))
                continue;
            score(held_out, networks, i, scores);
            double truth = (1 - share) * truth_of(samples->label[i], scores);
            strange += share / 9 / (share / 9 + truth);
            digits++;
        }
        share = strange / digits;
    }
    printf("held_out digits that look like any other: %.2f %%\n", 100 * share);
}

/* Prints the mean negative log probability of the true digits, which distinguishes tables with
 * equal numbers of errors. */
static void print_doubt(const struct held_out *held_out, const struct held_out_networks *networks)
{
    const struct samples *samples = &held_out->samples;
    double sum = 0, digits = 0;
    for (size_t i = 0; i < samples->count; i++) {
        float scores[HAND_ANSWERS];
        if (!has_digit(samples->label[i]))
            continue;
        score(held_out, networks, i, scores);
        sum -= log(0.995 * truth_of(samples->label[i], scores) + 0.005 / 9);
        digits++;
    }
    printf("doubt about held_out digits: %.4f in the mean\n", sum / digits);
}

static bool write_sheet(const char *path, const struct sheet *sheet)
{
    unsigned rows = (sheet->count + SHEET_COLUMNS - 1) / SHEET_COLUMNS;
    size_t width = (size_t)SHEET_COLUMNS * SHEET_CELL, height = (size_t)rows * SHEET_CELL;
    uint8_t *pixels = calloc(width * height + 1, 1);
    FILE *file = fopen(path, "wb");
    for (unsigned i = 0; pixels && i < sheet->count; i++)
        for (unsigned y = 0; y < CELL_SIDE; y++)
            memcpy(pixels + (i / SHEET_COLUMNS * SHEET_CELL + y) * width +
                       (size_t)(i % SHEET_COLUMNS) * SHEET_CELL,
                   sheet->patch[i] + (size_t)y * CELL_SIDE, CELL_SIDE);
    bool done = file && pixels && fprintf(file, "P5\n%zu %zu\n255\n", width, height) > 0 &&
                fwrite(pixels, 1, width * height, file) == width * height;
    if (file)
        done = fclose(file) == 0 && done;
    free(pixels);
    return done;
}

static void tell(unsigned label, struct opinion opinion, unsigned number)
{
    bool either = label >= SAMPLES_EITHER;
    printf("%u: %u taken for %u (%u)%s", number, either ? label - SAMPLES_EITHER : label,
           opinion.digit, opinion.answer, number % 6 == 5 ? "\n" : "; ");
}

bool held_out_report(const struct held_out *held_out, const struct held_out_networks *networks,
                     const char *sheet_path)
{
    const struct samples *samples = &held_out->samples;
    struct count counts[PHOTOS_SETS] = {{0}};
    struct sheet sheet = {NULL, 0};
    bool done = true;
    if (sheet_path)
        sheet.patch = malloc((samples->count + 1) * sizeof *sheet.patch);
    for (size_t i = 0; i < samples->count; i++) {
        struct opinion opinion = ask(held_out, networks, i);
        enum photo_set set = held_out->photos->list[held_out->cell[i] / CELLS].set;
        struct svision_point corners[4];
        bool shown = count_opinion(samples->label[i], opinion, &counts[set]);
        if (!shown || !has_digit(samples->label[i]) || !sheet.patch)
            continue;
        tell(samples->label[i], opinion, sheet.count);
        take(held_out->photos, held_out->cell[i], corners, sheet.patch[sheet.count++]);
    }
    for (unsigned i = 0; i < PHOTOS_SETS; i++)
        printf(
            "held_out %-11s %5u digits, misread %3u (%.2f %%), print for hand or nothing, or hand "
            "for those, %u (%.2f %%); of %u other marks %u taken for digits\n",
            photos_set_name(i), counts[i].digits, counts[i].misread,
            100.0 * counts[i].misread / (counts[i].digits ? counts[i].digits : 1),
            counts[i].other_kind,
            100.0 * counts[i].other_kind / (counts[i].digits ? counts[i].digits : 1),
            counts[i].others, counts[i].taken_for_digits);
    printf("held_out digits in which no mark was found: %u\n", held_out->missed);
    print_doubt(held_out, networks);
    print_misleading(held_out, networks);
    if (sheet_path)
        done = sheet.patch && write_sheet(sheet_path, &sheet);
    free(sheet.patch);
    return done;
}
