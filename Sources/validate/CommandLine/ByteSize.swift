internal import Validation

/// A number of bytes on the command line: digits, and a unit in powers of 1000 (`4MB`) or of 1024 (`4MiB`), in any case.
struct ByteSize: Hashable {
  let bytes: Int

  /// The number of bytes, or `nil` if the text is not a size or exceeds `Int.max`.
  init?(_ text: String) {
    let digits = text.utf8.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard let number = Int(digits: String(Substring(digits))),
      let factor = Self.factor(text.utf8.dropFirst(digits.count).map { $0 | 0x20 })
    else { return nil }
    let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: factor)
    guard !isTooLarge else { return nil }
    self.bytes = bytes
  }

  /// Returns the number of bytes of a unit in lower case, or `nil` for an unknown one.
  private static func factor(_ unit: [UInt8]) -> Int? {
    guard let prefix = unit.first else { return 1 }
    guard let power = Array("kmgt".utf8).firstIndex(of: prefix) else { return nil }
    let base: Int
    switch unit.dropFirst() {
    case [UInt8(ascii: "b")]: base = 1000
    case [UInt8(ascii: "i"), UInt8(ascii: "b")]: base = 1024
    default: return nil
    }
    return (0..<power).reduce(base) { factor, _ in factor * base }
  }
}
