#include "play/core/record/statistics.h"

#include <string.h>

static void count_game(const struct record *record, struct level_statistics *level)
{
    level->begun++;
    if (!record->is_solved)
        return;
    level->best = level->solved && level->best < record->played ? level->best : record->played;
    level->sum += record->played;
    level->hints += record->hints;
    level->checks += record->checks;
    level->solved++;
}

/* Entries of a game compared with its solution. */
struct comparison {
    const struct board *solution;
    unsigned mistakes;
};

static void compare_move(void *user, enum event event, double seconds, const struct move *move)
{
    struct comparison *comparison = user;
    (void)seconds;
    for (size_t i = 0; event == EVENT_MOVE && i < move->count; i++) {
        const struct change *change = &move->changes[i];
        comparison->mistakes += change->layer == LAYER_DIGIT && change->after &&
                                change->after != board_digit(comparison->solution, change->cell);
    }
}

unsigned statistics_mistakes(const char *text, size_t length)
{
    struct comparison comparison = {0};
    struct record record, again = {0};
    record_read(text, length, &record, NULL, NULL);
    comparison.solution = record.board;
    if (record.board && board_is_solved(record.board))
        record_read(text, length, &again, compare_move, &comparison);
    board_destroy(again.board);
    board_destroy(record.board);
    return comparison.mistakes;
}

static bool count_save(const struct game_saves *saves, const char *name,
                       struct level_statistics *levels, struct message *message)
{
    struct buffer text = {0};
    struct record record = {0};
    bool done = saves->read(saves->user, name, &text, message) &&
                record_read_save(buffer_at(&text, 0), text.length, name, &record, message);
    if (record.board)
        count_game(&record, &levels[record.level]);
    board_destroy(record.board);
    buffer_free(&text);
    return done;
}

bool statistics_of_saves(const struct game_saves *saves,
                         struct level_statistics levels[SUDOKU_LEVEL_EXTREME + 1],
                         struct message *message)
{
    struct buffer names = {0};
    memset(levels, 0, (SUDOKU_LEVEL_EXTREME + 1) * sizeof *levels);
    bool done = !saves->list || saves->list(saves->user, &names, message);
    for (size_t at = 0; at < names.length; at += strlen(names.data + at) + 1)
        done &= count_save(saves, names.data + at, levels, message);
    buffer_free(&names);
    return done;
}
