internal import Bytes

/// The notation of a code: one pattern, or several separated by `|`, and a valid code as messages show it.
///
/// In a pattern `d` is a digit, `a` an upper-case letter, `c` either of these, `x`, `k` and `h` a digit or the check
/// character X, K or A, and `s` a plus or minus sign; `f` is a hexadecimal digit, `b` a consonant, `v` a digit or consonant, `n` a
/// digit or a letter other than I, O and Q, `p` a digit, a letter, or one of `*`, `@` and `#`, `r` a letter or `&`, `l` a
/// lower-case letter, and `_` a hyphen or a space.
/// Any other character represents itself, and is optional if `?` follows it. Classes, and literal letters and
/// digits, become symbols; other literals are separators. A separator never belongs to the class after it, so
/// that one pass suffices.
///
/// ```swift
/// let notation = CodeNotation("ddd-?dd-?dddd", like: "123-45-6789")
/// (try? notation.read("12345678a".utf8.span).get()) == nil   // true: there is no digit at offset 8
/// ```
struct CodeNotation: Sendable {
  private let patterns: StaticString
  let example: StaticString

  init(_ patterns: StaticString, like example: StaticString) {
    self.patterns = patterns
    self.example = example
  }

  /// The symbols of the code from `start`, or `nil` if no pattern matches. No allocation.
  func symbols(of value: Span<UInt8>, from start: Int = 0) -> CodeSymbols? {
    var pattern = 0
    while pattern < patterns.utf8CodeUnitCount {
      var symbols = CodeSymbols()
      guard read(value, from: start, pattern: pattern, into: &symbols) != nil else { return symbols }
      pattern = end(of: pattern) + 1
    }
    return nil
  }

  /// The symbols of the code from `start`, or the first mismatch in the pattern that matches furthest.
  func read(_ value: Span<UInt8>, from start: Int = 0) -> Result<CodeSymbols, CodeMismatch> {
    var furthest = start
    var pattern = 0
    while pattern < patterns.utf8CodeUnitCount {
      var symbols = CodeSymbols()
      guard let stop = read(value, from: start, pattern: pattern, into: &symbols) else {
        return .success(symbols)
      }
      furthest = max(furthest, stop.offset)
      pattern = end(of: pattern) + 1
    }
    return .failure(mismatch(in: value, from: start, at: furthest))
  }

  /// The place at which a value differs from a pattern.
  private struct Stop {
    let offset: Int
    /// The index of the element that is expected, or of the end of the pattern.
    let element: Int
  }

  /// Matches one pattern; returns the place of the first mismatch, or `nil` for a match to the end.
  private func read(
    _ value: Span<UInt8>, from start: Int, pattern: Int, into symbols: inout CodeSymbols
  ) -> Stop? {
    var offset = start
    var index = pattern
    let end = end(of: pattern)
    while index < end {
      let isOptional = index + 1 < end && patterns[index + 1] == UInt8(ascii: "?")
      let isMet = offset < value.count && CodeMismatch.allows(patterns[index], value[offset])
      guard isMet || isOptional else { return Stop(offset: offset, element: index) }
      if isMet {
        let byte = value[offset]
        let isSymbol = byte.isDigit || byte.isLetter || StaticString("sp").has(patterns[index])
        if isSymbol { symbols.append(byte, at: offset) }
        offset += 1
      }
      index += isOptional ? 2 : 1
    }
    return offset == value.count ? nil : Stop(offset: offset, element: end)
  }

  /// The mismatch at the offset that the pattern that matches furthest reaches.
  private func mismatch(in value: Span<UInt8>, from start: Int, at offset: Int) -> CodeMismatch {
    var mismatch = CodeMismatch(offset: offset, actual: offset < value.count ? value[offset] : nil)
    var pattern = 0
    while pattern < patterns.utf8CodeUnitCount {
      var symbols = CodeSymbols()
      let end = end(of: pattern)
      if let stop = read(value, from: start, pattern: pattern, into: &symbols), stop.offset == offset,
        stop.element < end
      {
        mismatch.expect(patterns[stop.element])
      }
      pattern = end + 1
    }
    return mismatch
  }

  private func end(of pattern: Int) -> Int {
    var end = pattern
    while end < patterns.utf8CodeUnitCount, patterns[end] != UInt8(ascii: "|") { end += 1 }
    return end
  }

  /// The valid code after a prefix, and whether its separators may be left out.
  func shown(after prefix: String = "") -> ParameterValue {
    let bare = example.description.utf8.filter { $0.isDigit || $0.isLetter }
    let shown = prefix + example.description
    guard bare.count < example.utf8CodeUnitCount, case .success = read(bare.span) else { return .text(shown) }
    return .phrase("code.separated", ["example": .text(shown)])
  }
}

extension CodeNotation {
  /// Returns the symbols of the value.
  ///
  /// - Parameters:
  ///   - value: The whole value.
  ///   - rule: The name of the rule, with which the code of the failure begins.
  /// - Throws: `RULE.structure` (`expected`, `found`, `position`) if the value does not have the notation.
  func symbols(of value: Span<UInt8>, rule: StaticString) throws(ValidationFailure) -> CodeSymbols {
    switch read(value) {
    case .success(let symbols): return symbols
    case .failure(let mismatch):
      throw ValidationFailure(
        FailureCode(rawValue: "\(rule).structure"),
        ["expected": shown()] + mismatch.parameters(in: value))
    }
  }
}
