/* Puzzles as programs for setters keep them: JSON with a grid and lists of rules. */
#ifndef RULES_FORMS_DRAWING_H
#define RULES_FORMS_DRAWING_H

#include "rules/forms/document.h"
#include "rules/forms/form.h"

/* A document that is being rewritten. */
struct drawing {
    struct form_writer *writer;
    const struct document *document;
    unsigned side;
    const struct document_node *rule; /* the one at hand, for messages */
    unsigned item;                    /* its item at hand, from 1; 0: none */
};

/* Cells of a rule, row by row from 0. */
enum { DRAWING_MAX_CELLS = FORM_MAX_SIDE * FORM_MAX_SIDE };

struct drawing_cells {
    unsigned count;
    unsigned cell[DRAWING_MAX_CELLS];
};

/* Reports that the rule at hand lacks WANTED; returns SUDOKU_ERR_TEXT. */
enum sudoku_status drawing_fail(const struct drawing *drawing, const char *wanted);

/* Reports that the rule at hand is not supported; returns SUDOKU_ERR_TEXT. */
enum sudoku_status drawing_refuse(const struct drawing *drawing);

/* Finds the side of the board: the number of rows in ROWS, each with as many cells. */
enum sudoku_status drawing_take_side(struct drawing *drawing, const struct document_node *rows);

/* Writes the board with the REGIONS of its cells, any numbers or DRAWING_NO_REGION. */
enum sudoku_status drawing_write_board(const struct drawing *drawing, const int *regions);
enum { DRAWING_NO_REGION = -1 };

/* f-puzzles: an object with "grid". */
enum sudoku_status fpuzzles_write(struct form_writer *writer, const struct document *document);

/* SudokuPad: an object with "cells", or "ce" for short. It is a drawing with rules in prose:
 * givens, regions and cages with sums are written, lines and symbols are left out by name. */
enum sudoku_status sudokupad_write(struct form_writer *writer, const struct document *document);

/* Notes MEMBER by its name unless it is empty. */
void drawing_note_member(const struct drawing *drawing, const struct document_node *member);

/* A member of an object, by its name or a shorter one (NULL: none). */
struct drawing_member {
    const char *name, *shorter;
};

/* Fails if OBJECT has one of COUNT members KNOWN twice, and notes others that are not empty. */
enum sudoku_status drawing_check_members(const struct drawing *drawing,
                                         const struct document_node *object,
                                         const struct drawing_member *known, size_t count);

/* Notes what the metadata at hand (NULL: none) says of the puzzle besides its title and author.
 * Fails if it is no object, or if digits may repeat in rows and columns. */
enum sudoku_status drawing_note_metadata(const struct drawing *drawing);

/* Notes that the string TITLE (NULL: none) names a rule that the puzzle, with all rules written,
 * does not have. */
void drawing_note_title(const struct drawing *drawing, const struct document_node *title);

/* The same for the titles of the puzzle and of its metadata. */
void drawing_note_titles(const struct drawing *drawing);

#endif
