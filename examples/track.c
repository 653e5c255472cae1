/* Follows a puzzle over the frames of a video, PGM pictures one after another on standard input,
 * and prints every change: the hint, and the puzzle once it is certain. */
#include <stdio.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "pgm.h"

static const double seconds_a_frame = 1.0 / 30;

/* Prints the hint if it has changed. */
static void write_hint(unsigned frame, const struct svision_track *track, char *before, size_t size)
{
    char hint[80];
    svision_diagnosis_hint(svision_track_diagnosis(track), hint, sizeof hint);
    if (strcmp(hint, before) != 0 && hint[0])
        printf("frame %u: %s\n", frame, hint);
    snprintf(before, size, "%s", hint);
}

static void write_puzzle(unsigned frame, const struct svision_track *track)
{
    const struct svision_reading *reading = svision_track_reading(track);
    unsigned side = svision_reading_side(reading);
    printf("frame %u: puzzle %u, solved\n", frame, svision_track_puzzle_number(track));
    for (unsigned cell = 0; cell < side * side; cell++)
        printf("%u%c", svision_reading_solution(reading)[cell],
               cell % side < side - 1 ? ' ' : '\n');
}

int main(void)
{
    struct svision_tracker *tracker = NULL;
    const struct svision_track *track;
    struct svision_image image;
    uint8_t *pixels = NULL;
    unsigned frame = 0, puzzles = 0;
    char hint[80] = "";
    enum svision_status status = svision_tracker_create(NULL, &tracker);
    for (; status == SVISION_OK && pgm_read(stdin, &image, &pixels); frame++) {
        status = svision_tracker_update(tracker, &image, frame * seconds_a_frame, &track);
        if (status != SVISION_OK)
            break;
        write_hint(frame, track, hint, sizeof hint);
        if (svision_track_is_new(track))
            write_puzzle(frame, track);
        puzzles = svision_track_puzzle_number(track);
    }
    printf("%u frames, %u puzzles\n", frame, puzzles);
    svision_tracker_destroy(tracker);
    free(pixels);
    return status != SVISION_OK;
}
