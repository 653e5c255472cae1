/* Human solving steps for C++. */
#ifndef SUDOKU_LOGIC_HPP
#define SUDOKU_LOGIC_HPP

#include <algorithm>
#include <cstdint>
#include <exception>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
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
    /* The premises and links, as in struct sudoku_step. */
    std::vector<std::uint16_t> cells;
    std::vector<sudoku_place> places;
    std::vector<sudoku_candidate> pattern;
    std::vector<sudoku_candidate> fins;
    std::vector<sudoku_link> links;
    /* Sudoku Explainer's rating, times ten; 0 if it lacks the technique. */
    unsigned rating = 0;
    /* The whole step with its reason. */
    std::string text;
};

/* A verdict on a player's step, and the easiest step that shows the same, if there is one. */
struct judgement {
    sudoku_verdict verdict;
    std::optional<step> shown_by;
};

/* The difficulty of a puzzle on HoDoKu's scale. */
struct rating {
    sudoku_level level;
    unsigned score;
};

/* The wording of an explainer's steps. */
struct wording {
    sudoku_detail detail = SUDOKU_DETAIL_FOLDED;
    /* The symbols of the digits 1, 2 ..., such as "A-I". Empty: numbers. */
    std::string symbols;
    /* Returns the text to say instead of a sentence of sudoku_sentence_at() or the name of a
     * technique; none to keep it. Empty: English. */
    std::function<std::optional<std::string>(std::string_view)> translate;
};

/* Iterates over the steps of a human solution. */
class explainer
{
  public:
    using iterator = detail::input_iterator<explainer>;

