/* The names that JavaScript has for numbers of the libraries. */
#include <sudoku/board.h>
#include <sudoku/generate.h>
#include <sudoku/layout.h>
#include <sudoku/logic.h>
#include <sudoku/sudoku.h>
#include <sudoku/text.h>
#include <sudokuvision/overlay.h>
#include <sudokuvision/sudokuvision.h>

#include "shim/calls.h"

struct name {
    int number;
    const char *text;
};

/* A list ends with NULL. */
static const struct name statuses[] = {
    {SUDOKU_OK, "ok"},
    {SUDOKU_NO_SOLUTION, "no-solution"},
    {SUDOKU_SEVERAL_SOLUTIONS, "several-solutions"},
    {SUDOKU_CONFLICT, "conflict"},
    {SUDOKU_UNDECIDED, "undecided"},
    {SUDOKU_SOLUTION_LIMIT, "solution-limit"},
    {SUDOKU_NODE_LIMIT, "node-limit"},
    {SUDOKU_TIME_LIMIT, "time-limit"},
    {SUDOKU_CANCELLED, "cancelled"},
    {SUDOKU_END, "end"},
    {SUDOKU_NOT_FOUND, "not-found"},
    {SUDOKU_ERR_ARGUMENT, "argument"},
    {SUDOKU_ERR_MEMORY, "memory"},
    {SUDOKU_ERR_TEXT, "text"},
    {SUDOKU_ERR_READ, "read"},
    {SUDOKU_ERR_INTERNAL, "internal"},
    {0, NULL},
};

static const struct name levels[] = {
    {SUDOKU_LEVEL_EASY, "easy"},     {SUDOKU_LEVEL_MEDIUM, "medium"},   {SUDOKU_LEVEL_HARD, "hard"},
    {SUDOKU_LEVEL_UNFAIR, "unfair"}, {SUDOKU_LEVEL_EXTREME, "extreme"}, {0, NULL},
};

static const struct name unit_kinds[] = {
    {SUDOKU_UNIT_ROW, "row"},
    {SUDOKU_UNIT_COLUMN, "column"},
    {SUDOKU_UNIT_BOX, "box"},
    {SUDOKU_UNIT_REGION, "region"},
    {SUDOKU_UNIT_DIAGONAL, "diagonal"},
    {SUDOKU_UNIT_WINDOW, "window"},
    {SUDOKU_UNIT_DISJOINT_GROUP, "disjoint-group"},
    {SUDOKU_UNIT_ASTERISK, "asterisk"},
    {SUDOKU_UNIT_CENTER_DOT, "center-dot"},
    {SUDOKU_UNIT_GIRANDOLA, "girandola"},
    {SUDOKU_UNIT_CUSTOM, "custom"},
    {0, NULL},
};

static const struct name conflict_kinds[] = {
    {SUDOKU_CONFLICT_DUPLICATE, "duplicate"},
    {SUDOKU_CONFLICT_NO_CANDIDATE, "no-candidate"},
    {SUDOKU_CONFLICT_NO_PLACE, "no-place"},
    {0, NULL},
};

static const struct name picture_formats[] = {
    {SVISION_GRAY8, "gray"},  {SVISION_RGB24, "rgb"}, {SVISION_BGR24, "bgr"},
    {SVISION_RGBA32, "rgba"}, {SVISION_YUYV, "yuyv"}, {SVISION_UYVY, "uyvy"},
    {SVISION_NV12, "nv12"},   {SVISION_I420, "i420"}, {0, NULL},
};

static const struct name edges[] = {
    {SVISION_EDGE_LEFT, "left"},
    {SVISION_EDGE_TOP, "top"},
    {SVISION_EDGE_RIGHT, "right"},
    {SVISION_EDGE_BOTTOM, "bottom"},
    {0, NULL},
};

static const struct name marks[] = {
    {SVISION_MARK_NONE, "none"},
    {SVISION_MARK_GIVEN, "given"},
    {SVISION_MARK_ENTRY, "entry"},
    {SVISION_MARK_CANDIDATES, "candidates"},
    {SVISION_MARK_CROSSED_OUT, "crossed-out"},
    {0, NULL},
};

static const struct name verdicts[] = {
    {SVISION_VERDICT_NONE, "none"},
    {SVISION_VERDICT_RIGHT, "right"},
    {SVISION_VERDICT_MISTAKE, "mistake"},
    {SVISION_VERDICT_UNDECIDED, "undecided"},
    {0, NULL},
};

static const struct name track_states[] = {
    {SVISION_TRACK_NONE, "none"},
    {SVISION_TRACK_OUTLINED, "outlined"},
    {SVISION_TRACK_COMMITTED, "committed"},
    {0, NULL},
};

static const struct name badges[] = {
    {SVISION_BADGE_NONE, "none"},
    {SVISION_BADGE_TICK, "tick"},
    {SVISION_BADGE_RING, "ring"},
    {SVISION_BADGE_QUERY, "query"},
    {0, NULL},
};

static void put_names(struct reply *out, const char *list, const struct name *names)
{
    size_t count = 0;
    while (names[count].text)
        count++;
    put_string(out, list);
    put_number(out, (double)count);
    for (size_t i = 0; i < count; i++) {
        put_number(out, names[i].number);
        put_string(out, names[i].text);
    }
}

/* Lists that the libraries name themselves. */
static const char *format_name(unsigned number)
{
    return sudoku_text_format_name((enum sudoku_text_format)number);
}

static const char *variant_name(unsigned number)
{
    return sudoku_variant_name((enum sudoku_variant)(1U << number));
}

static const char *profile_name(unsigned number)
{
    return sudoku_profile_name((enum sudoku_profile)number);
}

static const char *symmetry_name(unsigned number)
{
    return sudoku_symmetry_name((enum sudoku_symmetry)number);
}

static const char *reason_name(unsigned number)
{
    return number <= SVISION_REASON_UNREAD_MARKS ? svision_reason_name((enum svision_reason)number)
                                                 : NULL;
}

static const char *unread_name(unsigned number)
{
    return number < 6 ? svision_unread_mark_name((enum svision_unread_mark)(1U << number)) : NULL;
}

/* FLAGS: number i of the list is the bit 1 << i. */
static void put_named(struct reply *out, const char *list, const char *(*name)(unsigned),
                      bool flags)
{
    unsigned count = 0;
    while (name(count))
        count++;
    put_string(out, list);
    put_number(out, count);
    for (unsigned i = 0; i < count; i++) {
        put_number(out, flags ? 1U << i : i);
        put_string(out, name(i));
    }
}

enum sudoku_status call_names(struct request *in, struct reply *out)
{
    (void)in;
    put_number(out, 16);
    put_names(out, "status", statuses);
    put_names(out, "level", levels);
    put_names(out, "unitKind", unit_kinds);
    put_names(out, "conflictKind", conflict_kinds);
    put_names(out, "pictureFormat", picture_formats);
    put_names(out, "edge", edges);
    put_names(out, "mark", marks);
    put_names(out, "verdict", verdicts);
    put_names(out, "trackState", track_states);
    put_names(out, "badge", badges);
    put_named(out, "textFormat", format_name, false);
    put_named(out, "variant", variant_name, true);
    put_named(out, "profile", profile_name, false);
    put_named(out, "symmetry", symmetry_name, false);
    put_named(out, "reason", reason_name, false);
    put_named(out, "unreadMark", unread_name, true);
    return SUDOKU_OK;
}

enum sudoku_status call_version(struct request *in, struct reply *out)
{
    (void)in;
    put_string(out, sudoku_version());
    return SUDOKU_OK;
}
