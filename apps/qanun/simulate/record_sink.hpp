// Where threads hand in the records of their blocks: they are written in the order of the blocks, in whole lines.
#pragma once

#include <array>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace program {

class RecordSink {
 public:
  // Opens the file, "-" for standard output. `stop` lets go of a pipe whose reader has stopped reading.
  RecordSink(const std::string& path, const std::atomic<bool>& stop);
  ~RecordSink();
  RecordSink(const RecordSink&) = delete;
  RecordSink& operator=(const RecordSink&) = delete;

  // Waits while the block is too far ahead of what has been written, so that memory stays bounded. `lines` ends with a
  // newline or is empty. False once nothing more can be written.
  bool submit(std::uint64_t block, std::string lines);
  // A block will never come: lets go of everyone who waits for it.
  void abandon();
  // Closes the file. True when all that was handed in has been written.
  bool close();

  [[nodiscard]] bool failed() const { return failed_; }
  [[nodiscard]] bool closed_pipe() const { return closed_pipe_; }
  [[nodiscard]] int error() const { return error_; }  // errno of what failed

 private:
  bool write_lines(std::string_view lines);
  bool ready_to_write();
  void cut_back(std::string_view written) const;

  static constexpr std::size_t kWindow = 64;  // blocks held at a time

  const std::atomic<bool>& stop_;
  int descriptor_ = -1;
  bool regular_ = false;
  bool own_ = false;  // to be closed
  std::atomic<bool> failed_{false};
  bool closed_pipe_ = false;
  int error_ = 0;

  std::mutex mutex_{};
  std::condition_variable room_{};
  std::array<std::optional<std::string>, kWindow> waiting_{};
  std::uint64_t next_ = 0;  // block to be written next
  bool writing_ = false;
};

}  // namespace program
