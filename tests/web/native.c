/* Answers the requests of the web's engine natively, for comparison.
 *
 * usage: native    Reads from standard input, until its end: the name of a call in 32 bytes padded
 * with zeros, the length of a request as a double, the request. Writes each reply to standard
 * output.
 *
 * The call "@pixels" decodes the picture file whose path the request holds: width, height, bytes
 * per pixel and the pixels. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/draw.h>

#include "image/imageio.h"
#include "shim/game_calls.h"

enum { NAME = 32 };

static enum sudoku_status call_pixels(struct request *in, struct reply *out)
{
    const struct pixels_limits limits = {.longest = PIXELS_MAX_SIDE};
    const char *path = take_string(in);
    struct pixels pixels;
    char message[JPEG_MESSAGE];
    if (!path || !image_read(path, &limits, &pixels, message)) {
        fprintf(stderr, "native: %s: %s\n", path ? path : "no path", path ? message : "");
        return SUDOKU_ERR_READ;
    }
    put_number(out, pixels.width);
    put_number(out, pixels.height);
    put_number(out, pixels.channels);
    put_array(out, pixels.data, pixels.channels, (size_t)pixels.width * pixels.height);
    free(pixels.data);
    return SUDOKU_OK;
}

/* A printed page with the classic board that the request holds. */
static enum sudoku_status call_page(struct request *in, struct reply *out)
{
    enum { SIDE = 720 };
    static uint8_t pixels[SIDE * SIDE];
    const struct svision_canvas canvas = {pixels, SIDE, SIDE, SIDE, SVISION_GRAY8};
    struct svision_drawing page = SVISION_DRAWING_INIT;
    page.layout = sudoku_layout_classic();
    page.cells = take_exactly(in, 1, 81);
    if (!page.cells || svision_draw_board(&page, &canvas) != SVISION_OK)
        return SUDOKU_ERR_ARGUMENT;
    put_number(out, SIDE);
    put_number(out, SIDE);
    put_number(out, 1);
    put_array(out, pixels, 1, sizeof pixels);
    return SUDOKU_OK;
}

#define CALL_ROW(name) {#name, call_##name},

static const struct {
    const char *name;
    web_call *call;
} calls[] = {WEB_CALLS(CALL_ROW) GAME_CALLS(CALL_ROW){"@pixels", call_pixels},
             {"@page", call_page}};

static web_call *find_call(const char *name)
{
    for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++)
        if (strncmp(calls[i].name, name, NAME) == 0)
            return calls[i].call;
    return NULL;
}

/* Reads one request, and stores its length in *LENGTH. Returns the call, or NULL at the end of the
 * input or if the request is malformed. */
static web_call *read_request(size_t *length)
{
    char name[NAME];
    double bytes;
    if (fread(name, sizeof name, 1, stdin) != 1 || fread(&bytes, sizeof bytes, 1, stdin) != 1)
        return NULL;
    *length = (size_t)bytes;
    unsigned char *input = shim_input(*length);
    if (!input || fread(input, 1, *length, stdin) != *length)
        return NULL;
    return find_call(name);
}

int main(void)
{
    size_t length;
    for (web_call *call = read_request(&length); call; call = read_request(&length)) {
        const unsigned char *reply = shim_run(call, length);
        double bytes;
        if (!reply)
            return 1;
        memcpy(&bytes, reply, sizeof bytes);
        if (fwrite(reply, (size_t)bytes, 1, stdout) != 1 || fflush(stdout))
            return 1;
    }
    return feof(stdin) ? 0 : 1;
}
