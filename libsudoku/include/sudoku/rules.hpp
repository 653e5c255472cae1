/* Puzzles with rules for C++. */
#ifndef SUDOKU_RULES_HPP
#define SUDOKU_RULES_HPP

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <sudoku/rule_text.h>
#include <sudoku/rules.h>
#include <sudoku/solver.hpp>
#include <sudoku/support.hpp>

namespace sudoku
{

/* One set of values per cell. */
using valuesets = std::vector<sudoku_valueset>;

/* A puzzle with rules. Copies share one C object, which must not change once a solver has it; it
 * belongs to one thread at a time until then. */
class rules
{
  public:
    /* The board that OPTIONS (nullptr: the classic board) describes, with rows, columns and boxes.
     */
    explicit rules(const sudoku_rules_options *options = nullptr)
        : rules(detail::make<sudoku_rules, sudoku_rules_destroy>(
              [&](sudoku_rules **made) { return sudoku_rules_create(options, made); }))
    {
    }

    /* Reads the puzzle in TEXT, in any form; throws text_error. Stores names of what the text has
     * and the puzzle lacks, such as rules in words, in *IGNORED unless that is nullptr. */
    static rules read(std::string_view text, std::string *ignored = nullptr)
    {
        sudoku_text_error where = {};
        auto made = detail::make<sudoku_rules, sudoku_rules_destroy>([&](sudoku_rules **out) {
            const sudoku_status status =
                sudoku_rules_read(text.data(), text.size(), nullptr, out, &where);
            if (status == SUDOKU_ERR_TEXT)
                throw text_error(where);
            return status;
        });
        if (ignored)
            *ignored = where.message;
        return rules(std::move(made));
    }

    unsigned rows() const noexcept
    {
        return sudoku_rules_rows(get());
    }
    unsigned columns() const noexcept
    {
        return sudoku_rules_columns(get());
    }
    std::size_t cell_count() const noexcept
    {
        return sudoku_rules_cell_count(get());
    }
    std::size_t board_cell_count() const noexcept
    {
        return sudoku_rules_board_cell_count(get());
    }
    unsigned min_value() const noexcept
    {
        return sudoku_rules_min_value(get());
    }
    unsigned value_count() const noexcept
    {
        return sudoku_rules_value_count(get());
    }
    unsigned size() const noexcept
    {
        return sudoku_rules_rule_count(get());
    }
    /* Returns a rule in words, with its cells. */
    std::string describe(unsigned index) const
    {
        return detail::written([&](char *text, std::size_t size) {
            return sudoku_rules_describe(get(), index, text, size);
        });
    }

    void give(unsigned cell, unsigned value)
    {
        check(sudoku_rules_give(get(), cell, value));
    }
    void restrict_to(unsigned cell, sudoku_valueset values)
    {
        check(sudoku_rules_restrict(get(), cell, values));
    }
    sudoku_valueset values(unsigned cell) const noexcept
    {
        return sudoku_rules_values(get(), cell);
    }
    void add_different(span<const std::uint16_t> of)
    {
        check(sudoku_rules_add_different(get(), of.data(), size_of(of)));
    }
    /* The sum of the values, each times its coefficient (none: 1 each), is MIN_SUM..MAX_SUM. */
    void add_sum(span<const std::uint16_t> of, int min_sum, int max_sum,
                 span<const int> coefficients = {})
    {
        if (!coefficients.empty())
            detail::require_size(coefficients.size(), of.size(), "coefficients");
        check(sudoku_rules_add_sum(get(), of.data(),
                                   coefficients.empty() ? nullptr : coefficients.data(),
                                   size_of(of), min_sum, max_sum));
    }
    /* Adds a rule of KIND, which must outlive the rules, as must SPEC. */
    void add(const sudoku_rule_kind &kind, span<const std::uint16_t> of, const void *spec = nullptr)
    {
        check(sudoku_rules_add(get(), &kind, of.data(), size_of(of), spec));
    }

    /* Returns the first rule that VALUES (cell_count() numbers, SUDOKU_RULES_EMPTY for an empty
     * cell) break, -1 for a restricted cell; nothing if they break none. */
    std::optional<int> broken(span<const std::uint8_t> values) const
    {
        int index = -1;
        detail::require_size(values.size(), cell_count(), "values");
        if (check(sudoku_rules_check(get(), values.data(), &index)) == SUDOKU_CONFLICT)
            return index;
        return std::nullopt;
    }

    sudoku_rules *get() const noexcept
    {
        return rules_.get();
    }

  private:
    explicit rules(std::shared_ptr<sudoku_rules> made) noexcept : rules_(std::move(made))
    {
    }
    static unsigned size_of(span<const std::uint16_t> of) noexcept
    {
        return of.size() > SUDOKU_RULES_MAX_CELLS ? SUDOKU_RULES_MAX_CELLS + 1
                                                  : static_cast<unsigned>(of.size());
    }

    std::shared_ptr<sudoku_rules> rules_;
};

/* Solves a puzzle with rules. Belongs to one thread at a time. LIMITS may be nullptr; CANDIDATES
 * (empty: none) restrict the cells further. */
class rule_solver
{
  public:
    explicit rule_solver(rules asked)
        : rules_(std::move(asked)),
          solver_(detail::make<sudoku_rule_solver, sudoku_rule_solver_destroy>(
              [&](sudoku_rule_solver **made) {
                  return sudoku_rule_solver_create(rules_.get(), made);
              }))
    {
    }

