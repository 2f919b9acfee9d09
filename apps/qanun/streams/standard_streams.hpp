// The three standard streams before anything else is opened.
#pragma once

namespace program {

// A standard stream that is closed would be given to the next file opened, and our output to that file. Opened the
// wrong way round it stays what it was: not to be used.
void hold_standard_streams();

}  // namespace program
