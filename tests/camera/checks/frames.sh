# shellcheck shell=sh
# Frames arrive as they were sent.

# Frames go through a loopback device byte for byte.
frames make clip.y4m 320x240 15
feed clip.y4m /dev/video10 1000 yuyv
run 60 sudoku-cam --headless /dev/video10 --frames=6 --record=seen.y4m
expect 0 '^6 frames in'
run 60 frames within seen.y4m clip.y4m
expect 0 '^6 frames'
end_feed

# MJPG: the pictures of the recording are those that were fed, without what lay behind them.
run 60 sudoku-cam --headless --input=clip.y4m --record=clip.mjpeg
expect 0 '^15 frames'
feed clip.mjpeg /dev/video11 1000 mjpg
run 60 sudoku-cam --headless /dev/video11 --frames=6 --record=seen.mjpeg
expect 0 'MJPG 320x240'
run 60 frames within seen.mjpeg clip.mjpeg
expect 0 '^6 frames'
run 60 sudoku-cam --headless /dev/video11 --frames=3 --record=decoded.y4m
expect 0 '^3 frames'
sudoku-cam --headless --quiet --input=clip.mjpeg --record=all.y4m
run 60 frames within decoded.y4m all.y4m
expect 0 '^3 frames'
end_feed
