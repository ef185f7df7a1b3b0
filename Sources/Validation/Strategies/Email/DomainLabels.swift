/// A domain of letter-digit-hyphen labels (RFC 1123, section 2.1; RFC 5321, section 4.1.2): each of 1–63 letters,
/// digits and inner hyphens, with dots between.
struct DomainLabels {
  private(set) var count = 1
  private(set) var lastStart: Int

  /// Reads from `start` to the end of the value.
  static func read(_ value: Span<UInt8>, from start: Int) -> Result<DomainLabels, EmailFault> {
    var labels = DomainLabels(lastStart: start)
    for index in start..<value.count {
      let byte = value[index]
      if byte.isLetter || byte.isDigit { continue }
      if byte == UInt8(ascii: "-") {
        guard index > labels.lastStart else { return .failure(.labelHyphen(at: index)) }
      } else if byte == UInt8(ascii: ".") {
        if let fault = fault(value, labels.lastStart..<index) { return .failure(fault) }
        labels.count += 1
        labels.lastStart = index + 1
      } else {
        return .failure(.domainCharacter(at: index))
      }
    }
    if let fault = fault(value, labels.lastStart..<value.count) { return .failure(fault) }
    return .success(labels)
  }

  /// What keeps the last label from being one; an empty one is placed at the dot beside it.
  private static func fault(_ value: Span<UInt8>, _ label: Range<Int>) -> EmailFault? {
    guard !label.isEmpty else {
      return .labelEmpty(at: min(label.lowerBound, value.count - 1))
    }
    guard value[label.upperBound - 1] != UInt8(ascii: "-") else {
      return .labelHyphen(at: label.upperBound - 1)
    }
    guard label.count <= EmailLimits.label else {
      return .labelTooLong(label.count, at: label.lowerBound)
    }
    return nil
  }
}
