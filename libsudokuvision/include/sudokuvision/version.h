/* Versions of the library, and the mark of its public symbols.
 *
 *     if (svision_api_version() < SVISION_API_VERSION)
 *         puts("the library is older than this program");
 *
 * All functions may be called by any thread. */
#ifndef SVISION_VERSION_H
#define SVISION_VERSION_H

#ifdef __cplusplus
extern "C" {
#endif

/* The API version: the soname comes from it. An addition raises MINOR, a change or a removal
 * raises MAJOR, and a repair that changes neither raises PATCH. It is not the project's version. */
#define SVISION_API_VERSION_MAJOR 0
#define SVISION_API_VERSION_MINOR 1
#define SVISION_API_VERSION_PATCH 0

#define SVISION_API_VERSION                                                                        \
    (SVISION_API_VERSION_MAJOR * 10000 + SVISION_API_VERSION_MINOR * 100 +                         \
     SVISION_API_VERSION_PATCH)

#if defined(__GNUC__)
#define SVISION_API __attribute__((visibility("default")))
#else
#define SVISION_API
#endif

/* The project's version, as "1.2.3": a constant text that nobody frees. Any thread may call it. */
SVISION_API const char *svision_version(void);

/* SVISION_API_VERSION of the library that runs: compare it with the header's to detect a library
 * that is older than the program. Any thread may call it. */
SVISION_API unsigned svision_api_version(void);

#ifdef __cplusplus
}
#endif
#endif
