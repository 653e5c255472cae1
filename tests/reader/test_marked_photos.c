/* Photos and screens with several kinds of marks, which are distinguished; otherwise the reading is
 * not sure. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "image/imageio.h"
#include "support/check.h"

enum { CELLS = 81 };

/* A picture, and its givens and entries. */
struct sample {
    const char *name, *givens, *entries;
};

static const struct sample samples[] = {
    {"candidates-5-6-read-as-given-5.jpg",
     "...8...4.3....5..7.8..37.9.4...7..1.67.....53.9..6...8.4.39..8.8..7....2.1...2...",
     "9.7..63.....9..8................86.9..8..9........3........1.....9.541.....68.9.4"},
    {"synthetic-lone-candidate-5.png",
     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
     ".....8....7.......1..34.5.7.597.1....2..5......3..........3.....8.......34...6..."},
    {"synthetic-lone-5-light.png",
     "...8...4.3....5..7.8..37.9.4...7..1.67.....53.9..6...8.4.39..8.8..7....2.1...2...",
     ".....6..1..4.1......2.......2....6.9...149.....1..34..2..........9......7...8...."},
    {"check-accuses-candidates-r2c5.png",
     ".16.2.9.87..8...4.9..7...5.6..5..1.3..2..7..........9..3..5............41..3..8.6",
     "...4...7........................2.8.......465..16..2.7...2.671926....53........2."},
    {"shaded_givens_missed_sure.jpg",
     ".1..2...8.52..3.1986951..3.6.3758921..72..54.2956.13..93618..7.42..768..57849.163",
     "................................................................................."},
};
enum { SAMPLES = sizeof samples / sizeof samples[0] };

/* Whether CELLS are those of TEXT, a character each. */
static bool are(const uint8_t *cells, const char *text)
{
    bool same = true;
    for (unsigned i = 0; i < CELLS; i++)
        same = same && cells[i] == (text[i] == '.' ? 0 : text[i] - '0');
    return same;
}

/* The best reading of PIXELS, or NULL. */
static const struct svision_reading *read_pixels(struct svision_reader *reader,
                                                 const struct pixels *pixels)
{
    const struct svision_image image = {pixels->data, pixels->width, pixels->height,
                                        (size_t)pixels->width * pixels->channels,
                                        pixels->channels == 3 ? SVISION_RGB24 : SVISION_GRAY8};
    size_t count = 0;
    CHECK_EQ(svision_reader_read(reader, &image, &count, NULL), SVISION_OK);
    return count ? svision_reader_reading(reader, 0) : NULL;
}

static void givens_entries_and_candidates_are_distinguished(const char *data)
{
    const struct pixels_limits limits = {.longest = 2000};
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    for (unsigned i = 0; i < SAMPLES; i++) {
        char path[1000], message[JPEG_MESSAGE];
        struct pixels pixels;
        snprintf(path, sizeof path, "%s/photos/failing/%s", data, samples[i].name);
        if (!image_read(path, &limits, &pixels, message)) {
            printf("%s: %s\n", path, message);
            CHECK(false);
            continue;
        }
        const struct svision_reading *reading = read_pixels(reader, &pixels);
        CHECK(reading && svision_reading_side(reading) == 9);
        CHECK(reading && are(svision_reading_givens(reading), samples[i].givens));
        CHECK(reading && are(svision_reading_entries(reading), samples[i].entries));
        for (unsigned cell = 0; reading && cell < CELLS; cell++)
            CHECK(svision_reading_verdict(reading, cell) != SVISION_VERDICT_MISTAKE);
        pixels_free(&pixels);
    }
    svision_reader_destroy(reader);
}

int main(void)
{
    const char *data = getenv("SUDOKU_TEST_DATA");
    char path[1000];
    snprintf(path, sizeof path, "%s/photos/failing/%s", data ? data : "", samples[0].name);
    FILE *file = data && *data ? fopen(path, "rb") : NULL;
    if (!file)
        return TEST_SKIPPED;
    fclose(file);
    givens_entries_and_candidates_are_distinguished(data);
    return check_result();
}
