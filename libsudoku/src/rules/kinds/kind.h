/* Rules by the names that setters use. Each says what it means (holds) and builds primitives
 * (expand); texts and lists know it by a row of a table. */
#ifndef RULES_KINDS_KIND_H
#define RULES_KINDS_KIND_H

#include <sudoku/rules.h>

struct rule_reader;

/* A rule as texts name it. */
struct named_kind {
    const char *name;      /* "Cage" */
    const char *arguments; /* "SUM CELLS"; "": none */
    const char *meaning;   /* one sentence */
    const struct sudoku_rule_kind *kind;
    /* Reads the arguments and adds the rule; see rules/text/reader.h. */
    enum sudoku_status (*read)(struct rule_reader *reader, const struct named_kind *named);
    /* Bounds of the number before the cells, if any. */
    int min_number, max_number;
    /* The minimum number of cells. */
    unsigned min_cells;
};

/* The specification of kinds with one number, such as a sum. */
struct number_spec {
    int number;
};

/* Returns the number of RULE, the first member of its specification. */
static inline int kind_number(const struct sudoku_rule *rule)
{
    return *(const int *)rule->spec;
}

/* Returns the set of VALUE, empty if it is not one of the board. */
static inline sudoku_valueset kind_value_set(const struct sudoku_rule *rule, int value)
{
    int bit = value - (int)rule->min_value;
    return (sudoku_valueset)(bit >= 0 && bit < (int)rule->value_count ? 1U << bit : 0);
}

/* Returns the set of values MIN..MAX of the board. */
sudoku_valueset kind_range_set(const struct sudoku_rule *rule, int min, int max);

/* True if COUNT VALUES differ. */
bool kind_values_differ(const uint8_t *values, unsigned count);

/* Returns the sum of COUNT VALUES. */
int kind_values_sum(const uint8_t *values, unsigned count);

/* Writes the kind's name and its number, as in "cage of 15". */
size_t kind_say_number(const struct sudoku_rule *rule, char *text, size_t size);

/* Labels of looks: the number; the number unless it is 0. */
size_t kind_label(const struct sudoku_rule *rule, unsigned place, char *text, size_t size);
size_t kind_label_sum(const struct sudoku_rule *rule, unsigned place, char *text, size_t size);

/* True if one of RULES says that all of CELLS differ. */
bool kind_cells_differ(const struct sudoku_rules *rules, const uint16_t *cells, unsigned count);

/* Adds the primitive that all different cells of CELLS differ. */
enum sudoku_status kind_add_different(struct sudoku_rules *rules, const uint16_t *cells,
                                      unsigned count);

/* The same for a rule whose values all differ, so that no cell may be there twice:
 * SUDOKU_ERR_ARGUMENT. */
enum sudoku_status kind_add_all_different(struct sudoku_rules *rules, const uint16_t *cells,
                                          unsigned count);

/* Adds the primitive that the cells of A and those of B have equal sums. */
enum sudoku_status kind_add_equal_sums(struct sudoku_rules *rules, const uint16_t *a,
                                       unsigned a_count, const uint16_t *b, unsigned b_count);

/* Adds the primitives that INDEX is the place, from 1, of the number of RULE among COUNT
 * CELLS. */
enum sudoku_status kind_add_index(const struct sudoku_rule *rule, struct sudoku_rules *rules,
                                  uint16_t index, const uint16_t *cells, unsigned count);

/* The rows of the table, by family; each ends with a row without a name. */
extern const struct named_kind kinds_given[];
extern const struct named_kind kinds_layout[];
extern const struct named_kind kinds_sums[];
extern const struct named_kind kinds_calculations[];
extern const struct named_kind kinds_parts[];
extern const struct named_kind kinds_pairs[];
extern const struct named_kind kinds_lines[];
extern const struct named_kind kinds_ends[];
extern const struct named_kind kinds_lunchbox[];
extern const struct named_kind kinds_outside[];
extern const struct named_kind kinds_counts[];
extern const struct named_kind kinds_sets[];
extern const struct named_kind kinds_indexing[];
extern const struct named_kind kinds_global[];
extern const struct named_kind kinds_automata[];
extern const struct named_kind kinds_rank[];
extern const struct named_kind kinds_chaos[];
extern const struct named_kind kinds_chaos_clues[];

/* True if LENGTH bytes at TEXT are NAME. Letter case and hyphens are ignored. */
bool kinds_is_called(const char *name, const char *text, size_t length);

/* Returns row INDEX of the whole table, or NULL if there is none. */
const struct named_kind *kinds_row(unsigned index);

/* Returns the row called NAME, LENGTH bytes, or NULL. */
const struct named_kind *kinds_find(const char *name, size_t length);

#endif
