/* Digit sets, layouts and conflicts, for C++. */
#ifndef SUDOKU_BOARD_HPP
#define SUDOKU_BOARD_HPP

#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include <sudoku/board.h>
#include <sudoku/layout.h>
#include <sudoku/support.hpp>

namespace sudoku
{

/* The digits of a set, as a range. */
class digits
{
  public:
    class iterator
    {
      public:
        using value_type = unsigned;
        using iterator_category = std::input_iterator_tag;
        using difference_type = std::ptrdiff_t;
        using pointer = const unsigned *;
        using reference = unsigned;

        iterator() = default;
        explicit iterator(sudoku_digitset left) : left_(left)
        {
        }
        unsigned operator*() const
        {
            return sudoku_digitset_first(left_);
        }
        iterator &operator++()
        {
            left_ &= left_ - 1;
            return *this;
        }
        iterator operator++(int)
        {
            iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(iterator a, iterator b)
        {
            return a.left_ == b.left_;
        }
        friend bool operator!=(iterator a, iterator b)
        {
            return a.left_ != b.left_;
        }

      private:
        sudoku_digitset left_ = 0;
    };

    explicit digits(sudoku_digitset set) : set_(set)
    {
    }
    iterator begin() const
    {
        return iterator(set_);
    }
    iterator end() const
    {
        return iterator();
    }
    std::size_t size() const
    {
        return sudoku_digitset_count(set_);
    }

  private:
    sudoku_digitset set_;
};

/* The shape of a board. */
class layout
{
  public:
    /* The classic layout. */
    layout() : layout_(sudoku_layout_classic(), [](const sudoku_layout *) {})
    {
    }

    /* Boxes are the most nearly square ones unless sizes are named. */
    explicit layout(unsigned side, unsigned variants = 0, unsigned box_rows = 0,
                    unsigned box_columns = 0)
    {
        sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
        options.side = side;
        options.variants = variants;
        options.box_rows = box_rows;
        options.box_columns = box_columns;
        create([&](sudoku_layout **made) { return sudoku_layout_create(&options, made); });
    }

    explicit layout(const sudoku_layout_options &options)
    {
        create([&](sudoku_layout **made) { return sudoku_layout_create(&options, made); });
    }

    explicit layout(const sudoku_custom_layout &custom)
    {
        create([&](sudoku_layout **made) { return sudoku_layout_create_custom(&custom, made); });
    }

    const sudoku_layout *get() const noexcept
    {
        return layout_.get();
    }
    unsigned side() const
    {
        return sudoku_layout_side(get());
    }
    unsigned cell_count() const
    {
        return sudoku_layout_cell_count(get());
    }
    unsigned unit_count() const
    {
        return sudoku_layout_unit_count(get());
    }
    span<const std::uint16_t> unit(unsigned unit) const
    {
        return {sudoku_layout_unit_cells(get(), unit), sudoku_layout_unit_length(get(), unit)};
    }
    span<const std::uint16_t> peers(unsigned cell) const
    {
        const std::uint16_t *peers = nullptr;
        const unsigned count = sudoku_layout_cell_peers(get(), cell, &peers);
        return {peers, count};
    }
    std::string cell_name(unsigned cell) const
    {
        return detail::written([&](char *text, std::size_t size) {
            return sudoku_layout_cell_name(get(), cell, text, size);
        });
    }
    std::string unit_name(unsigned unit) const
    {
        return detail::written([&](char *text, std::size_t size) {
            return sudoku_layout_unit_name(get(), unit, text, size);
        });
    }

  private:
    template <typename Create> void create(Create function)
    {
        layout_ = detail::make<sudoku_layout, sudoku_layout_destroy>(function);
    }

    std::shared_ptr<const sudoku_layout> layout_;
};

/* The conflicts of a board, in words. */
inline std::vector<std::string> conflicts(const layout &layout, span<const std::uint8_t> board)
{
    std::size_t count = 0;
    detail::require_size(board.size(), layout.cell_count(), "cells");
    check(sudoku_board_check(layout.get(), board.data(), nullptr, nullptr, 0, &count));
    std::vector<sudoku_conflict> found(count);
    check(sudoku_board_check(layout.get(), board.data(), nullptr, found.data(), count, &count));
    std::vector<std::string> words;
    words.reserve(count);
    for (const sudoku_conflict &conflict : found)
        words.push_back(detail::written([&](char *text, std::size_t size) {
            return sudoku_conflict_write(layout.get(), &conflict, text, size);
        }));
    return words;
}

} // namespace sudoku

#endif
