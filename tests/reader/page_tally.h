/* Readings of synthetic pages, and counts of their results. */
#ifndef TESTS_READER_PAGE_TALLY_H
#define TESTS_READER_PAGE_TALLY_H

#include <stdbool.h>
#include <stddef.h>

#include <sudokuvision/reader.h>

#include "pages/synthetic_page.h"

struct page_tally {
    unsigned sure, right, wrong, none, lies;
    unsigned unseen; /* sure, and right except for covered digits */
    unsigned unmade; /* pages */
};

enum page_verdict { PAGE_WRONG, PAGE_RIGHT, PAGE_UNSEEN };

/* What a kind of page is read for. */
struct page_question {
    const char *name;
    const struct page_settings *settings;
    size_t readings; /* of a page that are judged, at most */
    enum page_verdict (*judge)(const struct page *page, const struct svision_reading *reading);
    /* Called with a wrong sure reading and the name of its page; NULL: not reported. */
    void (*tell)(const struct page *page, const struct svision_reading *reading);
};

/* Prints the head of the table. */
void page_tally_head(void);

/* Reads the page SEED of a kind and adds it to TALLY. */
void page_tally_add(const struct page_question *question, unsigned seed,
                    struct svision_reader *reader, struct page_tally *tally);

/* Adds MORE to TALLY. */
void page_tally_sum(const struct page_tally *more, struct page_tally *tally);

/* Prints TALLY as the row NAME. */
void page_tally_print(const char *name, const struct page_tally *tally);

/* Reads the pages FROM to TO - 1 of a kind, and prints their row. */
struct page_tally page_tally_read(const struct page_question *question, unsigned from, unsigned to,
                                  struct svision_reader *reader);

#endif
