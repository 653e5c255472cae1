/* libsudokuvision for C++17, as sudoku/sudoku.hpp is libsudoku.
 *
 *     svision::reader reader;
 *     for (const svision::reading_view reading : reader.read(image))
 *         std::cout << sudoku::write(reading.board(), reading.givens());
 *
 * A picture is a struct svision_image, as in C: svision::gray_image() makes one from a span. Views
 * of readings, tracks and diagnoses cost nothing and are valid until the reader or tracker that
 * gave them sees the next picture; svision::reading keeps one. No grid is an answer; failures are
 * exceptions: std::bad_alloc for SVISION_ERR_MEMORY, svision::error for all else. */
#ifndef SVISION_SUDOKUVISION_HPP
#define SVISION_SUDOKUVISION_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <sudoku/sudoku.hpp>
#include <sudokuvision/sudokuvision.h>

namespace svision
{

using sudoku::span;

class error : public std::runtime_error
{
  public:
    error(svision_status status, const std::string &what)
        : std::runtime_error(what), status_(status)
    {
    }
    svision_status status() const noexcept
    {
        return status_;
    }

  private:
    svision_status status_;
};

/* Throws if STATUS is a failure; otherwise returns it. */
inline svision_status check(svision_status status)
{
    if (status == SVISION_ERR_MEMORY)
        throw std::bad_alloc();
    if (status < SVISION_OK)
        throw error(status, status == SVISION_ERR_ARGUMENT ? svision_argument_error()
                                                           : svision_strstatus(status));
    return status;
}

/* A picture of WIDTH x HEIGHT pixels, one byte of brightness each, without padding. */
inline svision_image gray_image(span<const std::uint8_t> pixels, unsigned width, unsigned height)
{
    const svision_image image = {pixels.data(), width, height, width, SVISION_GRAY8};
    std::size_t size = 0;
    check(svision_image_check(&image, &size));
    if (pixels.size() < size)
        throw error(SVISION_ERR_ARGUMENT, "pixels: fewer than width * height");
    return image;
}

/* The same to draw on. */
inline svision_canvas gray_canvas(span<std::uint8_t> pixels, unsigned width, unsigned height)
{
    gray_image(span<const std::uint8_t>(pixels.data(), pixels.size()), width, height);
    return {pixels.data(), width, height, width, SVISION_GRAY8};
}

/* What is wrong, and what to do about it. */
class diagnosis_view
{
  public:
    explicit diagnosis_view(const svision_diagnosis *diagnosis) : diagnosis_(diagnosis)
    {
    }
    svision_reason reason() const
    {
        return svision_diagnosis_reason(diagnosis_);
    }
    const char *advice() const
    {
        return svision_reason_advice(reason());
    }
    std::string text() const
    {
        return written(svision_diagnosis_explain);
    }
    std::string hint() const
    {
        return written(svision_diagnosis_hint);
    }
    const svision_diagnosis *get() const noexcept
    {
        return diagnosis_;
    }

  private:
    template <typename Write> std::string written(Write write) const
    {
        return sudoku::detail::written(
            [&](char *text, std::size_t size) { return write(diagnosis_, text, size); });
    }

    const svision_diagnosis *diagnosis_;
};

/* One grid of a picture, upright. */
class reading_view
{
  public:
    explicit reading_view(const svision_reading *reading) : reading_(reading)
    {
    }

    bool is_sure() const
    {
        return svision_reading_certainty(get()) == SVISION_SURE;
    }
    diagnosis_view diagnosis() const
    {
        return diagnosis_view(svision_reading_diagnosis(get()));
    }
    unsigned side() const
    {
        return svision_reading_side(get());
    }
    /* Row and column where the grid begins in a figure of grids that share boxes, as for
     * sudoku_layout_create_joined(); empty if it is a puzzle of its own. */
    std::optional<std::pair<unsigned, unsigned>> place() const
    {
        const std::uint16_t *at = svision_reading_place(get());
        if (!at)
            return std::nullopt;
        return std::make_pair(unsigned(at[0]), unsigned(at[1]));
    }
    /* The board of this grid alone, even if it has a place in a larger puzzle. */
    sudoku::layout board() const
    {
        sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
        options.side = side();
        options.box_rows = svision_reading_box_rows(get());
        options.box_columns = svision_reading_box_columns(get());
        options.regions = svision_reading_regions(get());
        return sudoku::layout(options);
    }
    span<const std::uint8_t> givens() const
    {
        return {svision_reading_givens(get()), cell_count()};
    }
    /* Digits written by hand. */
    span<const std::uint8_t> entries() const
    {
        return {svision_reading_entries(get()), cell_count()};
    }
    /* Entries by their shape alone, regardless of the solution. */
    span<const std::uint8_t> raw_entries() const
    {
        return {svision_reading_raw_entries(get()), cell_count()};
    }
    sudoku_digitset candidates(unsigned cell) const
    {
        return svision_reading_candidates(get(), cell);
    }
    enum svision_verdict verdict(unsigned cell) const
    {
        return svision_reading_verdict(get(), cell);
    }
    /* What the shape of each entry says for each digit: SVISION_ENTRY_DIGITS values a cell; empty
     * for boards other than 9 x 9. */
    span<const float> entry_evidence() const
    {
        const float *evidence = svision_reading_entry_evidence(get());
        return {evidence, evidence ? cell_count() * SVISION_ENTRY_DIGITS : 0};
    }
    enum svision_mark mark(unsigned cell) const
    {
        return svision_reading_mark(get(), cell);
    }
    /* Empty unless there is exactly one. */
    span<const std::uint8_t> solution() const
    {
        if (solution_count() != 1)
            return {};
        return {svision_reading_solution(get()), cell_count()};
    }
    enum svision_certainty solution_certainty() const
    {
        return svision_reading_solution_certainty(get());
    }
    /* 2 for more than one. */
    unsigned solution_count() const
    {
        return svision_reading_solution_count(get());
    }
    span<const float> confidence() const
    {
        return {svision_reading_confidence(get()), cell_count()};
    }
    float part_probability(unsigned part) const
    {
        return svision_reading_part_probability(get(), part);
    }
    uint32_t votes(unsigned cell) const
    {
        return svision_reading_votes(get(), cell);
    }
    const svision_quad &corners() const
    {
        return *svision_reading_corners(get());
    }
    span<const svision_point> crossings() const
    {
        return {svision_reading_crossings(get()), std::size_t{side() + 1} * (side() + 1)};
    }
    const svision_reading *get() const noexcept
    {
        return reading_;
    }

