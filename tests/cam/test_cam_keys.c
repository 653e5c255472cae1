/* Keys and clicks in the window of sudoku-cam: test_cam_keys SUDOKU-CAM MAKE_FILM. */
#include <stdlib.h>
#include <sys/stat.h>

#include "cam/cam_window.h"
#include "image/imageio.h"

/* Freezes the picture and returns it; the line shows when the picture is frozen. */
static struct x_picture freeze(void)
{
    UNTIL(cam_window_blue() > SOME_BLUE && cam_window_line_end() > LINE_RATE);
    unsigned end = cam_window_line_end();
    cam_window_press("space");
    UNTIL(cam_window_line_end() > end + 40);
    struct x_picture kept = cam_window.shown;
    cam_window.shown = (struct x_picture){0};
    return kept;
}

static void a_key_changes_the_picture_and_restores_it(const char *key, const struct x_picture *kept,
                                                      unsigned least, unsigned most)
{
    cam_window_press(key);
    UNTIL(!cam_window_is_like(kept, false));
    UNTIL(cam_window_blue() >= least && cam_window_blue() <= most);
    cam_window_press(key);
    UNTIL(cam_window_is_like(kept, false));
}

static void shows_and_hides_the_help(const struct x_picture *kept)
{
    for (unsigned i = 0; i < 2; i++) {
        const char *key = i ? "slash" : "F1";
        cam_window_press(key);
        UNTIL(!cam_window_is_like(kept, false));
        unsigned long kept_light = 0, light = 0;
        for (unsigned at = 0; at < 640 * 480; at++) {
            kept_light += cam_window_pixel(kept, at % 640, at / 640)[1];
            light += cam_window_pixel(&cam_window.shown, at % 640, at / 640)[1];
        }
        CHECK(light < kept_light / 2);
        cam_window_press(key);
        UNTIL(cam_window_is_like(kept, false));
    }
}

static void mirrors_the_picture(const struct x_picture *kept)
{
    cam_window_press("m");
    UNTIL(cam_window_is_like(kept, true));
    cam_window_press("m");
    UNTIL(cam_window_is_like(kept, false));
}

static void cycles_through_the_stages(const struct x_picture *kept)
{
    unsigned stages = 0;
    do {
        struct x_picture before = cam_window.shown;
        cam_window.shown = (struct x_picture){0};
        cam_window_press("d");
        UNTIL(!cam_window_is_like(&before, false));
        free(before.rgb);
        stages++;
    } while (!cam_window_is_like(kept, false) && stages < 10);
    CHECK(stages >= 3 && stages < 10);
}

static void a_snapshot_never_replaces_a_file(void)
{
    struct pixels pixels;
    char message[JPEG_MESSAGE];
    FILE *other = fopen("sudoku-001.png", "w");
    fputs("mine", other);
    fclose(other);
    cam_window_press("s");
    UNTIL(cam_window_has_file("sudoku-002.png"));
    bool read = image_read("sudoku-002.png", &(struct pixels_limits){0}, &pixels, message);
    CHECK(read);
    if (read) {
        CHECK_EQ(pixels.width, 640);
        CHECK_EQ(pixels.height, 480);
        CHECK(cam_window_blue_of(pixels.data, (size_t)pixels.width * pixels.height) > SOME_BLUE);
        pixels_free(&pixels);
    }
    struct stat status = {0};
    CHECK_EQ(stat("sudoku-001.png", &status), 0);
    CHECK_EQ(status.st_size, 4);
}

/* True if the picture, 640 pixels wide, is centered in a window of 900. */
static bool has_bars(void)
{
    if (cam_window.shown.width != 900 || cam_window_blue() <= SOME_BLUE)
        return false;
    for (unsigned y = 10; y < 470; y += 10)
        if (cam_window_pixel(&cam_window.shown, 100, y)[1] ||
            cam_window_pixel(&cam_window.shown, 800, y)[1] ||
            cam_window_pixel(&cam_window.shown, 140, y)[1] < 20 ||
            cam_window_pixel(&cam_window.shown, 760, y)[1] < 20)
            return false;
    return true;
}

static void a_wide_window_keeps_the_shape_of_the_picture(void)
{
    x_screen_resize(cam_window.screen, 900, 480 + LINE);
    UNTIL(has_bars());
}

/* Pixels of cell frames: around the cell that the next step fills, and around the selected cell. */
static unsigned placed(void)
{
    return cam_window_count(0, 0x8C, 0x28);
}

static unsigned selected(void)
{
    return cam_window_count(0, 0xC8, 0xFF);
}

static unsigned corrected(void)
{
    return cam_window_count(0xC0, 0, 0xA0);
}

static void reveals_the_next_step_gradually(const struct x_picture *kept)
{
    cam_window_press("h");
    UNTIL(cam_window_blue() == 0);
    CHECK_EQ(placed(), 0);
    /* Two immediate presses would count as a key held down. */
    unsigned end = cam_window_line_end();
    cam_window_press("h");
    UNTIL(cam_window_line_end() > end + 20);
    CHECK_EQ(placed(), 0);
    cam_window_press("h");
    UNTIL(placed() > 10);
    unsigned one = cam_window_blue();
    CHECK(one > 10 && one < SOME_BLUE / 8);
    cam_window_press("n");
    UNTIL(cam_window_blue() > one + 10);
    cam_window_press("a");
    UNTIL(cam_window_is_like(kept, false));
}

