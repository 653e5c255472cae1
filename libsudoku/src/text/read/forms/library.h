/* Lines of HoDoKu's technique library: a position in the middle of a solution.
 *
 *     :technique:candidates:cells:deleted:eliminations:placements:extra
 *
 * Cells are 81 digits and blanks, + before a digit that was placed and not given. Deleted are
 * candidates, as digit, row and column, with spaces between. The other fields say what is to be
 * found; the technique becomes the comment. */
#ifndef TEXT_READ_FORMS_LIBRARY_H
#define TEXT_READ_FORMS_LIBRARY_H

#include "text/read/form.h"

extern const struct text_form text_library_form;

#endif
