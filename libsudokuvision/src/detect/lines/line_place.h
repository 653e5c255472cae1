/* How dark a grid's lines are at known positions, compared with the paper beside them.
 *
 * One home for that measurement: all who ask whether a line is visible, covered, lit or still there
 * sample it here, and compare the result with what is usual for the page. Lines whose position is
 * not known yet are found in profiles across them (detect/lines/lines.h). */
#ifndef DETECT_LINES_LINE_PLACE_H
#define DETECT_LINES_LINE_PLACE_H

#include "board_size.h"
#include "image/pyramid.h"

/* The sampled picture and a grid in it. */
struct line_scene {
    struct plane plane;
    struct svision_point at[BOARD_MAX_CROSSINGS]; /* in PLANE */
    unsigned side;
};

/* A piece of a line, beside one cell: point T (0..1) along it is START + T * ALONG. ACROSS, from
 * one line to the next, is one cell long. */
struct line_segment {
    struct svision_point start, along, across;
};

enum { LINE_HORIZONTAL = 0, LINE_VERTICAL = 1 };

/* Minimum difference between paper and a line, an object or light on it, in gray values; noise and
 * uneven paper differ less. */
#define LINE_MIN_DIFFERENCE 16.0F
/* Minimum contrast of a visible line, and of anything as visible as one, as a share of the usual
 * contrast of its line or direction. */
#define LINE_MIN_CONTRAST 0.35F

/* A place on a segment. */
struct line_place {
    uint8_t paper[2]; /* before and after the line: above or left of it, below or right of it */
    uint8_t gap[2];   /* closer to the line, where only large digits extend */
    uint8_t line;     /* the darkest sample across it */
    uint8_t light;    /* the brightest one */
};

/* Sets SCENE to the grid of SIDE rows with CROSSINGS in the picture, in the level of PYRAMID in
 * which a cell has about 45 pixels. */
void line_scene_set(struct line_scene *scene, const struct pyramid *pyramid,
                    const struct svision_point *crossings, unsigned side);

/* Returns PIECE of line NUMBER in DIRECTION. */
struct line_segment line_scene_segment(const struct line_scene *scene, unsigned direction,
                                       unsigned number, unsigned piece);

/* Samples the place ALONG (0..1) on SEGMENT. */
void line_place_sample(const struct line_scene *scene, const struct line_segment *segment,
                       double along, struct line_place *place);

/* Turns PLACE into the same place of the negative. */
void line_place_negate(struct line_place *place);

/* True if the paper on both sides of that place is in the picture. */
bool line_place_is_inside(const struct line_scene *scene, const struct line_segment *segment,
                          double along);

/* The darkest and the brightest sample in the inner half of a cell. */
struct line_cell_range {
    uint8_t darkest, brightest;
};
struct line_cell_range line_scene_cell_range(const struct line_scene *scene, unsigned cell);

/* Returns the paper on the brighter side of PLACE: a digit may extend to the other one. */
static inline uint8_t line_place_brighter(const struct line_place *place)
{
    return place->paper[0] > place->paper[1] ? place->paper[0] : place->paper[1];
}

/* Returns the paper on the darker side of PLACE. A line is darker than both sides; the edge of a
 * shadow or of an object is not. */
static inline uint8_t line_place_darker(const struct line_place *place)
{
    return place->paper[0] < place->paper[1] ? place->paper[0] : place->paper[1];
}

/* Returns how much darker the line is than both sides of PLACE, in gray levels; negative if it is
 * not. */
static inline float line_place_contrast(const struct line_place *place)
{
    return (float)line_place_darker(place) - (float)place->line;
}

/* Returns how much brighter than both sides the line is. */
static inline float line_place_light_contrast(const struct line_place *place)
{
    return (float)place->light - (float)line_place_brighter(place);
}

#endif
