/* Photos that are kept for the check: of PHOTO_FOLDS folds of pages, one. */
#ifndef MODEL_SAMPLES_PHOTO_FOLD_H
#define MODEL_SAMPLES_PHOTO_FOLD_H

enum { PHOTO_FOLDS = 8 };

/* The fold of the page that a photo with the file NAME shows, 0 to PHOTO_FOLDS - 1: a page's name
 * is what stands before the second "_", or the dot (FNV-1a). */
static inline unsigned photo_fold(const char *name)
{
    unsigned hash = 2166136261U, bars = 0;
    for (; *name && *name != '.' && bars < 2; name++) {
        hash = (hash ^ (unsigned char)*name) * 16777619U;
        bars += *name == '_';
    }
    return (hash >> 8) % PHOTO_FOLDS;
}

#endif
