/* Many classic puzzles in one call, for C++. */
#ifndef SUDOKU_BATCH_HPP
#define SUDOKU_BATCH_HPP

#include <vector>

#include <sudoku/batch.h>
#include <sudoku/support.hpp>

namespace sudoku
{

/* Solves classic puzzles on several threads. Belongs to one thread at a time. */
class batch
{
  public:
    /* The status of each puzzle, and 81 cells for each, 0 if it has no solution. */
    struct answers {
        std::vector<std::int8_t> statuses;
        cells solutions;

        sudoku_status status(std::size_t puzzle) const
        {
            return static_cast<sudoku_status>(statuses[puzzle]);
        }
        span<const std::uint8_t> solution(std::size_t puzzle) const
        {
            return {solutions.data() + 81 * puzzle, 81};
        }
    };

    explicit batch(unsigned threads = 1)
    {
        sudoku_batch_options options = SUDOKU_BATCH_OPTIONS_INIT;
        options.threads = threads;
        batch_ = detail::make<sudoku_batch, sudoku_batch_destroy>(
            [&](sudoku_batch **made) { return sudoku_batch_create(&options, made); });
    }

    /* PUZZLES has puzzles of 81 bytes, each STRIDE bytes after the previous one. IS_UNIQUE: also
     * proves that there is no other solution. */
    answers solve(span<const std::uint8_t> puzzles, bool is_unique = false, std::size_t stride = 81)
    {
        sudoku_batch_job job = SUDOKU_BATCH_JOB_INIT;
        answers found;
        if (puzzles.empty())
            return found;
        if (stride < 81 || puzzles.size() < 81)
            throw error(SUDOKU_ERR_ARGUMENT, "puzzles: less than one of 81 cells");
        if ((puzzles.size() - 81) % stride > stride - 81)
            throw error(SUDOKU_ERR_ARGUMENT, "puzzles: the last one has less than 81 cells");
        job.puzzles = puzzles.data();
        job.count = (puzzles.size() - 81) / stride + 1;
        job.stride = stride;
        job.limit = is_unique ? 2 : 1;
        found.statuses.resize(job.count);
        found.solutions.resize(81 * job.count);
        job.statuses = found.statuses.data();
        job.solutions = found.solutions.data();
        check(sudoku_batch_solve(batch_.get(), &job));
        return found;
    }

    const sudoku_stats &stats() const
    {
        return *sudoku_batch_stats(batch_.get());
    }
    sudoku_batch *get() const noexcept
    {
        return batch_.get();
    }

  private:
    detail::owner<sudoku_batch, sudoku_batch_destroy> batch_;
};

} // namespace sudoku

#endif
