/* Versions of the library, and the mark of its public symbols.
 *
 *     if (sudoku_api_version() < SUDOKU_API_VERSION)
 *         puts("the library is older than this program");
 *
 * All functions may be called by any thread. */
#ifndef SUDOKU_VERSION_H
#define SUDOKU_VERSION_H

#ifdef __cplusplus
extern "C" {
#endif

/* The API version: the soname comes from it. An addition raises MINOR, a change or a removal
 * raises MAJOR, and a repair that changes neither raises PATCH. It is not the project's version. */
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

/* The project's version, as "1.2.3": a constant text that nobody frees. Any thread may call it. */
SUDOKU_API const char *sudoku_version(void);

/* SUDOKU_API_VERSION of the library that runs: compare it with the header's to detect a library
 * that is older than the program. Any thread may call it. */
SUDOKU_API unsigned sudoku_api_version(void);

#ifdef __cplusplus
}
#endif
#endif
