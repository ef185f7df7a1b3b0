internal import Bytes

extension Dialect {
  /// Returns the state of a machine before the byte at an offset outside quotes, if all bytes of the record so far are those of a
  /// byte-order mark, or the first of them; otherwise `nil`.
  @inline(__always)
  func stateInMark(in bytes: Span<UInt8>, before offset: Int) -> RecordMachine.State? {
    // No byte of a mark is ASCII, as nearly all others are.
    offset > 0 && bytes[offset - 1] >= 0x80 ? stateAfterBytes(in: bytes, before: offset) : nil
  }

  @inline(never)
  private func stateAfterBytes(in bytes: Span<UInt8>, before offset: Int) -> RecordMachine.State? {
    let states: [RecordMachine.State] = [.mark1, .mark2, .fieldStart]
    for (count, state) in zip(1...states.count, states) where count <= offset {
      let isMark = (0..<count).allSatisfy { bytes[offset - count + $0] == ByteOrderMark.utf8[$0] }
      if isMark, isRecordStart(offset - count, in: bytes) { return state }
    }
    return nil
  }

  /// Whether a record begins at an offset outside quotes.
  private func isRecordStart(_ offset: Int, in bytes: Span<UInt8>) -> Bool {
    guard offset > 0 else { return true }
    guard bytes[offset - 1].isLineEnd else { return false }
    var escapes = 0
    while let escape, escapes < offset - 1, bytes[offset - 2 - escapes] == escape { escapes += 1 }
    return escapes.isMultiple(of: 2)
  }
}

extension UInt8 {
  /// Whether the byte is LF or CR.
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}
