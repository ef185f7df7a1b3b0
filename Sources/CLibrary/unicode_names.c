#include <stdint.h>

intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *name, intptr_t capacity);

// The names of all characters are 0.5 MB of Swift's standard library, which refers to them whether or not a program does. Where the
// linker is given --wrap=_swift_stdlib_getScalarName, this function is in place of the one that reads them, and `Unicode.Scalar.Properties.name`
// is nil, which nothing in this project reads.
intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *name, intptr_t capacity) {
  (void)scalar, (void)name, (void)capacity;
  return 0;
}
