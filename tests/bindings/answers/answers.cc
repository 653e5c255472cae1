// What the headers for C++ answer to each puzzle of a file: see test_answers.py.
//
// usage: answers FILE [se]
#include <sudoku/sudoku.hpp>

#include <fstream>
#include <iostream>

static std::string rating_of(const sudoku::puzzle &puzzle, bool is_se)
{
    if (is_se) {
        const auto found = sudoku::rate_se(puzzle);
        return found ? std::to_string(found->puzzle) + " " + std::to_string(found->pearl) + " " +
                           std::to_string(found->diamond)
                     : "none";
    }
    const auto rating = sudoku::rate(puzzle);
    return rating ? sudoku_level_name(rating->level) + (" " + std::to_string(rating->score))
                  : "none";
}

static std::string hint_of(const sudoku::puzzle &puzzle)
{
    const auto step = sudoku::hint(puzzle);
    if (!step)
        return "none";
    return puzzle.side <= 9 ? step->text : step->technique;
}

static std::string node_of(const sudoku_node &node)
{
    std::string text = std::to_string(node.digit);
    for (unsigned i = 0; i < node.cell_count; i++)
        text += "@" + std::to_string(node.cells[i]);
    return text;
}

// The cells and the digits of the places among the premises of a hint, and its links.
static std::string reason_of(const sudoku::puzzle &puzzle)
{
    const auto step = sudoku::hint(puzzle);
    std::string text;
    if (!step)
        return "none";
    for (const auto cell : step->cells)
        text += std::to_string(cell) + " ";
    for (const auto &place : step->places)
        text += "#" + std::to_string(place.digit) + " ";
    for (const auto &link : step->links)
        text += node_of(link.from) + (link.is_strong ? "=" : "-") + node_of(link.to) + " ";
    return text;
}

int main(int argc, char **argv)
{
    std::ifstream input(argv[1]);
    for (const sudoku::puzzle &puzzle : sudoku::text_reader(input))
        std::cout << sudoku::is_unique(puzzle) << "\t" << sudoku::count(puzzle) << "\t"
                  << rating_of(puzzle, argc > 2) << "\t" << hint_of(puzzle) << "\t"
                  << reason_of(puzzle) << "\n";
    return 0;
}
