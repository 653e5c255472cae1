/* Puzzles in the forms of other programs, and what becomes of them. */
#ifndef TESTS_FORMS_EXPECT_H
#define TESTS_FORMS_EXPECT_H

/* Checks that TEXT is translated into DOTS, then " without " and the names of what is left out. */
void expect(const char *text, const char *dots);

/* Checks that TEXT is refused with ERROR, "line:column: message". */
void expect_error(const char *text, const char *error);

/* Checks that TEXT is in no form with rules. */
void expect_none(const char *text);

#endif
