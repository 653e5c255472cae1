/* Writes a film of a page as y4m to standard output: make_film FRAMES CHANGE [blank]. */
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
    struct video_clip clip = {.size = 400, .sway = 30, .pace = 0.5, .noise = 3};
    if (argc < 3)
        return 1;
    unsigned frames = (unsigned)atoi(argv[1]), change = (unsigned)atoi(argv[2]);
    for (unsigned i = 0; i < 2; i++) {
        video_draw_page(puzzles[i], page[i]);
        if (argc > 3)
            memset(page[i], 255, sizeof page[i]);
    }
    printf("YUV4MPEG2 W%d H%d F30:1 Ip A1:1 Cmono\n", VIDEO_WIDTH, VIDEO_HEIGHT);
    for (unsigned i = 0; i < frames; i++) {
        video_take(&clip, page[change && i >= change], i, &frame);
        printf("FRAME\n");
        fwrite(frame.pixels, 1, sizeof frame.pixels, stdout);
    }
    return fflush(stdout) ? 1 : 0;
}
