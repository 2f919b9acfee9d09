// The library that needs_library.so is linked with.
extern "C" __attribute__((visibility("default"))) int answer_of_needed() { return 42; }
