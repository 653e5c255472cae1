#!/bin/sh
# Boots a virtual machine that has cameras and runs checks.sh in it.
#
# usage: rig_test.sh KERNEL_FOLDER MAKE_FILM SUDOKU_CAM PROGRAM...
#
# KERNEL_FOLDER is what fetch.sh made, MAKE_FILM draws pages here that cameras show there. The other
# programs go into the machine's /bin, their libraries with them. Skipped (77) where the kernel or QEMU is not there: ./run camera sees to both.
set -u
export LC_ALL=C
here=$(cd "$(dirname "$0")" && pwd)
kernel=$1 make_film=$(realpath "$2") sudoku_cam=$3
shift 2

skip()
{
    echo "skipped: $*; ./run camera sees to it"
    exit 77
}

[ -f "$kernel/release" ] || skip "no kernel in $kernel"
for tool in qemu-system-x86_64 busybox cpio gzip timeout; do
    command -v "$tool" >/dev/null || skip "no $tool"
done

scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
root=$scratch/root
mkdir -p "$root/bin" "$root/proc" "$root/sys" "$root/dev" "$root/tmp" "$root/modules" "$root/lib" "$root/film" || exit 1
cp "$(command -v busybox)" "$root/bin/busybox"
cp "$kernel"/modules/*.ko "$kernel/modules.txt" "$root/modules/"
cp "$here/checks.sh" "$root/checks.sh"
cp -r "$here/checks" "$root/checks"
# A second's motion of two pages; compressed, since the machine has to unpack them.
"$make_film" 30 0 moving >"$scratch/first.y4m" || exit 1
"$make_film" 30 -1 moving >"$scratch/second.y4m" || exit 1
# One whose frames carry their numbers, and take their time.
(cd "$scratch" && "$make_film" 30 0 numbered >third.y4m) || exit 1
for film in first second third; do
    "$sudoku_cam" --headless --quiet --record="$root/film/$film.mjpeg" "$scratch/$film.y4m" \
        >/dev/null || exit 1
done
cp "$here/init.sh" "$root/init"
chmod 755 "$root/init"
for program in "$@"; do
    cp "$program" "$root/bin/" || exit 1
    ldd "$program"
done >"$scratch/libraries"
# "libc.so.6 => /lib/... (0x...)", and the loader's own line, which has no arrow: it stays in its
# place, the others come together in /lib, where init.sh has them looked for.
sed -n 's/.*=> \(\/[^ ]*\) .*/\1/p' "$scratch/libraries" | sort -u | while read -r library; do
    cp -L "$library" "$root/lib/"
done
sed -n 's/^[[:space:]]*\(\/[^ ]*\) (.*/\1/p' "$scratch/libraries" | sort -u | while read -r loader; do
    mkdir -p "$root${loader%/*}"
    cp -L "$loader" "$root$loader"
done
(cd "$root" && find . | cpio -o -H newc -R 0:0 --quiet) | gzip -1 >"$scratch/initrd.gz" || exit 1

# Software emulation everywhere: /dev/kvm may be there and hang. `max` has the vector instructions; those of
# AVX2 are left out, of which the emulator (7.2) does some wrong: test_profiles fails with them there, but neither
# on processors nor under valgrind.
# Half of the memory is the root file system: libraries that read pictures, films and recordings.
limit=3600
{
    timeout $limit qemu-system-x86_64 -accel tcg -cpu max,avx2=off -m 512 -nodefaults -vga none -display none \
        -no-reboot -serial stdio -kernel "$kernel/vmlinux" -initrd "$scratch/initrd.gz" \
        -append "console=ttyS0 panic=-1 quiet" </dev/null
    echo $? >"$scratch/status"
} | tr -d '\r' | tee "$scratch/log"
# Each check has a limit of its own, and one that hangs fails: what is not through by now without a
# failure is on a machine that is too slow, which shows nothing.
if [ "$(cat "$scratch/status")" -eq 124 ] && ! grep -q '^FAILED' "$scratch/log"; then
    echo "too slow: the machine was not through after $limit s; its last check: $(grep '^\[' "$scratch/log" | tail -n 1)"
    exit 77
fi
grep -q '^RESULT: 0$' "$scratch/log" || { echo "the machine did not end with RESULT: 0"; exit 1; }
