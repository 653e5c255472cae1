/* Finds mistakes in real photos. In each, 0 to 3 entries are replaced by wrong digits, drawn in
 * shapes that no model was trained on or copied from the same hand, or are crossed out, and then
 * are neither right nor mistakes.
 *
 * Usage: test_mistakes [--full | --part=I/N | --fold=N] [FOLDER-FOR-PICTURES]
 *
 * --full takes all photos, --part every Nth from number I on, --fold those of one fold of pages
 * (model/samples/photo_fold.h), which are new to the table of handwriting if it was trained without
 * that fold. */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>
#include <sudokuvision/sudokuvision.h>

#include "image/imageio.h"
#include "model/random.h"
#include "model/samples/crossing.h"
#include "model/samples/photo_fold.h"
#include "pages/photo/altered_photo.h"
#include "reader/reading.h"
#include "support/check.h"
#include "support/photo_truth.h"

enum { MOST_CHANGES = 3, ALL_FOLDS = PHOTO_FOLDS };

/* Ways to cross out entries: by strokes, or by another digit written over them; if one hides the
 * other, the cell looks like a digit to anybody. */
enum way { STRUCK, OVERWRITTEN, HIDDEN, WAYS };

/* Which photos of a folder are taken. */
struct part {
    unsigned first, step;
    unsigned fold; /* or ALL_FOLDS */
};

/* What came of one set of photos. */
struct score {
    unsigned photos, tries, exact;
    unsigned wrong, found, missed, lies; /* changed entries: called mistakes, undecided, right */
    unsigned entries, right, slanders;   /* the others: called right, mistakes */
    unsigned unsure;                     /* readings without any verdict */
    unsigned struck[WAYS], struck_right[WAYS], struck_wrong[WAYS]; /* crossed out, and judged */
};

struct photo {
    char name[512];
    uint8_t truth[81], solution[81];
    bool changed[81], hidden[81];
    struct svision_point crossings[100];
    struct pixels pixels;
};

static const char *pictures; /* a folder, or NULL */

/* Mistakes that the writers of the photos made themselves: the label is the digit of the solution,
 * the entry is clearly another, which is in its row or column twice. */
static const struct {
    const char *name;
    uint8_t cell, digit;
} own_mistakes[] = {{"image1036.jpg", 50, 7}, {"image70.jpg", 15, 1}};

/* Reads the photo as it now is: of its grids the one that has most of the digits that were there at
 * first. NULL: there is no grid. */
static const struct svision_reading *read_photo(struct svision_reader *reader,
                                                const struct photo *photo)
{
    const struct pixels *pixels = &photo->pixels;
    const struct svision_image image = {pixels->data, pixels->width, pixels->height,
                                        (size_t)pixels->width * 3, SVISION_RGB24};
    const struct svision_reading *best = NULL;
    size_t count = 0;
    unsigned most = 0;
    CHECK_EQ(pixels->channels, 3);
    svision_reader_read(reader, &image, &count, NULL);
    for (size_t i = 0; i < count; i++) {
        const struct svision_reading *reading = svision_reader_reading(reader, i);
        unsigned same = 1;
        for (unsigned cell = 0; cell < 81 && svision_reading_side(reading) == 9; cell++)
            same += svision_reading_givens(reading)[cell] == photo->solution[cell];
        if (same > most)
            best = reading;
        most = same > most ? same : most;
    }
    return best;
}

/* Whether the digits that stand there have one solution: then none of them is a mistake. */
static bool solve(struct sudoku_solver *solver, struct photo *photo)
{
    const struct sudoku_puzzle puzzle = {.givens = photo->truth};
    return sudoku_solver_unique(solver, &puzzle, NULL, photo->solution) == SUDOKU_OK;
}

static void mark_own_mistakes(struct photo *photo)
{
    const char *name = strrchr(photo->name, '/') + 1;
    for (size_t i = 0; i < sizeof own_mistakes / sizeof own_mistakes[0]; i++)
        if (strcmp(name, own_mistakes[i].name) == 0) {
            photo->truth[own_mistakes[i].cell] = own_mistakes[i].digit;
            photo->changed[own_mistakes[i].cell] = true;
        }
}

