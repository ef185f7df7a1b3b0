internal import Bytes

/// A domain of letter-digit-hyphen labels (RFC 1123, section 2.1; RFC 5321, section 4.1.2): each of 1–63 letters,
/// digits and inner hyphens, separated by dots.
struct DomainLabels {
  /// The maximum number of bytes of a label: RFC 1035, section 2.3.4.
  static let longestLabel = 63
  /// The maximum number of bytes of a name as text. The limit of 255 bytes (RFC 1035, section 2.3.4) includes
  /// a length byte before each label and one for the root; the text has two bytes fewer.
  static let longestName = 253

  let count: Int
  let lastStart: Int
  /// Whether a label begins with `xn--` in any case.
  let hasALabel: Bool
  /// Whether a label has hyphens as its third and fourth characters.
  let hasReservedLabel: Bool

  /// Reads from `start` to the end of the value.
  ///
  /// - Precondition: There is at least one byte to read.
  static func read(_ value: Span<UInt8>, from start: Int = 0) throws(DomainFault) -> DomainLabels {
    var count = 1
    var lastStart = start
    var (hasALabel, hasReservedLabel) = (false, false)
    var index = start
    while index < value.count {
      let byte = value[index]
      defer { index &+= 1 }
      if byte.isLetter || byte.isDigit { continue }
      if byte == UInt8(ascii: ".") {
        try checkEnd(value, lastStart..<index)
        count &+= 1
        lastStart = index &+ 1
      } else if byte == UInt8(ascii: "-") {
        guard index > lastStart else { throw .labelHyphen(at: index) }
        if index == lastStart + 3, value[index - 1] == byte {
          hasReservedLabel = true
          if value.isALabel(at: lastStart) { hasALabel = true }
        }
      } else {
        throw .character(at: index)
      }
    }
    try checkEnd(value, lastStart..<value.count)
    return DomainLabels(
      count: count, lastStart: lastStart, hasALabel: hasALabel, hasReservedLabel: hasReservedLabel)
  }

  /// Throws the fault of the label, if it has one. The offset of an empty label is that of the dot next to
  /// it.
  private static func checkEnd(_ value: Span<UInt8>, _ label: Range<Int>) throws(DomainFault) {
    guard !label.isEmpty else { throw .labelEmpty(at: min(label.lowerBound, value.count - 1)) }
    guard value[label.upperBound - 1] != UInt8(ascii: "-") else {
      throw .labelHyphen(at: label.upperBound - 1)
    }
    guard label.count <= longestLabel else {
      throw .labelTooLong(label.count, at: label.lowerBound)
    }
  }

  /// The offset of the last label of a name if it consists of digits of ASCII, or `nil`.
  ///
  /// - Parameter name: A name, which may have the dots of ``InternationalDomain``.
  static func numericEnd(of name: Span<UInt8>) -> Int? {
    var start = name.count
    while start > 0, name[start - 1].isDigit { start -= 1 }
    guard start < name.count else { return nil }
    let isLabel =
      start == 0 || name[start - 1] == UInt8(ascii: ".") || start > 2 && name.isWideDot(at: start - 3)
    return isLabel ? start : nil
  }

  /// Whether the last label consists of at least two letters, or begins with `xn--` and is longer than that.
  func endsInTopLevel(of value: Span<UInt8>) -> Bool {
    var index = lastStart
    while index < value.count, value[index].isLetter { index &+= 1 }
    let length = value.count - lastStart
    return index == value.count ? length >= 2 : length > 4 && value.isALabel(at: lastStart)
  }
}

/// The first fault of a value that is not a domain name, with its byte offset.
enum DomainFault: Error, Equatable {
  /// The name has that many bytes in ASCII.
  case tooLong(Int)
  case character(at: Int)
  case labelEmpty(at: Int)
  case labelTooLong(Int, at: Int)
  case labelHyphen(at: Int)
  /// The label that begins there is not one of IDNA2008.
  case international(InternationalLabel.Fault, at: Int)

  /// The failure that reports this fault of the value.
  func failure(of value: Span<UInt8>) -> ValidationFailure {
    switch self {
    case .tooLong: .init("hostname.too-long", ["maximum": .integer(DomainLabels.longestName)])
    case .character(let offset): .init("hostname.character", .character(offset, in: value))
    case .labelEmpty(let offset):
      .init("hostname.label-empty", .position(offset, in: value) + Self.end(of: value))
    case .labelTooLong(_, let offset), .international(.tooLong, let offset):
      .init(
        "hostname.label-too-long",
        ["maximum": .integer(DomainLabels.longestLabel)] + .position(offset, in: value))
    case .labelHyphen(let offset): .init("hostname.label-hyphen", .position(offset, in: value))
    case .international(.disallowed, let offset):
      .init("hostname.label-disallowed", .position(offset, in: value) + Self.spelling(of: value, at: offset))
    case .international(let fault, let offset):
      .init(FailureCode(rawValue: "hostname.label-" + fault.rawValue), .position(offset, in: value))
    }
  }

  /// What selects the message about an empty label: whether the name ends with the dot after a label.
  private static func end(of value: Span<UInt8>) -> FailureParameters {
    let count = value.count
    guard count > 1, value[count - 1] == UInt8(ascii: "."), value[count - 2] != UInt8(ascii: ".") else {
      return [:]
    }
    return value.firstIndex(of: UInt8(ascii: ".")) == 0 ? [:] : ["variant": "end"]
  }

  /// What selects the message about a disallowed character of the label at an offset: whether the label is an A-label, or has a
  /// capital.
  private static func spelling(of value: Span<UInt8>, at offset: Int) -> FailureParameters {
    if value.isALabel(at: offset) { return ["variant": "a-label"] }
    let label = String(repairing: value.extracting(offset..<value.count)).prefix { $0 != "." }
    return label.contains(where: \.isUppercase) ? ["variant": "capital"] : [:]
  }
}

extension Span<UInt8> {
  /// Whether U+3002, U+FF0E or U+FF61 begins at the offset, each of which is a dot in an international name.
  func isWideDot(at offset: Int) -> Bool {
    starts(with: "\u{3002}", at: offset) || starts(with: "\u{FF0E}", at: offset)
      || starts(with: "\u{FF61}", at: offset)
  }

  /// Whether `xn--` begins at the offset, in any case.
  func isALabel(at offset: Int) -> Bool {
    startsSpelled("xn--", at: offset)
  }
}
