# shellcheck shell=sh
# What goes wrong with cameras. Nothing here counts on how long a step takes: a stream is there
# before it is broken, and runs until that was seen.

vivid()
{
    run 60 frames set /dev/video0 "$1=${2:-1}"
    expect 0
}

says()
{
    grep -q -e "$1" background
}

# Dropped buffers are missed, not minded.
run 60 sudoku-cam --headless /dev/video0 --size=640x360 --frames=10 \
    --control=percentage_of_dropped_buffers=50
expect 0 '^10 frames in .* [1-9][0-9]* lost'
run 60 sudoku-cam --headless /dev/video0 --control=percentage_of_dropped_buffers=0 --frames=1
expect 0

# A frame that the driver marks as damaged is not used. The driver forgets the order where it is
# given between marking and clearing, so it is given a few times.
start /dev/video0 --size=640x360
for _ in 1 2 3 4 5; do
    vivid inject_v4l2_buf_flag_error
    sleep 0.2
done
stop
expect 143 '^[1-9][0-9]* frames in .*, [1-5] damaged'

# Damaged pictures are passed over.
feed clip.mjpeg /dev/video11 1000 spoilt
run 60 sudoku-cam --headless /dev/video11 --frames=3
expect 0 '^3 frames in .*, [1-9][0-9]* damaged'
end_feed

# A writer that stalls is noticed, and what came before is kept.
feed clip.y4m /dev/video10 8 yuyv
run 120 sudoku-cam --headless /dev/video10 --silence=1.5 --record=stalled.y4m
expect 8 'no frame came for 1.5 s'
run 60 frames within stalled.y4m clip.y4m
expect 0
end_feed

# sudoku-cam feeds a loopback device itself, and waits for a camera that is yet to come.
begin --wait /dev/video10 --frames=5 --record=late.y4m
until_true says 'receives pictures and delivers none' || fail 'it does not wait'
# Slowly: readers and writers of such a device share their buffers.
run 120 sudoku-cam --headless --input=clip.y4m --fps=4 --loopback=/dev/video10
expect 0
finish 'that waited'
expect 0 '^5 frames in'
run 60 frames within late.y4m clip.y4m
expect 0 '^5 frames'

# A camera that is taken away ends it with a status of its own; what came before is kept.
start /dev/video0 --size=640x360 --record=gone.y4m
sleep 1
vivid disconnect
finish 'while the camera is taken away'
expect 8 'the device was disconnected'
run 60 frames lively gone.y4m
expect 0

# With --wait it goes on once the camera is back.
start --wait /dev/video0 --size=640x360
vivid disconnect
until_true says 'the device was disconnected' || fail 'it did not notice'
twice() { [ "$(grep -c ' from .*platform:' background)" -eq 2 ]; }
until_true twice || fail 'it did not go on'
sleep 0.5
stop 'that waits while the camera is taken away'
expect 143 '^[1-9][0-9]* frames in'

# Drivers may refuse to start.
vivid inject_vidioc_streamon_error
run 60 sudoku-cam --headless /dev/video0 --size=640x360 --frames=1
expect 1 'the device does not start'
run 60 sudoku-cam --headless /dev/video0 --size=640x360 --frames=1
expect 0

# A driver that has no buffers to map is given some.
vivid inject_vidioc_reqbufs_error
run 60 sudoku-cam --headless /dev/video0 --size=640x360 --frames=5 --record=pointers.y4m
expect 0 'by user pointers'
run 60 frames lively pointers.y4m
expect 0 '^5 frames'

# A queue that breaks for good is an error, and no endless loop.
start /dev/video0 --size=640x360
vivid inject_fatal_streaming_error
finish 'with a broken queue'
expect 1 'the driver reports an error'

# ^C ends a recording, which is then whole.
start /dev/video0 --size=640x360 --record=stopped.y4m
sleep 0.8
stop 'that is told to stop'
expect 143 'frames in'
run 60 frames lively stopped.y4m
expect 0
