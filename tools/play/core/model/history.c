#include "play/core/model/history.h"

static const size_t *ends_of(const struct history *history)
{
    return buffer_at(&history->ends, 0);
}

void history_free(struct history *history)
{
    buffer_free(&history->changes);
    buffer_free(&history->ends);
    history->made = 0;
}

size_t history_count(const struct history *history)
{
    return history->ends.length / sizeof(size_t);
}

static void forget_undone(struct history *history)
{
    size_t kept = history->made ? ends_of(history)[history->made - 1] : 0;
    history->changes.length = kept * sizeof(struct change);
    history->ends.length = history->made * sizeof(size_t);
}

void history_add(struct history *history, const struct change *change)
{
    if (!history->is_open)
        forget_undone(history);
    history->is_open = true;
    buffer_add(&history->changes, change, sizeof *change);
}

bool history_end(struct history *history)
{
    if (!history->is_open)
        return false;
    size_t end = history->changes.length / sizeof(struct change);
    buffer_add(&history->ends, &end, sizeof end);
    history->made++;
    history->is_open = false;
    return true;
}

struct move history_move(const struct history *history, size_t index)
{
    size_t start = index ? ends_of(history)[index - 1] : 0;
    const struct change *changes = buffer_at(&history->changes, 0);
    return (struct move){changes + start, ends_of(history)[index] - start};
}

bool history_back(struct history *history, struct move *move)
{
    if (history->made == 0)
        return false;
    *move = history_move(history, --history->made);
    return true;
}

bool history_forth(struct history *history, struct move *move)
{
    if (history->made == history_count(history))
        return false;
    *move = history_move(history, history->made++);
    return true;
}
