/* Cells of labeled photos.
 *
 * A folder has NAME.jpg with NAME.dat (two lines, then nine rows of nine digits, 0 for blank),
 * NAME.marks if cells hold candidates (nine rows, x), and outlines.csv with the grids' corners,
 * clockwise from the top left. */
#ifndef MODEL_SAMPLES_PHOTOS_H
#define MODEL_SAMPLES_PHOTOS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "digits/mark/blob.h"
#include "image/plane.h"
#include "model/samples/photo_mesh.h"

/* Contents of a folder's photos beyond digits. */
enum photo_set { PHOTOS_PRINTED, PHOTOS_FILLED, PHOTOS_BOOK, PHOTOS_SETS };

struct photo {
    enum photo_set set;
    bool check;  /* held out, as all photos of the same page are */
    bool meshed; /* its lines were found; otherwise they are assumed to be straight */
    uint8_t label[81];
    struct svision_point crossings[PHOTO_CROSSINGS]; /* in pixels of the plane */
    struct plane plane, finer;                       /* of twice the resolution, or the same */
    uint8_t *pixels, *finer_pixels;
};

struct photos {
    struct photo *list;
    size_t count;
};

/* Reads the folders train, mixed and handwritten of FOLDER, with the pages of FOLD (below
 * PHOTO_FOLDS) held out. Returns false if one has no photo, or memory runs out. */
bool photos_open(struct photos *photos, const char *folder, unsigned fold);

/* Returns the digit of LABEL, printed or handwritten; 0 if it is none. */
uint8_t photos_digit(unsigned label);

/* Returns the folder of SET. */
const char *photos_set_name(enum photo_set set);

void photos_close(struct photos *photos);

/* Returns a random photo, held out if CHECK is set; there must be one. */
const struct photo *photos_pick(const struct photos *photos, bool check, uint64_t *random);

/* Fills PATCH (CELL_PIXELS) with CELL of PHOTO as a reader may see it, with slightly displaced
 * CORNERS, which are returned; augmented unless the photo is held out. */
void photos_take(const struct photo *photo, unsigned cell, uint64_t *random,
                 struct svision_point corners[4], uint8_t *patch);

/* Fills PATCH with a blank cell of a photo from photos_pick(), to draw on. */
void photos_take_open(const struct photos *photos, bool check, uint64_t *random, uint8_t *patch);

/* Like photos_take() for the window of SIDE around BLOB in the cell between CORNERS, as by
 * mark_window_render(). */
void photos_take_window(const struct photo *photo, const struct svision_point corners[4],
                        const struct blob *blob, float side, uint64_t *random, uint8_t *patch);

#endif
