/* Links that hold a puzzle. */
#ifndef RULES_FORMS_LINK_H
#define RULES_FORMS_LINK_H

#include <sudoku/memory.h>

#include "rules/forms/form.h"

/* Unpacks the puzzle of the link in WRITER into *PLAIN, JSON in memory of ALLOCATOR that the caller
 * owns. SUDOKU_ERR_TEXT: the link names a puzzle that a server has, or is damaged. */
enum sudoku_status link_unpack(struct form_writer *writer, const struct sudoku_allocator *allocator,
                               char **plain, size_t *length);

#endif
