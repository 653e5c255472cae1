#include "vision/opencv_blocks.h"

#include <opencv2/imgproc.hpp>

#include <vector>

#include "vision/clock.h"

namespace
{
cv::Mat view_of(const opencv_picture &picture)
{
    return cv::Mat(static_cast<int>(picture.height), static_cast<int>(picture.width),
                   CV_8UC(static_cast<int>(picture.channels)),
                   const_cast<uint8_t *>(picture.pixels));
}

void make_gray(const cv::Mat &picture, cv::Mat &gray)
{
    if (picture.channels() == 1)
        gray = picture;
    else
        cv::cvtColor(picture, gray,
                     picture.channels() == 2 ? cv::COLOR_YUV2GRAY_YUYV : cv::COLOR_RGB2GRAY);
}

void run(const cv::Mat &picture, const cv::Point2f from[4], double *seconds)
{
    static cv::Mat gray, blurred, mask, view;
    static std::vector<std::vector<cv::Point>> contours;
    const cv::Point2f to[4] = {{0, 0}, {449, 0}, {449, 449}, {0, 449}};
    double start = clock_own();
    make_gray(picture, gray);
    seconds[0] = clock_lap(&start);
    cv::GaussianBlur(gray, blurred, cv::Size(5, 5), 0);
    seconds[1] = clock_lap(&start);
    cv::adaptiveThreshold(blurred, mask, 255, cv::ADAPTIVE_THRESH_MEAN_C, cv::THRESH_BINARY_INV, 15,
                          5);
    seconds[2] = clock_lap(&start);
    cv::findContours(mask, contours, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_SIMPLE);
    seconds[3] = clock_lap(&start);
    cv::warpPerspective(gray, view, cv::getPerspectiveTransform(from, to), cv::Size(450, 450));
    seconds[4] = clock_lap(&start);
}
} // namespace

bool opencv_blocks_run(const opencv_picture *picture, const double corners[8],
                       double seconds[OPENCV_BLOCKS])
try {
    cv::Point2f from[4];
    for (unsigned i = 0; i < 4; i++)
        from[i] = {static_cast<float>(corners[2 * i]), static_cast<float>(corners[2 * i + 1])};
    cv::setNumThreads(1);
    run(view_of(*picture), from, seconds);
    return true;
} catch (const cv::Exception &) {
    return false;
}
