/* Version numbers, and the attribute of public symbols.
 *
 *     if (svision_api_version() < SVISION_API_VERSION)
 *         puts("the library is older than this program");
 *
 * All functions are thread-safe. */
#ifndef SVISION_VERSION_H
#define SVISION_VERSION_H

#ifdef __cplusplus
extern "C" {
#endif

/* The API version, from which the soname derives. MINOR increases with an addition, MAJOR with a
 * change or removal, PATCH with any other fix. It is independent of the project's version. */
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

/* Returns the project's version, such as "1.2.3". The string is static. */
SVISION_API const char *svision_version(void);

/* Returns SVISION_API_VERSION of the loaded library; compare it with the header's to detect a
 * library older than the program. */
SVISION_API unsigned svision_api_version(void);

#ifdef __cplusplus
}
#endif
#endif
