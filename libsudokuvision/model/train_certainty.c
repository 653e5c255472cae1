/* Learns the calibration of the reader's certainty (reader/certainty/certainty_model.h).
 *
 *     random pages -> the reader -> printed digits -> exponents of their odds
 *     these pages, and as many damaged ones -> the reader
 *         -> blank cells, some with a missed digit -> weights
 *         -> votes -> probabilities despite them
 *
 * usage: fonts.sh unseen >FONTS && train_certainty FONTS OUTPUT [PAGES]
 *
 * FONTS lists font files, one path per line, on which the tables of marks were not trained, since
 * they are more confident of those that they know. Half of the pages are printed in these, and only
 * these pages determine the weights of both tables. The same fonts and number yield the same table
 * on the same machine. Every eighth page is held out, and the output compares predicted and actual
 * frequencies of missed digits on those. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "maths/stat.h"
#include "model/learner/regression.h"
#include "model/random.h"
#include "model/samples/first_reading.h"
#include "model/samples/mark_pages.h"
#include "pages/synthetic_page.h"
#include "reader/certainty/cells/blanks.h"
#include "reader/certainty/judges.h"
#include "reader/reader.h"
#include "reader/reader_state.h"

/* Missed digits are more frequent on these pages than on photos, which is why they count less. One
 * printed digit was overlooked in 351 labeled photos of print and handwriting. Of 3732 blank cells
 * of photos with entries nine hide one, six of them on a single photo; here 7 % do. */
#define PRINT_WEIGHT 0.003F
#define ENTRY_WEIGHT 0.03F
/* Share of blank cells with more ink than the darkest that count as usual. */
#define DARKER 0.002
/* Share of faded handwriting among damaged pages. */
#define FADED 0.4F
enum { PAGES = 1600, CHECKED = 8, BINS = 7 };

/* Rounds of the expectation-maximization of the votes' probabilities, which converge in some 20. */
enum { ROUNDS = 100 };

/* Minimum probability of a reading despite a vote, which never settles the matter alone. */
#define MIN_DESPITE 0.01

/* Exponents tried, in steps of 1 / UNIT. */
enum { POWERS = 13, POWER_UNIT = 4 };

/* Whether the tables were trained on the face of a page. */
enum { KNOWN, UNSEEN, FACES };

/* Font files of the pages. */
struct fonts {
    char path[1000][1000];
    unsigned count;
};

/* Readings with a predicted probability in one interval. */
struct span {
    unsigned readings, right;
    double foretold;
};

/* A reading against which judges vote, as bits, and its probability without them. */
struct contested {
    uint32_t against;
    float probability;
    bool right;
};

struct page_samples {
    struct span span[BINS];
    struct contested contested[2 * PAGES];
    unsigned contested_count;
    /* Readings without a vote, and those among them with correct marks. */
    unsigned unrivalled, unrivalled_right;
    /* Sums of the negative log odds of all printed digits, in known and unknown faces, by the
     * exponents of the table and of the network. */
    double cost[FACES][POWERS][POWERS];
    struct regression blanks;
};

/* Some pages have legible pencil writing. */
static struct page_settings any_page(uint64_t *random)
{
    struct page_settings settings = mark_pages_photo(random);
    settings.shadow = random_chance(random, 0.3F) ? random_between(random, 0.2F, 0.7F) : 0;
    settings.hard = random_chance(random, 0.2F);
    settings.glare = random_chance(random, 0.2F) ? random_between(random, 40, 250) : 0;
    settings.jpeg = random_chance(random, 0.5F) ? (int)random_between(random, 25, 92) : 0;
    settings.through = random_chance(random, 0.5F) ? random_between(random, 0.02F, 0.2F) : 0;
    settings.stains = random_chance(random, 0.3F) ? random_below(random, 13) : 0;
    settings.bend = random_chance(random, 0.2F) ? random_between(random, 0, 0.5F) : 0;
    if (random_chance(random, 0.5F)) {
        float share = random_between(random, 0, 1);
        settings.hand = fmaxf(0.02F, 0.7F * share * share);
        settings.pencil = random_between(random, 0.15F, 0.5F);
    }
    return settings;
}

