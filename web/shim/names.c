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
#include "shim/name_list.h"

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

/* Lists that the libraries name themselves. */
static const char *format_name(unsigned number)
{
    return sudoku_text_format_name((enum sudoku_text_format)number);
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

enum sudoku_status call_names(struct request *in, struct reply *out)
{
    (void)in;
    put_number(out, 16);
    put_names(out, "status", status_names);
    put_names(out, "level", level_names);
    put_names(out, "unitKind", unit_kinds);
    put_names(out, "conflictKind", conflict_kinds);
    put_names(out, "pictureFormat", picture_formats);
    put_names(out, "edge", edges);
    put_names(out, "mark", marks);
    put_names(out, "verdict", verdicts);
    put_names(out, "trackState", track_states);
    put_names(out, "badge", badges);
    put_named(out, "textFormat", format_name, false);
    put_variants(out);
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
