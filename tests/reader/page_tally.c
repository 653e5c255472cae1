/* Readings of synthetic pages, and counts of their results. */
#include "reader/page_tally.h"

#include <stdio.h>

static void count_reading(const struct page_question *question, unsigned seed,
                          const struct page *page, const struct svision_reading *reading,
                          struct page_tally *tally)
{
    enum page_verdict verdict = question->judge(page, reading);
    bool is_right = verdict == PAGE_RIGHT;
    if (svision_reading_certainty(reading) != SVISION_SURE) {
        tally->right += is_right;
        tally->wrong += !is_right;
        return;
    }
    tally->sure += is_right;
    tally->unseen += verdict == PAGE_UNSEEN;
    tally->lies += verdict == PAGE_WRONG;
    if (verdict != PAGE_WRONG)
        return;
    printf("  %s, page %u", question->name, seed);
    if (question->tell)
        question->tell(page, reading);
    putchar('\n');
}

void page_tally_add(const struct page_question *question, unsigned seed,
                    struct svision_reader *reader, struct page_tally *tally)
{
    struct page page;
    size_t count = 0;
    if (!page_make(question->settings, seed, &page)) {
        tally->unmade++;
        return;
    }
    const struct svision_image image = page_image(&page);
    svision_reader_read(reader, &image, &count, NULL);
    count = count < question->readings ? count : question->readings;
    tally->none += count < page.grid_count ? page.grid_count - (unsigned)count : 0;
    for (size_t i = 0; i < count; i++)
        count_reading(question, seed, &page, svision_reader_reading(reader, i), tally);
    page_free(&page);
}

void page_tally_head(void)
{
    printf("%-26s sure  right, not sure  wrong, not sure  no grid  wrong, sure\n", "");
}

void page_tally_sum(const struct page_tally *more, struct page_tally *tally)
{
    tally->sure += more->sure;
    tally->right += more->right;
    tally->wrong += more->wrong;
    tally->none += more->none;
    tally->lies += more->lies;
    tally->unseen += more->unseen;
    tally->unmade += more->unmade;
}

void page_tally_print(const char *name, const struct page_tally *tally)
{
    printf("%-26s %4u  %15u  %15u  %7u  %11u", name, tally->sure, tally->right, tally->wrong,
           tally->none, tally->lies);
    if (tally->unseen)
        printf("  (%u sure without a covered digit)", tally->unseen);
    putchar('\n');
    fflush(stdout);
}

struct page_tally page_tally_read(const struct page_question *question, unsigned from, unsigned to,
                                  struct svision_reader *reader)
{
    struct page_tally tally = {0};
    for (unsigned seed = from; seed < to; seed++)
        page_tally_add(question, seed, reader, &tally);
    page_tally_print(question->name, &tally);
    return tally;
}
