#!/bin/busybox sh
# shellcheck shell=dash
# First program of the virtual machine: loads the drivers, runs the checks, prints their result.
/bin/busybox --install -s /bin
export PATH=/bin LD_LIBRARY_PATH=/lib
mount -t proc proc /proc
mount -t sysfs sysfs /sys
mount -t devtmpfs devtmpfs /dev
while read -r module; do
    case $module in
    vivid.ko)
        # Two webcams; the second one describes its pictures as lists of planes.
        options='n_devs=2 node_types=0x1,0x1 num_inputs=1,1 input_types=0x0,0x0 vid_cap_nr=0,1
            multiplanar=1,2' ;;
    *) options= ;;
    esac
    # A list of words.
    # shellcheck disable=SC2086
    insmod "/modules/$module" $options
done </modules/modules.txt
insmod /modules/v4l2loopback.ko devices=2 video_nr=10,11 exclusive_caps=1,1 max_buffers=4
cd /tmp || poweroff -f
sh /checks.sh
echo "RESULT: $?"
poweroff -f
