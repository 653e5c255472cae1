#include "cam/advice.h"

#include <string.h>

/* Most puzzles are committed sooner, without any advice; in seconds. */
static const double min_silence = 0.25;
/* Minimum time that a text is shown, in seconds. */
static const double min_shown = 0.7;

static void show(struct cam_advice *advice, const char *text, double seconds)
{
    if (strcmp(advice->text, text) == 0)
        return;
    memcpy(advice->text, text, sizeof advice->text);
    advice->shown = seconds;
}

void cam_advice_update(struct cam_advice *advice, const struct cam_grid *grid, double seconds)
{
    char text[sizeof advice->text] = "";
    /* Without a grid no advice helps. */
    if (grid->state != SVISION_TRACK_NONE)
        memcpy(text, grid->hint, sizeof text);
    if (text[0] && (!advice->said || seconds < advice->since))
        advice->since = seconds;
    advice->said = text[0] != '\0';
    double stood = seconds - advice->shown;
    bool stands = advice->text[0] && stood >= 0 && stood < min_shown;
    bool early = text[0] && seconds - advice->since < min_silence;
    if (grid->state == SVISION_TRACK_COMMITTED || (!stands && !early))
        show(advice, text, seconds);
}
