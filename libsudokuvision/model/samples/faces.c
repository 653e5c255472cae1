#include "model/samples/faces.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool has_all(FT_Face face, const wchar_t *needed)
{
    if (!FT_IS_SCALABLE(face) || FT_Set_Pixel_Sizes(face, 0, 256))
        return false;
    for (; *needed; needed++)
        if (!FT_Get_Char_Index(face, (FT_ULong)*needed))
            return false;
    return true;
}

static bool add_face(struct faces *faces, const char *path, const wchar_t *needed)
{
    FT_Face face;
    if (FT_New_Face(faces->library, path, 0, &face))
        return true;
    if (!has_all(face, needed) || !face->family_name) {
        FT_Done_Face(face);
        return true;
    }
    struct face *list = realloc(faces->list, (faces->count + 1) * sizeof *list);
    if (!list)
        return false;
    list[faces->count++].face = face;
    faces->list = list;
    return true;
}

/* Families of one foundry often share their digits, so the first word identifies the family. */
static bool same_family(const struct face *a, const struct face *b)
{
    size_t length = strcspn(a->face->family_name, " ");
    return strncmp(a->face->family_name, b->face->family_name, length) == 0;
}

static void weigh(struct faces *faces)
{
    for (unsigned i = 0; i < faces->count; i++) {
        unsigned alike = 0;
        for (unsigned k = 0; k < faces->count; k++)
            alike += same_family(&faces->list[i], &faces->list[k]);
        faces->list[i].weight = 1 / sqrtf((float)alike);
    }
}

bool faces_open(struct faces *faces, const char *path, const wchar_t *needed)
{
    char line[4096];
    *faces = (struct faces){0};
    FILE *file = fopen(path, "r");
    if (!file)
        return false;
    bool done = FT_Init_FreeType(&faces->library) == 0;
    while (done && fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = '\0';
        done = add_face(faces, line, needed);
    }
    fclose(file);
    if (done)
        weigh(faces);
    return done && faces->count > 0;
}

void faces_close(struct faces *faces)
{
    for (unsigned i = 0; i < faces->count; i++)
        FT_Done_Face(faces->list[i].face);
    FT_Outline_Done(faces->library, &faces->pair);
    free(faces->list);
    FT_Done_FreeType(faces->library);
}

static bool load(const struct face *face, wchar_t character)
{
    FT_UInt glyph = FT_Get_Char_Index(face->face, (FT_ULong)character);
    return glyph && !FT_Load_Glyph(face->face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP) &&
           face->face->glyph->format == FT_GLYPH_FORMAT_OUTLINE;
}

/* Appends the loaded outline to PAIR, after COUNT points and CONTOURS, shifted by RIGHT. */
static void append(const FT_Outline *outline, FT_Pos right, short count, short contours,
                   FT_Outline *pair)
{
    for (short i = 0; i < outline->n_points; i++) {
        pair->points[count + i] = (FT_Vector){outline->points[i].x + right, outline->points[i].y};
        pair->tags[count + i] = outline->tags[i];
    }
    for (short i = 0; i < outline->n_contours; i++)
        pair->contours[contours + i] = (short)(outline->contours[i] + count);
    pair->flags = outline->flags;
}

static FT_Outline *outline_of_pair(struct faces *faces, const struct face *face,
                                   const wchar_t *symbol)
{
    const FT_GlyphSlot slot = face->face->glyph;
    FT_Outline first;
    FT_Outline_Done(faces->library, &faces->pair);
    faces->pair = (FT_Outline){0};
    if (!load(face, symbol[0]) || FT_Outline_New(faces->library, (FT_UInt)slot->outline.n_points,
                                                 slot->outline.n_contours, &first))
        return NULL;
    append(&slot->outline, 0, 0, 0, &first);
    FT_Pos advance = slot->advance.x;
    bool done = load(face, symbol[1]) &&
                !FT_Outline_New(faces->library, (FT_UInt)(first.n_points + slot->outline.n_points),
                                first.n_contours + slot->outline.n_contours, &faces->pair);
    if (done) {
        append(&first, 0, 0, 0, &faces->pair);
        append(&slot->outline, advance, first.n_points, first.n_contours, &faces->pair);
    }
    FT_Outline_Done(faces->library, &first);
    return done ? &faces->pair : NULL;
}

FT_Outline *faces_outline(struct faces *faces, const struct face *face, const wchar_t *symbol)
{
    if (symbol[1])
        return outline_of_pair(faces, face, symbol);
    return load(face, symbol[0]) ? &face->face->glyph->outline : NULL;
}
