#include "command_line/program.hpp"

int main(int count, char** arguments) { return program::run_program({}, count, arguments); }
