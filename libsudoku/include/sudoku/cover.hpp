/* Exact cover for C++. */
#ifndef SUDOKU_COVER_HPP
#define SUDOKU_COVER_HPP

#include <utility>

#include <sudoku/cover.h>
#include <sudoku/support.hpp>

namespace sudoku
{

/* An exact cover problem; items are numbered from 0, options from 0 as they are added. */
class cover
{
  public:
    explicit cover(std::size_t primary, std::size_t secondary = 0)
    {
        sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
        options.primary = primary;
        options.secondary = secondary;
        cover_ = detail::make<sudoku_cover, sudoku_cover_destroy>(
            [&](sudoku_cover **made) { return sudoku_cover_create(&options, made); });
    }

    void add(span<const std::size_t> items)
    {
        check(sudoku_cover_add(cover_.get(), items.data(), items.size()));
    }

    /* Passes every cover, as its option numbers, to FUNCTION until it returns something true. */
    template <typename Function>
    sudoku_status each(Function &&function, const sudoku_limits *limits = nullptr)
    {
        auto hand_over = [&](const std::size_t *options, std::size_t count) {
            return function(span<const std::size_t>(options, count));
        };
        using kept = detail::callback<decltype(hand_over)>;
        kept callback(hand_over);
        return callback.finish(sudoku_cover_search(
            cover_.get(), limits,
            [](void *user, const std::size_t *options, std::size_t count) {
                return static_cast<kept *>(user)->call(options, count);
            },
            &callback));
    }

    sudoku_cover *get() const noexcept
    {
        return cover_.get();
    }

  private:
    detail::owner<sudoku_cover, sudoku_cover_destroy> cover_;
};

} // namespace sudoku

#endif