/* The cells that somebody wrote a right digit into, by the photo as it was. */
static unsigned list_entries(const struct photo *photo, const struct svision_reading *reading,
                             unsigned *cells)
{
    unsigned count = 0;
    for (unsigned i = 0; i < 81; i++)
        if (!photo->changed[i] && svision_reading_entries(reading)[i] &&
            svision_reading_entries(reading)[i] == photo->truth[i])
            cells[count++] = i;
    return count;
}

/* Writes another digit into one of the COUNT cells of ENTRIES and removes the cell from them. */
static void change_entry(struct photo *photo, unsigned *entries, unsigned *count, uint64_t *random)
{
    const struct photo_grid altered = {&photo->pixels, photo->crossings};
    unsigned pick = random_below(random, *count), cell = entries[pick];
    unsigned digit = 1 + (photo->truth[cell] + random_below(random, 8)) % 9;
    unsigned own[81], own_count = 0;
    for (unsigned i = 0; i < *count; i++)
        if (photo->truth[entries[i]] == digit)
            own[own_count++] = entries[i];
    entries[pick] = entries[--*count];
    bool copied = own_count && random_chance(random, 0.5F);
    if (copied ? altered_photo_copy(&altered, cell, own[random_below(random, own_count)], random)
               : altered_photo_write(&altered, cell, digit, random)) {
        photo->changed[cell] = true;
        photo->truth[cell] = (uint8_t)digit;
    }
}

/* Crosses out one of the COUNT cells of ENTRIES and removes the cell from them. */
static void cross_out(struct photo *photo, enum way way, unsigned *entries, unsigned *count,
                      uint64_t *random)
{
    const struct photo_grid altered = {&photo->pixels, photo->crossings};
    unsigned pick = random_below(random, *count), cell = entries[pick];
    entries[pick] = entries[--*count];
    if (way == STRUCK) {
        photo->changed[cell] = altered_photo_strike(&altered, cell, random);
        return;
    }
    unsigned other = *count ? entries[random_below(random, *count)] : cell;
    float seen = 1;
    if (photo->truth[other] != photo->truth[cell])
        photo->changed[cell] = altered_photo_overwrite(&altered, cell, other, random, &seen);
    photo->hidden[cell] = seen < CROSSING_SEEN;
}

static void tell(const struct photo *photo, unsigned changes, unsigned cell, const char *what,
                 const struct svision_reading *reading)
{
    printf(
        "%s with %u changes: r%uc%u, a %u where %u belongs, %s (printed %u, entry %u, looks like "
        "%u, evidence %.1f, solution %s)\n",
        photo->name, changes, cell / 9 + 1, cell % 9 + 1, photo->truth[cell], photo->solution[cell],
        what, svision_reading_givens(reading)[cell], svision_reading_entries(reading)[cell],
        reading->seen[cell], (double)reading->evidence[cell][reading->expected[cell]],
        reading->solution_is_sure ? "sure" : "not sure");
}

/* Compares the verdicts with the changes. */
static void judge(const struct photo *photo, unsigned changes,
                  const struct svision_reading *reading, struct score *score)
{
    bool exact = true, decided = false;
    for (unsigned i = 0; i < 81; i++) {
        enum svision_verdict verdict = svision_reading_verdict(reading, i);
        decided = decided || verdict == SVISION_VERDICT_RIGHT || verdict == SVISION_VERDICT_MISTAKE;
        if (photo->changed[i]) {
            score->wrong++;
            score->found += verdict == SVISION_VERDICT_MISTAKE;
            score->missed += verdict != SVISION_VERDICT_MISTAKE;
            score->lies += verdict == SVISION_VERDICT_RIGHT;
            if (verdict != SVISION_VERDICT_MISTAKE)
                tell(photo, changes, i,
                     verdict == SVISION_VERDICT_RIGHT ? "CALLED RIGHT" : "is not found", reading);
            exact = exact && verdict == SVISION_VERDICT_MISTAKE;
        } else {
            score->entries += svision_reading_entries(reading)[i] != 0;
            score->right += verdict == SVISION_VERDICT_RIGHT;
            score->slanders += verdict == SVISION_VERDICT_MISTAKE;
            if (verdict == SVISION_VERDICT_MISTAKE)
                tell(photo, changes, i, "CALLED A MISTAKE", reading);
            exact = exact && verdict != SVISION_VERDICT_MISTAKE;
        }
    }
    score->tries++;
    score->exact += exact;
    score->unsure += !decided;
}