/* A clearer photo of a page with digits beyond the necessary ones, so that one can be missed
 * unnoticed, and damage: light, worn print, objects, printing below the digits, a second ink; or a
 * screen. Some puzzles have several solutions. */
static struct page_settings damaged_page(uint64_t *random)
{
    struct page_settings settings = any_page(random);
    settings.width = settings.height = 720;
    settings.tilt = random_between(random, 0, 15);
    settings.blur = random_between(random, 0.4F, 1.2F);
    settings.noise = random_between(random, 1, 5);
    settings.jpeg = random_chance(random, 0.5F) ? (int)random_between(random, 60, 92) : 0;
    settings.open = random_chance(random, 0.1F);
    settings.spare = settings.open ? 0 : 12;
    if (random_chance(random, 0.25F)) {
        settings.spots = random_below(random, 9);
        settings.streaks = random_below(random, 3);
        settings.windows = random_below(random, 2);
    }
    if (random_chance(random, 0.25F)) {
        settings.pale = random_below(random, 4);
        settings.uneven = random_between(random, 0, 0.9F);
    }
    if (random_chance(random, 0.3F)) {
        settings.litter = (enum page_litter_kind)(1 + random_below(random, PAGE_LITTER_PEN));
        settings.things = 1 + random_below(random, 4);
    }
    if (random_chance(random, 0.2F))
        settings.ground = (enum page_ground_kind)(1 + random_below(random, PAGE_GROUND_CAGES));
    settings.flaked = random_chance(random, 0.15F) ? random_between(random, 0, 0.4F) : 0;
    settings.rubbed = random_chance(random, 0.15F) ? random_below(random, 4) : 0;
    settings.lost = random_chance(random, 0.15F) ? random_between(random, 0, 0.4F) : 0;
    settings.motion = random_chance(random, 0.1F) ? random_between(random, 0, 7) : 0;
    settings.two_faces = random_chance(random, 0.1F);
    settings.two_inks = random_chance(random, 0.1F);
    if (random_chance(random, 0.1F)) {
        settings.style = PAGE_STYLE_APP;
        settings.varied = settings.shot = true;
        settings.typed = random_between(random, 0, 0.5F);
        settings.notes = random_between(random, 0, 0.5F);
        settings.lone = 0.4F;
    }
    return settings;
}

/* A page with handwriting that fades, down to what is invisible, in any share of the open cells. */
static struct page_settings faded_page(uint64_t *random)
{
    struct page_settings settings = any_page(random);
    settings.hand = fmaxf(0.02F, sqrtf(random_between(random, 0, 1)));
    settings.pencil = random_between(random, 0.15F, 0.5F);
    settings.uneven = random_between(random, 0, 0.95F);
    return settings;
}

/* Adds the cost of DIGIT, the true one, in GLYPH to COST. */
static void add_digit(const struct cell_glyph *glyph, unsigned digit, double (*cost)[POWERS])
{
    const float *table = glyph->scores, *network = glyph->hand + HAND_PRINTED;
    for (unsigned i = 0; i < POWERS; i++) {
        for (unsigned j = 0; j < POWERS; j++) {
            double first = i / (double)POWER_UNIT, second = j / (double)POWER_UNIT, all = 0;
            for (unsigned k = 1; k <= 9; k++)
                all += exp(first * (double)(table[k] - table[digit]) +
                           second * (double)(network[k] - network[digit]));
            cost[i][j] += log(all);
        }
    }
}

/* The exponent of the table with the lowest cost, given the exponent SECOND / UNIT of the
 * network. */
static unsigned find_power(const double (*cost)[POWERS], unsigned second)
{
    unsigned best = 0;
    for (unsigned i = 1; i < POWERS; i++)
        best = cost[i][second] < cost[best][second] ? i : best;
    return best;
}

