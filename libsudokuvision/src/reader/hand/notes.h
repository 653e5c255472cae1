/* Candidates, printed or handwritten: small marks alike in height and ink. The page's style is
 * measured on marks that are read as the digit of their place, of three rows of three as on screens
 * and in books, and on cells that were read as candidates; then each open cell is compared with
 * it. */
#ifndef READER_HAND_NOTES_H
#define READER_HAND_NOTES_H

#include "reader/hand/notes_model.h"
#include "reader/hand/small_marks.h"

/* Maximum height of candidates relative to print or entries; apps draw them .3 to .65 as high. */
#define NOTES_MAX_HEIGHT 0.75F

/* The small marks of a page, without those lower than its candidates, and in cells with any the
 * signs that they are candidates. */
struct page_notes {
    bool has_places; /* most digits are those of their places */
    float low;       /* minimum height of candidates, in pixels */
    struct small_marks marks[SVISION_CELLS];
    float signs[SVISION_CELLS][NOTES_SIGNS];
};

/* Returns what entries_read() read in CELL of READING, which is open. */
enum notes_before notes_read(const struct svision_reading *reading, unsigned cell);

/* Finds the NOTES in the open cells of READING, with DOUBT, both as entries_read() left them.
 * Returns false if the page shows no candidates. */
bool notes_describe(const struct small_marks_page *page, const struct svision_reading *reading,
                    const float *doubt, struct page_notes *notes);

/* Marks the open cells of READING that hold candidates, reads these, and adapts DOUBT
 * (entries_read()). A set with an illegible or impossible one is empty, since it would wrongly
 * exclude others. Leaves NOTES as notes_describe(). */
void notes_find(const struct small_marks_page *page, struct page_notes *notes,
                struct svision_reading *reading, float *doubt);

#endif
