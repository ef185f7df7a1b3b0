#include <stddef.h>
#include <stdint.h>

/// The function that libFuzzer calls with each input; Fuzz defines it.
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/// Runs libFuzzer with the arguments of the program, and returns its status.
int fuzzer_run(int argc, char **argv);