/* The exponents of both with the lowest cost. */
static void find_powers(const double (*cost)[POWERS], unsigned *table, unsigned *network)
{
    *network = 0;
    for (unsigned j = 1; j < POWERS; j++)
        if (cost[find_power(cost, j)][j] < cost[find_power(cost, *network)][*network])
            *network = j;
    *table = find_power(cost, *network);
}

/* True if the print is read as in PAGE; cells LEFT blank by mistake do not count where they are
 * tested elsewhere. */
static bool is_right(const struct page *page, const struct svision_reading *reading, bool left)
{
    const struct page_grid *grid = &page->grids[0];
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (reading->cells[i] != (grid->entries[i] ? 0 : grid->cells[i]) &&
            !(left && blanks_has(reading, i)))
            return false;
    return true;
}

static const double spans[BINS] = {0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 1};

/* Returns the judges that vote against READING, as bits, without those that only name the weakest
 * part of its probability. */
static uint32_t judges_against(const struct svision_reading *reading)
{
    uint32_t against = reading->page_votes;
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        against |= reading->votes[i];
    for (unsigned i = 0; i < JUDGE_COUNT; i++)
        if (judges[i].subject == JUDGE_WEAKEST)
            against &= ~(UINT32_C(1) << i);
    return against;
}

/* True if all entries are read as in PAGE, and no others. */
static bool has_entries(const struct page *page, const struct svision_reading *reading)
{
    return memcmp(page->grids[0].entries, reading->entries, SVISION_CELLS) == 0;
}

/* Adds READING of PAGE if there are votes against it. What is right are the print and the entries.
 */
static void add_contested(const struct page *page, const struct svision_reading *reading,
                          struct page_samples *samples)
{
    struct contested contested = {judges_against(reading), reading_marks_probability(reading),
                                  is_right(page, reading, false) && has_entries(page, reading)};
    if (contested.against)
        samples->contested[samples->contested_count++] = contested;
}

/* Counts READING of PAGE, which has no damage. */
static void count_reading(const struct page *page, const struct svision_reading *reading,
                          struct page_samples *samples)
{
    bool unrivalled = !judges_against(reading) && reading->gap >= KBEST_REACH;
    unsigned bin = 0;
    while (bin < BINS - 1 && (double)reading->probability > spans[bin])
        bin++;
    samples->span[bin].readings++;
    samples->span[bin].right += is_right(page, reading, false);
    samples->span[bin].foretold += (double)reading->probability;
    samples->unrivalled += unrivalled;
    samples->unrivalled_right += unrivalled && is_right(page, reading, true);
}

/* Estimates a probability by RIGHT successes, or their expected number, of ALL. */
static double share_of(double right, double all)
{
    return (right + 0.5) / (all + 1.0);
}

/* Returns the probability that CONTESTED is correct, by those DESPITE each vote. */
static double probability_despite(const struct contested *contested,
                                  const double despite[JUDGE_COUNT])
{
    double probability = (double)contested->probability;
    for (unsigned i = 0; i < JUDGE_COUNT; i++)
        probability *= contested->against >> i & 1 ? despite[i] : 1;
    return probability;
}

/* Improves DESPITE by one round of expectation-maximization (Dempster, Laird & Rubin, Maximum
 * likelihood from incomplete data via the EM algorithm, 1977). What is unknown is which of its
 * votes, if any, is right about a wrong reading. */
static void improve_despite(const struct page_samples *samples, double despite[JUDGE_COUNT])
{
    double unfounded[JUDGE_COUNT] = {0}, all[JUDGE_COUNT] = {0};
    for (unsigned k = 0; k < samples->contested_count; k++) {
        const struct contested *contested = &samples->contested[k];
        double wrong = 1 - probability_despite(contested, despite);
        for (unsigned i = 0; i < JUDGE_COUNT; i++) {
            if (!(contested->against >> i & 1))
                continue;
            unfounded[i] += contested->right ? 1 : 1 - (1 - despite[i]) / wrong;
            all[i]++;
        }
    }
    for (unsigned i = 0; i < JUDGE_COUNT; i++)
        despite[i] = share_of(unfounded[i], all[i]);
}

