/* Written by ./run abi from the descriptions of both libraries: where each field of a public struct
 * lies. It holds where pointers have 64 bits. */
#include <stddef.h>
#include <sudoku/sudoku.h>
#include <sudokuvision/sudokuvision.h>

#define PLACE(type, field, bytes)                                                                  \
    _Static_assert(sizeof(void *) != 8 || offsetof(struct type, field) == (bytes),                 \
                   "moved: " #type "." #field)
#define SIZE(type, bytes)                                                                          \
    _Static_assert(sizeof(void *) != 8 || sizeof(struct type) == (bytes), "another size: " #type)

PLACE(sudoku_custom_layout, size, 0);
PLACE(sudoku_custom_layout, side, 8);
PLACE(sudoku_custom_layout, cell_count, 12);
PLACE(sudoku_custom_layout, unit_count, 16);
PLACE(sudoku_custom_layout, units, 24);
PLACE(sudoku_custom_layout, positions, 32);
PLACE(sudoku_custom_layout, allocator, 40);
PLACE(sudoku_custom_layout, unit_lengths, 48);

PLACE(sudoku_layout_options, size, 0);
PLACE(sudoku_layout_options, side, 8);
PLACE(sudoku_layout_options, box_rows, 12);
PLACE(sudoku_layout_options, box_columns, 16);
PLACE(sudoku_layout_options, variants, 20);
PLACE(sudoku_layout_options, regions, 24);
PLACE(sudoku_layout_options, allocator, 32);

SIZE(sudoku_cover_bounds, 8);
PLACE(sudoku_cover_bounds, min, 0);
PLACE(sudoku_cover_bounds, max, 4);

PLACE(sudoku_cover_options, size, 0);
PLACE(sudoku_cover_options, primary, 8);
PLACE(sudoku_cover_options, secondary, 16);
PLACE(sudoku_cover_options, bounds, 24);
PLACE(sudoku_cover_options, seed, 32);
PLACE(sudoku_cover_options, allocator, 40);

PLACE(sudoku_generate_criteria, size, 0);
PLACE(sudoku_generate_criteria, level, 8);
PLACE(sudoku_generate_criteria, min_score, 12);
PLACE(sudoku_generate_criteria, max_score, 16);
PLACE(sudoku_generate_criteria, min_rating, 20);
PLACE(sudoku_generate_criteria, max_rating, 24);
PLACE(sudoku_generate_criteria, profile, 28);
PLACE(sudoku_generate_criteria, techniques, 32);
PLACE(sudoku_generate_criteria, technique_count, 40);
PLACE(sudoku_generate_criteria, needs, 48);
PLACE(sudoku_generate_criteria, need_count, 56);
PLACE(sudoku_generate_criteria, hardest, 64);
PLACE(sudoku_generate_criteria, hardest_count, 72);
PLACE(sudoku_generate_criteria, min_steps, 80);
PLACE(sudoku_generate_criteria, max_steps, 84);
PLACE(sudoku_generate_criteria, min_choices, 88);
PLACE(sudoku_generate_criteria, max_choices, 92);
PLACE(sudoku_generate_criteria, is_minimal, 96);
PLACE(sudoku_generate_criteria, is_rated, 97);

PLACE(sudoku_generate_job, size, 0);
PLACE(sudoku_generate_job, count, 8);
PLACE(sudoku_generate_job, puzzles, 16);
PLACE(sudoku_generate_job, seed, 24);
PLACE(sudoku_generate_job, order, 32);
PLACE(sudoku_generate_job, symmetry, 40);
PLACE(sudoku_generate_job, min_givens, 44);
PLACE(sudoku_generate_job, results, 48);
PLACE(sudoku_generate_job, solutions, 56);
PLACE(sudoku_generate_job, statuses, 64);
PLACE(sudoku_generate_job, max_givens, 72);
PLACE(sudoku_generate_job, pattern, 80);
PLACE(sudoku_generate_job, criteria, 88);
PLACE(sudoku_generate_job, attempts, 96);
PLACE(sudoku_generate_job, tried, 104);
PLACE(sudoku_generate_job, user, 112);

SIZE(sudoku_generate_trial, 72);
PLACE(sudoku_generate_trial, seed, 0);
PLACE(sudoku_generate_trial, status, 8);
PLACE(sudoku_generate_trial, miss, 12);
PLACE(sudoku_generate_trial, puzzle, 16);
PLACE(sudoku_generate_trial, solution, 24);
PLACE(sudoku_generate_trial, given_count, 32);
PLACE(sudoku_generate_trial, level, 36);
PLACE(sudoku_generate_trial, score, 40);
PLACE(sudoku_generate_trial, rating, 44);
PLACE(sudoku_generate_trial, step_count, 48);
PLACE(sudoku_generate_trial, choices, 52);
PLACE(sudoku_generate_trial, missing, 56);
PLACE(sudoku_generate_trial, missing_count, 64);

PLACE(sudoku_generator_options, size, 0);
PLACE(sudoku_generator_options, allocator, 8);

SIZE(sudoku_change, 4);
PLACE(sudoku_change, cell, 0);
PLACE(sudoku_change, digit, 2);

SIZE(sudoku_repair, 32);
PLACE(sudoku_repair, change_count, 0);
PLACE(sudoku_repair, changes, 4);
PLACE(sudoku_repair, cost, 16);
PLACE(sudoku_repair, redundant, 24);
PLACE(sudoku_repair, solutions_without, 28);

PLACE(sudoku_repair_options, size, 0);
PLACE(sudoku_repair_options, max_changes, 8);
PLACE(sudoku_repair_options, costs, 16);

SIZE(sudoku_transform, 91);
PLACE(sudoku_transform, cells, 0);
PLACE(sudoku_transform, digits, 81);

PLACE(sudoku_step_wording, size, 0);
PLACE(sudoku_step_wording, symbols, 8);
PLACE(sudoku_step_wording, candidates, 16);
PLACE(sudoku_step_wording, cells, 24);
PLACE(sudoku_step_wording, translate, 32);
PLACE(sudoku_step_wording, user, 40);
PLACE(sudoku_step_wording, detail, 48);

PLACE(sudoku_logic_options, size, 0);
PLACE(sudoku_logic_options, order, 8);
PLACE(sudoku_logic_options, order_length, 16);
PLACE(sudoku_logic_options, allocator, 24);
PLACE(sudoku_logic_options, profile, 32);
PLACE(sudoku_logic_options, limits, 40);

PLACE(sudoku_logic_position, size, 0);
PLACE(sudoku_logic_position, cells, 8);
PLACE(sudoku_logic_position, is_placed, 16);
PLACE(sudoku_logic_position, candidates, 24);
PLACE(sudoku_logic_position, is_unique, 32);
PLACE(sudoku_logic_position, is_partial, 33);

SIZE(sudoku_candidate, 4);
PLACE(sudoku_candidate, cell, 0);
PLACE(sudoku_candidate, digit, 2);

SIZE(sudoku_link, 42);
PLACE(sudoku_link, from, 0);
PLACE(sudoku_link, to, 20);
PLACE(sudoku_link, is_strong, 40);

SIZE(sudoku_node, 20);
PLACE(sudoku_node, digit, 0);
PLACE(sudoku_node, cell_count, 2);
PLACE(sudoku_node, cells, 4);

SIZE(sudoku_place, 4);
PLACE(sudoku_place, unit, 0);
PLACE(sudoku_place, digit, 2);

SIZE(sudoku_step, 184);
PLACE(sudoku_step, technique, 0);
PLACE(sudoku_step, placements, 8);
PLACE(sudoku_step, placement_count, 16);
PLACE(sudoku_step, eliminations, 24);
PLACE(sudoku_step, elimination_count, 32);
PLACE(sudoku_step, cells, 40);
PLACE(sudoku_step, cell_count, 48);
PLACE(sudoku_step, places, 56);
PLACE(sudoku_step, place_count, 64);
PLACE(sudoku_step, pattern, 72);
PLACE(sudoku_step, pattern_count, 80);
PLACE(sudoku_step, fins, 88);
PLACE(sudoku_step, fin_count, 96);
PLACE(sudoku_step, links, 104);
PLACE(sudoku_step, link_count, 112);
PLACE(sudoku_step, bases, 120);
PLACE(sudoku_step, base_count, 128);
PLACE(sudoku_step, covers, 136);
PLACE(sudoku_step, cover_count, 144);
PLACE(sudoku_step, set_cells, 152);
PLACE(sudoku_step, set_sizes, 160);
PLACE(sudoku_step, set_count, 168);
PLACE(sudoku_step, rating, 176);

SIZE(sudoku_technique, 40);
PLACE(sudoku_technique, name, 0);
PLACE(sudoku_technique, code, 8);
PLACE(sudoku_technique, abbreviation, 16);
PLACE(sudoku_technique, rating, 24);
PLACE(sudoku_technique, score, 28);
PLACE(sudoku_technique, level, 32);
PLACE(sudoku_technique, is_on_request, 36);

SIZE(sudoku_se_rating, 12);
PLACE(sudoku_se_rating, puzzle, 0);
PLACE(sudoku_se_rating, pearl, 4);
PLACE(sudoku_se_rating, diamond, 8);

PLACE(sudoku_automaton, size, 0);
PLACE(sudoku_automaton, state_count, 8);
PLACE(sudoku_automaton, transition_count, 12);
PLACE(sudoku_automaton, transitions, 16);
PLACE(sudoku_automaton, is_start, 24);
PLACE(sudoku_automaton, is_final, 32);

SIZE(sudoku_transition, 6);
PLACE(sudoku_transition, from, 0);
PLACE(sudoku_transition, to, 2);
PLACE(sudoku_transition, values, 4);

SIZE(sudoku_rule, 48);
PLACE(sudoku_rule, kind, 0);
PLACE(sudoku_rule, spec, 8);
PLACE(sudoku_rule, cells, 16);
PLACE(sudoku_rule, cell_count, 24);
PLACE(sudoku_rule, min_value, 28);
PLACE(sudoku_rule, value_count, 32);
PLACE(sudoku_rule, parent, 36);
PLACE(sudoku_rule, choice, 40);

PLACE(sudoku_rule_kind, size, 0);
PLACE(sudoku_rule_kind, name, 8);
PLACE(sudoku_rule_kind, holds, 16);
PLACE(sudoku_rule_kind, expand, 24);
PLACE(sudoku_rule_kind, narrow, 32);
PLACE(sudoku_rule_kind, prepare, 40);
PLACE(sudoku_rule_kind, say, 48);
PLACE(sudoku_rule_kind, wake, 56);
PLACE(sudoku_rule_kind, is_stable, 60);
PLACE(sudoku_rule_kind, shape, 64);
PLACE(sudoku_rule_kind, color, 68);
PLACE(sudoku_rule_kind, heads, 72);
PLACE(sudoku_rule_kind, label, 80);

SIZE(sudoku_allocator, 24);
PLACE(sudoku_allocator, allocate, 0);
PLACE(sudoku_allocator, release, 8);
PLACE(sudoku_allocator, user, 16);

PLACE(sudoku_rules_options, size, 0);
PLACE(sudoku_rules_options, rows, 8);
PLACE(sudoku_rules_options, columns, 12);
PLACE(sudoku_rules_options, min_value, 16);
PLACE(sudoku_rules_options, value_count, 20);
PLACE(sudoku_rules_options, box_rows, 24);
PLACE(sudoku_rules_options, box_columns, 28);
PLACE(sudoku_rules_options, has_free_lines, 32);
PLACE(sudoku_rules_options, regions, 40);
PLACE(sudoku_rules_options, layout, 48);
PLACE(sudoku_rules_options, allocator, 56);

PLACE(sudoku_named_rule, size, 0);
PLACE(sudoku_named_rule, name, 8);
PLACE(sudoku_named_rule, arguments, 16);
PLACE(sudoku_named_rule, meaning, 24);

PLACE(sudoku_batch_job, size, 0);
PLACE(sudoku_batch_job, puzzles, 8);
PLACE(sudoku_batch_job, count, 16);
PLACE(sudoku_batch_job, stride, 24);
PLACE(sudoku_batch_job, limit, 32);
PLACE(sudoku_batch_job, solutions, 40);
PLACE(sudoku_batch_job, statuses, 48);

PLACE(sudoku_batch_options, size, 0);
PLACE(sudoku_batch_options, threads, 8);
PLACE(sudoku_batch_options, simd, 12);
PLACE(sudoku_batch_options, allocator, 16);

PLACE(sudoku_estimate, size, 0);
PLACE(sudoku_estimate, count, 8);
PLACE(sudoku_estimate, low, 16);
PLACE(sudoku_estimate, high, 24);
PLACE(sudoku_estimate, exponent, 32);
PLACE(sudoku_estimate, is_exact, 36);
PLACE(sudoku_estimate, samples, 40);

PLACE(sudoku_limits, size, 0);
PLACE(sudoku_limits, solutions, 8);
PLACE(sudoku_limits, nodes, 16);
PLACE(sudoku_limits, seconds, 24);
PLACE(sudoku_limits, progress, 32);
PLACE(sudoku_limits, user, 40);

SIZE(sudoku_puzzle, 16);
PLACE(sudoku_puzzle, givens, 0);
PLACE(sudoku_puzzle, candidates, 8);

SIZE(sudoku_stats, 48);
PLACE(sudoku_stats, solutions, 0);
PLACE(sudoku_stats, nodes, 8);
PLACE(sudoku_stats, guesses, 16);
PLACE(sudoku_stats, backtracks, 24);
PLACE(sudoku_stats, depth, 32);
PLACE(sudoku_stats, seconds, 40);

PLACE(sudoku_solver_options, size, 0);
PLACE(sudoku_solver_options, engine, 8);
PLACE(sudoku_solver_options, seed, 16);
PLACE(sudoku_solver_options, allocator, 24);
PLACE(sudoku_solver_options, simd, 32);
PLACE(sudoku_solver_options, untimed, 36);

SIZE(sudoku_text_error, 176);
PLACE(sudoku_text_error, line, 0);
PLACE(sudoku_text_error, column, 8);
PLACE(sudoku_text_error, message, 16);

PLACE(sudoku_text_lines, size, 0);
PLACE(sudoku_text_lines, puzzles, 8);
PLACE(sudoku_text_lines, count, 16);
PLACE(sudoku_text_lines, stride, 24);
PLACE(sudoku_text_lines, line, 32);

PLACE(sudoku_text_options, size, 0);
PLACE(sudoku_text_options, format, 8);
PLACE(sudoku_text_options, side, 12);
PLACE(sudoku_text_options, allocator, 16);
PLACE(sudoku_text_options, symbols, 24);
PLACE(sudoku_text_options, joined, 32);
PLACE(sudoku_text_options, place_count, 36);
PLACE(sudoku_text_options, places, 40);

PLACE(sudoku_text_puzzle, size, 0);
PLACE(sudoku_text_puzzle, format, 8);
PLACE(sudoku_text_puzzle, side, 12);
PLACE(sudoku_text_puzzle, box_rows, 16);
PLACE(sudoku_text_puzzle, box_columns, 20);
PLACE(sudoku_text_puzzle, givens, 24);
PLACE(sudoku_text_puzzle, candidates, 32);
PLACE(sudoku_text_puzzle, is_placed, 40);
PLACE(sudoku_text_puzzle, comment, 48);
PLACE(sudoku_text_puzzle, comment_length, 56);
PLACE(sudoku_text_puzzle, line, 64);
PLACE(sudoku_text_puzzle, symbols, 72);
PLACE(sudoku_text_puzzle, name, 80);
PLACE(sudoku_text_puzzle, name_length, 88);
PLACE(sudoku_text_puzzle, number, 96);
PLACE(sudoku_text_puzzle, regions, 104);
PLACE(sudoku_text_puzzle, variants, 112);
PLACE(sudoku_text_puzzle, place_count, 116);
PLACE(sudoku_text_puzzle, places, 120);
PLACE(sudoku_text_puzzle, cell_count, 128);
PLACE(sudoku_text_puzzle, rule, 136);
PLACE(sudoku_text_puzzle, rule_length, 144);

SIZE(sudoku_conflict, 144);
PLACE(sudoku_conflict, kind, 0);
PLACE(sudoku_conflict, digit, 4);
PLACE(sudoku_conflict, unit, 8);
PLACE(sudoku_conflict, cell_count, 12);
PLACE(sudoku_conflict, cells, 16);

PLACE(sudoku_text_result, size, 0);
PLACE(sudoku_text_result, format, 8);
PLACE(sudoku_text_result, givens, 16);
PLACE(sudoku_text_result, candidates, 24);
PLACE(sudoku_text_result, status, 32);
PLACE(sudoku_text_result, solutions, 40);
PLACE(sudoku_text_result, solution_count, 48);
PLACE(sudoku_text_result, count, 56);
PLACE(sudoku_text_result, count_is_exact, 64);
PLACE(sudoku_text_result, conflicts, 72);
PLACE(sudoku_text_result, conflict_count, 80);
PLACE(sudoku_text_result, stats, 88);
PLACE(sudoku_text_result, symbols, 96);

PLACE(sudoku_text_board, size, 0);
PLACE(sudoku_text_board, format, 8);
PLACE(sudoku_text_board, cells, 16);
PLACE(sudoku_text_board, givens, 24);
PLACE(sudoku_text_board, candidates, 32);
PLACE(sudoku_text_board, comment, 40);
PLACE(sudoku_text_board, comment_length, 48);
PLACE(sudoku_text_board, color, 56);
PLACE(sudoku_text_board, symbols, 64);

SIZE(svision_digit, 60);
PLACE(svision_digit, cost, 0);
PLACE(svision_digit, ink, 40);
PLACE(svision_digit, paper, 44);
PLACE(svision_digit, contrast, 48);
PLACE(svision_digit, found, 52);
PLACE(svision_digit, left, 53);
PLACE(svision_digit, top, 54);
PLACE(svision_digit, width, 55);
PLACE(svision_digit, height, 56);

SIZE(svision_draw_colors, 32);
PLACE(svision_draw_colors, paper, 0);
PLACE(svision_draw_colors, shade, 4);
PLACE(svision_draw_colors, thin, 8);
PLACE(svision_draw_colors, thick, 12);
PLACE(svision_draw_colors, title, 16);
PLACE(svision_draw_colors, given, 20);
PLACE(svision_draw_colors, found, 24);
PLACE(svision_draw_colors, candidate, 28);

PLACE(svision_drawing, size, 0);
PLACE(svision_drawing, layout, 8);
PLACE(svision_drawing, cells, 16);
PLACE(svision_drawing, givens, 24);
PLACE(svision_drawing, candidates, 32);
PLACE(svision_drawing, title, 40);
PLACE(svision_drawing, colors, 48);
PLACE(svision_drawing, symbols, 56);
PLACE(svision_drawing, step, 64);
PLACE(svision_drawing, step_colors, 72);
PLACE(svision_drawing, write_title, 80);
PLACE(svision_drawing, title_user, 88);
PLACE(svision_drawing, rules, 96);

PLACE(svision_pen, size, 0);
PLACE(svision_pen, user, 8);
PLACE(svision_pen, rect, 16);
PLACE(svision_pen, move, 24);
PLACE(svision_pen, line, 32);
PLACE(svision_pen, curve, 40);
PLACE(svision_pen, close, 48);
PLACE(svision_pen, stroke, 56);
PLACE(svision_pen, fill, 64);

SIZE(svision_badge_colors, 12);
PLACE(svision_badge_colors, tick, 0);
PLACE(svision_badge_colors, ring, 4);
PLACE(svision_badge_colors, query, 8);

PLACE(svision_overlay, size, 0);
PLACE(svision_overlay, side, 8);
PLACE(svision_overlay, map, 16);
PLACE(svision_overlay, crossings, 24);
PLACE(svision_overlay, digits, 32);
PLACE(svision_overlay, givens, 40);
PLACE(svision_overlay, candidates, 48);
PLACE(svision_overlay, color, 56);
PLACE(svision_overlay, opacity, 60);
PLACE(svision_overlay, lit, 64);
PLACE(svision_overlay, outline, 68);
PLACE(svision_overlay, outline_color, 72);
PLACE(svision_overlay, badges, 80);
PLACE(svision_overlay, badge_colors, 88);
PLACE(svision_overlay, step, 96);
PLACE(svision_overlay, layout, 104);
PLACE(svision_overlay, step_cells, 112);
PLACE(svision_overlay, step_candidates, 120);
PLACE(svision_overlay, step_colors, 128);
PLACE(svision_overlay, symbols, 136);
PLACE(svision_overlay, numbers, 144);

SIZE(svision_step_colors, 64);
PLACE(svision_step_colors, unit, 0);
PLACE(svision_step_colors, cell, 4);
PLACE(svision_step_colors, start, 8);
PLACE(svision_step_colors, premise, 12);
PLACE(svision_step_colors, premise_edge, 16);
PLACE(svision_step_colors, fin, 20);
PLACE(svision_step_colors, fin_edge, 24);
PLACE(svision_step_colors, pattern, 28);
PLACE(svision_step_colors, pattern_edge, 32);
PLACE(svision_step_colors, elimination, 36);
PLACE(svision_step_colors, elimination_cross, 40);
PLACE(svision_step_colors, placement, 44);
PLACE(svision_step_colors, placed, 48);
PLACE(svision_step_colors, marked, 52);
PLACE(svision_step_colors, strong_link, 56);
PLACE(svision_step_colors, weak_link, 60);

SIZE(svision_canvas, 32);
PLACE(svision_canvas, pixels, 0);
PLACE(svision_canvas, width, 8);
PLACE(svision_canvas, height, 12);
PLACE(svision_canvas, stride, 16);
PLACE(svision_canvas, format, 24);

SIZE(svision_image, 32);
PLACE(svision_image, pixels, 0);
PLACE(svision_image, width, 8);
PLACE(svision_image, height, 12);
PLACE(svision_image, stride, 16);
PLACE(svision_image, format, 24);

SIZE(svision_contour, 32);
PLACE(svision_contour, first, 0);
PLACE(svision_contour, length, 8);
PLACE(svision_contour, parent, 16);
PLACE(svision_contour, hole, 24);

SIZE(svision_contours, 48);
PLACE(svision_contours, contours, 0);
PLACE(svision_contours, capacity, 8);
PLACE(svision_contours, count, 16);
PLACE(svision_contours, points, 24);
PLACE(svision_contours, point_capacity, 32);
PLACE(svision_contours, point_count, 40);

SIZE(svision_point, 16);
PLACE(svision_point, x, 0);
PLACE(svision_point, y, 8);

SIZE(svision_homography, 72);
PLACE(svision_homography, m, 0);

SIZE(svision_quad, 64);
PLACE(svision_quad, corner, 0);

PLACE(svision_reader_options, size, 0);
PLACE(svision_reader_options, trace, 8);
PLACE(svision_reader_options, trace_user, 16);
PLACE(svision_reader_options, allocator, 24);
PLACE(svision_reader_options, sides, 32);
PLACE(svision_reader_options, box_rows, 36);
PLACE(svision_reader_options, box_columns, 40);
PLACE(svision_reader_options, max_grids, 44);

PLACE(svision_tracker_options, size, 0);
PLACE(svision_tracker_options, hold, 8);
PLACE(svision_tracker_options, margin, 16);
PLACE(svision_tracker_options, time_constant, 24);
PLACE(svision_tracker_options, trace, 32);
PLACE(svision_tracker_options, trace_user, 40);
PLACE(svision_tracker_options, allocator, 48);
PLACE(svision_tracker_options, sides, 56);
PLACE(svision_tracker_options, box_rows, 60);
PLACE(svision_tracker_options, box_columns, 64);
