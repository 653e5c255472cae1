/* Versions of the library, and the marker of public symbols.
 *
 *     if (sudoku_api_version() < SUDOKU_API_VERSION)
 *         puts("the library is older than this program");
 *
 * All functions are thread-safe. */
#ifndef SUDOKU_VERSION_H
#define SUDOKU_VERSION_H

#ifdef __cplusplus
extern "C" {
#endif

/* The API version, which determines the soname. An addition raises MINOR, a change or removal
 * raises MAJOR, a fix that does neither raises PATCH. The project has a version of its own. */
#define SUDOKU_API_VERSION_MAJOR 0
#define SUDOKU_API_VERSION_MINOR 1
#define SUDOKU_API_VERSION_PATCH 0

#define SUDOKU_API_VERSION                                                                         \
    (SUDOKU_API_VERSION_MAJOR * 10000 + SUDOKU_API_VERSION_MINOR * 100 + SUDOKU_API_VERSION_PATCH)

#if defined(__GNUC__)
#define SUDOKU_API __attribute__((visibility("default")))
#else
#define SUDOKU_API
#endif

/* Returns the project's version, such as "1.2.3": a constant string. Thread-safe. */
SUDOKU_API const char *sudoku_version(void);

/* Returns the SUDOKU_API_VERSION that the running library was built with; a smaller number than the
 * header's means that the library is older than the program. Thread-safe. */
SUDOKU_API unsigned sudoku_api_version(void);

#ifdef __cplusplus
}
#endif
#endif
