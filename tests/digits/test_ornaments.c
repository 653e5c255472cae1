/* Pages with adorned digits: in rings and boxes, underlined, hollow, with a shadow. With a number
 * as argument, reads that many views of each and prints a table. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "digits/mark/blob.h"
#include "model/random.h"
#include "pages/ink/page_ornament.h"
#include "pages/synthetic_page.h"
#include "support/check.h"
#include "support/view_tally.h"

static const char *const names[PAGE_ORNAMENT_KINDS] = {"none", "ring",   "box",
                                                       "rule", "hollow", "shadow"};

enum { PAPER = 220, DARK = 170 };

/* Draws DIGIT of FACE into PATCH and, if RADIUS is not 0, a circle around it with a bar from the
 * middle to the right. */
static void draw_patch(const struct page_face *face, unsigned digit, float radius, uint8_t *patch)
{
    const struct page_ornament plain = {.kind = PAGE_ORNAMENT_NONE};
    for (unsigned i = 0; i < CELL_PIXELS; i++) {
        float x = ((float)(i % CELL_SIDE) + 0.5F) / CELL_SIDE - 0.5F;
        float y = ((float)(i / CELL_SIDE) + 0.5F) / CELL_SIDE - 0.5F;
        float ink = page_ornament_ink(&plain, face, 0, digit, 0.5F, x, y);
        bool circle = fabsf(hypotf(x, y) - radius) < 0.03F;
        bool bar = x > 0 && x < radius && fabsf(y) < 0.03F;
        if (radius > 0 && (circle || bar))
            ink = 1;
        patch[i] = (uint8_t)(PAPER - DARK * ink);
    }
}

static void removes_a_circle_that_touches_its_digit(void)
{
    struct page_face face;
    page_face_draw(PAGE_LATIN, 0, 0.5F, &face);
    for (unsigned digit = 1; digit <= 9; digit++) {
        uint8_t patch[CELL_PIXELS];
        struct darkness darkness;
        struct blob blob;
        draw_patch(&face, digit, 0, patch);
        blob_measure(patch, &darkness, &blob);
        CHECK(!blob_extract_framed(&darkness, &blob));
        draw_patch(&face, digit, 0.4F, patch);
        blob_find(patch, &blob);
        CHECK(blob.height > 20);
        blob_measure(patch, &darkness, &blob);
        CHECK(blob_extract_framed(&darkness, &blob));
        CHECK(blob.found);
        CHECK(blob.height >= 10 && blob.height <= 18);
    }
}

static void read_page(struct svision_reader *reader, const struct page_settings *settings,
                      unsigned seed, struct view_tally *tally)
{
    struct page page;
    size_t count = 0;
    CHECK(page_make(settings, seed, &page));
    const struct svision_image image = page_image(&page);
    if (svision_reader_read(reader, &image, &count, NULL) == SVISION_OK && count > 0) {
        const struct svision_reading *reading = svision_reader_reading(reader, 0);
        bool right =
            svision_reading_side(reading) == 9 &&
            memcmp(svision_reading_givens(reading), page.grids[0].cells, SVISION_CELLS) == 0;
        view_tally_add(tally, reading, right);
    }
    page_free(&page);
}

static void adorned_digits_are_read_and_none_is_wrong_for_sure(struct svision_reader *reader,
                                                               unsigned pages)
{
    uint64_t random = 1;
    printf("ornament   pages  right  right and sure  wrong, sure\n");
    for (unsigned kind = 0; kind < PAGE_ORNAMENT_KINDS; kind++) {
        struct view_tally tally = {0};
        for (unsigned i = 0; i < pages; i++) {
            struct page_settings settings = {.width = 640,
                                             .height = 480,
                                             .turn = 10,
                                             .noise = 3,
                                             .color = 0.2F,
                                             .fonts = i % 2,
                                             .ornament = (enum page_ornament_kind)kind};
            settings.tilt = random_between(&random, 0, 25);
            settings.fill = random_between(&random, 0.75F, 1);
            settings.blur = random_between(&random, 0, 1.2F);
            settings.shadow = random_between(&random, 0, 0.3F);
            read_page(reader, &settings, i, &tally);
        }
        printf("%-10s %5u %6u %15u %12u\n", names[kind], pages, tally.right, tally.sure,
               tally.wrong_but_sure);
        CHECK_EQ(tally.wrong_but_sure, 0);
    }
}

int main(int argc, char **argv)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    removes_a_circle_that_touches_its_digit();
    adorned_digits_are_read_and_none_is_wrong_for_sure(
        reader, argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 4);
    svision_reader_destroy(reader);
    return check_result();
}
