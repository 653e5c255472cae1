/* Families of videos: prints for each how many puzzles were legible and how many of them were
 * committed in time, and the faults: wrong puzzles, misplaced digits, digits where the page is not,
 * and digits over a hand.
 *
 * usage: test_live [--full [FAMILY [FILM [LAST]]]]
 *
 * --full plays all videos, or families whose names contain FAMILY, or number FILM, or FILM to LAST,
 * which may exceed the family; otherwise a sample. Photos are in photos/train of the folder named
 * by SUDOKU_TEST_DATA; printed pages replace them if there are none. */
#include <stdlib.h>

#include "films/live_score.h"
#include "support/check.h"

/* The folder of photos, or NULL. */
static const char *photo_folder(void)
{
    static char folder[4096];
    const char *data = getenv("SUDOKU_TEST_DATA");
    snprintf(folder, sizeof folder, "%s/photos/train/outlines.csv", data ? data : "");
    FILE *file = fopen(folder, "r");
    if (!file)
        return NULL;
    fclose(file);
    *strrchr(folder, '/') = '\0';
    return folder;
}

static void add(const struct live_score *score, struct live_score *sum)
{
    sum->films += score->films;
    sum->expected += score->expected;
    sum->in_time += score->in_time;
    sum->wrong += score->wrong;
    sum->misplaced += score->misplaced;
    sum->ghosts += score->ghosts;
    sum->free += score->free;
    sum->bare += score->bare;
    sum->hand += score->hand;
    sum->painted += score->painted;
}

/* Plays videos FIRST to LAST - 1 of FAMILY. */
static void play(const struct family *family, unsigned first, unsigned last, struct live_score *sum)
{
    static struct film_page room[2];
    struct live_score score = {0};
    for (unsigned i = first; i < last; i++) {
        struct family_film film;
        struct live_score before = score;
        CHECK(family->make(i, photo_folder(), room, &film));
        live_score_play(&film, &score);
        fflush(stdout);
        if (getenv("LIVE_VERBOSE"))
            printf("  %s %u: in time %u of %u, wrong %u, misplaced %u, ghosts %u, hand %.1f%%, "
                   "bare %.1f%%\n",
                   family->name, i, score.in_time - before.in_time,
                   score.expected - before.expected, score.wrong - before.wrong,
                   score.misplaced - before.misplaced, score.ghosts - before.ghosts,
                   100.0 * (double)(score.painted - before.painted) /
                       (double)(score.hand - before.hand + 1),
                   100.0 * (double)(score.bare - before.bare) /
                       (double)(score.free - before.free + 1));
    }
    live_score_print(family->name, &score);
    add(&score, sum);
}

int main(int argc, char **argv)
{
    bool full = argc > 1 && strcmp(argv[1], "--full") == 0;
    struct live_score sum = {0};
    live_score_print_head();
    for (unsigned i = 0; i < family_count; i++) {
        const struct family *family = &families[i];
        bool one = full && argc > 3;
        unsigned first = one ? (unsigned)atoi(argv[3]) : full ? 0 : family->sample;
        if (full ? argc > 2 && !strstr(family->name, argv[2]) : first == FAMILY_NO_SAMPLE)
            continue;
        unsigned last = one && argc > 4 ? (unsigned)atoi(argv[4]) + 1 : first + 1;
        play(family, first, full && !one ? family->films : last, &sum);
    }
    live_score_print("all", &sum);
    CHECK(sum.films > 0);
    CHECK_EQ(sum.wrong, 0);
    CHECK_EQ(sum.misplaced, 0);
    CHECK_EQ(sum.ghosts, 0);
    CHECK(sum.painted * 50 <= sum.hand);
    CHECK(sum.in_time * 100 >= sum.expected * 97);
    return check_result();
}