/* Returns the number of readings of SAMPLES against which judge NUMBER votes. */
static unsigned count_contested(const struct page_samples *samples, unsigned number)
{
    unsigned count = 0;
    for (unsigned k = 0; k < samples->contested_count; k++)
        count += samples->contested[k].against >> number & 1;
    return count;
}

/* Finds the probabilities DESPITE each vote that make the readings of SAMPLES the likeliest, less
 * two standard deviations (of a beta distribution): what is hardly known is unlikely. */
static void find_despite(const struct page_samples *samples, double despite[JUDGE_COUNT])
{
    for (unsigned i = 0; i < JUDGE_COUNT; i++)
        despite[i] = 0.5;
    for (unsigned round = 0; round < ROUNDS; round++)
        improve_despite(samples, despite);
    for (unsigned i = 0; i < JUDGE_COUNT; i++) {
        double variance = despite[i] * (1 - despite[i]) / (count_contested(samples, i) + 2.0);
        despite[i] = fmax(despite[i] - 2 * sqrt(variance), MIN_DESPITE);
    }
}

/* The kind of a page. */
struct page_kind {
    bool damaged, check;
    unsigned face;
};

/* Adds the printed digits of READING, which shows PAGE. */
static void add_digits(const struct page *page, const struct svision_reader *reader,
                       const struct svision_reading *reading, double (*cost)[POWERS])
{
    const struct posterior *posterior;
    const struct cell_glyph *glyphs = reader_glyphs(reader, &posterior);
    const struct page_grid *grid = &page->grids[0];
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (reading->cells[i] && grid->cells[i] && !grid->entries[i] && glyphs[i].scored)
            add_digit(&glyphs[i], grid->cells[i], cost);
}

/* True if READING shows at least half of the entries of PAGE: others are all but invisible. */
static bool shows_entries(const struct page *page, const struct svision_reading *reading)
{
    unsigned entries = 0, shown = 0;
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        entries += page->grids[0].entries[i] != 0;
        shown += page->grids[0].entries[i] && reading->writing[i] != SVISION_MARK_NONE;
    }
    return 2 * shown >= entries;
}

/* True if a judge of light or of objects doubts CELL of READING, for glare, the edge of a shadow or
 * a cover, so that the estimate by ink and shape need not. */
static bool is_hidden(const struct svision_reading *reading, unsigned cell)
{
    for (unsigned i = 0; i < JUDGE_COUNT; i++)
        if ((judges[i].subject == JUDGE_LIGHT || judges[i].subject == JUDGE_OBJECTS) &&
            reading->votes[cell] >> i & 1)
            return true;
    return false;
}

/* Adds the blank cells of READING, which shows PAGE; with CHECK, they are held out. */
static bool add_blanks(const struct page *page, const struct svision_reader *reader,
                       const struct svision_reading *reading, bool check,
                       struct page_samples *samples)
{
    const struct posterior *posterior;
    const struct cell_glyph *glyphs = reader_glyphs(reader, &posterior);
    float signs[BOARD_MAX_CELLS][BLANK_SIGNS];
    const struct page_grid *grid = &page->grids[0];
    blanks_describe(glyphs, posterior, reading, signs);
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        const struct regression_sample sample = {.weight = grid->entries[i] ? ENTRY_WEIGHT
                                                           : grid->cells[i] ? PRINT_WEIGHT
                                                                            : 1,
                                                 .is_true = grid->cells[i] != 0,
                                                 .check = check};
        if (blanks_has(reading, i) && !is_hidden(reading, i) &&
            !regression_add(&samples->blanks, sample, signs[i]))
            return false;
    }
    return true;
}

