/* Writes a video of a page as y4m to standard output.
 *
 * usage: make_film FRAMES CHANGE
 *                  [blank|moving|small|numbered|covered|close CELLS|board PUZZLE ROWS COLUMNS]
 *
 * The page has another puzzle from frame CHANGE on (0: never; -1: from the start). Kinds of video:
 * blank (an empty page), moving (the page moves, rotates, tilts and comes nearer), small (a quarter
 * as wide), numbered (10 frames a second carry their numbers; the file `times` has the monotonic
 * time of each), covered (a pen with its tip on r5c1 lies on the page, which has
 * more digits than necessary), close (CELLS are left of the frame at first, then it is pulled
 * back), and board (boxes of ROWS x COLUMNS, as large as the frame). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "films/stamp.h"
#include "films/video.h"

static const char *const puzzles[3] = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
    "..3.2.65.9..3.5..12518.64....81.29..7.......8..67.82..3726.95..8..2.3..9..5.1.3.."};

/* The motion of the page; CELLS are outside the left edge at first in a `close` video. */
static struct video_clip clip_of(const char *kind, const char *cells)
{
    const struct video_clip still = {.size = 400, .sway = 30, .pace = 0.5, .noise = 3};
    const struct video_clip moving = {.size = 390,
                                      .sway = 30,
                                      .spin = 8,
                                      .tilt = 0.15,
                                      .zoom = 0.1,
                                      .pace = 1,
                                      .shake = 1,
                                      .noise = 2};
    if (strcmp(kind, "moving") == 0)
        return moving;
    if (strcmp(kind, "covered") == 0)
        return (struct video_clip){
            .size = 400, .shake = 1, .noise = 3, .obstacle = {.kind = OBSTACLE_PEN, .reach = 0.05}};
    if (strcmp(kind, "board") == 0)
        return (struct video_clip){.size = 470, .shake = 1, .noise = 2};
    if (strcmp(kind, "close") != 0)
        return still;
    struct video_clip close = {.size = 400, .shake = 1, .noise = 3};
    double zoom = 0.15, cell = close.size / 10 * (1 + zoom);
    close.way = (struct video_way){
        .x = (4.5 - atof(cells)) * cell - VIDEO_WIDTH / 2.0, .zoom = zoom, .from = 15, .to = 30};
    return close;
}

static void draw_pages(const char *kind, char **board, uint8_t page[2][VIDEO_PAGE * VIDEO_PAGE])
{
    for (unsigned i = 0; i < 2; i++) {
        if (strcmp(kind, "board") == 0)
            video_draw_text(board[0], (unsigned)atoi(board[1]), (unsigned)atoi(board[2]), page[i]);
        else
            video_draw_page(puzzles[i && strcmp(kind, "covered") == 0 ? 2 : i], page[i]);
        if (strcmp(kind, "blank") == 0)
            memset(page[i], 255, VIDEO_PAGE * VIDEO_PAGE);
    }
}

/* Flushes the frame and waits until the next one is due. */
static void rest(void)
{
    const struct timespec tenth = {0, 100000000};
    fflush(stdout);
    nanosleep(&tenth, NULL);
}

int main(int argc, char **argv)
{
    static uint8_t page[2][VIDEO_PAGE * VIDEO_PAGE];
    static struct video_frame frame;
    static uint8_t pixels[VIDEO_WIDTH * VIDEO_HEIGHT];
    uint32_t work[VIDEO_WIDTH];
    const char *kind = argc > 3 ? argv[3] : "";
    if (argc < 3 || (strcmp(kind, "close") == 0 && argc < 5) ||
        (strcmp(kind, "board") == 0 && argc < 7))
        return 1;
    unsigned frames = (unsigned)atoi(argv[1]);
    int change = atoi(argv[2]);
    const struct video_clip clip = clip_of(kind, argv[4]);
    draw_pages(kind, argv + 4, page);
    unsigned factor = strcmp(kind, "small") == 0 ? 4 : 1;
    unsigned width = VIDEO_WIDTH / factor, height = VIDEO_HEIGHT / factor;
    const struct svision_image image = {frame.pixels, VIDEO_WIDTH, VIDEO_HEIGHT, VIDEO_WIDTH,
                                        SVISION_GRAY8};
    FILE *times = strcmp(kind, "numbered") == 0 ? fopen("times", "w") : NULL;
    printf("YUV4MPEG2 W%u H%u F30:1 Ip A1:1 Cmono\n", width, height);
    for (unsigned i = 0; i < frames; i++) {
        video_take(&clip, page[change && (int)i >= change], i, &frame);
        printf("FRAME\n");
        svision_gray(&image, factor, work, pixels);
        if (times) {
            stamp_set(pixels, width, i);
            stamp_note(times, i);
        }
        fwrite(pixels, 1, (size_t)width * height, stdout);
        if (times)
            rest();
    }
    return fflush(stdout) ? 1 : 0;
}
