/* Human solving steps for C++. */
#ifndef SUDOKU_LOGIC_HPP
#define SUDOKU_LOGIC_HPP

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <sudoku/logic.h>
#include <sudoku/solver.hpp>
#include <sudoku/support.hpp>

namespace sudoku
{

/* A step as people make it. */
struct step {
    std::string technique;
    std::vector<sudoku_candidate> placements;
    std::vector<sudoku_candidate> eliminations;
    /* The whole step with its reason. */
    std::string text;
};

/* Iterates over the steps of a human solution. */
class explainer
{
  public:
    using iterator = detail::input_iterator<explainer>;

    explicit explainer(const puzzle &asked, layout board = layout(),
                       const sudoku_logic_options *options = nullptr)
        : layout_(std::move(board)),
          logic_(detail::make<sudoku_logic, sudoku_logic_destroy>([&](sudoku_logic **made) {
              return sudoku_logic_create(layout_.get(), options, made);
          }))
    {
        sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
        detail::require_size(asked.givens.size(), layout_.cell_count(), "givens");
        detail::require_board(asked, layout_);
        position.cells = asked.givens.data();
        if (!asked.candidates.empty()) {
            detail::require_size(asked.candidates.size(), layout_.cell_count(), "candidates");
            position.candidates = asked.candidates.data();
        }
        status_ = check(sudoku_logic_set_position(logic_.get(), &position));
    }

    /* Finds the next step and applies it; returns nothing if the puzzle is solved, no technique
     * applies, or the call was stopped, after which the next call continues. */
    std::optional<step> next()
    {
        const sudoku_step *found = nullptr;
        if (status_ == SUDOKU_OK || status_ == SUDOKU_CANCELLED || status_ == SUDOKU_TIME_LIMIT)
            status_ = check(sudoku_logic_find_step(logic_.get(), &found));
        if (status_ != SUDOKU_OK)
            return std::nullopt;
        step done;
        done.technique = found->technique->name;
        done.placements.assign(found->placements, found->placements + found->placement_count);
        done.eliminations.assign(found->eliminations,
                                 found->eliminations + found->elimination_count);
        done.text = detail::written([&](char *text, std::size_t size) {
            return sudoku_step_write(layout_.get(), found, SUDOKU_HINT_STEP, nullptr, text, size);
        });
        check(sudoku_logic_apply(logic_.get(), found));
        return done;
    }

    iterator begin()
    {
        return iterator(*this);
    }
    iterator end()
    {
        return {};
    }
    /* Stops the running call, or else the next one. Thread-safe. */
    void cancel() const noexcept
    {
        sudoku_logic_cancel(logic_.get());
    }
    /* SUDOKU_OK; SUDOKU_END if solved; SUDOKU_UNDECIDED if no technique applies; SUDOKU_CANCELLED,
     * SUDOKU_TIME_LIMIT; or the status of an invalid puzzle. */
    sudoku_status status() const noexcept
    {
        return status_;
    }
    sudoku_logic *get() const noexcept
    {
        return logic_.get();
    }

  private:
    layout layout_;
    detail::owner<sudoku_logic, sudoku_logic_destroy> logic_;
    sudoku_status status_ = SUDOKU_OK;
};

} // namespace sudoku

#endif