    /* A solver determines whether techniques may rely on a unique solution; the limits of OPTIONS
     * bound that search, too. */
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
        if (!asked.placed.empty()) {
            detail::require_size(asked.placed.size(), layout_.cell_count(), "placed");
            position.is_placed = asked.placed.data();
        }
        status_ = check(sudoku_logic_start(logic_.get(), solver(layout_).get(), &position,
                                           options ? options->limits : nullptr));
        has_several_ = status_ == SUDOKU_SEVERAL_SOLUTIONS;
        has_begun_ = status_ == SUDOKU_OK || has_several_;
    }

    /* Finds the next step and applies it; returns nothing if the puzzle is solved, no technique
     * applies, or the call was stopped, after which the next call continues. */
    std::optional<step> next()
    {
        const sudoku_step *found = find(sudoku_logic_find_step);
        if (!found)
            return std::nullopt;
        step done = describe(*found);
        check(sudoku_logic_apply(logic_.get(), found));
        return done;
    }

    /* Returns the step with the largest effect of the first technique that applies, without
     * applying it; none as for next(). */
    std::optional<step> best()
    {
        const sudoku_step *found = find(sudoku_logic_find_best_step);
        return found ? std::optional<step>(describe(*found)) : std::nullopt;
    }

    /* Returns the easiest step that excludes candidate DIGIT of CELL; none if no technique does, or
     * the call was stopped. */
    std::optional<step> why(unsigned cell, unsigned digit)
    {
        const sudoku_candidate asked = candidate(cell, digit);
        const sudoku_step *found = nullptr;
        const sudoku_status status = check(sudoku_logic_why(logic_.get(), &asked, &found));
        return status == SUDOKU_OK ? std::optional<step>(describe(*found)) : std::nullopt;
    }

    /* Judges a player's own step, which places candidate DIGIT of CELL or else excludes it; none if
     * the position has no solution, or the call was stopped. */
    std::optional<judgement> judge(unsigned cell, unsigned digit, bool is_placement = true)
    {
        const sudoku_candidate asked = candidate(cell, digit);
        sudoku_verdict verdict = SUDOKU_VERDICT_WRONG;
        const sudoku_step *found = nullptr;
        const sudoku_status status = check(sudoku_logic_judge(
            logic_.get(), solver(layout_).get(), &asked, is_placement, &verdict, &found));
        if (status != SUDOKU_OK)
            return std::nullopt;
        return judgement{verdict, found ? std::optional<step>(describe(*found)) : std::nullopt};
    }

    /* Applies the placements and eliminations of DONE, which may come from anywhere. */
    void apply(const step &done)
    {
        sudoku_step applied = {};
        applied.placements = done.placements.data();
        applied.placement_count = done.placements.size();
        applied.eliminations = done.eliminations.data();
        applied.elimination_count = done.eliminations.size();
        check(sudoku_logic_apply(logic_.get(), &applied));
    }

    /* Returns every step of the technique at INDEX without applying any; if status() shows that the
     * call was stopped, the steps found until then. */
    std::vector<step> all(std::size_t index)
    {
        std::vector<step> steps;
        auto keep = [&](const sudoku_step *found) { steps.push_back(describe(*found)); };
        using kept = detail::callback<decltype(keep)>;
        kept callback(keep);
        if (goes_on())
            status_ = callback.finish(sudoku_logic_enumerate_steps(
                logic_.get(), index,
                [](void *user, const sudoku_step *found) {
                    return static_cast<kept *>(user)->call(found);
                },
                &callback));
        return steps;
    }

    /* Applies all steps and returns their rating on HoDoKu's scale; none if the puzzle has several
     * solutions, no technique applies before the end, or the call was stopped. */
    std::optional<rating> rate()
    {
        rating found = {};
        if (is_rated())
            status_ = check(sudoku_logic_rate(logic_.get(), &found.level, &found.score));
        return found.level ? std::optional<rating>(found) : std::nullopt;
    }

    /* The same on Sudoku Explainer's scale, as that program rates if the profile is its own. */
    std::optional<sudoku_se_rating> rate_se()
    {
        sudoku_se_rating found = {};
        const bool is_asked = is_rated();
        if (is_asked)
            status_ = check(sudoku_logic_rate_se(logic_.get(), &found));
        return is_asked && status_ == SUDOKU_OK ? std::optional<sudoku_se_rating>(found)
                                                : std::nullopt;
    }

    /* Uses SAID for the steps of all later calls. */
    void set_wording(wording said)
    {
        wording_ = std::move(said);
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
    /* SUDOKU_OK; SUDOKU_SEVERAL_SOLUTIONS; SUDOKU_END if solved; SUDOKU_UNDECIDED if no technique
     * applies; SUDOKU_CANCELLED, SUDOKU_TIME_LIMIT; or the status of an invalid puzzle. No steps
     * are found if the search for its solutions was stopped. */
    sudoku_status status() const noexcept
    {
        return status_;
    }
    sudoku_logic *get() const noexcept
    {
        return logic_.get();
    }

  private:
    /* Numbers that the struct has no room for become its largest, which the library rejects. */
    static sudoku_candidate candidate(unsigned cell, unsigned digit) noexcept
    {
        constexpr unsigned max = std::numeric_limits<std::uint16_t>::max();
        return {static_cast<std::uint16_t>(std::min(cell, max)),
                static_cast<std::uint16_t>(std::min(digit, max))};
    }

    bool goes_on() const noexcept
    {
        return has_begun_ && (status_ == SUDOKU_OK || status_ == SUDOKU_SEVERAL_SOLUTIONS ||
                              status_ == SUDOKU_CANCELLED || status_ == SUDOKU_TIME_LIMIT);
    }

    bool is_rated() noexcept
    {
        if (has_several_)
            status_ = SUDOKU_SEVERAL_SOLUTIONS;
        return goes_on() && !has_several_;
    }

    /* Returns a step that SEARCH finds, valid until the next call, or nullptr. */
    template <typename Search> const sudoku_step *find(Search search)
    {
        const sudoku_step *found = nullptr;
        if (goes_on())
            status_ = check(search(logic_.get(), &found));
        return status_ == SUDOKU_OK ? found : nullptr;
    }

    /* The translations of one step. */
    struct translation {
        const wording &said;
        std::string text;
        std::exception_ptr thrown;

        static const char *call(void *user, const char *text) noexcept
        {
            translation &own = *static_cast<translation *>(user);
            try {
                std::optional<std::string> translated = own.said.translate(text);
                if (!translated)
                    return nullptr;
                own.text = std::move(*translated);
                return own.text.c_str();
            } catch (...) {
                own.thrown = std::current_exception();
                return nullptr;
            }
        }
    };

    /* Returns the sentence of FOUND, by what is known of the position in BEFORE. */
    std::string write(const sudoku_step &found, sudoku_step_wording before) const
    {
        translation translated{wording_, {}, nullptr};
        before.detail = wording_.detail;
        before.symbols = wording_.symbols.empty() ? nullptr : wording_.symbols.c_str();
        before.translate = wording_.translate ? translation::call : nullptr;
        before.user = &translated;
        std::string text = detail::written([&](char *room, std::size_t size) {
            return sudoku_step_write(layout_.get(), &found, SUDOKU_HINT_STEP, &before, room, size);
        });
        if (translated.thrown)
            std::rethrow_exception(translated.thrown);
        if (text.empty())
            throw error(SUDOKU_ERR_ARGUMENT, sudoku_argument_error());
        return text;
    }

    step describe(const sudoku_step &found) const
    {
        digitsets candidates(layout_.cell_count());
        std::vector<std::uint8_t> placed_digits(layout_.cell_count());
        check(sudoku_logic_get_position(logic_.get(), placed_digits.data(), candidates.data()));
        sudoku_step_wording before = SUDOKU_STEP_WORDING_INIT;
        before.candidates = candidates.data();
        before.cells = placed_digits.data();
        step described;
        described.technique = found.technique->name;
        described.placements.assign(found.placements, found.placements + found.placement_count);
        described.eliminations.assign(found.eliminations,
                                      found.eliminations + found.elimination_count);
        described.cells.assign(found.cells, found.cells + found.cell_count);
        described.places.assign(found.places, found.places + found.place_count);
        described.pattern.assign(found.pattern, found.pattern + found.pattern_count);
        described.fins.assign(found.fins, found.fins + found.fin_count);
        described.links.assign(found.links, found.links + found.link_count);
        described.rating = found.rating;
        described.text = write(found, before);
        return described;
    }

    layout layout_;
    detail::owner<sudoku_logic, sudoku_logic_destroy> logic_;
    sudoku_status status_ = SUDOKU_OK;
    bool has_begun_ = false;
    bool has_several_ = false;
    wording wording_;
};

/* Returns the difficulty of a puzzle on HoDoKu's scale; none if the techniques do not solve it. */
inline std::optional<rating> rate(const puzzle &asked)
{
    return explainer(asked, detail::board_of(asked)).rate();
}

/* The same on Sudoku Explainer's scale. */
inline std::optional<sudoku_se_rating> rate_se(const puzzle &asked)
{
    sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    options.profile = SUDOKU_PROFILE_SE;
    return explainer(asked, detail::board_of(asked), &options).rate_se();
}

/* Returns the next step of a puzzle in the order of a person, if there is one. */
inline std::optional<step> hint(const puzzle &asked)
{
    sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    options.profile = SUDOKU_PROFILE_HUMAN;
    return explainer(asked, detail::board_of(asked), &options).best();
}

} // namespace sudoku

#endif
