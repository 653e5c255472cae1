/* Steps of human solving, their techniques, and their wording.
 *
 *     size_t index;
 *     if (sudoku_technique_from_name("x-wing", &index) == SUDOKU_OK)
 *         puts(sudoku_technique_at(index)->name);
 *
 * logic.h finds steps. docs/logic.md lists the techniques. Sources: techniques of the players'
 * forums; codes and scores from HoDoKu (B. Hobiger); ratings from Sudoku Explainer (N. Juillerat).
 */
#ifndef SUDOKU_STEP_H
#define SUDOKU_STEP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/digitset.h>
#include <sudoku/layout.h>
#include <sudoku/status.h>
#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* --------------------------------------------------------------------------------- techniques */

/* HoDoKu's levels of difficulty. */
enum sudoku_level {
    SUDOKU_LEVEL_EASY = 1,
    SUDOKU_LEVEL_MEDIUM = 2,
    SUDOKU_LEVEL_HARD = 3,
    SUDOKU_LEVEL_UNFAIR = 4,
    SUDOKU_LEVEL_EXTREME = 5
};

/* A row of the table of techniques. Strings are constant. */
struct sudoku_technique {
    /* The name that players use, such as "Locked Candidates, pointing". */
    const char *name;
    /* HoDoKu's number, such as "0100", and abbreviation, such as "lc1". Techniques that it lacks
     * have numbers from "2000" on. */
    const char *code;
    const char *abbreviation;
    /* Sudoku Explainer's rating times ten; 0 if it lacks the technique. */
    unsigned rating;
    /* HoDoKu's score and level. */
    unsigned score;
    enum sudoku_level level;
    /* True: used only if the caller's order includes it, because it is slow or a variant of another
     * technique with its own name. */
    bool is_on_request;
};

/* Returns the number of techniques. Thread-safe. */
SUDOKU_API size_t sudoku_technique_count(void);

/* Returns the technique at INDEX (0..count-1), ordered from easy to hard: a constant, or NULL if
 * out of range. Thread-safe. */
SUDOKU_API const struct sudoku_technique *sudoku_technique_at(size_t index);

/* Finds the technique with name, code or abbreviation NAME, ignoring case, and stores its index in
 * *INDEX. Returns SUDOKU_OK, or SUDOKU_ERR_ARGUMENT for an unknown name or a NULL, with *INDEX
 * unchanged. Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_technique_from_name(const char *name, size_t *index);

/* Returns the name of LEVEL, such as "Hard": a constant string, or NULL if there is no such level.
 * Thread-safe. */
SUDOKU_API const char *sudoku_level_name(enum sudoku_level level);

/* Returns the highest score, as computed by sudoku_logic_rate(), of a puzzle of LEVEL: 800 for
 * Easy, UINT_MAX for Extreme; 0 if there is no such level. Thread-safe. */
SUDOKU_API unsigned sudoku_level_max_score(enum sudoku_level level);

/* Orders in which techniques are tried. */
enum sudoku_profile {
    /* HoDoKu's: the order of the table, without techniques on request. */
    SUDOKU_PROFILE_HODOKU = 0,
    /* That of a person: singles in boxes, then in lines, then naked singles; what is easy to see
     * before what is easy to prove. */
    SUDOKU_PROFILE_HUMAN = 1,
    /* Sudoku Explainer 1.2.1's, with its direct moves and its forcing chains. */
    SUDOKU_PROFILE_SE = 2,
    /* Sukaku Explainer's default: the same with turbot fish, empty rectangles, and wings of up to
     * six cells. Its direct moves only place a digit. */
    SUDOKU_PROFILE_SUKAKU = 3
};

/* Returns the name of PROFILE, such as "se": a constant string, or NULL if there is no such
 * profile. Thread-safe. */
SUDOKU_API const char *sudoku_profile_name(enum sudoku_profile profile);

/* Stores the indices of PROFILE's techniques, the first to try first, in ORDER, up to ROOM of them
 * (ORDER may be NULL if ROOM is 0). Returns their number, sudoku_technique_count() at most; 0 if
 * there is no such profile. The caller may change the order and pass it to sudoku_logic_create().
 * Thread-safe. */
SUDOKU_API size_t sudoku_profile_order(enum sudoku_profile profile, size_t *order, size_t room);

/* -------------------------------------------------------------------------------------- steps */

/* A digit (1..side) in a cell. */
struct sudoku_candidate {
    uint16_t cell;
    uint16_t digit;
};

/* A digit (1..side) in some cell of a unit. */
struct sudoku_place {
    uint16_t unit;
    uint16_t digit;
};

/* Maximum number of cells of a node of a chain. */
#define SUDOKU_MAX_NODE_CELLS 8

/* A node of a chain: a digit in one of several cells. */
struct sudoku_node {
    uint16_t digit;
    uint16_t cell_count;
    uint16_t cells[SUDOKU_MAX_NODE_CELLS];
};

/* A link of a chain: at least one of both nodes is true if it is strong, at most one if it is
 * weak. */
struct sudoku_link {
    struct sudoku_node from;
    struct sudoku_node to;
    bool is_strong;
};

/* A step: its placements, eliminations and premises. The explainer that found it owns all arrays;
 * they are valid until its next call. */
