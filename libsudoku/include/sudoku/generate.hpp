/* New puzzles for C++. */
#ifndef SUDOKU_GENERATE_HPP
#define SUDOKU_GENERATE_HPP

#include <optional>
#include <string>
#include <utility>
#include <vector>

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

    /* Numbers from MIN to MAX; MAX 0: any. */
    struct range {
        unsigned min = 0;
        unsigned max = 0;
    };

    /* What puzzles must be like, as in struct sudoku_generate_criteria: techniques by name, code or
     * abbreviation; 0 and empty lists: any. */
    struct criteria {
        unsigned level = 0;
        range score;
        range rating; /* Sudoku Explainer's, times ten */
        sudoku_profile profile = SUDOKU_PROFILE_HODOKU;
        std::vector<std::string> techniques;
        std::vector<std::string> needs;
        std::vector<std::string> hardest;
        range steps;
        range choices;
        range givens;
        bool is_minimal = false;
        sudoku_symmetry symmetry = SUDOKU_SYMMETRY_NONE;
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
        job.symmetry = symmetry;
        job.min_givens = min_givens;
        return *run(job, seed);
    }

    /* The first puzzle from SEED on that meets WANTED; none if ATTEMPTS candidates miss it. */
    std::optional<puzzle_and_solution> find(const criteria &wanted, std::uint64_t seed,
                                            std::uint64_t attempts = 100000)
    {
        const auto techniques = indices(wanted.techniques), needs = indices(wanted.needs),
                   hardest = indices(wanted.hardest);
        sudoku_generate_criteria asked = SUDOKU_GENERATE_CRITERIA_INIT;
        sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
        asked.level = wanted.level;
        asked.min_score = wanted.score.min;
        asked.max_score = wanted.score.max;
        asked.min_rating = wanted.rating.min;
        asked.max_rating = wanted.rating.max;
        asked.profile = wanted.profile;
        asked.techniques = techniques.data();
        asked.technique_count = techniques.size();
        asked.needs = needs.data();
        asked.need_count = needs.size();
        asked.hardest = hardest.data();
        asked.hardest_count = hardest.size();
        asked.min_steps = wanted.steps.min;
        asked.max_steps = wanted.steps.max;
        asked.min_choices = wanted.choices.min;
        asked.max_choices = wanted.choices.max;
        asked.is_minimal = wanted.is_minimal;
        job.criteria = &asked;
        job.attempts = attempts ? attempts : 1;
        job.min_givens = wanted.givens.min;
        job.max_givens = wanted.givens.max;
        job.symmetry = wanted.symmetry;
        return run(job, seed);
    }

    sudoku_generator *get() const noexcept
    {
        return generator_.get();
    }

  private:
    static std::vector<std::size_t> indices(const std::vector<std::string> &names)
    {
        std::vector<std::size_t> found(names.size());
        for (std::size_t i = 0; i < names.size(); i++)
            check(sudoku_technique_from_name(names[i].c_str(), &found[i]));
        return found;
    }

    /* The puzzle of JOB and SEED; none if no candidate meets the criteria. */
    std::optional<puzzle_and_solution> run(sudoku_generate_job &job, std::uint64_t seed)
    {
        puzzle_and_solution made = {cells(layout_.cell_count()), cells(layout_.cell_count())};
        std::int8_t status = SUDOKU_OK;
        job.count = 1;
        job.seed = seed;
        job.results = made.givens.data();
        job.solutions = made.solution.data();
        job.statuses = &status;
        check(sudoku_generator_run(generator_.get(), &job, nullptr));
        if (status == SUDOKU_NOT_FOUND)
            return std::nullopt;
        if (status != SUDOKU_OK)
            throw error(static_cast<sudoku_status>(status),
                        sudoku_strstatus(static_cast<sudoku_status>(status)));
        return made;
    }

    layout layout_;
    detail::owner<sudoku_generator, sudoku_generator_destroy> generator_;
};

} // namespace sudoku

#endif
