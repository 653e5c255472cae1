/* What is wrong with a picture, a reading or a tracked puzzle, and what to do about it.
 *
 *     puts(svision_reason_advice(svision_diagnosis_reason(diagnosis)));
 *
 * A diagnosis belongs to its reader, reading or track. Several threads may use it while none
 * changes that object. */
#ifndef SVISION_DIAGNOSIS_H
#define SVISION_DIAGNOSIS_H

#include <stddef.h>
#include <stdint.h>

#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Why there is no reading, why a reading is uncertain, or what a tracked puzzle still needs. */
enum svision_reason {
    SVISION_REASON_NONE = 0,

    /* No reading: */
    /* Nothing in the picture is dark and large enough to be a grid. */
    SVISION_REASON_NO_OUTLINE = 1,
    /* There are dark areas, but none with four sides. */
    SVISION_REASON_NO_QUADRILATERAL = 2,
    /* There are areas with four sides, but without the lines of a grid. */
    SVISION_REASON_NO_LINES = 3,
    /* The picture, or the part that resembles a grid, is too small. */
    SVISION_REASON_TOO_SMALL = 4,

    /* An uncertain reading: */
    /* The cells are too few pixels wide. */
    SVISION_REASON_LOW_RESOLUTION = 5,
    /* The grid extends beyond an edge of the picture. Also without a reading. */
    SVISION_REASON_CUT_OFF = 6,
    /* Glare or a hard shadow covers cells. */
    SVISION_REASON_GLARE = 7,
    /* Cells that may or may not hold a digit. */
    SVISION_REASON_FAINT = 8,
    /* Digits that resemble several digits. */
    SVISION_REASON_AMBIGUOUS = 9,
    /* Digits that were changed to obey the rules of Sudoku. */
    SVISION_REASON_OVERRULED = 10,
    /* Digits that contradict each other: they look alike within one row, column or box. */
    SVISION_REASON_CONFLICT = 11,
    /* The digits read have several solutions. */
    SVISION_REASON_SEVERAL_SOLUTIONS = 12,
    /* The digits read have no solution. */
    SVISION_REASON_NO_SOLUTION = 13,
    /* Fewer digits than any puzzle with one solution has, such as 17 for nine rows. Also without a
     * reading, for a grid of a side other than nine. */
    SVISION_REASON_FEW_DIGITS = 14,
    /* Out of focus, or moved during the exposure. Also without a reading. With one, it replaces
     * reasons about digits. */
    SVISION_REASON_BLURRED = 15,

    /* A tracked puzzle: */
    /* The cells are not clear yet; more frames may help. */
    SVISION_REASON_FEW_FRAMES = 16,
    /* Something covers the cells, such as a hand, and the rest is not enough. */
    SVISION_REASON_COVERED = 17,

    /* An uncertain reading: */
    /* The grid shares boxes with others, as in a samurai, and not all of them could be read with
     * certainty, so the puzzle is incomplete. */
    SVISION_REASON_JOINED = 18,
    /* The digits are not a puzzle with one solution, and other marks are printed that are not read
     * (enum svision_unread_mark): those of a puzzle with other rules. */
    SVISION_REASON_UNREAD_MARKS = 19
};

/* Edges of the picture, independent of the grid's orientation. */
enum svision_edge {
    SVISION_EDGE_LEFT = 1,
    SVISION_EDGE_TOP = 2,
    SVISION_EDGE_RIGHT = 4,
    SVISION_EDGE_BOTTOM = 8
};

struct svision_diagnosis;

/* Returns the reason; SVISION_REASON_NONE for NULL. */
SVISION_API enum svision_reason svision_diagnosis_reason(const struct svision_diagnosis *diagnosis);

/* Returns the edges where the grid is cut off, a sum of enum svision_edge; 0 for NULL. */
SVISION_API unsigned svision_diagnosis_edges(const struct svision_diagnosis *diagnosis);

/* Returns a byte for each cell of the reading, row by row, 1 if the reason concerns the cell and 0
 * otherwise; NULL if there is no reading, and for NULL. The array belongs to DIAGNOSIS. */
SVISION_API const uint8_t *svision_diagnosis_cells(const struct svision_diagnosis *diagnosis);

/* Returns the digit read in both cells of a conflict; 0 if there are not exactly two, if they
 * differ, and for NULL. */
SVISION_API unsigned svision_diagnosis_digit(const struct svision_diagnosis *diagnosis);

/* Writes a description of DIAGNOSIS, such as "cut off at the left edge" or "glare at r3c7", with up
 * to eight cells, to TEXT (CAPACITY bytes including the terminating zero; TEXT may be NULL if
 * CAPACITY is 0). 120 bytes are enough. The description is empty if nothing is wrong, and for NULL.
 * Returns its full length without the zero, like snprintf(). */
SVISION_API size_t svision_diagnosis_explain(const struct svision_diagnosis *diagnosis, char *text,
                                             size_t capacity);

/* Writes a hint for a person holding the camera, such as "move closer" or "r2c5 and r2c8 both read
 * 7". As svision_diagnosis_explain(); 80 bytes are enough. */
SVISION_API size_t svision_diagnosis_hint(const struct svision_diagnosis *diagnosis, char *text,
                                          size_t capacity);

/* Returns the identifier of REASON, such as "no-outline", or "unknown" for an unknown number. The
 * string is static. Thread-safe. */
SVISION_API const char *svision_reason_name(enum svision_reason reason);

/* Returns one English sentence on what to do about REASON. The string is static. Thread-safe. */
SVISION_API const char *svision_reason_advice(enum svision_reason reason);

#ifdef __cplusplus
}
#endif
#endif
