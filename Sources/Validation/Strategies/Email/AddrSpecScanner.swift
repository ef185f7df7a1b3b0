internal import Bytes

/// Reads an `addr-spec` of RFC 5322, section 3.4.1, in one pass, without allocation and without recursion.
///
/// With the obsolete syntax the grammar is: words separated by dots, `@`, then atoms separated by dots, or a
/// literal. Comments and folding white space may surround each of them:
///
///     local-part     = word *("." word)                     ; obs-local-part, which has the others in it
///     word           = [CFWS] (1*atext / quoted-string) [CFWS]
///     domain         = atom *("." atom) / domain-literal    ; obs-domain
///     domain-literal = [CFWS] "[" *([FWS] dtext) [FWS] "]" [CFWS]
///     FWS            = 1*([CRLF] WSP)                       ; with obs-FWS of erratum 1908
enum AddrSpecScanner {
  static func fault(in value: Span<UInt8>) -> EmailFault? {
    var index = 0
    do throws(EmailFault) {
      try readLocalPart(value, &index)
      try readDomain(value, &index)
      return nil
    } catch {
      return error
    }
  }

  /// Reads the words before the `@`, and the `@`.
  private static func readLocalPart(_ value: Span<UInt8>, _ index: inout Int) throws(EmailFault) {
    while true {
      try skipCommentsAndFolds(value, &index, in: .localPart)
      guard index < value.count else { throw endFault(of: value) }
      if value[index] == UInt8(ascii: "\"") {
        try readQuotedString(value, &index)
      } else {
        let start = index
        while index < value.count, EmailScanner.isAtext(value[index]) { index += 1 }
        guard index < value.count else { throw endFault(of: value) }
        guard index > start else {
          throw value[0] == EmailScanner.at ? .localPartMissing : .localPartCharacter(at: index)
        }
      }
      try skipCommentsAndFolds(value, &index, in: .localPart)
      guard index < value.count else { throw endFault(of: value) }
      index += 1
      if value[index - 1] == EmailScanner.at { return }
      guard value[index - 1] == UInt8(ascii: ".") else { throw .localPartCharacter(at: index - 1) }
    }
  }

  /// The fault of a value that ends before the `@` after its local part, which is not an `@` within quotes or
  /// a comment.
  private static func endFault(of value: Span<UInt8>) -> EmailFault {
    value.firstIndex(of: EmailScanner.at) == nil ? .noAtSign : .localPartCharacter(at: value.count - 1)
  }

  /// Reads `DQUOTE *([FWS] qcontent) [FWS] DQUOTE`.
  private static func readQuotedString(_ value: Span<UInt8>, _ index: inout Int) throws(EmailFault) {
    let start = index
    index += 1
    while index < value.count, value[index] != UInt8(ascii: "\"") {
      guard skipQuotedPair(value, &index) || skipFold(value, &index) || skipText(value, &index) else {
        throw .localPartCharacter(at: index)
      }
    }
    guard index < value.count else {
      throw value.firstIndex(of: EmailScanner.at) == nil ? .noAtSign : .localPartCharacter(at: start)
    }
    index += 1
  }

  /// Reads the domain, from after the `@` to the end.
  private static func readDomain(_ value: Span<UInt8>, _ index: inout Int) throws(EmailFault) {
    guard index < value.count else { throw .domainMissing }
    try skipCommentsAndFolds(value, &index, in: .domain)
    if index < value.count, value[index] == UInt8(ascii: "[") {
      try readLiteral(value, &index)
      try skipCommentsAndFolds(value, &index, in: .domain)
      guard index == value.count else { throw .domainCharacter(at: index) }
      return
    }
    while true {
      try skipCommentsAndFolds(value, &index, in: .domain)
      let start = index
      while index < value.count, EmailScanner.isAtext(value[index]) { index += 1 }
      guard index > start else { throw .domainCharacter(at: min(index, value.count - 1)) }
      try skipCommentsAndFolds(value, &index, in: .domain)
      guard index < value.count else { return }
      guard value[index] == UInt8(ascii: ".") else { throw .domainCharacter(at: index) }
      index += 1
    }
  }

  /// Reads `"[" *([FWS] dtext) [FWS] "]"`.
  private static func readLiteral(_ value: Span<UInt8>, _ index: inout Int) throws(EmailFault) {
    index += 1
    while index < value.count, value[index] != UInt8(ascii: "]") {
      guard value[index] != UInt8(ascii: "["),
        skipQuotedPair(value, &index) || skipFold(value, &index) || skipText(value, &index)
      else { throw .domainCharacter(at: index) }
    }
    guard index < value.count else { throw .addressLiteral }
    index += 1
  }

  /// The part of an address that has a comment.
  private enum Part {
    case localPart, domain
  }

  /// Skips `[CFWS]`, with a counter of the depth of comments instead of recursion.
  private static func skipCommentsAndFolds(
    _ value: Span<UInt8>, _ index: inout Int, in part: Part
  ) throws(EmailFault) {
    var depth = 0
    var start = index
    while index < value.count {
      if skipFold(value, &index) { continue }
      if value[index] == UInt8(ascii: "(") {
        if depth == 0 { start = index }
        depth += 1
        index += 1
      } else if depth == 0 {
        return
      } else if value[index] == UInt8(ascii: ")") {
        depth -= 1
        index += 1
      } else if !skipQuotedPair(value, &index), !skipText(value, &index) {
        throw part == .domain ? .domainCharacter(at: index) : .localPartCharacter(at: index)
      }
    }
    if depth > 0 { throw .commentUnclosed(at: start) }
  }

  /// Skips `1*([CRLF] WSP)`, and returns whether there was any.
  private static func skipFold(_ value: Span<UInt8>, _ index: inout Int) -> Bool {
    let start = index
    while index < value.count {
      let space = value.starts(with: "\r\n", at: index) ? index + 2 : index
      guard space < value.count, value[space] == UInt8(ascii: " ") || value[space] == UInt8(ascii: "\t")
      else { break }
      index = space + 1
    }
    return index > start
  }

  /// Skips `"\" (VCHAR / WSP)` or the obsolete `"\"` and any other character of ASCII.
  private static func skipQuotedPair(_ value: Span<UInt8>, _ index: inout Int) -> Bool {
    guard value[index] == UInt8(ascii: "\\"), index + 1 < value.count, value[index + 1] < 0x80 else {
      return false
    }
    index += 2
    return true
  }

  /// Skips one printable character, or a control character other than NUL, tab, LF and CR, that is not a
  /// backslash.
  private static func skipText(_ value: Span<UInt8>, _ index: inout Int) -> Bool {
    let byte = value[index]
    let isPrintable = 33...126 ~= byte && byte != UInt8(ascii: "\\")
    let isObsolete = 1...8 ~= byte || 11...12 ~= byte || 14...31 ~= byte || byte == 127
    guard isPrintable || isObsolete else { return false }
    index += 1
    return true
  }
}
