# shellcheck shell=sh
# Puzzles are read from cameras: a page that sways, turns and tilts before a loopback device.
first=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
first_solved=534678912672195348198342567859761423426853791713924856961537284287419635345286179
second=..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..
second_solved=483921657967345821251876493548132976729564138136798245372689514814253769695417382

for film in first second; do
    run 120 sudoku-cam --headless --quiet --record=$film.y4m "/film/$film.mjpeg"
    expect 0
done

# Every format brings the same puzzle and no other.
for format in yuyv nv12 grey mjpg; do
    device=/dev/video10 film=first.y4m
    if [ $format = mjpg ]; then device=/dev/video11 film=/film/first.mjpeg; fi
    feed $film $device 1000 $format
    run 240 sudoku-cam --headless --oneshot --timeout=200 $device
    expect 0 "^$first $first_solved\$"
    expect 0 "$(echo $format | tr '[:lower:]' '[:upper:]') 640x480"
    end_feed
done

# Frames that come after a puzzle was committed bring no other one, until there is one.
feed first.y4m /dev/video10 1000 grey
start /dev/video10 --silence=60
committed() { grep -q -e "^$1 $2\$" background; }
until_true committed $first $first_solved || fail 'the puzzle is not committed'
sleep 2
end_feed
stop
expect 143 '^[1-9][0-9]* frames'
[ "$(grep -c '^[1-9.]\{81\} ' out)" -eq 1 ] || fail 'another puzzle was committed'

# A writer that stalls after two frames and another one that goes on with a second puzzle: both of
# them are one camera to --wait.
feed first.y4m /dev/video10 2 yuyv
start --wait --silence=1 /dev/video10
until_true grep -q 'no frame came' background || fail 'it did not notice the silence'
end_feed
feed second.y4m /dev/video10 1000 yuyv
until_true committed $second $second_solved || fail 'the puzzle is not committed'
stop
end_feed
expect 143
[ "$(grep -c '^[1-9.]\{81\} ' out)" -eq 1 ] || fail 'another puzzle was committed'
