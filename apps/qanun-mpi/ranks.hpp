// The processes that mpirun started together: who we are among them, and what they tell each other. All of MPI stands
// behind this.
//
// MPI waits by asking again and again, which takes a processor; here whoever waits sleeps in between, so that the
// processor is left to those who still play.
#pragma once

#include <string>
#include <vector>

class Ranks {
 public:
  // Once in a program, on its main thread.
  Ranks();
  ~Ranks();
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;

  [[nodiscard]] int own() const { return own_; }
  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] bool is_first() const { return own_ == 0; }

  // For all of them to call at the same time. What each has to say, in order, for the first; nothing for the others.
  [[nodiscard]] std::vector<std::string> gather(const std::string& text) const;
  // What the first one says.
  [[nodiscard]] int told_by_first(int number) const;

  // A call to stop, which goes out by itself and not to all at the same time.
  void call_stop();
  [[nodiscard]] bool hears_stop();
  // For all at the same time, once nobody calls any more: takes in the calls that nobody has listened to.
  void end_calls();

 private:
  int own_ = 0;
  int count_ = 1;
  bool called_ = false;
  std::vector<bool> heard_{};  // by rank
};
