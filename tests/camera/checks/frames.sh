# shellcheck shell=sh
# Frames arrive as they were sent.

# Frames go through a loopback device byte for byte.
frames make clip.y4m 320x240 30
feed clip.y4m /dev/video10 1000 yuyv
run 10 sudoku-cam --headless /dev/video10 --frames=12 --record=seen.y4m
expect 0 '^12 frames in'
run 10 frames within seen.y4m clip.y4m
expect 0 '^12 frames'
end_feed

# MJPG: the pictures of the recording are those that were fed, without what lay behind them.
run 10 sudoku-cam --headless --input=clip.y4m --record=clip.mjpeg
expect 0 '^30 frames'
feed clip.mjpeg /dev/video11 1000 mjpg
run 10 sudoku-cam --headless /dev/video11 --frames=12 --record=seen.mjpeg
expect 0 'MJPG 320x240'
run 10 frames within seen.mjpeg clip.mjpeg
expect 0 '^12 frames'
run 10 sudoku-cam --headless /dev/video11 --frames=5 --record=decoded.y4m
expect 0 '^5 frames'
sudoku-cam --headless --quiet --input=clip.mjpeg --record=all.y4m
run 10 frames within decoded.y4m all.y4m
expect 0 '^5 frames'
end_feed
