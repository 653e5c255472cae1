/* Held-out photos: one of PHOTO_FOLDS folds of pages. */
#ifndef MODEL_SAMPLES_PHOTO_FOLD_H
#define MODEL_SAMPLES_PHOTO_FOLD_H

enum { PHOTO_FOLDS = 8 };

/* Returns the fold, 0..PHOTO_FOLDS - 1, of the page shown by the photo with file NAME. The page's
 * name is the part before the second "_" or the dot (hashed by FNV-1a). */
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
