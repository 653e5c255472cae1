/* Results as CSV and JSON Lines. */
#include <string.h>

#include "board/board.h"
#include "board/layout.h"
#include "common/argument.h"
#include "common/sized.h"
#include "text/read/board/alphabet.h"
#include "text/symbols.h"
#include "text/write/view.h"

const char *sudoku_text_csv_header(void)
{
    return "puzzle,status,solutions,count,count_exact,conflicts,nodes,guesses,microseconds\n";
}

/* The status as one word for programs; docs/formats.md lists them. */
static const char *status_word(const struct sudoku_text_result *result)
{
    switch (result->status) {
    case SUDOKU_OK:
        if (!result->count_is_exact || result->count == 0)
            return "solved";
        return result->count == 1 ? "unique" : "several";
    case SUDOKU_NO_SOLUTION:
        return "none";
    case SUDOKU_SEVERAL_SOLUTIONS:
        return "several";
    case SUDOKU_CONFLICT:
        return "conflict";
    case SUDOKU_UNDECIDED:
        return "undecided";
    case SUDOKU_SOLUTION_LIMIT:
        return "solution_limit";
    case SUDOKU_NODE_LIMIT:
        return "node_limit";
    case SUDOKU_TIME_LIMIT:
        return "time_limit";
    case SUDOKU_CANCELLED:
        return "cancelled";
    default:
        return "error";
    }
}

/* The symbols of the boards in words: those of RESULT, or the usual ones in ROOM. NULL: boards have
 * numbers. */
static const char *symbols_in_words(const struct sudoku_layout *layout,
                                    const struct sudoku_text_result *result,
                                    char room[TEXT_ALPHABET_SIZE])
{
    if (result->symbols || layout->side > TEXT_SYMBOL_SIDE)
        return result->symbols;
    for (unsigned digit = 1; digit <= layout->side; digit++)
        room[digit - 1] = text_symbol(digit);
    room[layout->side] = '\0';
    return room;
}

/* Bytes of a conflict in words: 64 cells of at most 7 characters after some 40 others. */
enum { CONFLICT_SIZE = 64 * 9 + 64 };

static void conflict_text(const struct sudoku_layout *layout,
                          const struct sudoku_text_result *result, size_t index,
                          char text[CONFLICT_SIZE])
{
    char room[TEXT_ALPHABET_SIZE];
    text[0] = '\0';
    sudoku_conflict_write_symbols(layout, &result->conflicts[index],
                                  symbols_in_words(layout, result, room), text, CONFLICT_SIZE);
}

static uint64_t microseconds(const struct sudoku_stats *stats)
{
    return stats->seconds > 0 ? (uint64_t)(stats->seconds * 1e6 + 0.5) : 0;
}

static struct text_view view_of(const struct sudoku_layout *layout, const uint8_t *cells,
                                const sudoku_digitset *candidates, const char *symbols)
{
    return (struct text_view){
        .layout = layout, .cells = cells, .candidates = candidates, .symbols = symbols};
}

/* --------------------------------------------------------------------------------------- CSV */

/* Conflicts in one quoted field; they have no quotation marks. */
static void csv_conflicts(struct text_out *out, const struct sudoku_layout *layout,
                          const struct sudoku_text_result *result)
{
    char text[CONFLICT_SIZE];
    if (result->conflict_count == 0)
        return;
    text_out_char(out, '"');
    for (size_t i = 0; i < result->conflict_count; i++) {
        conflict_text(layout, result, i, text);
        text_out_string(out, i ? "; " : "");
        text_out_string(out, text);
    }
    text_out_char(out, '"');
}

static void write_csv(struct text_out *out, const struct sudoku_layout *layout,
                      const struct sudoku_text_result *result, const struct sudoku_stats *stats)
{
    struct text_view view = view_of(layout, result->givens, result->candidates, result->symbols);
    text_out_line(out, &view);
    text_out_char(out, ',');
    text_out_string(out, status_word(result));
    text_out_char(out, ',');
    for (size_t i = 0; i < result->solution_count; i++) {
        view = view_of(layout, result->solutions + i * layout->cell_count, NULL, result->symbols);
        text_out_string(out, i ? ";" : "");
        text_out_line(out, &view);
    }
    text_out_char(out, ',');
    text_out_number(out, result->count, 0);
    text_out_string(out, result->count_is_exact ? ",true," : ",false,");
    csv_conflicts(out, layout, result);
    text_out_char(out, ',');
    text_out_number(out, stats->nodes, 0);
    text_out_char(out, ',');
    text_out_number(out, stats->guesses, 0);
    text_out_char(out, ',');
    text_out_number(out, microseconds(stats), 0);
    text_out_char(out, '\n');
}

/* -------------------------------------------------------------------------------------- JSON */

/* Writes words of the library: none has to be escaped. */
static void json_string(struct text_out *out, const char *text)
{
    text_out_char(out, '"');
    text_out_string(out, text);
    text_out_char(out, '"');
}

/* Writes a board, which has symbols, digits and spaces only. */
static void json_board(struct text_out *out, const struct text_view *view)
{
    text_out_char(out, '"');
    text_out_line(out, view);
    text_out_char(out, '"');
}

