# shellcheck shell=sh
# How long it takes from a camera's frame to the same frame, solved, on another device. Emulated
# processors are many times slower than others, so that no check is on the time itself.
run 120 sudoku-cam --headless --quiet --record=numbered.y4m /film/third.mjpeg
expect 0
feed numbered.y4m /dev/video10 100000 yuyv
start --silence=60 --loopback=/dev/video11 /dev/video10
# shellcheck disable=SC2154 # reading.sh names the puzzle, and comes before
until_true committed "$first" "$first_solved" || fail 'the puzzle is not committed'
run 240 frames latency /dev/video11 20
expect 0 '^20 frames, from the camera to the painted frame: median'
stop
expect 143 '^[1-9][0-9]* frames'
end_feed
