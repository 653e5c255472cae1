# shellcheck shell=sh
# What cameras there are, and what they can be told.

# Devices are listed with name, driver and bus, and told apart.
run 60 sudoku-cam --list-devices
expect 0 '^/dev/video0: vivid (vivid, platform:vivid-000)$'
expect 0 '^/dev/video10: .* (v4l2 loopback, platform:v4l2loopback-000), no camera$'
run 60 sudoku-cam --list-formats -d 0
expect 0 '^  YUYV$'
expect 0 '^    1280x720'
expect 0 'brightness=128 (0 to 255)'

# The doctor tries everything and says why not.
run 60 sudoku-cam --doctor
expect 0 '^yes  /dev/video0: '
expect 0 '^no   /dev/video10: receives pictures and delivers none'
expect 0 '^yes  /dev/video1: '
expect 0 '^2 of 4 devices work'

# Every format that vivid has gives frames of the right size with something on them, however the
# driver describes them.
for camera in 0:YUYV 0:UYVY 0:NV12 0:YU12 0:GREY 0:RGB3 0:BGR3 1:YUYV 1:NV12 1:YU12 1:GREY; do
    format=${camera#*:}
    run 60 sudoku-cam --headless "/dev/video${camera%:*}" --pixel-format="$format" \
        --size=640x360 --frames=3 --record=v.y4m
    expect 0 "$format 640x360"
    expect 0 '^3 frames in'
    [ "$(head -c 18 v.y4m)" = 'YUV4MPEG2 W640 H36' ] || fail 'wrong size in the file'
    run 60 frames lively v.y4m
    expect 0
done

# Without options the size is that for reading.
run 60 sudoku-cam --headless --frames=1
expect 0 ' 1280x720,'

# A size that is not there, and a rate, are refused; so is a format that the driver would exchange
# for another.
run 60 sudoku-cam --headless /dev/video0 --size=641x361 --frames=1
expect 1 'size 641x361 is not offered'
run 60 sudoku-cam --headless /dev/video0 --size=1280x720 --fps=999 --frames=1
expect 1 '999 frames per second are not offered'
run 60 sudoku-cam --headless /dev/video0 --pixel-format=MJPG --frames=1
expect 1 'the device delivers [A-Z0-9]* .* instead of MJPG .*'

# Controls go by their names.
run 60 sudoku-cam --headless /dev/video0 --control=brightness=99 --frames=1
expect 0
run 60 sudoku-cam --list-formats -d 0
expect 0 'brightness=99 '
run 60 sudoku-cam --headless /dev/video0 --control=brightness=999 --frames=1
expect 1 'control brightness: expected 0 to 255'
run 60 sudoku-cam --headless /dev/video0 --control=sharpest=1 --frames=1
expect 1 'no control sharpest'

# A picture in several pieces of memory cannot be read.
run 60 sudoku-cam --list-formats -d 1
expect 0 'NM12 (not supported)'
run 60 sudoku-cam --headless /dev/video1 --pixel-format=NM12 --frames=1
expect 1 '--pixel-format=NM12: expected .*YUYV'
