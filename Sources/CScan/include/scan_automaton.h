#ifndef VALIDATION_SCAN_AUTOMATON_H
#define VALIDATION_SCAN_AUTOMATON_H

#include <stddef.h>
#include <stdint.h>

/// The bytes of a value, from `start` up to `end`, which is not one of them.
typedef struct {
  ptrdiff_t start, end;
} scan_range;

/// The byte that leads from each state of an automaton to itself.
enum { scan_filler = 0xFF };

/// Reads values of ASCII by an automaton, four side by side, and writes the verdict on each whose verdict is 0.
///
/// Returns the number of values that are judged, a multiple of four. It stops before the last one to three values, and before four
/// of which one has no verdict yet and one is shorter than 16 or longer than 64 bytes, contains a byte beyond ASCII, or is not
/// followed by eight of the `count` bytes.
///
/// `rows` has 256 elements for each state of the automaton: the index of the first element of the next state, by the value of a
/// byte, and that of the same state for `scan_filler`. `verdicts_by_state` has the verdict on a value that ends in a state.
size_t scan_by_automaton(
    const uint16_t *rows, uint16_t first, const uint8_t *verdicts_by_state, const uint8_t *bytes, ptrdiff_t count,
    const scan_range *values, size_t value_count, uint8_t *verdicts);

#endif