static const char *const told[WAYS] = {
    "WAS STRUCK OUT AND IS JUDGED",
    "WAS OVERWRITTEN AND IS JUDGED",
    "was hidden and is judged",
};

/* Crossed-out entries get no verdict. */
static void judge_crossed(const struct photo *photo, enum way way,
                          const struct svision_reading *reading, struct score *score)
{
    for (unsigned i = 0; i < 81; i++) {
        enum svision_verdict verdict = svision_reading_verdict(reading, i);
        enum way kind = photo->hidden[i] ? HIDDEN : way;
        if (!photo->changed[i])
            continue;
        score->struck[kind]++;
        score->struck_right[kind] += verdict == SVISION_VERDICT_RIGHT;
        score->struck_wrong[kind] += verdict == SVISION_VERDICT_MISTAKE;
        if (verdict == SVISION_VERDICT_RIGHT || verdict == SVISION_VERDICT_MISTAKE)
            tell(photo, MOST_CHANGES, i, told[kind], reading);
    }
}

static void write_picture(const struct photo *photo, unsigned changes)
{
    char path[1024];
    const char *base = strrchr(photo->name, '/');
    if (!pictures)
        return;
    snprintf(path, sizeof path, "%s/%s-%u.png", pictures, base ? base + 1 : photo->name, changes);
    image_write(path, &photo->pixels);
}

/* A copy of CLEAN with pixels of its own. False: memory is short. */
static bool copy_photo(const struct photo *clean, struct photo *photo)
{
    size_t size = (size_t)3 * clean->pixels.width * clean->pixels.height;
    *photo = *clean;
    photo->pixels.data = malloc(size);
    if (photo->pixels.data)
        memcpy(photo->pixels.data, clean->pixels.data, size);
    return photo->pixels.data;
}

/* Reads the photo with CHANGES of its entries changed. */
static void try_changes(struct svision_reader *reader, const struct photo *clean, unsigned changes,
                        const unsigned *entries, unsigned count, struct score *score)
{
    struct photo photo;
    unsigned left[81];
    uint64_t random = 1 + changes + 977 * (uint64_t)score->photos;
    memcpy(left, entries, sizeof left);
    if (!copy_photo(clean, &photo))
        return;
    for (unsigned i = 0; i < changes && count; i++)
        change_entry(&photo, left, &count, &random);
    write_picture(&photo, changes);
    const struct svision_reading *reading = read_photo(reader, &photo);
    if (reading)
        judge(&photo, changes, reading, score);
    else
        score->tries++;
    free(photo.pixels.data);
}

/* Reads the photo with entries crossed out in one WAY. */
static void try_crossed(struct svision_reader *reader, const struct photo *clean, enum way way,
                        const unsigned *entries, unsigned count, struct score *score)
{
    struct photo photo;
    unsigned left[81];
    uint64_t random = 1 + way + 991 * (uint64_t)score->photos;
    memcpy(left, entries, sizeof left);
    if (!copy_photo(clean, &photo))
        return;
    memset(photo.changed, 0, sizeof photo.changed);
    for (unsigned i = 0; i < MOST_CHANGES && count; i++)
        cross_out(&photo, way, left, &count, &random);
    write_picture(&photo, MOST_CHANGES + 1 + way);
    const struct svision_reading *reading = read_photo(reader, &photo);
    if (reading)
        judge_crossed(&photo, way, reading, score);
    free(photo.pixels.data);
}

