internal import Bytes
internal import CScan

/// The ends of single tokens of strict JSON (RFC 8259), for a reader that does not need their values.
///
/// The bytes consist of a text and the bytes after it, the first of which is a control character.
extension Span<UInt8> {
  /// Returns the offset of the first byte at or after an offset that is not white space; the end if all bytes before it
  /// are.
  @inline(__always)
  func afterWhiteSpace(_ offset: Int, _ end: Int) -> Int {
    var offset = offset
    while offset < end, self[offset] <= 0x20, self[offset].isJSONWhiteSpace { offset &+= 1 }
    return offset
  }

  /// Returns the offset after a string.
  ///
  /// - Parameters:
  ///   - start: The offset after the quote that begins it.
  ///   - hasEscapes: Set to `true` if the string has escapes, otherwise unchanged.
  /// - Returns: `nil` for a string that does not end, or that has a byte or an escape that is not allowed. UTF-8 is not checked.
  @inline(__always)
  func endOfString(from start: Int, _ hasEscapes: inout Bool) -> Int? {
    var offset = start
    while true {
      // SAFETY: `scan_json_string` reads as many bytes as the buffer has, and stores no pointer.
      offset &+= unsafe extracting(offset...).withUnsafeBufferPointer { bytes in
        unsafe Int(scan_json_string(bytes.baseAddress, bytes.count))
      }
      guard offset < count else { return nil }
      if self[offset] == UInt8(ascii: "\"") { return offset &+ 1 }
      guard self[offset] == UInt8(ascii: "\\"), let end = endOfEscape(at: offset) else { return nil }
      hasEscapes = true
      offset = end
    }
  }

  /// Returns the offset after an escape, or after two that are a surrogate pair; `nil` if it is not allowed.
  private func endOfEscape(at offset: Int) -> Int? {
    guard offset &+ 1 < count else { return nil }
    switch self[offset &+ 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return offset &+ 2
    case UInt8(ascii: "u"):
      guard let unit = unit(at: offset), !UTF16.isTrailSurrogate(unit) else { return nil }
      guard UTF16.isLeadSurrogate(unit) else { return offset &+ 6 }
      guard let trail = self.unit(at: offset &+ 6), UTF16.isTrailSurrogate(trail) else { return nil }
      return offset &+ 12
    default: return nil
    }
  }

  /// Returns the code unit of an escape `\uXXXX`, or `nil` if there is none at the offset.
  private func unit(at offset: Int) -> UInt16? {
    guard offset &+ 6 <= count, self[offset] == UInt8(ascii: "\\"), self[offset &+ 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for index in offset &+ 2..<offset &+ 6 {
      guard let digit = self[index].hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// Returns the offset after a number, or `nil` if there is none at the offset.
  @inline(__always)
  func endOfNumber(from start: Int) -> Int? {
    var offset = start
    if self[offset] == UInt8(ascii: "-") { offset &+= 1 }
    if offset < count, self[offset] == UInt8(ascii: "0") {
      offset &+= 1
    } else {
      guard let end = endOfDigits(from: offset) else { return nil }
      offset = end
    }
    if offset < count, self[offset] == UInt8(ascii: ".") {
      guard let end = endOfDigits(from: offset &+ 1) else { return nil }
      offset = end
    }
    if offset < count, self[offset] | 0x20 == UInt8(ascii: "e") {
      offset &+= 1
      if offset < count, self[offset] == UInt8(ascii: "+") || self[offset] == UInt8(ascii: "-") {
        offset &+= 1
      }
      return endOfDigits(from: offset)
    }
    return offset
  }

  /// Returns the offset after one or more digits, or `nil` if there are none.
  @inline(__always)
  private func endOfDigits(from start: Int) -> Int? {
    var offset = start
    while offset < count, self[offset].isDigit { offset &+= 1 }
    return offset > start ? offset : nil
  }

  /// Returns the offset after `true`, `false` or `null`, or `nil` if there is none of them at the offset.
  @inline(__always)
  func endOfLiteral(from start: Int) -> Int? {
    if starts(with: "true", at: start) || starts(with: "null", at: start) { return start &+ 4 }
    return starts(with: "false", at: start) ? start &+ 5 : nil
  }
}
