/* Accuracy of sudoku-scan on pages outside the training set of the handwriting network
 * (model/samples/photo_fold.h).
 *
 * Usage: test_unseen [--fold=N | --full]
 *
 * The library's network is trained without the last fold; --fold selects another one, for a network
 * trained with the same option. --full reads all pages, including the training set. */
#include <glob.h>
#include <stdlib.h>

#include "model/samples/photo_fold.h"
#include "scan/picture.h"
#include "support/check.h"
#include "support/photo_truth.h"

enum { ALL_FOLDS = PHOTO_FOLDS };

/* Results of one folder. */
struct score {
    unsigned photos, whole, unsure, wrong_sure; /* wrong_sure: wrong but reported as sure */
    unsigned digits, wrong;                     /* printed or handwritten digits */
    unsigned cells, attributed; /* with a known writer, and those attributed correctly */
};

struct set {
    const char *name, *print; /* folders of photos, and of labels of printed digits or NULL */
};

/* Returns the reading of a page that matches most digits of TRUTH, or NULL if there is none. */
static const struct svision_reading *choose(const struct scan_result *result, const uint8_t *truth)
{
    const struct svision_reading *best = NULL;
    unsigned most = 0;
    for (size_t i = 0; i < result->count; i++) {
        const struct svision_reading *reading = result->readings[i];
        unsigned same = 1;
        for (unsigned cell = 0; cell < 81 && svision_reading_side(reading) == 9; cell++)
            same += svision_reading_givens(reading)[cell] == truth[cell];
        best = same > most ? reading : best;
        most = same > most ? same : most;
    }
    return best;
}

/* Compares READING with the digits of TRUTH and, unless NULL, with the printed digits. */
static void score_reading(const struct svision_reading *reading, const uint8_t *truth,
                          const uint8_t *print, bool sure, struct score *score)
{
    const uint8_t *cells = svision_reading_givens(reading);
    const uint8_t *entries = svision_reading_entries(reading);
    unsigned faults = 0;
    for (unsigned i = 0; i < 81; i++) {
        uint8_t digit = cells[i] ? cells[i] : entries[i];
        faults += digit != truth[i];
        score->digits += truth[i] != 0;
        score->wrong += truth[i] && digit != truth[i];
        score->cells += print != NULL;
        score->attributed += print && cells[i] == print[i];
    }
    score->whole += faults == 0;
    score->unsure += faults == 0 && !sure;
    score->wrong_sure += faults > 0 && sure;
}

static void try_photo(struct svision_reader *reader, const struct scan_options *options,
                      const char *path, const char *print_path, struct score *score)
{
    struct scan_result result = {.path = path, .options = options};
    uint8_t truth[81], print[81];
    bool has_print = print_path && photo_truth_read(print_path, print);
    if (!photo_truth_read(path, truth))
        return;
    score->photos++;
    CHECK(scan_picture_read(reader, options, &result));
    const struct svision_reading *reading = choose(&result, truth);
    unsigned whole = score->whole;
    if (reading)
        score_reading(reading, truth, has_print ? print : NULL,
                      scan_is_sure(options, &result, reading), score);
    if (score->whole == whole)
        printf("%s: with faults\n", path);
    scan_picture_free(&result);
}

static void try_set(const char *data, const struct set *set, unsigned fold,
                    const struct scan_options *options)
{
    struct score score = {0};
    struct svision_reader *reader;
    char path[4096];
    glob_t found;
    snprintf(path, sizeof path, "%s/photos/%s/*.jpg", data, set->name);
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    if (glob(path, 0, NULL, &found) != 0)
        found.gl_pathc = 0;
    for (size_t i = 0; i < found.gl_pathc; i++) {
        const char *photo = found.gl_pathv[i], *base = strrchr(photo, '/');
        snprintf(path, sizeof path, "%s/photos/%s%s", data, set->print ? set->print : "", base);
        if (fold == ALL_FOLDS || photo_fold(base + 1) == fold)
            try_photo(reader, options, photo, set->print ? path : NULL, &score);
    }
    printf("%-11s %3u photos, %3u without a fault, of which %u not sure; %u wrong though sure; of "
           "%u digits %u wrong (%.2f %%); print and handwriting distinguished in %.2f %% of %u "
           "cells\n",
           set->name, score.photos, score.whole, score.unsure, score.wrong_sure, score.digits,
           score.wrong, 100.0 * score.wrong / (score.digits ? score.digits : 1),
           100.0 * score.attributed / (score.cells ? score.cells : 1), score.cells);
    CHECK_EQ(score.wrong_sure, 0);
    CHECK(score.photos > 0);
    CHECK(100 * score.wrong <= score.digits);
    globfree(&found);
    svision_reader_destroy(reader);
}

int main(int argc, char **argv)
{
    static const struct set sets[] = {
        {"train", "train"}, {"mixed", "train"}, {"handwritten", NULL}};
    const char *data = getenv("SUDOKU_TEST_DATA");
    char name[] = "sudoku-scan", photo[] = "-";
    char *arguments[] = {name, photo, NULL};
    struct scan_options options;
    unsigned fold = PHOTO_FOLDS - 1;
    if (argc > 1 && strcmp(argv[1], "--full") == 0)
        fold = ALL_FOLDS;
    else if (argc > 1 && sscanf(argv[1], "--fold=%u", &fold) != 1)
        return 1;
    if (!data || !*data)
        return TEST_SKIPPED;
    CHECK_EQ(scan_options_read(&options, 2, arguments), CLI_READY);
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++)
        try_set(data, &sets[i], fold, &options);
    return check_result();
}
