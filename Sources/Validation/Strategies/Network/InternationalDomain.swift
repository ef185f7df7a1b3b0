#if InternationalNames
internal import Bytes

/// A domain name with labels of IDNA2008: RFC 5890 to 5893.
enum InternationalDomain {
  /// The labels and separators that a name may have.
  enum Variant {
    /// Letter-digit-hyphen labels and A-labels, separated by `.`; U-labels too, which a caller excludes before.
    case ascii
    /// As ``ascii``, but a label with hyphens as its third and fourth characters must be an A-label (RFC 5890, section
    /// 2.3.1; RFC 6531, section 3.3, `Domain`).
    case mail
    /// As ``mail``, but U+3002, U+FF0E and U+FF61 are dots too (RFC 3490, section 3.1; UTS #46, section 2.3).
    case host
  }

  /// Checks the bytes from `start` to the end as a name of at most 253 bytes in ASCII, and throws the first
  /// fault.
  ///
  /// - Returns: The length of the name in ASCII.
  @discardableResult
  static func check(
    _ value: Span<UInt8>, from start: Int = 0, as variant: Variant
  ) throws(DomainFault) -> Int {
    // A scalar has at most four bytes, and at least one in an A-label.
    guard value.count - start <= 4 * DomainLabels.longestName else {
      throw .tooLong(value.count - start)
    }
    var labels: [(start: Int, label: InternationalLabel)] = []
    var count = -1
    var index = start
    var end = start
    while true {
      guard index < value.count else { throw .labelEmpty(at: end) }
      end = try endOfLabel(value, from: index, as: variant)
      let label = try label(value, index..<end, as: variant)
      labels.append((index, label))
      count += label.asciiCount + 1
      guard end < value.count else { break }
      index = end + UTF8Sequence.length(in: value, at: end).count
    }
    guard count <= DomainLabels.longestName else { throw .tooLong(count) }
    guard labels.contains(where: { BidiRule.isRightToLeft($0.label.scalars) }) else { return count }
    for (start, label) in labels where !BidiRule.holds(for: label.scalars) {
      throw .international(.direction, at: start)
    }
    return count
  }

  /// The offset of the next dot, or the end of the value. Every byte before it is part of well-formed UTF-8
  /// and, if it is ASCII, a letter, digit or hyphen.
  private static func endOfLabel(
    _ value: Span<UInt8>, from start: Int, as variant: Variant
  ) throws(DomainFault) -> Int {
    var index = start
    while index < value.count {
      let byte = value[index]
      if byte == UInt8(ascii: ".") || (variant == .host && value.isWideDot(at: index)) { break }
      let scalar = UTF8Sequence.length(in: value, at: index)
      guard scalar.isWellFormed, byte >= 0x80 || byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-")
      else { throw .character(at: index) }
      index += scalar.count
    }
    return index
  }

  private static func label(
    _ value: Span<UInt8>, _ range: Range<Int>, as variant: Variant
  ) throws(DomainFault) -> InternationalLabel {
    let hyphen = UInt8(ascii: "-")
    let (start, end) = (range.lowerBound, range.upperBound)
    guard !range.isEmpty else { throw .labelEmpty(at: start) }
    guard value[start] != hyphen else { throw .labelHyphen(at: start) }
    guard value[end - 1] != hyphen else { throw .labelHyphen(at: end - 1) }
    let label = value.extracting(range)
    do throws(InternationalLabel.Fault) {
      guard label.indices.allSatisfy({ label[$0] < 0x80 }) else {
        return try InternationalLabel(uLabel: label)
      }
      if label.isALabel(at: 0) { return try InternationalLabel(aLabel: label) }
      let isReserved = label.starts(with: "--", at: 2)
      if variant != .ascii, isReserved { throw InternationalLabel.Fault.hyphens }
    } catch {
      throw .international(error, at: start)
    }
    guard label.count <= DomainLabels.longestLabel else { throw .labelTooLong(label.count, at: start) }
    return InternationalLabel(ascii: label)
  }
}
#endif
