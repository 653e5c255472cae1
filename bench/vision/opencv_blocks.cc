#include "vision/opencv_blocks.h"

#include <opencv2/imgproc.hpp>

#include <chrono>
#include <vector>

namespace
{
double lap(std::chrono::smooth_clock::time_point &start)
{
    auto end = std::chrono::smooth_clock::now();
    double seconds = std::chrono::duration<double>(end - start).count();
    start = end;
    return seconds;
}

void run(const cv::Mat &gray, const cv::Point2f from[4], double *seconds)
{
    static cv::Mat blurred, mask, view;
    static std::vector<std::vector<cv::Point>> contours;
    const cv::Point2f to[4] = {{0, 0}, {449, 0}, {449, 449}, {0, 449}};
    auto start = std::chrono::smooth_clock::now();
    cv::GaussianBlur(gray, blurred, cv::Size(5, 5), 0);
    seconds[0] = lap(start);
    cv::adaptiveThreshold(blurred, mask, 255, cv::ADAPTIVE_THRESH_MEAN_C, cv::THRESH_BINARY_INV, 15,
                          5);
    seconds[1] = lap(start);
    cv::findContours(mask, contours, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_SIMPLE);
    seconds[2] = lap(start);
    cv::warpPerspective(gray, view, cv::getPerspectiveTransform(from, to), cv::Size(450, 450));
    seconds[3] = lap(start);
}
} // namespace

bool opencv_blocks_run(uint8_t *gray, unsigned width, unsigned height, const double corners[8],
                       double seconds[OPENCV_BLOCKS])
try {
    cv::Point2f from[4];
    for (unsigned i = 0; i < 4; i++)
        from[i] = {static_cast<float>(corners[2 * i]), static_cast<float>(corners[2 * i + 1])};
    cv::setNumThreads(1);
    run(cv::Mat(static_cast<int>(height), static_cast<int>(width), CV_8UC1, gray), from, seconds);
    return true;
} catch (const cv::Exception &) {
    return false;
}