/* Pages read upside down or at another position are not used. */
static bool is_in_place(const struct page *page, const struct svision_reading *reading)
{
    unsigned right = 0, digits = 0;
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        bool printed = page->grids[0].cells[i] && !page->grids[0].entries[i];
        digits += printed;
        right += printed && reading->cells[i] == page->grids[0].cells[i];
    }
    return 2 * right > digits;
}

/* Reads a page with SETTINGS and adds what can be learned from it to SAMPLES; from a damaged one,
 * the blank cells and the votes only. */
static bool add_page(struct svision_reader *reader, const struct page_settings *settings,
                     const struct page_kind *kind, uint64_t *random, struct page_samples *samples)
{
    struct page page;
    if (!page_make(settings, random_next(random), &page))
        return false;
    const struct svision_image image = page_image(&page);
    const struct svision_reading *reading = first_reading(reader, &image);
    bool done = true;
    if (reading && reading->size->side == BOARD_SIZE_CLASSIC && is_in_place(&page, reading)) {
        add_contested(&page, reading, samples);
        if (!kind->damaged) {
            count_reading(&page, reading, samples);
            add_digits(&page, reader, reading, samples->cost[kind->face]);
        }
        if (shows_entries(&page, reading))
            done = add_blanks(&page, reader, reading, kind->check, samples);
    }
    page_free(&page);
    return done;
}

static bool make_samples(unsigned pages, const struct fonts *fonts, struct page_samples *samples)
{
    struct svision_reader_options options = SVISION_READER_OPTIONS_INIT;
    struct svision_reader *reader;
    uint64_t random = 1;
    options.max_grids = 1;
    bool done = svision_reader_create(&options, &reader) == SVISION_OK;
    for (unsigned i = 0; done && i < 2 * pages; i++) {
        const bool damaged = i >= pages;
        struct page_settings settings = !damaged                        ? any_page(&random)
                                        : random_chance(&random, FADED) ? faded_page(&random)
                                                                        : damaged_page(&random);
        const struct page_kind kind = {damaged, i % CHECKED == CHECKED - 1, i % FACES};
        if (kind.face == UNSEEN)
            settings.font = fonts->path[random_below(&random, fonts->count)];
        done = add_page(reader, &settings, &kind, &random, samples);
    }
    svision_reader_destroy(reader);
    return done;
}

/* Prints how often readings are right, by the probability that the current tables predict. */
static void print_readings(const struct page_samples *samples)
{
    printf("up to   readings  foretold     are right\n");
    for (unsigned i = 0; i < BINS; i++)
        printf("%.4f  %8u  %10.2f  %10u\n", spans[i], samples->span[i].readings,
               samples->span[i].foretold, samples->span[i].right);
}

/* Prints how many readings each judge speaks against, how many of them are right, and how many
 * should be by the probabilities DESPITE each vote. */
static void print_votes(const struct page_samples *samples, const double despite[JUDGE_COUNT])
{
    puts("judge              readings     right  foretold   despite it alone");
    for (unsigned i = 0; i < JUDGE_COUNT; i++) {
        unsigned right = 0;
        double foretold = 0;
        for (unsigned k = 0; k < samples->contested_count; k++) {
            if (!(samples->contested[k].against >> i & 1))
                continue;
            right += samples->contested[k].right;
            foretold += probability_despite(&samples->contested[k], despite);
        }
        printf("%-18s %8u  %8u  %8.1f   %.4f\n", judges[i].name, count_contested(samples, i), right,
               foretold, despite[i]);
    }
}

/* Prints the cost of printed digits in unknown faces, by the table alone and by both. */
static void print_powers(const struct page_samples *samples)
{
    const double(*cost)[POWERS] = samples->cost[UNSEEN];
    unsigned alone = find_power(cost, 0), table, network;
    find_powers(cost, &table, &network);
    printf("digits: the table alone, power %.2f, costs %.0f; both, powers %.2f and %.2f, %.0f\n",
           alone / (double)POWER_UNIT, cost[alone][0], table / (double)POWER_UNIT,
           network / (double)POWER_UNIT, cost[table][network]);
}

