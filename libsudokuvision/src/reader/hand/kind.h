/* How likely a measure of a mark is for a kind of mark: as others of the kind are on its page, or
 * on any page. */
#ifndef READER_HAND_KIND_H
#define READER_HAND_KIND_H

#include <stdbool.h>
#include <stddef.h>

#include "reader/hand/marks_model.h"

/* A measure of the marks of one kind on a page: its median and deviation. */
struct kind_style {
    float middle, spread;
    bool seen; /* on the page; otherwise they are those of any page */
};

/* Returns the style of marks of which the page has none; BASE is that to which MEASURE is relative.
 */
struct kind_style kind_style_usual(const struct marks_measure *measure, float base);

/* Returns the style of COUNT marks with VALUES around MIDDLE, which are overwritten. */
struct kind_style kind_style_seen(const struct marks_measure *measure, float middle, float *values,
                                  size_t count);

/* Returns the log likelihood ratio of VALUE for the OTHER kind, which is normally distributed, and
 * the one with MEASURE in STYLE, whose outliers are therefore no evidence of the other kind.
 * MEASURE must have Student's distribution. */
float kind_odds(const struct kind_style *other, const struct marks_measure *measure,
                const struct kind_style *style, float value);

#endif
