#!/bin/sh
# Fetches what the camera tests boot: Debian's kernel with its media drivers, and v4l2loopback built
# for it. Nothing of it is installed here.
#
# usage: fetch.sh FOLDER
#
# Needs apt-get, dpkg, xz, make, gcc, strip, kmod and the package linux-headers-amd64. Leaves in
# FOLDER: vmlinux, modules.txt (their order of loading), modules/*.ko, release.
set -eu
export LC_ALL=C PATH="$PATH:/usr/sbin:/sbin"

folder=${1:?usage: fetch.sh FOLDER}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

# Image and headers are resolved in one go: security updates remove old ones.
image=$(apt-cache depends linux-image-amd64 | sed -n 's/.*Depends: \(linux-image-[0-9].*\)/\1/p')
release=${image#linux-image-}
headers=/usr/src/linux-headers-$release
if [ "$(cat "$folder/release" 2>/dev/null)" = "$release" ]; then
    echo "kernel $release is there already"
    exit 0
fi
[ -d "$headers" ] || { echo "no $headers: install or update linux-headers-amd64"; exit 1; }

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch"
cd "$scratch"
apt-get -q download "$image" v4l2loopback-dkms
for package in *.deb; do
    dpkg -x "$package" root
done

# The kernel proper lies compressed in vmlinuz; booting it as it is saves seconds. Bytes behind the
# stream make xz complain.
vmlinuz=root/boot/vmlinuz-$release
start=$(grep -abo "$(printf '\3757zXZ')" "$vmlinuz" | head -n 1 | cut -d: -f1)
tail -c "+$((start + 1))" "$vmlinuz" | xz -dc --single-stream >vmlinux 2>/dev/null || true
[ "$(head -c 4 vmlinux | tail -c 3)" = ELF ] || { echo "no kernel found in $vmlinuz"; exit 1; }

loopback=$(echo root/usr/src/v4l2loopback-*)
make -s -C "$headers" M="$scratch/$loopback" modules

depmod -b root "$release"
mkdir modules
modprobe -d root -S "$release" --show-depends vivid | sed -n 's/^insmod \([^ ]*\).*/\1/p' >list
: >modules.txt
while read -r module; do
    strip --strip-debug -o "modules/${module##*/}" "$module"
    echo "${module##*/}" >>modules.txt
done <list
strip --strip-debug -o modules/v4l2loopback.ko "$loopback/v4l2loopback.ko"

rm -rf "$folder/modules"
mv vmlinux modules modules.txt "$folder"
# Last, as the mark that all of it is there.
echo "$release" >"$folder/release"
echo "kernel $release is in $folder"
