#include "ranks.hpp"

#include <mpi.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <thread>

namespace {

constexpr int kText = 1;  // tags
constexpr int kStop = 2;
constexpr std::size_t kChunk = 1U << 28U;  // MPI counts in int
constexpr std::chrono::milliseconds kNap{1};

void wait(MPI_Request& request) {
  for (int done = 0;;) {
    MPI_Test(&request, &done, MPI_STATUS_IGNORE);
    if (done != 0) return;
    std::this_thread::sleep_for(kNap);
  }
}

void send(const std::string& text, int to) {
  const std::uint64_t size = text.size();
  MPI_Request request{};
  MPI_Isend(&size, 1, MPI_UINT64_T, to, kText, MPI_COMM_WORLD, &request);
  wait(request);
  for (std::size_t at = 0; at < text.size(); at += kChunk) {
    const auto part = static_cast<int>(std::min(kChunk, text.size() - at));
    MPI_Isend(text.data() + at, part, MPI_CHAR, to, kText, MPI_COMM_WORLD, &request);
    wait(request);
  }
}

std::string receive(int from) {
  std::uint64_t size = 0;
  MPI_Request request{};
  MPI_Irecv(&size, 1, MPI_UINT64_T, from, kText, MPI_COMM_WORLD, &request);
  wait(request);
  std::string text(size, '\0');
  for (std::size_t at = 0; at < text.size(); at += kChunk) {
    const auto part = static_cast<int>(std::min(kChunk, text.size() - at));
    MPI_Irecv(text.data() + at, part, MPI_CHAR, from, kText, MPI_COMM_WORLD, &request);
    wait(request);
  }
  return text;
}

}  // namespace

// A thread of its own may listen for calls while the main thread asks nothing of MPI.
Ranks::Ranks() {
  int provided = 0;
  MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &provided);
  MPI_Comm_rank(MPI_COMM_WORLD, &own_);
  MPI_Comm_size(MPI_COMM_WORLD, &count_);
  heard_.resize(static_cast<std::size_t>(count_), false);
}

Ranks::~Ranks() { MPI_Finalize(); }

std::vector<std::string> Ranks::gather(const std::string& text) const {
  if (!is_first()) {
    send(text, 0);
    return {};
  }
  std::vector<std::string> all{text};
  for (int rank = 1; rank < count_; ++rank) all.push_back(receive(rank));
  return all;
}

int Ranks::told_by_first(int number) const {
  MPI_Request request{};
  MPI_Ibcast(&number, 1, MPI_INT, 0, MPI_COMM_WORLD, &request);
  wait(request);
  return number;
}

void Ranks::call_stop() {
  if (called_) return;
  called_ = true;
  for (int rank = 0; rank < count_; ++rank) {
    if (rank == own_) continue;
    MPI_Request request{};
    MPI_Isend(nullptr, 0, MPI_CHAR, rank, kStop, MPI_COMM_WORLD, &request);
    wait(request);
  }
}

bool Ranks::hears_stop() {
  int there = 0;
  MPI_Status status{};
  MPI_Iprobe(MPI_ANY_SOURCE, kStop, MPI_COMM_WORLD, &there, &status);
  if (there == 0) return false;
  MPI_Recv(nullptr, 0, MPI_CHAR, status.MPI_SOURCE, kStop, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  heard_[static_cast<std::size_t>(status.MPI_SOURCE)] = true;
  return true;
}

void Ranks::end_calls() {
  const int called = called_ ? 1 : 0;
  std::vector<int> all(static_cast<std::size_t>(count_), 0);
  MPI_Request request{};
  MPI_Iallgather(&called, 1, MPI_INT, all.data(), 1, MPI_INT, MPI_COMM_WORLD, &request);
  wait(request);
  for (int rank = 0; rank < count_; ++rank) {
    const auto place = static_cast<std::size_t>(rank);
    if (rank == own_ || all[place] == 0 || heard_[place]) continue;
    MPI_Recv(nullptr, 0, MPI_CHAR, rank, kStop, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  }
  called_ = false;
  heard_.assign(heard_.size(), false);
}
