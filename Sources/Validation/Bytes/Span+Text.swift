internal import CScan

extension Span<UInt8> {
  /// The number that the ASCII digits of the range write, or `nil` where another byte stands or where there are more
  /// than 18 digits, which always fit.
  @inline(__always)
  func number(in range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.count <= 18 else { return nil }
    var result = 0
    for index in range {
      guard self[index].isDigit else { return nil }
      result = result &* 10 &+ Int(self[index] &- 0x30)
    }
    return result
  }

  /// Whether the bytes are those of the text.
  func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && starts(with: text)
  }

  /// Whether the bytes begin with those of the text.
  func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    guard count - offset >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[offset + index] != text[index] { return false }
    return true
  }

  /// Whether the bytes are that lower-case ASCII word in any case.
  func isSpelled(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && startsSpelled(word)
  }

  /// Whether the bytes begin with that lower-case ASCII text in any case.
  func startsSpelled(_ text: StaticString, at offset: Int = 0) -> Bool {
    guard count - offset >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[offset + index].lowercased != text[index] {
      return false
    }
    return true
  }

  /// The offset of the first such byte at or after `start`, or `nil`. O(n), by the C library's search.
  func first(_ byte: UInt8, from start: Int = 0) -> Int? {
    guard start < count else { return nil }
    // SAFETY: the search is given bytes of the span and their count, at least one; it gives an index below that, or the count.
    let found = unsafe extracting(start..<count).withUnsafeBufferPointer { bytes in
      unsafe start + Int(scan_for(bytes.baseAddress, bytes.count, byte))
    }
    return found < count ? found : nil
  }
}

extension StaticString {
  /// The byte of the literal at that offset.
  subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < utf8CodeUnitCount, "within the literal")
    // SAFETY: A literal lies in the program's constant data for as long as it runs, and the offset is in it.
    return unsafe utf8Start[offset]
  }
}

extension UInt8 {
  /// The byte with a letter of ASCII in lower case.
  var lowercased: UInt8 { isLetter ? self | 0x20 : self }

  /// Whether the byte is a hexadecimal digit in either case.
  var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }

  /// Whether the byte is an upper-case letter of ASCII.
  var isUppercase: Bool { self &- 0x41 < 26 }

  /// Whether the byte is a lower-case letter of ASCII.
  var isLowercase: Bool { self &- 0x61 < 26 }
}
