internal import Bytes
internal import CScan

extension PatternAutomaton {
  /// The number of values that are judged singly after some that were read side by side, and the maximum to which it is doubled
  /// each time that none could be.
  private static let singleCounts = (first: 4, largest: 256)

  /// Replaces each verdict that is `valid` by the automaton's, or by that of `other` for a value that the automaton does not decide
  /// because of a byte beyond ASCII.
  ///
  /// - Precondition: There is a verdict for each value, and the values are within the bytes.
  func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>,
    otherwise other: (Range<Int>) -> Verdict
  ) {
    precondition(values.count == verdicts.count, "a verdict for each value")
    var start = 0
    var singles = Self.singleCounts.first
    while start < values.count {
      let judged = judgeFours(values, from: start, in: bytes, verdicts: &verdicts)
      singles = judged > 0 ? Self.singleCounts.first : min(2 &* singles, Self.singleCounts.largest)
      start &+= judged
      let end = min(start &+ singles, values.count)
      while start < end {
        if verdicts[start] == .valid {
          let value = values[start]
          verdicts[start] = verdict(on: bytes.extracting(value)) ?? other(value)
        }
        start &+= 1
      }
    }
  }

  /// Judges values, four side by side, as long as the four are of ASCII, have 16 to 64 bytes and are not at the end of the bytes;
  /// returns their number.
  private func judgeFours(
    _ values: Span<Range<Int>>, from first: Int, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) -> Int {
    let count = values.count - first
    // SAFETY: `Range<Int>` has the two numbers of `scan_range` in order, and `Verdict` is one byte, 0 for `valid`. The function
    // reads only the values, bytes within `bytes`, and elements of `transitions` and `verdicts`, since each of the former is the
    // index of a row with a verdict; it writes only verdicts on the values. There is a value, so that no address but that of the
    // bytes is `nil`, and without bytes none is read.
    return unsafe values.withUnsafeBufferPointer { values in
      let values = unsafe UnsafeRawPointer(values.baseAddress! + first).assumingMemoryBound(
        to: scan_range.self)
      return unsafe verdicts.withUnsafeMutableBufferPointer { verdicts in
        let judged = unsafe UnsafeMutableRawPointer(verdicts.baseAddress! + first)
          .assumingMemoryBound(to: UInt8.self)
        return unsafe self.verdicts.withUnsafeBytes { states in
          let states = unsafe states.assumingMemoryBound(to: UInt8.self).baseAddress
          return unsafe transitions.withUnsafeBufferPointer { rows in
            unsafe bytes.withUnsafeBufferPointer { bytes in
              unsafe scan_by_automaton(
                rows.baseAddress, Self.startRow, states, bytes.baseAddress, bytes.count, values, count, judged
              )
            }
          }
        }
      }
    }
  }
}
