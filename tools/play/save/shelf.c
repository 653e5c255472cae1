#include "play/save/shelf.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "play/save/save_file.h"

static const char ending[] = ".game";

/* A save to be sorted. */
struct entry {
    struct timespec time;
    char name[SHELF_NAME];
};

bool shelf_find_folder(char folder[SHELF_FOLDER])
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    int length = -1;
    /* The XDG Base Directory Specification requires absolute paths; others are ignored. */
    if (data && data[0] == '/')
        length = snprintf(folder, SHELF_FOLDER, "%s/sudoku-play", data);
    else if (home && home[0] == '/')
        length = snprintf(folder, SHELF_FOLDER, "%s/.local/share/sudoku-play", home);
    return length > 0 && length < SHELF_FOLDER;
}

static bool make_folders(char *path)
{
    for (char *slash = path + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = '\0';
        bool done = mkdir(path, 0700) == 0 || errno == EEXIST;
        *slash = '/';
        if (!done)
            return false;
    }
    return mkdir(path, 0700) == 0 || errno == EEXIST;
}

static int compare(const void *a, const void *b)
{
    const struct entry *one = a, *other = b;
    if (one->time.tv_sec != other->time.tv_sec)
        return one->time.tv_sec < other->time.tv_sec ? 1 : -1;
    if (one->time.tv_nsec != other->time.tv_nsec)
        return one->time.tv_nsec < other->time.tv_nsec ? 1 : -1;
    return strcmp(other->name, one->name);
}

static bool is_save(const char *name)
{
    size_t length = strlen(name), tail = sizeof ending - 1;
    return length > tail && name[0] != '.' && strcmp(name + length - tail, ending) == 0;
}

static void list(const char *folder, DIR *directory, struct buffer *entries)
{
    const struct dirent *found;
    while ((found = readdir(directory))) {
        struct entry entry;
        struct stat status;
        char path[PATH_MAX];
        if (!is_save(found->d_name) ||
            snprintf(path, sizeof path, "%s/%s", folder, found->d_name) >= PATH_MAX ||
            stat(path, &status) != 0 || !S_ISREG(status.st_mode))
            continue;
        entry.time = status.st_mtim;
        snprintf(entry.name, sizeof entry.name, "%s", found->d_name);
        buffer_add(entries, &entry, sizeof entry);
    }
}

bool shelf_open(struct shelf *shelf, struct message *message)
{
    struct buffer entries = {0};
    *shelf = (struct shelf){0};
    errno = ENOENT;
    if (!shelf_find_folder(shelf->folder))
        return message_set(message, "there is no folder for games: HOME is not set");
    DIR *directory = make_folders(shelf->folder) ? opendir(shelf->folder) : NULL;
    if (!directory)
        return message_set(message, "%s: %s", shelf->folder, strerror(errno));
    list(shelf->folder, directory, &entries);
    closedir(directory);
    size_t count = entries.length / sizeof(struct entry);
    if (count)
        qsort(entries.data, count, sizeof(struct entry), compare);
    for (size_t i = 0; i < count; i++) {
        const struct entry *entry = buffer_at(&entries, i * sizeof *entry);
        buffer_add(&shelf->names, entry->name, sizeof entry->name);
    }
    buffer_free(&entries);
    return true;
}

void shelf_close(struct shelf *shelf)
{
    buffer_free(&shelf->names);
}

size_t shelf_count(const struct shelf *shelf)
{
    return shelf->names.length / SHELF_NAME;
}

const char *shelf_name(const struct shelf *shelf, size_t index)
{
    return buffer_at(&shelf->names, index * SHELF_NAME);
}

void shelf_path(const struct shelf *shelf, size_t index, char path[PATH_MAX])
{
    snprintf(path, PATH_MAX, "%s/%s", shelf->folder, shelf_name(shelf, index));
}

void shelf_new_path(const struct shelf *shelf, char path[PATH_MAX])
{
    char day[40] = "game";
    time_t now = time(NULL);
    struct tm local;
    if (localtime_r(&now, &local))
        strftime(day, sizeof day, "%Y-%m-%d-%H%M%S", &local);
    snprintf(path, PATH_MAX, "%s/%s%s", shelf->folder, day, ending);
    for (unsigned number = 2; access(path, F_OK) == 0; number++)
        snprintf(path, PATH_MAX, "%s/%s-%u%s", shelf->folder, day, number, ending);
}
