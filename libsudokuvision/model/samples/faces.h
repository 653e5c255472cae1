/* The font faces of the samples.
 *
 * Read from a list of font files, one path per line; faces that lack a needed character are
 * skipped. */
#ifndef MODEL_SAMPLES_FACES_H
#define MODEL_SAMPLES_FACES_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#include <stdbool.h>
#include <wchar.h>

struct face {
    FT_Face face;
    float weight; /* lower for faces of large families */
};

struct faces {
    FT_Library library;
    struct face *list;
    unsigned count;
    FT_Outline pair; /* of two characters */
};

bool faces_open(struct faces *faces, const char *path, const wchar_t *needed);

void faces_close(struct faces *faces);

/* Returns the outline of SYMBOL, one or two characters, in FACE, with 256 pixels per em, in units
 * of 1/64 pixel; it belongs to the face or to FACES until the next call. NULL if it cannot be
 * drawn. */
FT_Outline *faces_outline(struct faces *faces, const struct face *face, const wchar_t *symbol);

#endif