static void try_photo(struct svision_reader *reader, struct sudoku_solver *solver,
                      struct photo *photo, struct score *score)
{
    bool solved = solve(solver, photo);
    const struct svision_reading *reading = read_photo(reader, photo);
    unsigned entries[81], count;
    mark_own_mistakes(photo);
    score->photos++;
    if (!solved || !reading || svision_reading_side(reading) != 9) {
        printf("%s: not read\n", photo->name);
        score->tries += MOST_CHANGES + 1;
        return;
    }
    count = list_entries(photo, reading, entries);
    memcpy(photo->crossings, svision_reading_crossings(reading), sizeof photo->crossings);
    if (count < 2 * MOST_CHANGES)
        printf("%s: %u entries only\n", photo->name, count);
    for (unsigned changes = 0; changes <= MOST_CHANGES; changes++)
        try_changes(reader, photo, changes, entries, count, score);
    for (enum way way = 0; way < HIDDEN; way++)
        try_crossed(reader, photo, way, entries, count, score);
}

static void try_folder(const char *folder, const struct part *part, struct score *score)
{
    const struct pixels_limits limits = {.longest = 1000};
    char pattern[600], message[JPEG_MESSAGE];
    struct svision_reader *reader;
    struct sudoku_solver *solver;
    glob_t found;
    snprintf(pattern, sizeof pattern, "%s/*.jpg", folder);
    if (glob(pattern, 0, NULL, &found) != 0)
        return;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    for (size_t i = part->first; i < found.gl_pathc; i += part->step) {
        struct photo photo = {0};
        if (part->fold != ALL_FOLDS &&
            photo_fold(strrchr(found.gl_pathv[i], '/') + 1) != part->fold)
            continue;
        snprintf(photo.name, sizeof photo.name, "%s", found.gl_pathv[i]);
        if (!photo_truth_read(photo.name, photo.truth) ||
            !image_read(photo.name, &limits, &photo.pixels, message))
            continue;
        try_photo(reader, solver, &photo, score);
        pixels_free(&photo.pixels);
    }
    globfree(&found);
    sudoku_solver_destroy(solver);
    svision_reader_destroy(reader);
}

/* Few crossed-out entries get a verdict; a digit written over another may hide it. */
static void tell_crossed(const char *name, const struct score *score)
{
    static const unsigned parts[WAYS] = {[STRUCK] = 10, [OVERWRITTEN] = 4};
    static const char *const names[WAYS] = {
        "struck out",
        "overwritten so that both digits are seen",
        "overwritten so that one hides the other",
    };
    for (enum way way = 0; way < WAYS; way++) {
        printf("%s: of %u entries that were %s %u are called right, %u mistakes\n", name,
               score->struck[way], names[way], score->struck_right[way], score->struck_wrong[way]);
        CHECK(parts[way] * (score->struck_right[way] + score->struck_wrong[way]) <=
              score->struck[way]);
    }
}

static void try_set(const char *data, const char *name, const struct part *part)
{
    struct score score = {0};
    char folder[500];
    snprintf(folder, sizeof folder, "%s/photos/%s", data, name);
    try_folder(folder, part, &score);
    printf("%s: %u photos, mistakes found are exactly those in %u of %u; of %u wrong entries %u "
           "found, %u not, %u called right; of %u others %u called right, %u mistakes; nothing "
           "decided in %u\n",
           name, score.photos, score.exact, score.tries, score.wrong, score.found, score.missed,
           score.lies, score.entries, score.right, score.slanders, score.unsure);
    tell_crossed(name, &score);
    CHECK_EQ(score.lies, 0);
    /* What even people misread, such as a 9 that looks like a 1, is one entry in some hundreds. */
    CHECK(1000 * score.slanders <= score.entries);
    CHECK(2 * score.exact > score.tries);
    CHECK(10 * score.found > 6 * score.wrong);
}

int main(int argc, char **argv)
{
    const char *data = getenv("SUDOKU_TEST_DATA");
    struct part part = {.fold = ALL_FOLDS};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--full") == 0 || sscanf(argv[i], "--fold=%u", &part.fold) == 1)
            part.step = 1;
        else if (sscanf(argv[i], "--part=%u/%u", &part.first, &part.step) != 2)
            pictures = argv[i];
    }
    if (!data || !*data)
        return TEST_SKIPPED;
    struct part book = part, mixed = part;
    book.step = part.step ? part.step : 10;
    mixed.step = part.step ? part.step : 16;
    try_set(data, "handwritten", &book);
    try_set(data, "mixed", &mixed);
    return check_result();
}
