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
    note
}

# One line on the last command, for the log.
note()
{
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

# Waits until COMMAND succeeds, for minutes at most: nobody knows how fast the machine is. For the
# same reason all limits here are far beyond what a step takes; no check is on time.
until_true()
{
    for _ in $(seq 1000); do
        if "$@"; then return 0; fi
        sleep 0.1
    done
    return 1
}

delivers()
{
    sudoku-cam --list-devices | grep "^$1:" | grep -qv 'no camera'
}

# Starts a feeder in the background; it fills the device for a while and then holds its tongue.
feed()
{
    frames feed "$@" 2>feeder &
    feeder=$!
    # A device with exclusive capabilities is a camera only while somebody feeds it.
    if until_true delivers "$2"; then return; fi
    command="frames feed $*"
    cat feeder >out
    fail "the device did not become a camera"
}

end_feed()
{
    kill "$feeder"
    wait "$feeder" 2>/dev/null
}

has_stream()
{
    grep -q ' from .*platform:' background
}

# Starts sudoku-cam in the background with the arguments given.
begin()
{
    command="sudoku-cam --headless $*"
    : >background
    sudoku-cam --headless "$@" >background 2>&1 </dev/null &
    taker=$!
}

# As begin(), and comes back once there is a stream.
start()
{
    begin "$@"
    until_true has_stream && return
    cp background out
    fail "no stream was opened"
}

# Waits for what was begun: then as run() does. A word on what happened meanwhile may be given.
finish()
{
    wait "$taker" 2>/dev/null
    status=$?
    command="sudoku-cam${1:+ $1}"
    cp background out
    note
}

# As finish(), after telling it to stop.
stop()
{
    kill -TERM "$taker"
    finish "$@"
}

for checks in devices frames faults reading latency; do
    # shellcheck source=/dev/null
    . "/checks/$checks.sh"
done
echo "$failures expectations failed"
[ "$failures" -eq 0 ]
