#include "cli/files/path.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool too_long(void)
{
    errno = ENAMETOOLONG;
    return false;
}

/* The length of the folder part of PATH, including the last slash. */
static size_t folder_length(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? (size_t)(slash + 1 - path) : 0;
}

bool path_follow(const char *path, char target[PATH_MAX])
{
    enum { MAX_LINKS = 40 };
    char link[PATH_MAX];
    size_t length = strlen(path);
    if (length >= PATH_MAX)
        return too_long();
    memcpy(target, path, length + 1);
    for (unsigned i = 0; i < MAX_LINKS; i++) {
        ssize_t count = readlink(target, link, sizeof link);
        if (count < 0)
            return errno == EINVAL || errno == ENOENT;
        size_t folder = count > 0 && link[0] == '/' ? 0 : folder_length(target);
        if (folder + (size_t)count >= PATH_MAX)
            return too_long();
        memcpy(target + folder, link, (size_t)count);
        target[folder + (size_t)count] = '\0';
    }
    errno = ELOOP;
    return false;
}

bool path_rename_new(const char *from, const char *to)
{
    struct stat existing;
    /* link() never replaces a file, unlike rename(). */
    if (link(from, to) == 0)
        return unlink(from) == 0;
    if (errno == EEXIST)
        return false;
    /* FAT and some network file systems reject hard links, with various errors. */
    if (lstat(to, &existing) == 0) {
        errno = EEXIST;
        return false;
    }
    return rename(from, to) == 0;
}

/* Stores the identity of a file that need not exist: its folder and its name there. */
static bool find_folder(const char *path, char target[PATH_MAX], const char **name,
                        struct stat *folder)
{
    if (!path_follow(path, target))
        return false;
    size_t length = folder_length(target);
    char folder_name[PATH_MAX + 2];
    snprintf(folder_name, sizeof folder_name, "%.*s.", (int)length, target);
    *name = target + length;
    return stat(folder_name, folder) == 0;
}

bool path_is_same(const char *a, const char *b)
{
    struct stat status_a, status_b;
    char target_a[PATH_MAX], target_b[PATH_MAX];
    const char *name_a, *name_b;
    bool is_a = stat(a, &status_a) == 0, is_b = stat(b, &status_b) == 0;
    if (is_a != is_b)
        return false;
    if (!is_a && !(find_folder(a, target_a, &name_a, &status_a) &&
                   find_folder(b, target_b, &name_b, &status_b) && strcmp(name_a, name_b) == 0))
        return false;
    return status_a.st_dev == status_b.st_dev && status_a.st_ino == status_b.st_ino;
}
