internal import CScan

/// The scans over blocks of 64 bytes that are written in C, by one kind of instructions. They agree in all they say.
@safe
struct ScanBlocks: Sendable {
  // SAFETY of the pointer: it is to a constant of the program.
  private nonisolated(unsafe) let functions: UnsafePointer<scan_blocks>

  /// The fastest that the machine has.
  static let best = unsafe ScanBlocks(functions: scan_blocks_best())

  /// The scans of that form, or `nil` where the machine does not have it.
  init?(_ form: scan_form) {
    guard let functions = unsafe scan_blocks_by(form) else { return nil }
    unsafe self.functions = unsafe functions
  }

  private init(functions: UnsafePointer<scan_blocks>) {
    unsafe self.functions = functions
  }

  /// Adds a word for every block of the bytes until one has a quote out of place, and says how many there are.
  func structure(
    of bytes: Span<UInt8>, _ state: inout scan_state, to words: inout OutputSpan<SeparatorMap.Word>
  ) -> Int {
    unsafe write(bytes, to: &words) { bytes, words in
      let number = unsafe functions.pointee.structure(bytes.baseAddress, bytes.count, &state, words)
      return (number, number)
    }
  }

  /// Adds a word for every block of the bytes, where one byte ends records and lines alike, and says how many end.
  func terminators(_ byte: UInt8, in bytes: Span<UInt8>, to words: inout OutputSpan<SeparatorMap.Word>) -> Int
  {
    unsafe write(bytes, to: &words) { bytes, words in
      let ends = unsafe functions.pointee.terminators(bytes.baseAddress, bytes.count, byte, words)
      return ((bytes.count + 63) / 64, ends)
    }
  }

  /// Lists where the bytes end that the words stand for, of `count` bytes, from the front of the room on; some of the
  /// room after that is written over.
  ///
  /// - Returns: How many there are, or `nil` where there is not room for 64 more than that.
  func list(
    _ places: scan_places, of words: Span<SeparatorMap.Word>, count: Int,
    to room: UnsafeMutableBufferPointer<UInt32>
  ) -> Int? {
    precondition(count <= words.count * 64, "each byte has a word")
    // SAFETY: there is a word for each block of the bytes, of the layout that C knows; the room is never left.
    let listed = unsafe words.withUnsafeBufferPointer { words in
      unsafe words.withMemoryRebound(to: scan_word.self) { words in
        unsafe functions.pointee.list(words.baseAddress, count, places, room.baseAddress, room.count)
      }
    }
    return listed < 0 ? nil : listed
  }

  /// - Parameter scan: Writes words, and says how many, and something more.
  private func write(
    _ bytes: Span<UInt8>, to words: inout OutputSpan<SeparatorMap.Word>,
    _ scan: (UnsafeBufferPointer<UInt8>, UnsafeMutablePointer<scan_word>?) -> (words: Int, result: Int)
  ) -> Int {
    let needed = (bytes.count + 63) / 64
    precondition(words.freeCapacity >= needed, "each block has room for its word")
    // SAFETY: there is room for a word of each block, of the layout that C knows; those written are counted.
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
