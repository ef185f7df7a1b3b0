internal import Bytes

/// A name in CSS, in lower case: letters, digits and hyphens. No allocation.
struct CSSName {
  /// One more than the characters of the longest name that a color has.
  private static let capacity = 24

  private var bytes = InlineArray<24, UInt8>(repeating: 0)
  private var count = 0

  /// Appends a letter, in either case, a digit or a hyphen; a name that becomes too long is none that is known.
  mutating func append(_ byte: UInt8) {
    guard count < Self.capacity else { return }
    bytes[count] = byte.isLetter ? byte | 0x20 : byte
    count += 1
  }

  /// Whether the name is one of the words.
  func isOne(of words: SortedWords) -> Bool { words.contains(bytes.span.extracting(0..<count)) }

  static func == (name: CSSName, text: StaticString) -> Bool {
    guard name.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<name.count where name.bytes[index] != text[index] { return false }
    return true
  }
}
