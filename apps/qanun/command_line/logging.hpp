// Logs go to standard error; results never do.
#pragma once

namespace program {

// Warnings only; -v adds information, -vv everything. QANUN_LOG (trace, debug, info, warn, error, off) decides where no
// -v is given.
void start_logging(int verbosity);

}  // namespace program
