internal import Bytes

/// The notation of a code: one pattern, or several separated by `|`.
///
/// In a pattern `d` is a digit, `a` an upper-case letter, `c` either of these, `x`, `k` and `h` a digit or the check
/// character X, K or A, and `s` a plus or minus sign.
/// Any other character represents itself, and is optional if `?` follows it. Classes, and literal letters and
/// digits, become symbols; other literals are separators. A separator never belongs to the class after it, so
/// that one pass suffices.
///
/// ```swift
/// CodeNotation("ddd-?dd-?dddd").described  // "999999999"
/// ```
struct CodeNotation: Sendable {
  private let patterns: StaticString

  init(_ patterns: StaticString) {
    self.patterns = patterns
  }

  /// The symbols of the code from `start`, or the offset of the first mismatch in the pattern that matches furthest.
  func read(_ value: Span<UInt8>, from start: Int = 0) -> Result<CodeSymbols, Mismatch> {
    var furthest = start
    var pattern = 0
    while pattern < patterns.utf8CodeUnitCount {
      var symbols = CodeSymbols()
      let stop = read(value, from: start, pattern: pattern, into: &symbols)
      if stop == nil { return .success(symbols) }
      furthest = max(furthest, stop ?? furthest)
      pattern = end(of: pattern) + 1
    }
    return .failure(Mismatch(offset: furthest))
  }

  /// The first mismatch of a value.
  struct Mismatch: Error {
    let offset: Int
  }

  /// Matches one pattern; returns the offset of the first mismatch, or `nil` for a match to the end.
  private func read(
    _ value: Span<UInt8>, from start: Int, pattern: Int, into symbols: inout CodeSymbols
  ) -> Int? {
    var offset = start
    var index = pattern
    let end = end(of: pattern)
    while index < end {
      let isOptional = index + 1 < end && patterns[index + 1] == UInt8(ascii: "?")
      let isMet = offset < value.count && Self.allows(patterns[index], value[offset])
      guard isMet || isOptional else { return offset }
      if isMet {
        let byte = value[offset]
        let isSymbol = byte.isDigit || byte.isLetter || patterns[index] == UInt8(ascii: "s")
        if isSymbol { symbols.append(byte, at: offset) }
        offset += 1
      }
      index += isOptional ? 2 : 1
    }
    return offset == value.count ? nil : offset
  }

  private static func allows(_ element: UInt8, _ byte: UInt8) -> Bool {
    switch element {
    case UInt8(ascii: "d"): byte.isDigit
    case UInt8(ascii: "a"): byte.isUppercase
    case UInt8(ascii: "c"): byte.isDigit || byte.isUppercase
    case UInt8(ascii: "x"): byte.isDigit || byte == UInt8(ascii: "X")
    case UInt8(ascii: "k"): byte.isDigit || byte == UInt8(ascii: "K")
    case UInt8(ascii: "h"): byte.isDigit || byte == UInt8(ascii: "A")
    case UInt8(ascii: "s"): byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    default: byte == element
    }
  }

  private func end(of pattern: Int) -> Int {
    var end = pattern
    while end < patterns.utf8CodeUnitCount, patterns[end] != UInt8(ascii: "|") { end += 1 }
    return end
  }

  /// The notation as messages show it: 9 for a digit, A for a letter, X for either, without optional
  /// characters.
  var described: String {
    patterns.description.split(separator: "|").map { pattern in
      var result = ""
      for character in pattern {
        switch character {
        case "d": result += "9"
        case "a": result += "A"
        case "c": result += "X"
        case "s": result += "-"
        case "?": result.removeLast()
        default: result.append(character)
        }
      }
      return result
    }.joined(separator: ", ")
  }
}

extension CodeNotation {
  /// Returns the symbols of the value.
  ///
  /// - Parameters:
  ///   - value: The whole value.
  ///   - rule: The name of the rule, with which the code of the failure begins.
  /// - Throws: `RULE.structure` (`expected`, `position`) if the value does not have the notation.
  func symbols(of value: Span<UInt8>, rule: StaticString) throws(ValidationFailure) -> CodeSymbols {
    switch read(value) {
    case .success(let symbols): return symbols
    case .failure(let mismatch):
      throw ValidationFailure(
        FailureCode(rawValue: "\(rule).structure"),
        ["expected": .text(described)] + .position(mismatch.offset, in: value))
    }
  }
}
