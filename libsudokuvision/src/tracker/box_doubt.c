#include "tracker/box_doubt.h"

enum {
    OTHERS_FRAMES = 30,  /* duration for which lines that contradict boxes are remembered */
    DOUBTFUL_FRAMES = 8, /* frames examined if some lines may contradict boxes */
};

/* Number of consecutive frames without contradiction that remove the doubt raised by LINES. */
static unsigned patience(enum regions_verdict lines)
{
    if (lines == REGIONS_OTHERS)
        return OTHERS_FRAMES;
    return lines == REGIONS_DOUBTFUL ? DOUBTFUL_FRAMES : 0;
}

bool box_doubt_is_gone(struct box_doubt *doubt, enum regions_verdict lines)
{
    doubt->watched = lines == REGIONS_OTHERS ? 0 : doubt->watched + 1;
    if (lines == REGIONS_BOXES || patience(lines) > patience(doubt->lines))
        doubt->lines = lines;
    return doubt->watched >= patience(doubt->lines);
}