/* Returns the ink that the share DARKER of the truly BLANK cells exceeds; 0 without memory. */
static float find_darkest(const struct regression *blanks)
{
    float *ink = malloc((blanks->count + 1) * sizeof *ink), darkest = 0;
    size_t count = 0;
    for (size_t i = 0; ink && i < blanks->count; i++)
        if (!blanks->samples[i].is_true)
            ink[count++] = expf(blanks->samples[i].signs[BLANK_INK]);
    if (count)
        darkest = stat_select(ink, count, count - 1 - (size_t)(DARKER * (double)count));
    free(ink);
    return darkest;
}

static bool write_table(const char *path, const struct page_samples *samples,
                        const double despite[JUDGE_COUNT], const float weights[BLANK_SIGNS])
{
    unsigned table, network;
    FILE *file = fopen(path, "w");
    if (!file)
        return false;
    find_powers(samples->cost[UNSEEN], &table, &network);
    fprintf(file,
            "/* Generated by model/train_certainty.c: do not edit. */\n"
            "#include \"reader/certainty/certainty_model.h\"\n\n"
            "const struct certainty_model certainty_model = {\n"
            "    .sharpness = %.2fF,\n    .table = %.2fF,\n    .network = %.2fF,\n"
            "    .unrivalled = %.4fF,\n    .despite =\n        {\n",
            find_power(samples->cost[KNOWN], 0) / (double)POWER_UNIT, table / (double)POWER_UNIT,
            network / (double)POWER_UNIT, share_of(samples->unrivalled_right, samples->unrivalled));
    for (unsigned i = 0; i < JUDGE_COUNT; i++)
        fprintf(file, "            %.4fF, /* %s */\n", despite[i], judges[i].name);
    fputs("        },\n    .blank =\n        {\n", file);
    for (unsigned i = 0; i < BLANK_SIGNS; i++)
        fprintf(file, "            %.4fF,\n", (double)weights[i]);
    fprintf(file, "        },\n    .darkest = %.2fF,\n};\n",
            (double)find_darkest(&samples->blanks));
    return fclose(file) == 0;
}

static bool read_fonts(const char *path, struct fonts *fonts)
{
    FILE *file = fopen(path, "r");
    if (!file)
        return false;
    enum { ROOM = sizeof fonts->path / sizeof fonts->path[0] };
    while (fonts->count < ROOM && fgets(fonts->path[fonts->count], sizeof fonts->path[0], file)) {
        fonts->path[fonts->count][strcspn(fonts->path[fonts->count], "\n")] = '\0';
        fonts->count++;
    }
    fclose(file);
    return fonts->count > 0;
}

int main(int argc, char **argv)
{
    static struct fonts fonts;
    static struct page_samples samples = {.blanks.signs = BLANK_SIGNS};
    float weights[BLANK_SIGNS];
    double despite[JUDGE_COUNT];
    unsigned pages = argc > 3 ? (unsigned)strtoul(argv[3], NULL, 10) : PAGES;
    if (argc < 3 || pages > PAGES) {
        fprintf(stderr, "usage: %s FONTS OUTPUT [PAGES, at most %d]\n", argv[0], PAGES);
        return 1;
    }
    bool done = read_fonts(argv[1], &fonts) && make_samples(pages, &fonts, &samples) &&
                regression_learn(&samples.blanks, weights);
    if (done) {
        regression_print(&samples.blanks, weights);
        print_readings(&samples);
        find_despite(&samples, despite);
        print_votes(&samples, despite);
        print_powers(&samples);
        done = write_table(argv[2], &samples, despite, weights);
    }
    if (!done)
        fprintf(stderr, "%s: not written\n", argv[2]);
    regression_free(&samples.blanks);
    return done ? 0 : 1;
}
