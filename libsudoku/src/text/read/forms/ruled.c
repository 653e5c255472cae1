/* Puzzles with rules of their own, refused: without these they would have other solutions. */
#include "text/read/lines/ruled.h"

#include "text/read/form.h"

/* What LINE is, or NULL. The marks of quoted mail may have been pointers. */
static const char *name_of(const struct text_line *line)
{
    const char *text = line->text - line->skipped;
    const size_t length = line->length + line->skipped;
    if (text_is_killer_string(line->text, line->length) || text_is_killer_line(text, length))
        return "killer";
    if (text_is_game_id(line->text, line->length))
        return "an identifier of a game";
    return text_is_packed_puzzle(line->text, line->length) ? "a packed puzzle" : NULL;
}

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    (void)state;
    bool is_ruled = work->hint.format == SUDOKU_TEXT_AUTO && !line->is_cut && name_of(line);
    return is_ruled ? TEXT_SCORE_RULES : TEXT_SCORE_NONE;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    (void)work;
    (void)state;
    return text_error(work->error, line->number, 1,
                      "%s is not supported: expected a board without rules of its own",
                      name_of(line));
}

const struct text_form text_ruled_form = {
    .name = "a puzzle with rules", .max_score = TEXT_SCORE_RULES, .detect = detect, .begin = begin};
