#include "v4l2/control.h"

#include <errno.h>
#include <inttypes.h>
#include <linux/videodev2.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_SIZE = 33 };

/* Converts TITLE to lower case, with each run of other characters replaced by an underscore. */
static void normalize_name(char name[NAME_SIZE], const char *title, size_t length)
{
    size_t used = 0;
    for (size_t i = 0; i < length && title[i] && used < NAME_SIZE - 1; i++) {
        char c = title[i];
        if (c >= 'A' && c <= 'Z')
            c = (char)(c - 'A' + 'a');
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            name[used++] = c;
        else if (used && name[used - 1] != '_')
            name[used++] = '_';
    }
    while (used && name[used - 1] == '_')
        used--;
    name[used] = '\0';
}

/* Advances to the next control that can be set; returns false after the last. */
static bool next_control(const struct v4l2_device *device, struct v4l2_query_ext_ctrl *control,
                         char name[NAME_SIZE])
{
    uint32_t id = control->id;
    for (;;) {
        *control = (struct v4l2_query_ext_ctrl){.id = id | V4L2_CTRL_FLAG_NEXT_CTRL |
                                                      V4L2_CTRL_FLAG_NEXT_COMPOUND};
        if (v4l2_request(device, VIDIOC_QUERY_EXT_CTRL, control) < 0)
            return false;
        id = control->id;
        if (control->type != V4L2_CTRL_TYPE_CTRL_CLASS && control->nr_of_dims == 0 &&
            !(control->flags & (V4L2_CTRL_FLAG_DISABLED | V4L2_CTRL_FLAG_READ_ONLY)))
            break;
    }
    normalize_name(name, control->name, sizeof control->name);
    return true;
}

/* Finds the index of the menu entry called TEXT. */
static bool find_entry(const struct v4l2_device *device, const struct v4l2_query_ext_ctrl *control,
                       const char *text, int64_t *value)
{
    char wanted[NAME_SIZE], name[NAME_SIZE];
    if (control->type != V4L2_CTRL_TYPE_MENU)
        return false;
    normalize_name(wanted, text, strlen(text));
    for (int64_t i = control->minimum; i <= control->maximum; i++) {
        struct v4l2_querymenu entry = {.id = control->id, .index = (uint32_t)i};
        if (v4l2_request(device, VIDIOC_QUERYMENU, &entry) < 0)
            continue;
        normalize_name(name, (const char *)entry.name, sizeof entry.name);
        if (strcmp(name, wanted) == 0) {
            *value = i;
            return true;
        }
    }
    return false;
}

static bool parse_value(const struct v4l2_device *device, const struct v4l2_query_ext_ctrl *control,
                        const char *text, int64_t *value)
{
    char *end;
    const char *digits = text + (*text == '-');
    errno = 0;
    long long number = strtoll(text, &end, 10);
    *value = number;
    if (*digits >= '0' && *digits <= '9' && !*end && !errno)
        return number >= control->minimum && number <= control->maximum;
    return find_entry(device, control, text, value);
}

static bool set(const struct v4l2_device *device, const struct v4l2_query_ext_ctrl *control,
                const char *name, const char *text, struct message *message)
{
    int64_t value = 0;
    if (control->type != V4L2_CTRL_TYPE_BUTTON && !parse_value(device, control, text, &value))
        return message_set(message, "control %s: expected %" PRId64 " to %" PRId64 ", not '%s'",
                           name, (int64_t)control->minimum, (int64_t)control->maximum, text);
    struct v4l2_ext_control setting = {.id = control->id};
    if (control->type == V4L2_CTRL_TYPE_INTEGER64)
        setting.value64 = value;
    else
        setting.value = (int32_t)value;
    struct v4l2_ext_controls settings = {.count = 1, .controls = &setting};
    if (v4l2_request(device, VIDIOC_S_EXT_CTRLS, &settings) < 0)
        return message_set(message, "control %s: %s%s", name, strerror(errno),
                           control->flags & V4L2_CTRL_FLAG_INACTIVE
                               ? " (another control holds it, such as an automatic mode)"
                               : "");
    return true;
}

bool v4l2_control_set(const struct v4l2_device *device, const char *assignment,
                      struct message *message)
{
    struct v4l2_query_ext_ctrl control = {0};
    char name[NAME_SIZE], wanted[NAME_SIZE];
    const char *value = strchr(assignment, '=');
    if (!value || value == assignment)
        return message_set(message, "control '%s': expected NAME=VALUE", assignment);
    normalize_name(wanted, assignment, (size_t)(value - assignment));
    while (next_control(device, &control, name))
        if (strcmp(name, wanted) == 0)
            return set(device, &control, name, value + 1, message);
    return message_set(message, "%s has no control %s; --list-formats shows the available ones",
                       device->path, wanted);
}

void v4l2_control_list(const struct v4l2_device *device, FILE *out)
{
    struct v4l2_query_ext_ctrl control = {0};
    char name[NAME_SIZE];
    while (next_control(device, &control, name)) {
        struct v4l2_ext_control value = {.id = control.id};
        struct v4l2_ext_controls values = {.count = 1, .controls = &value};
        if (control.type == V4L2_CTRL_TYPE_BUTTON || control.type == V4L2_CTRL_TYPE_STRING ||
            control.type == V4L2_CTRL_TYPE_INTEGER64 ||
            v4l2_request(device, VIDIOC_G_EXT_CTRLS, &values) < 0)
            continue;
        fprintf(out, "  %s=%" PRId32 " (%" PRId64 " to %" PRId64 ")\n", name, (int32_t)value.value,
                (int64_t)control.minimum, (int64_t)control.maximum);
    }
}
