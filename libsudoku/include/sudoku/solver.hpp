/* Solving for C++. */
#ifndef SUDOKU_SOLVER_HPP
#define SUDOKU_SOLVER_HPP

#include <utility>

#include <sudoku/board.hpp>
#include <sudoku/solver.h>
#include <sudoku/support.hpp>
#include <sudoku/text.hpp>

namespace sudoku
{

/* The answer of a solver; converts to true if it is the one asked for. */
struct answer {
    sudoku_status status;
    /* Empty if no solution was found. */
    cells solution;

    explicit operator bool() const noexcept
    {
        return status == SUDOKU_OK;
    }
    const char *what() const noexcept
    {
        return sudoku_strstatus(status);
    }
};

/* Solves puzzles of one layout. Belongs to one thread at a time. LIMITS may be nullptr. */
class solver
{
  public:
    explicit solver(layout board = layout(), const sudoku_solver_options *options = nullptr)
        : layout_(std::move(board)),
          solver_(detail::make<sudoku_solver, sudoku_solver_destroy>([&](sudoku_solver **made) {
              return sudoku_solver_create(layout_.get(), options, made);
          }))
    {
    }

    /* Finds one solution. */
    answer solve(const puzzle &asked, const sudoku_limits *limits = nullptr)
    {
        return ask(sudoku_solver_solve, asked, limits);
    }

    /* Finds one solution, and whether there is another one. */
    answer unique(const puzzle &asked, const sudoku_limits *limits = nullptr)
    {
        return ask(sudoku_solver_unique, asked, limits);
    }

    /* Returns the number of solutions; *STATUS (unless nullptr) shows whether all were counted.
     * Very many are counted by parts of the board, in up to MEMORY bytes (0: 256 MB). */
    std::uint64_t count(const puzzle &asked, const sudoku_limits *limits = nullptr,
                        sudoku_status *status = nullptr, std::size_t memory = 0)
    {
        const sudoku_puzzle given = borrow(asked);
        std::uint64_t count = 0;
        const sudoku_status answered =
            check(sudoku_solver_count_cached(solver_.get(), &given, limits, memory, &count));
        if (status)
            *status = answered;
        return count;
    }

    /* Passes every solution, a span of cells, to FUNCTION until it returns something true. */
    template <typename Function>
    sudoku_status each(const puzzle &asked, Function &&function,
                       const sudoku_limits *limits = nullptr)
    {
        auto hand_over = [&](const std::uint8_t *solution) {
            return function(span<const std::uint8_t>(solution, layout_.cell_count()));
        };
        using kept = detail::callback<decltype(hand_over)>;
        kept callback(hand_over);
        const sudoku_puzzle given = borrow(asked);
        return callback.finish(sudoku_solver_enumerate(
            solver_.get(), &given, limits,
            [](void *user, const std::uint8_t *solution) {
                return static_cast<kept *>(user)->call(solution);
            },
            &callback));
    }

    /* Returns the candidates that remain after propagation alone. */
    digitsets candidates(const puzzle &asked)
    {
        const sudoku_puzzle given = borrow(asked);
        digitsets left(layout_.cell_count());
        const sudoku_status status =
            check(sudoku_solver_candidates(solver_.get(), &given, left.data()));
        return status == SUDOKU_CONFLICT ? digitsets() : left;
    }

    /* Returns the digits that each cell has in at least one solution; empty if a limit was reached
     * before the first, or there is none. *STATUS (unless nullptr) shows whether they are complete.
     */
    digitsets true_candidates(const puzzle &asked, const sudoku_limits *limits = nullptr,
                              sudoku_status *status = nullptr)
    {
        const sudoku_puzzle given = borrow(asked);
        digitsets left(layout_.cell_count());
        const sudoku_status answered =
            check(sudoku_solver_true_candidates(solver_.get(), &given, limits, left.data()));
        if (status)
            *status = answered;
        return left.front() ? left : digitsets();
    }

    /* Returns the digits that all solutions share, 0 where they differ. */
    answer backbone(const puzzle &asked, const sudoku_limits *limits = nullptr)
    {
        const sudoku_puzzle given = borrow(asked);
        answer answer = {SUDOKU_OK, cells(layout_.cell_count())};
        answer.status =
            check(sudoku_solver_backbone(solver_.get(), &given, limits, answer.solution.data()));
        if (!answer)
            answer.solution.clear();
        return answer;
    }

    /* Estimates the number of solutions from SAMPLES (0: 1000) random descents drawn from SEED.
     * STATUS as for count(). */
    sudoku_estimate estimate(const puzzle &asked, std::uint64_t samples = 0, std::uint64_t seed = 0,
                             const sudoku_limits *limits = nullptr, sudoku_status *status = nullptr)
    {
        const sudoku_puzzle given = borrow(asked);
        sudoku_estimate estimate = SUDOKU_ESTIMATE_INIT;
        const sudoku_status answered =
            check(sudoku_solver_estimate(solver_.get(), &given, limits, samples, seed, &estimate));
        if (status)
            *status = answered;
        return estimate;
    }

    /* Thread-safe. */
    void cancel() const noexcept
    {
        sudoku_solver_cancel(solver_.get());
    }
    const sudoku_stats &stats() const
    {
        return *sudoku_solver_stats(solver_.get());
    }
    const layout &board() const noexcept
    {
        return layout_;
    }
    sudoku_solver *get() const noexcept
    {
        return solver_.get();
    }

  private:
    sudoku_puzzle borrow(const puzzle &asked) const
    {
        detail::require_size(asked.givens.size(), layout_.cell_count(), "givens");
        detail::require_board(asked, layout_);
        if (!asked.candidates.empty())
            detail::require_size(asked.candidates.size(), layout_.cell_count(), "candidates");
        return {asked.givens.data(), asked.candidates.empty() ? nullptr : asked.candidates.data()};
    }

    template <typename Question>
    answer ask(Question question, const puzzle &asked, const sudoku_limits *limits)
    {
        const sudoku_puzzle given = borrow(asked);
        answer answer = {SUDOKU_OK, cells(layout_.cell_count())};
        answer.status = check(question(solver_.get(), &given, limits, answer.solution.data()));
        if (answer.solution.front() == 0)
            answer.solution.clear();
        return answer;
    }

    layout layout_;
    detail::owner<sudoku_solver, sudoku_solver_destroy> solver_;
};

/* Returns whether a puzzle has exactly one solution on its board. */
inline bool is_unique(const puzzle &asked)
{
    return static_cast<bool>(solver(detail::board_of(asked)).unique(asked));
}

/* Returns the number of solutions of a puzzle on its board, at most UINT64_MAX. */
inline std::uint64_t count(const puzzle &asked)
{
    return solver(detail::board_of(asked)).count(asked);
}

} // namespace sudoku

#endif
