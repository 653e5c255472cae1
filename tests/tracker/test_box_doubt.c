/* How long lines that may show regions other than boxes leave a doubt. */
#include "support/check.h"
#include "tracker/box_doubt.h"

/* Number of frames with LINES until no doubt is left. */
static unsigned count_frames(struct box_doubt *doubt, enum regions_verdict lines)
{
    unsigned frames = 1;
    while (!box_doubt_is_gone(doubt, lines) && frames < 100)
        frames++;
    return frames;
}

static void lines_without_evidence_leave_no_doubt(void)
{
    struct box_doubt doubt = {0};
    CHECK_EQ(count_frames(&doubt, REGIONS_UNKNOWN), 1);
    CHECK_EQ(count_frames(&doubt, REGIONS_BOXES), 1);
}

static void examines_doubtful_lines_for_eight_frames(void)
{
    struct box_doubt doubt = {0};
    CHECK_EQ(count_frames(&doubt, REGIONS_DOUBTFUL), 8);
    doubt = (struct box_doubt){0};
    CHECK(!box_doubt_is_gone(&doubt, REGIONS_DOUBTFUL));
    CHECK_EQ(count_frames(&doubt, REGIONS_UNKNOWN), 7);
}

/* A late doubt does not last longer. */
static void frames_before_the_doubt_count(void)
{
    struct box_doubt doubt = {0};
    for (unsigned i = 0; i < 5; i++)
        CHECK(box_doubt_is_gone(&doubt, REGIONS_UNKNOWN));
    CHECK_EQ(count_frames(&doubt, REGIONS_DOUBTFUL), 3);
}

static void boxes_in_one_frame_end_the_doubt(void)
{
    struct box_doubt doubt = {0};
    CHECK(!box_doubt_is_gone(&doubt, REGIONS_DOUBTFUL));
    CHECK(box_doubt_is_gone(&doubt, REGIONS_BOXES));
    CHECK(box_doubt_is_gone(&doubt, REGIONS_UNKNOWN));
    CHECK(!box_doubt_is_gone(&doubt, REGIONS_DOUBTFUL));
}

static void remembers_other_regions_for_thirty_frames(void)
{
    struct box_doubt doubt = {0};
    for (unsigned i = 0; i < 20; i++)
        CHECK(box_doubt_is_gone(&doubt, REGIONS_UNKNOWN));
    CHECK(!box_doubt_is_gone(&doubt, REGIONS_OTHERS));
    CHECK(!box_doubt_is_gone(&doubt, REGIONS_DOUBTFUL));
    CHECK_EQ(count_frames(&doubt, REGIONS_UNKNOWN), 29);
    CHECK(!box_doubt_is_gone(&doubt, REGIONS_OTHERS));
    CHECK(box_doubt_is_gone(&doubt, REGIONS_BOXES));
}

int main(void)
{
    lines_without_evidence_leave_no_doubt();
    examines_doubtful_lines_for_eight_frames();
    frames_before_the_doubt_count();
    boxes_in_one_frame_end_the_doubt();
    remembers_other_regions_for_thirty_frames();
    return check_result();
}
