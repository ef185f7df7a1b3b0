#ifndef VALIDATION_SCAN_BLOCKS_H
#define VALIDATION_SCAN_BLOCKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What stands in 64 bytes: bit i is byte i.
typedef struct {
  /// Delimiters and line ends outside quotes.
  uint64_t separators;
  /// Line ends outside quotes.
  uint64_t record_ends;
  /// Every CR, and every LF that follows none.
  uint64_t line_ends;
} scan_word;

/// The dialect, and what the bytes so far leave behind for the next block.
typedef struct {
  uint8_t quote, delimiter;
  /// All ones where there is a quote; without one, zero.
  uint64_t quoting;
  /// All ones while a quoted field runs on into the next block.
  uint64_t quoted_carry;
  /// Bit 0: the byte before the next block is a separator or a quote; at the start, it is as if.
  uint64_t edge_carry;
  /// Bit 0: the byte before the next block is a closing quote.
  uint64_t closing_carry;
  /// Bit 0: the byte before the next block is a carriage return.
  uint64_t return_carry;
  /// How many lines have ended.
  size_t line_ends;
} scan_state;

/// Which words of a block are listed.
typedef enum { scan_separators, scan_record_ends } scan_places;

/// The scans over blocks of 64 bytes, by one kind of instructions.
typedef struct {
  /// Writes a word for every block of the bytes, the last of them filled up with nothing, until one has a quote out of
  /// place; that one is left alone, and so is the state. Gives how many words there are.
  size_t (*structure)(const uint8_t *bytes, size_t count, scan_state *state, scan_word *words);
  /// Writes a word for every block of the bytes, where one byte ends records and lines alike; gives how many end.
  size_t (*terminators)(const uint8_t *bytes, size_t count, uint8_t terminator, scan_word *words);
  /// Lists the numbers of the bytes after those that the words of `count` bytes stand for. It stops where fewer than 64
  /// places are free and then gives -1, else how many it listed. Places behind those are written over.
  ptrdiff_t (*list)(const scan_word *words, size_t count, scan_places places, uint32_t *numbers, size_t room);
  /// Whether the bytes are well-formed UTF-8; `NULL` where instructions of this kind are no help.
  bool (*is_utf8)(const uint8_t *bytes, size_t count);
} scan_blocks;

/// The kinds of instructions there are.
typedef enum { scan_portable, scan_sse2, scan_avx2 } scan_form;

/// The scans of that form, or `NULL` where the machine does not have it.
const scan_blocks *scan_blocks_by(scan_form form);

/// The fastest scans that the machine has.
const scan_blocks *scan_blocks_best(void);

#endif
