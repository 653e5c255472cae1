/* Writes a film of a page as y4m to standard output.
 *
 * usage: make_film FRAMES CHANGE [blank|moving|small]
 *
 * Another puzzle lies there from frame CHANGE on (0: never; -1: from the start). A blank page shows
 * nothing; a moving one sways, turns, tilts and comes nearer; a small one is a quarter as wide. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "video.h"

static const char *const puzzles[2] = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."};

int main(int argc, char **argv)
{
    static uint8_t page[2][VIDEO_PAGE * VIDEO_PAGE];
    static struct video_frame frame;
    static uint8_t pixels[VIDEO_WIDTH * VIDEO_HEIGHT];
    uint32_t work[VIDEO_WIDTH];
    struct video_clip clip = {.size = 400, .sway = 30, .pace = 0.5, .noise = 3};
    if (argc < 3)
        return 1;
    const char *kind = argc > 3 ? argv[3] : "";
    unsigned frames = (unsigned)atoi(argv[1]);
    int change = atoi(argv[2]);
    if (strcmp(kind, "moving") == 0)
        clip = (struct video_clip){.size = 390,
                                   .sway = 30,
                                   .spin = 8,
                                   .tilt = 0.15,
                                   .zoom = 0.1,
                                   .pace = 1,
                                   .shake = 1,
                                   .noise = 2};
    for (unsigned i = 0; i < 2; i++) {
        video_draw_page(puzzles[i], page[i]);
        if (strcmp(kind, "blank") == 0)
            memset(page[i], 255, sizeof page[i]);
    }
    unsigned factor = strcmp(kind, "small") == 0 ? 4 : 1;
    unsigned width = VIDEO_WIDTH / factor, height = VIDEO_HEIGHT / factor;
    const struct svision_image image = {frame.pixels, VIDEO_WIDTH, VIDEO_HEIGHT, VIDEO_WIDTH,
                                        SVISION_GREY8};
    printf("YUV4MPEG2 W%u H%u F30:1 Ip A1:1 Cmono\n", width, height);
    for (unsigned i = 0; i < frames; i++) {
        video_take(&clip, page[change && (int)i >= change], i, &frame);
        printf("FRAME\n");
        svision_gray(&image, factor, work, pixels);
        fwrite(pixels, 1, (size_t)width * height, stdout);
    }
    return fflush(stdout) ? 1 : 0;
}
