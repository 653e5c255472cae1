/* The font faces that samples are drawn with.
 *
 * Faces come from a list of font files, one path a line; those that lack one of the characters
 * needed are left out. */
#ifndef MODEL_SAMPLES_FACES_H
#define MODEL_SAMPLES_FACES_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#include <stdbool.h>
#include <wchar.h>

struct face {
    FT_Face face;
    float weight; /* faces of large families are drawn less often */
};

struct faces {
    FT_Library library;
    struct face *list;
    unsigned count;
    FT_Outline pair; /* of two characters */
};

bool faces_open(struct faces *faces, const char *path, const wchar_t *needed);

void faces_close(struct faces *faces);

/* The outline of SYMBOL, one character or two, in FACE, 256 pixels an em, in units of 1/64 pixel;
 * belongs to the face or to FACES until the next call. NULL: it cannot be drawn. */
FT_Outline *faces_outline(struct faces *faces, const struct face *face, const wchar_t *symbol);

#endif