struct sudoku_step {
    const struct sudoku_technique *technique;
    const struct sudoku_candidate *placements;
    size_t placement_count;
    const struct sudoku_candidate *eliminations;
    size_t elimination_count;
    /* Premise: each of these cells holds one of its candidates. */
    const uint16_t *cells;
    size_t cell_count;
    /* Premise: each of these units holds the digit in one of the places left for it. */
    const struct sudoku_place *places;
    size_t place_count;
    /* Premise of uniqueness techniques: not all of these cells hold digits of this pattern;
     * otherwise there would be a second solution. Either the digits, two in each cell or those of
     * two lines, could be exchanged; or the pattern has all placed cells of two digits, and those
     * that are left could be exchanged. */
    const struct sudoku_candidate *pattern;
    size_t pattern_count;
    /* For display: fins of a fish and the like, and the links of a chain in order. In forcing
     * chains, fins are the candidates assumed one after another; a single fin is assumed false and
     * then true; without fins, the negation of the conclusion is assumed. Links of one case follow
     * those of the previous case, each chain from its start; a new chain begins where chains join.
     * A candidate with a weak link to itself is excluded by a technique applied after the preceding
     * links. */
    const struct sudoku_candidate *fins;
    size_t fin_count;
    const struct sudoku_link *links;
    size_t link_count;
    /* Of a fish: its base units, and an equal number of cover units that contain the bases' places
     * except for the fins. Of two fish at once, those of the first and then those of the second. */
    const uint16_t *bases;
    size_t base_count;
    const uint16_t *covers;
    size_t cover_count;
    /* The almost locked sets of the step, in order: the first SET_SIZES[0] of SET_CELLS belong to
     * the first set, and so on. */
    const uint16_t *set_cells;
    const uint16_t *set_sizes;
    size_t set_count;
    /* Sudoku Explainer's rating of this step times ten, which for chains grows with their length; 0
     * if it lacks the technique. */
    unsigned rating;
};

/* The amount of detail of a hint. */
enum sudoku_hint {
    /* Where to look: one unit, never the cell of a single. */
    SUDOKU_HINT_PLACE = 1,
    /* The same and the technique. */
    SUDOKU_HINT_TECHNIQUE = 2,
    /* The whole step with its reason. */
    SUDOKU_HINT_STEP = 3
};

/* Returns the text to say instead of TEXT, which is a sentence of sudoku_sentence_at() or the name
 * of a technique: UTF-8, 1000 bytes at most, valid until the next call with USER, or NULL to keep
 * TEXT. */
typedef const char *sudoku_translate_callback(void *user, const char *text);

/* The length of sentences. */
enum sudoku_detail {
    /* Sentences of more than SUDOKU_FOLDED_LENGTH bytes are folded: long chains and nets are said
     * by their length and their ends, and of many cases the first ones. */
    SUDOKU_DETAIL_FOLDED = 0,
    /* Every link and every exclusion. */
    SUDOKU_DETAIL_FULL = 1
};

/* The length in bytes above which sentences are folded. */
#define SUDOKU_FOLDED_LENGTH 600

/* The wording of sudoku_step_write(). Start from SUDOKU_STEP_WORDING_INIT, then change fields. */
struct sudoku_step_wording {
    /* sizeof(struct sudoku_step_wording); allows the struct to grow. */
    size_t size;
    /* The symbols of the digits 1, 2 ... side, one per digit, spelled as in struct
     * sudoku_text_options ("A-P"). NULL: numbers. */
    const char *symbols;
    /* The candidates before the step, cell_count sets, which sentences then mention: "r1c1 and r1c5
     * in row 1 have no candidates but 2 and 7". NULL: sentences do without. */
    const sudoku_digitset *candidates;
    /* The digits on the board before the step, cell_count numbers, 0 for an empty cell, with which
     * singles say why: "7 has one place left in box 2: the other empty cells see 7 in r3c1 and
     * r5c6". NULL: sentences do without. */
    const uint8_t *cells;
    /* Translates sentences and names of techniques, called with USER. NULL: English. */
    sudoku_translate_callback *translate;
    void *user;
    /* The length of sentences. */
    enum sudoku_detail detail;
};

/* The size and the defaults. */
#define SUDOKU_STEP_WORDING_INIT                                                                   \
    {                                                                                              \
        sizeof(struct sudoku_step_wording), NULL, NULL, NULL, NULL, NULL, SUDOKU_DETAIL_FOLDED     \
    }

/* Returns the number of sentences. Thread-safe. */
SUDOKU_API size_t sudoku_sentence_count(void);

/* Returns the sentence at INDEX, a template in English with slots in braces, such as "{digit} in
 * {unit} is confined to {into}": a constant, or NULL if out of range. Its translation has the same
 * slots, in any order; one with other slots is ignored. Some sentences are slots of others, such as
 * " and " in lists. Thread-safe. */
SUDOKU_API const char *sudoku_sentence_at(size_t index);

/* Describes STEP at the detail of HINT, such as "Hidden Single: 7 has one place left in box 2, so
 * r1c5 is 7", in TEXT of SIZE bytes (NULL if SIZE is 0), as snprintf() does. WORDING may be NULL:
 * the defaults. Returns the length of the whole text; 0 if an argument is NULL, HINT or the detail
 * of WORDING is none, its size is too small, or the number of its symbols is not the side.
 * Thread-safe. */
SUDOKU_API size_t sudoku_step_write(const struct sudoku_layout *layout,
                                    const struct sudoku_step *step, enum sudoku_hint hint,
                                    const struct sudoku_step_wording *wording, char *text,
                                    size_t size);

#ifdef __cplusplus
}
#endif
#endif