  private:
    std::size_t cell_count() const
    {
        return std::size_t{side()} * side();
    }

    const svision_reading *reading_;
};

/* A copy of a reading. */
class reading : public reading_view
{
  public:
    explicit reading(reading_view from) : reading(make(), from)
    {
    }

  private:
    using owner = sudoku::detail::owner<svision_reading, svision_reading_destroy>;

    reading(owner made, reading_view from) : reading_view(made.get()), owned_(std::move(made))
    {
        svision_reading_copy(owned_.get(), from.get());
    }

    static owner make()
    {
        svision_reading *made = nullptr;
        check(svision_reading_create(nullptr, &made));
        return owner(made);
    }

    owner owned_;
};

/* Reads photos. May be used by one thread at a time. */
class reader
{
  public:
    /* OPTIONS may be nullptr. */
    explicit reader(const svision_reader_options *options = nullptr)
    {
        svision_reader *made = nullptr;
        check(svision_reader_create(options, &made));
        reader_.reset(made);
    }

    /* The grids of IMAGE, certain ones first and then by size; none if there are none, and
     * diagnosis() says why. */
    std::vector<reading_view> read(const svision_image &image)
    {
        std::size_t count = 0;
        check(svision_reader_read(reader_.get(), &image, &count, &diagnosis_));
        std::vector<reading_view> readings;
        for (std::size_t i = 0; i < count; i++)
            readings.emplace_back(svision_reader_reading(reader_.get(), i));
        return readings;
    }

    diagnosis_view diagnosis() const
    {
        return diagnosis_view(diagnosis_);
    }
    svision_reader *get() const noexcept
    {
        return reader_.get();
    }

  private:
    sudoku::detail::owner<svision_reader, svision_reader_destroy> reader_;
    const svision_diagnosis *diagnosis_ = nullptr;
};

/* The state after a frame. */
class track_view
{
  public:
    explicit track_view(const svision_track *track) : track_(track)
    {
    }
    enum svision_track_state state() const
    {
        return svision_track_state(track_);
    }
    diagnosis_view diagnosis() const
    {
        return diagnosis_view(svision_track_diagnosis(track_));
    }
    std::optional<reading_view> reading() const
    {
        const svision_reading *reading = svision_track_reading(track_);
        return reading ? std::optional<reading_view>(reading) : std::nullopt;
    }
    unsigned puzzle_number() const
    {
        return svision_track_puzzle_number(track_);
    }
    bool is_new() const
    {
        return svision_track_is_new(track_);
    }
    bool is_seen() const
    {
        return svision_track_is_seen(track_);
    }
    const svision_track *get() const noexcept
    {
        return track_;
    }

  private:
    const svision_track *track_;
};

/* Tracks a puzzle over the frames of a camera. May be used by one thread at a time. */
class tracker
{
  public:
    /* OPTIONS may be nullptr. */
    explicit tracker(const svision_tracker_options *options = nullptr)
    {
        svision_tracker *made = nullptr;
        check(svision_tracker_create(options, &made));
        tracker_.reset(made);
    }

    /* Processes the next frame, taken at SECONDS on any clock. */
    track_view update(const svision_image &image, double seconds)
    {
        const svision_track *track = nullptr;
        check(svision_tracker_update(tracker_.get(), &image, seconds, &track));
        return track_view(track);
    }

    void reset()
    {
        svision_tracker_reset(tracker_.get());
    }
    svision_tracker *get() const noexcept
    {
        return tracker_.get();
    }

  private:
    sudoku::detail::owner<svision_tracker, svision_tracker_destroy> tracker_;
};

/* Draws BOARD so that it fills CANVAS. */
inline void draw(const svision_drawing &board, const svision_canvas &canvas)
{
    check(svision_draw_board(&board, &canvas));
}

/* Returns BOARD as an SVG document. */
inline std::string draw_svg(const svision_drawing &board, unsigned width, unsigned height)
{
    std::string text = sudoku::detail::written([&](char *room, std::size_t size) {
        return svision_draw_svg(&board, width, height, room, size);
    });
    if (text.empty())
        throw error(SVISION_ERR_ARGUMENT, svision_argument_error());
    return text;
}

/* Paints DIGITS (side * side of them, 0 for none) on the blank cells of READING's grid. */
inline void paint(reading_view reading, span<const std::uint8_t> digits,
                  const svision_canvas &canvas, svision_color color = 0x0000ff)
{
    svision_overlay overlay = SVISION_OVERLAY_INIT;
    if (digits.size() != reading.givens().size())
        throw error(SVISION_ERR_ARGUMENT, "digits: not as many as cells");
    overlay.side = reading.side();
    overlay.crossings = reading.crossings().data();
    overlay.digits = digits.data();
    overlay.givens = reading.givens().data();
    overlay.color = color;
    overlay.opacity = 1;
    overlay.lit = true;
    check(svision_overlay_paint(&overlay, &canvas));
}

} // namespace svision

#endif
