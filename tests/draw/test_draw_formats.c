/* Boards drawn in every pixel format: within their rows, and equal. */
#include <stdlib.h>

#include <sudokuvision/sudokuvision.h>

#include "draw/classic.h"
#include "support/check.h"
#include "support/samples.h"
#include "support/sheet.h"

/* A board with cells of 20 pixels. */
enum { SIDE = 200 };

static void every_format_and_size_stays_within_its_rows(void)
{
    static const unsigned sizes[][2] = {{1, 1},   {2, 1},    {1, 7},    {9, 10},
                                        {31, 33}, {257, 64}, {515, 90}, {3, 700}};
    uint8_t cells[81];
    read_cells(answer, cells);
    struct svision_drawing drawing = classic(cells, NULL);
    drawing.title = "Title";
    for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        for (int format = SVISION_GRAY8; format <= SVISION_I420; format++) {
            size_t padding = format >= SVISION_NV12 ? 0 : 1 + i % 3;
            struct sheet sheet =
                sheet_of(sizes[i][0], sizes[i][1], padding, (enum svision_format)format);
            CHECK_EQ(svision_draw_board(&drawing, &sheet.canvas), SVISION_OK);
            CHECK(is_guarded(&sheet));
            free(sheet.pixels);
        }
    }
}

static void all_formats_show_the_same(void)
{
    uint8_t cells[81], gray[SIDE * SIDE], other[SIDE * SIDE];
    read_cells(answer, cells);
    const struct svision_drawing drawing = classic(cells, NULL);
    struct sheet sheet = sheet_of(SIDE, SIDE, 0, SVISION_GRAY8);
    CHECK_EQ(svision_draw_board(&drawing, &sheet.canvas), SVISION_OK);
    memcpy(gray, sheet.pixels, sizeof gray);
    free(sheet.pixels);
    for (int format = SVISION_RGB24; format <= SVISION_I420; format++) {
        bool is_yuv = format >= SVISION_YUYV;
        sheet = sheet_of(SIDE, SIDE, 0, (enum svision_format)format);
        CHECK_EQ(svision_draw_board(&drawing, &sheet.canvas), SVISION_OK);
        struct svision_image image = svision_canvas_image(&sheet.canvas);
        CHECK_EQ(svision_gray(&image, 1, NULL, other), SVISION_OK);
        int worst = 0;
        for (unsigned i = 0; i < SIDE * SIDE; i++) {
            int expected = is_yuv ? 16 + (gray[i] * 219 + 127) / 255 : gray[i];
            int off = abs(other[i] - expected);
            worst = off > worst ? off : worst;
        }
        CHECK(worst <= 2);
        free(sheet.pixels);
    }
}

/* Initial contents of memory do not matter; MemorySanitizer detects reads of them. */
static void a_board_overwrites_uninitialized_memory(void)
{
    const struct svision_drawing drawing = classic(NULL, NULL);
    for (int format = SVISION_GRAY8; format <= SVISION_I420; format++) {
        struct sheet sheet = sheet_of(121, 123, 0, (enum svision_format)format);
        size_t sum = 0, expected = 0;
        CHECK_EQ(svision_draw_board(&drawing, &sheet.canvas), SVISION_OK);
        for (size_t i = 0; i < sheet.size; i++)
            expected += sheet.pixels[i];
        free(sheet.pixels);
        sheet.canvas.pixels = sheet.pixels = malloc(sheet.size);
        CHECK(sheet.pixels);
        CHECK_EQ(svision_draw_board(&drawing, &sheet.canvas), SVISION_OK);
        for (size_t i = 0; i < sheet.size; i++)
            sum += sheet.pixels[i];
        CHECK_EQ(sum, expected);
        free(sheet.pixels);
    }
}

int main(void)
{
    every_format_and_size_stays_within_its_rows();
    all_formats_show_the_same();
    a_board_overwrites_uninitialized_memory();
    return check_result();
}
