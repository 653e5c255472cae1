/* Reading and writing puzzles as text, for C++. */
#ifndef SUDOKU_TEXT_HPP
#define SUDOKU_TEXT_HPP

#include <algorithm>
#include <exception>
#include <istream>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <sudoku/board.hpp>
#include <sudoku/support.hpp>
#include <sudoku/text.h>

namespace sudoku
{

/* A puzzle, and what else its text says. */
struct puzzle {
    cells givens;
    /* Empty: all that the givens allow. */
    digitsets candidates;
    /* Nonzero for each cell with a placed digit, if the text distinguishes those from givens; else
     * empty. */
    std::vector<std::uint8_t> placed;
    /* 0 if it did not come from a text. */
    unsigned side = 0;
    unsigned box_rows = 0;
    unsigned box_columns = 0;
    /* The region of each cell, 0..side-1, if regions replace boxes; otherwise empty. */
    std::vector<std::uint8_t> regions;
    /* Extra units: flags of sudoku_variant. */
    unsigned variants = 0;
    sudoku_text_format format = SUDOKU_TEXT_AUTO;
    std::string comment;
    std::uint64_t line = 0;
    /* The title above it, or the name in its record; and its number there. */
    std::string name;
    std::uint64_t number = 0;
    /* A rule that its title or comment names and nothing else shows; the puzzle was read without
     * it. */
    std::string rule;

    puzzle() = default;
    puzzle(cells numbers) : givens(std::move(numbers))
    {
    }

    /* The layout that its text describes. */
    layout board() const
    {
        sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
        options.side = side;
        options.box_rows = box_rows;
        options.box_columns = box_columns;
        options.variants = variants;
        options.regions = regions.empty() ? nullptr : regions.data();
        return layout(options);
    }
};

namespace detail
{

/* Returns the layout that the text of ASKED describes; without a text, the classic one. */
inline layout board_of(const puzzle &asked)
{
    return asked.side ? asked.board() : layout();
}

} // namespace detail

namespace detail
{

/* The cells of units: of boxes and regions, or of all others. */
inline std::set<std::set<std::uint16_t>> units_of(const layout &board, bool are_boxes)
{
    std::set<std::set<std::uint16_t>> units;
    for (unsigned unit = 0; unit < board.unit_count(); unit++) {
        const sudoku_unit_kind kind = sudoku_layout_unit_kind(board.get(), unit);
        const span<const std::uint16_t> cells = board.unit(unit);
        if ((kind == SUDOKU_UNIT_BOX || kind == SUDOKU_UNIT_REGION) == are_boxes)
            units.emplace(cells.begin(), cells.end());
    }
    return units;
}

/* Throws if the text of ASKED shows other boxes or regions, or more units, than BOARD has:
 * solutions would be those of another puzzle. */
inline void require_board(const puzzle &asked, const layout &board)
{
    const bool has_other_box = asked.box_rows && sudoku_layout_box_rows(board.get()) &&
                               (asked.box_rows != sudoku_layout_box_rows(board.get()) ||
                                asked.box_columns != sudoku_layout_box_columns(board.get()));
    if (asked.regions.empty() && !asked.variants && !has_other_box)
        return;
    const layout said = asked.board();
    const auto more = units_of(said, false), there = units_of(board, false);
    const bool has_other_regions =
        !asked.regions.empty() && units_of(said, true) != units_of(board, true);
    if (has_other_box || has_other_regions ||
        !std::includes(there.begin(), there.end(), more.begin(), more.end()))
        throw error(SUDOKU_ERR_ARGUMENT,
                    "puzzle: its text says another board; its givens are for any");
}

} // namespace detail

/* Iterates over the puzzles of a text. A malformed one is thrown; continuing reads the next. */
class text_reader
{
  public:
    using iterator = detail::input_iterator<text_reader>;

    /* TEXT and INPUT must outlive the reader. OPTIONS may be nullptr. An exception of INPUT's
     * buffer is thrown by next(). */
    explicit text_reader(std::string_view text, const sudoku_text_options *options = nullptr)
        : reader_(detail::make<sudoku_text_reader, sudoku_text_reader_destroy>(
              [&](sudoku_text_reader **made) {
                  return sudoku_text_reader_create_memory(options, text.data(), text.size(), made);
              }))
    {
    }
    explicit text_reader(std::istream &input, const sudoku_text_options *options = nullptr)
        : source_(new source{input.rdbuf(), nullptr}),
          reader_(detail::make<sudoku_text_reader, sudoku_text_reader_destroy>(
              [&](sudoku_text_reader **made) {
                  return sudoku_text_reader_create(options, read, source_.get(), made);
              }))
    {
    }

