/* Reading videos of drawn, printed and photographed pages. Prints a table: the share of frames with
 * a grid, frames until a puzzle is committed and until another one is after a change, wrong
 * puzzles, jitter of the corners and error of the crossings in pixels.
 *
 * usage: test_svision_films [--full|--photos]
 *
 * --full plays all videos, --photos a sample of those that need photos; otherwise a sample of the
 * others. Photos are in photos/train of the folder named by SUDOKU_TEST_DATA. */
#include <math.h>
#include <stdlib.h>

#include "films/film_score.h"
#include "films/framing.h"
#include "support/check.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char other_puzzle[] =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

/* The folder of photos, or NULL. */
static const char *photo_folder(void)
{
    static char folder[4096];
    const char *data = getenv("SUDOKU_TEST_DATA");
    snprintf(folder, sizeof folder, "%s/photos/train", data ? data : "");
    snprintf(folder + strlen(folder), sizeof folder - strlen(folder), "/outlines.csv");
    FILE *file = fopen(folder, "r");
    if (!file)
        return NULL;
    fclose(file);
    *strrchr(folder, '/') = '\0';
    return folder;
}

static bool make_page(const struct film *film, unsigned number, struct film_page *page)
{
    if (film->photo[number])
        return film_page_photo(photo_folder(), film->photo[number], page);
    if (film->print[number])
        return film_page_print(film->print[number], page);
    return film_page_draw(number ? other_puzzle : puzzle, page);
}

/* No wrong puzzles; other values as measured, with a margin. */
static void check_score(const struct film *film, const struct film_score *score)
{
    CHECK_EQ(score->wrong, 0);
    CHECK_EQ(score->unlocked, 0);
    CHECK(score->outlived <= 2);
    if (film->unread)
        return;
    CHECK(score->first > 0);
    CHECK(film->partly || score->outlined == score->frames);
    CHECK(film->partly || score->first <= score->frames / 2);
    CHECK_EQ(score->commits, film->clip.change ? 2 : 1);
    CHECK(score->jitter <= 0.6);
    CHECK(score->error <= 1.5);
}

/* Prints the worst of all videos. */
static void print_worst(const struct film_score *worst, unsigned count)
{
    printf("%u films, %u wrong puzzles, jitter at most %.2f, error at most %.2f pixels\n", count,
           worst->wrong, worst->jitter, worst->error);
}

static void play(const struct film *film, struct film_score *worst)
{
    static struct film_page page, other;
    struct film_score score = {0};
    int failures = check_failures;
    CHECK(make_page(film, 0, &page));
    CHECK(!film->clip.change || make_page(film, 1, &other));
    if (check_failures == failures) {
        film_score_play(film, &page, &other, &score);
        film_score_print(film->clip.name, &score);
        check_score(film, &score);
    }
    if (check_failures > failures)
        fprintf(stderr, "film: %s\n", film->clip.name);
    worst->wrong += score.wrong;
    worst->jitter = fmax(worst->jitter, score.jitter);
    worst->error = fmax(worst->error, score.error);
}

int main(int argc, char **argv)
{
    const char *wish = argc > 1 ? argv[1] : "";
    bool full = strcmp(wish, "--full") == 0, photos = strcmp(wish, "--photos") == 0;
    struct film_score worst = {0};
    unsigned count = 0;
    if (photos && !photo_folder()) {
        fputs("SUDOKU_TEST_DATA names no folder with photos\n", stderr);
        return TEST_SKIPPED;
    }
    film_score_print_head();
    for (unsigned i = 0; i < film_count + FRAMING_FILMS; i++) {
        struct film film = i < film_count ? films[i] : framing_film(i - film_count);
        bool is_photo = film.photo[0] != NULL;
        if (full ? is_photo && !photo_folder() : !film.sample || is_photo != photos)
            continue;
        play(&film, &worst);
        count++;
    }
    print_worst(&worst, count);
    CHECK(count > 0);
    return check_result();
}
