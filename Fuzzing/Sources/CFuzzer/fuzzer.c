#include "fuzzer.h"

// Of libFuzzer ("Using libFuzzer as a library" in its documentation). SwiftPM gives every program a `main` of its own, so
// that libFuzzer's is not linked.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));

int fuzzer_run(int argc, char **argv) {
  return LLVMFuzzerRunDriver(&argc, &argv, LLVMFuzzerTestOneInput);
}
