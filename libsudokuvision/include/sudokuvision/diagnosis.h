/* What is wrong with a picture, a reading or a puzzle that is followed, and what to do about it.
 *
 *     puts(svision_reason_advice(svision_diagnosis_reason(diagnosis)));
 *
 * A diagnosis belongs to what it is of: a reader's, a reading's or a track's. All functions may be
 * called by any thread while nobody changes that. */
#ifndef SVISION_DIAGNOSIS_H
#define SVISION_DIAGNOSIS_H

#include <stddef.h>
#include <stdint.h>

#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Why there is no reading, why it is uncertain, or what a puzzle lacks that is followed. */
enum svision_reason {
    SVISION_REASON_NONE = 0,

    /* No reading: */
    /* Nothing in the picture is dark and large enough to be a grid. */
    SVISION_REASON_NO_OUTLINE = 1,
    /* Dark areas, but none with four sides. */
    SVISION_REASON_NO_QUADRILATERAL = 2,
    /* Areas with four sides, but without the lines of a grid. */
    SVISION_REASON_NO_LINES = 3,
    /* The picture, or what looks like a grid in it, is too small. */
    SVISION_REASON_TOO_SMALL = 4,

    /* An uncertain reading: */
    /* The cells are too few pixels wide. */
    SVISION_REASON_LOW_RESOLUTION = 5,
    /* The grid goes on beyond an edge of the picture. Also without a reading. */
    SVISION_REASON_CUT_OFF = 6,
    /* Glare or a hard shadow lies on cells. */
    SVISION_REASON_GLARE = 7,
    /* Cells that may hold a digit or none. */
    SVISION_REASON_FAINT = 8,
    /* Digits that look like others as well. */
    SVISION_REASON_AMBIGUOUS = 9,
    /* Digits that the rules of Sudoku overruled. */
    SVISION_REASON_OVERRULED = 10,
    /* Digits that cannot stand together: they look alike in one row, column or box. */
    SVISION_REASON_CONFLICT = 11,
    /* The digits read leave several solutions. */
    SVISION_REASON_SEVERAL_SOLUTIONS = 12,
    /* The digits read leave no solution. */
    SVISION_REASON_NO_SOLUTION = 13,
    /* Fewer digits than a puzzle with one solution needs: 17 of nine rows. */
    SVISION_REASON_FEW_DIGITS = 14,
    /* Out of focus, or moved while the picture was taken. Also without a reading. With one, it
     * stands for what would be said of the digits. */
    SVISION_REASON_BLURRED = 15,

    /* A puzzle that is followed: */
    /* The cells named are not clear yet; more frames may do. */
    SVISION_REASON_FEW_FRAMES = 16,
    /* Something lies on the cells named, such as a hand, and what is seen is not enough. */
    SVISION_REASON_COVERED = 17,

    /* An uncertain reading: */
    /* The grid shares boxes with others, such as those of a samurai, which cannot all be read for
     * sure: it is no whole puzzle. */
    SVISION_REASON_JOINED = 18
};

/* Edges of the picture, whichever way up the grid lies. */
enum svision_edge {
    SVISION_EDGE_LEFT = 1,
    SVISION_EDGE_TOP = 2,
    SVISION_EDGE_RIGHT = 4,
    SVISION_EDGE_BOTTOM = 8
};

struct svision_diagnosis;

/* What is wrong; SVISION_REASON_NONE for NULL. */
SVISION_API enum svision_reason svision_diagnosis_reason(const struct svision_diagnosis *diagnosis);

/* The edges of the picture at which the grid is cut off: sum of enum svision_edge; 0 for NULL. */
SVISION_API unsigned svision_diagnosis_edges(const struct svision_diagnosis *diagnosis);

/* The cells that the reason speaks of: a byte for each of the reading's, row by row, 1 or 0; NULL
 * where there is no reading, and for NULL. */
SVISION_API const uint8_t *svision_diagnosis_cells(const struct svision_diagnosis *diagnosis);

/* What both cells of a conflict read, where there are two and both read the same; else 0. */
SVISION_API unsigned svision_diagnosis_digit(const struct svision_diagnosis *diagnosis);

/* Writes DIAGNOSIS for people, such as "cut off at the left edge" or "glare at r3c7", with up to
 * eight cells, to TEXT, at most CAPACITY bytes with the 0 at the end (TEXT may be NULL where
 * CAPACITY is 0); 120 are enough. Empty where nothing is wrong, and for NULL. Gives the length that
 * the text has or would have without the limit. */
SVISION_API size_t svision_diagnosis_explain(const struct svision_diagnosis *diagnosis, char *text,
                                             size_t capacity);

/* The same in the few words that a person who holds a camera can take in, such as "move closer" or
 * "r2c5 and r2c8 both read 7"; 80 bytes are enough. */
SVISION_API size_t svision_diagnosis_hint(const struct svision_diagnosis *diagnosis, char *text,
                                          size_t capacity);

/* The name of REASON for programs, such as "no-outline": a constant text; "unknown" for a number
 * that is no reason. */
SVISION_API const char *svision_reason_name(enum svision_reason reason);

/* What to do about REASON, one English sentence: a constant text. */
SVISION_API const char *svision_reason_advice(enum svision_reason reason);

#ifdef __cplusplus
}
#endif
#endif
