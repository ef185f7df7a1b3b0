internal import Bytes

/// E-mail addresses as the Python package `validators` 0.36 accepts them; ``PythonFormatStrategy`` lists the
/// differences.
enum PythonEmail {
  static func isEmail(_ value: Span<UInt8>) -> Bool {
    let at = UInt8(ascii: "@")
    guard let end = value.firstIndex(of: at), value.firstIndex(of: at, from: end + 1) == nil else {
      return false
    }
    let local = value.extracting(0..<end)
    let domain = value.extracting(end + 1..<value.count)
    guard UTF8Sequence.scalarCount(in: local) <= 64, UTF8Sequence.scalarCount(in: domain) <= 253 else {
      return false
    }
    return isLocalPart(local) && isDomain(domain)
  }

  /// The `$` of its pattern also matches before a newline at the end.
  private static func isLocalPart(_ local: Span<UInt8>) -> Bool {
    guard local.count > 0 else { return false }
    let hasNewline = local[local.count - 1] == 0x0A
    let local = local.extracting(0..<local.count - (hasNewline ? 1 : 0))
    return isDotAtom(local) || isQuoted(local)
  }

  /// U+00A0 to U+024F.
  private static func isExtendedLatin(_ value: Span<UInt8>, at index: Int) -> Bool {
    guard let scalar = UTF8Sequence.scalar(in: value, at: index).scalar else { return false }
    return 0xA0...0x24F ~= scalar.value
  }

  private static let atoms = ByteSet.lettersAndDigits.union(ByteSet("!#$%&'*+/=?^_`{}|~-"))

  private static func isDotAtom(_ local: Span<UInt8>) -> Bool {
    var index = 0
    var isAfterAtom = false
    while index < local.count {
      if local[index] == UInt8(ascii: ".") {
        guard isAfterAtom else { return false }
        isAfterAtom = false
      } else {
        guard atoms.contains(local[index]) || isExtendedLatin(local, at: index) else { return false }
        isAfterAtom = true
      }
      index += UTF8Sequence.length(in: local, at: index).count
    }
    return isAfterAtom
  }

  private static func isQuoted(_ local: Span<UInt8>) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard local.count >= 2, local[0] == quote, local[local.count - 1] == quote else { return false }
    var index = 1
    while index < local.count - 1 {
      if local[index] == UInt8(ascii: "\\") {
        guard index + 1 < local.count - 1, local[index + 1] == 0x09 || local[index + 1] == UInt8(ascii: ".")
        else {
          return false
        }
        index += 2
      } else {
        guard isQuotable(local[index]) || isExtendedLatin(local, at: index) else { return false }
        index += UTF8Sequence.length(in: local, at: index).count
      }
    }
    return true
  }

  private static func isQuotable(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x01...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x21, 0x23...0x5B, 0x5D...0x7F: true
    default: false
    }
  }

  private static func isDomain(_ domain: Span<UInt8>) -> Bool {
    guard UTF8Sequence.endOfASCII(in: domain, from: 0) == domain.count else {
      return WebDomain(domain, isStrict: true) != nil && domain.firstIndex(of: UInt8(ascii: ".")) != nil
    }
    var start = 0
    var labels = 0
    while let end = domain.firstIndex(of: UInt8(ascii: "."), from: start) {
      guard isLabel(domain.extracting(start..<end)) else { return false }
      labels += 1
      start = end + 1
    }
    let last = domain.extracting(start..<domain.count)
    guard labels > 0, 2...63 ~= last.count, last[0].isLetter || last[0].isDigit, last[last.count - 1].isLetter
    else {
      return false
    }
    return last.indices.allSatisfy { isLabelByte(last[$0]) }
  }

  private static func isLabel(_ label: Span<UInt8>) -> Bool {
    guard 1...63 ~= label.count, label.indices.allSatisfy({ isLabelByte(label[$0]) }) else { return false }
    return label[0] != UInt8(ascii: "-") && label[label.count - 1] != UInt8(ascii: "-")
  }

  private static func isLabelByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-")
  }
}
