/* New puzzles for C++. */
#ifndef SUDOKU_GENERATE_HPP
#define SUDOKU_GENERATE_HPP

#include <utility>

#include <sudoku/board.hpp>
#include <sudoku/generate.h>
#include <sudoku/support.hpp>

namespace sudoku
{

/* Makes puzzles of one layout. Belongs to one thread at a time. */
class generator
{
  public:
    /* A puzzle and its solution. */
    struct puzzle_and_solution {
        cells givens;
        cells solution;
    };

    explicit generator(layout board = layout())
        : layout_(std::move(board)),
          generator_(detail::make<sudoku_generator, sudoku_generator_destroy>(
              [&](sudoku_generator **made) {
                  return sudoku_generator_create(layout_.get(), nullptr, made);
              }))
    {
    }

    /* The puzzle of SEED, always the same. */
    puzzle_and_solution make(std::uint64_t seed, sudoku_symmetry symmetry = SUDOKU_SYMMETRY_NONE,
                             unsigned min_givens = 0)
    {
        sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
        puzzle_and_solution made = {cells(layout_.cell_count()), cells(layout_.cell_count())};
        std::int8_t status = SUDOKU_OK;
        job.count = 1;
        job.seed = seed;
        job.symmetry = symmetry;
        job.min_givens = min_givens;
        job.results = made.givens.data();
        job.solutions = made.solution.data();
        job.statuses = &status;
        check(sudoku_generator_run(generator_.get(), &job, nullptr));
        if (status != SUDOKU_OK)
            throw error(static_cast<sudoku_status>(status),
                        sudoku_strstatus(static_cast<sudoku_status>(status)));
        return made;
    }

    sudoku_generator *get() const noexcept
    {
        return generator_.get();
    }

  private:
    layout layout_;
    detail::owner<sudoku_generator, sudoku_generator_destroy> generator_;
};

} // namespace sudoku

#endif
