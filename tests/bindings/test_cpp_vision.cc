// libsudokuvision's header for C++: draws a board, reads it, follows it, paints the answer.
#include <sudokuvision/sudokuvision.hpp>

#include "support/check.h"

namespace
{

const unsigned side = 640;

template <typename Function> bool throws(Function function)
{
    try {
        function();
    } catch (const svision::error &error) {
        return error.status() == SVISION_ERR_ARGUMENT && *error.what();
    }
    return false;
}

} // namespace

int main()
{
    const sudoku::layout classic;
    const sudoku::puzzle puzzle = sudoku::parse(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    const sudoku::cells solution = sudoku::solver(classic).solve(puzzle).solution;
    std::vector<std::uint8_t> pixels(side * side, 255);
    svision_drawing drawing = SVISION_DRAWING_INIT;
    svision::reader reader;
    const svision_image page = svision::gray_image(pixels, side, side);
    CHECK(reader.read(page).empty() && reader.diagnosis().reason() == SVISION_REASON_NO_OUTLINE);
    CHECK(!reader.diagnosis().text().empty() && *reader.diagnosis().advice());

    drawing.layout = classic.get();
    drawing.cells = puzzle.givens.data();
    svision::draw(drawing, svision::gray_canvas(pixels, side, side));
    CHECK(svision::draw_svg(drawing, side, side).find("<svg") != std::string::npos);
    std::vector<svision::reading> kept;
    for (const svision::reading_view found : reader.read(page))
        kept.emplace_back(found);
    CHECK(kept.size() == 1 && kept[0].is_sure() && kept[0].board().side() == 9);
    CHECK(kept.size() == 1 && !kept[0].place());
    CHECK(sudoku::cells(kept[0].givens().begin(), kept[0].givens().end()) == puzzle.givens);
    CHECK(sudoku::cells(kept[0].solution().begin(), kept[0].solution().end()) == solution);

    svision::tracker tracker;
    unsigned frames = 0;
    CHECK(!svision::tracker()
               .update(svision::gray_image(std::vector<std::uint8_t>(10000, 255), 100, 100), 0)
               .reading());
    while (!tracker.update(page, frames / 30.0).is_new() && frames < 60)
        frames++;
    const svision::track_view track = tracker.update(page, 10);
    CHECK(frames < 60 && track.state() == SVISION_TRACK_COMMITTED && track.puzzle_number() == 1);
    CHECK(track.reading() && track.reading()->solution_count() == 1);

    svision::paint(kept[0], solution, svision::gray_canvas(pixels, side, side), 0);
    const svision::reading_view solved = reader.read(page).at(0);
    CHECK(sudoku::cells(solved.givens().begin(), solved.givens().end()) == solution);
    CHECK(kept[0].crossings().size() == 100 && kept[0].confidence().size() == 81);

    CHECK(throws([&] { svision::gray_image(pixels, side, side + 1); }));
    CHECK(throws([&] {
        svision::paint(kept[0], sudoku::cells(80), svision::gray_canvas(pixels, side, side));
    }));
    CHECK(throws([] {
        svision_reader_options options = SVISION_READER_OPTIONS_INIT;
        options.sides = 1U << 5;
        svision::reader refused(&options);
    }));
    return check_result();
}