/* Writes the symbols of VIEW if they are not the usual ones. */
static void json_symbols(struct text_out *out, const struct text_view *view)
{
    unsigned side = view->layout->side, usual = 0;
    while (view->symbols && usual < side && view->symbols[usual] == text_symbol(usual + 1))
        usual++;
    if (!view->symbols || usual == side)
        return;
    text_out_string(out, ",\"symbols\":\"");
    for (unsigned digit = 1; digit <= side; digit++)
        text_out_char(out, text_view_symbol(view, digit));
    text_out_char(out, '"');
}

static void json_number(struct text_out *out, const char *key, uint64_t number)
{
    text_out_char(out, ',');
    json_string(out, key);
    text_out_char(out, ':');
    text_out_number(out, number, 0);
}

static void json_candidates(struct text_out *out, const struct text_view *view)
{
    text_out_string(out, ",\"candidates\":[");
    for (unsigned cell = 0; cell < view->layout->cell_count; cell++) {
        sudoku_digitset set = text_view_set(view, cell);
        text_out_string(out, cell ? ",[" : "[");
        for (const char *comma = ""; set; comma = ",") {
            text_out_string(out, comma);
            text_out_number(out, sudoku_digitset_pop(&set), 0);
        }
        text_out_char(out, ']');
    }
    text_out_char(out, ']');
}

static void json_conflicts(struct text_out *out, const struct sudoku_layout *layout,
                           const struct sudoku_text_result *result)
{
    char text[CONFLICT_SIZE];
    text_out_string(out, ",\"conflicts\":[");
    for (size_t i = 0; i < result->conflict_count; i++) {
        conflict_text(layout, result, i, text);
        text_out_string(out, i ? "," : "");
        json_string(out, text);
    }
    text_out_char(out, ']');
}

static void write_json(struct text_out *out, const struct sudoku_layout *layout,
                       const struct sudoku_text_result *result, const struct sudoku_stats *stats)
{
    struct text_view view = view_of(layout, result->givens, result->candidates, result->symbols);
    text_out_string(out, "{\"puzzle\":");
    json_board(out, &view);
    json_symbols(out, &view);
    if (result->candidates)
        json_candidates(out, &view);
    text_out_string(out, ",\"status\":");
    json_string(out, status_word(result));
    text_out_string(out, ",\"solutions\":[");
    for (size_t i = 0; i < result->solution_count; i++) {
        view = view_of(layout, result->solutions + i * layout->cell_count, NULL, result->symbols);
        text_out_string(out, i ? "," : "");
        json_board(out, &view);
    }
    text_out_char(out, ']');
    json_number(out, "count", result->count);
    text_out_string(out,
                    result->count_is_exact ? ",\"count_exact\":true" : ",\"count_exact\":false");
    json_conflicts(out, layout, result);
    json_number(out, "nodes", stats->nodes);
    json_number(out, "guesses", stats->guesses);
    json_number(out, "microseconds", microseconds(stats));
    text_out_string(out, "}\n");
}

static bool boards_are_sound(const struct sudoku_layout *layout,
                             const struct sudoku_text_result *result)
{
    bool sound =
        argument_expect(result->givens || result->candidates,
                        "result->givens and result->candidates are NULL") &&
        argument_expect(result->solutions || !result->solution_count,
                        "result->solutions is NULL") &&
        argument_expect(result->conflicts || !result->conflict_count,
                        "result->conflicts is NULL") &&
        argument_expect(!result->givens || board_digits_in_range(layout, result->givens),
                        "result->givens has a number over the side") &&
        argument_expect(!result->candidates || board_sets_in_range(layout, result->candidates),
                        "result->candidates has a digit over the side");
    for (size_t i = 0; i < result->solution_count && sound; i++)
        sound = argument_expect(
            board_digits_in_range(layout, result->solutions + i * layout->cell_count),
            "result->solutions has a number over the side");
    return sound;
}

/* Takes the symbols of RESULT, one for each digit, into *ALPHABET, which RESULT then points to. */
static bool take_symbols(const struct sudoku_layout *layout, struct sudoku_text_result *result,
                         struct text_alphabet *alphabet)
{
    if (!result->symbols)
        return true;
    bool fits = argument_expect(text_alphabet_name(alphabet, result->symbols),
                                "result->symbols are not 2 to 36 different digits and letters") &&
                argument_expect(alphabet->side == layout->side,
                                "the side of layout is not the number of result->symbols");
    result->symbols = alphabet->symbols;
    return fits;
}

size_t sudoku_text_write_result(const struct sudoku_layout *layout,
                                const struct sudoku_text_result *result, char *text, size_t size)
{
    static const struct sudoku_stats none;
    static const size_t first_form = SIZED_UP_TO(struct sudoku_text_result, stats);
    struct sudoku_text_result own = {0};
    struct text_alphabet alphabet;
    struct text_out out = {text, size, 0};
    if (!text_out_begin(&out) || !text_view_fits(layout) ||
        !argument_expect(result, "result is NULL") ||
        !argument_expect(sized_copy(&own, sizeof own, result, first_form),
                         "result->size is too small") ||
        !argument_expect(own.format == SUDOKU_TEXT_CSV || own.format == SUDOKU_TEXT_JSON,
                         "result->format is neither CSV nor JSON") ||
        !boards_are_sound(layout, &own) || !take_symbols(layout, &own, &alphabet))
        return 0;
    const struct sudoku_stats *stats = own.stats ? own.stats : &none;
    if (own.format == SUDOKU_TEXT_CSV)
        write_csv(&out, layout, &own, stats);
    else
        write_json(&out, layout, &own, stats);
    return text_out_end(&out);
}
