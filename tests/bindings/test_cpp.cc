// The headers for C++: what each class does, that failures and what callbacks throw arrive as
// exceptions.
#include <sudoku/sudoku.hpp>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <sstream>

#include "support/check.h"

namespace
{

const std::string line =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";

// The message of what FUNCTION throws, of type Thrown.
template <typename Thrown, typename Function> std::string thrown(Function function)
{
    try {
        function();
    } catch (const Thrown &caught) {
        return caught.what();
    }
    return "";
}

void test_text()
{
    std::istringstream input(line + " first\n" + line.substr(1) + "?\n" + line + "\n");
    sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.side = 9;
    sudoku::text_reader reader(input, &options);
    const std::optional<sudoku::puzzle> first = reader.next();
    CHECK(first && first->comment == "first" && first->line == 1 && first->side == 9);
    try {
        reader.next();
        CHECK(false);
    } catch (const sudoku::text_error &error) {
        CHECK(error.line() == 2 && error.column() == 81 && error.status() == SUDOKU_ERR_TEXT);
    }
    const auto rest = std::distance(reader.begin(), reader.end());
    CHECK(rest == 1);

    CHECK(sudoku::parse("1.....2..3.....4").board().side() == 4);
    CHECK(!thrown<sudoku::text_error>([] { sudoku::parse(""); }).empty());
    CHECK(!thrown<sudoku::text_error>([] { sudoku::parse(line + "\n" + line); }).empty());
    CHECK(!thrown<sudoku::error>([] {
               sudoku::write(sudoku::layout(), sudoku::cells(81), SUDOKU_TEXT_CSV);
           }).empty());
}

class broken : public std::streambuf
{
    int_type underflow() override
    {
        throw std::domain_error("broken");
    }
};

void test_what_streams_throw()
{
    broken buffer;
    std::istream input(&buffer);
    sudoku::text_reader reader(input);
    CHECK(thrown<std::domain_error>([&] { reader.next(); }) == "broken");
}

void test_solving()
{
    const sudoku::layout layout;
    sudoku::solver solver(layout);
    const sudoku::puzzle puzzle = sudoku::parse(line);
    const sudoku::answer answer = solver.unique(puzzle);
    CHECK(answer && sudoku::write(layout, answer.solution, SUDOKU_TEXT_LINE) == solution);
    CHECK(solver.solve(puzzle).solution == answer.solution);
    CHECK(solver.candidates(puzzle).size() == 81);

    sudoku::cells wrong(81);
    wrong[0] = wrong[1] = 5;
    const sudoku::answer none = solver.solve(wrong);
    CHECK(!none && none.status == SUDOKU_CONFLICT && none.solution.empty());
    CHECK(sudoku::conflicts(layout, wrong).front() == "5 twice in row 1: r1c1, r1c2");

    sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = 7;
    sudoku_status status = SUDOKU_OK;
    CHECK(solver.count(sudoku::cells(81), &limits, &status) == 7);
    CHECK(status == SUDOKU_SOLUTION_LIMIT && solver.stats().solutions == 7);
    solver.cancel();
    CHECK(solver.solve(sudoku::cells(81)).status == SUDOKU_CANCELLED);
}

void test_what_solutions_share()
{
    sudoku::solver solver;
    const sudoku::puzzle puzzle = sudoku::parse(line);
    const sudoku::answer backbone = solver.backbone(puzzle);
    CHECK(backbone && backbone.solution == solver.solve(puzzle).solution);
    sudoku_status status = SUDOKU_CONFLICT;
    const sudoku::digitsets single = solver.true_candidates(puzzle, nullptr, &status);
    CHECK(status == SUDOKU_OK && single.size() == 81);
    for (unsigned i = 0; i < 81; i++)
        CHECK(single[i] == sudoku_digitset_of(backbone.solution[i]));
    const sudoku::cells empty(81);
    CHECK(solver.backbone(empty).solution == empty);
    CHECK(solver.true_candidates(empty) == sudoku::digitsets(81, sudoku_digitset_all(9)));

    const sudoku_estimate exact = solver.estimate(puzzle);
    CHECK(exact.is_exact && exact.count == 1 && exact.samples == 0);
    const sudoku_estimate about = solver.estimate(empty, 300, 7, nullptr, &status);
    CHECK(status == SUDOKU_OK && !about.is_exact && about.samples == 300);
    CHECK(about.low < about.count && about.count < about.high);

    sudoku::cells wrong(81);
    wrong[0] = wrong[1] = 5;
    CHECK(solver.backbone(wrong).status == SUDOKU_CONFLICT);
    CHECK(solver.backbone(wrong).solution.empty());
    CHECK(solver.true_candidates(wrong, nullptr, &status).empty() && status == SUDOKU_CONFLICT);
}

void test_refusals()
{
    sudoku::solver solver;
    CHECK(!thrown<sudoku::error>([] { sudoku::layout(1); }).empty());
    CHECK(!thrown<sudoku::error>([&] { solver.solve(sudoku::cells(80)); }).empty());
    CHECK(thrown<sudoku::error>([&] {
              sudoku::cells high(81);
              high[3] = 10;
              solver.solve(high);
          }).find("givens") != std::string::npos);
    sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.seconds = -1;
    CHECK(thrown<sudoku::error>([&] { solver.solve(sudoku::cells(81), &limits); }) ==
          "limits->seconds is negative");
}

void test_callbacks()
{
    sudoku::solver solver(sudoku::layout(4));
    unsigned count = 0;
    const sudoku::cells empty(16);
    CHECK(solver.each(empty, [&](sudoku::span<const std::uint8_t> cells) {
        count += std::accumulate(cells.begin(), cells.end(), 0U) == 40;
    }) == SUDOKU_OK);
    CHECK(count == 288);
    CHECK(solver.each(empty, [&](auto) { return --count == 280; }) == SUDOKU_CANCELLED);
    CHECK(count == 280);
    CHECK(thrown<std::domain_error>([&] {
              solver.each(empty, [](auto) { throw std::domain_error("mine"); });
          }) == "mine");
}

/* Its solutions would be those of another puzzle. */
void test_other_boards()
{
    const std::string empty = "{\"puzzle\": \"" + std::string(81, '.') + "\", ";
    for (const char *shape : {"\"variants\": [\"diagonal\"]}", "\"box\": [1, 9]}"}) {
        const sudoku::puzzle puzzle = sudoku::parse(empty + shape);
        CHECK(thrown<sudoku::error>([&] {
                  sudoku::solver().unique(puzzle);
              }).find("another board") != std::string::npos);
        CHECK(thrown<sudoku::error>([&] {
                  sudoku::explainer explainer(puzzle);
              }).find("another board") != std::string::npos);
        CHECK(sudoku::solver(puzzle.board()).solve(puzzle));
        CHECK(sudoku::solver().solve(puzzle.givens));
    }
    const sudoku::puzzle diagonal = sudoku::parse(empty + "\"variants\": [\"diagonal\"]}");
    CHECK(sudoku::solver(sudoku::layout(9, SUDOKU_VARIANT_DIAGONAL | SUDOKU_VARIANT_WINDOKU))
              .solve(diagonal));
    CHECK(sudoku::parse("Anti-knight\n" + line).rule == "Anti-knight");
    // A solver that another takes the place of.
    sudoku::solver solver(diagonal.board());
    solver = sudoku::solver(sudoku::layout(4));
    CHECK(solver.solve(sudoku::cells(16)));
}

void test_layouts()
{
    sudoku::layout layout(9, SUDOKU_VARIANT_DIAGONAL);
    CHECK(layout.unit_count() == 29 && layout.unit_name(28) == "diagonal 2");
    CHECK(layout.cell_name(12) == "r2c4" && layout.peers(1).size() == 20);
    // Copies and solvers keep the layout that they were made from.
    std::optional<sudoku::solver> solver;
    {
        const sudoku::layout copy = layout;
        layout = sudoku::layout(4);
        solver.emplace(copy);
    }
    const sudoku::answer answer = solver->solve(sudoku::cells(81));
    CHECK(answer && solver->board().unit(28).size() == 9);
    sudoku_digitset seen = 0;
    for (const std::uint16_t cell : solver->board().unit(28))
        seen = sudoku_digitset_add(seen, answer.solution[cell]);
    const sudoku::digits digits(seen);
    CHECK(digits.size() == 9 && std::accumulate(digits.begin(), digits.end(), 0U) == 45);
}

void test_explaining()
{
    sudoku::explainer explainer(sudoku::parse(line));
    std::size_t placed = 0;
    for (const sudoku::step &step : explainer) {
        placed += step.placements.size();
        CHECK(step.text.compare(0, step.technique.size(), step.technique) == 0);
    }
    CHECK(placed == 51 && explainer.status() == SUDOKU_END);
    CHECK(!explainer.best() && explainer.all(1).empty() && !explainer.rate());
    sudoku::explainer fresh(sudoku::parse(line));
    std::size_t index = 0;
    CHECK(sudoku_technique_from_name("Naked Single", &index) == SUDOKU_OK);
    const std::vector<sudoku::step> singles = fresh.all(index);
    CHECK(!singles.empty() && singles[0].text.find("Naked Single") == 0);
    const std::optional<sudoku::rating> rating = fresh.rate();
    CHECK(rating && rating->level == SUDOKU_LEVEL_EASY && rating->score == 204);
    sudoku::explainer stopped(sudoku::parse(line));
    stopped.cancel();
    CHECK(!stopped.next() && stopped.status() == SUDOKU_CANCELLED);
    CHECK(stopped.next() && stopped.status() == SUDOKU_OK);
}

void test_wording()
{
    sudoku::explainer explainer(sudoku::parse(line));
    sudoku::wording german;
    german.symbols = "A-I";
    german.translate = [](std::string_view text) -> std::optional<std::string> {
        const std::string said(text), left = "has one candidate left";
        const std::size_t at = said.find(left);
        if (at == std::string::npos)
            return std::nullopt;
        return said.substr(0, at) + "bleibt allein" + said.substr(at + left.size());
    };
    explainer.set_wording(german);
    CHECK(explainer.next()->text.find("r5c5 bleibt allein: it sees A, B, F") != std::string::npos);
    german.symbols = "A-C";
    explainer.set_wording(german);
    CHECK(thrown<sudoku::error>([&] { explainer.next(); }) ==
          "the side of layout is not the number of symbols");
    german.symbols.clear();
    german.translate = [](std::string_view) -> std::optional<std::string> {
        throw std::runtime_error("no words");
    };
    explainer.set_wording(german);
    CHECK(thrown<std::runtime_error>([&] { explainer.next(); }) == "no words");
    explainer.set_wording({});
    CHECK(explainer.next()->text.find(" is ") != std::string::npos);
}

void test_generating()
{
    sudoku::generator generator;
    const auto made = generator.make(7, SUDOKU_SYMMETRY_ROTATE180);
    CHECK(sudoku::solver().unique(made.givens).solution == made.solution);
    CHECK(sudoku::generator().make(7, SUDOKU_SYMMETRY_ROTATE180).givens == made.givens);
}

void test_judging_steps()
{
    std::istringstream text(
        "4951.........96.....3......36...8.....1.4.......91...65..83.4.7...4..86.9....53.1");
    sudoku::explainer explainer(*sudoku::text_reader(text).next());
    const auto right = explainer.judge(18, 6), wrong = explainer.judge(18, 8);
    CHECK(right && right->verdict == SUDOKU_VERDICT_PROVED && right->shown_by);
    CHECK(right->shown_by->places.size() == 1 && right->shown_by->places[0].digit == 6);
    CHECK(wrong && wrong->verdict == SUDOKU_VERDICT_WRONG && !wrong->shown_by);
    CHECK(explainer.judge(18, 8, false)->verdict == SUDOKU_VERDICT_PROVED);
    /* Numbers beyond 16 bits are no candidates, rather than others. */
    CHECK(thrown<sudoku::error>([&] { explainer.why(18 + 65536, 8); }) != "");
    CHECK(thrown<sudoku::error>([&] { explainer.judge(18, 8 + 65536); }) != "");
    explainer.apply(*right->shown_by);
    CHECK(thrown<sudoku::error>([&] { explainer.judge(18, 6); }) != "");
}

void test_finding_puzzles()
{
    sudoku::generator generator;
    sudoku::generator::criteria wanted;
    wanted.level = SUDOKU_LEVEL_HARD;
    wanted.score = {600, 900};
    wanted.needs = {"xy"};
    wanted.givens = {24, 30};
    const auto made = generator.find(wanted, 1);
    CHECK(made && generator.find(wanted, 1)->givens == made->givens);
    const auto rating = sudoku::explainer(made->givens).rate();
    CHECK(rating && rating->level == SUDOKU_LEVEL_HARD && rating->score >= 600 &&
          rating->score <= 900);
    wanted.givens = {17, 17};
    CHECK(!generator.find(wanted, 1, 10));
    wanted.needs = {"none"};
    CHECK(thrown<sudoku::error>([&] { generator.find(wanted, 1, 10); }) != "");
}

void test_batches_and_covers()
{
    const std::string texts = line + "\n" + line + "\n";
    sudoku::batch batch(2);
    const sudoku::batch::answers answers =
        batch.solve({reinterpret_cast<const std::uint8_t *>(texts.data()), texts.size()}, true, 82);
    CHECK(answers.statuses.size() == 2 && answers.status(1) == SUDOKU_OK);
    CHECK(answers.solution(1)[2] == 4);
    CHECK(thrown<sudoku::error>([&] {
              batch.solve({reinterpret_cast<const std::uint8_t *>(texts.data()), 162}, true, 82);
          }).find("less than 81") != std::string::npos);

    sudoku::cover cover(3);
    for (const std::vector<std::size_t> &items : {std::vector<std::size_t>{0, 2}, {1}, {0, 1}})
        cover.add(items);
    std::vector<std::size_t> found;
    CHECK(cover.each([&](auto options) { found.assign(options.begin(), options.end()); }) ==
          SUDOKU_OK);
    std::sort(found.begin(), found.end());
    CHECK((found == std::vector<std::size_t>{0, 1}));
}

void test_rules()
{
    std::string ignored = "?";
    sudoku::rules rules = sudoku::rules::read(".Shape~2x2.Thermo~R1C1~R1C2", &ignored);
    CHECK(rules.rows() == 2 && rules.columns() == 2 && rules.cell_count() == 4);
    CHECK(rules.min_value() == 1 && rules.value_count() == 2 && ignored.empty());
    sudoku::rule_solver solver(rules);
    const sudoku::answer answer = solver.unique();
    CHECK(answer && (answer.solution == sudoku::cells{1, 2, 2, 1}));
    CHECK(solver.count() == 1 && solver.solve().solution == answer.solution);
    CHECK((solver.candidates() == sudoku::valuesets{1, 2, 2, 1}));
    CHECK((solver.true_candidates() == sudoku::valuesets{1, 2, 2, 1}));
    CHECK(!solver.unique(nullptr, {2, 3, 3, 3}) && !solver.conflict());
    CHECK(solver.conflict({2, 1, 3, 3}) && solver.candidates({2, 3, 3, 3}).empty());
    const std::optional<int> broken = rules.broken(sudoku::cells{2, 1, 255, 255});
    CHECK(broken && rules.describe(static_cast<unsigned>(*broken)) == "thermometer at r1c1 r1c2");
    CHECK(!rules.broken(answer.solution));
    CHECK(thrown<sudoku::error>([&] { rules.broken(sudoku::cells(3)); }).find("be 4") !=
          std::string::npos);
    CHECK(thrown<sudoku::text_error>([] { sudoku::rules::read(".Quibble~R1C1"); }) ==
          "1:2: Quibble is not supported");
    CHECK(sudoku::convert(" .Shape~2x2 .Thermo~R1C1~R1C2") == ".Shape~2x2.Thermo~R1C1~R1C2");
    CHECK(!thrown<sudoku::text_error>([] {
               sudoku::convert(".Thermo~R1C1~R1C2", SUDOKU_RULE_TEXT_KILLER);
           }).empty());
    CHECK(sudoku::named_rules().size() > 70);
}

void test_rules_that_are_added()
{
    sudoku::rules rules;
    const std::vector<std::uint16_t> cage = {0, 1, 2};
    rules.add_different(cage);
    rules.add_sum(cage, 6, 6);
    rules.add_sum(cage, 0, 0, std::vector<int>{1, -1, -1});
    rules.restrict_to(1, 1);
    rules.give(80, 9);
    CHECK(rules.values(80) == 1U << 8 && rules.size() >= 30 && rules.board_cell_count() == 81);
    CHECK(!thrown<sudoku::error>([&] { rules.give(81, 1); }).empty());
    CHECK(!thrown<sudoku::error>([&] { rules.add_sum(cage, 0, 0, std::vector<int>{1}); }).empty());
    sudoku::rule_solver solver(rules);
    sudoku::rule_solver moved = std::move(solver);
    unsigned found = 0, right = 0;
    CHECK(moved.each([&](auto values) {
        right += values[0] == 3 && values[1] == 1 && values[2] == 2 && values.size() == 81;
        return ++found == 3;
    }) == SUDOKU_CANCELLED);
    CHECK(found == 3 && right == 3);
    CHECK(thrown<std::domain_error>(
              [&] { moved.each([](auto) { throw std::domain_error("enough"); }); }) == "enough");
    sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = 2;
    sudoku_status status = SUDOKU_OK;
    CHECK(moved.count(&limits, &status) == 2 && status == SUDOKU_SOLUTION_LIMIT);
}

} // namespace

int main()
{
    test_text();
    test_what_streams_throw();
    test_solving();
    test_what_solutions_share();
    test_refusals();
    test_callbacks();
    test_other_boards();
    test_layouts();
    test_explaining();
    test_wording();
    test_generating();
    test_finding_puzzles();
    test_judging_steps();
    test_batches_and_covers();
    test_rules();
    test_rules_that_are_added();
    return check_result();
}
