import TestSupport

/// Large random inputs that are determined by a seed; each record has its own number.
enum GeneratedInput {
  private static let ends = ["\n", "\r\n"]

  /// Returns lines `NUMBER…`, about half of which are e-mail addresses. Line ends are LF and CRLF; the last line has
  /// none.
  static func lines(_ count: Int, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var bytes: [UInt8] = []
    for number in 0..<count {
      let line =
        switch UInt8.random(in: 0..<8, using: &generator) {
        case 0...3: "\(number)@example.org"
        case 4: "\(number) has blanks"
        case 5: "\(number)-é\r-\"quoted\",\u{0}"
        case 6: ""
        default: "\(number)@"
        }
      bytes += line.utf8
      if number < count - 1 { bytes += ends.randomElement(using: &generator)!.utf8 }
    }
    return bytes
  }

  /// Returns a table `id,email,zip,note` of at least the given size, with quoted line ends, doubled quotes, stray
  /// quotes, ragged records, invalid UTF-8 and records of several KiB.
  static func table(bytes size: Int, seed: UInt64, blankLines: Bool) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array("\u{FEFF}id,email,zip,note\r\n".utf8)
    var number = 0
    while bytes.count < size {
      number += 1
      let email = ["\(number)@example.org", "\"\(number)@example.org\"", "bad", ""].randomElement(
        using: &generator)!
      let zip = ["12345", "12345", "1234", "\"1\n2\""].randomElement(using: &generator)!
      bytes += "\(number),\(email),\(zip),".utf8
      switch UInt8.random(in: 0..<40, using: &generator) {
      case 0:
        bytes +=
          "\"\(String(repeating: "long\r\n", count: Int.random(in: 1...2000, using: &generator)))\"".utf8
      case 1: bytes += "12\" x 9".utf8
      case 2: bytes += "\"closed\" and on".utf8
      case 3: bytes += "a,ragged,record".utf8
      case 4: bytes += [0xC3, 0x28, 0xFF]
      case 5...20: bytes += "\"say \"\"\(number)\"\", \r\n é\"".utf8
      default: bytes += "plain".utf8
      }
      bytes += ends.randomElement(using: &generator)!.utf8
      if blankLines && UInt8.random(in: 0..<50, using: &generator) == 0 { bytes += "\r\n".utf8 }
    }
    return bytes
  }
}