static void copies_the_puzzle_to_the_clipboard(void)
{
    char text[200];
    cam_window_press("y");
    for (unsigned tries = 0; tries < TRIES && !x_screen_text(cam_window.screen, text, sizeof text);
         tries++)
        cam_window_rest();
    CHECK_EQ(strcmp(text, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419.."
                          "5....8..79"),
             0);
    cam_window_press("l");
    for (unsigned tries = 0; tries < TRIES && strncmp(text, "https://", 8) != 0; tries++) {
        cam_window_rest();
        x_screen_text(cam_window.screen, text, sizeof text);
    }
    CHECK(strstr(text, "=530070000600195000"));
}

/* The page moves, but a cell is always at this point of the picture, in the middle of the
 * window. */
static void a_click_and_a_digit_correct_a_cell(void)
{
    x_screen_click(cam_window.screen, 450, 240);
    UNTIL(selected() > 10);
    cam_window_press("1");
    UNTIL(corrected() > 5);
    cam_window_press("2");
    UNTIL(corrected() > 20);
    cam_window_press("Up");
    cam_window_press("Escape");
    UNTIL(selected() == 0);
    CHECK(corrected() > 20);
}

static void enters_and_leaves_full_screen(void)
{
    cam_window_press("f");
    UNTIL(x_screen_is_to_be_filled(cam_window.screen, true));
    cam_window_press("f");
    UNTIL(x_screen_is_to_be_filled(cam_window.screen, false));
}

static void keys_have_their_effects(void)
{
    cam_window_start_solved("1000000");
    struct x_picture kept = freeze();
    for (unsigned i = 0; i < 10; i++, cam_window_rest()) {
        cam_window_grab();
        CHECK(cam_window_is_like(&kept, false));
    }
    a_key_changes_the_picture_and_restores_it("b", &kept, 0, 0);
    a_key_changes_the_picture_and_restores_it("w", &kept, 0, 0);
    reveals_the_next_step_gradually(&kept);
    a_key_changes_the_picture_and_restores_it("c", &kept, SOME_BLUE / 8, 1000000);
    shows_and_hides_the_help(&kept);
    mirrors_the_picture(&kept);
    cycles_through_the_stages(&kept);
    a_snapshot_never_replaces_a_file();
    copies_the_puzzle_to_the_clipboard();
    enters_and_leaves_full_screen();
    cam_window_press("space");
    UNTIL(!cam_window_is_like(&kept, false));
    a_wide_window_keeps_the_shape_of_the_picture();
    a_click_and_a_digit_correct_a_cell();
    cam_window_press("q");
    CHECK_EQ(cam_window_end(), 0);
    CHECK(cam_window_has_file("out"));
    free(kept.rgb);
}

/* True if white paper reaches the picture's corner; recordings have gray around their pages. */
static bool is_sheet(void)
{
    return cam_window.shown.rgb && cam_window_pixel(&cam_window.shown, 40, 4)[1] > 250;
}

/* The recording turns to another page; the earlier puzzle is shown on a sheet of its own. */
static void returns_to_earlier_puzzles(void)
{
    cam_window_start("1000000", "30", "--chime", NULL);
    cam_window_wait();
    UNTIL(cam_window_blue() > SOME_BLUE);
    CHECK(!is_sheet());
    for (unsigned tries = 0; tries < TRIES && !is_sheet(); tries++) {
        cam_window_press("Prior");
        cam_window_rest();
        cam_window_grab();
    }
    CHECK(is_sheet() && cam_window_blue() > SOME_BLUE);
    cam_window_press("Next");
    UNTIL(!is_sheet());
    cam_window_press("q");
    CHECK_EQ(cam_window_end(), 0);
}

/* From the endless recording to one without a puzzle. */
static void switches_to_the_next_source(const char *make_film)
{
    char command[600];
    snprintf(command, sizeof command, "'%s' 3 0 blank >blank.y4m", make_film);
    CHECK_EQ(system(command), 0);
    cam_window_start("1000000", "0", "blank.y4m", NULL);
    cam_window_wait();
    UNTIL(cam_window_blue() > SOME_BLUE);
    cam_window_press("Tab");
    UNTIL(cam_window_blue() == 0);
    cam_window_press("q");
    CHECK_EQ(cam_window_end(), 0);
}

int main(int argc, char **argv)
{
    static const char *const files[] = {"out", "sudoku-001.png", "sudoku-002.png", "blank.y4m",
                                        NULL};
    int status;
    if (!cam_window_open(argc, argv, &status))
        return status;
    keys_have_their_effects();
    returns_to_earlier_puzzles();
    switches_to_the_next_source(cam_window_make_film);
    return cam_window_close(files);
}
