internal import CScan

/// The scans over blocks of 64 bytes in C, by one instruction set; the results are the same for all sets.
@safe
struct ScanBlocks: Sendable {
  // SAFETY of the pointer: it points to a constant of the program, which is never written.
  private nonisolated(unsafe) let functions: UnsafePointer<scan_blocks>

  /// The scans by the fastest instruction set that the processor supports.
  static let best = unsafe ScanBlocks(functions: scan_blocks_best())

  /// Creates the scans by an instruction set; returns `nil` if the processor does not support it.
  init?(_ set: scan_instructions) {
    guard let functions = unsafe scan_blocks_by(set) else { return nil }
    unsafe self.functions = unsafe functions
  }

  private init(functions: UnsafePointer<scan_blocks>) {
    unsafe self.functions = functions
  }

  /// Appends a word for every block of the bytes, up to one with a misplaced quote.
  ///
  /// - Returns: The number of words.
  func structure(
    of bytes: Span<UInt8>, _ state: inout scan_state, to words: inout OutputSpan<SeparatorMap.Word>
  ) -> Int {
    unsafe write(bytes, to: &words) { bytes, words in
      let number = unsafe functions.pointee.structure(bytes.baseAddress, bytes.count, &state, words)
      return (number, number)
    }
  }

  /// Appends a word for every block of the bytes, in a format in which single bytes end records and lines.
  ///
  /// - Returns: The number of bytes that end records or lines.
  func terminators(
    _ terminators: Terminators, in bytes: Span<UInt8>, to words: inout OutputSpan<SeparatorMap.Word>
  ) -> Int {
    unsafe write(bytes, to: &words) { bytes, words in
      let ends = unsafe functions.pointee.terminators(
        bytes.baseAddress, bytes.count, terminators.record, terminators.line, words)
      return ((bytes.count + 63) / 64, ends)
    }
  }

  /// Lists the offsets after the separators or record ends among `count` bytes, from the front of the buffer; up to 64
  /// elements after them may be overwritten.
  ///
  /// - Returns: The number of offsets, or `nil` if the buffer does not have room for 64 more.
  func list(
    _ mask: scan_mask, of words: Span<SeparatorMap.Word>, count: Int,
    to room: UnsafeMutableBufferPointer<UInt32>
  ) -> Int? {
    precondition(count <= words.count * 64, "each byte has a word")
    // SAFETY: there is a word for each block of the bytes, and `SeparatorMap.Word` has the three fields of `scan_word` in
    // order; the scan stops before it would write past the end of the buffer.
    let listed = unsafe words.withUnsafeBufferPointer { words in
      unsafe words.withMemoryRebound(to: scan_word.self) { words in
        unsafe functions.pointee.list(words.baseAddress, count, mask, room.baseAddress, room.count)
      }
    }
    return listed < 0 ? nil : listed
  }

  /// Returns the number of the first word from `start` on with a line end that ends no record, or `nil` if there is none.
  func firstInner(of words: Span<SeparatorMap.Word>, from start: Int) -> Int? {
    // SAFETY: the scan reads words from a valid index below the count only, and `SeparatorMap.Word` has the three fields of
    // `scan_word` in order.
    let first = unsafe words.withUnsafeBufferPointer { words in
      unsafe words.withMemoryRebound(to: scan_word.self) { words in
        unsafe functions.pointee.inner(words.baseAddress, start, words.count)
      }
    }
    return first < words.count ? first : nil
  }

  /// Returns the offset after the byte that closes the last open container of JSON; the count if the bytes do not close it.
  ///
  /// - Parameter state: The state after the bytes before, in which a container is open.
  func endOfContainers(in bytes: Span<UInt8>, _ state: inout scan_nesting) -> Int {
    // SAFETY: the scan reads the bytes of the buffer, up to its count.
    unsafe bytes.withUnsafeBufferPointer {
      unsafe functions.pointee.nesting($0.baseAddress, $0.count, &state)
    }
  }

  /// - Parameter scan: Writes words, and returns their number and a result.
  private func write(
    _ bytes: Span<UInt8>, to words: inout OutputSpan<SeparatorMap.Word>,
    _ scan: (UnsafeBufferPointer<UInt8>, UnsafeMutablePointer<scan_word>?) -> (words: Int, result: Int)
  ) -> Int {
    let needed = (bytes.count + 63) / 64
    precondition(words.freeCapacity >= needed, "each block has room for its word")
    // SAFETY: there is room for a word of each block, and `SeparatorMap.Word` has the three fields of `scan_word` in order;
    // the words written are counted as initialized.
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe words.withUnsafeMutableBufferPointer { room, count in
        let free = unsafe UnsafeMutableBufferPointer(rebasing: room[count...])
        let written = unsafe free.withMemoryRebound(to: scan_word.self) { unsafe scan(bytes, $0.baseAddress) }
        count += written.words
        return written.result
      }
    }
  }
}
