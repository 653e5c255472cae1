#include "search_learn.h"

#include "search_clause.h"
#include "search_heap.h"

static uint32_t explain_flip(struct search *search, uint32_t level)
{
    for (uint32_t i = 0; i < level; i++)
        search->lesson.antecedents[i] = search_literal_variable(search_decision(search, i + 1));
    return level;
}

static uint32_t explain_group(struct search *search, uint32_t group, uint32_t variable)
{
    uint32_t count = 0;
    for (uint64_t set = search->root_set[group]; set; set &= set - 1) {
        uint32_t member = search_member(search, group, set);
        if (member != variable)
            search->lesson.antecedents[count++] = member;
    }
    return count;
}

static uint32_t explain_clause(struct search *search, uint32_t position, uint32_t variable)
{
    const uint32_t *clause = search->clauses.words + position;
    uint32_t count = 0;
    for (uint32_t i = 0; i < clause[CLAUSE_SIZE]; i++) {
        uint32_t member = search_literal_variable(clause[CLAUSE_LITERALS + i]);
        if (member != variable)
            search->lesson.antecedents[count++] = member;
    }
    return count;
}

/* Lists the variables whose values are the REASON for that of VARIABLE. */
static uint32_t explain(struct search *search, uint32_t reason, uint32_t variable)
{
    uint32_t which = reason >> SEARCH_REASON_BITS;
    switch (reason & ((1u << SEARCH_REASON_BITS) - 1)) {
    case SEARCH_BY_PLACEMENT:
        search->lesson.antecedents[0] = which;
        return 1;
    case SEARCH_BY_GROUP:
        return explain_group(search, which, variable);
    case SEARCH_BY_CLAUSE:
        return explain_clause(search, which, variable);
    default:
        return reason == SEARCH_FLIPPED ? explain_flip(search, search->level[variable]) : 0;
    }
}

/* The same for the conflict. */
static uint32_t explain_conflict(struct search *search)
{
    uint32_t count = explain(search, search->conflict, UINT32_MAX);
    if ((search->conflict & ((1u << SEARCH_REASON_BITS) - 1)) == SEARCH_BY_PLACEMENT)
        search->lesson.antecedents[count++] = search->conflict_variable;
    return count;
}

/* The literal that VARIABLE has another value than now. */
static uint32_t opposite(const struct search *search, uint32_t variable)
{
    return search_literal(variable, search->value[variable] == SEARCH_FALSE);
}

/* Marks those of COUNT antecedents that are new. The ones of earlier levels join the clause, which
 * has *SIZE literals; gives the number of the others. */
static uint32_t resolve(struct search *search, uint32_t count, uint32_t *size)
{
    struct search_lesson_memory *lesson = &search->lesson;
    uint32_t of_last_level = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t variable = lesson->antecedents[i];
        if (lesson->mark[variable] || search->level[variable] == 0)
            continue;
        lesson->mark[variable] = 1;
        lesson->marked[lesson->marked_count++] = variable;
        search_heap_bump(&search->heap, variable, search->variable_count);
        if (search->level[variable] == search->level_count)
            of_last_level++;
        else
            lesson->literals[(*size)++] = opposite(search, variable);
    }
    return of_last_level;
}

/* Replaces variables of the last level by their reasons, the latest first, until one is left. */
static uint32_t find_implication_point(struct search *search)
{
    uint32_t size = 1, position = search->trail_count, variable;
    uint32_t open = resolve(search, explain_conflict(search), &size);
    for (;;) {
        do
            variable = search_literal_variable(search->trail[--position]);
        while (!search->lesson.mark[variable]);
        if (--open == 0)
            break;
        open += resolve(search, explain(search, search->reason[variable], variable), &size);
    }
    search->lesson.literals[0] = opposite(search, variable);
    return size;
}

/* Whether VARIABLE has its value because of others in the clause alone. */
static bool is_redundant(struct search *search, uint32_t variable)
{
    uint32_t reason = search->reason[variable];
    if (reason == SEARCH_NO_REASON)
        return false;
    uint32_t count = explain(search, reason, variable);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t antecedent = search->lesson.antecedents[i];
        if (!search->lesson.mark[antecedent] && search->level[antecedent] != 0)
            return false;
    }
    return true;
}

static uint32_t minimize(struct search *search, uint32_t size)
{
    uint32_t *literals = search->lesson.literals, kept = 1;
    for (uint32_t i = 1; i < size; i++)
        if (!is_redundant(search, search_literal_variable(literals[i])))
            literals[kept++] = literals[i];
    return kept;
}

static struct search_lesson survey(struct search *search, uint32_t size)
{
    struct search_lesson_memory *memory = &search->lesson;
    struct search_lesson lesson = {.count = size, .level = 0, .glue = 1};
    uint32_t *literals = memory->literals;
    memory->stamp++;
    for (uint32_t i = 1; i < size; i++) {
        uint32_t literal = literals[i];
        uint32_t level = search->level[search_literal_variable(literal)];
        lesson.glue += memory->level_stamp[level] != memory->stamp;
        memory->level_stamp[level] = memory->stamp;
        if (level > lesson.level) {
            lesson.level = level;
            literals[i] = literals[1];
            literals[1] = literal;
        }
    }
    return lesson;
}

struct search_lesson search_learn(struct search *search)
{
    uint32_t size = minimize(search, find_implication_point(search));
    while (search->lesson.marked_count)
        search->lesson.mark[search->lesson.marked[--search->lesson.marked_count]] = 0;
    search_heap_decay(&search->heap);
    return survey(search, size);
}