    /* Finds one solution, cell_count() values. */
    answer solve(const sudoku_limits *limits = nullptr, const valuesets &candidates = {})
    {
        return ask(sudoku_rule_solver_solve, limits, candidates);
    }

    /* Finds one solution, and whether there is another one. */
    answer unique(const sudoku_limits *limits = nullptr, const valuesets &candidates = {})
    {
        return ask(sudoku_rule_solver_unique, limits, candidates);
    }

    /* Returns the number of solutions; *STATUS (unless nullptr) shows whether all were counted. */
    std::uint64_t count(const sudoku_limits *limits = nullptr, sudoku_status *status = nullptr,
                        const valuesets &candidates = {})
    {
        std::uint64_t count = 0;
        const sudoku_status answered =
            check(sudoku_rule_solver_count(solver_.get(), borrow(candidates), limits, &count));
        if (status)
            *status = answered;
        return count;
    }

    /* Passes every solution, a span of values, to FUNCTION until it returns something true. */
    template <typename Function>
    sudoku_status each(Function &&function, const sudoku_limits *limits = nullptr,
                       const valuesets &candidates = {})
    {
        auto hand_over = [&](const std::uint8_t *solution) {
            return function(span<const std::uint8_t>(solution, rules_.cell_count()));
        };
        using kept = detail::callback<decltype(hand_over)>;
        kept callback(hand_over);
        return callback.finish(sudoku_rule_solver_enumerate(
            solver_.get(), borrow(candidates), limits,
            [](void *user, const std::uint8_t *solution) {
                return static_cast<kept *>(user)->call(solution);
            },
            &callback));
    }

    /* Returns the values that remain after propagation alone; empty if there is no solution. */
    valuesets candidates(const valuesets &candidates = {})
    {
        valuesets left(rules_.cell_count());
        const sudoku_status status =
            check(sudoku_rule_solver_candidates(solver_.get(), borrow(candidates), left.data()));
        return status == SUDOKU_NO_SOLUTION ? valuesets() : left;
    }

    /* Returns the values that each cell has in at least one solution; empty if a limit was reached
     * before the first, or there is none. *STATUS (unless nullptr) shows whether they are complete.
     */
    valuesets true_candidates(const sudoku_limits *limits = nullptr,
                              sudoku_status *status = nullptr, const valuesets &candidates = {})
    {
        valuesets left(rules_.cell_count());
        const sudoku_status answered = check(sudoku_rule_solver_true_candidates(
            solver_.get(), borrow(candidates), limits, left.data()));
        if (status)
            *status = answered;
        return stats().solutions ? left : valuesets();
    }

    /* Returns a rule that alone excludes all combinations of the start values, -1 for a cell
     * without a value; nothing if there is none. Stores in *IS_OWN, if it is not null, whether the
     * rule excludes all values of the board, whatever is given. */
    std::optional<int> conflict(const valuesets &candidates = {}, bool *is_own = nullptr)
    {
        int index = -1;
        const sudoku_status status =
            check(sudoku_rule_solver_find_conflict(solver_.get(), borrow(candidates), &index));
        if (is_own)
            *is_own = status == SUDOKU_NO_SOLUTION;
        if (status == SUDOKU_OK)
            return std::nullopt;
        return index;
    }

    /* Thread-safe. */
    void cancel() const noexcept
    {
        sudoku_rule_solver_cancel(solver_.get());
    }
    const sudoku_stats &stats() const
    {
        return *sudoku_rule_solver_stats(solver_.get());
    }
    const rules &puzzle() const noexcept
    {
        return rules_;
    }
    sudoku_rule_solver *get() const noexcept
    {
        return solver_.get();
    }

  private:
    const sudoku_valueset *borrow(const valuesets &candidates) const
    {
        if (candidates.empty())
            return nullptr;
        detail::require_size(candidates.size(), rules_.cell_count(), "candidates");
        return candidates.data();
    }

    template <typename Question>
    answer ask(Question question, const sudoku_limits *limits, const valuesets &candidates)
    {
        answer answer = {SUDOKU_OK, cells(rules_.cell_count())};
        answer.status =
            check(question(solver_.get(), borrow(candidates), limits, answer.solution.data()));
        if (!stats().solutions)
            answer.solution.clear();
        return answer;
    }

    rules rules_;
    detail::owner<sudoku_rule_solver, sudoku_rule_solver_destroy> solver_;
};

/* Returns the puzzle in TEXT in another form; throws text_error if FORM cannot say it. */
inline std::string convert(std::string_view text,
                           sudoku_rule_text_form form = SUDOKU_RULE_TEXT_DOTS)
{
    const auto write = [&](char *out, std::size_t size) {
        sudoku_text_error where = {};
        std::size_t written = 0;
        const sudoku_status status = sudoku_rules_convert(text.data(), text.size(), form, nullptr,
                                                          out, size, &written, &where);
        if (status == SUDOKU_ERR_TEXT)
            throw text_error(where);
        check(status);
        return written;
    };
    return detail::written(write);
}

/* Returns the rules that texts may name. */
inline std::vector<sudoku_named_rule> named_rules()
{
    std::vector<sudoku_named_rule> all;
    sudoku_named_rule named = SUDOKU_NAMED_RULE_INIT;
    while (check(sudoku_named_rule_get(static_cast<unsigned>(all.size()), &named)) == SUDOKU_OK)
        all.push_back(named);
    return all;
}

} // namespace sudoku

#endif
