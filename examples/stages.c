/* Reads the largest grid of a photo by the individual stages, without the reader: no second
 * attempt, no context, no rules. Unreadable digits are printed as question marks. The photo is on
 * standard input, as binary PGM with the grid upright. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include <sudokuvision/sudokuvision.h>

#include "pgm.h"

enum { SIDE = SVISION_CELL_SIDE, CONTOURS = 1 << 16, POINTS = 1 << 20 };

/* Memory of all stages, freed at exit. */
struct room {
    uint8_t *pixels, *mask;
    uint32_t *sums;
    int32_t *labels;
    struct svision_contours found;
    struct svision_point *hull;
};

static int read_photo(struct svision_image *photo, struct room *room)
{
    if (!pgm_read(stdin, photo, &room->pixels))
        return 0;
    unsigned width = photo->width, height = photo->height;
    size_t size = (size_t)width * height;
    room->mask = malloc(size);
    room->sums = malloc((width + 15) * sizeof *room->sums);
    room->labels = malloc(SVISION_CONTOUR_WORK(width, height) * sizeof *room->labels);
    room->found.contours = malloc(CONTOURS * sizeof *room->found.contours);
    room->found.points = malloc(POINTS * sizeof *room->found.points);
    room->hull = malloc((POINTS + 1) * sizeof *room->hull);
    room->found.capacity = CONTOURS;
    room->found.point_capacity = POINTS;
    return room->mask && room->sums && room->labels && room->found.contours && room->found.points &&
           room->hull;
}

/* Finds the four sides of the largest outline. */
static int find_grid(const struct svision_image *photo, struct room *room,
                     struct svision_quad *largest)
{
    double most = 0;
    if (svision_threshold(photo, 15, 0.05F, room->sums, room->mask) != SVISION_OK ||
        svision_contour_find(room->mask, photo->width, photo->height, room->labels, &room->found) <
            SVISION_OK)
        return 0;
    for (size_t i = 0; i < room->found.count; i++) {
        const struct svision_contour *contour = &room->found.contours[i];
        struct svision_point *points = room->found.points + contour->first;
        struct svision_quad quad;
        size_t corners;
        if (contour->hole ||
            svision_convex_hull(points, contour->length, points, room->hull, &corners) !=
                SVISION_OK ||
            svision_quad_enclose(room->hull, corners, room->hull, &quad) != SVISION_OK ||
            svision_quad_area(&quad) <= most)
            continue;
        most = svision_quad_area(&quad);
        *largest = quad;
    }
    return most > 0;
}

/* Returns the character for the cell at ROW and COLUMN of the grid within QUAD. */
static char read_cell(const struct svision_image *photo, const struct svision_quad *quad, int row,
                      int column)
{
    /* The grid's corners relative to the cell's top left pixel. */
    double left = -SIDE * column - 0.5, top = -SIDE * row - 0.5;
    double right = left + 9 * SIDE, bottom = top + 9 * SIDE;
    const struct svision_point square[4] = {
        {left, top}, {right, top}, {right, bottom}, {left, bottom}};
    uint8_t pixels[SIDE * SIDE];
    const struct svision_image cell = {pixels, SIDE, SIDE, SIDE, SVISION_GRAY8};
    struct svision_homography map;
    struct svision_digit digit;
    int best = 0;
    if (svision_homography_fit(square, quad->corner, NULL, 4, &map) != SVISION_OK ||
        svision_warp(photo, &map, SIDE, SIDE, pixels) != SVISION_OK ||
        svision_digit_classify(&cell, &digit) != SVISION_OK)
        return '?';
    for (int answer = 1; answer < SVISION_DIGIT_CLASSES; answer++)
        if (digit.cost[answer] < digit.cost[best])
            best = answer;
    if (best == 0 || digit.ink < 0.1F)
        return '.';
    return digit.cost[best] < 1 ? (char)('0' + best) : '?';
}

int main(void)
{
    struct room room = {0};
    struct svision_image photo;
    struct svision_quad quad;
    int status = EXIT_FAILURE;
    if (!read_photo(&photo, &room)) {
        fputs("stages: not a PGM file, or memory is short\n", stderr);
    } else if (!find_grid(&photo, &room, &quad)) {
        fputs("stages: nothing with four sides\n", stderr);
    } else {
        for (int cell = 0; cell < SVISION_CELLS; cell++)
            putchar(read_cell(&photo, &quad, cell / 9, cell % 9));
        putchar('\n');
        status = EXIT_SUCCESS;
    }
    free(room.pixels);
    free(room.mask);
    free(room.sums);
    free(room.labels);
    free(room.found.contours);
    free(room.found.points);
    free(room.hull);
    return status;
}
