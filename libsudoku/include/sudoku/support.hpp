/* Shared by the C++ headers: spans, exceptions for failures, owners of C objects. */
#ifndef SUDOKU_SUPPORT_HPP
#define SUDOKU_SUPPORT_HPP

#include <cstddef>
#include <cstdint>
#include <exception>
#include <iterator>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#if __cplusplus >= 202002L
#include <span>
#endif

#include <sudoku/digitset.h>
#include <sudoku/status.h>
#include <sudoku/text.h>

namespace sudoku
{

#if __cplusplus >= 202002L
using std::span;
#else
/* A borrowed sequence of elements. */
template <typename T> class span
{
  public:
    constexpr span() noexcept = default;
    constexpr span(T *data, std::size_t size) noexcept : data_(data), size_(size)
    {
    }
    template <typename Container, typename = std::enable_if_t<std::is_convertible_v<
                                      decltype(std::data(std::declval<Container &>())), T *>>>
    constexpr span(Container &&container) noexcept
        : data_(std::data(container)), size_(std::size(container))
    {
    }
    constexpr T *data() const noexcept
    {
        return data_;
    }
    constexpr std::size_t size() const noexcept
    {
        return size_;
    }
    constexpr bool empty() const noexcept
    {
        return size_ == 0;
    }
    constexpr T &operator[](std::size_t index) const noexcept
    {
        return data_[index];
    }
    constexpr T *begin() const noexcept
    {
        return data_;
    }
    constexpr T *end() const noexcept
    {
        return data_ + size_;
    }

  private:
    T *data_ = nullptr;
    std::size_t size_ = 0;
};
#endif

/* A board, or one set of candidates per cell. */
using cells = std::vector<std::uint8_t>;
using digitsets = std::vector<sudoku_digitset>;

class error : public std::runtime_error
{
  public:
    error(sudoku_status status, const std::string &what) : std::runtime_error(what), status_(status)
    {
    }
    sudoku_status status() const noexcept
    {
        return status_;
    }

  private:
    sudoku_status status_;
};

/* A malformed puzzle: the place, and what was expected. */
class text_error : public error
{
  public:
    explicit text_error(const sudoku_text_error &where)
        : error(SUDOKU_ERR_TEXT, std::to_string(where.line) + ":" + std::to_string(where.column) +
                                     ": " + where.message),
          line_(where.line), column_(where.column)
    {
    }
    std::uint64_t line() const noexcept
    {
        return line_;
    }
    std::uint64_t column() const noexcept
    {
        return column_;
    }

  private:
    std::uint64_t line_;
    std::uint64_t column_;
};

/* Throws if STATUS is a failure; returns any other status. */
inline sudoku_status check(sudoku_status status)
{
    if (status == SUDOKU_ERR_MEMORY)
        throw std::bad_alloc();
    if (status == SUDOKU_ERR_ARGUMENT)
        throw error(status, sudoku_argument_error());
    if (status < SUDOKU_OK)
        throw error(status, sudoku_strstatus(status));
    return status;
}

namespace detail
{

/* Destroys a C object by its destroy function. */
template <auto destroy> struct destroyer {
    template <typename T> void operator()(T *object) const noexcept
    {
        destroy(object);
    }
};
template <typename T, auto destroy> using owner = std::unique_ptr<T, destroyer<destroy>>;

/* Creates a C object with CREATE, which stores it through its last argument. */
template <typename T, auto destroy, typename Create> owner<T, destroy> make(Create create)
{
    T *made = nullptr;
    check(create(&made));
    return owner<T, destroy>(made);
}

/* Returns the text of a function that writes as snprintf() does. */
template <typename Write> std::string written(Write write)
{
    std::string text(write(nullptr, std::size_t{0}), '\0');
    write(text.data(), text.size() + 1);
    return text;
}

/* A function for C to call back. An exception in it stops the call and is rethrown afterwards. */
template <typename Function> class callback
{
  public:
    explicit callback(Function &function) : function_(function)
    {
    }

    template <typename... Arguments> int call(Arguments &&...arguments) noexcept
    {
        try {
            if constexpr (std::is_void_v<decltype(function_(
                              std::forward<Arguments>(arguments)...))>) {
                function_(std::forward<Arguments>(arguments)...);
                return 0;
            } else {
                return function_(std::forward<Arguments>(arguments)...) ? 1 : 0;
            }
        } catch (...) {
            thrown_ = std::current_exception();
            return 1;
        }
    }

    sudoku_status finish(sudoku_status status) const
    {
        if (thrown_)
            std::rethrow_exception(thrown_);
        return check(status);
    }

  private:
    Function &function_;
    std::exception_ptr thrown_;
};

inline void require_size(std::size_t size, std::size_t wanted, const char *what)
{
    if (size != wanted)
        throw error(SUDOKU_ERR_ARGUMENT, std::string(what) + ": there are " + std::to_string(size) +
                                             ", and should be " + std::to_string(wanted));
}

/* The iterator of an object whose next() returns an optional. */
template <typename Source> class input_iterator
{
  public:
    using value_type = typename decltype(std::declval<Source &>().next())::value_type;
    using iterator_category = std::input_iterator_tag;
    using difference_type = std::ptrdiff_t;
    using pointer = const value_type *;
    using reference = const value_type &;

    input_iterator() = default;
    explicit input_iterator(Source &source) : source_(&source)
    {
        ++*this;
    }
    reference operator*() const
    {
        return *value_;
    }
    pointer operator->() const
    {
        return &*value_;
    }
    input_iterator &operator++()
    {
        value_ = source_->next();
        return *this;
    }
    void operator++(int)
    {
        ++*this;
    }
    friend bool operator==(const input_iterator &a, const input_iterator &b)
    {
        return a.value_.has_value() == b.value_.has_value();
    }
    friend bool operator!=(const input_iterator &a, const input_iterator &b)
    {
        return !(a == b);
    }

  private:
    Source *source_ = nullptr;
    std::optional<value_type> value_;
};

} // namespace detail

} // namespace sudoku

#endif
