#include "cam/advice.h"

#include <string.h>

/* Most puzzles are committed sooner: then there is nothing to say. */
static const double patience = 0.25;
/* A text stands at least so long. */
static const double min_shown = 0.7;

static void show(struct cam_advice *advice, const char *text, double seconds)
{
    if (strcmp(advice->text, text) == 0)
        return;
    memcpy(advice->text, text, sizeof advice->text);
    advice->shown = seconds;
}

void cam_advice_hear(struct cam_advice *advice, const struct cam_grid *grid, double seconds)
{
    char text[sizeof advice->text] = "";
    /* Without a grid there is nothing to help with. */
    if (grid->state != SVISION_TRACK_NONE)
        memcpy(text, grid->hint, sizeof text);
    if (text[0] && (!advice->said || seconds < advice->since))
        advice->since = seconds;
    advice->said = text[0] != '\0';
    double stood = seconds - advice->shown;
    bool stands = advice->text[0] && stood >= 0 && stood < min_shown;
    bool early = text[0] && seconds - advice->since < patience;
    if (grid->state == SVISION_TRACK_COMMITTED || (!stands && !early))
        show(advice, text, seconds);
}
