# shellcheck shell=sh
# What sudoku-cam does with cameras, seen from inside the virtual machine: /dev/video0 is vivid,
# /dev/video10 and 11 are loopback devices. Ends with 0 where everything held.
set -u
failures=0

# run SECONDS COMMAND...: keeps $status, and what it printed in `out`.
run()
{
    limit=$1
    shift
    command=$*
    timeout "$limit" "$@" >out 2>&1 </dev/null
    status=$?
    read -r uptime _ </proc/uptime
    echo "[$uptime s] $command: $status, $(tail -n 1 out)"
}

fail()
{
    failures=$((failures + 1))
    echo "FAILED: $command: $*"
    sed 's/^/    /' out | head -n 20
}

expect()
{
    [ "$status" -eq "$1" ] || fail "exit status $status, expected $1"
    [ $# -lt 2 ] || grep -q -e "$2" out || fail "it does not say: $2"
}

# Starts a feeder in the background; it fills the device for a while and then holds its tongue.
feed()
{
    frames feed "$@" 2>feeder &
    feeder=$!
    # A device with exclusive capabilities is a camera only while somebody feeds it.
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        if sudoku-cam --list-devices | grep "^$2:" | grep -qv 'no camera'; then return; fi
        sleep 0.1
    done
    command="frames feed $*"
    cat feeder >out
    fail "the device did not become a camera"
}

end_feed()
{
    kill "$feeder"
    wait "$feeder" 2>/dev/null
}

# Devices are listed with name, driver and bus, and told apart.
run 10 sudoku-cam --list-devices
expect 0 '^/dev/video0: vivid (vivid, platform:vivid-000)$'
expect 0 '^/dev/video10: .* (v4l2 loopback, platform:v4l2loopback-000), no camera$'
run 10 sudoku-cam --list-formats -d 0
expect 0 '^  YUYV$'
expect 0 '^    1280x720'
expect 0 'brightness=128 (0 to 255)'

# The doctor tries everything and says why not.
run 20 sudoku-cam --doctor
expect 0 '^yes  /dev/video0: '
expect 0 '^no   /dev/video10: takes pictures and delivers none'
expect 0 '^1 of 3 devices work'

# Every format that vivid has gives frames of the right size with something on them.
for format in YUYV UYVY NV12 YU12 GREY RGB3 BGR3; do
    run 20 sudoku-cam --headless /dev/video0 --pixel-format=$format --size=640x360 --frames=3 --record=v.y4m
    expect 0 "$format 640x360"
    expect 0 '^3 frames in'
    [ "$(head -c 18 v.y4m)" = 'YUV4MPEG2 W640 H36' ] || fail 'wrong size in the file'
    run 5 frames lively v.y4m
    expect 0
done

# Without wishes the size is that for reading.
run 20 sudoku-cam --headless --frames=1
expect 0 ' 1280x720,'

# A size that is not there, and a rate, are refused; so is a format that the driver would exchange
# for another.
run 5 sudoku-cam --headless /dev/video0 --size=641x361 --frames=1
expect 1 'size 641x361 is not offered'
run 5 sudoku-cam --headless /dev/video0 --size=1280x720 --fps=999 --frames=1
expect 1 '999 frames a second are not offered'
run 5 sudoku-cam --headless /dev/video0 --pixel-format=MJPG --frames=1
expect 1 'the device gives [A-Z0-9]* .* where MJPG .* was asked for'

# Controls go by their names.
run 5 sudoku-cam --headless /dev/video0 --control=brightness=99 --frames=1
expect 0
run 5 sudoku-cam --list-formats -d 0
expect 0 'brightness=99 '
run 5 sudoku-cam --headless /dev/video0 --control=brightness=999 --frames=1
expect 1 'control brightness: expected 0 to 255'
run 5 sudoku-cam --headless /dev/video0 --control=sharpest=1 --frames=1
expect 1 'no control sharpest'

# Dropped buffers are missed, not minded.
run 20 sudoku-cam --headless /dev/video0 --size=640x360 --frames=10 \
    --control=percentage_of_dropped_buffers=50
expect 0 '^10 frames in .* [1-9][0-9]* lost'
run 5 sudoku-cam --headless /dev/video0 --control=percentage_of_dropped_buffers=0 --frames=1
expect 0

# A frame that the driver marks as damaged is not used.
sudoku-cam --headless /dev/video0 --size=640x360 --frames=75 >damaged 2>&1 &
taker=$!
sleep 0.3
run 5 frames set /dev/video0 inject_v4l2_buf_flag_error=1
wait $taker
status=$?
cp damaged out
expect 0 '^75 frames in .*, 1 damaged'

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

# Damaged pictures are passed over.
feed clip.mjpeg /dev/video11 1000 spoilt
run 10 sudoku-cam --headless /dev/video11 --frames=8
expect 0 '^8 frames in .*, [1-9][0-9]* damaged'
end_feed

# A writer that stalls is noticed, and what came before is kept.
feed clip.y4m /dev/video10 20 yuyv
run 20 sudoku-cam --headless /dev/video10 --silence=1.5 --record=stalled.y4m
expect 8 'no frame came for 1.5 s'
run 5 frames within stalled.y4m clip.y4m
expect 0
end_feed

# sudoku-cam feeds a loopback device itself, and waits for a camera that is yet to come.
sudoku-cam --headless --wait /dev/video10 --frames=5 --record=late.y4m >waited 2>&1 &
waiter=$!
sleep 1
# Slowly: readers and writers of such a device share their buffers.
sudoku-cam --headless --input=clip.y4m --fps=10 --loopback=/dev/video10 >fed 2>&1
wait $waiter
status=$?
command='sudoku-cam --headless --wait'
cat waited fed >out
expect 0 'takes pictures and delivers none'
expect 0 '^5 frames in'
run 5 frames within late.y4m clip.y4m
expect 0 '^5 frames'

# A camera that is taken away ends it with a status of its own; what came before is kept.
sudoku-cam --headless /dev/video0 --size=640x360 --record=gone.y4m >gone 2>&1 &
taker=$!
sleep 1
run 5 frames set /dev/video0 disconnect=1
wait $taker
status=$?
command='sudoku-cam while the camera is taken away'
cp gone out
expect 8 'the device was taken away'
run 5 frames lively gone.y4m
expect 0

# With --wait it goes on once the camera is back.
sudoku-cam --headless --wait /dev/video0 --size=640x360 --frames=90 >back 2>&1 &
taker=$!
sleep 0.8
run 5 frames set /dev/video0 disconnect=1
wait $taker
status=$?
command='sudoku-cam --headless --wait while the camera is taken away'
cp back out
expect 0 'the device was taken away'
expect 0 '^90 frames in'

# A queue that breaks for good is an error, and no endless loop.
sudoku-cam --headless /dev/video0 --size=640x360 >broken 2>&1 &
taker=$!
sleep 0.5
run 5 frames set /dev/video0 inject_fatal_streaming_error=1
wait $taker
status=$?
command='sudoku-cam with a broken queue'
cp broken out
expect 1 'the driver reports an error'

# ^C ends a recording, which is then whole.
sudoku-cam --headless /dev/video0 --size=640x360 --record=stopped.y4m >stopped 2>&1 &
taker=$!
sleep 0.8
kill -TERM $taker
wait $taker
status=$?
command='sudoku-cam that is told to stop'
cp stopped out
expect 143 'frames in'
run 5 frames lively stopped.y4m
expect 0

echo "$failures expectations failed"
[ "$failures" -eq 0 ]
