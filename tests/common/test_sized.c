/* Structs that grew, on both sides of a call. */
#include "common/sized.h"

#include "support/check.h"

/* A struct that began with NUMBER and later got LETTER, with padding after it, and LAST. */
struct grown {
    size_t size;
    unsigned number;
    char letter;
    double last;
};

static void a_form_ends_after_its_padding(void)
{
    CHECK_EQ(SIZED_UP_TO(struct grown, last), sizeof(struct grown));
    CHECK_EQ(SIZED_UP_TO(struct grown, letter), offsetof(struct grown, last));
    CHECK_EQ(SIZED_UP_TO(struct grown, size), sizeof(size_t));
}

static void fields_missing_from_an_older_caller_are_zero(void)
{
    struct grown theirs = {offsetof(struct grown, last), 7, 'x', 3.0}, own = {0};
    CHECK(sized_copy(&own, sizeof own, &theirs, offsetof(struct grown, last)));
    CHECK(own.number == 7 && own.letter == 'x' && own.last == 0);
    theirs.size--;
    CHECK(!sized_copy(&own, sizeof own, &theirs, offsetof(struct grown, last)));
    theirs.size = 0;
    CHECK(!sized_copy(&own, sizeof own, &theirs, offsetof(struct grown, last)));
}

static void fields_added_by_a_newer_caller_are_ignored(void)
{
    struct grown theirs = {sizeof theirs, 7, 'x', 3.0}, own = {0};
    CHECK(sized_copy(&own, offsetof(struct grown, last), &theirs, sizeof(size_t)));
    CHECK(own.number == 7 && own.last == 0);
}

static void nothing_is_written_beyond_the_callers_size(void)
{
    const struct grown own = {sizeof own, 7, 'x', 3.0};
    struct grown theirs = {offsetof(struct grown, last), 0, 0, -1.0};
    sized_give(&theirs, &own, sizeof own);
    CHECK_EQ(theirs.size, offsetof(struct grown, last));
    CHECK(theirs.number == 7 && theirs.letter == 'x' && theirs.last == -1.0);
    theirs = (struct grown){sizeof theirs, 0, 0, -1.0};
    sized_give(&theirs, &own, offsetof(struct grown, last));
    CHECK(theirs.number == 7 && theirs.last == -1.0);
}

int main(void)
{
    a_form_ends_after_its_padding();
    fields_missing_from_an_older_caller_are_zero();
    fields_added_by_a_newer_caller_are_ignored();
    nothing_is_written_beyond_the_callers_size();
    return check_result();
}
