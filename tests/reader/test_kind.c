/* Marks are compared with what is usual of their kind, on their page or on any. */
#include "reader/hand/kind.h"

#include <math.h>

#include "support/check.h"

static const struct marks_measure measure = {-1, 0.3F, 0.1F, 4};

static void unseen_marks_are_as_on_any_page(void)
{
    const struct kind_style style = kind_style_usual(&measure, 3);
    CHECK(!style.seen);
    CHECK(fabsf(style.middle - 2) < 1e-6F);
    CHECK(fabsf(style.spread - sqrtf(0.1F)) < 1e-6F);
}

static void marks_of_the_page_vary_at_least_as_usual(void)
{
    float equal[] = {5, 5, 5, 5, 5}, varied[] = {4, 4.5F, 5, 5.5F, 6, 90};
    const struct kind_style same = kind_style_seen(&measure, 5, equal, 5);
    CHECK(same.seen);
    CHECK(fabsf(same.spread - 0.1F) < 1e-6F);
    const struct kind_style other = kind_style_seen(&measure, 5, varied, 6);
    CHECK(other.spread > 0.7F && other.spread < 1.5F);
}

static void the_nearer_kind_is_likelier(void)
{
    const struct kind_style small = {-1, 0.1F, true}, usual = {0, 0.1F, true};
    CHECK(kind_odds(&small, &measure, &usual, -1) > 2);
    CHECK(kind_odds(&small, &measure, &usual, 0) < -10);
    CHECK(fabsf(kind_odds(&small, &measure, &usual, -0.5F)) < 10);
}

static void a_mark_unlike_both_is_an_outlier_of_the_first(void)
{
    const struct kind_style small = {-1, 0.1F, true}, usual = {0, 0.1F, true};
    for (float value = -4; value < -2.2F; value += 0.1F)
        CHECK(kind_odds(&small, &measure, &usual, value) < 0);
    CHECK(kind_odds(&small, &measure, &usual, 3) < 0);
}

int main(void)
{
    unseen_marks_are_as_on_any_page();
    marks_of_the_page_vary_at_least_as_usual();
    the_nearer_kind_is_likelier();
    a_mark_unlike_both_is_an_outlier_of_the_first();
    return check_result();
}
