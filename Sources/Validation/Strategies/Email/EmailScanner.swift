internal import Bytes

/// Checks a value against an e-mail profile in one pass from left to right, without allocation except for
/// international labels.
///
/// The same pass decides the verdict (no fault) and the explanation (the fault), so that they cannot differ.
struct EmailScanner {
  /// The punctuation of `atext` of RFC 5322, section 3.2.3.
  private static let punctuation = ByteSet("!#$%&'*+/=?^_`{|}~-")

  /// `atext` of RFC 5322, section 3.2.3; letters and digits, which nearly all bytes are, are recognized by
  /// arithmetic.
  @inline(__always)
  static func isAtext(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || punctuation.contains(byte)
  }

  static let at = UInt8(ascii: "@")
  private static let dot = UInt8(ascii: ".")

  static func fault(in value: Span<UInt8>, profile: EmailProfile) -> EmailFault? {
    switch profile {
    case .practical: practicalFault(in: value)
    case .html: htmlFault(in: value)
    case .rfc5321: mailboxFault(in: value, isInternational: false)
    case .rfc5322: AddrSpecScanner.fault(in: value)
    #if InternationalNames
    case .international: mailboxFault(in: value, isInternational: true)
    #endif
    }
  }

  private static func practicalFault(in value: Span<UInt8>) -> EmailFault? {
    guard value.count <= EmailLimits.address else { return .tooLong(value.count) }
    var at = 0
    if let fault = dotAtomFault(in: value, isInternational: false, end: &at) { return fault }
    guard at <= EmailLimits.localPart else { return .localPartTooLong(at) }
    guard at + 1 < value.count else { return .domainMissing }
    do throws(DomainFault) {
      let labels = try DomainLabels.read(value, from: at + 1)
      guard labels.count > 1 else { return .domainSingleLabel }
      return labels.endsInTopLevel(of: value) ? nil : .topLevelDomain
    } catch {
      return EmailFault(error, domainAt: at + 1)
    }
  }

  private static func htmlFault(in value: Span<UInt8>) -> EmailFault? {
    var index = 0
    while index < value.count, value[index] != at {
      guard isAtext(value[index]) || value[index] == dot else { return .localPartCharacter(at: index) }
      index += 1
    }
    guard index < value.count else { return .noAtSign }
    guard index > 0 else { return .localPartMissing }
    return domainFault(in: value, from: index + 1)
  }

  private static func mailboxFault(in value: Span<UInt8>, isInternational: Bool) -> EmailFault? {
    guard value.count <= EmailLimits.address else { return .tooLong(value.count) }
    var at = 0
    let isQuoted = value.count > 0 && value[0] == UInt8(ascii: "\"")
    let fault =
      isQuoted
      ? quotedStringFault(in: value, isInternational: isInternational, end: &at)
      : dotAtomFault(in: value, isInternational: isInternational, end: &at)
    if let fault { return fault }
    guard at <= EmailLimits.localPart else { return .localPartTooLong(at) }
    let start = at + 1
    guard start < value.count, value[start] == UInt8(ascii: "[") else {
      return domainFault(in: value, from: start, isInternational: isInternational)
    }
    guard value[value.count - 1] == UInt8(ascii: "]"), start + 1 < value.count else {
      return .addressLiteral
    }
    return AddressLiteral.isValid(value.extracting(start + 1..<value.count - 1)) ? nil : .addressLiteral
  }

  /// Reads `1*atext *("." 1*atext)` up to the first `@`, whose offset is `end`.
  private static func dotAtomFault(
    in value: Span<UInt8>, isInternational: Bool, end: inout Int
  ) -> EmailFault? {
    var index = 0
    var atomStart = 0
    while index < value.count {
      let byte = value[index]
      if byte.isLetter || byte.isDigit {
        index += 1
        continue
      }
      if byte == dot {
        guard index > atomStart else { return .localPartCharacter(at: index) }
        atomStart = index + 1
      } else if byte == at {
        guard index > 0 else { return .localPartMissing }
        guard index > atomStart else { return .localPartCharacter(at: index - 1) }
        end = index
        return nil
      } else if !isAtext(byte) {
        let count = isInternational ? nonASCIICount(in: value, at: index) : 0
        guard count > 0 else { return .localPartCharacter(at: index) }
        index += count - 1
      }
      index += 1
    }
    return .noAtSign
  }

  /// The number of bytes of the well-formed scalar beyond ASCII at the index; 0 if there is none.
  private static func nonASCIICount(in value: Span<UInt8>, at index: Int) -> Int {
    let scalar = UTF8Sequence.length(in: value, at: index)
    return scalar.isWellFormed && value[index] >= 0x80 ? scalar.count : 0
  }

  /// Reads `DQUOTE *QcontentSMTP DQUOTE` of RFC 5321, section 4.1.2, and the `@` after it, whose offset is
  /// `end`.
  private static func quotedStringFault(
    in value: Span<UInt8>, isInternational: Bool, end: inout Int
  ) -> EmailFault? {
    var index = 1
    while index < value.count, value[index] != UInt8(ascii: "\"") {
      let count = isInternational ? nonASCIICount(in: value, at: index) : 0
      if count > 0 {
        index += count
        continue
      }
      if value[index] == UInt8(ascii: "\\") { index += 1 }
      guard index < value.count, 0x20...0x7E ~= value[index] else {
        return .localPartCharacter(at: min(index, value.count - 1))
      }
      index += 1
    }
    guard index + 1 < value.count else {
      let hasAtSign = value.indices.contains { value[$0] == Self.at }
      return hasAtSign ? .localPartCharacter(at: 0) : .noAtSign
    }
    guard value[index + 1] == at else { return .localPartCharacter(at: index + 1) }
    end = index + 1
    return nil
  }

  private static func domainFault(
    in value: Span<UInt8>, from start: Int, isInternational: Bool = false
  ) -> EmailFault? {
    guard start < value.count else { return .domainMissing }
    do throws(DomainFault) {
      #if InternationalNames
      if isInternational { return try internationalDomainFault(in: value, from: start) }
      #endif
      _ = try DomainLabels.read(value, from: start)
      return nil
    } catch {
      return EmailFault(error, domainAt: start)
    }
  }

  #if InternationalNames
  private static func internationalDomainFault(
    in value: Span<UInt8>, from start: Int
  ) throws(DomainFault) -> EmailFault? {
    if (start..<value.count).allSatisfy({ value[$0] < 0x80 }) {
      let labels = try DomainLabels.read(value, from: start)
      guard labels.hasReservedLabel else { return nil }
    }
    let count = start + (try InternationalDomain.check(value, from: start, as: .mail))
    return count <= EmailLimits.address ? nil : .tooLong(count)
  }
  #endif
}