    /* Returns the next puzzle, or nothing at the end of the text. */
    std::optional<puzzle> next()
    {
        sudoku_text_puzzle read = SUDOKU_TEXT_PUZZLE_INIT;
        sudoku_text_error error;
        const sudoku_status status = sudoku_text_reader_next(reader_.get(), &read, &error);
        if (status == SUDOKU_ERR_READ && source_ && source_->thrown)
            std::rethrow_exception(source_->thrown);
        if (status == SUDOKU_ERR_TEXT)
            throw text_error(error);
        if (check(status) == SUDOKU_END)
            return std::nullopt;
        const std::size_t count = static_cast<std::size_t>(read.side) * read.side;
        puzzle found(cells(read.givens, read.givens + count));
        if (read.candidates)
            found.candidates.assign(read.candidates, read.candidates + count);
        if (read.is_placed)
            found.placed.assign(read.is_placed, read.is_placed + count);
        found.side = read.side;
        found.box_rows = read.box_rows;
        found.box_columns = read.box_columns;
        if (read.regions)
            found.regions.assign(read.regions, read.regions + count);
        found.variants = read.variants;
        found.format = read.format;
        if (read.comment)
            found.comment.assign(read.comment, read.comment_length);
        found.line = read.line;
        if (read.name)
            found.name.assign(read.name, read.name_length);
        found.number = read.number;
        if (read.rule)
            found.rule.assign(read.rule, read.rule_length);
        return found;
    }

    iterator begin()
    {
        return iterator(*this);
    }
    iterator end()
    {
        return {};
    }
    sudoku_text_reader *get() const noexcept
    {
        return reader_.get();
    }

  private:
    struct source {
        std::streambuf *buffer;
        std::exception_ptr thrown;
    };

    static std::ptrdiff_t read(void *user, char *buffer, std::size_t size) noexcept
    {
        source &from = *static_cast<source *>(user);
        try {
            return from.buffer->sgetn(buffer, static_cast<std::streamsize>(size));
        } catch (...) {
            from.thrown = std::current_exception();
            return -1;
        }
    }

    /* The source of the text; none for a text in memory. */
    std::unique_ptr<source> source_;
    detail::owner<sudoku_text_reader, sudoku_text_reader_destroy> reader_;
};

/* Returns the one puzzle of TEXT. */
inline puzzle parse(std::string_view text)
{
    text_reader reader(text);
    std::optional<puzzle> first = reader.next();
    const std::optional<puzzle> second = first ? reader.next() : std::nullopt;
    if (first && !second)
        return *std::move(first);
    sudoku_text_error wrong = {1, 1, "there is no puzzle"};
    if (second)
        wrong = {second->line, 1, "more than one puzzle"};
    throw text_error(wrong);
}

/* Returns BOARD as text. */
inline std::string write(const layout &layout, const sudoku_text_board &board)
{
    std::string text = detail::written([&](char *room, std::size_t size) {
        return sudoku_text_write_board(layout.get(), &board, room, size);
    });
    if (text.empty())
        throw error(SUDOKU_ERR_ARGUMENT, sudoku_argument_error());
    return text;
}

/* Returns a board as text; formats that distinguish givens from other digits do so if GIVENS is not
 * empty. */
inline std::string write(const layout &layout, span<const std::uint8_t> board,
                         sudoku_text_format format = SUDOKU_TEXT_PRETTY,
                         span<const std::uint8_t> givens = {})
{
    sudoku_text_board written = SUDOKU_TEXT_BOARD_INIT;
    detail::require_size(board.size(), layout.cell_count(), "cells");
    if (!givens.empty())
        detail::require_size(givens.size(), layout.cell_count(), "givens");
    written.format = format;
    written.cells = board.data();
    written.givens = givens.data();
    return write(layout, written);
}

} // namespace sudoku

#endif
