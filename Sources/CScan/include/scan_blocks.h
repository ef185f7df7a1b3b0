#ifndef VALIDATION_SCAN_BLOCKS_H
#define VALIDATION_SCAN_BLOCKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Masks of a block of 64 bytes, in which bit i represents byte i.
typedef struct {
  /// Delimiters and line ends outside quotes.
  uint64_t separators;
  /// Line ends outside quotes.
  uint64_t record_ends;
  /// Every CR, and every LF that does not follow a CR.
  uint64_t line_ends;
} scan_word;

/// The bytes of the dialect, and the state between two blocks.
typedef struct {
  uint8_t quote, delimiter;
  /// All ones if the dialect has a quote character, otherwise zero.
  uint64_t quoting;
  /// All ones if the next block begins within a quoted field, otherwise zero.
  uint64_t quoted_carry;
  /// 1 if the byte before the next block is a delimiter, a quote or part of a line end, otherwise 0; initially 1.
  uint64_t edge_carry;
  /// 1 if the byte before the next block is a closing quote, otherwise 0.
  uint64_t closing_carry;
  /// 1 if the byte before the next block is a carriage return, otherwise 0.
  uint64_t return_carry;
  /// The number of line ends so far.
  size_t line_ends;
} scan_state;

/// The state of the search for the end of a JSON container.
typedef struct {
  /// The number of containers that are open.
  size_t depth;
  /// All ones if the next byte is within a string, otherwise zero.
  uint64_t string_carry;
  /// 1 if a backslash before the next byte escapes it, otherwise 0.
  uint64_t escape_carry;
  /// Bytes that are searched for as well, and whether one may have been found.
  uint8_t marks[2];
  bool has_mark;
} scan_nesting;

/// The mask of a block whose bits are listed.
typedef enum { scan_separators, scan_record_ends } scan_mask;

/// The scans over blocks of 64 bytes, by one instruction set.
typedef struct {
  /// Writes the masks of each block until one has a misplaced quote, and returns the number of blocks before that. The last
  /// block may have fewer than 64 bytes. The state is that after the last block whose masks have been written.
  size_t (*structure)(const uint8_t *bytes, size_t count, scan_state *state, scan_word *words);
  /// Writes the masks of each block for a format in which one byte ends records, and the same or another one lines, and returns the
  /// number of these bytes.
  size_t (*terminators)(
      const uint8_t *bytes, size_t count, uint8_t terminator, uint8_t line_end, scan_word *words);
  /// Lists the offsets after the bytes whose bits are set in one mask of each block of `count` bytes. Returns the number of
  /// offsets, or -1 if fewer than 64 elements of `numbers` are free before a block. Elements after the last offset may be
  /// overwritten.
  ptrdiff_t (*list)(const scan_word *words, size_t count, scan_mask mask, uint32_t *numbers, size_t room);
  /// Returns the number of the first block from `start` on with a line end that ends no record, or `count` if there is none. There
  /// is a word for each of the `count` blocks.
  size_t (*inner)(const scan_word *words, size_t start, size_t count);
  /// Returns the offset after the byte that closes the last open container, or `count` if the bytes do not close it. In the first case
  /// the depth is 0. At least one container is open, and the bytes need not be JSON.
  size_t (*nesting)(const uint8_t *bytes, size_t count, scan_nesting *state);
  /// Returns whether the bytes are well-formed UTF-8; `NULL` if the instruction set has no such function.
  bool (*is_utf8)(const uint8_t *bytes, size_t count);
} scan_blocks;

/// The instruction sets, from the slowest to the fastest.
typedef enum { scan_portable, scan_sse2, scan_avx2, scan_avx512 } scan_instructions;

/// Returns the scans by an instruction set, or `NULL` if the processor does not support it.
const scan_blocks *scan_blocks_by(scan_instructions set);

/// Returns the fastest scans that the processor supports.
const scan_blocks *scan_blocks_best(void);

#endif
